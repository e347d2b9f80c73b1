"""The file that tells of a crash, of a bounded size.

It is what Python writes when the program is ended by a fault: files, lines, functions. Nothing else
is ever written there, so a program that ended well, was killed, or lost its power has left nothing.
"""

from __future__ import annotations

import faulthandler
import re
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

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
