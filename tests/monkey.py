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
from tempfile import TemporaryDirectory
from time import monotonic

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer, qInstallMessageHandler
from PySide6.QtGui import QAction, QWheelEvent
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
SIZES = [(1000, 650), (1280, 800), (1920, 1080), (760, 540), (400, 300), (1366, 700)]


class Monkey:
    """Does one thing after another until it is late."""

    def __init__(self, seed: int, end: float) -> None:
        self.rng = Random(seed)
        self.end = end
        self.done: Counter[str] = Counter()
        self.last: deque[str] = deque(maxlen=40)
        self.failures = 0
        self.timer: QTimer | None = None
        self.session: Session | None = None
        self._acts: list[tuple[int, Callable[[], None]]] = [
            (50, self.click), (8, self.double_click), (45, self.key), (6, self.wheel),
            (2, self.resize), (6, self.menu), (5, self.play), (2, self.close_dialog),
            (1, self.drag),
        ]  # fmt: skip

    def begin(self, session: Session) -> None:
        """Follow this session from now on."""
        self.session = session
        self.timer = QTimer()
        self.timer.timeout.connect(self.act)
        self.timer.start(3)

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

    def note(self, what: str, widget: QWidget | None = None) -> None:
        """Remember what is done."""
        where = "" if widget is None else f" on {type(widget).__name__} {widget.objectName()}"
        self.last.append(f"{what}{where}")

    def top(self) -> QWidget | None:
        """Return the window in which something may be done."""
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if front is not None:
            return front
        windows = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        return self.rng.choice(windows) if windows else None

    def spot(self) -> tuple[QWidget, QPoint] | None:
        """Return a random widget that can be seen, and a point on it."""
        top = self.top()
        if top is None or not top.width() or not top.height():
            return None
        point = QPoint(self.rng.randrange(top.width()), self.rng.randrange(top.height()))
        widget = top.childAt(point) or top
        return widget, widget.mapFrom(top, point)

    def click(self) -> None:
        """Click somewhere, with any button."""
        if spot := self.spot():
            button = self.rng.choice([Qt.MouseButton.LeftButton] * 9 + [Qt.MouseButton.RightButton])
            self.note(f"click {spot[1].toTuple()}", spot[0])
            QTest.mouseMove(spot[0], spot[1])
            QTest.mouseClick(spot[0], button, NONE, spot[1])

    def double_click(self) -> None:
        """Click twice somewhere."""
        if spot := self.spot():
            self.note(f"double click {spot[1].toTuple()}", spot[0])
            QTest.mouseDClick(spot[0], Qt.MouseButton.LeftButton, NONE, spot[1])

    def drag(self) -> None:
        """Press in one place and release in another."""
        one, other = self.spot(), self.spot()
        if one and other:
            self.note(f"drag {one[1].toTuple()}", one[0])
            QTest.mousePress(one[0], Qt.MouseButton.LeftButton, NONE, one[1])
            QTest.mouseMove(one[0], other[1])
            QTest.mouseRelease(one[0], Qt.MouseButton.LeftButton, NONE, other[1])

    def key(self) -> None:
        """Press a key where the keyboard is, or on a window."""
        target = QApplication.focusWidget() or self.top()
        key, modifier = self.rng.choice(KEYS), self.rng.choice(MODIFIERS)
        if target is None or (key == Qt.Key.Key_Q and modifier == CTRL and self.rng.random() < 0.9):
            return
        self.note(f"key {key.name} {modifier.name}", target)
        QTest.keyClick(target, key, modifier)

    def wheel(self) -> None:
        """Turn the wheel somewhere."""
        if spot := self.spot():
            self.note("wheel", spot[0])
            turn = QPoint(0, self.rng.choice([-120, 120]))
            place = QPointF(spot[1])
            event = QWheelEvent(
                place, spot[0].mapToGlobal(place), QPoint(), turn, Qt.MouseButton.NoButton, NONE,
                Qt.ScrollPhase.NoScrollPhase, False,
            )  # fmt: skip
            QApplication.sendEvent(spot[0], event)

    def resize(self) -> None:
        """Give a window another size."""
        top = self.top()
        if top is not None and not isinstance(top, QMenu):
            size = self.rng.choice(SIZES)
            self.note(f"resize {size}", top)
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

    def close_dialog(self) -> None:
        """Close a dialog that is in the way, or another window."""
        top = self.top()
        assert self.session is not None
        if top is not None and top is not self.session.window:
            self.note("close", top)
            top.close()


def main() -> int:
    """Run until the time is over; return 1 when anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    monkey = Monkey(arguments.seed, monotonic() + 60 * arguments.minutes)
    faulthandler.enable()
    faulthandler.dump_traceback_later(60 * arguments.minutes + 60, exit=True)
    usual = Session.begin

    def begin(session: Session, *more: Callable[[], object]) -> None:
        usual(session, *more)
        monkey.begin(session)

    Session.begin = begin  # type: ignore[method-assign]
    sys.excepthook = lambda kind, error, trace: monkey.fail(
        "".join(traceback.format_exception(kind, error, trace))
    )
    with TemporaryDirectory() as scratch:
        os.chdir(scratch)  # a file dialog may well be answered
        starts = 0
        while monotonic() < monkey.end:
            starts += 1
            app.run(["--folder", str(Path(scratch, "data"))])
            qInstallMessageHandler(None)
            QApplication.instance().shutdown()  # type: ignore[union-attr]
    print(f"{starts} starts, {dict(monkey.done)}, {monkey.failures} failures")
    return int(monkey.failures > 0)


if __name__ == "__main__":
    sys.exit(main())
