"""Which way play runs round the table, from whoever leads: dotted arcs while bids are made."""

from __future__ import annotations

from collections.abc import Mapping
from math import atan2, cos, hypot, pi, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from farwhist.engine.cards import Seat
from farwhist.ui.table.corners import FeltItem
from farwhist.ui.table.geometry import Rect
from farwhist.ui.table.measures import MARGIN, Measures
from farwhist.ui.table.theme import Theme

WIDTH: Final = 2.5
DOTS: Final = 8.0
"""From one dot to the next, in pixels."""
FADED: Final = 0.55
AWAY: Final = 14.0
"""Between a plate and the end of an arc."""
BENT: Final = 0.72
"""How near an arc comes to the corner between two seats: 1 is the whole way."""
WIDEST: Final = 9.0
"""How wide the lines about the deal are, in sizes of text; only the title may be wider."""
SHORTEST: Final = 26.0
HEAD: Final = 9.0


class Arc(NamedTuple):
    """A curve from one seat to the next, bent towards `bend`."""

    start: QPointF
    bend: QPointF
    end: QPointF


def arcs(viewer: Seat, plates: Mapping[Seat, Rect], sizes: Measures, text: Rect) -> dict[Seat, Arc]:
    """Return the arc that begins at each seat, where there is room for one beside `text`."""
    found = {}
    written = QRectF(text.x, text.y, min(text.w, WIDEST * sizes.font), text.h)
    count = len(plates)
    for seat in plates:
        after = (seat + 1) % count
        start, level = _end(plates[seat], sizes, own=seat == viewer, leaves=True)
        end, level_end = _end(plates[after], sizes, own=after == viewer, leaves=False)
        if level and level_end:
            bend = (start + end) / 2
            if count == 2:
                bend = QPointF(
                    MARGIN if start.x() < sizes.width / 2 else sizes.width - MARGIN, bend.y()
                )
        elif level or level_end:
            corner = QPointF(end.x(), start.y()) if level else QPointF(start.x(), end.y())
            bend = corner * BENT + (start + end) * ((1 - BENT) / 2)
        else:
            bend = (start + end) / 2
        bent = Arc(start, bend, end)
        free = [
            arc
            for arc in (bent, Arc(start, (start + end) / 2, end))
            if not _path(arc).intersects(written)
        ]
        if free and hypot(end.x() - start.x(), end.y() - start.y()) >= SHORTEST:
            found[seat] = free[0]
    return found


def _path(arc: Arc) -> QPainterPath:
    path = QPainterPath(arc.start)
    path.quadTo(arc.bend, arc.end)
    return path


def _end(plate: Rect, sizes: Measures, *, own: bool, leaves: bool) -> tuple[QPointF, bool]:
    """Return where an arc leaves or reaches a plate, and whether it runs level there."""
    cards = plate.bottom + sizes.back + AWAY
    if own:
        x = plate.x - AWAY if leaves else plate.right + AWAY
        return QPointF(x, plate.cy), True
    if plate.y <= MARGIN:
        x = plate.right + AWAY if leaves else plate.x - AWAY
        return QPointF(x, plate.cy), True
    rising = plate.cx < sizes.width / 2
    return QPointF(plate.cx, plate.y - AWAY if rising is leaves else cards), False


class DirectionsItem(FeltItem):
    """Draws the arcs, the first one in full gold."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.arcs: dict[Seat, Arc] = {}
        self.first: Seat | None = None
        self.setZValue(5)

    def set_arcs(self, found: dict[Seat, Arc]) -> None:
        """Let the arcs run so."""
        self.arcs = found
        self.update()

    def show_from(self, first: Seat | None) -> None:
        """Show the arcs from this seat on, or none at all."""
        if first != self.first:
            self.first = first
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.first is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for seat, arc in self.arcs.items():
            colour = QColor(self.theme.accent)
            colour.setAlphaF(1.0 if seat == self.first or self.theme.strong else FADED)
            dots = QPen(colour, WIDTH, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            dots.setDashPattern([0.01, DOTS / WIDTH])
            painter.strokePath(_path(arc), dots)
            painter.strokePath(
                _head(arc), QPen(colour, WIDTH, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            )


def _head(arc: Arc) -> QPainterPath:
    """Return the arrow head at the end of an arc."""
    back = arc.bend - arc.end
    turn = atan2(back.y(), back.x())
    path = QPainterPath()
    for side in (-1, 1):
        angle = turn + side * pi / 5
        path.moveTo(arc.end)
        path.lineTo(arc.end + QPointF(HEAD * cos(angle), HEAD * sin(angle)))
    return path
