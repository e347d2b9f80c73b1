"""The score sheet: a line for each deal, a column for each player, and the sums."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from farwhist.ui.scores.cells import INKS, is_dark, item
from farwhist.ui.scores.sheet import Cell, Row, heads, rows
from farwhist.ui.scores.tally import Scores

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

    def show_scores(self, scores: Scores) -> None:
        """Write the sheet, one column a player; the leader's name has a star."""
        order, lines, titles = scores.order, rows(scores), heads(scores)[3:-1]
        self.table.setColumnCount(len(order))
        self.table.setRowCount(len(lines))
        header, mode = self.table.horizontalHeader(), QHeaderView.ResizeMode
        header.setSectionResizeMode(mode.Stretch if len(order) <= 4 else mode.ResizeToContents)
        for column, title in enumerate(titles):
            short = self.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, 90)
            head = QTableWidgetItem(short)
            head.setToolTip(title)
            self.table.setHorizontalHeaderItem(column, head)
        self.table.setVerticalHeaderLabels([_row_head(line) for line in lines])
        inks = INKS[is_dark(self.palette())]
        for row, line in enumerate(lines):
            for column, cell in enumerate(line[3:-1]):
                self.table.setItem(row, column, item(_short(cell), inks))
        self.table.scrollToBottom()


def _row_head(line: Row) -> str:
    deal, cards, trump = (cell.text for cell in line[:3])
    return f"{deal}: {cards} {trump}" if cards else deal


def _short(cell: Cell) -> Cell:
    """Leave `took/bid` to the hint: the side has no room for it."""
    if cell.away is None:
        return cell
    text = " ".join(cell.text.split()[1:])
    return replace(cell, text=text, hint=f"{cell.text}\n{cell.hint}")
