"""The celebration at the end of a match: suits fall at both sides, or lie there still."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin
from random import Random
from typing import Final

from PySide6.QtCore import QEasingCurve, Qt
from PySide6.QtGui import QColor, QPainter, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from farwhist.engine.cards import Suit
from farwhist.ui.deck.suits import placed_suit
from farwhist.ui.table.items.felt_items import FeltItem
from farwhist.ui.table.theme import Theme

PIECES: Final = 80
SIDE: Final = 0.21
"""How much of the width there is at each side."""

_SUITS: Final = (Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Suit.CLUBS)


@dataclass(frozen=True, slots=True)
class _Piece:
    shape: int
    x: float
    rests: float
    delay: float
    drift: float
    size: float
    turns: float


class ConfettiItem(FeltItem):
    """All pieces in one item; it is hidden unless something is celebrated."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._part = 0.0
        self._still = False
        self._shapes = [placed_suit(suit, 0, 0, 2) for suit in _SUITS]
        rng = Random("confetti")
        self._pieces = [
            _Piece(
                shape=number % 4,
                x=_beside(rng.random()),
                rests=rng.random(),
                delay=0.35 * rng.random(),
                drift=rng.uniform(-0.03, 0.03),
                size=rng.uniform(0.7, 1.3),
                turns=rng.uniform(-2, 2),
            )
            for number in range(PIECES)
        ]
        self.setZValue(700)
        self.hide()

    @property
    def still(self) -> bool:
        """Whether the suits lie there and nothing falls."""
        return self._still

    def fall(self, part: float) -> None:
        """Show how far the pieces have fallen; at 1 they are gone."""
        self._part, self._still = part, False
        self.setVisible(part < 1.0)
        self.update()

    def stand(self) -> None:
        """Show them still instead, until somebody hides them."""
        self._still = True
        self.show()
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if self._still:
            self._lie(painter)
        else:
            self._rain(painter)

    def _rain(self, painter: QPainter) -> None:
        wide, high = self.box.width(), self.box.height()
        unit = max(9.0, 0.013 * high)
        fading = QEasingCurve(QEasingCurve.Type.OutQuad)
        painter.setOpacity(1 - fading.valueForProgress(max(0.0, self._part - 0.7) / 0.3))
        for piece in self._pieces:
            time = (self._part - piece.delay) / (1 - piece.delay)
            if time <= 0:
                continue
            y = -0.05 * high + high * (0.35 * time + 0.8 * time * time)
            x = wide * (piece.x + piece.drift * sin(2 * pi * time))
            self._draw(
                painter,
                piece.shape,
                x,
                y,
                unit * piece.size,
                360 * time * piece.turns,
            )

    def _lie(self, painter: QPainter) -> None:
        """As if the rain had been stopped half-way."""
        wide, high = self.box.width(), self.box.height()
        unit = max(9.0, 0.013 * high)
        for piece in self._pieces[: PIECES // 2]:
            x, y = wide * piece.x, high * (0.06 + 0.7 * piece.rests)
            self._draw(painter, piece.shape, x, y, unit * piece.size, 50 * piece.turns)

    def _draw(  # noqa: PLR0917
        self,
        painter: QPainter,
        shape: int,
        x: float,
        y: float,
        size: float,
        turn: float,
    ) -> None:
        place = QTransform.fromTranslate(x, y).rotate(turn).scale(size, size)
        painter.setBrush(QColor(self.theme.plate_suits[_SUITS[shape]]))
        painter.drawPath(place.map(self._shapes[shape]))


def _beside(part: float) -> float:
    """Return a place in the width that is at one of its sides, more likely at the edge."""
    left = part < 0.5
    away: float = SIDE * (2 * part if left else 2 * part - 1) ** 1.3
    return 0.01 + away if left else 0.99 - away
