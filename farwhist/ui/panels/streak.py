"""The black line that tells of a run of exact bids: a gold tick for each, and what it changed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from farwhist.ui.table.theme import Theme

LONGEST = 8
"""More ticks than that say no more."""


class Ticks(QWidget):
    """A gold disc with a check mark for each deal of a run."""

    def __init__(self, theme: Theme, run: int) -> None:
        super().__init__()
        self._theme = theme
        self.run = min(run, LONGEST)
        self._side = 18.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def rescale(self, size: int) -> None:
        """Fit to text of this size."""
        self._side = 1.2 * size
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(round(self.run * self._side * 1.25), round(self._side) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._side
        for number in range(self.run):
            box = QRectF(number * side * 1.25 + 1, (self.height() - side) / 2, side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.accent))
            painter.drawEllipse(box)
            painter.setPen(QPen(QColor(self._theme.ink), 0.12 * side))
            points = ((0.28, 0.53), (0.44, 0.68), (0.72, 0.36))
            at = [QPointF(box.x() + x * side, box.y() + y * side) for x, y in points]
            painter.drawPolyline(QPolygonF(at))


class StreakLine(QFrame):
    """One line; `told` is the whole of it."""

    def __init__(self, theme: Theme, run: int, told: str) -> None:
        super().__init__()
        self.setObjectName("streak")
        self._theme = theme
        self.ticks = Ticks(theme, run)
        self.text = QLabel(told)
        self._row = row = QHBoxLayout(self)
        row.setSpacing(10)
        row.addStretch(1)
        row.addWidget(self.ticks)
        row.addWidget(self.text)
        row.addStretch(1)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

    def rescale(self, size: int, room: float, *, tight: bool) -> None:
        """Write in this size, in pixels; over two lines where one is wider than `room`."""
        self.ticks.rescale(size)
        pad = 3 if tight else round(0.6 * size)
        self._row.setContentsMargins(12, pad, 12, pad)
        font = QFont(self.text.font())
        font.setPixelSize(size)
        font.setBold(True)
        self.text.setFont(font)
        needed = QFontMetricsF(font).horizontalAdvance(self.text.text())
        left = room - self.ticks.sizeHint().width() - 48
        self.text.setWordWrap(needed > left)
        self.text.setMinimumWidth(round(min(needed, left)) + 2)
        self.setStyleSheet(
            f"QFrame#streak {{ background: {self._theme.ink}; border-radius: 10px; border: none; }}"
            f"QFrame#streak QLabel {{ color: {self._theme.accent}; font-size: {size}px;"
            " font-weight: bold; }"
        )
