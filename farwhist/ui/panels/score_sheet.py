"""The score sheet: a line for each deal, a column for each player, and the sums."""

from __future__ import annotations

from dataclasses import dataclass, replace
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
from farwhist.ui.scores.score_words import exact_words
from farwhist.ui.scores.sheet import Cell, Row, heads, rows
from farwhist.ui.scores.tally import Scores, exact

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
        self._finished: list[_Line] = []
        self._written: list[list[Cell]] = []
        self._style: tuple[float, bool] = (0.0, False)
        self.table = QTableWidget(self)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setAccessibleName(translate("Scores", "Score sheet"))
        self.table.setTabKeyNavigation(False)
        self.table.setWordWrap(False)
        self.table.setTextElideMode(Qt.TextElideMode.ElideNone)
        mode = QHeaderView.ResizeMode
        self.table.verticalHeader().setSectionResizeMode(mode.Fixed)
        self.table.horizontalHeader().setSectionResizeMode(mode.Stretch)
        self.table.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideNone)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self.table)

    def show_scores(self, scores: Scores) -> None:
        """Write the sheet, one column a player; the leader's name has a star."""
        self._forget(self._scores, scores)
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
        lines, count = self._lines(scores), len(scores.order)
        cells = [line.cells for line in lines]
        room = self._room_for_players(lines) // count
        font = QFont(self.font())
        if self._widest(cells, font) > room:
            cells = [line.tight for line in lines]
            if scores.kind.exact:
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
        self._put(lines, cells, font.pointSizeF())

    def _put(self, lines: list[_Line], cells: list[list[Cell]], size: float) -> None:
        """Write the rows that are not written yet, with letters of this size."""
        style = (size, is_dark(self.palette()))
        if style != self._style:
            self._style = style
            self._written.clear()
        inks = INKS[style[1]]
        for row, line in enumerate(cells):
            if row < len(self._written) and self._written[row] is line:
                continue
            self.table.setVerticalHeaderItem(row, QTableWidgetItem(lines[row].head))
            for column, cell in enumerate(line):
                made = item(cell, inks)
                own = made.font()
                own.setPointSizeF(size)
                made.setFont(own)
                self.table.setItem(row, column, made)
        self._written = cells
        header = self.table.verticalHeader()
        high = max(self.table.sizeHintForRow(0), header.fontMetrics().height() + ROOM)
        header.setDefaultSectionSize(high)

    def _forget(self, before: Scores | None, now: Scores) -> None:
        """Keep the lines of those finished deals that are the same in the scores to be shown.

        That of the last one is not kept: only the next deal may show who is out after it.
        """
        if before is None or not _alike(before, now):
            self._finished.clear()
            return
        kept = max(0, min(len(self._finished), len(now.results) - 1))
        while kept and before.results[:kept] != now.results[:kept]:
            kept -= 1
        del self._finished[kept:]

    def _lines(self, scores: Scores) -> list[_Line]:
        first, done = len(self._finished), len(scores.results)
        lines = [_Line.of(row) for row in rows(scores, first)]
        self._finished += lines[: done - first]
        return [*self._finished, *lines[done - first :]]

    def _room_for_players(self, lines: list[_Line]) -> int:
        metrics = QFontMetrics(self.font())
        # The widest heading is among the last: numbers only grow.
        head = max(metrics.horizontalAdvance(line.head) for line in lines[-60:]) + 12
        bar = self.table.verticalScrollBar().sizeHint().width()
        return self.width() - 8 - 2 * self.table.frameWidth() - head - bar

    def _widest(self, cells: list[list[Cell]], font: QFont) -> int:
        bold = QFont(font)
        bold.setBold(True)
        metrics = {False: QFontMetrics(font), True: QFontMetrics(bold)}
        texts = {(cell.strong, cell.text) for line in cells for cell in line}
        return ROOM + max(metrics[strong].horizontalAdvance(text) for strong, text in texts)


@dataclass(frozen=True)
class _Line:
    """A row of the sheet: its heading, and the cells of the players in two lengths."""

    head: str
    cells: list[Cell]
    tight: list[Cell]

    @classmethod
    def of(cls, row: Row) -> _Line:
        cells = [_short(cell) for cell in row[3:-1]]
        return cls(_row_head(row), cells, [_tight(cell) for cell in cells])


def _alike(one: Scores, other: Scores) -> bool:
    """Whether finished deals are told in the same words in both."""
    return (
        list(one.names) == list(other.names)
        and list(one.order) == list(other.order)
        and (one.explain, one.kind) == (other.explain, other.kind)
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
