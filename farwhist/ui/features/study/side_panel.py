"""What stands beside the felt of the study: the verdict, and choices, tricks and lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHeaderView,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.cards import Card, Seat, Suit
from farwhist.engine.events import BidSealed, TrickTaken
from farwhist.engine.moves import Move
from farwhist.ui.features.study.bar import push_button
from farwhist.ui.features.study.lines_tree import LinesTree
from farwhist.ui.review.page_style import BoardStyle
from farwhist.ui.review.verdict_card import FEW_ROWS, MOST_ROWS, VerdictCard
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import filled
from farwhist.ui.table.theme import Theme
from farwhist.ui.viewmodels.deal_replay import DealReplay
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.voice.sentences import describe
from farwhist.ui.wording.call_words import call_words
from farwhist.ui.wording.card_names import card_name, card_sign

translate = QCoreApplication.translate


IN_A_ROW: Final = 7
SHORT: Final = 2
"""Calls of so many signs at most stand close together."""


ROWS: Final = 3
"""So many rows at least are seen; the others are scrolled to where the page is low."""


class ChoiceRow(QScrollArea):
    """Shows calls; `taken(move)` is emitted when one of them is tried."""

    taken = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(translate("Study", "Try another call"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inner = QWidget()
        self.setWidget(inner)
        for each in (self, self.viewport(), inner):
            each.setProperty("studybar", True)
        self._grid = QGridLayout(inner)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(4)
        self._moves: Sequence[Move] = ()
        self.buttons: list[QPushButton] = []

    def show_moves(self, moves: Sequence[Move]) -> None:
        """Offer these, and nothing where there are none."""
        self.setVisible(bool(moves))
        if list(moves) == list(self._moves):
            return
        self._moves = list(moves)
        for old in self.buttons:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        words = [call_words(move) for move in moves]
        across = IN_A_ROW if all(len(each) <= SHORT for each in words) else 2
        self.buttons = []
        for number, (move, word) in enumerate(zip(moves, words, strict=True)):
            button = QPushButton(word)
            button.setProperty("flat", False)
            button.setAutoDefault(False)
            button.setStyleSheet("padding: 0px 2px;")
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.setAccessibleName(translate("Study", "Try {call}").format(call=word))
            button.clicked.connect(lambda checked, move=move: self.taken.emit(move))
            self._grid.addWidget(button, number // across, number % across)
            self.buttons.append(button)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Ask for the room of all calls."""
        return self._grid.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Ask for the room of a few rows, the least there can be."""
        hint = self._grid.sizeHint()
        rows = self._grid.rowCount()
        if not self.buttons or rows <= ROWS:
            return QSize(0, hint.height())
        row = self.buttons[0].sizeHint().height() + self._grid.spacing()
        return QSize(0, min(hint.height(), ROWS * row))


_STEP: Final = Qt.ItemDataRole.UserRole
_LEADS: Final = Qt.ItemDataRole.UserRole + 1
_WINS: Final = Qt.ItemDataRole.UserRole + 2
_COLOUR: Final = Qt.ItemDataRole.UserRole + 3

UNKNOWN: Final = "–"
"""What stands for a card that one did not know then."""


class TricksTable(QTableWidget):
    """Shows who played what. `chosen(step)` is emitted when the player takes a card."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._deal: DealReplay | None = None
        self._order: Sequence[Seat] = ()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_CardDelegate(theme, self))
        self.setAccessibleName(translate("Study", "Tricks"))
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        head.setMinimumSectionSize(24)
        head.setSectionsClickable(False)
        head.setTextElideMode(Qt.TextElideMode.ElideRight)
        side = self.verticalHeader()
        side.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        side.setMinimumSectionSize(round(26 * scale))
        side.setDefaultSectionSize(round(26 * scale))
        side.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        side.setSectionsClickable(False)
        self.cellClicked.connect(self._take)
        self.cellActivated.connect(self._take)

    def show_deal(self, deal: DealReplay, match: ShownMatch, order: Sequence[Seat]) -> None:
        """Show the tricks of this deal; `order` are the seats from left to right."""
        self._deal, self._order = deal, order
        tricks = max((step.trick for step in deal.steps), default=0)
        self.clear()
        self.setRowCount(tricks)
        self.setColumnCount(len(order))
        names = [match.names[seat] for seat in order]
        self.setHorizontalHeaderLabels(names)
        for column, name in enumerate(names):
            item = self.horizontalHeaderItem(column)
            if item is not None:
                item.setToolTip(name)
        self.setVerticalHeaderLabels([str(number + 1) for number in range(tricks)])
        last = 0
        for number, step in enumerate(deal.steps):
            if step.card is None or step.seat is None:
                continue
            item = QTableWidgetItem()
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            item.setData(_STEP, number)
            item.setData(_LEADS, step.trick != last)
            item.setData(_COLOUR, self._colour(step.card))
            last = step.trick
            self.setItem(step.trick - 1, order.index(step.seat), item)
            for event in deal.events(number):
                if isinstance(event, TrickTaken):
                    self._mark_winner(step.trick - 1, order.index(event.winner))

    def follow(self, step: int, *, knew: bool) -> None:
        """Let the row of this step be the lit one; `knew`: what came later is not told."""
        assert self._deal is not None
        trick = self._deal.steps[step].trick
        over = step == len(self._deal.steps) - 1
        for row in range(self.rowCount()):
            for column in range(self.columnCount()):
                item = self.item(row, column)
                if item is None:
                    continue
                number = int(item.data(_STEP))
                card = self._deal.steps[number].card
                assert card is not None
                told = not knew or over or number < step
                text = card_sign(card) if told else UNKNOWN
                item.setText(f"▸{text}" if item.data(_LEADS) and told else text)
                said = card_name(card) if told else translate("Study", "not played yet")
                item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
                item.setData(Qt.ItemDataRole.ToolTipRole, said if told else "")
        if trick:
            current = self.item(trick - 1, self._column_of(step))
            if current is not None:
                self.setCurrentItem(current)
                self.scrollToItem(current)
        else:
            self.setCurrentCell(-1, -1)
        self.viewport().update()

    @property
    def lit(self) -> int:
        """The row that is looked at, -1 for none."""
        return self.currentRow()

    def _column_of(self, step: int) -> int:
        assert self._deal is not None
        seat = self._deal.steps[step].seat
        return 0 if seat is None else self._order.index(seat)

    def _mark_winner(self, row: int, column: int) -> None:
        item = self.item(row, column)
        if item is not None:
            item.setData(_WINS, True)

    def _colour(self, card: Card) -> str:
        suit: Suit | None = card.suit
        return self._theme.text if suit is None else self._theme.plate_suits[suit]

    def _take(self, row: int, column: int) -> None:
        item = self.item(row, column)
        if item is not None:
            self.chosen.emit(int(item.data(_STEP)))


class _CardDelegate(QStyledItemDelegate):
    """Draws a card in the colour of its suit, a frame round the one that takes the trick."""

    def __init__(self, theme: Theme, parent: TricksTable) -> None:
        super().__init__(parent)
        self._theme = theme
        self._table = parent

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        theme = self._theme
        box = QRectF(option.rect)
        lit = index.row() == self._table.lit
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if lit:
            painter.fillRect(box, QColor(theme.own_row))
        here = lit and index.column() == self._table.currentColumn()
        text = str(index.data() or "")
        frame = box.adjusted(3, 3, -3, -3)
        if index.data(_WINS) and text != UNKNOWN:
            painter.setPen(QPen(QColor(theme.accent), 1.5))
            painter.drawRoundedRect(frame, 4, 4)
        if here:
            painter.setPen(QPen(QColor(theme.text), 2))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
        painter.setFont(option.font)
        known = text not in ("", UNKNOWN)
        painter.setPen(QColor(str(index.data(_COLOUR))) if known else QColor(theme.secondary))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()


class SidePanel(QFrame):
    """Tells of the step that is looked at; `chosen(step)` when the player goes to another."""

    chosen = Signal(int)

    def __init__(self, style: BoardStyle, *, trying: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme, scale = style.theme, style.text
        self.setProperty("studybar", True)
        self.lines = LinesTree(style) if trying else None
        self.choices = ChoiceRow()
        self.choices.hide()
        self.certain, self.unkept, self.happens, self.note = (_words() for _ in range(4))
        self.certain.setProperty("certain", True)
        for part in (self.unkept, self.happens, self.note):
            part.setMargin(4)
        self.try_best = push_button(style, "", "try_best")
        self.try_best.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.try_best.hide()
        self.verdict = VerdictCard(theme, scale)
        self.verdict.hide()
        self.way_on = QPushButton()
        self.way_on.setProperty("flat", False)
        self.way_on.setAutoDefault(False)
        self.way_on.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.way_on.hide()
        self._deal: DealReplay | None = None
        self._sentences: list[tuple[int, str]] = []
        self._step, self._knew = 0, False
        self._low = False
        self.tricks = TricksTable(theme, scale)
        self.log = QListWidget()
        self.log.setWordWrap(True)
        self.log.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.log.setAccessibleName(translate("Study", "Log of the deal"))
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self._add_tab(self.tricks, translate("Study", "Tricks"))
        if self.lines is not None:
            self._add_tab(self.lines, translate("Study", "Lines"))
        self._add_tab(self.log, translate("Study", "Log"))
        self._arrange()
        self.tricks.chosen.connect(self.chosen)
        self.tabs.currentChanged.connect(lambda tab: self._write_log())
        self.log.itemClicked.connect(self._take)
        self.log.itemActivated.connect(self._take)

    def _arrange(self) -> None:
        self._head = QWidget()
        filled(
            QVBoxLayout(self._head),
            self.verdict,
            self.way_on,
            self.unkept,
            self.certain,
            self.try_best,
            self.choices,
            self.happens,
            self.note,
            1,
            margins=0,
        )
        self.coach = QScrollArea()
        self.coach.setWidgetResizable(True)
        self.coach.setFrameShape(QFrame.Shape.NoFrame)
        set_help_anchor(self._head, "study#coach")
        set_help_anchor(self.coach, "study#coach")
        self.coach.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.coach.setProperty("studybar", True)
        self.coach.viewport().setProperty("studybar", True)
        self._head.setProperty("studybar", True)
        self._column = filled(
            QVBoxLayout(self), self._head, (self.tabs, 1), margins=(10, 10, 10, 6)
        )

    def _add_tab(self, page: QWidget, name: str, at: int = -1) -> None:
        """Put in a tab, whose name is told in full where there is no room for it."""
        self.tabs.setTabToolTip(self.tabs.insertTab(at, page, name), name)

    def show_deal(self, deal: DealReplay, match: ShownMatch, order: Sequence[Seat]) -> None:
        """Tell of this deal; `order` are the seats from left to right."""
        self._deal = deal
        self.tricks.show_deal(deal, match, order)
        self.tabs.setTabVisible(self.tabs.indexOf(self.tricks), self.tricks.rowCount() > 0)
        self._sentences = _sentences(deal, match)

    def show_certain(self, text: str) -> None:
        """Tell what only open cards tell, or nothing."""
        self.certain.setText(text)
        self.certain.setVisible(bool(text))

    def show_way_on(self, text: str, unkept: str) -> None:
        """Offer what the player can do about a verdict; say why none can be kept."""
        self.way_on.setText(text)
        self.way_on.setVisible(bool(text))
        self.unkept.setText(unkept)
        self.unkept.setVisible(bool(unkept))

    def show_note(self, text: str) -> None:
        """Say how a line is to be taken, or nothing."""
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def offer(self, best: str) -> None:
        """Offer to try this card, or nothing."""
        self.try_best.setText(translate("Study", "Tr&y {card}").format(card=best))
        self.try_best.setVisible(bool(best))

    def offer_answer(self) -> None:
        """Offer to tell the answer."""
        self.try_best.setText(translate("Study", "Show the &answer"))
        self.try_best.show()

    def stops(self) -> list[QWidget]:
        """Return what the Tab key goes round."""
        head: list[QWidget] = [self.way_on, self.try_best, *self.choices.buttons]
        here = self.tabs.currentWidget()
        if here is self.coach:
            return [self.tabs.tabBar(), *head]
        there = self.lines.stops() if self.lines is not None and here is self.lines else [here]
        return [*head, self.tabs.tabBar(), *there]

    def set_tight(self, tight: bool) -> None:
        """Put what is told of the step on a tab of its own, where all does not fit at once."""
        if tight == (self.tabs.indexOf(self.coach) >= 0):
            return
        if tight:
            self._column.removeWidget(self._head)
            self.coach.setWidget(self._head)
            self._add_tab(self.coach, translate("Study", "Coach"), at=0)
            self.tabs.setCurrentIndex(0)
        else:
            self.tabs.removeTab(self.tabs.indexOf(self.coach))
            self.coach.takeWidget()
            self._column.insertWidget(0, self._head)
        self._head.show()

    def set_low(self, low: bool) -> None:
        """Say less where there is little height."""
        self._low = low
        self.verdict.rows.most = FEW_ROWS if low else MOST_ROWS

    def make_room(self) -> None:
        """Leave out what happens where the coach says what it was worth, on a low page."""
        if self._low and not self.verdict.isHidden():
            self.happens.hide()

    def follow(self, step: int, *, knew: bool) -> None:
        """Tell of this step; `knew`: nothing that came later, but what is about to happen."""
        self.tricks.follow(step, knew=knew)
        self.happens.setText(" ".join(text for number, text in self._sentences if number == step))
        self.happens.setVisible(bool(self.happens.text()))
        self._step, self._knew = step, knew
        self._write_log()

    def _write_log(self) -> None:
        """Write the log up to where one stands, if it is the one that is seen."""
        step, knew = self._step, self._knew
        if self.tabs.currentWidget() is not self.log:
            return
        with QSignalBlocker(self.log):
            self.log.clear()
            last = None
            for number, text in self._sentences:
                if knew and number >= step:
                    break
                item = QListWidgetItem(text)
                item.setData(Qt.ItemDataRole.UserRole, max(number, 0))
                self.log.addItem(item)
                if number < step:
                    last = item
            if last is not None:
                self.log.setCurrentItem(last)
                self.log.scrollToItem(last)

    def _take(self, item: QListWidgetItem) -> None:
        self.chosen.emit(int(item.data(Qt.ItemDataRole.UserRole)))


def _words() -> QLabel:
    label = QLabel(wordWrap=True)
    label.hide()
    return label


def _sentences(deal: DealReplay, match: ShownMatch) -> list[tuple[int, str]]:
    """Return what happened in the deal, each sentence with its step; -1 before the first."""
    found: list[tuple[int, str]] = []
    view = deal.before_deal(match.viewer)
    parts = [(-1, deal.before()), *((n, deal.events(n)) for n in range(len(deal.steps)))]
    for number, events in parts:
        for event in events:
            seen = event.seen_by(match.viewer)
            if not isinstance(seen, BidSealed):  # that somebody is ready is no news here
                found += [(number, text) for text in describe(seen, view, match)]
            seen.apply(view)
    return found
