"""Points on their way from a plate to the score: a gold pill, and two fainter ones behind it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from farwhist.ui.table.theme import Theme

WIDE: Final = 68.0
HIGH: Final = 40.0
TRAIL: Final = ((0.0, 1.0), (0.09, 0.42), (0.18, 0.22))
"""How far behind each picture of the pill is, and how strong."""


class FlyingPoints(QWidget):
    """Lies over table and panels and lets every click through; it is no larger than what flies.

    It belongs to what the table stands in, so that nothing beside the table hides it.
    """

    def __init__(self, theme: Theme, table: QWidget) -> None:
        super().__init__(table.parentWidget() or table)
        self.setObjectName("flying points")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._theme = theme
        self._table, self._under = table, table.parentWidget() or table
        self._text = ""
        self._scale = 1.0
        self._way = (QPointF(), QPointF(), QPointF())
        self._part = 0.0
        self.hide()

    def set_out(self, text: str, start: QPointF, end: QPointF, scale: float) -> None:
        """Prepare the flight of this text between two points of the table."""
        corner = QPointF(self._under.mapFromGlobal(self._table.mapToGlobal(QPoint())))
        start, end = start + corner, end + corner
        bend = QPointF(start.x() + 0.62 * (end.x() - start.x()), max(start.y(), end.y()))
        self._text, self._scale, self._way = text, scale, (start, bend, end)

    def fly(self, part: float) -> None:
        """Show the pill at this part of its way; at the end it is gone."""
        self._part = part
        if part >= 1.0:
            self.hide()
            return
        area = self._box(0)
        for number in range(1, len(TRAIL)):
            area = area.united(self._box(number))
        self.setGeometry(area.adjusted(-3, -3, 3, 3).toAlignedRect())
        self.show()
        self.raise_()
        self.update()

    def _box(self, number: int) -> QRectF:
        """Return where the pill is, or one of the fainter ones, in pixels of its parent."""
        at = max(self._part - TRAIL[number][0], 0.0)
        start, bend, end = self._way
        middle = start * (1 - at) ** 2 + bend * (2 * at * (1 - at)) + end * at**2
        size = self._scale if not number else 0.87 * self._scale
        wide, high = WIDE * size, HIGH * size
        return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-QPointF(self.pos()))
        for number in reversed(range(len(TRAIL))):
            gold = QColor(self._theme.accent)
            gold.setAlphaF(TRAIL[number][1])
            painter.setBrush(gold)
            painter.setPen(Qt.PenStyle.NoPen if number else QPen(QColor(self._theme.ink), 2))
            box = self._box(number)
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        font = QFont(self.font())
        font.setPixelSize(round(22 * self._scale))
        font.setWeight(QFont.Weight.ExtraBold)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(self._box(0), Qt.AlignmentFlag.AlignCenter, self._text)
