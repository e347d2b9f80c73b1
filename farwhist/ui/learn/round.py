"""One round of questions: each until it is answered right, the wrong ones again at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from farwhist.ui.learn.question import Question

A_DAY: Final = 8
"""So many questions are asked on a day."""

Mark = Literal["open", "right", "wrong"]


class Round:
    """The questions of a day, in order.

    `marks` tells how each was answered first, and `told` whether that of now has been answered.
    """

    def __init__(self, questions: Sequence[Question]) -> None:
        self._questions = list(questions)
        self._order = list(range(len(questions)))
        self.marks: list[Mark] = ["open"] * len(questions)
        self.told = False

    @property
    def now(self) -> Question | None:
        """The question that is asked, if one is left."""
        return self._questions[self._order[0]] if self._order else None

    @property
    def again(self) -> bool:
        """Whether the question was answered wrong before in this round."""
        return bool(self._order) and self.marks[self._order[0]] == "wrong"

    def answer(self, *, right: bool) -> bool:
        """Take in an answer; return whether it was the first to this question."""
        number = self._order[0]
        self.told = True
        first = self.marks[number] == "open"
        if first:
            self.marks[number] = "right" if right else "wrong"
        if not right:
            self._order.append(number)
        return first

    def go_on(self) -> None:
        """Go to the next question."""
        self._order.pop(0)
        self.told = False
