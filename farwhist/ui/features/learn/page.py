"""The page on which the player's own slips come back as questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from msgspec import Struct
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from farwhist.bots.judging.verdict import Verdict
from farwhist.engine.cards import Card
from farwhist.engine.moves import Move, read
from farwhist.store.slips import next_time
from farwhist.ui.features.learn.question import (
    LearnSession,
    Question,
    about_text,
    memory_text,
    need_text,
    question_text,
)
from farwhist.ui.features.learn.repetition import Repetition, RoundProgress
from farwhist.ui.review import card_values, coach_words
from farwhist.ui.review.ask_moment import AskedMoment, cards_of
from farwhist.ui.review.ask_page import LATE, AskPage
from farwhist.ui.review.page_style import BoardStyle
from farwhist.ui.review.verdict_card import FEW_ROWS, MOST_ROWS, VerdictCard, colour
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.wording.call_words import call_words
from farwhist.ui.wording.punctuation import sentence

translate = QCoreApplication.translate


class LearnParts(Struct, frozen=True):
    """What the page needs.

    Args:
        shown: returns how a match is shown.
        answered: keeps how a question was answered first.
        leave_out: lets a question never come again; put_back: as it was before.
        study: opens the study where a question is.
        prepared: opens the prepared deals.
        today: returns the day.
        collection: returns how many slips there are.
        nothing: returns what is there, and when the next question comes.
        late: milliseconds until an answer is told; 0: at once.
    """

    shown: Callable[[Question], ShownMatch]
    answered: Callable[[Question, bool], object]
    leave_out: Callable[[Question], object]
    put_back: Callable[[Question], object]
    study: Callable[[Question], object]
    prepared: Callable[[], object]
    today: Callable[[], date]
    collection: Callable[[], str]
    nothing: Callable[[], str]
    late: int = LATE


class LearnPage(AskPage):
    """Asks one question after another: which card, or which call?"""

    valued = True

    def __init__(
        self,
        asking: LearnSession,
        style: BoardStyle,
        parts: LearnParts,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(style, translate("Learn", "Learn from your slips"), parts.late, parent)
        self.setObjectName("learn")
        set_help_anchor(self, "study#learn")
        self._parts = parts
        self.round = asking
        if asking.answered:
            asking.go_on()
        self._left_out: Question | None = None
        self.progress = RoundProgress(style.theme, style.text)
        self.leave_out = self.button(translate("Learn", "&Leave out"))
        self.study = self.button(translate("Learn", "Open in &study"))
        self.leave_out.setToolTip(style.keys_of("delete_line"))
        self.bar.addWidget(self.progress)
        self.bar.addWidget(self.leave_out)
        self.bar.addWidget(self.study)
        self.card = VerdictCard(style.theme, style.text)
        self.then, self.there = QLabel(), QLabel()
        for label in (self.then, self.there):
            label.setProperty("quiet", True)
            label.setWordWrap(True)
        self.repetition = Repetition(style.theme, style.text)
        self.out = QLabel(translate("Learn", "The question was left out and will not come back."))
        self.out.setWordWrap(True)
        self.undo = self.button(translate("Learn", "&Undo"))
        self.undo.setToolTip(style.keys_of("undelete_line"))
        self.prepared = self.button(translate("Learn", "&Prepared deals"))
        self.prepared.setProperty("primary", True)
        below: list[QWidget] = [
            self.there, self.card, self.then, self.repetition, self.out, self.undo, self.prepared,
        ]  # fmt: skip
        for part in below:
            self.side.addWidget(part)
        self._join()
        self._show_left_out()
        self._ask()

    def more_stops(self) -> Sequence[QWidget]:
        return [self.undo, self.prepared, self.leave_out, self.study]

    def first_stops(self) -> Sequence[QPushButton]:
        return [self.prepared]

    def take_answer(self, move: Move) -> None:
        question = self.round.now
        assert question is not None
        place = question.choice_of(move)
        right, again = question.right(place), self.round.again
        if self.round.answer(right=right):
            self._parts.answered(question, right)
        self._forget_left_out()
        self._show_progress()
        verdict, old = question.verdict.of(place), question.verdict
        text = (
            translate("Learn", "Right: {choice}")
            if right
            else translate("Learn", "Not this one: {choice}")
        )
        heading = text.format(choice=call_words(move))
        then = None if place == old.played else (old.played, old.word)
        self.card.show_verdict(verdict, heading, then)
        self.then.setText(memory_text(question))
        step, due = question.slip.step, question.slip.due
        if not again:
            step, due = next_time(step, right=right, today=self._parts.today())
            self.repetition.show_next(step, due)
        for part in (self.card, self.then):
            part.show()
        self.there.hide()
        self.repetition.setVisible(not again)
        self.study.setEnabled(question.studied)
        said = [sentence(heading), coach_words.spoken(verdict), self.then.text()]
        said += [] if again else [self.repetition.spoken()]
        chosen = next(iter(cards_of(move)), None)
        self.tell(
            "",
            " ".join(each for each in said if each),
            values=card_values.values(verdict, chosen),
            outlined=self._outlined_cards(old, verdict, move),
        )

    def set_low(self, low: bool) -> None:
        self.card.rows.most = FEW_ROWS if low else MOST_ROWS
        self.repetition.rule.setVisible(not low)

    def go_on(self) -> None:
        self.round.go_on()
        self._forget_left_out()
        self._ask()
        self.start()

    def _join(self) -> None:
        self.leave_out.clicked.connect(lambda checked: self._leave_out())
        self.study.clicked.connect(lambda checked: self._study())
        self.undo.clicked.connect(lambda checked: self._put_back())
        self.prepared.clicked.connect(lambda checked: self._parts.prepared())
        self.commands |= {
            "delete_line": self._leave_out,
            "undelete_line": self._put_back,
            "open_in_study": self._study,
        }

    def _ask(self) -> None:
        question = self.round.now
        self._show_progress()
        for part in (self.card, self.then, self.repetition):
            part.hide()
        self.there.setText("" if question is None else self._parts.collection())
        self.there.setVisible(bool(self.there.text()))
        self.prepared.setVisible(question is None)
        self.leave_out.setVisible(question is not None)
        self.study.setVisible(question is not None)
        self.study.setEnabled(False)
        self._say_why_no_study(question)
        if question is None:
            done = translate("Learn", "You have answered all of today's questions.")
            none = translate("Learn", "Nothing to review today.")
            asked = any(each in ("right", "wrong") for each in self.round.marks)
            self.ask(None, done if asked else none, self._parts.nothing())
            return
        shown = self._parts.shown(question)
        seat = question.verdict.seat
        need = need_text(question, shown)
        once = translate("Learn", "Once more.") if self.round.again else ""
        self.ask(
            AskedMoment(question.rules, question.match, seat, question.moves, shown),
            question_text(question, shown),
            " ".join(each for each in (once, need) if each),
        )

    def _show_progress(self) -> None:
        self.progress.show_round(self.round)
        question = self.round.now
        if question is None:
            self.about.setText(self.progress.accessibleName() if self.round.marks else "")
            return
        text = translate("Learn", "Question {number} of {all} today · {deal}")
        self.about.setText(
            text.format(
                number=self.round.number,
                all=self.round.count,
                deal=about_text(question, self._parts.shown(question)),
            )
        )

    def _say_why_no_study(self, question: Question | None) -> None:
        keys = self.board_style.keys_of("open_in_study")
        older = translate("Learn", "Only the deal up to here was kept")
        self.study.setToolTip(older if question is not None and not question.studied else keys)

    def _outlined_cards(self, then: Verdict, now: Verdict, answer: Move) -> dict[Card, str]:
        """Return colours for the best cards, for those of then, and for the answer."""
        found: dict[Card, str] = {}
        for place in (then.best, then.played):
            for text in then.choices[place].moves:
                found |= dict.fromkeys(cards_of(read(text)), self._outline(then, place))
        return found | dict.fromkeys(cards_of(answer), self._outline(now, now.played))

    def _outline(self, verdict: Verdict, place: int) -> str:
        theme = self.board_style.theme
        if theme.strong:
            return theme.accent if place == verdict.best else theme.over
        return colour("best" if place == verdict.best else verdict.word, theme, dark=True)

    # --- leaving out, and the study -------------------------------------------------------

    def _leave_out(self) -> None:
        question = self.round.now
        if question is None or self.waits:
            return
        self._parts.leave_out(question)
        self.round.leave_out()
        self._left_out = question
        self._show_left_out()
        self._ask()
        self.said.emit(self.out.text())
        self.start()

    def _put_back(self) -> None:
        question = self._left_out
        if question is None or self.waits:
            return
        self._parts.put_back(question)
        self.round.put_back()
        self._forget_left_out()
        self._ask()
        self.start()

    def _forget_left_out(self) -> None:
        self._left_out = None
        self._show_left_out()

    def _show_left_out(self) -> None:
        for part in (self.out, self.undo):
            part.setVisible(self._left_out is not None)

    def _study(self) -> None:
        question = self.round.now
        if question is not None and self.round.answered and question.studied:
            self._parts.study(question)
