"""Reading files that anybody may have changed: damaged is one thing, out of reach another.

Whatever a damaged file makes go wrong is `Unreadable` above this module: what it holds is decoded
by `parse_json`, `document` and `typed`, and what else is made of it is made within `damage`.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec

T = TypeVar("T")

Number = Annotated[int, msgspec.Meta(ge=-1_000_000_000, le=1_000_000_000)]
"""A whole number of a file: cards, seats, deals and points come nowhere near its limits."""
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]

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


def seen(path: Path, kind: Callable[[int], bool] = lambda mode: True) -> bool:
    """Whether there is something at `path`, of this kind if one is named, as far as can be seen.

    Path's own methods raise where a folder on the way may not be looked into.

    Args:
        kind: of the mode, such as `stat.S_ISDIR`.
    """
    try:
        return kind(path.stat().st_mode)
    except (OSError, ValueError):
        return False


def read_text(path: Path, most: int) -> str:
    """Return the text of a file in UTF-8 that has at most `most` bytes.

    Raises:
        OSError: it cannot be read now, as for want of permission; nothing is known of what it
            holds. FileNotFoundError: there is none.
        Unreadable: it is no plain file, is too large (`TooLarge`), or holds no text.
    """
    return decoded(_beginning(path, most + 1), most)


def read_bytes(path: Path, most: int) -> bytes:
    """Return what a file holds that has at most `most` bytes; raises as `read_text`."""
    return _within(_beginning(path, most + 1), most)


def _beginning(path: Path, count: int) -> bytes:
    """Return the first `count` bytes of a plain file."""
    handle = os.open(path, os.O_RDONLY | _WAITS | getattr(os, "O_BINARY", 0))
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise Unreadable("It is no plain file.")
    with os.fdopen(handle, "rb") as file:
        return file.read(count)


def _within(data: bytes, most: int) -> bytes:
    if len(data) > most:
        raise TooLarge("It is too large.")
    return data


def decoded(data: bytes, most: int) -> str:
    """Return the text that up to `most` bytes in UTF-8 are; raises Unreadable as `read_text`."""
    try:
        return _within(data, most).decode("utf-8-sig")
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


def document(text: str, form: str, version: int) -> dict[str, Any]:
    """Return the object of a JSON text that says of itself what it is, as all files here do.

    Raises:
        Unreadable: it is none of the kind `form`, or its version is damaged.
        Newer: a later version of the program wrote it.
    """
    data = parse_json(text)
    if not isinstance(data, dict) or data.get("format") != form:
        raise Unreadable(f"It is no file of the kind “{form}”.")
    said = data.get("version")
    if type(said) is not int or said < 0:
        raise Unreadable("Its version is damaged.")
    if said > version:
        raise Newer(said)
    return data


def typed(data: Any, kind: type[T]) -> T:
    """Return what was read as a value of this type; raises Unreadable where it is none."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise Unreadable(str(error)) from None


@contextmanager
def damage(*other: type[Exception]) -> Iterator[None]:
    """Let all that goes wrong with what a file holds be Unreadable, whatever it is.

    What the system cannot do now (OSError, MemoryError), what a later version wrote (Newer), and
    `other` exceptions of which somebody else knows what they mean are no damage.
    """
    none: tuple[type[Exception], ...] = (OSError, MemoryError, Newer, Unreadable, *other)
    try:
        yield
    except Exception as error:
        if isinstance(error, none):
            raise
        raise Unreadable(f"{type(error).__name__}: {error!s:.200}") from error


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
