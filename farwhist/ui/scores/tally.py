"""What can be counted from the finished deals of a match, and who stands where. No Qt here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from farwhist.engine.cards import Seat
from farwhist.engine.position import DealResult, Points, Position
from farwhist.rules.kind import GameKind
from farwhist.rules.scoring.parts import MISSED, Part
from farwhist.rules.sides import side_tricks
from farwhist.ui.viewmodels.deals import deal_number

Explain = Callable[[Sequence[DealResult], int, Seat], Sequence[Part]]
"""From all deals, the number of one in the list and a seat to the parts of its points."""


class Scores(Struct, frozen=True):
    """A view with what is needed to show its scores.

    `names` are by side, which mostly is a seat; `order` is that of the columns, `deals` the length
    of the match or None. `explain` gives the parts of a seat's points in a finished deal.
    `players` and `avatars` are the names and portraits by seat, where they are shown, and `viewer`
    is whose seat this is. `goal` are the totals that win and lose the match at once, or None.
    `first` is the column whose line is the first in charts: by default that of the viewer or his
    side; where several share the screen, and play each for himself, the same one for all.
    """

    title: str
    view: Position
    names: Sequence[str]
    order: Sequence[Seat]
    explain: Explain
    deals: int | None
    kind: GameKind
    players: Sequence[str] = ()
    avatars: Sequence[int] = ()
    viewer: Seat = 0
    goal: tuple[Points | None, Points | None] = (None, None)
    first: Seat | None = None

    @property
    def results(self) -> Sequence[DealResult]:
        """All finished deals, those that did not count included."""
        return self.view.results

    @property
    def counted(self) -> list[DealResult]:
        """The finished deals that count."""
        return [result for result in self.view.results if not result.void]

    @property
    def running(self) -> bool:
        """Whether a deal has begun that is not scored yet."""
        view = self.view
        scored = bool(view.results) and view.results[-1].deal == view.deal
        return bool(view.active) and not scored and not view.over

    @property
    def lines(self) -> int:
        """How many deals have a line: the finished ones and the running one."""
        return len(self.view.results) + self.running

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides in first place, once the match is decided; empty before.

        Where players drop out the last deal says it, before the match itself has ended.
        """
        view = self.view
        if view.over or self.charted:
            return view.winners
        if len(view.alive) == 1:
            return tuple(view.alive)
        if self.running or not view.results:
            return ()
        return tuple(side for side, won in enumerate(view.results[-1].points) if won)

    @property
    def number(self) -> int:
        """The number of the deal that is being played or was scored last."""
        return deal_number(self.view)

    @property
    def low(self) -> bool:
        """Whether the lowest total wins."""
        return self.kind.lower_wins

    @property
    def charted(self) -> bool:
        """Whether points tell how the match stands; not where players drop out of it."""
        return self.kind.points

    @property
    def partners(self) -> bool:
        """Whether the columns are sides of several seats."""
        return self.view.sides < self.view.seats

    @property
    def own(self) -> Seat:
        """The column of the viewer, or of the side of the viewer."""
        return self.viewer % self.view.sides if self.partners else self.viewer

    @property
    def totals(self) -> Sequence[Points]:
        """The sums by seat."""
        return self.view.totals or [0] * max(self.view.sides, len(self.names))

    @property
    def leaders(self) -> set[Seat]:
        """Who is in first place; nobody before the first deal is scored.

        Where players drop out, nobody is before the match is over.
        """
        if not self.charted:
            return set(self.view.winners)
        if not self.counted:
            return set()
        ranks = places(self.totals, low=self.low)
        return {seat for seat, place in enumerate(ranks) if place == 1}


def falls(scores: Scores, index: int, seat: Seat) -> bool:
    """Whether a seat that played deal `index` is out of the match after it."""
    view, results = scores.view, scores.results
    if not results[index].dealt[seat]:
        return False
    if index + 1 < len(results):
        return not results[index + 1].dealt[seat]
    if view.deal > results[index].deal and view.dealt:
        return not view.dealt[seat]
    return seat not in view.alive


def tricks_of(view: Position, taken: Sequence[int], column: int) -> int:
    """Return the tricks of a column of the sheet: of a seat, or of a side of partners."""
    return side_tricks(view, taken)[column] if view.sides < view.seats else taken[column]


T = TypeVar("T")


def members_of(view: Position, each: Sequence[T], column: int) -> Sequence[T]:
    """Return what belongs to the seats of a column, which is a seat or a side of partners."""
    return each[column :: view.sides] if view.sides < view.seats else each[column : column + 1]


def bid_of(view: Position, bids: Sequence[int | None], column: int) -> int | None:
    """Return the bid of a column of the sheet, partners' added up; None where there is none."""
    made = [bid for bid in members_of(view, bids, column) if bid is not None]
    return sum(made) if made else None


def away_of(scores: Scores, index: int, column: int) -> int | None:
    """Return how far deal `index` was from what was bid, as `off_of`; None in one that is void."""
    return None if scores.results[index].void else off_of(scores, index, column)


def off_of(scores: Scores, index: int, column: int) -> int | None:
    """Return how far deal `index` was from what was bid; 0: made. None: there was no bid.

    Exact bids are missed by tricks too many as well. Otherwise tricks above the bid are no miss,
    unless somebody had bid nil.
    """
    result = scores.results[index]
    bid = bid_of(scores.view, result.bids, column)
    if bid is None:
        return None
    off = tricks_of(scores.view, result.taken, column) - bid
    if scores.kind.exact:
        return off
    missed = any(part.key in MISSED for part in scores.explain(scores.results, index, column))
    return (off or -1) if missed else 0


def numbers(view: Position) -> list[int]:
    """Return the number of each finished deal; one that is played again keeps its number.

    A match may begin with a later deal.
    """
    found, counted = [], view.place - sum(not result.void for result in view.results)
    for result in view.results:
        found.append(counted + 1)
        counted += not result.void
    return found


def places(totals: Sequence[Points], *, low: bool = False) -> list[int]:
    """Return the place of each player; equals share one, the next is left out."""
    return [1 + sum((own > other) if low else (own < other) for other in totals) for own in totals]


def exact(results: Sequence[DealResult], seat: Seat) -> list[bool]:
    """Return for each counted deal that the seat played whether it was exact."""
    return [
        result.bids[seat] == result.taken[seat]
        for result in results
        if not result.void and result.bids[seat] is not None
    ]


def longest_run(results: Sequence[DealResult], seat: Seat) -> int:
    """Return the most deals in a row in which the seat was exact."""
    best = run = 0
    for made in exact(results, seat):
        run = run + 1 if made else 0
        best = max(best, run)
    return best


def place_history(results: Sequence[DealResult], *, low: bool = False) -> list[list[int]]:
    """Return the places of all seats after each counted deal."""
    return [places(result.totals, low=low) for result in results if not result.void]


def place_change(results: Sequence[DealResult], seat: Seat, *, low: bool = False) -> int:
    """Return by how many places the seat rose in the last deal; negative: fell."""
    history = place_history(results, low=low)
    return history[-2][seat] - history[-1][seat] if len(history) > 1 else 0


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
    return [
        Standing(
            column, ranks[column], totals[column], seats_of(scores, column), column == scores.own
        )
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
