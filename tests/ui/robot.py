"""Runs the program by its own command, and does in it what lines of its standard input say.

``see TEXT`` waits until a button with this text can be seen, ``press TEXT`` clicks it then,
``close`` closes all windows, and ``dealt`` waits for a match; each is answered with the same line
when it is done, or after a minute with what can be seen instead.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QPushButton

from farwhist.__main__ import main
from farwhist.ui.app import open_elsewhere
from farwhist.ui.services.main_window import MainWindow

PATIENCE = 60


class Player:
    """The other end of such a program."""

    def __init__(self, program: subprocess.Popen[str]) -> None:
        self.program = program

    def does(self, line: str) -> None:
        """Have something done, and wait until it is."""
        assert self.program.stdin is not None and self.program.stdout is not None
        self.program.stdin.write(line + "\n")
        self.program.stdin.flush()
        answer = self.program.stdout.readline()
        assert answer == line + "\n", answer

    def ends(self) -> None:
        """Wait until the program has ended by itself, without an error."""
        assert self.program.wait(PATIENCE) == 0


@contextmanager
def playing(folder: Path, *more: str, hurry: bool = False) -> Iterator[Player]:
    """Run the program with its files in `folder` and `more` words; it is killed in the end.

    With `hurry` it waits hardly any time for another window to answer.
    """
    words = ["--folder", str(folder), *more]
    with subprocess.Popen(
        [sys.executable, "-m", "tests.ui.robot", *(["hurry"] if hurry else []), *words],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        try:
            yield Player(program)
        finally:
            program.kill()


class Robot(QObject):
    """Does one line after the other in the thread of the windows."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.waited = 0
        self.timer = QTimer(self)
        self.timer.timeout.connect(self._go_on)
        self.timer.start(10)

    def _go_on(self) -> None:
        if not self.lines:
            return
        self.waited += 1
        if self._do(*self.lines[0].split(" ", 1)):
            self.waited = 0
            print(self.lines.pop(0), flush=True)
        elif self.waited * self.timer.interval() > 1000 * PATIENCE:
            self.waited = 0
            print(f"{self.lines.pop(0)}: not possible, there is {self._seen()}", flush=True)

    def _seen(self) -> list[str]:
        return [
            each.text().replace("&", "")
            for window in QApplication.topLevelWidgets()
            if window.isVisible()
            for each in window.findChildren(QPushButton)
            if each.isVisible()
        ]

    def _do(self, what: str, text: str = "") -> bool:
        seen = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        if what in ("see", "press"):
            for window in seen:
                for button in window.findChildren(QPushButton):
                    if button.isVisible() and button.text().replace("&", "") == text:
                        if what == "press":
                            QTimer.singleShot(0, button, button.click)
                        return True
        elif what == "close":
            QTimer.singleShot(0, QApplication.closeAllWindows)
            return True
        elif what == "dealt":
            return any(" – " in each.windowTitle() for each in seen if isinstance(each, MainWindow))
        return False


def _listen() -> None:
    while (app := QApplication.instance()) is None:
        time.sleep(0.01)
    robots: list[Robot] = []
    QTimer.singleShot(0, app, lambda: robots.append(Robot()))
    for line in sys.stdin:
        while not robots:
            time.sleep(0.01)
        robots[0].lines.append(line.rstrip("\n"))


def run(arguments: Sequence[str]) -> int:
    """Run the program under the robot."""
    if arguments[0] == "hurry":
        open_elsewhere.PATIENCE, arguments = 100, arguments[1:]
    Thread(target=_listen, daemon=True).start()
    return main(list(arguments))


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
