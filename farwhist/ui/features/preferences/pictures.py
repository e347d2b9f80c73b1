"""What the galleries show: real cards, backs and felts, drawn small."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPixmap, QRadialGradient

from farwhist.engine.cards import Card, card
from farwhist.ui.deck.deck import Deck, margin
from farwhist.ui.deck.options import DeckLook
from farwhist.ui.table.felts import fibres, themed
from farwhist.ui.table.theme import Theme

HIGH = 92
"""Height of most cards in the galleries, in logical pixels."""

HIGH_COURT = 114
"""Height of the courts: smaller ones show no persons, whatever the style."""

_COURTS = ("QH", "KS")
_SUITS = ("AS", "AH", "AD", "AC")
_HAND = ("AS", "QS", "KH", "9H", "JD")


class Pictures:
    """Draws the values of the rows of page "table", each in the deck that would be played with."""

    def __init__(self) -> None:
        self._deck = Deck()
        self.ratio = 1.0

    def draw(self, name: str, value: str, look: DeckLook) -> QPixmap:
        """Return the picture of a value of the row of this name, when all else is as in `look`."""
        if name == "felt":
            return self._felt(value)
        if name == "hand":
            return self._hand(look, turned=value == "fan")
        cards = {"style": _COURTS, "palette": _SUITS, "size": ("TH", "KS")}.get(name, ("AS",))
        shown = [None] if name == "back" else [card(text) for text in cards]
        changed: dict[str, Any] = {name: value}
        look = replace(look, **changed)
        return self._row(look, shown, *((HIGH_COURT, 0.7) if name == "style" else (HIGH, 0.42)))

    def _row(
        self, look: DeckLook, cards: Sequence[Card | None], high: int, share: float
    ) -> QPixmap:
        """Draw cards side by side; of each but the last one `share` of the width is seen."""
        wide = high / look.ratio
        step = share * wide
        edge = margin(high)
        found = self._empty(wide + step * (len(cards) - 1) + 2 * edge, high + 2 * edge)
        painter = QPainter(found)
        self._deck.look = look
        for number, each in enumerate(cards):
            painter.drawPixmap(
                QPointF(number * step, 0), self._deck.picture(each, high, self.ratio)
            )
        painter.end()
        return found

    def _hand(self, look: DeckLook, *, turned: bool) -> QPixmap:
        high = 0.8 * HIGH
        wide = high / look.ratio
        edge, half, step = margin(high), (len(_HAND) - 1) / 2, 0.5 * wide
        across = wide + 2 * half * step + 2 * edge + (0.3 * wide if turned else 0)
        found = self._empty(across, 1.16 * high + 2 * edge)
        painter = QPainter(found)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._deck.look = look
        for number, text in enumerate(_HAND):
            turn = 7 * (number - half) if turned else 0.0
            painter.save()
            painter.translate(across / 2, edge + 0.5 * high)
            if turned:
                radius = step / sin(radians(7))
                x, y = radius * sin(radians(turn)), radius * (1 - cos(radians(turn)))
            else:
                x, y = (number - half) * step, 0.08 * high
            painter.translate(x, y)
            painter.rotate(turn)
            picture = self._deck.picture(card(text), high, self.ratio)
            painter.drawPixmap(QPointF(-wide / 2 - edge, -high / 2 - edge), picture)
            painter.restore()
        painter.end()
        return found

    def _felt(self, felt: str) -> QPixmap:
        wide, high = 1.3 * HIGH, 0.72 * HIGH
        theme = themed(Theme(), felt)
        found = self._empty(wide, high)
        painter = QPainter(found)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(QRectF(0, 0, wide, high), 6, 6)
        glow = QRadialGradient(wide / 2, 0.46 * high, 0.62 * wide)
        glow.setColorAt(0, QColor(theme.felt_centre))
        glow.setColorAt(1, QColor(theme.felt_edge))
        painter.fillPath(path, glow)
        for tile in fibres():
            painter.fillPath(path, QBrush(tile))
        painter.end()
        return found

    def _empty(self, wide: float, high: float) -> QPixmap:
        found = QPixmap(round(wide * self.ratio), round(high * self.ratio))
        found.setDevicePixelRatio(self.ratio)
        found.fill(Qt.GlobalColor.transparent)
        return found
