"""Choosing a trump suit, and bidding for the right to choose it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from farwhist.bots.core.estimate import UNIT
from farwhist.bots.core.levels import Level
from farwhist.bots.core.seat_view import seat_view
from farwhist.bots.exact.decision import deals_of
from farwhist.bots.exact.judge import BidJudge, near, own_worth
from farwhist.engine.cards import Seat, Suit
from farwhist.engine.decision import Decision
from farwhist.engine.moves import PASS, Auction, Move
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset

AMBITION = 300
"""What naming trump is worth beyond the hand, in thousandths of a trick."""


SPAN: Final = 1
"""So far from what a hand is worth with a trump its bids are looked at."""

ROUNDS: Final = 2
LAST_TWO: Final = 2
"""Half of the work looks at every trump, the other half at the two that came out best."""

STRAINS: Final = (*Suit, None)


def best_strain(
    ruleset: Ruleset, view: Position, seat: Seat, strains: Sequence[Suit | None] = STRAINS
) -> tuple[Suit | None, int]:
    """Return the trump that suits a hand best, and what the hand is then worth, in thousandths.

    A seat that has bid wants the trump with which its hand is worth what it has bid.
    """
    if not _sees_hand(view, seat):
        return Suit.SPADES, UNIT * view.size // len(view.active)
    worths = {trump: own_worth(seat_view(ruleset, view, seat, trump)) for trump in strains}
    own = view.bids[seat]
    if own is not None:
        strain = min(worths, key=lambda trump: abs(worths[trump] - UNIT * (own or 0)))
    else:
        strain = max(worths, key=lambda trump: worths[trump])
    return strain, worths[strain]


def think_trump(
    ruleset: Ruleset,
    view: Position,
    seat: Seat,
    strains: Sequence[Suit | None],
    level: Level,
    rng: Random,
) -> Suit | None:
    """Return the trump that a level names; who plays bids out plays each trump out as well.

    A seat that has not bid yet would then bid what is best near the worth of its hand.
    """
    habit, _ = best_strain(ruleset, view, seat, strains)
    if level.bidder != "search" or not _sees_hand(view, seat):
        return habit
    own = view.bids[seat]
    judges: dict[Suit | None, BidJudge] = {}
    for trump in strains:
        each = seat_view(ruleset, view, seat, trump)
        bids = near(range(view.size + 1), own_worth(each), SPAN) if own is None else [own]
        judges[trump] = BidJudge(ruleset, view, seat, bids, level, views=[each])
    left = list(strains)
    for _ in range(ROUNDS):
        for trump in left:
            judge = judges[trump]
            choices = ROUNDS * len(judge.bids) * len(left)
            judge.run(deals_of(level.bid_work, choices, judge.seat_views), rng)
        values = {trump: max(judges[trump].values().values()) for trump in left}
        left = sorted(left, key=lambda trump: (-values[trump], trump is not habit))[:LAST_TWO]
    return left[0]


def _sees_hand(view: Position, seat: Seat) -> bool:
    hand = view.hands[seat] if view.hands else []
    return bool(hand) and all(card is not None for card in hand)


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
