"""Which card beats which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from farwhist.engine.cards import Card, Rank, Seat, Suit, pack

ORDERS: Final = {
    "standard": tuple(rank for rank in Rank if rank is not Rank.JOKER),
    "ace_three": tuple(Rank(rank) for rank in (2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 3, 14)),
}
"""Ranks from low to high. `ace_three` is the Spanish order A 3 K Q J 7 6 5 4 2."""

PARTNER: Final = {
    Suit.SPADES: Suit.CLUBS,
    Suit.CLUBS: Suit.SPADES,
    Suit.HEARTS: Suit.DIAMONDS,
    Suit.DIAMONDS: Suit.HEARTS,
}

TRUMP: Final = 100
"""Added to the strength of a trump, so that it beats every other card."""


@dataclass(frozen=True, slots=True)
class Values:
    """For one trump suit: the suit that each card belongs to, and its strength within the pack."""

    suit: dict[Card, Suit]
    strength: dict[Card, int]


@cache
def values(order: str, trump: Suit | None) -> Values:
    """Return the card values of an order: ``standard``, ``ace_three`` or ``bowers``.

    With ``bowers`` the trump jack is the highest trump and the other jack of its colour, which
    then belongs to the trump suit, the second (Oh Hell 500).
    """
    ranks = ORDERS.get(order, ORDERS["standard"])
    suits: dict[Card, Suit] = {}
    strengths: dict[Card, int] = {}
    for card in pack():
        suit = card.suit
        assert suit is not None
        suits[card] = suit
        strengths[card] = ranks.index(card.rank) + (TRUMP if suit is trump else 0)
        if order == "bowers" and trump is not None and card.rank is Rank.JACK:
            if suit is trump:
                strengths[card] = TRUMP + 21
            elif suit is PARTNER[trump]:
                suits[card] = trump
                strengths[card] = TRUMP + 20
    return Values(suits, strengths)


@dataclass(frozen=True, slots=True)
class Ranking:
    """The order of the cards in one ruleset; `order` is one that `values` takes."""

    order: str = "standard"

    def values(self, trump: Suit | None) -> Values:
        """Return suits and strengths of all cards under this trump."""
        return values(self.order, trump)

    def winner(self, plays: Sequence[tuple[Seat, Card]], trump: Suit | None) -> Seat:
        """Return who takes a trick: the highest trump, else the highest card of the suit led."""
        table = values(self.order, trump)
        suit, strength = table.suit, table.strength
        winner, card = plays[0]
        led = suit[card]
        best = strength[card]
        for seat, card in plays:
            power = strength[card]
            if power > best and (power >= TRUMP or suit[card] is led):
                winner, best = seat, power
        return winner
