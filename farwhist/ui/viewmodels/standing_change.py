"""What a deal changed for one player in the order of all. No Qt here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from farwhist.engine.cards import Seat
from farwhist.engine.position import DealResult, Points

What = Literal["nothing", "leads", "shares", "keeps", "passes", "behind"]


@dataclass(frozen=True, slots=True)
class StandingChange:
    """What changed: who was overtaken or is ahead, and by how many points."""

    what: What
    others: tuple[Seat, ...] = ()
    points: Points = 0


def standing(totals: Sequence[Points], *, low: bool = False) -> list[int]:
    """Return the place of each side; equals share one, the next is left out."""
    return [1 + sum((own > other) if low else (own < other) for other in totals) for own in totals]


def run_now(results: Sequence[DealResult], seat: Seat) -> int:
    """Return in how many deals running the seat has been exact, up to the last one."""
    run = 0
    for result in reversed(results):
        bid = result.bids[seat]
        if result.void or bid is None:
            continue
        if bid != result.taken[seat]:
            break
        run += 1
    return run


def standing_change(
    results: Sequence[DealResult], side: int, *, low: bool = False
) -> StandingChange:
    """Return what the last of these deals changed for a side."""
    totals = results[-1].totals
    now = standing(totals, low=low)
    counted = [result for result in results if not result.void]
    before = standing(counted[-2].totals, low=low) if len(counted) > 1 else [1] * len(totals)
    first = [each for each, place in enumerate(now) if place == 1]
    led = [each for each, place in enumerate(before) if place == 1]
    if now[side] == 1:
        if len(first) > 1:
            return StandingChange("shares", tuple(each for each in first if each != side))
        if led == [side]:
            return StandingChange("keeps")
        overtaken = [each for each in led if each != side] if len(counted) > 1 else []
        return StandingChange("leads", tuple(overtaken))
    passed = [
        each
        for each in range(len(totals))
        if before[each] < before[side] and now[each] > now[side] and len(counted) > 1
    ]
    if passed:
        return StandingChange("passes", tuple(passed))
    return StandingChange("behind", tuple(first), abs(totals[first[0]] - totals[side]))
