"""Tables that windows of one process open and join over the loopback, and bots that come there."""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path
from random import Random
from typing import Any

from pytestqt.qtbot import QtBot

from farwhist.network.bot_guest import BotGuest
from farwhist.network.guest import GuestPerson
from farwhist.network.guest_table import CheckedRecord
from farwhist.network.invitation import read_invitation
from farwhist.ui.features.together.feature import Together
from farwhist.ui.features.together.manifest import OpenTable
from farwhist.ui.features.together.room_page import RoomPage
from farwhist.ui.services.requests import JoinTable
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished

HERE = "127.0.0.1"
SOON = 20_000


TwoWindows = tuple[Furnished, Furnished]
"""Those of a host and of a guest."""


def opened_window(make_window: MakeWindow, folder: Path) -> Furnished:
    """Return a window with a match of its own."""
    folder.mkdir(exist_ok=True)
    window = make_window(folder)
    window.matches.open()
    return window


def open_table(window: Furnished, qtbot: QtBot, **chosen: Any) -> str:
    """Open a table for two to seven as chosen, of short deals; return the invitation."""
    together: Together = window.together
    together.address = HERE
    window.rules.edit(window.rules.draft.with_seats(2).with_options(driving.deals("1,2")))
    together.answer(OpenTable())
    choices = window.rules.choices()
    together.choice.game = window.rules.chosen(choices)
    together.choice.seats = 2
    together.choice.port = 0
    for name, value in chosen.items():
        setattr(together.choice, name, value)
    together.open_table()
    session = together.session
    assert session is not None
    qtbot.waitUntil(lambda: bool(session.line) and session.room is not None, timeout=SOON)
    return session.line


def join(window: Furnished, qtbot: QtBot, line: str, name: str = "Berta") -> None:
    """Let the person of another window join, by the page."""
    together: Together = window.together
    together.answer(JoinTable())
    page = together.page
    page.line.setText(line)
    page.name.setText(name)
    page.join.click()
    qtbot.waitUntil(
        lambda: together.session is not None and together.session.room is not None, timeout=SOON
    )


def room(window: Furnished) -> RoomPage:
    """Return the waiting room."""
    page = window.together.page
    assert isinstance(page, RoomPage)
    return page


class BotAtTable:
    """A bot that comes to a table by its line, in the network thread of a window."""

    def __init__(self, window: Furnished, line: str, name: str = "Robo", key: int = 7) -> None:
        self.finished: list[CheckedRecord] = []
        person = GuestPerson(name, 3, bytes([key]) * 32, bot="beginner")
        self.bot = BotGuest(read_invitation(line), person, Random(1), self.finished.append)
        self.run: Future[Any] = window.together.thread_of_network.run(self.bot.run())


def play_out(qtbot: QtBot, *windows: Furnished) -> None:
    """Let the people of these windows do whatever they are asked, until their match is over."""

    def step() -> bool:
        for window in windows:
            if not window.table.position.over and driving.asked(window):
                driving.click_once(window, qtbot)
        return all(window.table.position.over for window in windows)

    qtbot.waitUntil(step, timeout=60_000)


def begin(qtbot: QtBot, *windows: Furnished) -> None:
    """Let the people of these windows be ready, and wait for their match."""
    for window in windows:
        room(window).ready.click()
    for window in windows:
        qtbot.waitUntil(lambda window=window: window.runner.elsewhere, timeout=SOON)


def close(*windows: Furnished) -> None:
    """Close these windows as a system does that ends."""
    for window in windows:
        window.close()
