"""What the window costs: milliseconds a frame, start-up beside an empty window, memory, idle CPU.

Everything is measured without a screen and drawn in software, each row in a process of its own:
``python -m tests.bench.window frame WIDTH HEIGHT CARDS`` and so on print one number.
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

FRAMES = 120


def _run(*arguments: object, ratio: int = 1) -> float:
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": str(ratio),
        "QT_LOGGING_RULES": "*.warning=false",
    }
    command = [sys.executable, "-m", "tests.bench.window", *map(str, arguments)]
    done = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True
    )
    return float(done.stdout)


def report() -> None:
    """Print every row."""
    for wide, high, ratio in ((1280, 800, 1), (1920, 1080, 1), (1280, 800, 2)):
        for cards in (4, 52):
            cost = _run("frame", wide, high, cards, ratio=ratio)
            name = f"frame, {cards} cards moving, {wide}x{high} at {ratio}x"
            print(f"{name:<46}{cost:9.1f} ms")
    pairs = [(_run("start", "game"), _run("start", "empty")) for _ in range(5)]
    game, empty = (median(column) for column in zip(*pairs, strict=True))
    print(
        f"{'start to first painted frame':<46}{game:9.0f} ms{game / empty:9.2f} of an empty window"
    )
    print(f"{'memory when the first deal lies':<46}{_run('memory'):9.0f} MB")
    print(f"{'CPU while waiting for the player':<46}{_run('idle'):9.2f} %")


def _window(folder: Path, wide: int = 1280, high: int = 800):  # type: ignore[no-untyped-def]
    from farwhist.ui.app import make_window
    from farwhist.ui.table.speeds import NO_TIME, Pace

    window = make_window(folder, Pace(NO_TIME, 0))
    window.resize(wide, high)
    window.show()
    return window


def _frame(folder: Path, wide: int, high: int, cards: int) -> float:
    """Return the median milliseconds in which the view paints one frame of moving cards."""
    from PySide6.QtWidgets import QApplication

    from farwhist.engine.cards import pack
    from farwhist.ui.table.card_item import CardItem
    from farwhist.ui.table.faces import Faces
    from farwhist.ui.table.geometry import Pose
    from farwhist.ui.table.theme import Theme

    window = _window(folder, wide, high)
    window.open_match()
    window.host.close()
    window.runner.stop()
    scene, view, rng = window.table.scene, window.table.view, Random(1)
    faces = Faces(Theme(), view.devicePixelRatioF())
    height = window.table.layout_now().sizes.card
    items = []
    for number, card in enumerate(pack()):
        pose = Pose(
            rng.uniform(0.1, 0.9) * view.width(), rng.uniform(0.2, 0.8) * view.height(), height,
            rng.uniform(-8, 8), 200 + number,
        )  # fmt: skip
        item = CardItem(faces, Theme(), card, pose)
        scene.addItem(item)
        items.append(item)
    for _ in range(5):
        QApplication.processEvents()
    costs = []
    for frame in range(FRAMES):
        start = time.perf_counter()
        for item in items[:cards]:
            item.setPos(item.x() + 3 * (1 if frame % 40 < 20 else -1), item.y() + 1)
        QApplication.sendPostedEvents()
        QApplication.processEvents()
        costs.append(1000 * (time.perf_counter() - start))
    window.close()
    return median(costs)


def _start(folder: Path, what: str, began: float) -> float:
    """Return the milliseconds from the start of Python's work to the first painted frame."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    if what == "game":
        window = _window(folder)
        window.open_match()
        view = window.table.view
    else:
        window = QMainWindow()
        window.resize(1280, 800)
        window.show()
        view = window
    app.processEvents()
    view.repaint()
    return 1000 * (time.perf_counter() - began)


def _settle(folder: Path):  # type: ignore[no-untyped-def]
    from PySide6.QtWidgets import QApplication

    window = _window(folder)
    window.open_match()
    end = time.monotonic() + 3
    while time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.01)
    return window


def _memory(folder: Path) -> float:
    """Return the resident megabytes, where the system tells; elsewhere 0."""
    window = _settle(folder)
    status = Path("/proc/self/status")
    lines = status.read_text(encoding="ascii").splitlines() if status.exists() else []
    window.close()
    return sum(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def _idle(folder: Path) -> float:
    """Return the per cent of a processor that the waiting window takes, over three seconds."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    window = _settle(folder)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    start, clock = time.process_time(), time.monotonic()
    QTimer.singleShot(3000, app.quit)
    app.exec()
    share = 100 * (time.process_time() - start) / (time.monotonic() - clock)
    window.close()
    return share


def main(arguments: list[str]) -> None:
    """Measure one row and print its number."""
    began = time.perf_counter()
    from PySide6.QtWidgets import QApplication

    app = QApplication([])
    with TemporaryDirectory() as name:
        folder = Path(name)
        match arguments:
            case ["frame", wide, high, cards]:
                print(_frame(folder, int(wide), int(high), int(cards)))
            case ["start", what]:
                print(_start(folder, what, began))
            case ["memory"]:
                print(_memory(folder))
            case ["idle"]:
                print(_idle(folder))
    del app


if __name__ == "__main__":
    main(sys.argv[1:])
