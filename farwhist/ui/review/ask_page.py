"""A page that asks what the player would do at a moment, on a table of its own."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.cards import Card, card
from farwhist.engine.moves import Move
from farwhist.ui.review.ask_moment import AskChoices, AskedMoment, cards_of
from farwhist.ui.review.board import BoardPage
from farwhist.ui.review.card_values import CardValue
from farwhist.ui.review.leaning_cards import LeaningCards
from farwhist.ui.review.page_style import BoardStyle, FeltGround, board_sheet, point_back
from farwhist.ui.style.layouts import FlowLayout, add_layout, filled
from farwhist.ui.style.text import SentenceLabel, WholeLabel
from farwhist.ui.style.tips import name_sign
from farwhist.ui.viewmodels.deal_replay import DealReplay
from farwhist.ui.voice import spoken
from farwhist.ui.wording.punctuation import sentence

translate = QCoreApplication.translate

LATE: Final = 250
"""So many milliseconds after it was given an answer is told."""


PANEL: Final = (280, 340)
"""The width of the panel in a narrow window and in a wide one, at a text of 100 %."""
ALONE: Final = 420
"""The width of the panel where no table is beside it."""
NARROW: Final = 1180
SCROLLS: Final[Mapping[Qt.Key, QAbstractSlider.SliderAction]] = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}
"""Keys that show more of the panel where it is longer than the page."""
LOW: Final = 700
"""Below this height, at a text of 100 %, less is said beside the table."""


class AskFrame(BoardPage):
    """Holds the parts of such a page.

    Attributes:
        valued: whether values stand above the own cards at times.
    """

    valued = False

    def __init__(self, style: BoardStyle, title: str, parent: QWidget | None) -> None:
        super().__init__(style, title, valued=self.valued, parent=parent)
        self._felt = FeltGround(style)
        self.back = self.button(translate("Ask", "&Back"))
        point_back(self.back, style.theme, round(16 * style.text))
        self.back.clicked.connect(lambda checked: self.left.emit())
        self.title, self.about = SentenceLabel(), WholeLabel()
        self.title.setText(title)
        self.question, self.memory, self.answer = QLabel(), QLabel(), QLabel()
        for label in (self.title, self.question, self.answer):
            label.setProperty("strong", True)
        self.about.setProperty("quiet", True)
        self.memory.setProperty("small", True)
        for label in (self.question, self.memory, self.answer):
            label.setWordWrap(True)
        self.offers = AskChoices(self.button)
        self.hands = self.button("")
        self.next = self.button(translate("Ask", "&Next question"))
        self.next.setProperty("primary", True)
        self.bar = QHBoxLayout()
        self.side = QVBoxLayout()
        self._arrange()
        self.setStyleSheet(board_sheet(style))

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
        words = filled(QVBoxLayout(), self.title, self.about, spacing=0)
        add_layout(row, words, 1)
        inner = QWidget()
        inner.setProperty("studybar", True)
        column = QVBoxLayout(inner)
        column.setContentsMargins(10, 10, 10, 10)
        column.setSpacing(10)
        asking = QFrame()
        asking.setProperty("verdict", True)
        filled(QVBoxLayout(asking), self.question, self.memory, margins=(12, 10), spacing=6)
        three = [card(each) for each in ("TS", "QH", "AC")]
        style = self.board_style
        self.cards = LeaningCards(style.deck, three, round(120 * style.text))
        column.addStretch(0)
        column.addWidget(self.cards, 0, Qt.AlignmentFlag.AlignHCenter)
        for part in (asking, self.offers, self.answer):
            column.addWidget(part)
        add_layout(column, self.side)
        column.addStretch(1)
        self.panel = QScrollArea()
        self.panel.setWidgetResizable(True)
        self.panel.setFrameShape(QFrame.Shape.NoFrame)
        self.panel.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.panel.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.panel.setWidget(inner)
        for each in (inner, self.panel.viewport()):
            each.setAutoFillBackground(False)
        self._column, self._inner = column, inner
        self.right = self._beside(self.panel)
        middle = filled(QHBoxLayout(), (self.board.view, 1), self.right, spacing=0)
        filled(QVBoxLayout(self), bar, (middle, 1), margins=0, spacing=0)

    def _beside(self, panel: QWidget) -> QWidget:
        """Return what stands beside the table: the panel, and the buttons below that stay."""
        right, foot = QWidget(), QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        within = QVBoxLayout(foot)
        within.setContentsMargins(10, 6, 10, 10)
        buttons = QWidget()
        row = FlowLayout(buttons)
        row.addWidget(self.hands)
        row.addWidget(self.next)
        within.addWidget(buttons)
        column.addWidget(panel, 1)
        column.addWidget(foot)
        return right

    def show_table(self, *, shown: bool) -> None:
        """Show the table beside the panel, or the panel alone in the middle of the felt."""
        self.board.view.setVisible(shown)
        self.cards.setVisible(not shown)
        self._column.setStretch(0, int(not shown))
        self._inner.setProperty("studybar", shown)
        self._inner.style().unpolish(self._inner)
        self._inner.style().polish(self._inner)
        self.about.setVisible(bool(self.about.text()))
        self._fit()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.board.view.isHidden():
            self._felt.draw(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give the panel its width, and leave out what has no room in it."""
        usual = PANEL[0] if self.width() < NARROW else PANEL[1]
        if self.board.view.isHidden():
            usual = ALONE
        wide = round(usual * self.board_style.text)
        self.right.setFixedWidth(min(wide, round(0.42 * self.width())))
        self.set_low(self.height() < LOW * self.board_style.text)

    def set_low(self, low: bool) -> None:
        """Say less beside the table where the page is low, or all of it again."""

    def take_key(self, event: QKeyEvent) -> None:
        """Leave by Escape, scroll the panel, or choose."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in SCROLLS:
            self.panel.verticalScrollBar().triggerAction(SCROLLS[Qt.Key(event.key())])
        else:
            self.offers.take_key(event)


class AskPage(AskFrame):
    """Shows a moment with closed hands, and takes a choice by card or button."""

    def __init__(self, style: BoardStyle, title: str, late: int, parent: QWidget | None) -> None:
        super().__init__(style, title, parent)
        self._late = late
        self._asked: AskedMoment | None = None
        self._move: Move | None = None
        self._knew = True
        self._told = False
        self._values: Mapping[Card, CardValue] = {}
        self._outlined: Mapping[Card, str] = {}
        self.board.taken.connect(self._take)
        self.offers.chosen.connect(self.choose)
        self.offers.reached.connect(self._show_reached)
        self.offers.again.connect(self.said)
        self.hands.clicked.connect(lambda checked: self._turn_hands())
        self.next.clicked.connect(lambda checked: self.go_on())
        self.commands["open_hands"] = self._turn_hands
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._answer)

    @property
    def match_title(self) -> str:
        return "" if self._asked is None else self._asked.shown.title

    @abstractmethod
    def take_answer(self, move: Move) -> None:
        """Say whether a choice was right; see `tell`."""

    @abstractmethod
    def go_on(self) -> None:
        """Ask the next question."""

    @property
    def choices(self) -> Mapping[Move, QPushButton]:
        """The buttons of what can be chosen."""
        return self.offers.buttons

    @property
    def waits(self) -> bool:
        """Whether a choice was made that has not been answered yet."""
        return self._timer.isActive()

    def start(self) -> None:
        buttons = [self.choices[each] for each in self.offers.enabled]
        buttons += [self.next, *self.first_stops()]
        (next((each for each in buttons if each.isVisible()), self.back)).setFocus()

    def first_stops(self) -> Sequence[QPushButton]:
        """Return what gets the keyboard where nothing is asked any more."""
        return []

    def stops(self) -> Sequence[QWidget]:
        return [self.back, *self.choices.values(), *self.more_stops(), self.hands, self.next]

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
        self.offers.close_all()
        self._timer.start(self._late)

    def ask(self, asked: AskedMoment | None, question: str, memory: str) -> None:
        """Show a moment and ask; None when nothing is left to ask."""
        self._asked, self._move, self._knew, self._told = asked, None, True, False
        self._values, self._outlined = {}, {}
        self.question.setText(question)
        self.memory.setText(memory)
        self.memory.setVisible(bool(memory))
        for part in (self.answer, self.next, self.hands):
            part.hide()
        self.show_table(shown=asked is not None)
        if asked is not None:
            self.board.set_match(asked.shown, manner=self.board_style.hand_order)
            self._draw()
        self.offers.offer(self._in_order())
        self.said.emit(self.asked_for())
        self.retitled.emit()

    def introduction(self) -> str:
        return f"{sentence(self.accessibleName())} {self.asked_for()}"

    def asked_for(self) -> str:
        """Return the question with all that bears on it: what is played, and the hand."""
        told = [_ended(self.about.text())]
        told += [self.question.text(), _ended(self.memory.text())]
        if self._asked is not None:
            state, match = self.board.state, self._asked.shown
            told += [spoken.deal_trump(state.view)]
            if self._asked.cards:
                told += [spoken.trick(state.view, match.viewer, match.names)]
            told += [spoken.answer("ask_cards", state.view, match, state.hand(), self.playable())]
        return " ".join(each for each in told if each)

    def playable(self) -> set[Card]:
        asked = self._asked
        return set() if asked is None else {card for move in asked.moves for card in cards_of(move)}

    def tell(
        self,
        text: str,
        spoken: str = "",
        *,
        values: Mapping[Card, CardValue] = MappingProxyType({}),
        outlined: Mapping[Card, str] = MappingProxyType({}),
        over: bool = True,
    ) -> None:
        """Say what came of the answer; when the question is `over`, the next may come.

        `values` are shown above the cards then, and `outlined` has a colour for some of them. A
        card that was the answer then lies in the trick.
        """
        self.answer.setText(text)
        self.answer.setVisible(bool(text))
        if over:
            self._values, self._outlined, self._told = values, outlined, True
            self.offers.close_all()
            if self._asked is not None:
                self._draw()
            self.offers.hide()
            self._name_hands()
            self.hands.setVisible(self._asked is not None)
            self.next.show()
            self.next.setFocus()
        self.said.emit(f"{text} {spoken}".strip())

    def offer_again(self, without: Sequence[Move]) -> None:
        """Let the player choose once more, but none of these."""
        self._move = None
        for move, button in self.choices.items():
            button.setEnabled(move not in without)
        self.start()

    def _draw(self, reached: Card | None = None) -> None:
        """Show the moment; `reached` is the card to which the player has come."""
        asked = self._asked
        assert asked is not None
        replay = DealReplay(asked.match, asked.match.position.deal)
        chosen = None if self._move is None else next(iter(cards_of(self._move)), None)
        laid = chosen if self._told and asked.cards else None
        self.board.show_step(
            replay,
            len(replay.steps) - 1,
            knew=self._knew,
            values=self._values,
            outlined=self._outlined,
            raised=None if laid else chosen or reached,
            due=asked.seat,
            calls=not asked.cards,
            laid=laid,
        )

    def _in_order(self) -> Sequence[Move]:
        """Return what can be chosen, cards as they lie in the hand."""
        asked = self._asked
        if asked is None or not any(map(cards_of, asked.moves)):
            return [] if asked is None else asked.moves
        held = {card: place for place, card in enumerate(self.board.state.hand())}
        places: dict[Move, int] = {
            move: min((held.get(card, len(held)) for card in cards_of(move)), default=len(held))
            for move in asked.moves
        }
        return sorted(asked.moves, key=lambda move: places.get(move, len(held)))

    def _show_reached(self, move: Move) -> None:
        cards = cards_of(move)
        if self._asked is not None and cards and self._move is None:
            self._draw(cards[0])

    def _turn_hands(self) -> None:
        """Show all hands, or only what the player knew; not before the answer."""
        if self._asked is None or not self.hands.isVisible():
            return
        self._knew = not self._knew
        self._name_hands()
        self._draw()
        self.said.emit(
            translate("Study", "Only what you knew")
            if self._knew
            else translate("Study", "All hands open")
        )

    def _name_hands(self) -> None:
        """Name the button by what it does now, with fewer words where there is little room."""
        words = {
            True: (translate("Study", "All hands open"), translate("Study", "All hands")),
            False: (translate("Study", "Only what you knew"), translate("Study", "You knew")),
        }
        whole, short = words[self._knew]
        self.hands.setText(short if self.width() < NARROW * self.board_style.text else whole)
        name_sign(self.hands, whole, self.board_style.keys_of("open_hands"))

    def _take(self, card: Card) -> None:
        move = None if self._asked is None else self._asked.move_of(card)
        if move is not None:
            self.choose(move)

    def _answer(self) -> None:
        if self._move is not None:
            self.take_answer(self._move)


def _ended(text: str) -> str:
    """Return a text as a sentence, or nothing for nothing; some are one already."""
    return text if not text or text.endswith((".", "!", "?")) else sentence(text)
