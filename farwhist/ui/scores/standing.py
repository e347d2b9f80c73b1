"""How the players stand: one row each, the best first. No Qt here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from farwhist.engine.cards import Seat
from farwhist.engine.position import DealResult, Points
from farwhist.ui.scores.tally import Scores, exact, places


class Standing(Struct, frozen=True):
    """A player, or a side of partners, in the order of the points."""

    column: Seat
    place: int
    total: Points
    seats: tuple[Seat, ...]
    own: bool


def seats_of(scores: Scores, column: Seat) -> tuple[Seat, ...]:
    """Return the seats of a column, the viewer's first."""
    if not scores.partners:
        return (column,)
    members = tuple(range(column, scores.view.seats, scores.view.sides))
    return tuple(sorted(members, key=lambda seat: (seat - scores.viewer) % scores.view.seats))


def standing(scores: Scores, shown: Mapping[Seat, Points] | None = None) -> list[Standing]:
    """Return all players by points; equals share a place and stand in the order of the columns.

    `shown` are totals that are told instead of the true ones, while points are still to come.
    """
    totals = [(shown or {}).get(side, points) for side, points in enumerate(scores.totals)]
    ranks = places(totals, low=scores.low)
    order = sorted(scores.order, key=lambda column: ranks[column])
    own = scores.viewer % scores.view.sides if scores.partners else scores.viewer
    return [
        Standing(column, ranks[column], totals[column], seats_of(scores, column), column == own)
        for column in order
    ]


def run_of(results: Sequence[DealResult], seat: Seat) -> int:
    """Return in how many deals up to the last one the seat was exact without a miss."""
    run = 0
    for made in reversed(exact(results, seat)):
        if not made:
            break
        run += 1
    return run
