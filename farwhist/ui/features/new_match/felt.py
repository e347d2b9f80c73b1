"""The felt under the page, drawn once for each size."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from farwhist.ui.features.new_match.look import PageLook
from farwhist.ui.table.felts import fibres, lay


class PageFelt:
    """Keeps the felt as a picture until the page has another size, or another look."""

    def __init__(self, look: PageLook) -> None:
        self._look = look
        self._textures = fibres() if look.texture and not look.theme.strong else ()
        self._picture: QPixmap | None = None
        self._size = QSize()

    def forget(self) -> None:
        """Draw anew the next time."""
        self._picture = None

    def picture(self, size: QSize, ratio: float) -> QPixmap:
        """Return the felt for a page of this size, on a screen with so many pixels for one."""
        kept = self._picture
        if kept is not None and self._size == size and kept.devicePixelRatio() == ratio:
            return kept
        made = QPixmap(size * ratio)
        made.setDevicePixelRatio(ratio)
        painter = QPainter(made)
        lay(painter, QRectF(0, 0, size.width(), size.height()), self._look.theme, self._textures)
        painter.end()
        self._picture, self._size = made, size
        return made
