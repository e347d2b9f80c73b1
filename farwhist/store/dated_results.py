"""What the player has reached in the deals of the day and the matches of the week."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

from farwhist.store.atomic import write_text
from farwhist.store.kept import KeptFile
from farwhist.store.reading import Newer, Unreadable, parse_json

FILE: Final = "dated.json"
FORMAT: Final = "farwhist dated matches"
VERSION: Final = 1
MOST_BYTES: Final = 2_000_000


@dataclass(frozen=True, slots=True)
class DatedResult:
    """How such a match ended: `exact` of `deals` bids were exact, and the points in all.

    `stars` are 0 to 3, `assisted` tells of a hint or a move that was taken back. `expert` is what
    an expert gets with the same cards on average, and its standard error; None while not known.
    """

    exact: int
    deals: int
    points: int
    stars: int
    assisted: bool = False
    expert: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class DaysInARow:
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


def _run(played: set[date], first: date, way: int) -> int:
    count = 0
    while first + timedelta(way * count) in played:
        count += 1
    return count


class DatedResults:
    """The results by key, in one file; the first result of a key stays.

    Args:
        folder: where the file lies.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._file = KeptFile(self.path, MOST_BYTES, _parse)

    @property
    def damaged(self) -> Path | None:
        """Where a damaged file lies now, if there was one."""
        return self._file.damaged

    def read(self) -> dict[str, DatedResult]:
        """Return all results.

        Raises:
            OSError: the file cannot be read now.
            Locked: a later version wrote it, or it is damaged and stays where it is.
        """
        return self._file.read() or {}

    def add(self, key: str, result: DatedResult) -> bool:
        """Keep the result of a first try; return False when there is one already.

        Raises as `read`, and OSError when it cannot be written.
        """
        known = self.read()
        if key in known:
            return False
        self._write({**known, key: result})
        return True

    def set_expert(self, key: str, expert: tuple[float, float]) -> None:
        """Add what an expert gets with these cards; raises as `add`."""
        known = self.read()
        if key in known:
            self._write({**known, key: replace(known[key], expert=expert)})

    def _write(self, results: Mapping[str, DatedResult]) -> None:
        data = {key: asdict(each) for key, each in sorted(results.items())}
        whole = {"format": FORMAT, "version": VERSION, "results": data}
        write_text(self.path, json.dumps(whole, indent=1) + "\n")


def _parse(text: str) -> dict[str, DatedResult]:
    data = parse_json(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Unreadable("This is no file of dated matches.")
    if data.get("version") != VERSION:
        raise Newer(data.get("version"))
    results = data.get("results")
    if not isinstance(results, dict):
        raise Unreadable("It holds no results.")
    return {str(key): _result(each) for key, each in results.items()}


def _result(data: Any) -> DatedResult:
    try:
        exact, deals, points, stars = (data[name] for name in ("exact", "deals", "points", "stars"))
        if not all(type(each) is int for each in (exact, deals, points, stars)):
            raise TypeError
        expert = data["expert"]
        found = None if expert is None else (float(expert[0]), float(expert[1]))
        return DatedResult(exact, deals, points, stars, bool(data["assisted"]), found)
    except (KeyError, TypeError, ValueError, IndexError):
        raise Unreadable("A result is damaged.") from None
