"""What a long match costs beside a short one: saving a move, taking one back, and both on screen.

``python -m tests.bench.length DEALS`` prints the milliseconds of each row for a match in its last
of so many deals.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from farwhist import bots
from farwhist.engine import chance
from farwhist.engine.match import Match
from farwhist.rules.catalogue import ruleset
from farwhist.store.matches import MatchStore, Saved

LENGTHS = (10, 1000)
TIMES = 15
CHANGES = {"sequence": "CONSTANT", "cap": "5", "end": "target", "points": "10000",
           "longest": "1000"}  # fmt: skip
ROWS = ("save a move", "take a move back", "take a move back on screen", "move on screen")


def long_match(deals: int) -> Match:
    """Return a match in the middle of its last of so many deals, 1 to 1000."""
    rules = ruleset("elevator", 4, CHANGES)
    match, players = Match(rules, 1), [bots.make("random", rules) for _ in range(4)]
    rngs = [chance.source(1, 0, seat) for seat in range(4)]
    while match.position.deal < deals or len(match.position.tricks) < 2 or match.decisions[0].seat:
        decision = next(each for each in match.decisions if not each.settled)
        seat = decision.seat
        match.submit(seat, players[seat].choose(match.view(seat), decision, rngs[seat]))
    return match


def report() -> None:
    """Print every row."""
    columns = []
    for deals in LENGTHS:
        command = [sys.executable, "-m", "tests.bench.length", str(deals)]
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "*=false"}
        done = subprocess.run(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True
        )
        columns.append([float(word) for word in done.stdout.split()])
    for name, short, long in zip(ROWS, *columns, strict=True):
        deals = f"{LENGTHS[1]} deals, {name}"
        print(f"{deals:<46}{long:9.2f} ms{long / short:9.2f} of {LENGTHS[0]} deals")


def _timed(change: Callable[[], object]) -> float:
    start = perf_counter()
    change()
    return 1000 * (perf_counter() - start)


def measure(deals: int, folder: Path) -> list[float]:
    """Return the milliseconds of each row."""
    match = long_match(deals)
    saved = Saved("elevator", 4, 1, CHANGES, salt="5a" * 32, moves=tuple(match.moves))
    store, move = MatchStore(folder), match.moves[-1:]
    store.save(saved)
    adds = [_timed(lambda: store.add(move, lambda: saved)) for _ in range(TIMES)]
    store.save(saved)
    count, backs = len(match.moves), []
    for number in range(1, TIMES + 1):
        match.view(0)
        backs.append(_timed(lambda end=count - number: (match.take_back(end), match.view(0))))  # type: ignore[misc]
    return [median(adds), median(backs), *_on_screen(folder)]


def _on_screen(folder: Path) -> tuple[float, float]:
    from PySide6.QtWidgets import QApplication

    from farwhist.ui.settings.timing import NO_TIME, Timing
    from tests.ui.furnished import furnished_window as make_window

    app = QApplication([])
    window = make_window(folder, Timing(NO_TIME, 0))
    window.show()
    window.matches.open()
    rng, undone, made = Random(1), [], []

    def settle() -> None:
        while window.table.input.decision is None:
            app.processEvents()
            if window.host.panel is not None and window.table.input.decision is None:
                window.host.next_deal.emit()
        app.processEvents()

    for _ in range(TIMES):
        settle()
        undone.append(_timed(window.runner.undo))
    for _ in range(TIMES):
        settle()
        decision = window.table.input.decision
        assert decision is not None
        move = rng.choice(decision.moves)
        made.append(_timed(lambda move=move: window.flow._choose(move)))  # type: ignore[misc]
    window.runner.stop()
    return median(undone), median(made)


def main() -> None:
    with TemporaryDirectory() as folder:
        print(*measure(int(sys.argv[1]), Path(folder)))
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
