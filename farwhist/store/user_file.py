"""A file of the player's that is read, changed and written whole, and never lost on the way."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec

from farwhist.store.atomic import write_text
from farwhist.store.lock import Lock
from farwhist.store.reading import Newer, Unreadable, damage, document, read_text, typed

T = TypeVar("T")
R = TypeVar("R", bound=msgspec.Struct)

NEWER: Final = "newer"
STUCK: Final = "stuck"
BUSY: Final = "busy"

WRITING: Final = "writing.lock"
"""The lock of whoever changes such a file: one for all those of a folder."""

PATIENCE: Final = 2.0
"""So many seconds to wait for another window: a change takes milliseconds, and a window that is
stopped while it writes must not stop the others."""


class Locked(OSError):
    """A file over which nothing is written.

    `kind` is `NEWER` (a later version of the program wrote it), `STUCK` (it is damaged and could
    not be set aside) or `BUSY` (another window has been changing a file of the folder for long).
    """

    def __init__(self, kind: str, path: Path) -> None:
        why = {
            NEWER: "was written by a later version of Far Whist",
            STUCK: "is damaged and could not be set aside",
            BUSY: "is being changed by another program",
        }
        super().__init__(f"{path} {why[kind]}")
        self.kind = kind
        self.path = path


class UserFile(Generic[T]):
    """Reads and changes such a file, and sets it aside when it is damaged.

    `damaged` is where a damaged one lies now, if there was one.

    Args:
        path: where it is.
        most: how many bytes it may have.
        parse: makes of its text what it holds; raises Newer, and anything else for damage.
        text: makes the text again.
    """

    def __init__(
        self, path: Path, most: int, parse: Callable[[str], T], text: Callable[[T], str]
    ) -> None:
        self.path = path
        self.damaged: Path | None = None
        self._most = most
        self._parse = parse
        self._text = text

    def read(self) -> T | None:
        """Return what the file holds now, or None when there is none, or none any more.

        Raises:
            OSError: it cannot be read now; nothing is known of what it holds.
            Locked: nothing may be written over it.
        """
        try:
            with damage():
                return self._parse(read_text(self.path, self._most))
        except FileNotFoundError:
            return None
        except Newer:
            raise Locked(NEWER, self.path) from None
        except Unreadable:
            pass
        from farwhist.store.atomic import set_aside

        try:
            self.damaged = set_aside(self.path)
        except OSError:
            raise Locked(STUCK, self.path) from None
        return None

    def change(self, change: Callable[[T | None], T | None]) -> T | None:
        """Write what `change` makes of what the file holds at this moment, None as in `read`.

        No other window changes it meanwhile. Where `change` returns None or raises something,
        nothing is written. Return what was written.

        Raises:
            OSError: it can neither be read nor written now; it is as it was. Locked: as `read`.
        """
        with self._alone():
            wanted = change(self.read())
            if wanted is not None:
                write_text(self.path, self._text(wanted))
            return wanted

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Keep other windows from changing files of this folder, where it can have locks."""
        lock = Lock(self.path.with_name(WRITING), lasting=True)
        end = time.monotonic() + PATIENCE
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            while not (held := lock.take()) and time.monotonic() < end:
                time.sleep(0.002)
        except OSError:
            held = True
        if not held:
            raise Locked(BUSY, self.path)
        try:
            yield
        finally:
            lock.unlock()


class ResultsFile(UserFile[dict[str, R]]):
    """Such a file of JSON that holds results of one type by key."""

    def __init__(self, path: Path, most: int, kind: type[R], form: str, version: int) -> None:
        def parse(text: str) -> dict[str, R]:
            return typed(document(text, form, version).get("results"), dict[str, kind])  # type: ignore[valid-type]

        def written(results: dict[str, R]) -> str:
            data = {key: msgspec.to_builtins(results[key]) for key in sorted(results)}
            whole = {"format": form, "version": version, "results": data}
            return json.dumps(whole, indent=1) + "\n"

        super().__init__(path, most, parse, written)

    def results(self) -> dict[str, R]:
        """Return all of them; raises as `read`."""
        return self.read() or {}

    def put(self, key: str, result: Callable[[R | None], R | None]) -> R | None:
        """Keep what `result` makes of that of a key, unless it is the same; raises as `change`.

        Return what was kept before.
        """
        old: R | None = None

        def change(known: dict[str, R] | None) -> dict[str, R] | None:
            nonlocal old
            old = (known or {}).get(key)
            new = result(old)
            return None if new is None or new is old else {**(known or {}), key: new}

        self.change(change)
        return old
