"""Ends the program when the system asks for it, as when the window is closed."""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal


class EndSignals(QObject):
    """Hears Ctrl+C, the end of the terminal, and whoever asks the process to end.

    `asked` is emitted in the loop of events, in which Python would not hear of a signal by
    itself. One more such signal ends the process at once, should it not have ended yet. A signal
    that is ignored from outside, as by nohup, stays ignored. Windows has none of this but Ctrl+C,
    which ends the process there.
    """

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        if sys.platform == "win32":
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            return
        kinds = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
        self._heard = [each for each in kinds if signal.getsignal(each) is not signal.SIG_IGN]
        self._reading, self._writing = os.pipe()
        os.set_blocking(self._reading, False)
        os.set_blocking(self._writing, False)
        self._notifier = QSocketNotifier(self._reading, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._ask)
        signal.set_wakeup_fd(self._writing, warn_on_full_buffer=False)
        for each in self._heard:
            signal.signal(each, self._be_deaf)

    def close(self) -> None:
        """Let signals do again what they do by themselves."""
        if sys.platform == "win32":
            return
        self._be_deaf()
        signal.set_wakeup_fd(-1)
        self._notifier.setEnabled(False)
        os.close(self._reading)
        os.close(self._writing)

    def _be_deaf(self, number: int = 0, frame: FrameType | None = None) -> None:
        for each in self._heard:
            signal.signal(each, signal.SIG_DFL)

    def _ask(self) -> None:
        os.read(self._reading, 100)
        self.asked.emit()
