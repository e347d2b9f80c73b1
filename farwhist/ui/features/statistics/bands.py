"""What each seat was dealt, on a scale with the band in which chance alone mostly stays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from farwhist.ui.features.statistics import statistics_words
from farwhist.ui.features.statistics.figures import CardCounts
from farwhist.ui.features.statistics.rates import clear
from farwhist.ui.scores.model import INKS, is_dark
from farwhist.ui.style.page_area import plain
from farwhist.ui.wording.punctuation import labelled

REACH: Final = 2.0
"""The ends of a scale, in bands on either side of what is expected."""


class Scale(QWidget):
    """The band, its middle, and a mark where the number lies: a disc within, else a diamond."""

    def __init__(self, dealt: CardCounts, name: str) -> None:
        super().__init__()
        self.dealt = dealt
        self.setAccessibleName(labelled(name, statistics_words.dealt(dealt)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(14 * line, line)

    @property
    def part(self) -> float:
        """Where on the scale the number lies, from 0 to 1; what lies beyond is at its end."""
        away = (self.dealt.count - self.dealt.mean) / self.dealt.band
        return min(max(0.5 + away / (2 * REACH), 0.02), 0.98)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, high = float(self.width()), float(self.height())
        roles, middle = QPalette.ColorRole, high / 2
        ink = self.palette().color(roles.WindowText)
        faint = QColor(ink)
        faint.setAlphaF(0.35)
        painter.setPen(QPen(faint, 1))
        painter.drawLine(QPointF(0, middle), QPointF(wide, middle))
        inks = INKS[is_dark(self.palette())]
        band = QColor(inks[1])
        band.setAlphaF(0.28)
        painter.setPen(QPen(QColor(inks[1]), 1))
        painter.setBrush(band)
        half = wide / (2 * REACH)
        painter.drawRoundedRect(QRectF(wide / 2 - half, 0.2 * high, 2 * half, 0.6 * high), 3, 3)
        painter.setPen(QPen(ink, 1))
        painter.drawLine(QPointF(wide / 2, 0.1 * high), QPointF(wide / 2, 0.9 * high))
        self._mark(painter, QPointF(wide * self.part, middle), 0.27 * high, ink, inks[2])
        painter.end()

    def _mark(self, painter: QPainter, at: QPointF, size: float, ink: QColor, outside: str) -> None:
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Window), 1.5))
        painter.setBrush(QColor(outside) if self.dealt.away else ink)
        if not self.dealt.away:
            painter.drawEllipse(at, size, size)
            return
        size *= 1.35
        steps = ((0, -size), (size, 0), (0, size), (-size, 0))
        painter.drawPolygon([QPointF(at.x() + x, at.y() + y) for x, y in steps])


class Bands(QWidget):
    """Two lines for each seat: its scale, and the numbers in words."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: list[CardCounts] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(1, 1)

    def show_dealt(self, seats: Sequence[CardCounts]) -> None:
        """Show these, from top to bottom."""
        self.seats = list(seats)
        clear(self._grid)
        for number, dealt in enumerate(seats):
            name = statistics_words.seat_name(dealt.seat)
            self._grid.addWidget(plain(name, wrapped=False), 3 * number, 0)
            self._grid.addWidget(Scale(dealt, name), 3 * number, 1)
            self._grid.addWidget(plain(statistics_words.dealt(dealt)), 3 * number + 1, 1)
            self._grid.setRowMinimumHeight(3 * number + 2, 6)
