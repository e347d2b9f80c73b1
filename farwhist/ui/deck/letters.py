"""Index letters: what stands in the corner of an ace, king, queen and jack.

The letters are those of the decks that are sold in the country. Spain, Italy, Romania and
Brazil play French suits with English letters, so those come first there; local ones are an option.
"""

from __future__ import annotations

from typing import Final

from farwhist.engine.cards import FREE, Card, Rank

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
    "pt": ("A", "K", "Q", "J"),
    "pt-local": ("A", "R", "D", "V"),
    "ru": ("Т", "К", "Д", "В"),
}
"""Ace, king, queen, jack by the name of the index."""

FREE_LETTERS: Final[dict[str, tuple[str, str]]] = {
    "en": ("W", "Je"),
    "fr": ("M", "B"),
    "de": ("Z", "N"),
    "es": ("M", "B"),
    "it": ("M", "G"),
    "it-local": ("M", "G"),
    "ro": ("V", "B"),
    "ro-local": ("M", "B"),
    "nl": ("T", "N"),
    "da": ("T", "N"),
    "sv": ("T", "N"),
    "pl": ("C", "B"),
    "pt": ("M", "B"),
    "pt-local": ("M", "B"),
    "ru": ("M", "C"),
}
"""Wizard and jester by the name of the index: what these are called there, unlike the courts.

English players know W and J; the jack has that J, so the jester has two letters of its name.
"""

_COURTS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)


def index_text(card: Card, index: str) -> str:
    """Return what stands in the corner of a card that is no joker, in the index of this name."""
    if card.rank in FREE:
        return FREE_LETTERS[index][FREE.index(card.rank)]
    if card.rank in _COURTS:
        return LETTERS[index][_COURTS.index(card.rank)]
    return str(int(card.rank))
