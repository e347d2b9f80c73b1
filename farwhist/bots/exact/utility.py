"""What the tricks of a deal are worth to a seat: the real score of the rules in force."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from farwhist.engine.cards import Seat
from farwhist.engine.position import Points, Position
from farwhist.rules.ruleset import Ruleset

Outcome = Callable[[Sequence[int], Sequence[int]], float]
"""From the tricks and bids of all seats, in the core's order, to what they are worth to seat 0."""


def deal_points(
    ruleset: Ruleset,
    view: Position,
    bids: Sequence[int | None],
    taken: Sequence[int],
    blind: Sequence[bool],
) -> tuple[Points, ...]:
    """Return what each seat would score if the deal ended so; one entry a seat of the table."""
    return ruleset.bid_book.deal_points(_ended(view, bids, taken, blind))


def _ended(
    view: Position, bids: Sequence[int | None], taken: Sequence[int], blind: Sequence[bool]
) -> Position:
    return replace(view, bids=list(bids), taken=list(taken), blind=list(blind))


def points_table(
    ruleset: Ruleset, view: Position, seat: Seat, bid: int, *, blind: bool = False
) -> list[float]:
    """Return the points of `seat` for 0, 1, 2 ... tricks with this bid; more is always better.

    Where a scheme asks how many others missed, two in five are taken to do so.
    """
    others = [each for each in view.active if each != seat]
    missing = others[: (2 * len(others) + 2) // 5]
    bids: list[int | None] = [0 if each in view.active else None for each in range(view.seats)]
    bids[seat] = bid
    flags = list(view.blind)
    flags[seat] = flags[seat] or blind
    sign = -1 if ruleset.kind.lower_wins else 1
    ended = _ended(view, bids, [int(each in missing) for each in range(view.seats)], flags)
    table = []
    for tricks in range(view.size + 1):
        ended.taken[seat] = tricks
        table.append(float(sign * ruleset.bid_book.seat_points(ended, seat)))
    return table


def stake_of(table: Sequence[float], bid: int) -> float:
    """Return the points for exactly a bid less those for the better of one off."""
    beside = [table[tricks] for tricks in (bid - 1, bid + 1) if 0 <= tricks < len(table)]
    found = table[bid] - max(beside, default=0.0)
    return found if found > 0 else max(table) - min(table) or 1.0
