"""A picture that is kept until what it shows has changed."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap

from farwhist.ui.scores.ink import Ink
from farwhist.ui.table.theme import Theme


class KeptPicture:
    """Draws scores once, and shows them as often as need be.

    `wanted` is how many pixels there are for one of the screen; at 0 as many as it has.
    """

    def __init__(self, theme: Theme) -> None:
        self.wanted = 0.0
        self._theme = theme
        self._drawn_in: Theme | None = None
        self._pixels = QPixmap()
        self._tips: list[tuple[QRectF, str]] = []
        self._stale = True

    def forget(self) -> None:
        """Take what is drawn for out of date."""
        self._stale = True

    def holds(self, screen: float) -> bool:
        """Whether the picture is what would be drawn now, on a screen of this many pixels."""
        ratio = self._pixels.devicePixelRatio()
        return not self._stale and self._drawn_in == self._theme and ratio == self._ratio(screen)

    def draw(
        self, size: QSize, screen: float, unit: float, font: QFont, show: Callable[[Ink], None]
    ) -> None:
        """Draw the picture anew, by `show`, in units of so many pixels."""
        ratio = self._ratio(screen)
        self._stale, self._drawn_in = False, replace(self._theme)
        self._pixels = QPixmap(size * ratio)
        self._pixels.setDevicePixelRatio(ratio)
        self._pixels.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._pixels)
        try:
            painter.scale(unit, unit)
            ink = Ink(painter, self._theme, font, unit, ratio)
            show(ink)
        finally:
            painter.end()
        self._tips = ink.spots

    def show(self, painter: QPainter, part: QRect) -> None:
        """Show a part of the picture where it belongs."""
        ratio = self._pixels.devicePixelRatio()
        at, size = QRectF(part).topLeft() * ratio, QRectF(part).size() * ratio
        painter.drawPixmap(QRectF(part), self._pixels, QRectF(at, size))

    def tip_at(self, at: QPoint) -> str:
        """Return what is told where the pointer rests."""
        return next((text for box, text in reversed(self._tips) if box.contains(at)), "")

    def _ratio(self, screen: float) -> float:
        return self.wanted or screen
