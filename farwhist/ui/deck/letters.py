"""Index letters: what stands in the corner of an ace, king, queen and jack.

The letters are those of the decks that are sold in the country. Spain, Italy and Romania play
French suits with English letters, so those come first there; the local ones are an option.
"""

from __future__ import annotations

from typing import Final

from farwhist.engine.cards import Card, Rank

LETTERS: Final[dict[str, tuple[str, str, str, str]]] = {
    "en": ("A", "K", "Q", "J"),
    "fr": ("A", "R", "D", "V"),
    "de": ("A", "K", "D", "B"),
    "es": ("A", "K", "Q", "J"),
    "it": ("A", "K", "Q", "J"),
    "it-local": ("A", "R", "D", "F"),
    "ro": ("A", "K", "Q", "J"),
    "ro-local": ("A", "R", "D", "V"),
    "nl": ("A", "H", "V", "B"),
    "da": ("E", "K", "D", "Kn"),
    "sv": ("E", "K", "D", "Kn"),
    "pl": ("A", "K", "D", "W"),
    "pt": ("A", "R", "D", "V"),
    "ru": ("Т", "К", "Д", "В"),
}
"""Ace, king, queen, jack by the name of the index."""

_COURTS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)


def index_text(card: Card, index: str) -> str:
    """Return what stands in the corner of a card that is no joker, in the index of this name."""
    if card.rank in _COURTS:
        return LETTERS[index][_COURTS.index(card.rank)]
    return str(int(card.rank))
