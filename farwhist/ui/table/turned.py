"""Pictures of cards that lie askew, turned once instead of in every frame that touches them."""

from __future__ import annotations

from collections import OrderedDict
from math import ceil, cos, radians, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

MOST = 80
"""As many pictures are kept: more than lie askew at the same time."""


class Turned:
    """Turns pictures about their centre, and keeps what was asked for lately."""

    def __init__(self) -> None:
        self._made: OrderedDict[tuple[int, float], QPixmap] = OrderedDict()

    def forget(self) -> None:
        """Drop every picture."""
        self._made.clear()

    def picture(self, flat: QPixmap, angle: float) -> QPixmap:
        """Return `flat` turned clockwise by `angle` degrees; the centre stays the centre."""
        key = (flat.cacheKey(), angle)
        if key not in self._made:
            self._made[key] = _turn(flat, angle)
            if len(self._made) > MOST:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        return self._made[key]


def _turn(flat: QPixmap, angle: float) -> QPixmap:
    size, ratio = flat.size(), flat.devicePixelRatio()
    across, down = abs(cos(radians(angle))), abs(sin(radians(angle)))
    wide = ceil(size.width() * across + size.height() * down)
    high = ceil(size.width() * down + size.height() * across)
    turned = QPixmap(wide, high)
    turned.fill(Qt.GlobalColor.transparent)
    painter = QPainter(turned)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(wide / 2, high / 2)
    painter.rotate(angle)
    painter.scale(ratio, ratio)  # one pixel of the picture to one of the other
    painter.drawPixmap(QPointF(-size.width() / 2 / ratio, -size.height() / 2 / ratio), flat)
    painter.end()
    turned.setDevicePixelRatio(ratio)
    return turned
