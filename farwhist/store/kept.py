"""A file of the player's that is read, changed and written whole, and never lost on the way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, TypeVar

from farwhist.store.reading import Newer, Unreadable, read_text

T = TypeVar("T")

NEWER: Final = "newer"
STUCK: Final = "stuck"


class Locked(OSError):
    """A file over which nothing is written.

    `kind` is `NEWER` (a later version of the program wrote it) or `STUCK` (it is damaged and could
    not be set aside).
    """

    def __init__(self, kind: str, path: Path) -> None:
        why = {
            NEWER: "was written by a later version of Far Whist",
            STUCK: "is damaged and could not be set aside",
        }
        super().__init__(f"{path} {why[kind]}")
        self.kind = kind
        self.path = path


class KeptFile(Generic[T]):
    """Reads such a file, and sets it aside when it is damaged.

    `damaged` is where a damaged one lies now, if there was one.

    Args:
        path: where it is.
        most: how many bytes it may have.
        parse: makes of its text what it holds; raises Unreadable or Newer.
    """

    def __init__(self, path: Path, most: int, parse: Callable[[str], T]) -> None:
        self.path = path
        self.damaged: Path | None = None
        self._most = most
        self._parse = parse

    def read(self) -> T | None:
        """Return what the file holds now, or None when there is none, or none any more.

        Whoever writes the file reads it first: what this raises forbids to write.

        Raises:
            OSError: it cannot be read now; nothing is known of what it holds.
            Locked: nothing may be written over it.
        """
        try:
            return self._parse(read_text(self.path, self._most))
        except FileNotFoundError:
            return None
        except Newer:
            raise Locked(NEWER, self.path) from None
        except Unreadable:
            pass
        from farwhist.store.aside import set_aside

        try:
            self.damaged = set_aside(self.path)
        except OSError:
            raise Locked(STUCK, self.path) from None
        return None
