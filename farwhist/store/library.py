"""Every finished match, each in a file of its own, and an index over them.

The files are what is kept. The index, `index.sqlite3` beside them, only says what is in them, so
that nobody must replay hundreds of matches: what is missing there is read from the files again, and
where it cannot be read or written the library works without it.
"""

from __future__ import annotations

import os
import re
import sqlite3
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from msgspec.structs import replace

from farwhist.engine.match import Match
from farwhist.identity import MATCH_SUFFIX
from farwhist.store.atomic import sync_folder, write_text
from farwhist.store.database import Database, Trouble
from farwhist.store.library_entry import (
    COLUMNS,
    FIELD,
    FIRST_COLUMNS,
    LibraryEntry,
    LibraryNote,
    entry_of,
    id_of,
)
from farwhist.store.matches import MOST_BYTES, Saved, Unsound, replayed
from farwhist.store.paths import LIBRARY
from farwhist.store.reading import Newer, Unreadable, read_text

T = TypeVar("T")

INDEX: Final = "index.sqlite3"
MARK: Final = 0x46574C49
"""The letters FWLI: whose file it is."""

DELETED: Final = ".deleted"
"""What is behind the name of a file that was deleted and can still be brought back."""

LEFT_BEHIND: Final = 3600
"""After so many seconds a deleted file goes for good that no window has removed."""

DAYS_A_MONTH: Final = 30.5


def _tables(connection: sqlite3.Connection) -> None:
    """Make the tables of version 1."""
    connection.execute(
        "CREATE TABLE match (file TEXT PRIMARY KEY, stamp INTEGER NOT NULL, size INTEGER NOT NULL, "
        f"problem TEXT NOT NULL, {', '.join(FIRST_COLUMNS)})"
    )
    connection.execute("CREATE TABLE gone (id TEXT PRIMARY KEY)")


def _with_keys(connection: sqlite3.Connection) -> None:
    """Make room for the key of each match, and have all files read again."""
    connection.execute("DELETE FROM match")
    connection.execute("ALTER TABLE match ADD COLUMN key")


STEPS: Final = (_tables, _with_keys)
"""One for each version. A later version adds a step and never changes an earlier one."""


class _Stamp(NamedTuple):
    """What changes when a file is written: when that was, and how long it is."""

    written: int
    size: int


class _Known(NamedTuple):
    """What is known of a file as it was then: the match, or why it cannot be read."""

    stamp: _Stamp
    entry: LibraryEntry | None
    problem: str


class MatchLibrary:
    """The library in the player's `folder` of data.

    `look` finds out which files there are, `read_some` reads those that are new; both are called
    again whenever another window may have changed something. `trouble` is why the index could not
    be used last time, or None.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder / LIBRARY
        self.database = Database(self.folder / INDEX, MARK, STEPS)
        self.trouble: Trouble | None = None
        self._known: dict[str, _Known] = {}
        self._there: dict[str, _Stamp] = {}
        self._indexed = False

    # --- looking ------------------------------------------------------------------------------

    def look(self) -> int:
        """Find out what there is; return how many files have still to be read.

        Raises:
            OSError: the folder cannot be read.
        """
        if not self._indexed:
            self._indexed = True
            rows: dict[str, _Known] = {}
            self._known = self._index(lambda: self.database.read(_rows, rows), rows) | self._known
        there = {}
        try:
            with os.scandir(self.folder) as entries:
                for each in entries:
                    if each.name.endswith(MATCH_SUFFIX) and each.is_file():
                        with suppress(OSError):
                            found = each.stat()
                            there[each.name] = _Stamp(found.st_mtime_ns, found.st_size)
        except FileNotFoundError:
            pass
        self._there = there
        for name in [name for name, each in self._known.items() if each.problem == "unread"]:
            del self._known[name]
        return len(self._unread())

    def read_some(self, count: int = 20) -> int:
        """Read so many files that are not known yet; return how many are left."""
        names = self._unread()
        found = {name: self._read(name) for name in names[:count]}
        self._known.update(found)
        if found:
            self._write_rows(found)
        return max(len(names) - count, 0)

    @property
    def entries(self) -> list[LibraryEntry]:
        """The matches that are known, the one finished last first."""
        found = [each.entry for _, each in self._sound() if each.entry is not None]
        return sorted(found, key=lambda each: (each.finished, each.file), reverse=True)

    @property
    def unreadable(self) -> dict[str, str]:
        """The files that hold no match that can be shown, and why: "damaged" or "newer"."""
        return {name: each.problem for name, each in sorted(self._sound()) if each.problem}

    @property
    def size(self) -> int:
        """How many bytes all files have."""
        return sum(each.size for each in self._there.values())

    def path(self, file: str) -> Path:
        """Return where a file of the library is."""
        return self.folder / file

    def _sound(self) -> Iterable[tuple[str, _Known]]:
        return [
            (name, self._known[name])
            for name, stamp in self._there.items()
            if name in self._known and self._known[name].stamp == stamp
        ]

    def _unread(self) -> list[str]:
        known = {name for name, _ in self._sound()}
        return sorted((name for name in self._there if name not in known), reverse=True)

    def _read(self, name: str) -> _Known:
        stamp = self._there[name]
        try:
            saved, match = replayed(read_text(self.path(name), MOST_BYTES))
        except Newer:
            return _Known(stamp, None, "newer")
        except (Unsound, Unreadable):
            return _Known(stamp, None, "damaged")
        except OSError:
            return _Known(stamp, None, "unread")
        note = LibraryNote.of(saved, _time_of(stamp))
        return _Known(stamp, entry_of(name, saved, match, note), "")

    # --- keeping ------------------------------------------------------------------------------

    def keep(
        self,
        saved: Saved,
        note: LibraryNote,
        *,
        match: Match | None = None,
        instead: str = "",
        late: bool = False,
    ) -> str:
        """Keep a match; return the name of its file. One that is kept already stays as it is.

        Args:
            match: where it stands, if that is known already.
            instead: the file of this match as it ended before a move was taken back; it goes.
            late: the match was finished some time ago: if the player has deleted it since, it is
                not kept, and the name is empty.

        Raises:
            OSError: it could not be written.
        """
        short = id_of(saved)
        if late and self._was_deleted(short):
            return ""
        name = next((path.name for path in self._files(short)), "")
        if not name:
            day = note.finished.astimezone().date().isoformat()
            name = f"{day}-{short}{MATCH_SUFFIX}"
            kept = replace(saved, more={**saved.more, FIELD: note.field()})
            write_text(self.path(name), kept.text())
            note = LibraryNote.of(kept, note.finished)
            self._note(name, entry_of(name, kept, match or kept.match(), note))
        if instead and instead != name:
            self._remove(instead)
        return name

    def _note(self, name: str, entry: LibraryEntry) -> None:
        """Note what is in a file that was just written."""
        with suppress(OSError):
            found = self.path(name).stat()
            stamp = self._there[name] = _Stamp(found.st_mtime_ns, found.st_size)
            known = self._known[name] = _Known(stamp, entry, "")
            self._write_rows({name: known})

    def _was_deleted(self, short: str) -> bool:
        nothing: frozenset[str] = frozenset()
        return short in self._index(lambda: self.database.read(_gone, nothing), nothing)

    def _files(self, short: str) -> list[Path]:
        with suppress(OSError):
            return sorted(self.folder.glob(f"*-{short}{MATCH_SUFFIX}"))
        return []

    def prune(self, most: int | None, months: int | None, now: datetime, spare: str = "") -> int:
        """Remove what is more than the player wants to keep, the oldest first; return how many.

        Args:
            most: how many matches are kept, None for all.
            months: how long, None for ever.
            spare: a file that stays in any case.
        """
        entries = self.entries
        too_many = entries[max(most, 1) :] if most is not None else []
        limit = None if months is None else now - timedelta(days=months * DAYS_A_MONTH)
        too_old = [] if limit is None else [each for each in entries if each.finished < limit]
        names = {each.file for each in (*too_many, *too_old)} - {spare}
        for name in names:
            self._remove(name)
        return len(names)

    # --- deleting -----------------------------------------------------------------------------

    def delete(self, file: str) -> None:
        """Put a match aside, so that it is not seen any more until `restore` brings it back.

        Raises:
            OSError: that cannot be done; the match is where it was.
        """
        aside = self._aside(file)
        self.path(file).replace(aside)
        with suppress(OSError):
            os.utime(aside)  # from now on nobody else removes it for a while
        sync_folder(self.folder)
        self._there.pop(file, None)
        short = _short(file)
        if short:
            self._index(
                lambda: self.database.write(
                    lambda file: file.execute("INSERT OR IGNORE INTO gone VALUES (?)", (short,))
                ),
                None,
            )

    def restore(self, file: str) -> None:
        """Bring a deleted match back.

        Raises:
            OSError: that cannot be done, as when it is gone for good.
        """
        self._aside(file).rename(self.path(file))
        sync_folder(self.folder)
        short = _short(file)
        self._index(
            lambda: self.database.write(
                lambda file: file.execute("DELETE FROM gone WHERE id = ?", (short,))
            ),
            None,
        )
        self.look()
        self.read_some()

    def purge(self, file: str) -> None:
        """Remove a deleted match for good, as far as that is possible."""
        with suppress(OSError):
            self._aside(file).unlink(missing_ok=True)

    def sweep(self) -> None:
        """Remove what was deleted by windows that are gone."""
        with suppress(OSError):
            for path in self.folder.glob(f"*{MATCH_SUFFIX}{DELETED}"):
                with suppress(OSError):
                    if time.time() - path.stat().st_mtime > LEFT_BEHIND:
                        path.unlink()

    def _aside(self, file: str) -> Path:
        return self.path(f"{file}{DELETED}")

    def _remove(self, file: str) -> None:
        with suppress(OSError):
            self.path(file).unlink(missing_ok=True)
            self._there.pop(file, None)

    # --- the index ----------------------------------------------------------------------------

    def _write_rows(self, found: dict[str, _Known]) -> None:
        """Note what is known of some files, and forget those that are gone."""
        there = set(self._there) if self._indexed else None
        blank = (None,) * len(COLUMNS)
        marks = ", ".join("?" * (4 + len(COLUMNS)))
        rows = [
            (name, *each.stamp, each.problem, *(blank if each.entry is None else each.entry.row()))
            for name, each in found.items()
            if each.problem != "unread"
        ]

        def work(connection: sqlite3.Connection) -> None:
            for (name,) in connection.execute("SELECT file FROM match").fetchall():
                if there is not None and name not in there:
                    connection.execute("DELETE FROM match WHERE file = ?", (name,))
            connection.executemany(f"INSERT OR REPLACE INTO match VALUES ({marks})", rows)

        self._index(lambda: self.database.write(work), None)

    def _index(self, action: Callable[[], T], otherwise: T) -> T:
        """Use the index, or go on without it."""
        try:
            done = action()
        except Trouble as trouble:
            self.trouble = trouble
            return otherwise
        self.trouble = None
        return done


def _rows(connection: sqlite3.Connection) -> dict[str, _Known]:
    """Return what the index says; a row that is damaged is left out, and its file read again."""
    found = {}
    query = f"SELECT file, stamp, size, problem, {', '.join(COLUMNS)} FROM match"
    for name, written, size, problem, *row in connection.execute(query):
        try:
            stamp = _Stamp(int(written), int(size))
            entry = None if problem else LibraryEntry.from_row(str(name), row)
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError, OverflowError):
            continue
        found[str(name)] = _Known(stamp, entry, str(problem))
    return found


def _gone(connection: sqlite3.Connection) -> frozenset[str]:
    return frozenset(str(short) for (short,) in connection.execute("SELECT id FROM gone"))


def _time_of(stamp: _Stamp) -> datetime:
    try:
        return datetime.fromtimestamp(stamp.written / 1e9, UTC)
    except (ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(0, UTC)


def _short(file: str) -> str:
    """Return the short name of the match in a file that the library has named itself."""
    found = re.fullmatch(rf"[0-9-]+-([0-9a-f]{{12}}){re.escape(MATCH_SUFFIX)}", file)
    return "" if found is None else found[1]
