"""Cards as pictures without their margins, and parts of them."""

from __future__ import annotations

from PySide6.QtGui import QImage

from farwhist.engine.cards import Card, Rank
from farwhist.ui.deck.deck import Deck, margin
from farwhist.ui.deck.options import DeckLook

COURTS = (Rank.KING, Rank.QUEEN, Rank.JACK)


def printed(
    of: Card | None, width: int, look: DeckLook | None = None, ratio: float = 1.0
) -> QImage:
    """Return the picture of a card without its margin."""
    deck = Deck(look)
    height = round(width * deck.look.ratio)
    image = deck.picture(of, height, ratio).toImage()
    edge = round(margin(height) * ratio)
    return image.copy(edge, edge, image.width() - 2 * edge, image.height() - 2 * edge)


def inner(image: QImage) -> QImage:
    """Return the picture without its round corners and its edge, which are not ink."""
    x = round(0.03 * image.width())
    return image.copy(x, x, image.width() - 2 * x, image.height() - 2 * x)


def upper_panel(image: QImage) -> QImage:
    """Return the upper half of a court's picture, within its frame."""
    w, h = image.width(), image.height()
    return image.copy(round(0.24 * w), round(0.085 * h), round(0.52 * w), round(0.40 * h))
