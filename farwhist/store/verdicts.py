"""What the coach has found, in an SQLite file, so that nothing is judged twice.

This module does not know what a verdict is: it keeps texts, each with the version of the coach that
wrote it and how many deals it was allowed to play out.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from farwhist.store.database import Database

FILE: Final = "verdicts.sqlite3"
MARK: Final = 0x46575643
AT_ONCE: Final = 500
"""So many keys are asked for at once: SQLite takes no more than some hundreds everywhere."""


class KeptVerdict(NamedTuple):
    """A verdict as text, with the version of the coach, and the most deals it might play out."""

    key: str
    coach: int
    work: int
    text: str


class VerdictKeeper(Protocol):
    """Where verdicts are kept, and found again."""

    def find(self, keys: Iterable[str], /) -> dict[str, KeptVerdict]:
        """Return what is kept of these keys."""

    def keep(self, verdicts: Iterable[KeptVerdict], /) -> None:
        """Keep these."""


class CarriedVerdicts:
    """Verdicts that are taken to where there is no file of them, and what is `found` there."""

    def __init__(self, kept: Mapping[str, KeptVerdict]) -> None:
        self.kept = kept
        self.found: list[KeptVerdict] = []

    def find(self, keys: Iterable[str]) -> dict[str, KeptVerdict]:
        """Return what was taken along of these keys."""
        return {key: self.kept[key] for key in keys if key in self.kept}

    def keep(self, verdicts: Iterable[KeptVerdict]) -> None:
        """Add these to what is found."""
        self.found += verdicts


def _first(connection: sqlite3.Connection) -> None:
    connection.execute(
        "CREATE TABLE verdict (key TEXT NOT NULL PRIMARY KEY, coach INTEGER NOT NULL,"
        " work INTEGER NOT NULL, text TEXT NOT NULL) WITHOUT ROWID"
    )


STEPS: Final = (_first,)

_SOUND: Final = " AND ".join(f"typeof({name}) = 'integer'" for name in ("coach", "work"))


class VerdictStore:
    """The verdicts in one file, which is made when the first of them is kept."""

    def __init__(self, path: Path) -> None:
        self.database = Database(path, MARK, STEPS)

    def find(self, keys: Iterable[str]) -> dict[str, KeptVerdict]:
        """Return what is kept of these keys; raises Trouble when the file cannot be read."""
        wanted = list(keys)

        def look(connection: sqlite3.Connection) -> dict[str, KeptVerdict]:
            found = {}
            for start in range(0, len(wanted), AT_ONCE):
                some = wanted[start : start + AT_ONCE]
                marks = ",".join("?" * len(some))
                query = (
                    "SELECT key, coach, work, text FROM verdict"
                    f" WHERE key IN ({marks}) AND {_SOUND}"
                )
                for row in connection.execute(query, some):
                    found[row[0]] = KeptVerdict(*row)
            return found

        return self.database.read(look, {})

    def keep(self, verdicts: Iterable[KeptVerdict]) -> None:
        """Keep these, in place of older ones of their keys; raises Trouble if that is impossible.

        What a later coach, or the same with more deals, has found stays.
        """
        rows = [tuple(each) for each in verdicts]
        self.database.write(
            lambda connection: connection.executemany(
                "INSERT INTO verdict VALUES (?, ?, ?, ?) ON CONFLICT (key) DO UPDATE SET"
                " coach = excluded.coach, work = excluded.work, text = excluded.text"
                " WHERE (excluded.coach, excluded.work) >= (coach, work)",
                rows,
            )
        )
