"""The light round the plates of those who made what they had set out to do."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from farwhist.ui.table.items.plate_item import PlateItem
from farwhist.ui.table.theme import Theme

RADIUS: Final = 12.0
FRAMES: Final = ((7.0, 0.90, 4.0), (15.0, 0.50, 3.0), (25.0, 0.24, 2.0))
"""How far each frame grows, how strong it is, and its line."""

RAYS: Final = 28
FROM: Final = 34.0
"""Where the rays begin, outside the plate."""

GROUND: Final = 0.17
"""How much gold lies on the plate: about the ground of a row that is lit."""


REACH: Final = 70.0
"""How far the light goes at the most."""


class GlowItem(QGraphicsItem):
    """Frames and rays that grow once and fade; a thin frame stays as long as plates are lit."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.lit: tuple[PlateItem, ...] = ()
        self.own: PlateItem | None = None
        self.grown, self.faded = 1.0, 1.0
        self.setZValue(55)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def light(self, lit: Iterable[PlateItem], own: PlateItem | None = None) -> None:
        """Light these plates, or none; the player's `own` has rays."""
        self.prepareGeometryChange()
        self.lit, self.own = tuple(lit), own
        self.grown = self.faded = 1.0
        self.setVisible(bool(self.lit))
        self.update()

    def follow(self) -> None:
        """Lie where the plates are now."""
        self.prepareGeometryChange()
        self.update()

    def boundingRect(self) -> QRectF:
        area = QRectF()
        for plate in self.lit:
            area = area.united(plate.area)
        return area.adjusted(-REACH, -REACH, REACH, REACH)

    def grow(self, part: float) -> None:
        """Show frames and rays so far from the plates."""
        self.grown, self.faded = part, 0.0
        self.update()

    def fade(self, part: float) -> None:
        """Show them so far gone."""
        self.grown, self.faded = 1.0, part
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for plate in self.lit:
            self._stays(painter, plate.area)
            if self.faded < 1.0:
                self._frames(painter, plate.area)
                if plate is self.own:
                    self._rays(painter, plate.area)

    def _stays(self, painter: QPainter, box: QRectF) -> None:
        gold = QColor(self.theme.accent)
        painter.setPen(QPen(gold, 3))
        ground = QColor(gold)
        ground.setAlphaF(0.0 if self.theme.strong else GROUND * min(self.grown, 1.0))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, RADIUS, RADIUS)

    def _frames(self, painter: QPainter, box: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for far, strength, line in FRAMES:
            grown = far * self.grown
            painter.setPen(QPen(self._gold(strength), line))
            outer = box.adjusted(-grown, -grown, grown, grown)
            painter.drawRoundedRect(outer, RADIUS + grown, RADIUS + grown)

    def _rays(self, painter: QPainter, box: QRectF) -> None:
        near = FROM * (0.6 + 0.4 * self.grown)
        outer = QPainterPath()
        outer.addRoundedRect(box.adjusted(-near, -near, near, near), near, near)
        pen = QPen(self._gold(0.85), 3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        middle, reach = box.center(), box.height() / 2 + near
        for number in range(RAYS):
            start = outer.pointAtPercent(((number + 0.5) / RAYS) % 1.0)
            # Away from the middle line of the plate, so that rays at the long sides stand upright.
            half = max(box.width() / 2 - box.height() / 2, 0.0)
            foot = min(max(start.x(), middle.x() - half), middle.x() + half)
            away = QPointF(0.6 * (start.x() - foot) + 0.15 * (start.x() - middle.x()),
                           start.y() - middle.y())  # fmt: skip
            size = hypot(away.x(), away.y()) or reach
            long = (12.0 if number % 2 else 18.0) * self.grown
            painter.drawLine(start, start + away * (long / size))

    def _gold(self, strength: float) -> QColor:
        colour = QColor(self.theme.accent)
        colour.setAlphaF(strength * (1.0 - self.faded))
        return colour
