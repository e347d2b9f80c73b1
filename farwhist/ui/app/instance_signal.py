"""How a second start asks the first window to show itself: by a file beside the match.

No socket is opened for it: the first window watches the folder, and removes the file when it has
shown itself, which is the answer. In the file may stand the line of an invitation.
"""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from farwhist.store.atomic import write_text
from farwhist.store.lock import FIRST, Claim, lock_of
from farwhist.store.reading import Unreadable, read_text, seen

LONGEST: Final = 4000
"""So many bytes of a line are read."""

PATIENCE: Final = 5.0
LOOK_FOR_ANSWER: Final = 0.05
"""Seconds in which the first window must answer, and between two looks whether it has."""

LOOK: Final = 1000
"""How many milliseconds lie between two looks where folders cannot be watched."""


def call_of(folder: Path, name: str) -> Path:
    """Return the file that asks for the window which plays the match of that name."""
    return folder / f"{name}.show"


def call(folder: Path, name: str, line: str = "") -> bool:
    """Ask the window that plays a match to show itself, and to follow an invitation.

    Return False when that cannot be asked.
    """
    if sys.platform == "win32":
        import ctypes

        process = lock_of(folder, name).holder()
        if process is not None:  # only who is in front may let another program come there
            ctypes.windll.user32.AllowSetForegroundWindow(process)
    try:
        write_text(call_of(folder, name), line, private=True)
    except OSError:
        return False
    return True


def hand_over(folder: Path, line: str, patience: float = PATIENCE) -> bool:
    """Let the first window follow an invitation; return whether it has answered in time.

    Args:
        patience: seconds that it has; it may be thinking.
    """
    if not call(folder, FIRST, line):
        return False
    end, asked = monotonic() + patience, call_of(folder, FIRST)
    while seen(asked) and monotonic() < end:
        sleep(LOOK_FOR_ANSWER)
    if not seen(asked):
        return True
    with suppress(OSError):
        asked.unlink()
    return False


class InstanceSignal(QObject):
    """Watches for such a file as long as the claim holds; `called(line)` is emitted for each."""

    called = Signal(str)

    def __init__(self, folder: Path, claim: Claim, parent: QObject) -> None:
        super().__init__(parent)
        self._file = call_of(folder, claim.name)
        self._lock = claim.lock
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)
        readable = seen(folder, stat.S_ISDIR) and os.access(folder, os.R_OK)  # else Qt complains
        if readable and not self._watcher.addPath(str(folder)):
            timer = QTimer(self)
            timer.timeout.connect(self._look)
            timer.start(LOOK)
        QTimer.singleShot(0, self, self._look)

    def _look(self) -> None:
        with suppress(OSError):
            if seen(self._file) and (self._lock is None or self._lock.keep()):
                line = self._line()
                self._file.unlink()
                self.called.emit(line)

    def _line(self) -> str:
        try:
            return read_text(self._file, LONGEST)
        except Unreadable:
            return ""


def come_forward(window: QWidget) -> None:
    """Show a window in front of all others, or as far in front as the system lets it come."""
    if window.isMinimized():
        window.showNormal()
    window.show()
    window.raise_()
    window.activateWindow()
    QApplication.alert(window)
