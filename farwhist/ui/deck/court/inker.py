"""How a court is put on paper: flat colours, or the lines of a woodcut."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import Enum, auto

from msgspec import Struct, field
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from farwhist.ui.deck.court.shapes import WIDTH, mirrored

_LEAST_HATCHED = 9.0
"""Shapes narrower than this are left plain: a few stray lines would only be noise."""


class Stuff(Enum):
    """What a thing is made of; the technique knows how that looks."""

    INK = auto()
    SKIN = auto()
    LIPS = auto()
    WHITE = auto()
    HAIR = auto()
    ROBE = auto()
    TRIM = auto()
    BLOOM = auto()
    GOLD = auto()
    BRIGHT = auto()
    CREAM = auto()
    STEEL = auto()
    LEAF = auto()
    WOOD = auto()
    SUIT = auto()


class Hatch(Struct, frozen=True):
    """Parallel lines: their angle and distance, their width and colour."""

    angle: float
    step: float
    width: float
    colour: str


class Technique(Struct, frozen=True):
    """Colours, lines and shading of one court. Widths are in units of the picture."""

    colours: Mapping[Stuff, str]
    bold: float
    fine: float
    shade: str = ""
    hatches: Mapping[Stuff, Hatch] = field(default_factory=dict)
    shade_hatch: Hatch | None = None


class Inker:
    """Draws shapes of a stuff. `scale` is how many pixels a unit has: small cards get fewer lines.

    The painter must be set up so that one unit is one unit of the picture.
    """

    def __init__(self, painter: QPainter, technique: Technique, scale: float) -> None:
        self.painter = painter
        self._technique = technique
        self._detailed = scale >= 0.55
        self._bold = max(technique.bold, 0.62 / scale)
        self._fine = max(technique.fine, 0.42 / scale)

    def colour(self, stuff: Stuff) -> QColor:
        """Return the plain colour of a stuff."""
        return QColor(self._technique.colours[stuff])

    def shape(self, path: QPainterPath, stuff: Stuff, *, fine: bool = False) -> None:
        """Fill an outline and draw its edge."""
        self.flat(path, stuff)
        self.painter.strokePath(path, self._pen(self._fine if fine else self._bold))

    def flat(self, path: QPainterPath, stuff: Stuff) -> None:
        """Fill an outline, without its edge."""
        self.painter.fillPath(path, self.colour(stuff))
        hatch = self._technique.hatches.get(stuff)
        if hatch is not None and self._detailed:
            extent = path.boundingRect()
            if min(extent.width(), extent.height()) >= _LEAST_HATCHED:
                self._hatch(path, hatch)

    def pair(self, path: QPainterPath, stuff: Stuff, *, fine: bool = False) -> None:
        """Draw a shape and its mirror image."""
        self.shape(path, stuff, fine=fine)
        with self.mirror():
            self.shape(path, stuff, fine=fine)

    def line(
        self, path: QPainterPath, width: float | None = None, stuff: Stuff = Stuff.INK
    ) -> None:
        """Draw along a path, by default as thick as the edges of shapes."""
        self.painter.strokePath(path, self._pen(width or self._bold, stuff))

    def detail(self, path: QPainterPath, stuff: Stuff = Stuff.INK, width: float = 0.0) -> None:
        """Draw a fine line that a small card does without."""
        if self._detailed:
            self.painter.strokePath(path, self._pen(max(width, self._fine), stuff))

    def details(self, path: QPainterPath, stuff: Stuff = Stuff.INK, width: float = 0.0) -> None:
        """Draw a fine line and its mirror image."""
        self.detail(path, stuff, width)
        self.detail(mirrored(path), stuff, width)

    def strands(self, path: QPainterPath) -> None:
        """Draw single hairs, lighter or darker than the hair."""
        if self._detailed:
            hair = self.colour(Stuff.HAIR)
            colour = hair.lighter(165) if hair.lightness() < 105 else hair.darker(140)
            if self._technique.shade_hatch is not None:
                ink = self.colour(Stuff.INK)
                colour = ink if hair.lightness() > 105 else self.colour(Stuff.CREAM)
            self.painter.strokePath(path, QPen(colour, max(0.7, self._fine)))

    def shade(self, path: QPainterPath, within: QPainterPath) -> None:
        """Lay a shadow on the part of `path` that lies within another one."""
        with self.inside(within):
            if self._technique.shade:
                self.painter.fillPath(path, QColor(self._technique.shade))
            elif self._technique.shade_hatch is not None and self._detailed:
                self._hatch(path, self._technique.shade_hatch)

    @contextmanager
    def inside(self, path: QPainterPath) -> Iterator[None]:
        """Draw nothing outside this outline."""
        self.painter.save()
        self.painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        yield
        self.painter.restore()

    @contextmanager
    def mirror(self, really: bool = True) -> Iterator[None]:
        """Draw everything the other way round."""
        self.painter.save()
        if really:
            self.painter.setTransform(QTransform(-1, 0, 0, 1, WIDTH, 0), True)
        yield
        self.painter.restore()

    @contextmanager
    def at(self, x: float, y: float, turn: float = 0.0, size: float = 1.0) -> Iterator[None]:
        """Draw around this point instead of the origin, turned clockwise and enlarged."""
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.rotate(turn)
        self.painter.scale(size, size)
        yield
        self.painter.restore()

    def _pen(self, width: float, stuff: Stuff = Stuff.INK) -> QPen:
        return QPen(
            self.colour(stuff),
            width,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )

    def _hatch(self, path: QPainterPath, hatch: Hatch) -> None:
        """Draw the lines in a turned coordinate system, over the box that the path has there."""
        turn = QTransform().rotate(hatch.angle)
        area: QRectF = turn.inverted()[0].map(path).boundingRect()
        count = int(area.height() / hatch.step) + 2
        first = hatch.step * int(area.top() / hatch.step)
        rows = [first + number * hatch.step for number in range(-1, count)]
        lines = [QLineF(QPointF(area.left(), y), QPointF(area.right(), y)) for y in rows]
        with self.inside(path):
            self.painter.setTransform(turn, True)
            self.painter.setPen(QPen(QColor(hatch.colour), hatch.width))
            self.painter.drawLines(lines)
