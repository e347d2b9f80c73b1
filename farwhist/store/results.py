"""What the player has reached in prepared deals, deals of the day and matches of the week."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from typing import Annotated, Final

import msgspec

from farwhist.store.reading import Count, Number
from farwhist.store.user_file import ResultsFile

DATED_FILE: Final = "dated.json"
DATED_FORMAT: Final = "farwhist dated matches"
DATED_VERSION: Final = 1
DATED_MOST_BYTES: Final = 2_000_000


class DatedResult(msgspec.Struct, frozen=True):
    """How such a match ended: `exact` of `deals` bids were exact, and the points in all.

    `stars` are 0 to 3, `assisted` tells of a hint or a move that was taken back. `expert` is what
    an expert gets with the same cards on average, and its standard error; None while not known.
    `own` is False where a bot, or the clock, decided something in the player's place: it is a
    result, but none of the player.
    """

    exact: Count
    deals: Count
    points: Number
    stars: Annotated[int, msgspec.Meta(ge=0, le=3)]
    assisted: bool = False
    expert: tuple[float, float] | None = None
    own: bool = True


class DaysInARow(msgspec.Struct, frozen=True):
    """Days in a row on which the deal of the day was played: up to now, and the longest ever."""

    now: int
    longest: int


def streak(days: set[date], today: date) -> DaysInARow:
    """Return the streaks of these days.

    A streak goes on until a whole day was missed: before the deal of `today` is played, that of
    yesterday still holds it. Days after `today`, which a clock that was put back leaves, count
    for nothing.
    """
    played = {day for day in days if day <= today}
    longest = 0
    for day in played:
        if day - timedelta(1) not in played:
            longest = max(longest, _run(played, day, 1))
    last = today if today in played else today - timedelta(1)
    return DaysInARow(_run(played, last, -1), longest)


def _run(played: set[date], first: date, step: int) -> int:
    count = 0
    while first + timedelta(step * count) in played:
        count += 1
    return count


class DatedResults(ResultsFile[DatedResult]):
    """The results by key, in one file of `folder`; the first result of a key stays."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            folder / DATED_FILE, DATED_MOST_BYTES, DatedResult, DATED_FORMAT, DATED_VERSION
        )

    def add(self, key: str, result: DatedResult) -> bool:
        """Keep the result of a first try; return False when there is one already.

        Raises as `change`.
        """
        return self.put(key, lambda known: known or result) is None

    def set_expert(self, key: str, expert: tuple[float, float]) -> None:
        """Add what an expert gets with these cards; raises as `change`."""
        self.put(key, lambda old: old and msgspec.structs.replace(old, expert=expert))


PUZZLES_FILE: Final = "prepared.json"
PUZZLES_FORMAT: Final = "farwhist prepared deals"
PUZZLES_VERSION: Final = 1
PUZZLES_MOST_BYTES: Final = 1_000_000


class PuzzleResult(msgspec.Struct, frozen=True):
    """The best that was reached in a deal: 0 to 3 stars, and how often it was tried."""

    stars: Annotated[int, msgspec.Meta(ge=0, le=3)]
    tries: Count


class PuzzleResults(ResultsFile[PuzzleResult]):
    """The results by the id of the deal, in one file of `folder`."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            folder / PUZZLES_FILE, PUZZLES_MOST_BYTES, PuzzleResult, PUZZLES_FORMAT, PUZZLES_VERSION
        )

    def add(self, key: str, stars: int) -> None:
        """Count a try that won so many stars; the best stays. Raises as `change`."""

        def add(old: PuzzleResult | None) -> PuzzleResult:
            old = old or PuzzleResult(0, 0)
            return PuzzleResult(max(old.stars, stars), old.tries + 1)

        self.put(key, add)
