"""Choosing a trump suit, and bidding for the right to choose it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farwhist.bots.core.estimate import UNIT
from farwhist.bots.core.seat_view import seat_view
from farwhist.bots.exact.judge import own_worth
from farwhist.engine.cards import Seat, Suit
from farwhist.engine.decision import Decision
from farwhist.engine.moves import PASS, Auction, Move
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset

AMBITION = 300
"""What naming trump is worth beyond the hand, in thousandths of a trick."""


STRAINS: Final = (*Suit, None)


def best_strain(
    ruleset: Ruleset, view: Position, seat: Seat, strains: Sequence[Suit | None] = STRAINS
) -> tuple[Suit | None, int]:
    """Return the trump that suits a hand best, and what the hand is then worth, in thousandths.

    A seat that has bid wants the trump with which its hand is worth what it has bid.
    """
    hand = view.hands[seat] if view.hands else []
    if not hand or any(card is None for card in hand):
        return Suit.SPADES, UNIT * view.size // len(view.active)
    worths = {trump: own_worth(seat_view(ruleset, view, seat, trump)) for trump in strains}
    own = view.bids[seat]
    if own is not None:
        strain = min(worths, key=lambda trump: abs(worths[trump] - UNIT * (own or 0)))
    else:
        strain = max(worths, key=lambda trump: worths[trump])
    return strain, worths[strain]


def auction_call(ruleset: Ruleset, view: Position, decision: Decision, tilt: int) -> Move:
    """Return the cheapest call that the hand is worth with its best trump, or a pass."""
    suit, worth = best_strain(ruleset, view, decision.seat)
    most = (worth + AMBITION + tilt) // UNIT
    offers = [
        move
        for move in decision.moves
        if isinstance(move, Auction) and move.suit is suit and move.tricks <= most
    ]
    return offers[-1] if offers else PASS
