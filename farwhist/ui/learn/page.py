"""The page on which the player's own slips come back as questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale
from PySide6.QtWidgets import QWidget

from farwhist.engine.moves import Move
from farwhist.ui.facts.shown_match import ShownMatch
from farwhist.ui.learn.progress import RoundProgress
from farwhist.ui.learn.question import Question
from farwhist.ui.learn.round import Round
from farwhist.ui.review import coach_words
from farwhist.ui.review.ask_page import AskedMoment, AskLook, AskPage
from farwhist.ui.review.verdict_card import VerdictCard
from farwhist.ui.wording.call_words import call_words

translate = QCoreApplication.translate

LATE: Final = 250
"""After so many milliseconds the answer is told."""


@dataclass(frozen=True)
class LearnParts:
    """What the page needs.

    Args:
        shown: returns how a match is shown, and the pictures of its players.
        answered: keeps how a question was answered first.
        nothing: says why there is nothing to ask.
        late: milliseconds until an answer is told; 0: at once.
    """

    shown: Callable[[Question], tuple[ShownMatch, Sequence[int]]]
    answered: Callable[[Question, bool], object]
    nothing: str
    late: int = LATE


class LearnPage(AskPage):
    """Asks one question after another: which card, or which call?"""

    def __init__(
        self,
        asking: Round,
        look: AskLook,
        parts: LearnParts,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, translate("Learn", "Learn from your slips"), parts.late, parent)
        self.setObjectName("learn")
        self._parts = parts
        self.round = asking
        if asking.told:
            asking.go_on()
        self.progress = RoundProgress(look.theme, look.text)
        self.bar.addWidget(self.progress)
        self.card = VerdictCard(look.theme, look.text)
        self.side.addWidget(self.card)
        self._ask()

    def take_answer(self, move: Move) -> None:
        question = self.round.now
        assert question is not None
        right = question.right(question.choice_of(move))
        if self.round.answer(right=right):
            self._parts.answered(question, right)
        self._show_progress()
        self.card.show_verdict(question.verdict)
        self.card.show()
        self.tell(
            translate("Learn", "Right.")
            if right
            else translate("Learn", "Not this one. It comes again."),
            coach_words.spoken(question.verdict),
            chips=coach_words.chips(question.verdict),
        )

    def go_on(self) -> None:
        self.round.go_on()
        self._ask()
        self.start()

    def _ask(self) -> None:
        question = self.round.now
        self._show_progress()
        self.card.hide()
        if question is None:
            asked = bool(self.round.marks)
            done = translate("Learn", "All questions of today are answered.")
            self.ask(
                None,
                done if asked else translate("Learn", "Nothing to repeat today."),
                "" if asked else self._parts.nothing,
            )
            return
        moves = sorted(question.moves, key=call_words)
        shown, avatars = self._parts.shown(question)
        seat = question.verdict.seat
        self.ask(
            AskedMoment(question.rules, question.match, seat, moves, shown, avatars),
            translate("Learn", "Which card?")
            if question.verdict.kind == "card"
            else translate("Learn", "What do you call?"),
            _memory(question, again=self.round.again),
        )

    def _show_progress(self) -> None:
        self.progress.show_marks(self.round.marks)
        self.about.setText(self.progress.accessibleName() if self.round.marks else "")


def _memory(question: Question, *, again: bool) -> str:
    """Return what the player did then."""
    if again:
        return translate("Learn", "Once more.")
    verdict, day = question.verdict, question.slip.day
    text = translate("Learn", "Found on {day}: you chose {choice}. {word}.")
    return text.format(
        day=QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat),
        choice=coach_words.choice(verdict.choices[verdict.played]),
        word=coach_words.word(verdict),
    )
