"""The log of what went wrong: a text file of a bounded size.

Every entry begins with the time and the versions, so that it can be passed on by itself. What is
written here must be a report of :mod:`farwhist.report`: nothing of a match.
"""

from __future__ import annotations

import logging
import platform
from collections.abc import Callable
from datetime import datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

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
