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
from farwhist.ui.editor.look import EditorLook
from farwhist.ui.editor.pool import card_index

WIDE: Final = 190
"""The width of the table, in pixels at a text of 100 %."""

CARD: Final = (34.0, 30.0)
"""The largest card, in pixels at a text of 100 %."""


class TrickTable(QWidget):
    """Draws the cards of the trick, each before the seat that played it: seat 1 below, clockwise.

    Attributes:
        shown: the cards that lie there, by seat.
        due: the seat that plays the next card, if one does.
    """

    def __init__(self, look: EditorLook) -> None:
        super().__init__()
        self._look = look
        self._seats: list[Seat] = []
        self._count = 4
        self.shown: Mapping[Seat, Card] = {}
        self.due: Seat | None = None
        self.setFixedWidth(look.px(WIDE))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_match(self, match: Match, due: Seat | None) -> None:
        """Show the trick of a match that is going on."""
        position = match.position
        self._count, self._seats = position.seats, sorted(position.active)
        self.shown, self.due = dict(position.trick), due
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(WIDE), self._look.px(110))

    def place(self, seat: Seat) -> QRectF:
        """Return where the card of a seat lies."""
        wide = min(CARD[0] * self._look.text, self.width() / 4.4)
        high = min(CARD[1] * self._look.text, self.height() / 4.2)
        turn = pi / 2 + 2 * pi * seat / self._count
        middle = QPointF(
            self.width() / 2 + (self.width() / 2 - wide / 2 - 8) * cos(turn),
            self.height() / 2 + (self.height() / 2 - high / 2 - 6) * sin(turn),
        )
        return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, painter = self._look, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(look.theme.hairline), 1))
        painter.setBrush(QColor(look.theme.plate))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        for seat in self._seats:
            box, one = self.place(seat), self.shown.get(seat)
            due = seat == self.due
            pen = QPen(QColor(look.theme.accent if due else look.theme.secondary), 2 if due else 1)
            if one is None:
                pen.setStyle(Qt.PenStyle.DashLine)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                text, ink = str(seat + 1), QColor(look.theme.accent if due else look.theme.text)
            else:
                painter.setBrush(QColor(look.theme.paper))
                text, ink = card_index(one, look), look.ink(one, paper=True)
            painter.setPen(pen)
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(ink)
            size = min(0.56 * box.height(), 0.4 * box.width())
            painter.setFont(look.font(size / look.text, 700))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        painter.end()
