"""Which way play runs round the table, from whoever leads: dotted arcs while bids are made."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, pi, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from farwhist.engine.cards import Seat
from farwhist.ui.table.items.felt_items import FeltItem
from farwhist.ui.table.layout.arcs import Arc, Ground, arcs
from farwhist.ui.table.theme import Theme

WIDTH: Final = 2.5
DOTS: Final = 8.0
"""From one dot to the next, in pixels."""
FADED: Final = 0.55
HEAD: Final = 9.0


class Strokes(NamedTuple):
    """An arc as it is painted: its dots, its head, and the part of the table that they need."""

    dots: QPolygonF
    head: QPainterPath
    area: QRectF


class DirectionsItem(FeltItem):
    """Draws the arcs, the first one in full gold.

    They lie all over the table. So an arc is only drawn anew where something moves that is near it.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._ground: Ground | None = None
        self._after: tuple[tuple[Seat, Seat], ...] = ()
        self._arcs: dict[Seat, Arc] | None = None
        self._strokes: dict[Arc, Strokes] = {}
        self.setFlag(self.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.first: Seat | None = None
        self.setZValue(5)

    @property
    def arcs(self) -> dict[Seat, Arc]:
        """The arcs that are drawn, by the seat at which each begins."""
        if self._ground is None or self.first is None:
            return {}
        if self._arcs is None:
            self._arcs = arcs(self._ground, self._after)
        return self._arcs

    def set_ground(self, ground: Ground) -> None:
        """Let the arcs run on this ground."""
        if ground != self._ground:
            self._ground, self._arcs = ground, None
            self.update()

    def show_from(self, first: Seat | None, after: Sequence[tuple[Seat, Seat]] = ()) -> None:
        """Show the arcs from this seat on, or none at all; `after` are all seats with the next."""
        if (first, tuple(after)) != (self.first, self._after):
            self.first, self._after, self._arcs = first, tuple(after), None
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        near = option.exposedRect
        before, self._strokes = self._strokes, {}
        for seat, arc in self.arcs.items():
            self._strokes[arc] = drawn = before.get(arc) or _strokes(arc)
            if not near.intersects(drawn.area):
                continue
            colour = QColor(self.theme.accent)
            colour.setAlphaF(1.0 if seat == self.first or self.theme.strong else FADED)
            pen = QPen(colour, WIDTH, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPoints(drawn.dots)
            painter.strokePath(drawn.head, pen)


def _strokes(arc: Arc) -> Strokes:
    head = _head(arc)
    dots = QPolygonF([QPointF(*point) for point in arc.dots(DOTS)])
    edge = WIDTH / 2 + 1
    area = dots.boundingRect().united(head.boundingRect())
    return Strokes(dots, head, area.adjusted(-edge, -edge, edge, edge))


def _head(arc: Arc) -> QPainterPath:
    """Return the arrow head at the end of an arc."""
    end = QPointF(*arc.end)
    turn = atan2(arc.bend[1] - arc.end[1], arc.bend[0] - arc.end[0])
    path = QPainterPath()
    for side in (-1, 1):
        angle = turn + side * pi / 5
        path.moveTo(end)
        path.lineTo(end + QPointF(HEAD * cos(angle), HEAD * sin(angle)))
    return path
