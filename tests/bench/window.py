"""What the window costs: a frame, a change of size, start-up, memory, and waiting.

Everything is measured without a screen and drawn in software, each row in a process of its own:
``python -m tests.bench.window frame WIDTH HEIGHT CARDS`` and so on print the numbers of a row.
Start-up counts from the moment at which the system is asked for the process. Start-up and memory
stand beside those of an empty window. That one takes nothing while it waits, so what waiting costs
is told in frames: as if so many were painted each second. The programs find
their compiled bytecode, as an installed program does, even where the environment keeps Python
from writing any.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from farwhist.ui.services.main_window import MainWindow
    from farwhist.ui.shell.window_contents import WindowContents

SCREEN = Path(__file__).with_name("screen.json")
"""A screen with room for the largest window; Qt's own is 800 pixels wide."""

FRAMES = 120
STEPS = 40
"""Changes of size."""
DEALS = 5
STARTS = 9
IDLE = 6.0
"""Seconds."""


def _run(*arguments: object, bytecode: str, ratio: int = 1) -> list[float]:
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": f"offscreen:configfile={os.path.relpath(SCREEN)}",
        "QT_SCALE_FACTOR": str(ratio),
        "QT_LOGGING_RULES": "*.warning=false",
        "PYTHONPYCACHEPREFIX": bytecode,
        "BENCH_BEGAN": str(time.monotonic()),
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-m", "tests.bench.window", *map(str, arguments)]
    done = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True
    )
    return [float(word) for word in done.stdout.split()]


def report() -> None:
    """Print every row."""
    with TemporaryDirectory() as bytecode:
        _report(bytecode)


def _report(bytecode: str) -> None:
    for wide, high, ratio in ((1280, 800, 1), (1920, 1080, 1), (1280, 800, 2)):
        for cards in (4, 13, 52):
            (cost,) = _run("frame", wide, high, cards, ratio=ratio, bytecode=bytecode)
            name = f"frame, {cards} cards moving, {wide}x{high} at {ratio}x"
            print(f"{name:<46}{cost:9.2f} ms")
    (cost,) = _run("resize", bytecode=bytecode)
    print(f"{'a change of size, from 1280x800 down':<46}{cost:9.2f} ms")
    _starts(bytecode)
    _memory_rows(bytecode)
    (frame,) = _run("frame", 1280, 800, 4, bytecode=bytecode)
    for state in ("plain", "docks"):
        (spent,) = _run("idle", state, bytecode=bytecode)
        name = f"waiting for the player, {state}"
        print(f"{name:<46}{spent:9.2f} ms a second{spent / frame:9.2f} frames of 4 cards")


def _memory_rows(bytecode: str) -> None:
    (empty,) = _run("memory", "empty", bytecode=bytecode)
    dealt, played = _run("memory", "game", bytecode=bytecode)
    print(f"{'memory of the empty window of comparison':<46}{empty:9.0f} MB")
    for name, taken in (("the first deal lies", dealt), (f"{DEALS} deals are played", played)):
        print(f"{f'memory when {name}':<46}{taken:9.0f} MB{taken / empty:9.2f} of the empty one")


def _starts(bytecode: str) -> None:
    with TemporaryDirectory() as kept:
        rows = [
            (
                *_run("start", "empty", bytecode=bytecode),
                *_run("start", "game", bytecode=bytecode),
                *_run("start", "game", kept, bytecode=bytecode),
            )
            for _ in range(STARTS + 1)
        ][1:]  # the first of them fill the folder of bytecode, and leave a match to go on with
    empty, shown, dealt, _, asked = (median(column) for column in zip(*rows, strict=True))
    print(f"{'start to the empty window of comparison':<46}{empty:9.0f} ms")
    for name, taken in (
        ("first painted frame", shown),
        ("question of a new match", dealt),
        ("question of a match in progress", asked),
    ):
        print(f"{f'start to the {name}':<46}{taken:9.0f} ms{taken / empty:9.2f} of the empty one")


def _window(folder: Path, wide: int = 1280, high: int = 800):  # type: ignore[no-untyped-def]
    from farwhist.ui.settings.timing import NO_TIME, Timing
    from tests.ui.furnished import furnished_window as make_window

    window = make_window(folder, Timing(NO_TIME, 0))
    window.resize(wide, high)
    window.show()
    return window


def _frame(folder: Path, wide: int, high: int, cards: int) -> float:
    """Return the median milliseconds that one frame of moving cards takes of the processor.

    All other cards of the pack lie askew, and in each other's way.
    """
    from PySide6.QtWidgets import QApplication

    from farwhist.engine.cards import pack
    from farwhist.ui.table.card_images import CardImages
    from farwhist.ui.table.items.card_item import CardItem
    from farwhist.ui.table.layout.geometry import Pose
    from farwhist.ui.table.theme import Theme

    window = _window(folder, wide, high)
    window.matches.open()
    window.host.close()
    window.runner.stop()
    scene, view, rng = window.table.scene, window.table.view, Random(1)
    faces = CardImages(Theme(), view.devicePixelRatioF())
    sizes = window.table.layout_now().sizes
    height = sizes.card
    items = []
    for number, card in enumerate(pack()):
        pose = Pose(
            rng.uniform(0.1, 0.9) * sizes.width, rng.uniform(0.2, 0.8) * sizes.height, height,
            rng.uniform(-8, 8), 200 + number,
        )  # fmt: skip
        item = CardItem(faces, Theme(), card, pose)
        scene.addItem(item)
        items.append(item)
    for item in items[cards:]:
        item.land()
    for _ in range(5):
        QApplication.processEvents()
    costs = []
    for frame in range(FRAMES):
        start = time.process_time()  # software paints here: what others do meanwhile is not ours
        for item in items[:cards]:
            item.setPos(item.x() + 3 * (1 if frame % 40 < 20 else -1), item.y() + 1)
        QApplication.sendPostedEvents()
        QApplication.processEvents()
        costs.append(1000 * (time.process_time() - start))
    window.close()
    return median(costs)


def _start(folder: Path, what: str, began: float) -> list[float]:
    """Return the milliseconds up to the first painted frame, and for the game up to its question.

    The question lies on the table with the hand, after all events until then have been shown.
    """
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    painted: list[float] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.UpdateRequest and isinstance(watched, QWidget):
                watched.removeEventFilter(self)
                watched.event(event)
                painted.append(time.monotonic())
                return True
            return False

    watch = Watch()
    if what == "empty":
        plain = QMainWindow()
        plain.resize(1280, 800)
        plain.installEventFilter(watch)
        plain.show()
        while not painted:
            app.processEvents()
        return [1000 * (painted[0] - began)]
    from farwhist.store.preferences import Preferences
    from farwhist.ui.app.session import Session
    from farwhist.ui.app.start import collect_garbage

    preferences = Preferences(folder)
    preferences.set("steps/next", "9")  # a player who has seen the first steps
    preferences.set("steps/games", ["elevator"])  # and this game

    def furnish(window: MainWindow) -> WindowContents:
        from farwhist.ui.app.application import Application
        from farwhist.ui.settings.timing import NO_TIME, Timing

        return Application(app, folder, preferences, timing=Timing(NO_TIME, 0)).fill(window)[0]

    session = Session(preferences, furnish)
    window = session.window
    window.installEventFilter(watch)
    session.begin(collect_garbage)
    while session.contents is None or session.contents.services.table.input.decision is None:
        app.processEvents()
    window.repaint()
    session.contents.services.table.view.viewport().repaint()
    ready = time.monotonic()
    window.close()
    return [1000 * (moment - began) for moment in (painted[0], ready)]


def _settle(folder: Path):  # type: ignore[no-untyped-def]
    from PySide6.QtWidgets import QApplication

    window = _window(folder)
    window.matches.open()
    end = time.monotonic() + 3
    while time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.01)
    return window


def _resize(folder: Path) -> float:
    """Return the median milliseconds that a change of the window's size takes of the processor."""
    from PySide6.QtWidgets import QApplication

    window = _settle(folder)
    costs = []
    for step in range(1, STEPS + 1):
        start = time.process_time()
        window.resize(1280 - 8 * step, 800 - 3 * step)
        QApplication.sendPostedEvents()
        QApplication.processEvents()
        costs.append(1000 * (time.process_time() - start))
    window.close()
    return median(costs)


def _memory(folder: Path, what: str) -> list[float]:
    """Return the resident megabytes when a deal lies, and when some have been played."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    if what == "empty":
        plain = QMainWindow()
        plain.resize(1280, 800)
        plain.show()
        QApplication.processEvents()
        return [_resident()]
    window = _settle(folder)
    dealt, rng = _resident(), Random(1)
    while len(window.table.position.results) < DEALS:
        QApplication.processEvents()
        decision = window.table.input.decision
        if decision is not None:
            window.flow._choose(rng.choice(decision.moves))
        elif window.host.panel is not None:
            window.host.next_deal.emit()
    QApplication.processEvents()
    played = _resident()
    window.close()
    return [dealt, played]


def _resident() -> float:
    """Return the resident megabytes, where the system tells; elsewhere 1."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 1.0
    lines = status.read_text(encoding="ascii").splitlines()
    return sum(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def _idle(folder: Path, state: str) -> float:
    """Return the milliseconds of the processor that the waiting window takes each second.

    With "docks" the log and the scores stand beside the table and a card is raised.
    """
    from PySide6.QtCore import QPointF, QTimer
    from PySide6.QtWidgets import QApplication

    window = _settle(folder)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    if state == "docks":
        if not window.score_panel.whole:
            window.score_panel.toggle()
        window.access.log.show()
        pose = next(iter(window.table.layout_now().resting.values()))
        window.table.view.hovered.emit(QPointF(pose.x, pose.y))
        QTimer.singleShot(500, app.quit)
        app.exec()
    start, clock = time.process_time(), time.monotonic()
    QTimer.singleShot(round(1000 * IDLE), app.quit)
    app.exec()
    spent = 1000 * (time.process_time() - start) / (time.monotonic() - clock)
    window.close()
    return spent


def main(arguments: list[str]) -> None:
    """Measure one row and print its numbers."""
    began = float(os.environ.get("BENCH_BEGAN", time.monotonic()))
    if arguments[:2] in (["start", "game"], ["memory", "game"]):
        from farwhist.ui.system.before_qt import import_qt

        import_qt()
    from PySide6.QtWidgets import QApplication

    app = QApplication([])
    with TemporaryDirectory() as name:
        folder = Path(name)
        match arguments:
            case ["frame", wide, high, cards]:
                print(_frame(folder, int(wide), int(high), int(cards)))
            case ["start", what]:
                print(*_start(folder, what, began))
            case ["start", what, kept]:
                print(*_start(Path(kept), what, began))
            case ["resize"]:
                print(_resize(folder))
            case ["memory", what]:
                print(*_memory(folder, what))
            case ["idle", state]:
                print(_idle(folder, state))
    del app


if __name__ == "__main__":
    main(sys.argv[1:])
