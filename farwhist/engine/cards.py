"""Playing cards as values.

A card's text is its rank ``A K Q J T 9 ... 2`` followed by its suit ``S H D C``; the jokers are
``RJ`` and ``BJ``. Cards of a second pack carry a ``2`` behind that, so that each card is unique.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

Seat = int
"""A place at the table, counted from 0, clockwise."""


class Suit(IntEnum):
    """The four suits, in the order in which players of this family name them."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """One of ``S H D C``."""
        return "SHDC"[self]

    @property
    def red(self) -> bool:
        """Whether the suit is hearts or diamonds."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)


class Rank(IntEnum):
    """The ranks in their ordinary order, ace high. A game may order them otherwise."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    JOKER = 15

    @property
    def letter(self) -> str:
        """One of ``2 ... 9 T J Q K A``; a joker has none."""
        return "23456789TJQKA"[self - 2]


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card. There is one object for each card, so two cards are equal when they are the same.

    Get one from :func:`card`. `copy` is 0 in the first pack and 1 in the second.
    """

    text: str
    rank: Rank
    suit: Suit | None
    red: bool
    copy: int = 0

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.text,)


def _all_cards() -> Iterable[Card]:
    for copy, mark in enumerate(("", "2")):
        for suit in Suit:
            for rank in Rank:
                if rank is not Rank.JOKER:
                    yield Card(rank.letter + suit.letter + mark, rank, suit, suit.red, copy)
        yield Card("RJ" + mark, Rank.JOKER, None, True, copy)
        yield Card("BJ" + mark, Rank.JOKER, None, False, copy)


_BY_TEXT: Final = {each.text: each for each in _all_cards()}


def card(text: str) -> Card:
    """Return the card of this text.

    Raises:
        ValueError: `text` names no card.
    """
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise ValueError(f"no card is written {text!r}") from None


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a text such as ``"AS TD 2C"``."""
    return tuple(card(each) for each in text.split())


def pack(ranks: Iterable[Rank] = Rank, *, jokers: int = 0, packs: int = 1) -> tuple[Card, ...]:
    """Return a fresh pack in a fixed order: suits S H D C, ranks as given, then the jokers.

    Args:
        ranks: the ranks that each suit holds; a joker among them is left out.
        jokers: 0, 1 (the red one) or 2, in each pack.
        packs: 1 or 2.
    """
    plain = [rank for rank in ranks if rank is not Rank.JOKER]
    found = []
    for mark in ("", "2")[:packs]:
        found += [_BY_TEXT[r.letter + s.letter + mark] for s in Suit for r in plain]
        found += [_BY_TEXT[joker + mark] for joker in ("RJ", "BJ")[:jokers]]
    return tuple(found)
