"""What the library knows of a match without reading its file again."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from msgspec import Struct

from farwhist.engine.cards import Seat
from farwhist.engine.hashing import sha256
from farwhist.engine.makers import taken_over
from farwhist.engine.match import Match
from farwhist.engine.moves import write
from farwhist.engine.position import DealResult, Points
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.sides import place_in
from farwhist.rules.words import as_name
from farwhist.store.matches import Saved
from farwhist.store.outcome import Deal, key_of

FIELD: Final = "library"
"""The field of a saved match that holds what the library adds."""

LONGEST_TITLE: Final = 100
COLUMNS: Final = (
    "finished", "title", "preset", "seats", "options", "names", "human", "people", "portraits",
    "assisted", "practice", "sides", "place", "points", "totals", "ranking", "exact", "bids",
    "deals", "key",
)  # fmt: skip
FIRST_COLUMNS: Final = COLUMNS[:-1]
"""Those of version 1 of the index."""


class LibraryNote(Struct, frozen=True):
    """What is written into the file of a match when it is kept.

    `title` is what the player calls these rules, empty where they have no name of their own.
    """

    finished: datetime
    title: str = ""

    def field(self) -> dict[str, object]:
        """Return it as the file holds it."""
        return {
            "finished": self.finished.astimezone(UTC).isoformat(timespec="seconds"),
            "title": self.title[:LONGEST_TITLE],
        }

    @classmethod
    def of(cls, saved: Saved, otherwise: datetime) -> LibraryNote:
        """Return that of a file; what does not fit is as if it were not there."""
        data = saved.more.get(FIELD)
        found: Mapping[str, Any] = data if isinstance(data, dict) else {}
        title = found.get("title")
        return cls(
            _time(found.get("finished")) or otherwise,
            as_name(title, LONGEST_TITLE) if isinstance(title, str) else "",
        )


class LibraryEntry(Struct, frozen=True):
    """A match in the library; seats count from 0, sides too, and a side mostly is a seat.

    `file` is its name in the folder of the library. `place`, `points` and `deals` are those of the
    player at `human`, the first person; without one, of seat 0. `place` is None where the match
    has not ended, `points` where points do not tell how it stands, and `exact` is how many of
    `bids` were met exactly, None where there are no such bids; deals in which a bot or the clock
    decided for the player are not among them. `ranking` are the sides of each
    place, the best first. `key` is :func:`farwhist.store.outcome.key_of` of the match.
    """

    file: str
    finished: datetime
    title: str
    preset: str
    seats: int
    options: Mapping[str, str]
    names: tuple[str, ...]
    human: Seat | None
    people: Mapping[Seat, str]
    portraits: tuple[int, ...]
    assisted: bool
    practice: bool
    sides: int
    place: int | None
    points: Points | None
    totals: tuple[Points, ...]
    ranking: tuple[tuple[int, ...], ...]
    exact: int | None
    bids: int
    deals: tuple[Deal, ...]
    key: str = ""

    @property
    def own_side(self) -> int:
        """The side of the player."""
        return (self.human or 0) % self.sides

    @property
    def over(self) -> bool:
        """Whether the match was played to its end."""
        return bool(self.ranking)

    @property
    def won(self) -> bool:
        """Whether the player is in first place, perhaps with others."""
        return self.place == 1

    def row(self) -> tuple[object, ...]:
        """Return it as the values of `COLUMNS`."""
        people = {str(seat): key for seat, key in self.people.items()}
        deals = [each.row() for each in self.deals]
        return (
            self.finished.isoformat(), self.title, self.preset, self.seats,
            *map(json.dumps, (dict(self.options), self.names)), self.human,
            *map(json.dumps, (people, self.portraits)), int(self.assisted), int(self.practice),
            self.sides, self.place, self.points, *map(json.dumps, (self.totals, self.ranking)),
            self.exact, self.bids, json.dumps(deals), self.key,
        )  # fmt: skip

    @classmethod
    def from_row(cls, file: str, row: Sequence[Any]) -> LibraryEntry:
        """Return what such a row says.

        Raises:
            ValueError, TypeError, KeyError: it is damaged.
        """
        got = dict(zip(COLUMNS, row, strict=True))
        for name in ("options", "names", "people", "portraits", "totals", "ranking", "deals"):
            got[name] = json.loads(got[name])
        finished = _time(got["finished"])
        sizes = (len(got["totals"]), got["sides"])
        sound = finished is not None and sizes[0] == sizes[1] and _whole(got["seats"])
        if not sound or not all(isinstance(got[name], str) for name in ("title", "preset")):
            raise ValueError("The row is damaged.")
        assert finished is not None
        return cls(
            file,
            finished,
            got["title"],
            got["preset"],
            got["seats"],
            dict(got["options"]),
            tuple(map(str, got["names"])),
            _number(got["human"]),
            {int(seat): str(key) for seat, key in got["people"].items()},
            tuple(map(int, got["portraits"])),
            bool(got["assisted"]),
            bool(got["practice"]),
            int(got["sides"]),
            _number(got["place"]),
            None if got["points"] is None else _points(got["points"]),
            tuple(map(_points, got["totals"])),
            tuple(tuple(map(int, tied)) for tied in got["ranking"]),
            _number(got["exact"]),
            int(got["bids"]),
            tuple(_deal(each) for each in got["deals"]),
            str(got["key"]),
        )


def entry_of(file: str, saved: Saved, match: Match, note: LibraryNote) -> LibraryEntry:
    """Return what the library knows of a match that stands so."""
    rules, position = saved.rules(), match.position
    human = saved.human or 0
    sides = position.sides or saved.seats
    side = human % sides
    deals = tuple(_deal_record(each, rules, human, side) for each in position.results)
    others = taken_over(rules, saved.seed, match.moves, saved.made).get(human, frozenset())
    own = [each for each in deals if each.number not in others]
    bids = [each.exact for each in own if each.exact is not None]
    totals = tuple(position.totals) or (0,) * sides
    return LibraryEntry(
        file,
        note.finished.astimezone(UTC),
        note.title,
        saved.preset,
        saved.seats,
        dict(saved.changes),
        saved.names,
        saved.human,
        dict(saved.played_by),
        saved.portraits,
        saved.assisted,
        saved.practice,
        sides,
        place_in(position.ranking, side),
        totals[side] if rules.kind.points else None,
        totals,
        position.ranking,
        sum(bids) if rules.kind.exact else None,
        len(bids),
        deals,
        key_of(saved),
    )


def id_of(saved: Saved) -> str:
    """Return a short name for a match with its moves: two that differ in anything have two."""
    moves = "".join(f"\n{seat} {write(move)}" for seat, move in saved.moves)
    moves += "".join(f"\n{number} {maker.value}" for number, maker in sorted(saved.made.items()))
    return sha256(f"{key_of(saved)} {saved.assisted}{moves}".encode()).hexdigest()[:12]


def _deal_record(result: DealResult, rules: Ruleset, human: Seat, side: int) -> Deal:
    return Deal(
        result.deal,
        result.size,
        "" if result.trump is None else result.trump.letter,
        result.void,
        result.bids[human] if rules.kind.exact else None,
        result.taken[human],
        result.points[side],
    )


def _deal(row: Sequence[Any]) -> Deal:
    number, size, trump, void, bid, took, points = row
    return Deal(
        int(number), int(size), str(trump), bool(void), _number(bid), int(took), _points(points)
    )


def _points(value: object) -> Points:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError("These are no points.")
    return value


def _number(value: object) -> int | None:
    if value is not None and not _whole(value):
        raise TypeError("This is no number.")
    return value if isinstance(value, int) else None


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _time(value: object) -> datetime | None:
    try:
        time = datetime.fromisoformat(value) if isinstance(value, str) else None
    except ValueError:
        return None
    return time if time is None or time.tzinfo is not None else time.replace(tzinfo=UTC)
