"""The felt once more over everything that lies on it, a little darker: for what ends a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from farwhist.ui.table.felts import lay
from farwhist.ui.table.items.felt_items import FeltItem
from farwhist.ui.table.theme import Theme

DARKER = 0.38
"""How much of the veil lies on the felt."""


class FeltCoverItem(FeltItem):
    """Hides cards and plates while it is seen."""

    def __init__(self, theme: Theme, texture: Callable[[], Sequence[QPixmap]]) -> None:
        super().__init__(theme)
        self._texture = texture
        self.setZValue(690)
        self.setCacheMode(self.CacheMode.DeviceCoordinateCache)
        self.hide()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        area = self.scene().sceneRect()
        lay(painter, area, self.theme, self._texture())
        shade = QColor(self.theme.veil)
        shade.setAlphaF(0.0 if self.theme.strong else DARKER)
        painter.fillRect(area, shade)
