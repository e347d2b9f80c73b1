"""What stood out in a finished match: only what is true of one, or of two at the most. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from farwhist.engine.position import DealResult, Points, Position
from farwhist.rules.kind import GameKind
from farwhist.ui.viewmodels.story import RUN, best_deals

MedalKind = Literal["run", "best", "exact", "tricks", "first"]
MOST = 3
"""The most medals of a match."""


@dataclass(frozen=True, slots=True)
class Medal:
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
