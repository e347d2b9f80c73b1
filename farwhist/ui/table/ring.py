"""The gold ring that is drawn round the own plate when a contract has been made."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from farwhist.ui.table.corners import FeltItem
from farwhist.ui.table.theme import Theme

THICK = 4.0


class RingItem(FeltItem):
    """Draws a part of an outline round its box."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._part = 0.0
        self.setZValue(60)
        self.hide()

    def draw(self, part: float) -> None:
        """Show this part of the ring; all of it, and it is over."""
        self._part = part
        self.setVisible(0.0 < part < 1.0)
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        path = QPainterPath()
        path.addRoundedRect(self.box, 10, 10)
        length = path.length() / THICK
        pen = QPen(QColor(self.theme.accent), THICK)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([max(self._part * length, 0.01), length + 1])
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
