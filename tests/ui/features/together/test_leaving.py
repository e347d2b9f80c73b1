"""Going away in the middle of a match: nobody is dropped, and nothing is lost, without a word."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.ui.app.application import opened_files_in
from farwhist.ui.app.orphaned_matches import OrphanedMatches
from farwhist.ui.features.together import words
from farwhist.ui.features.together.manifest import LeaveTable
from farwhist.ui.services.match_files import play_deal
from tests.store.test_orphaned_matches import played
from tests.ui.conftest import MakeWindow
from tests.ui.features.together.tables import (
    SOON,
    BotAtTable,
    TwoWindows,
    begin,
    close,
    open_table,
    opened_window,
    play_out,
    room,
)
from tests.ui.furnished import Furnished

WHY = "Available when the match at the table is over, or left"


def asked(window: Furnished) -> str:
    question = window.together.question
    return "" if question is None else question.text()


def test_who_leaves_the_table_in_a_match_is_asked_first(two: TwoWindows, qtbot: QtBot) -> None:
    host, guest = two
    begin(qtbot, host, guest)
    guest.services.open(LeaveTable())
    assert asked(guest) == words.what_leaving_does(hosts=False)
    assert guest.together.question.defaultButton() is guest.together.question.no
    assert guest.together.question.no.accessibleDescription() == asked(guest), "Orca says it"
    guest.together.question.no.click()
    assert guest.together.question is None and guest.together.session.playing
    guest.services.open(LeaveTable())
    guest.together.question.yes.click()
    assert guest.together.session is None
    host.services.open(LeaveTable())
    assert asked(host) == words.what_leaving_does(hosts=True)
    close(guest, host)


def test_nobody_is_asked_in_the_waiting_room(two: TwoWindows) -> None:
    host, guest = two
    guest.services.open(LeaveTable())
    assert guest.together.session is None
    assert host.together.leaving.may_close()
    close(guest, host)


@pytest.mark.parametrize("way", ["quit", "the window's own button"])
def test_who_closes_the_window_in_a_match_is_asked_first(
    two: TwoWindows, qtbot: QtBot, way: str
) -> None:
    host, guest = two
    begin(qtbot, host, guest)

    def want_away(window: Furnished) -> None:
        if way == "quit":
            window.actions_["quit"].trigger()
        else:
            QApplication.sendEvent(window, spontaneous())

    want_away(guest)
    assert guest.isVisible() and asked(guest) == words.what_closing_does(hosts=False)
    guest.together.question.no.click()
    want_away(host)
    assert host.isVisible() and asked(host) == words.what_closing_does(hosts=True)
    want_away(guest)
    guest.together.question.yes.click()
    assert not guest.isVisible()
    assert host.together.session.playing, "the seat waits"
    close(host)
    assert not host.isVisible(), "the end of the session of the desktop asks nobody"


class _ByTheSystem(QCloseEvent):
    def spontaneous(self) -> bool:
        return True


def spontaneous() -> QCloseEvent:
    """Return the event of a click on the cross of a window."""
    return _ByTheSystem()


def test_nothing_takes_the_place_of_the_match_at_the_table(
    two: TwoWindows, qtbot: QtBot, tmp_path: Path
) -> None:
    host, guest = two
    begin(qtbot, host, guest)
    file = tmp_path / "x.farwhist"
    file.write_text(played(30, seed=9).text(), encoding="utf-8")
    opened = opened_files_in(guest.contents, OrphanedMatches(guest.services, "match"))
    tries: list[Callable[[], object]] = [
        lambda: opened.open(file),
        lambda: play_deal(guest.services, played(30, seed=9), "told"),
    ]
    for attempt in tries:
        guest.notice.hide()
        attempt()
        qtbot.waitUntil(lambda: guest.notice.label.text() == WHY and guest.notice.isVisible())
        assert guest.runner.elsewhere and guest.together.session.playing
    close(guest, host)


def test_whatever_takes_its_place_says_how_to_come_back(two: TwoWindows, qtbot: QtBot) -> None:
    host, guest = two
    begin(qtbot, host, guest)
    for window, hosts in ((guest, False), (host, True)):
        window.matches.start("elevator", 4)
        assert window.notice.label.text() == words.how_to_come_back(hosts=hosts)
        assert window.together.session is None
    close(guest, host)


def test_another_window_goes_on_at_the_table(two: TwoWindows, qtbot: QtBot) -> None:
    host, guest = two
    begin(qtbot, host, guest)
    left = guest.together.end()
    assert not guest.runner.together
    guest.together.resume(left)
    assert guest.runner.elsewhere and guest.together.session.playing
    close(guest, host)


def test_after_the_match_the_podium_leads_to_the_waiting_room(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = opened_window(make_window, tmp_path / "host")
    BotAtTable(window, open_table(window, qtbot, name="Anna"))
    qtbot.waitUntil(lambda: room(window).people[1].text().startswith("Robo"), timeout=SOON)
    room(window).ready.click()
    qtbot.waitUntil(lambda: window.runner.elsewhere, timeout=SOON)
    play_out(qtbot, window)
    qtbot.waitUntil(lambda: not window.runner.elsewhere, timeout=SOON)
    assert window.host.panel.again.text() == "To the waiting room  ⏎"
    window.host.panel.again.click()
    qtbot.waitUntil(lambda: window.together.page is not None)
    assert room(window).ready.isVisible()
    window.close()
