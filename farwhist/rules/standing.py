"""Places from a ranking: equals share a place, and the next one counts them all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence


def places(ranking: Iterable[Sequence[int]], first: int = 1) -> Iterator[tuple[int, Sequence[int]]]:
    """Yield each group of equals, seats or sides, with its place; the best are at place `first`."""
    place = first
    for tied in ranking:
        yield place, tied
        place += len(tied)


def place_in(ranking: Iterable[Sequence[int]], who: int, first: int = 1) -> int | None:
    """Return the place of a seat or side; None if it is not in the ranking."""
    return next((place for place, tied in places(ranking, first) if who in tied), None)
