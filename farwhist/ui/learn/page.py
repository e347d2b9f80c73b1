"""The page on which the player's own slips come back as questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.cards import Card
from farwhist.engine.moves import Move, PlayCard, read
from farwhist.ui.deck.deck import Deck
from farwhist.ui.facts import holding
from farwhist.ui.facts.deal_replay import DealReplay
from farwhist.ui.facts.shown_match import ShownMatch
from farwhist.ui.learn.progress import RoundProgress
from farwhist.ui.learn.question import Question
from farwhist.ui.learn.round import Round
from farwhist.ui.review import coach_words
from farwhist.ui.review.board import StudyBoard
from farwhist.ui.review.look import study_sheet
from farwhist.ui.review.verdict_card import VerdictCard
from farwhist.ui.style.elided_label import ElidedLabel
from farwhist.ui.style.flow_layout import FlowLayout
from farwhist.ui.style.page import WindowPage
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording.call_words import call_words

translate = QCoreApplication.translate

PANEL: Final = (280, 340)
"""The width of the panel in a narrow window and in a wide one, at a text of 100 %."""
NARROW: Final = 1180

LATE: Final = 250
"""After so many milliseconds the answer is told."""


@dataclass(frozen=True)
class LearnLook:
    """How the table of the page looks."""

    theme: Theme
    deck: Deck
    felt: str
    texture: bool
    text: float
    manner: holding.Manner


@dataclass(frozen=True)
class LearnParts:
    """What the page needs.

    Args:
        today: the day of the player.
        shown: returns how a match is shown, and the pictures of its players.
        answered: keeps how a question was answered first.
        nothing: says why there is nothing to ask.
        late: milliseconds until an answer is told; 0: at once.
    """

    today: date
    shown: Callable[[Question], tuple[ShownMatch, Sequence[int]]]
    answered: Callable[[Question, bool], object]
    nothing: str
    late: int = LATE


class LearnPage(WindowPage):
    """Asks one question after another: which card, or which call?

    Signals:
        said(text): what a screen reader is to say.
        left(): the player is done.
    """

    said = Signal(str)
    left = Signal()

    def __init__(
        self,
        questions: Sequence[Question],
        look: LearnLook,
        parts: LearnParts,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("learn")
        self.setAccessibleName(translate("Learn", "Learn from your slips"))
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("studybar", True)
        self._look = look
        self._parts = parts
        self.round = Round(questions)
        self._answered = False
        self.board = StudyBoard(
            look.theme, look.deck, felt=look.felt, texture=look.texture, parent=self
        )
        self.board.stage.text_scale = look.text
        self.board.taken.connect(self._take)
        self.back = self._button(translate("Learn", "&Back"))
        self.back.clicked.connect(lambda checked: self.left.emit())
        self.title, self.about = ElidedLabel(), ElidedLabel()
        self.title.setText(translate("Learn", "Learn from your slips"))
        self.title.setProperty("strong", True)
        self.about.setProperty("quiet", True)
        self.progress = RoundProgress(look.theme, look.text)
        self.question, self.memory = QLabel(), QLabel()
        self.question.setProperty("strong", True)
        self.memory.setProperty("quiet", True)
        for label in (self.question, self.memory):
            label.setWordWrap(True)
        self.offers = QWidget()
        self._flow = FlowLayout(self.offers)
        self.choices: list[QPushButton] = []
        self.answer = QLabel()
        self.answer.setProperty("strong", True)
        self.card = VerdictCard(look.theme, look.text)
        self.next = self._button(translate("Learn", "&Next question"))
        self.next.clicked.connect(lambda checked: self._go_on())
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tell)
        self._place = 0
        self._arrange()
        self.setStyleSheet(study_sheet(look.theme, look.text))
        self._ask()

    def start(self) -> None:
        if self.round.now is None:
            self.back.setFocus()
        elif self._answered:
            self.next.setFocus()
        elif self.choices:
            self.choices[0].setFocus()

    def stops(self) -> Sequence[QWidget]:
        return [self.back, *self.choices, self.next]

    def leave(self) -> None:
        self._timer.stop()
        super().leave()

    def choose(self, move: Move) -> None:
        """Answer the question with this move."""
        question = self.round.now
        if question is None or self._answered:
            return
        self._answered = True
        self._place = question.choice_of(move)
        for button in self.choices:
            button.setEnabled(False)
        self._timer.start(self._parts.late)

    # --- layout ---------------------------------------------------------------------------

    def _button(self, words: str) -> QPushButton:
        button = QPushButton(words)
        button.setProperty("flat", False)
        button.setAutoDefault(False)
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        return button

    def _arrange(self) -> None:
        bar = QFrame()
        bar.setProperty("studybar", True)
        row = QHBoxLayout(bar)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(10)
        row.addWidget(self.back)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.about)
        row.addLayout(words, 1)
        row.addWidget(self.progress)
        inner = QWidget()
        inner.setProperty("studybar", True)
        side = QVBoxLayout(inner)
        side.setContentsMargins(10, 10, 10, 10)
        side.setSpacing(10)
        for part in (self.question, self.memory, self.offers, self.answer, self.card):
            side.addWidget(part)
        side.addStretch(1)
        side.addWidget(self.next, 0, Qt.AlignmentFlag.AlignRight)
        self.panel = QScrollArea()
        self.panel.setWidgetResizable(True)
        self.panel.setFrameShape(QFrame.Shape.NoFrame)
        self.panel.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.panel.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.panel.setWidget(inner)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.board.view, 1)
        middle.addWidget(self.panel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addLayout(middle, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        usual = PANEL[0] if self.width() < NARROW else PANEL[1]
        wide = round(usual * self._look.text)
        self.panel.setFixedWidth(min(wide, round(0.42 * self.width())))

    # --- the course of a round ------------------------------------------------------------------

    def _ask(self) -> None:
        question = self.round.now
        self._answered = False
        self.progress.show_marks(self.round.marks)
        self.card.hide()
        self.answer.hide()
        self.next.hide()
        self._offer([] if question is None else question.moves)
        self.board.view.setVisible(question is not None)
        if question is None:
            self._end()
            return
        shown, avatars = self._parts.shown(question)
        self.board.set_match(
            shown, question.rules.ranking.winner, avatars, manner=self._look.manner
        )
        self._draw(question)
        card = question.verdict.kind == "card"
        self.question.setText(
            translate("Learn", "Which card?") if card else translate("Learn", "What do you call?")
        )
        self.memory.setText(_memory(question, again=self.round.again))
        self.about.setText(self.progress.accessibleName())
        self.said.emit(f"{self.question.text()} {self.memory.text()}")

    def _draw(self, question: Question, *, told: bool = False) -> None:
        """Show the moment of the choice, and the values of the cards once it is answered."""
        replay = DealReplay(question.match, question.match.position.deal)
        verdict = question.verdict
        raised = None
        if told:
            chosen = read(verdict.choices[self._place].moves[0])
            raised = chosen.cards[0] if isinstance(chosen, PlayCard) else None
        self.board.show_step(
            replay,
            len(replay.steps) - 1,
            knew=True,
            chips=coach_words.chips(verdict) if told else {},
            raised=raised,
            due=verdict.seat,
        )

    def _offer(self, moves: Sequence[Move]) -> None:
        for old in self.choices:
            self._flow.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.choices = []
        for move in sorted(moves, key=call_words) if moves else []:
            button = self._button(call_words(move))
            button.clicked.connect(lambda checked, move=move: self.choose(move))
            self._flow.addWidget(button)
            button.show()
            self.choices.append(button)
        self.offers.setVisible(bool(moves))

    def _take(self, card: Card) -> None:
        question = self.round.now
        move = None if question is None else question.move_of(card)
        if move is not None:
            self.choose(move)

    def _tell(self) -> None:
        """Say whether the answer was right, and what everything was worth."""
        question = self.round.now
        assert question is not None
        right = question.right(self._place)
        if self.round.answer(right=right):
            self._parts.answered(question, right)
        self.progress.show_marks(self.round.marks)
        self.about.setText(self.progress.accessibleName())
        told = (
            translate("Learn", "Right.")
            if right
            else translate("Learn", "Not this one. It comes again.")
        )
        self.answer.setText(told)
        self.answer.show()
        self.card.show_verdict(question.verdict)
        self.card.show()
        self._draw(question, told=True)
        self.next.show()
        self.next.setFocus()
        self.said.emit(f"{told} {coach_words.spoken(question.verdict)}")

    def _go_on(self) -> None:
        self.round.go_on()
        self._ask()
        self.start()

    def _end(self) -> None:
        asked = bool(self.round.marks)
        done = translate("Learn", "All questions of today are answered.")
        self.question.setText(done if asked else translate("Learn", "Nothing to repeat today."))
        self.memory.setText("" if asked else self._parts.nothing)
        self.about.setText("")
        self.said.emit(f"{self.question.text()} {self.memory.text()}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave by Escape; keys that nothing here uses end here: the table is not seen."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            if isinstance(focus, QPushButton):
                focus.click()
        event.accept()


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
