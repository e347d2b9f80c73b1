"""The log of what went wrong, and the file that tells of a crash: two text files of a bounded size.

Every entry of the log begins with the time and the versions, so that it can be passed on by itself.
What is written here must be a report of :mod:`farwhist.report`: nothing of a match.

The other file is what Python writes when the program is ended by a fault: files, lines, functions.
Nothing else is ever written there, so a program that ended well, was killed, or lost its power has
left nothing.
"""

from __future__ import annotations

import faulthandler
import logging
import platform
import re
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import BinaryIO, Final

from farwhist import __version__

LOG_FILE: Final = "farwhist.log"
MOST_LOG_BYTES: Final = 200_000
OLDER: Final = 2
"""How many full logs are kept beside the one that is written."""


def _now() -> datetime:
    return datetime.now().astimezone()


class ErrorLog:
    """Writes entries to ``farwhist.log`` in `folder`, from any thread.

    Nothing is raised where that cannot be done: the log is the last to complain.

    Args:
        more: further versions, such as "Qt 6.11.3".
    """

    def __init__(
        self, folder: Path, more: tuple[str, ...] = (), now: Callable[[], datetime] = _now
    ) -> None:
        self.path = folder / LOG_FILE
        self._more = more
        self._now = now
        self._handler = _Handler(
            self.path, maxBytes=MOST_LOG_BYTES, backupCount=OLDER, encoding="utf-8",
            errors="replace", delay=True,
        )  # fmt: skip

    def write(self, text: str) -> str:
        """Write an entry, and return it as it stands in the file."""
        entry = f"{self._now().isoformat(timespec='seconds')} {self.versions()}\n{text}\n"
        written = entry.removesuffix("\n")  # the handler adds one
        record = logging.LogRecord("farwhist", logging.ERROR, "", 0, written, None, None)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._handler.handle(record)
        except OSError:
            pass
        finally:
            self._handler.close()  # another window may write to it, and on Windows rename it
        return entry

    def versions(self) -> str:
        """Return what runs here: the program, Python, what else is known, and the system."""
        system = f"{platform.system()} {platform.release()} {platform.machine()}"
        python = f"Python {platform.python_version()}"
        return " · ".join((f"Far Whist {__version__}", python, *self._more, system))


class _Handler(RotatingFileHandler):
    """Goes on with a full file when it cannot be renamed, as while another program reads it."""

    def doRollover(self) -> None:
        try:
            super().doRollover()
        except OSError:
            self.stream = self._open()

    def handleError(self, record: logging.LogRecord) -> None:
        """Say nothing: a trouble with the log must not hide the one that it tells of."""


CRASH_FILE: Final = "farwhist-crash.txt"
MOST_CRASH_BYTES: Final = 200_000

_CRASH: Final = re.compile(
    r"^(Fatal Python error|Windows fatal exception): (?!code 0x8).*", re.MULTILINE
)
"""Windows tells of faults too that somebody catches; their codes begin with 8."""

_PATH: Final = re.compile(r'^  File "(.*)", line (\d+) in (.*)$', re.MULTILINE)
_THREAD: Final = re.compile(r" 0x[0-9a-f]+")


class CrashFile:
    """The file in `folder`, which all windows share."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / CRASH_FILE
        self._file: BinaryIO | None = None

    def watch(self) -> None:
        """Let a crash be written from now on, unless somebody else has Python write it already."""
        if faulthandler.is_enabled():
            return
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and not self.path.is_file():
                return
            full = self.path.exists() and self.path.stat().st_size > MOST_CRASH_BYTES // 2
            self._file = self.path.open("wb" if full else "ab")
            faulthandler.enable(self._file)

    def leave(self) -> None:
        """Let nothing be written any more; also where nothing was."""
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None

    def last(self) -> str:
        """Return what an earlier run has written, once, or nothing if it did not crash."""
        from farwhist.store.reading import Unreadable, read_text

        try:
            if not self.path.is_file() or not self.path.stat().st_size:
                return ""
            text = ""
            with suppress(Unreadable):
                text = read_text(self.path, MOST_CRASH_BYTES)
            self.path.write_bytes(b"")
        except OSError:
            return ""
        return _shortened(text) if _CRASH.search(text) else ""


def _shortened(text: str) -> str:
    """Return what Python has written about the last crash, with no folders of the player's."""
    from farwhist.report import place

    last = [found.start() for found in _CRASH.finditer(text)][-1]
    text = _PATH.sub(lambda found: f"  {place(found[1])}:{found[2]} in {found[3]}", text[last:])
    return _THREAD.sub("", text).strip()
