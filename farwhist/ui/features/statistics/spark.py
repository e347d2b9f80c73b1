"""The last matches as one small line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from farwhist.ui.features.statistics import statistics_words
from farwhist.ui.scores.model import INKS, is_dark


@dataclass(frozen=True)
class Spot:
    """A match: its value, and whether it was won."""

    value: float
    won: bool


class Sparkline(QWidget):
    """A line through all values, with each number above its mark where there is room.

    A match that was won has a square, any other a disc. `ranks`: 1 stands on top.
    `numbered(fits)` is emitted when there has come to be room for the numbers, or not.
    """

    numbered = Signal(bool)

    def __init__(self, *, ranks: bool) -> None:
        super().__init__()
        self.ranks = ranks
        self.spots: list[Spot] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_spots(self, spots: Sequence[Spot], name: str, spoken: str) -> None:
        """Draw these; `spoken` says them in words."""
        self.spots = list(spots)
        self.setAccessibleName(name)
        self.setAccessibleDescription(spoken)
        self.update()
        self.numbered.emit(self.has_room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.numbered.emit(self.has_room)

    @property
    def has_room(self) -> bool:
        """Whether the numbers can stand above their marks without running into one another."""
        wide = self._widest()
        steps = max(len(self.spots) - 1, 1)
        return not self.spots or self._room().width() / steps >= wide or len(self.spots) == 1

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(20 * line, round(5.5 * line))

    def places(self, room: QRectF) -> list[QPointF]:
        """Return where the marks stand in `room`."""
        values = [spot.value for spot in self.spots]
        low, high = min(values), max(values)
        if self.ranks:
            low, high = 1.0, max(high, 2.0)
        high = max(high, low + 1)
        step = room.width() / max(len(values) - 1, 1)
        first = room.left() if len(values) > 1 else room.center().x()
        found = []
        for number, value in enumerate(values):
            part = (value - low) / (high - low)
            y = room.top() + room.height() * (part if self.ranks else 1 - part)
            found.append(QPointF(first + number * step, y))
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.spots:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        roles = QPalette.ColorRole
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(self.palette().color(roles.Mid))
        painter.setBrush(self.palette().base())
        painter.drawRoundedRect(frame, 8, 8)
        line = self.fontMetrics().height()
        marks = self.places(self._room())
        inks = INKS[is_dark(self.palette())]
        painter.setPen(QPen(QColor(inks[0]), line / 9))
        painter.drawPolyline(QPolygonF(marks))
        if self.has_room:
            self._write(painter, marks)
        painter.setPen(QPen(self.palette().color(roles.Base), line / 12))
        size = 0.27 * line
        for spot, mark in zip(self.spots, marks, strict=True):
            painter.setBrush(QColor(inks[1] if spot.won else inks[0]))
            if spot.won:
                box = QRectF(mark.x() - size, mark.y() - size, 2 * size, 2 * size)
                painter.drawRect(box.adjusted(-1, -1, 1, 1))
            else:
                painter.drawEllipse(mark, size, size)
        painter.end()

    def _room(self) -> QRectF:
        line = self.fontMetrics().height()
        room = QRectF(self.rect())
        return room.adjusted(1.6 * line, 1.7 * line, -1.6 * line, -0.8 * line)

    def _widest(self) -> float:
        metrics = QFontMetricsF(self.font())
        texts = [statistics_words.points(spot.value) for spot in self.spots]
        return max((metrics.horizontalAdvance(text) for text in texts), default=0) + 4

    def _write(self, painter: QPainter, marks: Sequence[QPointF]) -> None:
        """Write the numbers above their marks."""
        wide, high = self._widest(), QFontMetricsF(self.font()).height()
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        for spot, mark in zip(self.spots, marks, strict=True):
            box = QRectF(mark.x() - wide / 2, mark.y() - 1.4 * high, wide, high)
            painter.drawText(
                box, int(Qt.AlignmentFlag.AlignCenter), statistics_words.points(spot.value)
            )
