"""The standard streams as the program wants them: there, and never in the way.

A process may be started with any of them closed, and what is printed may lead into a full disk or
to a program that has gone. Whatever opened a file then would be given the number of a standard
stream; and where errors cannot be told, an error more ends a process in Qt's message handler.
"""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from typing import Any, Final

_MODES: Final = {"stdin": "r", "stdout": "w", "stderr": "w"}


def prepare() -> None:
    """Open those that are closed, on nothing, and let a failure to write be told but once.

    Standard output raises OSError when it cannot be written; it is silent from then on, so that
    Python has nothing to complain of at its end. Standard error never raises.
    """
    for number, (name, mode) in enumerate(_MODES.items()):
        _open_on_nothing_if_closed(number)
        stream = getattr(sys, name)
        if stream is None:
            nowhere = os.open(os.devnull, os.O_RDWR)
            stream = os.fdopen(nowhere, mode, encoding="utf-8", closefd=False)
            setattr(sys, name, stream)
        # What somebody has put in its place is theirs.
        if mode == "w" and stream is getattr(sys, f"__{name}__"):
            setattr(sys, name, _wrapped(stream, raises=name == "stdout"))


def _open_on_nothing_if_closed(number: int) -> None:
    try:
        os.fstat(number)
    except OSError:
        with suppress(OSError):  # a program for the window on Windows has none, and needs none
            opened = os.open(os.devnull, os.O_RDWR)
            if opened == number:
                os.set_inheritable(number, True)
            else:
                os.dup2(opened, number)
                os.close(opened)


def _wrapped(stream: io.TextIOWrapper, *, raises: bool) -> io.TextIOWrapper:
    raw: Any = getattr(stream.buffer, "raw", stream.buffer)  # python -u has no buffer
    return io.TextIOWrapper(
        io.BufferedWriter(_Once(raw, raises)),
        stream.encoding,
        stream.errors,
        line_buffering=stream.line_buffering,
        write_through=stream.write_through,
    )


class _Once(io.RawIOBase):
    """Writes to another stream until that fails, and takes what comes later for written."""

    def __init__(self, stream: Any, raises: bool) -> None:
        self._stream = stream
        self._raises = raises
        self._failed = False

    def write(self, data: Any) -> int | None:
        if not self._failed:
            try:
                written: int | None = self._stream.write(data)
                return written
            except OSError:
                self._failed = True
                if self._raises:
                    raise
        return len(data)

    def writable(self) -> bool:
        return True

    def isatty(self) -> bool:
        return bool(self._stream.isatty())

    def fileno(self) -> int:
        return int(self._stream.fileno())
