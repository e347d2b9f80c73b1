"""The pictures of the cards on the table: the deck's, for this table's theme and screen."""

from __future__ import annotations

from collections import OrderedDict
from math import ceil, cos, radians, sin
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from farwhist.engine.cards import Card
from farwhist.ui.deck.deck import Deck, margin
from farwhist.ui.deck.face import PIPS
from farwhist.ui.table.theme import Theme

__all__ = ["PIPS", "CardImages", "margin"]

MOST: Final = 80
"""As many turned pictures are kept: more than lie askew at the same time."""


class CardImages:
    """Gives the pixmaps of cards.

    A pixmap shows the card with its shadow: it is wider and higher than the card by
    :func:`margin` on each side, and its centre is the card's centre.
    """

    def __init__(self, theme: Theme, ratio: float = 1.0, deck: Deck | None = None) -> None:
        self._theme = theme
        self._ratio = ratio
        self.deck = Deck() if deck is None else deck
        self._turned: OrderedDict[tuple[int, float], QPixmap] = OrderedDict()

    @property
    def ratio(self) -> float:
        """The width of a card for a height of 1."""
        return 1 / self.deck.look.ratio

    def forget(self, ratio: float) -> None:
        """Drop all pixmaps, because sizes have changed; `ratio` is that of the screen."""
        self._ratio = ratio
        self.deck.forget()
        self._turned.clear()

    def follow(self, ratio: float) -> None:
        """Draw for a screen of this ratio; the pictures of other sizes stay while there is room."""
        self._ratio = ratio
        self._turned.clear()

    def picture(
        self, card: Card | None, height: float, *, veiled: bool = False, lifted: bool = False
    ) -> QPixmap:
        """Return a card's face, or the back for None, at this height in logical pixels."""
        self._follow_theme()
        veil = self._theme.veil if veiled else ""
        return self.deck.picture(card, height, self._ratio, lifted=lifted, veil=veil)

    def shadow(self, height: float) -> QPixmap:
        """Return what lies behind a card of this height that is held above the table."""
        self._follow_theme()
        return self.deck.shadow(height, self._ratio)

    def _follow_theme(self) -> None:
        strong = self._theme.strong
        if self.deck.look.high_contrast is not strong:
            self.deck.look = replace(self.deck.look, high_contrast=strong)

    def turned(self, flat: QPixmap, angle: float) -> QPixmap:
        """Return one of these pictures turned clockwise by `angle` degrees round its middle."""
        key = (flat.cacheKey(), angle)
        if key not in self._turned:
            self._turned[key] = _turn(flat, angle)
            if len(self._turned) > MOST:
                self._turned.popitem(last=False)
        self._turned.move_to_end(key)
        return self._turned[key]


def _turn(flat: QPixmap, angle: float) -> QPixmap:
    """Return the picture turned, with its middle in the middle of the new one."""
    size, ratio = flat.size(), flat.devicePixelRatio()
    across, down = abs(cos(radians(angle))), abs(sin(radians(angle)))
    wide = ceil(size.width() * across + size.height() * down) + 2
    high = ceil(size.width() * down + size.height() * across) + 2
    turned = QPixmap(wide, high)
    turned.fill(Qt.GlobalColor.transparent)
    painter = QPainter(turned)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(wide // 2, high // 2)
    painter.rotate(angle)
    painter.scale(ratio, ratio)  # one pixel of the picture to one of the other
    painter.drawPixmap(QPointF(-size.width() / 2 / ratio, -size.height() / 2 / ratio), flat)
    painter.end()
    turned.setDevicePixelRatio(ratio)
    return turned
