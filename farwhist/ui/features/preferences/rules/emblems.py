"""A small picture for each game, drawn from simple shapes in a square of 48 units."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from farwhist.engine.cards import Suit
from farwhist.ui.table.theme import FLAME, Theme

_USUAL: Final = Theme()
FELT: Final = QColor(_USUAL.felt_centre)
PAPER: Final = QColor(_USUAL.paper)
INK: Final = QColor(_USUAL.ink)
RED: Final = QColor(_USUAL.suits[Suit.HEARTS])
GOLD: Final = QColor(_USUAL.accent)
BLUE: Final = QColor(_USUAL.needs)


def _card(painter: QPainter, x: float, y: float, turn: float = 0, colour: QColor = PAPER) -> None:
    """Draw a card whose middle is at x, y."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    painter.setPen(QPen(INK, 1))
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(-7, -10, 14, 20), 2, 2)
    painter.restore()


def _spade(painter: QPainter, x: float, y: float, size: float, colour: QColor = INK) -> None:
    path = QPainterPath(QPointF(x, y - size))
    path.cubicTo(x + size, y - 0.1 * size, x + 1.1 * size, y + 0.8 * size, x, y + 0.4 * size)
    path.cubicTo(x - 1.1 * size, y + 0.8 * size, x - size, y - 0.1 * size, x, y - size)
    painter.fillPath(path, colour)
    stem = QPainterPath(QPointF(x, y))
    stem.lineTo(x + 0.4 * size, y + size)
    stem.lineTo(x - 0.4 * size, y + size)
    painter.fillPath(stem, colour)


def _stairs(painter: QPainter) -> None:
    """Hands that grow and shrink."""
    painter.setPen(Qt.PenStyle.NoPen)
    for place, height in enumerate((6, 15, 24, 33, 24, 15, 6)):
        painter.setBrush(GOLD if place == 3 else PAPER)
        painter.drawRoundedRect(QRectF(5.5 + place * 5.4, 41 - height, 4.2, height), 1, 1)


def _flame(painter: QPainter) -> None:
    """A card in flames."""
    flame = QPainterPath(QPointF(24, 4))
    flame.cubicTo(28, 13, 40, 17, 39, 30)
    flame.cubicTo(38, 41, 30, 44, 24, 44)
    flame.cubicTo(18, 44, 9, 40, 9, 29)
    flame.cubicTo(9, 22, 14, 20, 15, 13)
    flame.cubicTo(18, 15, 20, 18, 20, 21)
    flame.cubicTo(24, 17, 24, 10, 24, 4)
    painter.fillPath(flame, QColor(FLAME))
    _card(painter, 24, 31)
    _spade(painter, 24, 31, 5)


def _fan(painter: QPainter) -> None:
    """Eight cards in a fan."""
    for number in range(8):
        turn = -42 + number * 12
        painter.save()
        painter.translate(24, 46)
        painter.rotate(turn)
        _card(painter, 0, -24, 0, GOLD if number == 7 else PAPER)
        painter.restore()


def _hat(painter: QPainter) -> None:
    """A pointed hat and a star."""
    cone = QPainterPath(QPointF(9, 37))
    cone.cubicTo(15, 27, 18, 14, 30, 5)
    cone.cubicTo(28, 11, 33, 14, 32, 18)
    cone.cubicTo(35, 25, 37, 32, 39, 37)
    painter.fillPath(cone, BLUE)
    painter.setPen(QPen(INK, 1))
    painter.setBrush(BLUE)
    painter.drawEllipse(QPointF(24, 38), 19, 4)
    points = [
        QPointF(24 + reach * cos(0.2 * pi * k), 25 + reach * sin(0.2 * pi * k))
        for k, reach in ((turn - 2.5, 6.5 if turn % 2 == 0 else 2.7) for turn in range(10))
    ]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(GOLD)
    painter.drawPolygon(points)


def _last(painter: QPainter) -> None:
    """One stands, the others fall."""
    _card(painter, 13, 34, -72)
    _card(painter, 35, 35, 68)
    _card(painter, 24, 20, 0, GOLD)
    _spade(painter, 24, 20, 5)


def _partners(painter: QPainter) -> None:
    """Two partners face two others."""
    for x, y, colour in ((24, 10, GOLD), (24, 38, GOLD), (10, 24, BLUE), (38, 24, BLUE)):
        painter.setPen(QPen(INK, 1))
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(x, y), 5.5, 5.5)
    _spade(painter, 24, 24, 6, PAPER)


def _kitty(painter: QPainter) -> None:
    """A hand and the kitty beside it."""
    for number, turn in enumerate((-16, 0, 16)):
        _card(painter, 13 + number * 6, 22, turn)
    for number in range(4):
        _card(painter, 31 + number * 2.4, 36 - number * 1.2, 0, BLUE)


def _pips(painter: QPainter) -> None:
    """A great spade, and a bid of three beside it."""
    _spade(painter, 20, 22, 15, PAPER)
    painter.setPen(QPen(INK, 1))
    painter.setBrush(GOLD)
    for number in range(3):
        painter.drawEllipse(QPointF(39, 13 + number * 11), 3.6, 3.6)


def _climb(painter: QPainter) -> None:
    """Red on black, upwards."""
    for number in range(4):
        _card(painter, 15 + number * 6, 34 - number * 6)
        dot = INK if number % 2 else RED
        painter.setBrush(dot)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(QPointF(11.5 + number * 6, 27.5 - number * 6), 2.2, 2.2)


EMBLEMS: Final[dict[str, Callable[[QPainter], None]]] = {
    "stairs": _stairs,
    "flame": _flame,
    "fan": _fan,
    "hat": _hat,
    "last": _last,
    "partners": _partners,
    "kitty": _kitty,
    "spade": _pips,
    "climb": _climb,
}
"""The drawings by their names; each game says which is its own."""


def draw(painter: QPainter, rect: QRectF, emblem: str) -> None:
    """Draw an emblem into a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 48, rect.height() / 48)
    field = QPainterPath()
    field.addRoundedRect(QRectF(0.5, 0.5, 47, 47), 7, 7)
    painter.fillPath(field, FELT)
    painter.setClipPath(field)
    EMBLEMS[emblem](painter)
    painter.restore()


def icon(emblem: str, size: int, ratio: float = 1.0) -> QIcon:
    """Return an emblem as an icon of `size` pixels."""
    pixmap = QPixmap(QSize(size, size) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw(painter, QRectF(0, 0, size, size), emblem)
    painter.end()
    return QIcon(pixmap)
