"""What the felt says about a trick under study: whose card is due, and who plays when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme

DISC: Final = 22.0
"""The diameter of a number, in pixels at a text of 100 %."""


@dataclass(frozen=True, slots=True)
class OrderMark:
    """The place of a seat in the order of a trick, from 1; `later` where it is not its turn yet."""

    place: Rect
    number: int
    later: bool = False


class TrickMarks(QGraphicsItem):
    """Writes the order of play at the corners of the cards, and outlines the place of the next."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._marks: Sequence[OrderMark] = ()
        self._due: tuple[Rect, str] | None = None
        self._scale = 1.0
        self.setZValue(395)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_trick(
        self, marks: Sequence[OrderMark], due: tuple[Rect, str] | None, scale: float
    ) -> None:
        """Show these numbers; `due` is where the next card belongs, and a word in that place."""
        self.prepareGeometryChange()
        self._marks, self._due, self._scale = marks, due, scale
        self.update()

    def boundingRect(self) -> QRectF:
        found = QRectF()
        for place in (
            *(mark.place for mark in self._marks),
            *([self._due[0]] if self._due else []),
        ):
            found |= QRectF(place.x, place.y, place.w, place.h)
        side = DISC * self._scale
        return found.adjusted(-side, -side, side, side)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme = self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont(painter.font())
        if self._due is not None:
            place, word = self._due
            box = QRectF(place.x, place.y, place.w, place.h)
            painter.setPen(QPen(QColor(theme.felt_text), 1.5, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 0.06 * place.w, 0.06 * place.w)
            font.setPixelSize(round(12 * self._scale))
            painter.setFont(font)
            painter.setPen(QColor(theme.text))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(box.adjusted(4, 4, -4, -4), int(flags), word)
        side = DISC * self._scale
        font.setPixelSize(round(13 * self._scale))
        font.setBold(True)
        painter.setFont(font)
        for mark in self._marks:
            disc = QRectF(mark.place.right - side / 2, mark.place.y - 0.35 * side, side, side)
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.setBrush(QColor(theme.plate if mark.later else theme.accent))
            painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
            painter.setPen(QColor(theme.accent if mark.later else theme.ink))
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(mark.number))
