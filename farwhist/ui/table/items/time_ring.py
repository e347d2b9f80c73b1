"""The ring round the portrait of who must move, which gets shorter as time runs down."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from farwhist.ui.table.items.felt_items import FeltItem
from farwhist.ui.table.items.painted_text import font_of
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme

FULL_CIRCLE: Final = 16 * 360
PORTRAIT: Final = 50 / 64
"""The portrait's part of the height of its plate."""


class TimeRing(FeltItem):
    """Draws what is left of a time; in its last seconds in another colour, thicker, with a figure.

    Without a time it is hidden, and nothing is drawn.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._share = 0.0
        self._seconds: int | None = None
        self.setZValue(55)
        self.hide()

    @property
    def share(self) -> float:
        """The part of the time that is left as it is shown, from 1 to 0."""
        return self._share

    @property
    def seconds(self) -> int | None:
        """The figure that is shown, if one is."""
        return self._seconds

    def stand_on(self, plate: Rect) -> None:
        """Lie round the portrait at the left end of this plate."""
        side = plate.h
        self.set_place(Rect(round(plate.x), round(plate.y), side, side), self.font_size)

    def draw(self, share: float, seconds: int | None = None) -> None:
        """Show this part of the ring, and these last `seconds` as a figure."""
        self._share, self._seconds = share, seconds
        self.setVisible(share > 0.0)
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, high = self.theme, self.box.height()
        last = self._seconds is not None
        thick = (5.0 if last else 3.5) * high / 64
        radius = PORTRAIT * high / 2 + 2.5 * high / 64
        middle = self.box.center()
        ring = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.plate), thick + 2))
        painter.drawEllipse(ring)
        painter.setPen(QPen(QColor(theme.hairline), max(1.0, 0.4 * thick)))
        painter.drawEllipse(ring)
        colour = QColor(theme.over if last else theme.accent)
        pen = QPen(colour, thick)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawArc(ring, 16 * 90, round(self._share * FULL_CIRCLE))
        if self._seconds is not None:
            self._figure(painter, ring, colour)

    def _figure(self, painter: QPainter, ring: QRectF, colour: QColor) -> None:
        """Write the last seconds on a disc at the upper left, where no other sign is."""
        side = 0.34 * self.box.height()
        corner = ring.topLeft() + QPointF(0.02 * ring.width(), 0.02 * ring.width())
        disc = QRectF(corner.x(), corner.y(), side, side)
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(QColor(self.theme.plate))
        painter.drawEllipse(disc)
        painter.setFont(font_of(max(9, round(0.66 * side)), bold=True))
        painter.setPen(colour)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self._seconds))
