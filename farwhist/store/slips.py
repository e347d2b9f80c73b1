"""The player's own slips, each to be met again at growing intervals, in an SQLite file.

This module does not judge: it keeps the match of a slip and what the coach found, both as text, and
when the question is due.
"""

from __future__ import annotations

import sqlite3
from datetime import date, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from farwhist.store.database import Database, is_number, is_text, is_whole, or_null
from farwhist.store.matches import MOST_BYTES, parse
from farwhist.store.outcome import key_of
from farwhist.store.reading import Newer, Unreadable, damage, parse_json

FILE: Final = "slips.sqlite3"
MARK: Final = 0x46575350

INTERVALS: Final = (1, 3, 7, 21, 60)
"""After so many days a question comes again; after the last it has been learned."""

MOST: Final = 2000
"""So many slips are kept; the cheapest of those that have been learned go first."""


class Slip(NamedTuple):
    """A slip: `match` is the file of the match, `verdict` what the coach found, as text.

    `day` is when it was found, `loss` what was lost in stakes, `step` how many intervals have been
    passed, and `due` the day of the next question; None when it has been learned. `move` is the
    number of the move in the match, from 0; None where the match ends just before it.
    """

    key: str
    day: date
    loss: float
    match: str
    verdict: str
    step: int
    due: date | None
    move: int | None = None


class Collection(NamedTuple):
    """How many slips there are, how many of them are due, and how many have been learned."""

    slips: int
    due: int
    learned: int


def next_time(step: int, *, right: bool, today: date) -> tuple[int, date | None]:
    """Return step and day after an answer: the next interval, or the first again."""
    if not right:
        return 0, today + timedelta(INTERVALS[0])
    if step + 1 >= len(INTERVALS):
        return len(INTERVALS), None
    return step + 1, today + timedelta(INTERVALS[step + 1])


def _first(connection: sqlite3.Connection) -> None:
    connection.execute(
        "CREATE TABLE slip (key TEXT NOT NULL PRIMARY KEY, day TEXT NOT NULL, loss REAL NOT NULL,"
        " match TEXT NOT NULL, verdict TEXT NOT NULL, step INTEGER NOT NULL, due TEXT)"
    )


def _second(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE slip ADD COLUMN move INTEGER")


def _third(connection: sqlite3.Connection) -> None:
    for name in ("played", "word"):
        connection.execute(f"ALTER TABLE slip ADD COLUMN {name} TEXT")


def _fourth(connection: sqlite3.Connection) -> None:
    """Say of slips of older versions of which match they are and what they are called."""
    rows = connection.execute(
        "SELECT key, match, verdict FROM slip WHERE COALESCE(word, '') = ''"
    ).fetchall()
    for key, match, verdict in rows:
        try:
            with damage():
                named = key_of(parse(match).setting), str(parse_json(verdict)["word"]), key
        except (Unreadable, Newer):
            continue
        connection.execute("UPDATE slip SET played = ?, word = ? WHERE key = ?", named)


STEPS: Final = (_first, _second, _third, _fourth)
_COLUMNS: Final = "key, day, loss, match, verdict, step, due, move"

LEFT_OUT: Final = -1
"""The step of a slip that is never asked again, though it has not been learned."""


def _day(column: str) -> str:
    """Return the condition that a column holds a day as a text."""
    sound = f"date({column}, '+0 days') = {column} AND {column} > '0001'"
    return f"(typeof({column}) = 'text' AND {sound})"


_SLIPS: Final = "(SELECT * FROM slip WHERE " + " AND ".join(
    (
        is_text("key", 1000),
        _day("day"),
        is_number("loss", -1000, 1000),
        is_text("match", MOST_BYTES),
        is_text("verdict", MOST_BYTES),
        is_whole("step", LEFT_OUT, len(INTERVALS)),
        or_null("due", _day("due")),
        or_null("move", is_whole("move", 0, 10**6)),
    )
) + ")"  # fmt: skip
"""The slips that can be asked: rows that somebody has damaged are passed over."""


class SlipStore:
    """The slips in one file, which is made when the first of them is kept.

    All methods raise Trouble when the file cannot be used.
    """

    def __init__(self, path: Path) -> None:
        self.database = Database(path, MARK, STEPS)

    def add(
        self,
        key: str,
        day: date,
        loss: float,
        match: str,
        verdict: str,
        *,
        move: int | None = None,
        played: str = "",
        word: str = "",
    ) -> None:
        """Keep a slip that is due the day after; one that is known stays as it is.

        `played` is what tells its match from all others, and `word` what the slip is called.
        """
        due = day + timedelta(INTERVALS[0])
        row = (key, day.isoformat(), loss, match, verdict, 0, due.isoformat(), move, played, word)

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT OR IGNORE INTO slip VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row
            )
            connection.execute(
                "DELETE FROM slip WHERE key IN (SELECT key FROM slip"
                " ORDER BY due IS NOT NULL DESC, loss DESC LIMIT -1 OFFSET ?)",
                (MOST,),
            )

        self.database.write(write)

    def due(self, today: date, most: int) -> list[Slip]:
        """Return the questions of a day, those that are due longest and then the dearest first."""

        def look(connection: sqlite3.Connection) -> list[Slip]:
            rows = connection.execute(
                f"SELECT {_COLUMNS} FROM {_SLIPS} WHERE due <= ? ORDER BY due, loss DESC LIMIT ?",
                (today.isoformat(), most),
            )
            return [_slip(row) for row in rows]

        return self.database.read(look, [])

    def found_on(self, day: date, most: int) -> list[Slip]:
        """Return slips that were found on a day and never asked since, the dearest first."""

        def look(connection: sqlite3.Connection) -> list[Slip]:
            rows = connection.execute(
                f"SELECT {_COLUMNS} FROM {_SLIPS} WHERE day = ? AND step = 0 AND due > ?"
                " ORDER BY loss DESC LIMIT ?",
                (day.isoformat(), day.isoformat(), most),
            )
            return [_slip(row) for row in rows]

        return self.database.read(look, [])

    def next_day(self) -> date | None:
        """Return the day of the next question; None where none is to come."""

        def look(connection: sqlite3.Connection) -> date | None:
            (found,) = connection.execute(f"SELECT MIN(due) FROM {_SLIPS}").fetchone()
            return None if found is None else date.fromisoformat(found)

        return self.database.read(look, None)

    def count(self, today: date) -> Collection:
        """Return what there is, without what was left out."""

        def look(connection: sqlite3.Connection) -> Collection:
            found = connection.execute(
                "SELECT COUNT(*), COUNT(CASE WHEN due <= ? THEN 1 END), COUNT(*) - COUNT(due)"
                f" FROM {_SLIPS} WHERE step <> ?",
                (today.isoformat(), LEFT_OUT),
            )
            return Collection(*found.fetchone())

        return self.database.read(look, Collection(0, 0, 0))

    def words(self) -> dict[str, set[str]]:
        """Return what the slips of each match are called, by what tells the match from others."""

        def look(connection: sqlite3.Connection) -> dict[str, set[str]]:
            found: dict[str, set[str]] = {}
            rows = connection.execute(
                f"SELECT DISTINCT played, word FROM {_SLIPS} WHERE played <> '' AND word <> ''"
            )
            for played, word in rows:
                found.setdefault(played, set()).add(word)
            return found

        return self.database.read(look, {})

    def leave_out(self, slip: Slip) -> None:
        """Never ask a slip again, also when the coach finds it once more; see `put_back`."""
        self._set(slip.key, LEFT_OUT, None)

    def put_back(self, slip: Slip) -> None:
        """Let a slip that was left out be as it was."""
        self._set(slip.key, slip.step, slip.due)

    def answered(self, slip: Slip, *, right: bool, today: date) -> None:
        """Keep when a question comes again that was answered so."""
        step, due = next_time(slip.step, right=right, today=today)
        self._set(slip.key, step, due)

    def _set(self, key: str, step: int, due: date | None) -> None:
        row = (step, None if due is None else due.isoformat(), key)
        self.database.write(
            lambda connection: connection.execute(
                "UPDATE slip SET step = ?, due = ? WHERE key = ?", row
            )
        )


def _slip(row: tuple[str, str, float, str, str, int, str | None, int | None]) -> Slip:
    key, day, loss, match, verdict, step, due, move = row
    when = None if due is None else date.fromisoformat(due)
    return Slip(key, date.fromisoformat(day), loss, match, verdict, step, when, move)
