"""A page that asks what to choose at a moment of a deal: a table, the choices, and the answer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
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

from farwhist.engine.cards import Card, Seat
from farwhist.engine.match import Match
from farwhist.engine.moves import Move, PlayCard
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.deck.deck import Deck
from farwhist.ui.facts import holding
from farwhist.ui.facts.deal_replay import DealReplay
from farwhist.ui.facts.shown_match import ShownMatch
from farwhist.ui.review.board import StudyBoard
from farwhist.ui.review.look import study_sheet
from farwhist.ui.style.elided_label import ElidedLabel
from farwhist.ui.style.flow_layout import FlowLayout
from farwhist.ui.style.page import WindowPage
from farwhist.ui.table.chips import Chip
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording.call_words import call_words

translate = QCoreApplication.translate

PANEL: Final = (280, 340)
"""The width of the panel in a narrow window and in a wide one, at a text of 100 %."""
NARROW: Final = 1180


@dataclass(frozen=True)
class AskLook:
    """How the table of the page looks."""

    theme: Theme
    deck: Deck
    felt: str
    texture: bool
    text: float
    manner: holding.Manner


@dataclass(frozen=True)
class AskedMoment:
    """A moment at which `seat` must choose one of `moves`; the match stands just before it."""

    rules: Ruleset
    match: Match
    seat: Seat
    moves: Sequence[Move]
    shown: ShownMatch
    avatars: Sequence[int]

    @property
    def cards(self) -> bool:
        """Whether a card is to be played."""
        return bool(self.moves) and isinstance(self.moves[0], PlayCard)

    def move_of(self, card: Card) -> Move | None:
        """Return the move that plays this card, if it can be played."""
        return next(
            (each for each in self.moves if isinstance(each, PlayCard) and card in each.cards), None
        )


class AskPage(WindowPage):
    """Shows a moment with closed hands, and takes a choice by card or button.

    Signals:
        said(text): what a screen reader is to say.
        left(): the player is done.
    """

    said = Signal(str)
    left = Signal()

    def __init__(self, look: AskLook, title: str, late: int, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("studybar", True)
        self.look = look
        self._late = late
        self._asked: AskedMoment | None = None
        self._move: Move | None = None
        self.board = StudyBoard(
            look.theme, look.deck, felt=look.felt, texture=look.texture, parent=self
        )
        self.board.stage.text_scale = look.text
        self.board.taken.connect(self._take)
        self.back = self.button(translate("Ask", "&Back"))
        self.back.clicked.connect(lambda checked: self.left.emit())
        self.title, self.about = ElidedLabel(), ElidedLabel()
        self.title.setText(title)
        self.question, self.memory, self.answer = QLabel(), QLabel(), QLabel()
        for label in (self.title, self.question, self.answer):
            label.setProperty("strong", True)
        for label in (self.about, self.memory):
            label.setProperty("quiet", True)
        for label in (self.question, self.memory, self.answer):
            label.setWordWrap(True)
        self.offers = QWidget()
        self._flow = FlowLayout(self.offers)
        self.choices: dict[Move, QPushButton] = {}
        self.next = self.button(translate("Ask", "&Next question"))
        self.next.clicked.connect(lambda checked: self.go_on())
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._answer)
        self.bar = QHBoxLayout()
        self.side = QVBoxLayout()
        self._arrange()
        self.setStyleSheet(study_sheet(look.theme, look.text))

    @abstractmethod
    def take_answer(self, move: Move) -> None:
        """Say whether a choice was right; see `tell`."""

    @abstractmethod
    def go_on(self) -> None:
        """Ask the next question."""

    def start(self) -> None:
        buttons = [*(each for each in self.choices.values() if each.isEnabled()), self.next]
        (next((each for each in buttons if each.isVisible()), self.back)).setFocus()

    def stops(self) -> Sequence[QWidget]:
        return [self.back, *self.choices.values(), *self.more_stops(), self.next]

    def more_stops(self) -> Sequence[QWidget]:
        """Return what else the Tab key goes round."""
        return []

    def leave(self) -> None:
        self._timer.stop()
        super().leave()

    def choose(self, move: Move) -> None:
        """Answer the question with this move."""
        button = self.choices.get(move)
        if self._asked is None or self._timer.isActive() or button is None:
            return
        if not button.isEnabled():
            return
        self._move = move
        for each in self.choices.values():
            each.setEnabled(False)
        self._timer.start(self._late)

    def ask(self, asked: AskedMoment | None, question: str, memory: str) -> None:
        """Show a moment and ask; None when nothing is left to ask."""
        self._asked, self._move = asked, None
        self.question.setText(question)
        self.memory.setText(memory)
        self.memory.setVisible(bool(memory))
        self.answer.hide()
        self.next.hide()
        self._offer([] if asked is None else asked.moves)
        self.board.view.setVisible(asked is not None)
        if asked is not None:
            winner = asked.rules.ranking.winner
            manner = self.look.manner
            self.board.set_match(asked.shown, winner, asked.avatars, manner=manner)
            self._draw(asked)
        self.said.emit(f"{question} {memory}")

    def tell(
        self,
        text: str,
        spoken: str = "",
        *,
        chips: Mapping[Card, Chip] = MappingProxyType({}),
        over: bool = True,
    ) -> None:
        """Say what came of the answer; when the question is `over`, the next may come."""
        self.answer.setText(text)
        self.answer.show()
        if self._asked is not None and over:
            self._draw(self._asked, chips, self._move)
        if over:
            for each in self.choices.values():
                each.setEnabled(False)
            self.next.show()
            self.next.setFocus()
        self.said.emit(f"{text} {spoken}".strip())

    def offer_again(self, without: Sequence[Move]) -> None:
        """Let the player choose once more, but none of these."""
        for move, button in self.choices.items():
            button.setEnabled(move not in without)
        self.start()

    def button(self, words: str) -> QPushButton:
        """Return a button of the page."""
        button = QPushButton(words)
        button.setProperty("flat", False)
        button.setAutoDefault(False)
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        return button

    # --- layout ---------------------------------------------------------------------------

    def _arrange(self) -> None:
        bar = QFrame()
        bar.setProperty("studybar", True)
        self.bar = row = QHBoxLayout(bar)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(10)
        row.addWidget(self.back)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.about)
        row.addLayout(words, 1)
        inner = QWidget()
        inner.setProperty("studybar", True)
        column = QVBoxLayout(inner)
        column.setContentsMargins(10, 10, 10, 10)
        column.setSpacing(10)
        for part in (self.question, self.memory, self.offers, self.answer):
            column.addWidget(part)
        column.addLayout(self.side)
        column.addStretch(1)
        column.addWidget(self.next, 0, Qt.AlignmentFlag.AlignRight)
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
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(bar)
        whole.addLayout(middle, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        usual = PANEL[0] if self.width() < NARROW else PANEL[1]
        wide = round(usual * self.look.text)
        self.panel.setFixedWidth(min(wide, round(0.42 * self.width())))

    def _draw(
        self,
        asked: AskedMoment,
        chips: Mapping[Card, Chip] = MappingProxyType({}),
        chosen: Move | None = None,
    ) -> None:
        replay = DealReplay(asked.match, asked.match.position.deal)
        raised = chosen.cards[0] if isinstance(chosen, PlayCard) else None
        self.board.show_step(
            replay, len(replay.steps) - 1, knew=True, chips=chips, raised=raised, due=asked.seat
        )

    def _offer(self, moves: Sequence[Move]) -> None:
        for old in self.choices.values():
            self._flow.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.choices = {}
        for move in moves:
            button = self.button(call_words(move))
            button.clicked.connect(lambda checked, move=move: self.choose(move))
            self._flow.addWidget(button)
            button.show()
            self.choices[move] = button
        self.offers.setVisible(bool(moves))

    def _take(self, card: Card) -> None:
        move = None if self._asked is None else self._asked.move_of(card)
        if move is not None:
            self.choose(move)

    def _answer(self) -> None:
        if self._move is not None:
            self.take_answer(self._move)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave by Escape; keys that nothing here uses end here: the table is not seen."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            if isinstance(focus, QPushButton):
                focus.click()
        event.accept()
