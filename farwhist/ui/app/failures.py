"""Hears of everything that nobody has caught, in all threads: logs it, and says so in the window.

It stands ready before the window does. What it takes to write and to show something is imported
when something has gone wrong.
"""

from __future__ import annotations

import sys
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    QTimer,
    QtMsgType,
    Signal,
)

from farwhist.store.crash_file import CrashFile
from farwhist.ui.system import qt_guards

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from farwhist.store.log import ErrorLog
    from farwhist.ui.panels.failure import FailureBar

translate = QCoreApplication.translate

_ASKED: Final = "qt.accessibility.atspi"
"""The category under which Qt says what it has no answer for."""

_WARNINGS: Final = {
    QtMsgType.QtWarningMsg: "warning",
    QtMsgType.QtCriticalMsg: "critical message",
    QtMsgType.QtFatalMsg: "fatal message",
}


class Failures(QObject):
    """Takes the place of what writes uncaught exceptions and Qt's messages to the terminal.

    They are still written there, too. An exception that comes again and again is told once, and
    its number is logged when it has come 10, 100, 1000 ... times.

    Args:
        folder: where the log is written, and the file that tells of a crash.
    """

    _failed = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.crashes = CrashFile(folder)
        self.entries: list[str] = []
        """What has been told in the window."""
        self.bar: FailureBar | None = None
        self._folder = folder
        self._lock = threading.RLock()
        self._log: ErrorLog | None = None
        self._times: Counter[str] = Counter()
        self._window: QMainWindow | None = None
        self._unsaved: Callable[[], bool] | None = None
        self._recover: Callable[[], object] | None = None
        self._say: Callable[[str], object] | None = None
        self._told = ""
        self._early: list[str] | None = []
        """What failed before there was a window to tell it in."""

    def install(self) -> None:
        """Hear of everything from now on."""
        self.crashes.watch()
        self._before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._raised
        threading.excepthook = self._raised_in_thread
        sys.unraisablehook = self._not_raised
        qt_guards.listen(self._said)

    def remove(self) -> None:
        """Put back what was there before."""
        qt_guards.leave()
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
        self.crashes.leave()

    def attach(self, window: QMainWindow) -> None:
        """Tell it in this window from now on; what the player has not closed, once more."""
        self._unsaved = self._recover = self._say = None
        open_ = self.bar is not None and bool(self._told)
        self._window, self.bar = window, None
        self._tell_early()
        if open_:
            QTimer.singleShot(0, self, lambda: self._show(self._told))

    def guard(
        self,
        unsaved: Callable[[], bool],
        recover: Callable[[], object],
        say: Callable[[str], object],
    ) -> None:
        """Care for the match in the window from now on.

        Args:
            unsaved: whether the match on the table could not be saved.
            recover: goes on with it where an exception has made it stand still.
            say: tells a screen reader what is told.
        """
        self._unsaved, self._recover, self._say = unsaved, recover, say

    def _tell_early(self) -> None:
        with self._lock:
            early, self._early = self._early, None
        if early is None:
            return
        from PySide6.QtCore import Qt  # takes 20 ms, and the first picture does without it

        self._failed.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        for entry in early:
            self._failed.emit(entry)

    def tell_crash(self) -> None:
        """Say that the program crashed the last time, if it did."""
        text = self.crashes.last()
        if text:
            self.entries.append(self._write(f"The program ended unexpectedly.\n{text}"))
            self._show(
                translate("Failure", "Far Whist ended unexpectedly last time; your match is safe.")
            )

    # --- hearing -----------------------------------------------------------------------------

    def _raised(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self._before[0](kind, error, trace)
        self._note(error, trace)

    def _raised_in_thread(self, what: threading.ExceptHookArgs) -> None:
        self._before[1](what)
        if what.exc_value is not None:
            name = what.thread.name if what.thread is not None else "?"
            self._note(what.exc_value, what.exc_traceback, f"In the thread {name}:\n")

    def _not_raised(self, what: sys.UnraisableHookArgs) -> None:
        """Log what Python could raise nowhere, as at the end of an object; nobody is troubled."""
        self._before[2](what)
        if what.exc_value is not None:
            self._note(what.exc_value, what.exc_traceback, "Ignored:\n", tell=False)

    def _said(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        """Write what Qt says to the terminal.

        But not what a screen reader asks in vain, as for a card that has just gone.
        """
        from farwhist.platform_warnings import tolerated

        if context.category == _ASKED:
            return
        print(text, file=sys.stderr)
        if kind in _WARNINGS and not tolerated(text):
            from farwhist.report import redacted

            said = f"Qt {_WARNINGS[kind]}: {redacted(text)}"
            self._count(said, said)

    def _note(
        self, error: BaseException, trace: TracebackType | None, where: str = "", *,
        tell: bool = True,
    ) -> None:  # fmt: skip
        if not isinstance(error, Exception):
            return  # Ctrl+C, or the wish to end
        try:
            from farwhist.report import report

            if error.__traceback__ is None:
                error.__traceback__ = trace
            found = report(error)
            entry = self._count(found.kind, where + found.text)
            if entry and tell:
                with self._lock:
                    if self._early is not None:
                        self._early.append(entry)
                        return
                self._failed.emit(entry)
        except Exception as worse:
            self._before[0](type(worse), worse, worse.__traceback__)

    def _count(self, kind: str, text: str) -> str:
        """Log what is new, and return the entry; of what is not, now and then the number."""
        with self._lock:
            self._times[kind] += 1
            times = self._times[kind]
            if times == 1:
                return self._write(text)
            if times in (10, 100, 1000, 10_000, 100_000):
                self._write(f"{times} times: {kind}")
            return ""

    def _write(self, text: str) -> str:
        with self._lock:
            if self._log is None:
                from PySide6 import __version__
                from PySide6.QtCore import qVersion

                from farwhist.store.log import ErrorLog

                self._log = ErrorLog(self._folder, (f"PySide6 {__version__}", f"Qt {qVersion()}"))
            return self._log.write(text)

    # --- telling -----------------------------------------------------------------------------

    def _tell(self, entry: str) -> None:
        self.entries.append(entry)
        unsaved = self._unsaved is not None and self._unsaved()
        self._show(
            translate("Failure", "Something went wrong.")
            if unsaved
            else translate("Failure", "Something went wrong; your match is safe.")
        )
        if self._recover is not None:
            self._recover()

    def _show(self, text: str) -> None:
        if self._window is None:
            return
        if self.bar is None:
            from farwhist.ui.panels.failure import FailureBar

            self.bar = FailureBar(self._folder)
            self.bar.stand_in(self._window)
            self.bar.close_button.clicked.connect(self._closed)
            self.bar.told.connect(self._speak)
        self._told = text
        self.bar.tell(text, self.entries)

    def _speak(self, text: str) -> None:
        if self._say is not None:
            self._say(text)

    def _closed(self) -> None:
        self._told = ""
