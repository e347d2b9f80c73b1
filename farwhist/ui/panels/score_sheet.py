"""The score sheet: a line for each deal, a column for each player, and the sums."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.cards import Seat
from farwhist.ui.scores.cells import INKS, is_dark, item
from farwhist.ui.scores.sheet import Cell, Row, heads, rows
from farwhist.ui.scores.tally import Scores, exact
from farwhist.ui.scores.words import exact_words

translate = QCoreApplication.translate

ROOM: Final = 8
"""Pixels of a cell that its text leaves free."""

EDGE: Final = 4
"""Pixels of a heading that its text leaves free."""

LEAST: Final = 0.8
"""How much smaller than usual the text may become before the sheet scrolls sideways."""


class ScoreSheet(QWidget):
    """Shows the finished deals of a view. A cell holds the points and whether the bid was met.

    All players fit into the width: if need be, cells say less and their text is a little smaller.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("scores")
        self._scores: Scores | None = None
        self._wide = -1
        self.table = QTableWidget(self)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setAccessibleName(translate("Scores", "Score sheet"))
        self.table.setTabKeyNavigation(False)
        self.table.setWordWrap(False)
        self.table.setTextElideMode(Qt.TextElideMode.ElideNone)
        mode = QHeaderView.ResizeMode
        self.table.verticalHeader().setSectionResizeMode(mode.ResizeToContents)
        self.table.horizontalHeader().setSectionResizeMode(mode.Stretch)
        self.table.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideNone)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self.table)

    def show_scores(self, scores: Scores) -> None:
        """Write the sheet, one column a player; the leader's name has a star."""
        self._scores = scores
        self._write()
        self.table.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._scores is not None and self.width() != self._wide:
            self._write()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        changes = (QEvent.Type.FontChange, QEvent.Type.PaletteChange)
        if event.type() in changes and self._scores is not None:
            self._write()

    def _write(self) -> None:
        scores = self._scores
        assert scores is not None
        self._wide = self.width()
        lines, count = rows(scores), len(scores.order)
        cells = [[_short(cell) for cell in line[3:-1]] for line in lines]
        names = [_row_head(line) for line in lines]
        room = self._room_for_players(names) // count
        font = QFont(self.font())
        if self._widest(cells, font) > room:
            cells = [[_tight(cell) for cell in line] for line in cells]
            if scores.book is not None:
                cells[-1] = [_tight_count(scores, seat) for seat in scores.order]
        least = LEAST * font.pointSizeF()
        while self._widest(cells, font) > room and font.pointSizeF() - 0.5 >= least:
            font.setPointSizeF(font.pointSizeF() - 0.5)
        titles = heads(scores)[3:-1]
        wide = max(room, self._widest(cells, font), _least(titles, QFontMetrics(font)))
        self.table.setColumnCount(count)
        self.table.setRowCount(len(lines))
        header = self.table.horizontalHeader()
        header.setMinimumSectionSize(wide)
        for column, title in enumerate(titles):
            head = QTableWidgetItem(_cut(title, QFontMetrics(font), wide - EDGE))
            head.setFont(font)
            head.setToolTip(title)
            self.table.setHorizontalHeaderItem(column, head)
        self.table.setVerticalHeaderLabels(names)
        inks = INKS[is_dark(self.palette())]
        for row, line in enumerate(cells):
            for column, cell in enumerate(line):
                made = item(cell, inks)
                own = made.font()
                own.setPointSizeF(font.pointSizeF())
                made.setFont(own)
                self.table.setItem(row, column, made)

    def _room_for_players(self, names: list[str]) -> int:
        metrics = QFontMetrics(self.font())
        head = max(metrics.horizontalAdvance(name) for name in names) + 12
        bar = self.table.verticalScrollBar().sizeHint().width()
        return self.width() - 8 - 2 * self.table.frameWidth() - head - bar

    def _widest(self, cells: list[list[Cell]], font: QFont) -> int:
        bold = QFont(font)
        bold.setBold(True)
        usual, strong = QFontMetrics(font), QFontMetrics(bold)
        return ROOM + max(
            (strong if cell.strong else usual).horizontalAdvance(cell.text)
            for line in cells
            for cell in line
        )


def _row_head(line: Row) -> str:
    deal, cards, trump = (cell.text for cell in line[:3])
    return f"{deal}: {cards} {trump}" if cards else deal


def _least(titles: list[str], metrics: QFontMetrics) -> int:
    """Return the width in which every heading shows a letter at least, and that it is cut."""
    starts = [title.replace("★ ", "★") for title in titles]
    return EDGE + max(
        metrics.horizontalAdvance(start[: 1 + start.startswith("★")] + "…") for start in starts
    )


def _cut(title: str, metrics: QFontMetrics, room: int) -> str:
    """Return as much of a heading as fits; a star of the leader stays, and dots at its end."""
    short = title.replace("★ ", "★")
    for whole in (title, short):
        if metrics.horizontalAdvance(whole) <= room:
            return whole
    while len(short) > 1 and metrics.horizontalAdvance(short + "…") > room:
        short = short[:-1]
    return short + "…"


def _short(cell: Cell) -> Cell:
    """Leave `took/bid` to the hint: the side has no room for it."""
    if cell.away is None:
        return cell
    text = " ".join(cell.text.split()[1:])
    return replace(cell, text=text, hint=f"{cell.text}\n{cell.hint}")


def _tight(cell: Cell) -> Cell:
    """Leave out what the eye can do without: spaces and the plus."""
    if cell.away is None:
        return cell
    return replace(cell, text=cell.text.replace(" ", "").removeprefix("+"))


def _tight_count(scores: Scores, seat: Seat) -> Cell:
    made = exact(scores.results, seat)
    return Cell(f"{sum(made)}/{len(made)}", hint=exact_words(made))
