"""The pictures of the people at the table, each drawn once for its size and screen."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from farwhist.ui.avatars import portraits
from farwhist.ui.avatars.portraits import GOLD, Brush, Mood

_PEOPLE: Final = (
    (portraits.aviator, "#7FA9B8"),
    (portraits.gentleman, "#B58A3C"),
    (portraits.dancer, "#A8324A"),
    (portraits.pianist, "#7E3F5C"),
    (portraits.captain, "#3F7D8C"),
    (portraits.aunt, "#4F7F5F"),
    (portraits.athlete, "#3B6E8F"),
    (portraits.singer, "#2F6B5E"),
    (portraits.merchant, "#C08A3E"),
    (portraits.reader, "#4E7A4A"),
    (portraits.scholar, "#C9823C"),
    (portraits.painter, "#C7A14C"),
)
"""Who they are, and the ground they are painted on."""

COUNT: Final = len(_PEOPLE)
"""How many there are; they are counted from 0."""

SMALLEST: Final = 8


@lru_cache(maxsize=96)
def picture(index: int, size: int, ratio: float = 1.0, mood: Mood = Mood.CALM) -> QPixmap:
    """Return a round portrait, transparent around the circle.

    Args:
        index: who, from 0 to `COUNT` - 1.
        size: of the circle, in logical pixels, at least 8.
        ratio: how many pixels of the screen one logical pixel has.
        mood: what the face tells.

    Raises:
        IndexError: there is no such person.
    """
    if not 0 <= index < COUNT:
        raise IndexError(f"there are {COUNT} people, counted from 0, and no {index}")
    side = round(max(size, SMALLEST) * ratio)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / 100, side / 100)
    _portrait(painter, index, side / 100, mood)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(image)


def sheet(size: int, ratio: float = 1.0) -> QImage:
    """Return all of them on one picture, large and as small as on a plate, for review."""
    gap, small = size // 8, 28
    wide, high = 6 * (size + gap) + gap, 2 * (size + small + 3 * gap)
    image = QImage(
        round(wide * ratio), round(high * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("#101418"))
    painter = QPainter(image)
    for index in range(COUNT):
        x, y = gap + index % 6 * (size + gap), gap + index // 6 * (size + small + 2 * gap)
        painter.drawPixmap(QPointF(x, y), picture(index, size, ratio))
        at = QPointF(x + (size - small) / 2, y + size + gap / 2)
        painter.drawPixmap(at, picture(index, small, ratio))
    painter.end()
    return image


def _portrait(painter: QPainter, index: int, scale: float, mood: Mood) -> None:
    draw, ground = _PEOPLE[index]
    circle = QPainterPath()
    circle.addEllipse(QRectF(0.5, 0.5, 99, 99))
    painter.save()
    painter.setClipPath(circle)
    painter.fillRect(QRectF(0, 0, 100, 100), QColor(ground))
    for number in range(0, 24, 2):
        start, end = pi * (number - 0.5) / 12, pi * (number + 0.5) / 12
        ray = QPolygonF([
            QPointF(50, 60),
            QPointF(50 + 120 * cos(start), 60 + 120 * sin(start)),
            QPointF(50 + 120 * cos(end), 60 + 120 * sin(end)),
        ])  # fmt: skip
        path = QPainterPath()
        path.addPolygon(ray)
        painter.fillPath(path, QColor(255, 240, 200, 34))
    draw(Brush(painter, scale, mood))
    painter.restore()
    painter.strokePath(_rim(), QPen(QColor(GOLD), max(2.4, 1.0 / scale)))


def _rim() -> QPainterPath:
    rim = QPainterPath()
    rim.addEllipse(QRectF(1.4, 1.4, 97.2, 97.2))
    return rim
