"""The waiting room: what has the keyboard first, and what a screen reader is told of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from farwhist.network.messages import Ready
from farwhist.ui.features.together.manifest import ShowTable
from farwhist.ui.services.requests import JoinTable
from farwhist.ui.settings.catalogue import TABLE_NAME
from tests.ui.conftest import MakeWindow
from tests.ui.features.together.tables import (
    SOON,
    TwoWindows,
    begin,
    close,
    join,
    open_table,
    opened_window,
    room,
)
from tests.ui.furnished import Furnished


def focused(window: Furnished) -> QWidget | None:
    """Return what has the keyboard when the window is the active one."""
    return window.focusWidget()


def test_a_host_who_is_alone_copies_the_invitation_first(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    host = opened_window(make_window, tmp_path / "host")
    open_table(host, qtbot, name="Anna")
    qtbot.waitUntil(lambda: focused(host) is room(host).copy, timeout=SOON)
    host.together.close()
    host.services.open(ShowTable())
    assert focused(host) is room(host).copy
    host.close()


def test_with_others_there_each_says_first_that_they_are_ready(
    two: TwoWindows, qtbot: QtBot
) -> None:
    host, guest = two
    assert focused(guest) is room(guest).ready
    host.together.close()
    host.services.open(ShowTable())
    assert focused(host) is room(host).ready
    close(guest, host)


@pytest.mark.parametrize("watches", [True, False])
def test_where_nobody_can_be_ready_the_chat_comes_first(
    make_window: MakeWindow, qtbot: QtBot, two: TwoWindows, tmp_path: Path, watches: bool
) -> None:
    host, guest = two
    if watches:
        host.together.leave()
        line = open_table(host, qtbot, name="Anna", watchers=1)
        third = opened_window(make_window, tmp_path / "third")
        third.together.choice.name = "Cleo"
        third.services.open(JoinTable())
        third.together.page.watch.setChecked(True)
        join(third, qtbot, line, "Cleo")
        assert focused(third) is room(third).talk
        close(third)
    else:
        begin(qtbot, host, guest)
        guest.services.open(ShowTable())
        assert focused(guest) is room(guest).talk
    close(guest, host)


def test_it_is_introduced_by_who_is_there(two: TwoWindows) -> None:
    host, guest = two
    assert room(guest).introduction() == (
        "Waiting room. Anna: not ready yet. Berta (you): not ready yet. "
        "The match begins when all are ready."
    )
    close(guest, host)


def test_who_has_the_keyboard_elsewhere_keeps_it_when_somebody_comes(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    host = opened_window(make_window, tmp_path / "host")
    line = open_table(host, qtbot, name="Anna", chat="free")
    page = room(host)
    page.text.setFocus()
    guest = opened_window(make_window, tmp_path / "guest")
    join(guest, qtbot, line)
    qtbot.waitUntil(lambda: page.people[1].text().startswith("Berta"), timeout=SOON)
    assert focused(host) is page.text
    close(guest, host)


def test_large_letters_in_a_small_window_need_no_scrolling_sideways(two: TwoWindows) -> None:
    host, guest = two
    for window in (host, guest):
        window.resize(1000, 650)
        window.appearance.set_text_size(200)
        room(window).layout().activate()
        QApplication.processEvents()
        assert room(window)._area.horizontalScrollBar().maximum() == 0
    guest.appearance.set_text_size(100)
    close(guest, host)


def test_the_name_at_the_table_is_kept_for_the_next_one(
    make_window: MakeWindow, qtbot: QtBot, two: TwoWindows, tmp_path: Path
) -> None:
    host, guest = two
    close(guest)
    again = make_window(tmp_path / "guest")
    again.matches.open()
    again.services.open(JoinTable())
    assert again.together.page.name.text() == "Berta"
    join(again, qtbot, host.together.session.line, "Player 1")
    assert TABLE_NAME.read(again.services.settings.preferences) == ""
    close(again, host)


def test_who_is_ready_is_told(two: TwoWindows, qtbot: QtBot) -> None:
    host, guest = two
    for window, told in ((host, "Berta: ready"), (guest, "Berta (you): ready")):
        window.status.setText("")
        room(guest).ready.setChecked(False)
        guest.together.session.say(Ready(False))
        qtbot.waitUntil(lambda: room(host).people[1].text() == "Berta: not ready yet")
        guest.together.session.say(Ready(True))
        qtbot.waitUntil(lambda window=window, told=told: window.status.text() == told)
    close(guest, host)
