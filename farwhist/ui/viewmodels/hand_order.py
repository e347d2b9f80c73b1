"""How a hand is held: the order of its cards. No Qt here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise, permutations

from msgspec import Struct

from farwhist.engine.cards import Card, Rank, Suit

_USUAL = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


class HandOrder(Struct, frozen=True):
    """How a player likes to hold cards: `flat` in a row, `low` cards left, `trump_left` of all."""

    flat: bool = False
    low: bool = False
    trump_left: bool = True


USUAL = HandOrder()


def suit_order(suits: Iterable[Suit], trump: Suit | None) -> tuple[Suit, ...]:
    """Return these suits from left to right: trump first, red and black in turn where possible."""
    held = [suit for suit in _USUAL if suit in set(suits)]

    def clumsiness(order: tuple[Suit, ...]) -> tuple[bool, int]:
        same = sum(one.red == other.red for one, other in pairwise(order))
        return trump in order and order[0] is not trump, same

    return min(permutations(held), key=clumsiness)


def arranged(
    hand: Sequence[Card], dealt: Iterable[Card], trump: Suit | None, manner: HandOrder = USUAL
) -> list[Card]:
    """Return `hand` as it is held: by suit, high cards left, jokers and wizards before everything.

    Jesters come after everything. With the low cards left it is the other way round.

    The order of the suits comes from what was `dealt`, so that it does not change when a suit
    runs out during the deal.
    """
    suits = {card.suit for card in (*dealt, *hand) if card.suit is not None}
    first = trump if manner.trump_left else None
    place = {suit: number for number, suit in enumerate(suit_order(suits, first))}
    rise = 1 if manner.low else -1

    def key(card: Card) -> tuple[int, int, int]:
        if card.suit is not None:
            return (place[card.suit], rise * card.rank, card.copy)
        end = -rise if card.rank is Rank.JESTER else rise
        return (end * len(Suit), rise * card.rank, card.copy)

    return sorted(hand, key=key)


def by_rank(hand: Sequence[Card], manner: HandOrder = USUAL) -> list[Card]:
    """Return `hand` with equal ranks together, high cards left."""
    rise = 1 if manner.low else -1
    return sorted(hand, key=lambda card: (rise * card.rank, card.red, card.suit or 0, card.copy))
