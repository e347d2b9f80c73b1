"""Whether the host's frames notice a full table: gaps between frames, without and with guests.

``python -m tests.bench.hosting`` prints the milliseconds of all, and how many events there were,
without a screen. First bots of this computer play a match of seven, then nothing happens at their
table; then the window hosts a table of seven at which six bots of another process play and ten
people watch, and the table's clock plays for the host's own person. Everything moves at its usual
speed, and one more card all the time. What a window draws or reads once is not counted: some deals
are over before.
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

from tests.bench.frames import ROUNDS, gaps, measured, moving, p99

if TYPE_CHECKING:
    from tests.ui.furnished import Furnished

HERE: Final = "127.0.0.1"
SEATS: Final = 7
WATCHERS: Final = 10
CLOCK: Final = 3
PATIENCE: Final = 60.0
WARM: Final = 30.0
"""Seconds of a match that are not measured."""

ROW: Final = "frames of a host with 7 players and 10 watchers"


def report() -> None:
    """Print the longest of a hundred gaps beside those of a still table and of a match here."""
    still, here, busy, events = measured("tests.bench.hosting")
    print(
        f"{ROW:<46}{busy:9.2f} ms p99{busy / still:9.2f} of a still table,{busy / here:9.2f} of a"
        f" match of bots; {events:.0f} events meanwhile"
    )


def measure(folder: Path) -> tuple[float, float, float, int]:
    """Return the 99th of a hundred gaps: of a still table, of a match of bots, and of a host's.

    The last number is how many events the host's match had meanwhile.
    """
    from farwhist.rules.catalogue import default_preset
    from tests.ui.furnished import furnished_window

    window = furnished_window(folder)
    window.resize(1280, 800)
    window.show()
    window.matches.start(default_preset(), SEATS, watch=True)
    here = _playing(window)
    window.runner.stop()
    still = _gaps(window)
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
        hosting = _playing(window)
        heard = len(match.events) - before
    finally:
        guests.kill()
        guests.wait()
        window.close()
    return p99(still), p99(here), p99(hosting), heard


def _playing(window: Furnished) -> list[float]:
    """Return the gaps between frames of a match, some time after it began.

    Who sits here leaves each summary when it stands.
    """
    from PySide6.QtCore import QTimer

    def leave() -> None:
        panel = window.host.panel
        if panel is not None and panel.objectName() == "summary":
            panel.closed.emit()

    leaving = QTimer(interval=500)
    leaving.timeout.connect(leave)
    leaving.start()
    end = time.monotonic() + WARM
    _wait(lambda: time.monotonic() > end)
    found = _gaps(window)
    leaving.stop()
    return found


def _gaps(window: Furnished) -> list[float]:
    item = moving(window)
    found = [gap for _ in range(2 * ROUNDS) for gap in gaps(window, item)]
    item.scene().removeItem(item)
    return found


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
        from farwhist.ui.system.before_qt import import_qt

        import_qt()
        from PySide6.QtWidgets import QApplication

        app = QApplication([])
        with TemporaryDirectory() as name:
            print(*measure(Path(name)))
