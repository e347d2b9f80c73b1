"""The cards of a deck of another program, drawn once and made smaller where they are smaller."""

from __future__ import annotations

from math import inf
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from farwhist.engine.cards import Card, pack
from farwhist.ui.deck.foreign.files import LEAST_CARDS, DeckDrawing, UnfitDeck, row_and_column

UPRIGHT: Final = (1.1, 2.0)
"""The least and the most that a card is higher than wide."""
LEAST_DRAWN: Final = 360
"""A card is drawn at least so many pixels high, which is enough for most tables."""
MOST_DRAWN: Final = 2000
"""No card is drawn higher, in pixels."""

_COLUMNS, _ROWS = 13, 5


class SvgArtwork:
    """Draws the cards that a deck has, as an `Artwork` of `farwhist.ui.deck.options` does.

    Raises:
        UnfitDeck: nothing is to be seen of most cards, or they are not upright.
    """

    def __init__(self, deck: DeckDrawing) -> None:
        self.path = deck.path
        self.name = deck.name
        self.points_elsewhere = deck.drawing.points_elsewhere
        self._in_rows = deck.in_rows
        self._renderer = QSvgRenderer(deck.drawing.svg)
        self._renderer.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
        self._bounds = {text: self._bounds_of(name) for text, name in deck.ids.items()}
        self._ids = {text: deck.ids[text] for text, box in self._bounds.items() if _seen(box)}
        if len(self._ids) < LEAST_CARDS:
            raise UnfitDeck("undrawn")
        box = self._box("" if "" in self._ids else next(iter(self._ids)))
        least, most = UPRIGHT
        if not least * box.width() <= box.height() <= most * box.width():
            raise UnfitDeck("shape")
        self.ratio = box.height() / box.width()
        self._drawn: dict[str, QImage] = {}

    @property
    def lacking(self) -> tuple[Card, ...]:
        """The cards of an ordinary pack that it does not have."""
        return tuple(each for each in pack() if not self.has(each))

    @property
    def jokers(self) -> bool:
        """Whether it has both jokers."""
        return all(map(self.has, pack((), jokers=2)))

    def has(self, card: Card | None) -> bool:
        """Whether it has this card, or for None a back."""
        return _text(card) in self._ids

    def size_in(self, wide: int, high: int) -> QSize:
        """Return how large its cards are in a card of so many pixels."""
        return QSize(
            min(wide, round(high / self.ratio)),
            min(high, round(wide * self.ratio)),
        )

    def picture(self, card: Card | None, wide: int, high: int) -> QImage:
        """Return a card that it has, to lie in the middle of one of so many pixels.

        Its corners are transparent where the deck has rounded ones.
        """
        text, size = _text(card), self.size_in(wide, high)
        drawn = self._drawn.get(text)
        if drawn is None or drawn.height() < min(size.height(), MOST_DRAWN):
            drawn = self._drawn[text] = self._draw(text, max(size.height(), LEAST_DRAWN))
        return drawn.scaled(
            size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )

    def _draw(self, text: str, high: int) -> QImage:
        high = min(high, MOST_DRAWN)
        image = QImage(round(high / self.ratio), high, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        box, bounds = self._box(text), self._bounds[text]
        across, down = image.width() / box.width(), image.height() / box.height()
        where = QRectF(
            (bounds.x() - box.x()) * across,
            (bounds.y() - box.y()) * down,
            bounds.width() * across,
            bounds.height() * down,
        )
        self._renderer.render(painter, self._ids[text], where)
        painter.end()
        return image

    def _bounds_of(self, name: str) -> QRectF:
        return self._renderer.transformForElement(name).mapRect(
            self._renderer.boundsOnElement(name)
        )

    def _box(self, text: str) -> QRectF:
        """Return the edges of a card: those of its element, or of its place in the rows."""
        bounds = self._bounds[text]
        if self._in_rows:
            whole = self._renderer.viewBoxF()
            wide, high = whole.width() / _COLUMNS, whole.height() / _ROWS
            row, column = row_and_column(text)
            place = QRectF(whole.x() + column * wide, whole.y() + row * high, wide, high)
            if place.contains(bounds.center()):
                return place
        return bounds


def _seen(box: QRectF) -> bool:
    """Whether something with these edges can be seen; what is not a number says no."""
    return 0 < box.width() < inf and 0 < box.height() < inf


def _text(card: Card | None) -> str:
    """Return the text of a card in the first pack; an empty one for the back."""
    if card is None:
        return ""
    return card.text.removesuffix("2") if card.copy and len(card.text) > 2 else card.text
