"""A player without sense: clicks, keys, wheels, sizes and menus at random in the running program.

    .venv/bin/python -m tests.monkey --minutes 20 --seed 1

The program is started by its own function in a folder of its own, and again whenever it ends. All
that it writes to the terminal, and all that goes wrong in it, is printed with what was done before
it; the exit code is 1 then. It is no part of the tests that run every time: it takes too long.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import sys
import traceback
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path
from random import Random
from shutil import rmtree
from tempfile import mkdtemp
from time import monotonic
from typing import TextIO

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer, qInstallMessageHandler
from PySide6.QtGui import QAction, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from farwhist.ui import app
from farwhist.ui.session import Session

KEYS = [
    *[Qt.Key(Qt.Key.Key_0 + n) for n in range(10)],
    *[Qt.Key(Qt.Key.Key_A + n) for n in range(26)],
    *[Qt.Key(Qt.Key.Key_F1 + n) for n in range(12)],
    *[Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down] * 4,
    *[Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab] * 6,
    *[Qt.Key.Key_Escape, Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Home] * 2,
]
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
SHIFT, ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
MODIFIERS = [*[NONE] * 12, CTRL, CTRL, SHIFT, ALT]
FOREIGN = {"QPrintDialog", "QPrintPreviewDialog", "QFileDialog"}
DEEP = 4
"""Dialogs and menus that wait for each other; what is deeper is closed at once."""
SIZES = [(1000, 650), (1280, 800), (1920, 1080), (760, 540), (400, 300), (1366, 700)]


class Monkey:
    """Does one thing after another until it is late."""

    def __init__(self, seed: int, end: float, folder: Path, log: TextIO | None) -> None:
        self.rng = Random(seed)
        self.log = log
        self.end = end
        self.done: Counter[str] = Counter()
        self.last: deque[str] = deque(maxlen=40)
        self.failures = 0
        self.depth = 0
        self.noted = folder / "farwhist.log"
        self.read = 0
        self.at = ""
        self.session: Session | None = None
        self._acts: list[tuple[int, Callable[[], None]]] = [
            (50, self.click), (8, self.double_click), (45, self.key), (6, self.wheel),
            (2, self.resize), (6, self.menu), (5, self.play), (2, self.close_dialog),
            (1, self.drag),
        ]  # fmt: skip

    def begin(self, session: Session) -> None:
        """Follow this session from now on."""
        self.session = session
        QTimer.singleShot(0, self.act)

    def fail(self, text: str) -> None:
        """Tell of something that went wrong."""
        self.failures += 1
        print(f"--- failure {self.failures}\n{text}\nafter:", *self.last, sep="\n  ", flush=True)

    def act(self) -> None:
        """Do one thing."""
        assert self.session is not None
        if monotonic() > self.end:
            QApplication.exit(0)
            return
        self.read_log()
        # A timer of its own each time: one that is being answered does not go off in a dialog.
        QTimer.singleShot(3, self.act)
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if self.depth and front is None:
            return  # QTest answers events between a press and its release
        if self.depth > DEEP:
            self.back_out()
            return
        self.depth += 1
        try:
            self.do()
        finally:
            self.depth -= 1

    def read_log(self) -> None:
        """Tell what the program has noted of its own failures since the last time."""
        if self.noted.exists() and self.noted.stat().st_size > self.read:
            data = self.noted.read_bytes()
            self.fail(data[self.read :].decode(errors="replace"))
            self.read = len(data)

    def do(self) -> None:
        """Choose what to do, and do it."""
        weights = [weight for weight, _ in self._acts]
        (_, act) = self.rng.choices(self._acts, weights)[0]
        self.done[act.__name__] += 1
        try:
            act()
        except RuntimeError as error:
            # Shiboken may hand out a widget that has gone; the program has no part in that.
            if "already deleted" not in str(error):
                self.fail(traceback.format_exc())
        except Exception:
            self.fail(traceback.format_exc())

    def note(self, what: str) -> None:
        """Remember what is done."""
        self.last.append(what)
        if self.log is not None:
            print(what, file=self.log, flush=True)

    def top(self) -> QWidget | None:
        """Return the window in which something may be done."""
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if front is not None and type(front).__name__ in FOREIGN:
            self.note(f"close {type(front).__name__}")
            front.close()
            return None
        if front is not None:
            return front
        windows = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        return self.rng.choice(windows) if windows else None

    def spot(self) -> tuple[QWindow, QPoint] | None:
        """Return a window that can be seen, and a point on it."""
        top = self.top()
        if top is None or not top.width() or not top.height() or top.windowHandle() is None:
            return None
        size = top.windowHandle().size().boundedTo(top.size())
        point = QPoint(self.rng.randrange(size.width()), self.rng.randrange(size.height()))
        widget = top.childAt(point) or top
        self.at = f"{type(widget).__name__} {point.toTuple()} of {type(top).__name__}"
        return top.windowHandle(), point

    def click(self) -> None:
        """Click somewhere, with any button."""
        if spot := self.spot():
            button = self.rng.choice([Qt.MouseButton.LeftButton] * 9 + [Qt.MouseButton.RightButton])
            self.note(f"{button.name} {self.at}")
            QTest.mouseMove(*spot)
            self.press(spot, spot, button)

    def double_click(self) -> None:
        """Click twice somewhere."""
        if spot := self.spot():
            self.note(f"double click {self.at}")
            self.press(spot, spot)
            self.press(spot, spot)

    def drag(self) -> None:
        """Press in one place and release in another."""
        one, other = self.spot(), self.spot()
        if one and other and one[0] is other[0]:
            self.note(f"drag to {self.at}")
            self.press(one, other)

    def press(
        self,
        one: tuple[QWindow, QPoint],
        other: tuple[QWindow, QPoint],
        button: Qt.MouseButton = Qt.MouseButton.LeftButton,
    ) -> None:
        """Press at one place and release at another, if the window is there still."""
        QTest.mousePress(one[0], button, NONE, one[1])
        if other[0] in QApplication.allWindows():
            if one != other:
                QTest.mouseMove(*other)
            QTest.mouseRelease(other[0], button, NONE, other[1])

    def key(self) -> None:
        """Press a key in the window that has the keyboard, or in another."""
        top = self.top()
        key, modifier = self.rng.choice(KEYS), self.rng.choice(MODIFIERS)
        window = None if top is None else top.windowHandle()
        quits = key == Qt.Key.Key_Q and modifier == CTRL
        if window is None or (quits and self.rng.random() < 0.9):
            return
        if top is not None and top.windowType() == Qt.WindowType.Popup:
            modifier = NONE  # Qt crashes where a shortcut closes a menu or list that goes at once
        self.note(f"key {key.name} {modifier.name} in {type(top).__name__}")
        QTest.keyPress(window, key, modifier)
        if window in QApplication.allWindows():
            QTest.keyRelease(window, key, modifier)

    def wheel(self) -> None:
        """Turn the wheel somewhere."""
        if spot := self.spot():
            self.note(f"wheel {self.at}")
            QTest.wheelEvent(spot[0], QPointF(spot[1]), QPoint(0, self.rng.choice([-120, 120])))

    def resize(self) -> None:
        """Give a window another size."""
        top = self.top()
        if top is not None and not isinstance(top, QMenu):
            size = self.rng.choice(SIZES)
            self.note(f"resize {type(top).__name__} {size}")
            top.resize(*size)

    def menu(self) -> None:
        """Use a command of the menus."""
        assert self.session is not None
        if QApplication.activeModalWidget() is not None:
            return
        actions: list[QAction] = []
        for menu in self.session.window.menuBar().findChildren(QMenu):
            menu.aboutToShow.emit()
            actions += [each for each in menu.actions() if each.isEnabled() and not each.menu()]
        if actions:
            action = self.rng.choice(actions)
            if "quit" not in action.text().replace("&", "").lower() or self.rng.random() < 0.05:
                self.note(f"menu {action.text()}")
                action.trigger()

    def play(self) -> None:
        """Make a legal move, so that the match gets on."""
        assert self.session is not None
        window = self.session.window
        decision = window.table.decision if window.furnished else None
        if decision is not None and not decision.settled:
            self.note("move")
            window.host.chosen.emit(self.rng.choice(decision.moves))

    def back_out(self) -> None:
        """Close what is in front."""
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if front is not None:
            self.note(f"back out of {type(front).__name__}")
            front.close()

    def close_dialog(self) -> None:
        """Close a dialog that is in the way, or another window."""
        top = self.top()
        assert self.session is not None
        if top is not None and top is not self.session.window:
            self.note(f"close {type(top).__name__}")
            top.close()


def main() -> int:
    """Run until the time is over; return 1 when anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=argparse.FileType("w"), help="writes all that is done here")
    arguments = parser.parse_args()
    scratch = mkdtemp(prefix="farwhist-monkey-")
    os.chdir(scratch)  # a file dialog may well be answered
    folder, end = Path(scratch, "data"), monotonic() + 60 * arguments.minutes
    monkey = Monkey(arguments.seed, end, folder, arguments.log)
    faulthandler.enable()
    faulthandler.dump_traceback_later(60 * arguments.minutes + 60, exit=True)
    usual = Session.begin

    def begin(session: Session, *more: Callable[[], object]) -> None:
        usual(session, *more)
        monkey.begin(session)

    Session.begin = begin  # type: ignore[method-assign]
    starts = 0
    while monotonic() < monkey.end:
        starts += 1
        app.run(["--folder", str(folder)])
        qInstallMessageHandler(None)
        QApplication.instance().shutdown()  # type: ignore[union-attr]
    monkey.read_log()
    os.chdir("/")
    rmtree(scratch)
    print(f"{starts} starts, {dict(monkey.done)}, {monkey.failures} failures")
    return int(monkey.failures > 0)


if __name__ == "__main__":
    sys.exit(main())
