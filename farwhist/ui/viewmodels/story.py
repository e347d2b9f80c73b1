"""What a match told: how a deal changed who leads, the story, the medals. No Qt here."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from farwhist.engine.cards import Seat
from farwhist.engine.position import DealResult, Points, Position
from farwhist.rules.kind import GameKind

What = Literal["nothing", "leads", "shares", "keeps", "passes", "behind"]


class StandingChange(Struct, frozen=True):
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


BeatKind = Literal["one", "level", "led", "turn", "last", "ahead", "best", "fell", "left"]
"""One deal was all; equal at the end; in front from the first deal on; took the lead for good;
equal before the last deal; so much ahead at the end; the best deal; who went out first; who was
left in the last deal."""

RUN = 3
"""So many exact bids in a row are told where they turned a match."""


class Beat(Struct, frozen=True):
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


MedalKind = Literal["run", "best", "exact", "tricks", "first"]
MOST = 3
"""The most medals of a match."""


class Medal(Struct, frozen=True):
    """What was best, and whose it was; deals are counted from 1."""

    what: MedalKind
    who: tuple[int, ...]
    count: int = 0
    points: Points = 0
    first: int = 0
    last: int = 0
    size: int = 0


def medals(view: Position, kind: GameKind) -> list[Medal]:
    """Return the medals of a match that is over."""
    counted = [result for result in view.results if not result.void]
    if len(counted) < 2:
        return []
    found: list[Medal | None] = []
    if kind.exact:
        found.append(_run(counted, view.seats))
    if kind.points:
        found.append(_best(counted, low=kind.lower_wins))
    if kind.exact:
        made = [_made(counted, seat) for seat in range(view.seats)]
        found.append(_most("exact", [sum(each) for each in made]))
    elif kind.tricks:
        taken = [0] * view.sides
        for result in counted:
            for seat, tricks in enumerate(result.taken):
                taken[seat % view.sides] += tricks
        found.append(_most("tricks", taken))
    else:
        first = [sum(seat in r.finished[0] for r in counted if r.finished) for seat in
                 range(view.seats)]  # fmt: skip
        found.append(_most("first", first))
    return [medal for medal in found if medal is not None][:MOST]


def _made(counted: Sequence[DealResult], seat: int) -> list[bool]:
    return [result.bids[seat] == result.taken[seat] for result in counted]


def _most(what: MedalKind, counts: Sequence[int]) -> Medal | None:
    best = max(counts, default=0)
    who = tuple(each for each, count in enumerate(counts) if count == best)
    return Medal(what, who, best) if best and len(who) < min(3, len(counts)) else None


def _best(counted: Sequence[DealResult], *, low: bool) -> Medal | None:
    best = best_deals(counted, low=low)
    if len(best) > 1:
        return None
    (one,) = best
    size = counted[one.deal - 1].size
    return Medal("best", one.who, points=one.points, first=one.deal, last=one.deal, size=size)


def _run(counted: Sequence[DealResult], seats: int) -> Medal | None:
    runs: list[Medal] = []
    for seat in range(seats):
        run = 0
        for number, made in enumerate(_made(counted, seat), start=1):
            run = run + 1 if made else 0
            if run >= RUN:
                runs.append(Medal("run", (seat,), run, first=number - run + 1, last=number))
    longest = max((medal.count for medal in runs), default=0)
    best = [medal for medal in runs if medal.count == longest]
    return best[0] if len(best) == 1 else None
