"""Playing cards as values.

A card's text is its rank ``A K Q J T 9 ... 2 1`` followed by its suit ``S H D C``; the jokers are
``RJ`` and ``BJ``. Cards of a second pack carry a ``2`` behind that, so that each card is unique.
The wizards are ``W1`` to ``W4`` and the jesters ``J1`` to ``J4``.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from msgspec import Struct

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
    """The ranks in their ordinary order, ace high. A game may order them otherwise.

    The one is below the two, in packs that have it; the last three belong to no suit.
    """

    ONE = 1
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
    JESTER = 16
    WIZARD = 17

    @property
    def letter(self) -> str:
        """One of ``1 ... 9 T J Q K A``; what belongs to no suit has none."""
        return "123456789TJQKA"[self - 1]


PLAIN: Final = tuple(rank for rank in Rank if Rank.TWO <= rank <= Rank.ACE)
"""The ranks of an ordinary pack, from the two to the ace."""

FREE: Final = (Rank.WIZARD, Rank.JESTER)
"""What may be played at any time, whatever was led."""


class Card(Struct, frozen=True, eq=False, array_like=True):
    """One card. There is one object for each card, so two cards are equal when they are the same.

    Get one from :func:`card`. `copy` is 0 in the first pack and 1 in the second; it tells wizards
    from each other, and jesters.
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
            for rank in (Rank.ONE, *PLAIN):
                yield Card(rank.letter + suit.letter + mark, rank, suit, suit.red, copy)
        yield Card("RJ" + mark, Rank.JOKER, None, True, copy)
        yield Card("BJ" + mark, Rank.JOKER, None, False, copy)
    for letter, rank in (("W", Rank.WIZARD), ("J", Rank.JESTER)):
        for number in range(4):
            yield Card(f"{letter}{number + 1}", rank, None, Suit(number).red, number)


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


def pack(
    ranks: Iterable[Rank] = PLAIN, *, jokers: int = 0, packs: int = 1, wizards: int = 0
) -> tuple[Card, ...]:
    """Return a fresh pack in a fixed order: suits S H D C, ranks as given, then what has no suit.

    Args:
        ranks: the ranks that each suit holds; those without a suit are left out.
        jokers: 0, 1 (the red one) or 2, in each pack.
        packs: 1 or 2.
        wizards: so many wizards and as many jesters in all, 0 to 4.
    """
    plain = [rank for rank in ranks if rank <= Rank.ACE]
    found = []
    for mark in ("", "2")[:packs]:
        found += [_BY_TEXT[r.letter + s.letter + mark] for s in Suit for r in plain]
        found += [_BY_TEXT[joker + mark] for joker in ("RJ", "BJ")[:jokers]]
    found += [_BY_TEXT[f"{kind}{number + 1}"] for kind in "WJ" for number in range(wizards)]
    return tuple(found)


def every_card() -> tuple[Card, ...]:
    """Return all cards of any pack."""
    return tuple(_BY_TEXT.values())


def twin(one: Card) -> Card:
    """Return the equal card of the other pack; `one` belongs to a suit."""
    return card(one.text + "2") if one.copy == 0 else card(one.text[:-1])
