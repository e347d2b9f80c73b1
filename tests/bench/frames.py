"""Whether the table's frames notice that the coach judges: gaps between frames, without and with.

``python -m tests.bench.frames`` prints the milliseconds of both, without a screen. A card of the
table moves all the time, painted in software; the coach judges deal after deal of the same match
in a process of its own that stands back, as it does while a match is played.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from farwhist import bots
from farwhist.engine.match import Match
from farwhist.rules.catalogue import default_preset, ruleset

if TYPE_CHECKING:
    from farwhist.ui.table.items.card_item import CardItem
    from tests.ui.furnished import Furnished

SECONDS: Final = 10.0
ROUNDS: Final = 2
DEALS: Final = 8
GOAL: Final = 18.0
ROW: Final = "frames of the table while the coach judges"


def report() -> None:
    """Print the longest of a hundred gaps beside the goal, and beside that without the coach."""
    alone, busy, count = measured("tests.bench.frames")
    print(
        f"{ROW:<46}{busy:9.2f} ms p99{busy / alone:9.2f} of that without; goal {GOAL:.0f};"
        f" {count:.0f} choices judged meanwhile"
    )


def measured(module: str) -> list[float]:
    """Run a module that prints numbers, without a screen, and return them."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "*=false"}
    command = [sys.executable, "-m", module]
    found = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True
    )
    return [float(word) for word in found.stdout.split()]


def measure(folder: Path) -> tuple[float, float, int]:
    """Return the 99th of a hundred gaps without the coach and with it, and what it judged."""
    from farwhist.store.matches import Saved
    from farwhist.ui.match.thinking import QuietAdviser
    from tests.bench.window import _window

    match = played()
    window = _window(folder)
    saved = Saved(default_preset(), 4, 1, {}, salt="5a" * 32, moves=tuple(match.moves), human=0)
    window.matches.store.save(saved)
    window.matches.open()
    window.host.close()
    window.runner.stop()
    item = moving(window)
    adviser = QuietAdviser(window)
    window.services.coach.quiet = adviser
    alone: list[float] = []
    judging: list[float] = []
    for number in range(ROUNDS):  # in turns, for the computer has other things to do as well
        alone += gaps(window, item)
        first = number * DEALS // ROUNDS + 1
        deals = range(first, first + DEALS // ROUNDS)
        judge(window, deals)
        judging += gaps(window, item)
        window.coaching.deals.judging.hold(True)
    judged = done(window)
    adviser.close()
    window.close()
    return p99(alone), p99(judging), judged


def played() -> Match:
    """Return a match of which so many deals are over."""
    rules = ruleset(default_preset(), 4, {})
    match, rng = Match(rules, 1), Random(1)
    level = bots.make("rule", rules)
    while len(match.position.results) < DEALS:
        decision = next(each for each in match.decisions if not each.settled)
        seat = decision.seat
        match.submit(seat, level.choose(match.view(seat), decision, rng))
    return match


def moving(window: Furnished) -> CardItem:
    """Return a card of its own that lies above all others."""
    from farwhist.engine.cards import pack
    from farwhist.ui.table.card_images import CardImages
    from farwhist.ui.table.items.card_item import CardItem
    from farwhist.ui.table.layout.geometry import Pose
    from farwhist.ui.table.theme import Theme

    sizes = window.table.layout_now().sizes
    pose = Pose(sizes.width / 2, sizes.height / 2, sizes.card, 0.0, 300)
    item = CardItem(CardImages(Theme(), 1.0), Theme(), pack()[0], pose)
    window.table.scene.addItem(item)
    return item


def judge(window: Furnished, deals: range) -> None:
    """Let the coach judge these deals, and wait until its process is at work."""
    from PySide6.QtWidgets import QApplication

    window.coaching.deals.judging.hold(False)
    for deal in deals:
        window.coaching.deals._hand_over(deal)
    before, end = done(window), time.monotonic() + 20
    while done(window) == before and time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.005)


def done(window: Furnished) -> int:
    """Return how many choices are judged."""
    states = [window.coaching.deals.judging.of(deal) for deal in range(1, DEALS + 1)]
    return sum(each.done for each in states if each is not None)


def gaps(window: Furnished, item: CardItem) -> list[float]:
    """Return the milliseconds from frame to frame while a card moves, by the clock of the table."""
    from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer

    from farwhist.ui.table.transition import Motion

    painted: list[float] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Paint:
                painted.append(time.monotonic())
            return False

    class Swing(Motion):
        frame = 0

        def advance(self, milliseconds: float) -> bool:
            self.frame += 1
            item.setPos(item.x() + (3 if self.frame % 40 < 20 else -3), item.y())
            return loop.isRunning()

    watch, loop = Watch(), QEventLoop()
    viewport = window.table.view.viewport()
    viewport.installEventFilter(watch)
    QTimer.singleShot(0, lambda: window.table.clock.start([Swing(0)], waited=False))
    QTimer.singleShot(round(1000 * SECONDS / ROUNDS), loop.quit)
    loop.exec()
    viewport.removeEventFilter(watch)
    return [1000 * (b - a) for a, b in pairwise(painted)]


def p99(times: list[float]) -> float:
    """Return the time that 99 of 100 do not exceed."""
    return sorted(times)[round(0.99 * (len(times) - 1))]


if __name__ == "__main__":
    from farwhist.ui.system.before_qt import import_qt

    import_qt()
    from PySide6.QtWidgets import QApplication

    app = QApplication([])
    with TemporaryDirectory() as name:
        print(*measure(Path(name)))
