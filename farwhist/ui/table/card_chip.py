"""A word on a gold ground that stands outside a card and moves and turns with it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from farwhist.ui.table.theme import Theme

HEIGHT: Final = 22 / 14
"""The height of the chip, in sizes of the table's text."""
TEXT: Final = 12 / 14
AWAY: Final = 8.0
"""Between the card and the chip, in pixels."""


class CardChip(QGraphicsItem):
    """Is the child of a card.

    Args:
        card: the size of the card's picture.
        side: 1 stands to the right of the card, -1 to the left.
        font_size: that of the table's text in pixels.
    """

    def __init__(
        self, theme: Theme, text: str, parent: QGraphicsItem, *, card: QRectF, side: int,
        font_size: int,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.text = text
        self._theme = theme
        self._font = QFont()
        self._font.setBold(True)
        self._font.setPixelSize(max(round(TEXT * font_size), 9))
        high = HEIGHT * font_size
        wide = QFontMetricsF(self._font).horizontalAdvance(text) + 1.4 * font_size
        x = card.right() + AWAY if side > 0 else card.left() - AWAY - wide
        self._box = QRectF(x, card.center().y() - high / 2, wide, high)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-1, -1, 1, 1)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.accent))
        radius = self._box.height() / 2
        painter.drawRoundedRect(self._box, radius, radius)
        painter.setPen(QColor(self._theme.ink))
        painter.setFont(self._font)
        painter.drawText(self._box, Qt.AlignmentFlag.AlignCenter, self.text)
