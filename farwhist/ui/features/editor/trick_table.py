"""A small table that shows the running trick of a position, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from farwhist.engine.cards import Card, Seat
from farwhist.engine.match import Match
from farwhist.ui.features.editor.pool import rank_text
from farwhist.ui.review.page_style import PageStyle
from farwhist.ui.wording.card_names import SYMBOLS

WIDE: Final = 190
"""The width of the table, in pixels at a text of 100 %."""

MANY: Final = 6
"""From so many seats on the cards are smaller."""

BROAD: Final = 1.7
"""So many times as wide as high the ring of cards is at most."""

EDGE: Final = 4
"""How far the cards stay from the edge, in pixels."""


class TrickTable(QWidget):
    """Draws the cards of the trick, each before the seat that played it: seat 1 below, clockwise.

    Attributes:
        shown: the cards that lie there, by seat.
        due: the seat that plays the next card, if one does.
    """

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        self._style = style
        self._seats: list[Seat] = []
        self._count = 4
        self.shown: Mapping[Seat, Card] = {}
        self.due: Seat | None = None
        self.setFixedWidth(style.px(WIDE))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_match(self, match: Match, due: Seat | None) -> None:
        """Show the trick of a match that is going on."""
        position = match.position
        self._count, self._seats = position.seats, sorted(position.active)
        self.shown, self.due = dict(position.trick), due
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(WIDE), self._style.px(110))

    def place(self, seat: Seat) -> QRectF:
        """Return where the card of a seat lies."""
        side = min(self.width(), self.height())
        high = (0.28 if self._count < MANY else 0.24) * side
        wide = 0.72 * high
        turn = pi / 2 + 2 * pi * seat / self._count
        across = (min(self.width(), BROAD * side) - wide) / 2 - EDGE
        far = (side - high) / 2 - EDGE
        middle = QPointF(
            self.width() / 2 + across * cos(turn),
            self.height() / 2 + far * sin(turn),
        )
        return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self._style, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(style.theme.hairline), 1))
        painter.setBrush(QColor(style.theme.plate))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        for seat in self._seats:
            box, one = self.place(seat), self.shown.get(seat)
            due = seat == self.due
            pen = QPen(
                QColor(style.theme.accent if due else style.theme.secondary), 2 if due else 1
            )
            pen.setStyle(Qt.PenStyle.DashLine if one is None else Qt.PenStyle.SolidLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush if one is None else QColor(style.theme.paper))
            painter.drawRoundedRect(box, 4, 4)
            painter.setFont(style.font(0.4 * box.height() / style.text, 700))
            if one is None:
                painter.setPen(QColor(style.theme.accent if due else style.theme.text))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(seat + 1))
            else:
                self._draw_card(painter, box, one)
        painter.end()

    def _draw_card(self, painter: QPainter, box: QRectF, one: Card) -> None:
        painter.setPen(self._style.ink(one, paper=True))
        middle, half = Qt.AlignmentFlag.AlignCenter, box.height() / 2
        if one.suit is None:
            painter.drawText(box, middle, rank_text(one, self._style))
            return
        painter.drawText(box.adjusted(0, 1, 0, -half), middle, rank_text(one, self._style))
        painter.drawText(box.adjusted(0, half - 1, 0, 0), middle, SYMBOLS[one.suit])
