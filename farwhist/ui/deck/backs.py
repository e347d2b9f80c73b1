"""The backs. Each is the same from both ends, so that how a card lies tells nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil, cos, radians, sin, sqrt

from msgspec import Struct
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from farwhist.engine.cards import Suit
from farwhist.ui.deck.court.shapes import disc, lozenge, polygon
from farwhist.ui.deck.measures import at_least
from farwhist.ui.deck.suits import placed_suit

SMALLEST_PATTERN = 64
"""Below this width of the card, in logical pixels, a back is drawn so wide and then made smaller.

So the pattern stays the same, only finer, however small the card is.
"""

_FINE = 100
"""Below this many pixels a pattern is drawn with fewer lines, or they would hide the ground."""

_INSET, _RADIUS = 0.055, 0.035


class Back(Struct, frozen=True):
    """A pattern in two colours."""

    ground: str
    line: str
    pattern: Callable[[QPainter, Back, float, float], None]
    medallion: bool = True


def draw_back(painter: QPainter, back: Back, w: int, h: int, ratio: float = 1.0) -> None:
    """Print a back on a paper of `w` x `h` pixels with its left upper corner in the origin.

    The lower half is the pixels of the upper one turned round. `ratio` is how many pixels a
    logical pixel has.
    """
    image = at_least(SMALLEST_PATTERN * ratio, (w, h), (w, h), partial(_drawn, back))
    upper = image.copy(0, 0, w, ceil(h / 2))
    turned = upper.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    painter.drawImage(0, h - turned.height(), turned)
    painter.drawImage(0, 0, upper)


def _drawn(back: Back, size: tuple[int, int]) -> QImage:
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    brush = QPainter(image)
    brush.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw(brush, back, *size)
    brush.end()
    return image


def _draw(painter: QPainter, back: Back, w: float, h: float) -> None:
    inner = QRectF(_INSET * w, _INSET * w, w - 2 * _INSET * w, h - 2 * _INSET * w)
    field = QPainterPath()
    field.addRoundedRect(inner, _RADIUS * w, _RADIUS * w)
    painter.fillPath(field, QColor(back.ground))
    painter.save()
    painter.setClipPath(field)
    painter.translate(w / 2, h / 2)
    back.pattern(painter, back, w, h)
    painter.restore()
    edge = 0.018 * w
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(back.line), max(0.009 * w, 0.8)))
    painter.drawRoundedRect(inner.adjusted(edge, edge, -edge, -edge), 0.028 * w, 0.028 * w)
    if back.medallion:
        _medallion(painter, back, w, h)


def _medallion(painter: QPainter, back: Back, w: float, h: float) -> None:
    """Two rings and four suits; the suits opposite each other are one suit, head to head."""
    painter.save()
    painter.translate(w / 2, h / 2)
    painter.setPen(QPen(QColor(back.line), max(0.009 * w, 0.8)))
    painter.setBrush(QColor(back.ground))
    painter.drawEllipse(QPointF(0, 0), 0.19 * w, 0.19 * w)
    painter.drawEllipse(QPointF(0, 0), 0.166 * w, 0.166 * w)
    for _ in range(2):
        painter.fillPath(placed_suit(Suit.SPADES, 0, -0.083 * w, 0.105 * w), QColor(back.line))
        painter.fillPath(placed_suit(Suit.HEARTS, -0.088 * w, 0, 0.095 * w), QColor(back.line))
        painter.rotate(180)
    painter.fillPath(lozenge(0, 0, 0.022 * w, 0.03 * w), QColor(back.line))
    painter.restore()


def _waves(painter: QPainter, back: Back, w: float, h: float) -> None:
    """Rows of overlapping arcs, each row over the one above it; only the upper half counts."""
    coarse = w < _FINE
    radius = (0.165 if coarse else 0.115) * w
    row = radius / 2
    parts = (1.0, 0.6) if coarse else (1.0, 0.72, 0.44)
    painter.setPen(QPen(QColor(back.line), max(0.7, 0.0055 * w)))
    painter.setBrush(QColor(back.ground))
    rows, columns = ceil(h / 2 / row) + 1, ceil(w / 4 / radius) + 1
    for j in range(-rows, 3):
        shift = radius if j % 2 else 0.0
        for i in range(-columns, columns + 1):
            centre = QPointF(2 * i * radius + shift, j * row)
            for part in parts:
                painter.drawEllipse(centre, radius * part, radius * part)


def _lattice(painter: QPainter, back: Back, w: float, h: float) -> None:
    """Crossing diagonals with a lozenge in every field."""
    step = (0.13 if w < _FINE else 0.09) * w
    painter.setPen(QPen(QColor(back.line), max(0.7, 0.0055 * w)))
    reach, count = 1.2 * h, ceil(1.2 * h / step)
    for angle in (45, 90):
        painter.rotate(angle)
        shifts = ((number + 0.5) * step for number in range(-count, count))
        painter.drawLines([QLineF(-reach, shift, reach, shift) for shift in shifts])
    painter.rotate(-135)
    apart = step * sqrt(2)
    for i in range(-8, 9):
        for j in range(-12, 13):
            x, y = i * apart, j * apart
            painter.fillPath(lozenge(x, y, 0.020 * w, 0.030 * w), QColor(back.line))
            middle = (x + apart / 2, y + apart / 2)
            painter.fillPath(lozenge(*middle, 0.020 * w, 0.030 * w), QColor(back.line))


def _sunray(painter: QPainter, back: Back, w: float, h: float) -> None:
    """Rays from the middle between concentric frames: the Déco of the courts."""
    colour = QColor(back.line)
    colour.setAlpha(120)
    for number in range(36):
        edges = [radians(number * 10 + side * 1.6) for side in (-1, 1)]
        ends = [(h * cos(edge), h * sin(edge)) for edge in edges]
        painter.fillPath(polygon((0, 0), *ends), colour)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(back.line), max(0.8, 0.008 * w)))
    for wide, high in ((0.36, 0.40), (0.30, 0.335)):
        painter.drawPath(_diamond(wide * w, high * h))
    painter.fillPath(_diamond(0.29 * w, 0.322 * h), QColor(back.ground))
    for _ in range(2):
        for x in (-0.395, 0.395):
            painter.fillPath(disc(x * w, -0.427 * h, 0.022 * w), QColor(back.line))
        painter.fillPath(placed_suit(Suit.SPADES, 0, -0.225 * h, 0.1 * w), QColor(back.line))
        painter.rotate(180)


def _diamond(wide: float, high: float) -> QPainterPath:
    return polygon((0, -high), (wide, 0), (0, high), (-wide, 0))


def _plain(painter: QPainter, back: Back, w: float, h: float) -> None:
    """Nothing but a second frame: calm, and easy to tell from a face."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(back.line), max(0.8, 0.012 * w)))
    inset = 0.14 * w
    box = QRectF(-w / 2 + inset, -h / 2 + inset, w - 2 * inset, h - 2 * inset)
    painter.drawRoundedRect(box, 0.02 * w, 0.02 * w)


def back_named(name: str) -> Back:
    """Return the back that a :class:`~farwhist.ui.deck.options.Look` calls by this name."""
    return {
        "waves-navy": Back("#1B2F57", "#C9A24A", _waves),
        "lattice-burgundy": Back("#5A1226", "#E7CF8F", _lattice),
        "waves-green": Back("#0F3D2E", "#E7CF8F", _waves),
        "sunray-teal": Back("#0B4A50", "#E7CF8F", _sunray),
        "plain": Back("#22313F", "#FFFFFF", _plain),
    }[name]
