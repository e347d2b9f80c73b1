"""The score sheet: a line for each deal, a column for each player, and the sums."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.cards import Seat
from farwhist.engine.position import DealResult, Position
from farwhist.ui import texts
from farwhist.ui.card_names import SYMBOLS, suit_title

translate = QCoreApplication.translate


class ScoreSheet(QWidget):
    """Shows the finished deals of a view. A cell holds the points and whether the bid was met."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("scores")
        self.table = QTableWidget(self)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setAccessibleName(translate("Scores", "Score sheet"))
        self.table.setTabKeyNavigation(False)
        self.table.setWordWrap(False)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setMinimumSectionSize(46)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self.table)

    def show_scores(self, view: Position, names: Sequence[str], order: Sequence[Seat]) -> None:
        """Write the sheet; `order` is that of the columns."""
        results = view.results
        self.table.setColumnCount(len(order))
        self.table.setRowCount(len(results) + 1)
        header, mode = self.table.horizontalHeader(), QHeaderView.ResizeMode
        header.setSectionResizeMode(mode.Stretch if len(order) <= 4 else mode.ResizeToContents)
        self.table.setHorizontalHeaderLabels([names[seat] for seat in order])
        heads = [_row_head(number, result) for number, result in enumerate(results, start=1)]
        self.table.setVerticalHeaderLabels([*heads, translate("Scores", "Sum")])
        for row, result in enumerate(results):
            for column, seat in enumerate(order):
                self.table.setItem(row, column, _cell(result, seat, names[seat]))
        for column, seat in enumerate(order):
            total = view.totals[seat] if view.totals else 0
            item = _item(texts.number(total))
            font = QFont(item.font())
            font.setBold(True)
            item.setFont(font)
            self.table.setItem(len(results), column, item)
        self.table.scrollToBottom()


def _row_head(number: int, result: DealResult) -> str:
    trump = "–" if result.trump is None else SYMBOLS[result.trump]
    return f"{number}: {result.size} {trump}"


def _cell(result: DealResult, seat: Seat, name: str) -> QTableWidgetItem:
    bid, taken, points = result.bids[seat], result.taken[seat], texts.signed(result.points[seat])
    if bid is None:
        return _item("–" if not result.points[seat] else points)
    away = taken - bid
    item = _item(f"{points} {texts.difference_sign(away)[0]}")
    item.setToolTip(
        translate("Scores", "{name}: took {taken}, bid {bid}: {result}, {points} ({trump})").format(
            name=name,
            bid=bid,
            taken=taken,
            result=texts.difference_words(away),
            points=points,
            trump=suit_title(result.trump),
        )
    )
    font = QFont(item.font())
    font.setBold(away == 0)
    font.setItalic(away != 0)
    item.setFont(font)
    return item


def _item(text: str) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
    return item
