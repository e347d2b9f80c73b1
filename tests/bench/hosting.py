"""Whether the host's frames notice a full table: gaps between frames, without and with guests.

``python -m tests.bench.hosting`` prints the milliseconds of both, and how many moves were made,
without a screen. A window hosts a table of seven at which six bots of another process play and ten
people watch; the table's clock plays for the host's own person. A card moves all the time.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from tests.bench.frames import ROUNDS, gaps, moving, p99, print_gaps

if TYPE_CHECKING:
    from tests.ui.furnished import Furnished

HERE: Final = "127.0.0.1"
SEATS: Final = 7
WATCHERS: Final = 10
CLOCK: Final = 1
PATIENCE: Final = 60.0
ROW: Final = "frames of a host with 7 players and 10 watchers"


def report() -> None:
    """Print the longest of a hundred gaps beside the goal, and beside that without a table."""
    print_gaps(ROW, "tests.bench.hosting", "events")


def measure(folder: Path) -> tuple[float, float, int]:
    """Return the 99th of a hundred gaps without a table and at one, and the events meanwhile."""
    from tests.bench.window import _window

    window = _window(folder)
    window.matches.open()
    window.host.close()
    window.runner.stop()
    item = moving(window)
    alone = [gap for _ in range(ROUNDS) for gap in gaps(window, item)]
    guests = subprocess.Popen([sys.executable, "-m", "tests.bench.hosting", _opened(window)])
    try:
        session = window.together.session
        assert session is not None
        _wait(lambda: session.room is not None and len(session.room.watching) == WATCHERS)
        _wait(lambda: all(each.ready for each in session.room.places[1:]))  # type: ignore[union-attr]
        window.together.page.ready.click()
        _wait(lambda: window.runner.together)
        match = session.table.match
        assert match is not None
        before = len(match.events)
        item = moving(window)
        hosting = [gap for _ in range(ROUNDS) for gap in gaps(window, item)]
        heard = len(match.events) - before
    finally:
        guests.kill()
        guests.wait()
        window.close()
    return p99(alone), p99(hosting), heard


def _opened(window: Furnished) -> str:
    """Open a table for seven; return the invitation."""
    from farwhist.ui.features.together.manifest import OpenTable

    together = window.together
    together.address = HERE
    together.answer(OpenTable())
    choice = together.choice
    choice.seats, choice.watchers, choice.clock, choice.port = SEATS, WATCHERS, CLOCK, 0
    together.open_table()
    session = together.session
    _wait(lambda: bool(session.line) and session.room is not None)
    return str(session.line)


def _wait(done: Callable[[], bool]) -> None:
    from PySide6.QtWidgets import QApplication

    end = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > end:
            raise TimeoutError("the guests did not come")
        QApplication.processEvents()
        time.sleep(0.005)


async def _come(line: str) -> None:
    """Sit six bots down, and let others watch."""
    from farwhist.network.bot_guest import BotGuest
    from farwhist.network.guest import Guest, GuestPerson
    from farwhist.network.invitation import read_invitation

    invitation = read_invitation(line)
    people = [GuestPerson(f"Bot {n}", n, bytes([n]) * 32, bot="rule") for n in range(1, SEATS)]
    bots = [BotGuest(invitation, each, Random(each.name), lambda record: None) for each in people]
    watchers = [
        Guest(invitation, GuestPerson("W", 0, bytes([50 + n]) * 32, watch=True), lambda heard: None)
        for n in range(WATCHERS)
    ]
    await asyncio.gather(*(each.run() for each in bots), *(each.run() for each in watchers))


if __name__ == "__main__":
    if len(sys.argv) > 1:
        asyncio.run(_come(sys.argv[1]))
    else:
        from PySide6.QtWidgets import QApplication

        app = QApplication([])
        with TemporaryDirectory() as name:
            print(*measure(Path(name)))
