"""Reading files that anybody may have changed: damaged is one thing, out of reach another."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path
from typing import Any, Final

_WAITS: Final = getattr(os, "O_NONBLOCK", 0)
"""Keeps a named pipe from holding the program until somebody writes into it."""

DEEPEST: Final = 50
"""How deep lists and objects may lie in each other: no file of the program comes near it, and
writing one in lines goes deep into Python's stack."""


class Unreadable(ValueError):
    """A file that is not what it should be, and will not be at the next try; the text says why."""


class TooLarge(Unreadable):
    """A file that has more bytes than any of its kind."""


class Newer(ValueError):
    """A file that a later version of the program wrote: it is neither used nor changed.

    `version` is what it says of itself.
    """

    def __init__(self, version: object) -> None:
        super().__init__(f"It was written by a later version of Far Whist ({version!r:.40}).")
        self.version = version


def read_text(path: Path, most: int) -> str:
    """Return the text of a file in UTF-8 that has at most `most` bytes.

    Raises:
        OSError: it cannot be read now, as for want of permission; nothing is known of what it
            holds. FileNotFoundError: there is none.
        Unreadable: it is no plain file, is too large (`TooLarge`), or holds no text.
    """
    handle = os.open(path, os.O_RDONLY | _WAITS | getattr(os, "O_BINARY", 0))
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise Unreadable("It is no plain file.")
    with os.fdopen(handle, "rb") as file:
        return decoded(file.read(most + 1), most)


def decoded(data: bytes, most: int) -> str:
    """Return the text that up to `most` bytes in UTF-8 are; raises Unreadable as `read_text`."""
    if len(data) > most:
        raise TooLarge("It is too large.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable("It is not text.") from None


def parse_json(text: str) -> Any:
    """Return what a JSON text says.

    Raises:
        Unreadable: it is not JSON, is nested deeper than `DEEPEST`, or holds a number that is too
            long or half a character, which could never be written again.
    """
    try:
        data = json.loads(text, parse_constant=_refuse)
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode("utf-8")
    except UnicodeEncodeError:
        raise Unreadable("It holds half a character.") from None
    except (ValueError, RecursionError):
        raise Unreadable("It is not JSON.") from None
    if _depth(data) > DEEPEST:
        raise Unreadable("It is nested too deeply.")
    return data


def _depth(data: Any) -> int:
    """Return how deep lists and objects lie in each other, up to one more than `DEEPEST`."""
    depth, level = 0, [data]
    while level and depth <= DEEPEST:
        inside = [each for each in level if isinstance(each, list | dict)]
        depth += bool(inside)
        level = [
            one for each in inside for one in (each.values() if isinstance(each, dict) else each)
        ]
    return depth


def _refuse(name: str) -> None:
    raise ValueError(name)
