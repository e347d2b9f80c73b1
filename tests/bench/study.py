"""What the study costs: opening a deal of a long match, a step, and leading off into a line.

``python -m tests.bench.study`` prints the milliseconds of each row, without a screen.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from tests.bench.length import CHANGES, long_match

DEALS = 100
OPENINGS = 7
ROWS = (
    f"study, opening a deal of {DEALS}",
    "study, a step",
    f"study, leaving a match of {DEALS} deals for a line",
)
LIMITS = (100, 16, 100)


def report() -> None:
    """Print every row beside its limit."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "*=false"}
    command = [sys.executable, "-m", "tests.bench.study"]
    done = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True
    )
    found = map(float, done.stdout.split())
    for name, cost, limit in zip(ROWS, found, LIMITS, strict=True):
        print(f"{name:<46}{cost:9.2f} ms{cost / limit:9.2f} of {limit} ms")


def measure(folder: Path) -> list[float]:
    """Return the milliseconds of each row."""
    from PySide6.QtWidgets import QApplication

    from farwhist.store.matches import Saved
    from farwhist.ui.review.coach import Coach
    from tests.bench.window import _window

    match = long_match(DEALS + 1)
    saved = Saved("elevator", 4, 1, CHANGES, salt="5a" * 32, moves=tuple(match.moves), human=0)
    window = _window(folder)
    window.matches.store.save(saved)
    Coach._go_on = lambda coach: None  # type: ignore[method-assign]  # another process judges
    window.matches.open()
    window.host.close()
    QApplication.processEvents()
    results = window.table.position.results
    openings, steps, lines = [], [], []
    for number in range(OPENINGS + 1):
        deal = results[len(results) // 2 + number].deal
        start = process_time()
        window.study.open_table(deal)
        QApplication.sendPostedEvents()
        QApplication.processEvents()
        openings.append(1000 * (process_time() - start))
        page = window.study.page
        assert page is not None and page.tries is not None
        if page.coach is not None:
            page.coach.stop()
        for step in range(page.last):
            start = process_time()
            page.go(step + 1)
            QApplication.sendPostedEvents()
            QApplication.processEvents()
            steps.append(1000 * (process_time() - start))
        start = process_time()
        assert window.study.studied is not None
        window.study.studied.match.branch(match.moves_before(deal))
        lines.append(1000 * (process_time() - start))
        window.study.close()
    window.close()
    return [median(openings[1:]), median(steps), median(lines)]  # the first one imports the page


if __name__ == "__main__":
    from PySide6.QtWidgets import QApplication

    app = QApplication([])
    with TemporaryDirectory() as name:
        print(*measure(Path(name)))
