"""The story of a finished match: what turned it, and how it ended. No Qt here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from farwhist.engine.position import DealResult, Points, Position
from farwhist.rules.kind import GameKind
from farwhist.ui.viewmodels.standing_change import run_now, standing

BeatKind = Literal["one", "level", "led", "turn", "last", "ahead", "best", "fell", "left"]
"""One deal was all; equal at the end; in front from the first deal on; took the lead for good;
equal before the last deal; so much ahead at the end; the best deal; who went out first; who was
left in the last deal."""

RUN = 3
"""So many exact bids in a row are told where they turned a match."""


@dataclass(frozen=True, slots=True)
class Beat:
    """What one sentence tells: `who` and `rivals` are sides, deals are counted from 1."""

    what: BeatKind
    who: tuple[int, ...] = ()
    rivals: tuple[int, ...] = ()
    deal: int = 0
    run: int = 0
    points: Points = 0
    bid: int | None = None
    taken: int = 0


def story(view: Position, kind: GameKind) -> tuple[Beat, ...]:
    """Return what there is to tell of a match that is over: two sentences at the most."""
    counted = [result for result in view.results if not result.void]
    if not counted or not view.winners:
        return ()
    if not kind.points:
        return _of_survivors(counted)
    return _of_points(counted, view.winners, exact=kind.exact, low=kind.lower_wins)


def best_deals(counted: Sequence[DealResult], *, low: bool) -> list[Beat]:
    """Return every deal of a side that brought as many points as the best one."""
    every = [
        Beat("best", who=(side,), deal=number, points=points)
        for number, result in enumerate(counted, start=1)
        for side, points in enumerate(result.points)
    ]
    points = [beat.points for beat in every]
    best = min(points) if low else max(points)
    return [beat for beat in every if beat.points == best]


def _of_points(
    counted: Sequence[DealResult], winners: tuple[int, ...], *, exact: bool, low: bool
) -> tuple[Beat, ...]:
    every = best_deals(counted, low=low)
    best = tuple(every) if len(every) == 1 else ()
    end = counted[-1].totals
    if len(counted) == 1:
        return (Beat("one"), *best)
    if len(winners) > 1:
        level = Beat("level", who=winners, deal=len(counted), points=end[winners[0]])
        return (level, *best)
    winner = winners[0]
    after = [standing(result.totals, low=low) for result in counted]
    turn = _turn(counted, after, winner, exact=exact)
    swing = abs(every[0].points)
    ending = _ending(counted, after, winner, exact=exact)
    if ending.what == "last" or not best:
        return (*turn, ending)
    decided = bool(turn) and turn[0].deal == len(counted)
    close = ending.what == "ahead" and ending.points <= swing
    return (*turn, ending if close and not decided else best[0])


def _turn(
    counted: Sequence[DealResult], after: Sequence[Sequence[int]], winner: int, *, exact: bool
) -> tuple[Beat, ...]:
    """Return how the winner came to the front, to be there alone until the end."""
    deal = len(counted)
    while deal and after[deal - 1][winner] == 1 and after[deal - 1].count(1) == 1:
        deal -= 1
    if deal == len(counted):
        return ()  # equal at the end by points; something else decided
    if not deal:
        return (Beat("led", who=(winner,)),)
    ahead = after[deal - 1]
    rivals = tuple(side for side, place in enumerate(ahead) if place == 1 and side != winner)
    run = run_now(counted[: deal + 1], winner) if exact else 0
    return (Beat("turn", (winner,), rivals, deal + 1, run if run >= RUN else 0),)


def _ending(
    counted: Sequence[DealResult], after: Sequence[Sequence[int]], winner: int, *, exact: bool
) -> Beat:
    """Return how the last deal was won from a draw, or else how far ahead the winner was."""
    before, last = after[-2], counted[-1]
    if before[winner] == 1 and list(before).count(1) > 1:
        bid = last.bids[winner] if exact else None
        at, taken = counted[-2].totals[winner], last.taken[winner]
        return Beat("last", (winner,), points=at, bid=bid, taken=taken, deal=len(counted))
    second = min(place for side, place in enumerate(after[-1]) if side != winner)
    rivals = tuple(
        side for side, place in enumerate(after[-1]) if place == second and side != winner
    )
    margin = abs(last.totals[winner] - last.totals[rivals[0]])
    return Beat("ahead", (winner,), rivals, points=margin)


def _of_survivors(counted: Sequence[DealResult]) -> tuple[Beat, ...]:
    played = [tuple(seat for seat, hand in enumerate(result.dealt) if hand) for result in counted]
    fallen = [
        Beat("fell", tuple(seat for seat in now if seat not in later), deal=number)
        for number, (now, later) in enumerate(pairwise(played), start=1)
        if set(now) - set(later)
    ]
    left = Beat("left", played[-1], deal=len(counted))
    return (*fallen[:1], left)
