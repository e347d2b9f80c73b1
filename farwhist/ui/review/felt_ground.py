"""The felt on which a page lies."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from farwhist.ui.table.felts import fibres, lay
from farwhist.ui.table.theme import Theme


class FeltGround:
    """Draws the felt of a part, once for its size and screen."""

    def __init__(self, theme: Theme, *, texture: bool) -> None:
        self._theme = theme
        self._textures = fibres() if texture and not theme.strong else ()
        self._felt: tuple[QSize, float, QPixmap] | None = None

    def draw(self, part: QWidget) -> None:
        """Draw it under all of `part`, which is being painted."""
        size, ratio = part.size(), part.devicePixelRatioF()
        if self._felt is None or self._felt[:2] != (size, ratio):
            felt = QPixmap(size * ratio)
            felt.setDevicePixelRatio(ratio)
            painter = QPainter(felt)
            lay(painter, QRectF(part.rect()), self._theme, self._textures)
            painter.end()
            self._felt = size, ratio, felt
        painter = QPainter(part)
        painter.drawPixmap(QPoint(0, 0), self._felt[2])
        painter.end()
