"""Matches that follow from the date: the same cards for everybody on a day, without a network."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final

from msgspec import Struct, field

from farwhist.engine.hashing import sha256
from farwhist.engine.position import Position
from farwhist.rules.catalogue import default_preset
from farwhist.rules.ruleset import Ruleset

SEATS: Final = 4

SMALLEST: Final = 5
LARGEST: Final = 13
"""The least and the most cards of a deal of the day."""

WEEK: Final = "1,3,5,7,9,7,5,3,1"
"""The deals of a match of the week."""


class DatedMatch(Struct, frozen=True):
    """A match of a day or a week by the usual rules: what it is played by, and its seed.

    `key` is the day as "2026-11-22", or the week as "2026-W47" (ISO 8601). `salt` starts the chance
    of the opponents, so that they answer the same moves alike.
    """

    key: str
    preset: str
    seats: int
    seed: int
    changes: Mapping[str, str] = field(default_factory=dict)

    @property
    def salt(self) -> str:
        """64 hexadecimal digits that follow from the key."""
        return sha256(f"far whist/{self.key}/salt".encode()).hexdigest()

    def rules(self) -> Ruleset:
        """Return what is played."""
        from farwhist.rules.catalogue import ruleset

        return ruleset(self.preset, self.seats, dict(self.changes))


def deal_of_day(day: date) -> DatedMatch:
    """Return the match of this day, which has one deal; its size is that of the day, too."""
    key = day.isoformat()
    size = SMALLEST + _number(key, "size") % (LARGEST - SMALLEST + 1)
    return _match(key, str(size))


def match_of_week(day: date) -> DatedMatch:
    """Return the match of the week in which this day is; a week begins on Monday."""
    year, week, _ = day.isocalendar()
    return _match(f"{year}-W{week:02}", WEEK)


def stars(position: Position, *, assisted: bool) -> int:
    """Return the stars of seat 0 for a match that is over, from 0 to 3; help costs one.

    One deal: three for an exact bid, one for a trick more or less. Several: three for two thirds of
    the bids exact, two for a half, one for a third.
    """
    off = [abs(each.taken[0] - (each.bids[0] or 0)) for each in position.results]
    if len(off) == 1:
        found = 3 if off[0] == 0 else 1 if off[0] == 1 else 0
    else:
        part = off.count(0) / len(off) if off else 0.0
        found = 3 if part >= 2 / 3 else 2 if part >= 1 / 2 else 1 if part >= 1 / 3 else 0
    return max(found - assisted, 0)


def _match(key: str, sizes: str) -> DatedMatch:
    changes = {"sequence": "CUSTOM", "custom": sizes}
    return DatedMatch(key, default_preset(), SEATS, _number(key, "seed") % 2**31, changes)


def _number(key: str, what: str) -> int:
    return int.from_bytes(sha256(f"far whist/{key}/{what}".encode()).digest()[:8])
