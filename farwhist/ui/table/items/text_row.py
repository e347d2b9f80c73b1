"""Texts of several colours and weights in one row, in the order in which the language is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from farwhist.ui.wording.number_words import right_to_left

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
