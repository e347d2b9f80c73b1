"""How a second start asks the first window to show itself: by a file beside the match.

No socket is opened for it: the first window watches the folder, and removes the file when it has
shown itself, which is the answer.
"""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from farwhist.store.lock import Claim, lock_of
from farwhist.store.reading import seen

LOOK: Final = 1000
"""How many milliseconds lie between two looks where folders cannot be watched."""


def call_of(folder: Path, name: str) -> Path:
    """Return the file that asks for the window which plays the match of that name."""
    return folder / f"{name}.show"


def call(folder: Path, name: str) -> bool:
    """Ask the window that plays a match to show itself; return False when that cannot be asked."""
    if sys.platform == "win32":
        import ctypes

        process = lock_of(folder, name).holder()
        if process is not None:  # only who is in front may let another program come there
            ctypes.windll.user32.AllowSetForegroundWindow(process)
    try:
        call_of(folder, name).touch()
    except OSError:
        return False
    return True


class InstanceSignal(QObject):
    """Watches for such a file as long as the claim holds; `called` is emitted for each."""

    called = Signal()

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
                self._file.unlink()
                self.called.emit()


def come_forward(window: QWidget) -> None:
    """Show a window in front of all others, or as far in front as the system lets it come."""
    if window.isMinimized():
        window.showNormal()
    window.show()
    window.raise_()
    window.activateWindow()
    QApplication.alert(window)
