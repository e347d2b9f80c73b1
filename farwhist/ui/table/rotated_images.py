"""Pictures of cards that lie askew, turned once instead of in every frame that touches them."""

from __future__ import annotations

from collections import OrderedDict
from math import ceil, cos, floor, radians, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

MOST = 80
"""As many pictures are kept: more than lie askew at the same time."""


class RotatedImages:
    """Turns pictures about their centre, and keeps what was asked for lately."""

    def __init__(self) -> None:
        self._made: OrderedDict[tuple[int, float, float, float], QPixmap] = OrderedDict()

    def forget(self) -> None:
        """Drop every picture."""
        self._made.clear()

    def picture(
        self, flat: QPixmap, angle: float, x: float, y: float
    ) -> tuple[QPixmap, float, float]:
        """Return `flat` turned clockwise by `angle` degrees, as it looks with its centre at x, y.

        The two numbers are where its left upper corner lies from there, so that every pixel of
        it falls on one of the screen. All lengths are in logical pixels.
        """
        ratio = flat.devicePixelRatio()
        across, down = x * ratio - floor(x * ratio), y * ratio - floor(y * ratio)
        key = (flat.cacheKey(), angle, round(across, 2), round(down, 2))
        if key not in self._made:
            self._made[key] = _turn(flat, angle, across, down)
            if len(self._made) > MOST:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        turned = self._made[key]
        left, top = turned.width() // 2 + across, turned.height() // 2 + down
        return turned, -left / ratio, -top / ratio


def _turn(flat: QPixmap, angle: float, x: float, y: float) -> QPixmap:
    """Return the picture with its centre `x`, `y` pixels off the middle of the new one."""
    size, ratio = flat.size(), flat.devicePixelRatio()
    across, down = abs(cos(radians(angle))), abs(sin(radians(angle)))
    wide = ceil(size.width() * across + size.height() * down) + 2
    high = ceil(size.width() * down + size.height() * across) + 2
    turned = QPixmap(wide, high)
    turned.fill(Qt.GlobalColor.transparent)
    painter = QPainter(turned)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(wide // 2 + x, high // 2 + y)
    painter.rotate(angle)
    painter.scale(ratio, ratio)  # one pixel of the picture to one of the other
    painter.drawPixmap(QPointF(-size.width() / 2 / ratio, -size.height() / 2 / ratio), flat)
    painter.end()
    turned.setDevicePixelRatio(ratio)
    return turned
