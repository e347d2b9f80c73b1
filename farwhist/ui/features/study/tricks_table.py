"""The tricks of a deal as a table: a row for each, a column for each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from farwhist.engine.cards import Card, Seat, Suit
from farwhist.engine.events import TrickTaken
from farwhist.ui.table.theme import Theme
from farwhist.ui.viewmodels.deal_replay import DealReplay
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.wording.card_names import card_name, card_sign

translate = QCoreApplication.translate

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
