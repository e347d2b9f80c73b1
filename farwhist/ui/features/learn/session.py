"""One round of questions: each until it is answered right, the wrong ones again at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from farwhist.ui.features.learn.question import Question

A_DAY: Final = 8
"""So many questions are asked on a day."""

Mark = Literal["open", "right", "wrong", "out"]


class LearnSession:
    """The questions of a day, in order.

    `marks` tells how each was answered first, and `told` whether that of now has been answered.
    """

    def __init__(self, questions: Sequence[Question]) -> None:
        self._questions = list(questions)
        self._order = list(range(len(questions)))
        self.marks: list[Mark] = ["open"] * len(questions)
        self.told = False
        self._out: tuple[int, Mark] | None = None

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

    @property
    def count(self) -> int:
        """How many questions there are, without those that were left out."""
        return sum(each != "out" for each in self.marks)

    @property
    def number(self) -> int:
        """Which of those that were not left out is asked, from 1; 0 when none is left."""
        if not self._order:
            return 0
        return sum(each != "out" for each in self.marks[: self._order[0] + 1])

    def leave_out(self) -> None:
        """Take the question of now out of the round; see `put_back`."""
        number = self._order[0]
        self._out = number, self.marks[number]
        self.marks[number] = "out"
        self._order = [each for each in self._order if each != number]
        self.told = False

    def put_back(self) -> None:
        """Ask the question that was left out last, before all others."""
        if self._out is None:
            return
        if self.told:
            self.go_on()
        (number, mark), self._out = self._out, None
        self.marks[number] = mark
        self._order.insert(0, number)

    def go_on(self) -> None:
        """Go to the next question."""
        self._order.pop(0)
        self.told = False
