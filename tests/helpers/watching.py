"""Runs the program by its own command and watches: it goes on to the next deal, and again.

``python -m tests.helpers.watching --folder FOLDER`` plays until standard input ends: then it is
ended as by the player, by closing its windows.
"""

from __future__ import annotations

import sys
import time
from threading import Thread

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QPushButton

from farwhist.__main__ import main
from farwhist.ui.services.main_window import MainWindow

EVERY = 100
"""Milliseconds between two looks."""


def _press() -> None:
    for window in QApplication.topLevelWidgets():
        if isinstance(window, MainWindow) and window.isVisible():
            for button in window.findChildren(QPushButton):
                if button.isVisible() and "⏎" in button.text():
                    button.click()


def _watch() -> None:
    while (app := QApplication.instance()) is None:
        time.sleep(0.01)
    timers: list[QTimer] = []

    def begin() -> None:
        timer = QTimer(app)
        timer.timeout.connect(_press)
        timer.start(EVERY)
        timers.append(timer)

    QTimer.singleShot(0, app, begin)
    sys.stdin.readline()
    QTimer.singleShot(0, app, QApplication.closeAllWindows)


if __name__ == "__main__":
    Thread(target=_watch, daemon=True).start()
    sys.exit(main(sys.argv[1:]))
