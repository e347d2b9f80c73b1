"""An SQLite file that is opened for a moment, brought up to date, and set aside when damaged.

Anybody may write into it, and its columns take anything: the conditions at the end say what a
column must hold to be read.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeVar

from farwhist.store.atomic import set_aside
from farwhist.store.reading import Unreadable, damage

T = TypeVar("T")
Step = Callable[[sqlite3.Connection], None]
"""Brings the tables of one version to the next; the first makes them."""

PATIENCE: Final = 0.25
"""How many seconds to wait for another window that is writing."""

_BY_CODE: Final = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_PERM: "readonly",
    sqlite3.SQLITE_CANTOPEN: "readonly",
    sqlite3.SQLITE_AUTH: "readonly",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}


class Trouble(OSError):
    """The file cannot be used. Nothing of it has been changed.

    `kind` is "busy" (somebody else writes), "readonly" (it or its folder may not be written),
    "full" (the disk is), "newer" (a later program wrote it), "stuck" (it is damaged and could not
    be set aside), or "other", of which `problem` says more in English.
    """

    def __init__(self, kind: str, path: Path, problem: str = "") -> None:
        super().__init__(f"{path}: {problem or kind}")
        self.kind = kind
        self.path = path
        self.problem = problem


class Database:
    """Runs pieces of work in one transaction each, on a connection that is closed again.

    Another process may have the same file open. `damaged` is where a file lies now that could
    not be read: whatever goes wrong with what is in it sets it aside.

    Args:
        path: the file; it and its folder are made when something is written.
        mark: the number that tells files of this kind from all others.
        steps: one for each version, the first of which makes the tables.
    """

    def __init__(self, path: Path, mark: int, steps: Sequence[Step]) -> None:
        self.path = path
        self.damaged: Path | None = None
        self._mark = mark
        self._steps = tuple(steps)
        self._checked = False

    def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do `work`, all of it or nothing.

        Raises:
            Trouble: nothing was done.
        """
        return self._guarded(lambda: self._write(work))

    def read(self, work: Callable[[sqlite3.Connection], T], nothing: T) -> T:
        """Return what `work` finds, or `nothing` where there is no file, which is not made then.

        Raises:
            Trouble: it cannot be read.
        """
        return self._guarded(lambda: self._read(work, nothing))

    def _guarded(self, action: Callable[[], T]) -> T:
        try:
            return action()
        except Unreadable:
            self._set_aside()
        try:
            return action()
        except Unreadable as again:
            raise Trouble("stuck", self.path, str(again)) from None

    def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Trouble("readonly", self.path, error.strerror or str(error)) from None
        return self._with_connection(lambda connection: self._transaction(connection, work))

    def _read(self, work: Callable[[sqlite3.Connection], T], nothing: T) -> T:
        try:
            if not self.path.exists():
                return nothing
        except OSError as error:
            raise Trouble("readonly", self.path, error.strerror or str(error)) from None

        def look(connection: sqlite3.Connection) -> T:
            with damage(sqlite3.Error):
                if self._version(connection) < len(self._steps):
                    return self._transaction(connection, work)
                return work(connection)

        return self._with_connection(look)

    def _with_connection(self, action: Callable[[sqlite3.Connection], T]) -> T:
        try:
            connection = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)
            connection.text_factory = lambda text: text.decode("utf-8", "replace")
            with closing(connection):
                return action(connection)
        except sqlite3.Error as error:
            raise self._trouble(error) from None

    def _trouble(self, error: sqlite3.Error) -> Exception:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        kind = _BY_CODE.get(code, "other")
        if kind == "damaged":
            return Unreadable(str(error))
        return Trouble(kind, self.path, str(error))

    def _transaction(
        self, connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]
    ) -> T:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("BEGIN IMMEDIATE")
        try:
            with damage(sqlite3.Error):
                self._upgrade(connection)
            done = work(connection)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return done

    def _upgrade(self, connection: sqlite3.Connection) -> None:
        version = self._version(connection)
        for step in self._steps[version:]:
            step(connection)
        if version < len(self._steps):
            connection.execute(f"PRAGMA application_id = {self._mark}")
            connection.execute(f"PRAGMA user_version = {len(self._steps)}")

    def _version(self, connection: sqlite3.Connection) -> int:
        """Return the version of the tables, 0 of a file without any."""
        mark = _number(connection, "PRAGMA application_id")
        version = _number(connection, "PRAGMA user_version")
        tables = _number(connection, "SELECT count(*) FROM sqlite_master")
        if not (mark or version or tables):
            return 0
        if mark != self._mark or version < 1:
            raise Unreadable("It is a database of another program.")
        if version > len(self._steps):
            raise Trouble("newer", self.path)
        if not self._checked:
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if verdict != "ok":
                raise Unreadable(str(verdict))
            if not _shape_of(self._steps[:version]).items() <= _shape(connection).items():
                raise Unreadable("Its tables are not those of this program.")
            self._checked = True
        return version

    def _set_aside(self) -> None:
        try:
            self.damaged = set_aside(self.path)
        except OSError as error:
            raise Trouble("stuck", self.path, error.strerror or str(error)) from None
        self._checked = False


_ABOUT: Final = ("table_info", "foreign_key_list", "index_list")

Shape = dict[str, list[tuple[Any, ...]]]
"""The columns, foreign keys and indexes of each table."""


@lru_cache
def _shape_of(steps: tuple[Step, ...]) -> Shape:
    """Return the shape that these steps make."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for step in steps:
            step(connection)
        return _shape(connection)


def _shape(connection: sqlite3.Connection) -> Shape:
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    queries = [f"SELECT * FROM pragma_{what}(?)" for what in _ABOUT]
    return {
        name: [row for query in queries for row in connection.execute(query, (name,))]
        for (name,) in names
    }


def _number(connection: sqlite3.Connection, query: str) -> int:
    return int(connection.execute(query).fetchone()[0])


def is_whole(column: str, least: int, most: int) -> str:
    """Return the condition that a column holds a whole number from `least` to `most`."""
    return f"(typeof({column}) = 'integer' AND {column} BETWEEN {least} AND {most})"


def is_number(column: str, least: float, most: float) -> str:
    """Return the condition that a column holds any number from `least` to `most`."""
    return f"(typeof({column}) IN ('integer', 'real') AND {column} BETWEEN {least} AND {most})"


def is_text(column: str, longest: int) -> str:
    """Return the condition that a column holds a text of at most so many letters."""
    return f"(typeof({column}) = 'text' AND length({column}) <= {longest})"


def or_null(column: str, condition: str) -> str:
    """Return the condition that a column is empty, or another one holds."""
    return f"({column} IS NULL OR {condition})"
