"""The pictures of the cards on the table: the deck's, for this table's theme and screen."""

from __future__ import annotations

from math import ceil, cos, radians, sin

from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from farwhist.engine.cards import Card
from farwhist.ui.deck.deck import Deck, margin
from farwhist.ui.deck.face import PIPS
from farwhist.ui.table.theme import Theme

__all__ = ["PIPS", "CardImages", "margin", "turned_picture"]


class CardImages:
    """Gives the pixmaps of cards.

    A pixmap shows the card with its shadow: it is wider and higher than the card by
    :func:`margin` on each side, and its centre is the card's centre.
    """

    def __init__(self, theme: Theme, ratio: float = 1.0, deck: Deck | None = None) -> None:
        self._theme = theme
        self._ratio = ratio
        self.deck = Deck() if deck is None else deck

    @property
    def ratio(self) -> float:
        """The width of a card for a height of 1."""
        return 1 / self.deck.look.ratio

    def forget(self, ratio: float) -> None:
        """Drop all pixmaps, because sizes have changed; `ratio` is that of the screen."""
        self._ratio = ratio
        self.deck.forget()

    def follow(self, ratio: float) -> None:
        """Draw for a screen of this ratio; the pictures of other sizes stay while there is room."""
        self._ratio = ratio

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


def turned_picture(flat: QPixmap, angle: float) -> QPixmap:
    """Return a picture turned clockwise by `angle` degrees, its middle in that of the new one."""
    size, ratio = flat.size(), flat.devicePixelRatio()
    across, down = abs(cos(radians(angle))), abs(sin(radians(angle)))
    wide = ceil(size.width() * across + size.height() * down) + 2
    high = ceil(size.width() * down + size.height() * across) + 2
    picture = QPixmap(wide, high)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(wide // 2, high // 2)
    painter.rotate(angle)
    painter.scale(ratio, ratio)  # one pixel of the picture to one of the other
    painter.drawPixmap(QPointF(-size.width() / 2 / ratio, -size.height() / 2 / ratio), flat)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture
