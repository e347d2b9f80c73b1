"""Lines of text painted on the table: cut where they have no room, or of several colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem

from farwhist.ui.style.text import cut_name
from farwhist.ui.wording.number_words import right_to_left


def font_of(size: int, *, bold: bool) -> QFont:
    """Return the font of the felt in this size."""
    font = QFont()
    font.setBold(bold)
    font.setPixelSize(size)
    return font


class CutNames:
    """Cuts names while an item is painted, and lets its tool tip tell those that were cut."""

    def __init__(self, item: QGraphicsItem) -> None:
        self._item = item
        self._cut: list[str] = []

    def cut(self, name: str, font: QFont, room: float) -> str:
        """Return as much of a name as fits into `room` pixels in this font."""
        shown = cut_name(name, QFontMetricsF(font), room)
        if shown != name:
            self._cut.append(name)
        return shown

    def tell_too(self, text: str) -> None:
        """Tell this as well, which was left out."""
        self._cut.append(text)

    def tell(self) -> None:
        """Let the tool tip be what was cut since the last time; to be called after painting."""
        tip, self._cut = "\n".join(self._cut), []
        if tip != self._item.toolTip():
            self._item.setToolTip(tip)


LEFT: Final = (
    Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
)
"""At the left in every language: the table is not turned round for one read from the right."""


class Piece(NamedTuple):
    """A text of one colour and weight."""

    text: str
    font: QFont
    colour: str

    @property
    def wide(self) -> float:
        """Its width in pixels."""
        return QFontMetricsF(self.font).horizontalAdvance(self.text)


def write_row(painter: QPainter, line: QRectF, pieces: Sequence[Piece]) -> None:
    """Write pieces side by side from the left edge of `line`, in reading order."""
    x = line.left()
    for piece in reversed(pieces) if right_to_left() else pieces:
        painter.setFont(piece.font)
        painter.setPen(QColor(piece.colour))
        painter.drawText(QRectF(x, line.top(), piece.wide + 1, line.height()), LEFT, piece.text)
        x += piece.wide
