"""Which card beats which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from farwhist.engine.cards import Card, Rank, Seat, Suit, pack

if TYPE_CHECKING:
    from farwhist.rules.option_types import Ranks

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

    suit: dict[Card, Suit | None]
    strength: dict[Card, int]


@cache
def values(order: Ranks, trump: Suit | None, low: bool = False) -> Values:
    """Return the card values of an order: ``standard``, ``ace_three`` or ``bowers``.

    With ``bowers`` the trump jack is the highest trump and the other jack of its colour, which
    then belongs to the trump suit, the second (Oh Hell 500). With `low` the ranks run, from the
    highest, A 2 3 ... K. Jokers are the two highest trumps, the red one first; without trump they
    belong to no suit and win nothing (Bid Whist).
    """
    ranks = ORDERS.get(order, ORDERS["standard"])
    if low:
        ranks = (*reversed(ranks[:-1]), ranks[-1])
    suits: dict[Card, Suit | None] = {}
    strengths: dict[Card, int] = {}
    for card in pack(jokers=2):
        suit = card.suit
        if suit is None:
            suits[card] = trump
            strengths[card] = -1 if trump is None else TRUMP + 30 + card.red
            continue
        suits[card] = suit
        strengths[card] = ranks.index(card.rank) + (TRUMP if suit is trump else 0)
        if order == "bowers" and trump is not None and card.rank is Rank.JACK:
            if suit is trump:
                strengths[card] = TRUMP + 21
            elif suit is PARTNER[trump]:
                suits[card] = trump
                strengths[card] = TRUMP + 20
    return Values(suits, strengths)


def led_suit(plays: Sequence[tuple[Seat, Card]], table: Values) -> Suit | None:
    """Return the suit to follow: that of the first card that has one; None before that."""
    for _, card in plays:
        suit = table.suit[card]
        if suit is not None:
            return suit
    return None


@dataclass(frozen=True, slots=True)
class Ranking:
    """The order of the cards in one ruleset; `order` is one that `values` takes."""

    order: Ranks = "standard"

    def values(self, trump: Suit | None, low: bool = False) -> Values:
        """Return suits and strengths of all cards under this trump."""
        return values(self.order, trump, low)

    def winner(
        self, plays: Sequence[tuple[Seat, Card]], trump: Suit | None, low: bool = False
    ) -> Seat:
        """Return who takes a trick: the highest trump, else the highest card of the suit led."""
        table = values(self.order, trump, low)
        suit, strength = table.suit, table.strength
        led = led_suit(plays, table)
        winner, best = plays[0][0], -2
        for seat, card in plays:
            power = strength[card]
            if power > best and (power >= TRUMP or suit[card] is led):
                winner, best = seat, power
        return winner
