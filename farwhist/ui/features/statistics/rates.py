"""Bars for how often bids were exact, each with its numbers beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from farwhist.ui.features.statistics import statistics_words
from farwhist.ui.features.statistics.figures import Rate
from farwhist.ui.scores.model import INKS, is_dark
from farwhist.ui.style.page_area import plain


class Bar(QWidget):
    """A bar on a track that stands for everything."""

    def __init__(self, label: str, rate: Rate) -> None:
        super().__init__()
        self.rate = rate
        self.setAccessibleName(statistics_words.rate_spoken(label, rate))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(12 * line, line)

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(4 * line, line)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = 0.62 * self.fontMetrics().height()
        track = QRectF(0.5, (self.height() - high) / 2, self.width() - 1, high)
        roles = QPalette.ColorRole
        painter.setPen(self.palette().color(roles.Mid))
        painter.setBrush(self.palette().base())
        painter.drawRoundedRect(track, 3, 3)
        if self.rate.good:
            fill = QRectF(track)
            fill.setWidth(max(track.width() * self.rate.share, 4.0))
            ink = QColor(INKS[is_dark(self.palette())][1])
            painter.setPen(ink)
            painter.setBrush(ink)
            painter.drawRoundedRect(fill, 3, 3)
        painter.end()


class RateBars(QWidget):
    """A line for each rate: what it is of, the bar, and the numbers in words."""

    def __init__(self) -> None:
        super().__init__()
        self.rates: list[tuple[str, Rate]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)

    def show_rates(self, rates: Sequence[tuple[str, Rate]]) -> None:
        """Show these, from top to bottom."""
        self.rates = list(rates)
        clear(self._grid)
        for row, (label, rate) in enumerate(rates):
            numbers = QLabel(statistics_words.rate(rate))
            self._grid.addWidget(plain(label, wrapped=False), row, 0)
            self._grid.addWidget(Bar(label, rate), row, 1)
            self._grid.addWidget(numbers, row, 2)

    def widths(self, column: int) -> list[int]:
        """Return how wide the texts of a column are."""
        items = [self._grid.itemAtPosition(row, column) for row in range(len(self.rates))]
        return [item.sizeHint().width() for item in items if item is not None]

    def widen(self, column: int, width: int) -> None:
        """Give a column at least this width."""
        self._grid.setColumnMinimumWidth(column, width)


def line_up(*boards: RateBars) -> None:
    """Let the bars of several boards begin and end at the same places."""
    for column in (0, 2):
        wide = max((width for board in boards for width in board.widths(column)), default=0)
        for board in boards:
            board.widen(column, wide)


def clear(grid: QGridLayout) -> None:
    """Take everything out of a grid."""
    while grid.count():
        item = grid.takeAt(0)
        widget = None if item is None else item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
