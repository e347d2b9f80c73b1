"""A word on a gold ground that stands outside a card and moves and turns with it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme

HEIGHT: Final = 22 / 14
"""The height of the chip, in sizes of the table's text."""
TEXT: Final = 12 / 14
AWAY: Final = 8.0
"""Between the card and the chip, in pixels."""


def _font(font_size: int) -> QFont:
    font = QFont()
    font.setBold(True)
    font.setPixelSize(max(round(TEXT * font_size), 9))
    return font


def _size(text: str, font_size: int) -> tuple[float, float]:
    wide = QFontMetricsF(_font(font_size)).horizontalAdvance(text) + 1.4 * font_size
    return wide, HEIGHT * font_size


def chip_place(text: str, font_size: int, card: Rect, side: int, level: int) -> Rect:
    """Return where a chip stands; `side` and `level` are those of `CardLabel`."""
    wide, high = _size(text, font_size)
    x = card.right + AWAY if side > 0 else card.x - AWAY - wide
    return Rect(x, card.cy + level * (card.h - high) / 2 - high / 2, wide, high)


def free_side(
    text: str, font_size: int, card: Rect, others: Collection[Rect], side: int
) -> tuple[int, int]:
    """Return side and level of a chip beside `card` that lies on none of the others.

    On `side`, at the middle of the card, if that is free; where nothing is, on least of them.
    """

    def covered(place: tuple[int, int]) -> float:
        chip = chip_place(text, font_size, card, *place)
        return sum(_shared(chip, other) for other in others)

    return min(((at, level) for at in (side, -side) for level in (0, -1, 1)), key=covered)


def _shared(one: Rect, other: Rect) -> float:
    """Return the area that two rectangles share."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(wide, 0.0) * max(high, 0.0)


class CardLabel(QGraphicsItem):
    """Is the child of a card.

    Args:
        card: the size of the card's picture.
        side: 1 stands to the right of the card, -1 to the left.
        level: 0 stands beside the middle of the card, -1 at its upper corner, 1 at its lower.
        font_size: that of the table's text in pixels.
    """

    def __init__(
        self, theme: Theme, text: str, parent: QGraphicsItem, *, card: QRectF, side: int,
        level: int, font_size: int,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.text = text
        self._theme = theme
        self._font = _font(font_size)
        face = Rect(card.x(), card.y(), card.width(), card.height())
        place = chip_place(text, font_size, face, side, level)
        self._box = QRectF(place.x, place.y, place.w, place.h)
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
