"""A few cards that lean on each other, where there is nothing else to show yet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from farwhist.engine.cards import Card
from farwhist.ui.deck.deck import Deck

TURN = 14
"""How far a card is turned from the one before, in degrees."""


class LeaningCards(QWidget):
    """Cards side by side, each turned a little more than the one before.

    Args:
        cards: from left to right, None for a back.
        high: the height of a card, in pixels.
    """

    def __init__(self, deck: Deck, cards: Sequence[Card | None], high: int) -> None:
        super().__init__()
        self._deck, self._cards, self._high = deck, cards, high
        self._step = 0.34 * high
        wide = high / deck.look.ratio + self._step * (len(cards) - 1) + 0.3 * high
        self.setFixedSize(QSize(round(wide), round(1.35 * high)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for number, card in enumerate(self._cards):
            away = number - (len(self._cards) - 1) / 2
            at = QPointF(
                self.width() / 2 + away * self._step,
                self.height() / 2 + 0.03 * self._high * away**2,
            )
            self._deck.draw(painter, card, at, self._high, away * TURN)
        painter.end()
