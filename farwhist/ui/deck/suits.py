"""The four suits as outlines in a box of 100 units around the origin."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from farwhist.engine.cards import Suit

Curve = tuple[float, ...]

_HEART: tuple[Curve, ...] = (
    (0, 48),
    (-10, 28, -48, 8, -48, -20),
    (-48, -40, -33, -48, -22, -48),
    (-10, -48, -2, -40, 0, -27),
    (2, -40, 10, -48, 22, -48),
    (33, -48, 48, -40, 48, -20),
    (48, 8, 10, 28, 0, 48),
)
_DIAMOND: tuple[Curve, ...] = (
    (0, -50),
    (16, -22, 38, 0),
    (16, 22, 0, 50),
    (-16, 22, -38, 0),
    (-16, -22, 0, -50),
)
_SPADE: tuple[Curve, ...] = (
    (0, -50),
    (10, -28, 46, -10, 46, 14),
    (46, 30, 34, 36, 24, 36),
    (14, 36, 7, 31, 4, 24),
    (5, 36, 9, 44, 18, 50),
    (-18, 50),
    (-9, 44, -5, 36, -4, 24),
    (-7, 31, -14, 36, -24, 36),
    (-34, 36, -46, 30, -46, 14),
    (-46, -10, -10, -28, 0, -50),
)
_CLUB_STEM: tuple[Curve, ...] = (
    (-5, -5),
    (5, -5),
    (4, 30, 8, 42, 18, 50),
    (-18, 50),
    (-8, 42, -4, 30, -5, -5),
)
_CLUB_LEAVES = ((0, -25, 23), (-25, 10, 23), (25, 10, 23), (0, -2, 13))


def _outline(curves: tuple[Curve, ...]) -> QPainterPath:
    """The first entry is the start; then two numbers are a line, four and six a curve."""
    path = QPainterPath(QPointF(*curves[0]))
    for curve in curves[1:]:
        if len(curve) == 2:
            path.lineTo(*curve)
        elif len(curve) == 4:
            path.quadTo(*curve)
        else:
            path.cubicTo(*curve)
    path.closeSubpath()
    return path


def suit_path(suit: Suit) -> QPainterPath:
    """Return the outline of a suit, from -50 to 50, y downwards."""
    if suit is Suit.HEARTS:
        return _outline(_HEART)
    if suit is Suit.DIAMONDS:
        return _outline(_DIAMOND)
    if suit is Suit.SPADES:
        return _outline(_SPADE)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y, radius in _CLUB_LEAVES:
        path.addEllipse(QPointF(x, y), radius, radius)
    path.addPath(_outline(_CLUB_STEM))
    return path


def draw_suit(
    painter: QPainter,
    suit: Suit,
    centre: QPointF,
    size: float,
    colour: str,
    *,
    upside_down: bool = False,
) -> None:
    """Draw a suit of `size` pixels in height."""
    painter.save()
    painter.translate(centre)
    painter.scale(size / 100, (-size if upside_down else size) / 100)
    painter.fillPath(suit_path(suit), QColor(colour))
    painter.restore()


def placed_suit(suit: Suit, x: float, y: float, size: float) -> QPainterPath:
    """Return the outline of a suit of this height with its middle at a point."""
    return QTransform(size / 100, 0, 0, size / 100, x, y).map(suit_path(suit))
