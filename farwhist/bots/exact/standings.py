"""What a deal is worth near the end of a match: the chance to win the match.

Known to a seat are the totals, which are open, and the rules; nothing else is used.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from math import sqrt
from typing import Final

from farwhist.bots.exact.utility import Outcome, deal_points
from farwhist.engine.cards import Seat
from farwhist.engine.events import DealScored
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset

NEAR: Final = 1.5
"""An ending of a match is near when a good deal, so many times over, reaches the target."""

SPREAD: Final = 0.47
"""How far points of a deal lie from their mean, as a share of what a made bid brings."""

BELOW: Final = (
    0.5, 0.5987, 0.6915, 0.7734, 0.8413, 0.8944, 0.9332, 0.9599, 0.9772, 0.9878, 0.9938, 0.997,
    0.9987,
)  # fmt: skip
"""How likely a normal quantity is below 0, 0.25, 0.5 ... times its spread."""


def ending(
    ruleset: Ruleset, view: Position, seats: Sequence[Seat], last: int = 0
) -> Outcome | None:
    """Return the worth of a deal near the end of a match, None in any other deal.

    It is the chance to win the match, as far as the totals after the deal tell it: 1 for the
    winner, a share of it where several lead, and by the lead where the match goes on. Where this
    deal cannot change who wins, it is played for points.

    Args:
        ruleset: what is played.
        view: what the seat knows.
        seats: all seats of the deal, that which asks first.
        last: in so many last deals of a match with a fixed number of deals.
    """
    after = _near_a_target(ruleset, view)
    left = lookup.deals_left(ruleset, view)
    # A deal that is played alone has no standings.
    if left is not None and left < last and view.place and any(view.totals):
        after = _by_the_lead(ruleset, view, left) if left else _after_all(ruleset, view)
        if not left and _settled(ruleset, view, seats, after):
            return None
    return None if after is None else _remembered(after, view, seats)


After = Callable[[Seat, Sequence[int | None], Sequence[int]], float]
"""From a seat, and the bids and tricks of all seats of the table, to its chance to win."""


def _remembered(after: After, view: Position, seats: Sequence[Seat]) -> Outcome:
    """Return the same in the order of play-outs; each end of a deal is judged once."""
    known: dict[tuple[int, ...], float] = {}

    def outcome(taken: Sequence[int], bids: Sequence[int]) -> float:
        key = (*taken, *bids)
        if key not in known:
            all_bids: list[int | None] = [None] * view.seats
            all_taken = [0] * view.seats
            for number, each in enumerate(seats):
                all_bids[each], all_taken[each] = bids[number], taken[number]
            known[key] = after(seats[0], all_bids, all_taken)
        return known[key]

    return outcome


def _after_all(ruleset: Ruleset, view: Position) -> After:
    """Return what the last deal leads to: who is first, or shares the first place."""
    book = ruleset.bid_book

    def won(seat: Seat, bids: Sequence[int | None], taken: Sequence[int]) -> float:
        ended = copy(view)
        ended.totals, ended.results = list(view.totals), list(view.results)
        ended.bids, ended.taken = list(bids), list(taken)
        points = deal_points(ruleset, view, bids, taken, view.blind)
        DealScored(points, tuple(bids)).apply(ended)
        first = book.ranking(ended)[0]
        return 1.0 / len(first) if seat in first else 0.0

    return won


def _by_the_lead(ruleset: Ruleset, view: Position, left: int) -> After:
    """Return what a deal leads to that is followed by so many others: a chance by the lead."""
    sign = -1 if ruleset.kind.lower_wins else 1
    own = view.size // len(view.active)
    first, beside = view.active[0], own + 1 if own < view.size else own - 1
    exact = _alone(ruleset, view, first, own, own)
    missed = _alone(ruleset, view, first, own, beside)
    wide = max(1.0, SPREAD * abs(exact - missed) * sqrt(2.0 * left))

    def likely(seat: Seat, bids: Sequence[int | None], taken: Sequence[int]) -> float:
        points = deal_points(ruleset, view, bids, taken, view.blind)
        totals = [sign * (old + new) for old, new in zip(view.totals, points, strict=True)]
        weights = []
        for each, mine in enumerate(totals):
            weight = 1.0
            for other, total in enumerate(totals):
                if other != each:
                    weight *= _below((mine - total) / wide)
            weights.append(weight)
        whole = 0.0
        for weight in weights:
            whole += weight
        return weights[seat] / whole

    return likely


def _alone(ruleset: Ruleset, view: Position, seat: Seat, bid: int, taken: int) -> float:
    """Return the points of a seat for a bid and tricks, the others with none of either."""
    bids: list[int | None] = [0 if each in view.active else None for each in range(view.seats)]
    tricks = [0] * view.seats
    bids[seat], tricks[seat] = bid, taken
    return deal_points(ruleset, view, bids, tricks, view.blind)[seat]


def _below(place: float) -> float:
    """Return how likely a normal quantity is below so many times its spread."""
    if place < 0:
        return 1.0 - _below(-place)
    step = 4.0 * place
    whole = int(step)
    if whole >= len(BELOW) - 1:
        return BELOW[-1]
    return BELOW[whole] + (step - whole) * (BELOW[whole + 1] - BELOW[whole])


def _settled(ruleset: Ruleset, view: Position, seats: Sequence[Seat], after: After) -> bool:
    """Whether the best and the worst that may come leave the seat first, or not first, alike."""
    seat, sign = seats[0], -1 if ruleset.kind.lower_wins else 1
    ends = {each: _ends(ruleset, view, each, sign) for each in view.active}

    def chance(best: bool) -> float:
        bids: list[int | None] = [None] * view.seats
        tricks = [0] * view.seats
        for each in view.active:
            bids[each], tricks[each] = ends[each][(each == seat) == best]
        return after(seat, bids, tricks)

    return chance(True) == chance(False)


def _ends(
    ruleset: Ruleset, view: Position, seat: Seat, sign: int
) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the bid and tricks with which a seat does worst, and those with which it does best."""
    bid, least = view.bids[seat], view.taken[seat]
    most = least + view.size - len(view.tricks)
    found = []
    for tried in range(view.size + 1) if bid is None else [bid]:
        for taken in {least, most, *(n for n in range(tried - 1, tried + 2) if least <= n <= most)}:
            points = _alone(ruleset, view, seat, tried, taken)
            found.append((sign * points, tried, taken))
    return min(found)[1:], max(found)[1:]


def _near_a_target(ruleset: Ruleset, view: Position) -> After | None:
    """Return what a deal that may reach the target leads to; None where it is not near."""
    phase = lookup.target(ruleset)
    if phase is None:
        return None
    if phase.whole_tours and (view.place + 1) % len(ruleset.plan.deals):
        return None
    good = 10 + view.size
    if max(view.totals) + NEAR * good < phase.target:
        return None
    sign = -1 if ruleset.kind.lower_wins else 1

    def reached(seat: Seat, bids: Sequence[int | None], taken: Sequence[int]) -> float:
        points = deal_points(ruleset, view, bids, taken, view.blind)
        totals = [old + new for old, new in zip(view.totals, points, strict=True)]
        mine = sign * totals[seat]
        best = max(sign * total for each, total in enumerate(totals) if each != seat)
        if max(totals) >= phase.target:
            return 1.0 if mine > best else 0.5 if mine == best else 0.0
        lead = (mine - best) / (4.0 * good)
        return 0.5 + max(-0.45, min(0.45, lead))

    return reached
