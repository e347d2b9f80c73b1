"""The clock of a table: it runs down for whom it runs out, and for nobody else."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

from pytestqt.qtbot import QtBot

from farwhist.engine.makers import Maker
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.features.together.tables import SOON, BotAtTable, open_table, opened_window, room
from tests.ui.furnished import Furnished


def playing(make_window: MakeWindow, qtbot: QtBot, folder: Path, clock: int) -> Furnished:
    """Return the window of a host who plays with a bot, by this clock, and is asked for a bid."""
    window = opened_window(make_window, folder)
    BotAtTable(window, open_table(window, qtbot, name="Anna", clock=clock))
    qtbot.waitUntil(lambda: room(window).people[1].text().startswith("Robo"), timeout=SOON)
    room(window).ready.click()
    qtbot.waitUntil(lambda: window.runner.elsewhere, timeout=SOON)
    driving.wait_until_asked(window, qtbot)
    return window


def test_it_runs_down_once_a_second_with_a_word_before_the_end(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = playing(make_window, qtbot, tmp_path, clock=60)
    limit, passed = window.time_limit, 0.0
    limit.countdown.now = lambda: 1000 * (monotonic() + passed)
    assert limit.ring.isVisible() and limit.ring.share > 0.9
    assert limit.countdown._wound == 1000, "the ring is painted once a second"
    passed = 30
    limit.countdown.tick()
    assert 0.4 < limit.ring.share < 0.51, "it runs at the host while this process stands still"
    assert "left" not in window.status.text()
    passed = 55.5
    limit.countdown.tick()
    assert window.status.text() == "5 seconds left"
    assert "5 seconds left" in window.access.announcer.read_back("ask_again")
    driving.click_once(window, qtbot)
    qtbot.waitUntil(lambda: not limit.countdown.running or limit.countdown.left > 50_000)
    window.close()


def test_a_bot_moves_for_who_has_no_time_left(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = playing(make_window, qtbot, tmp_path, clock=2)
    told: list[str] = []
    window.access.announcer.set_sink(lambda text, urgent: told.append(text))
    hosted = window.together.session.link._hosting.table.match
    qtbot.waitUntil(lambda: Maker.CLOCK in hosted.makers.values(), timeout=SOON)
    qtbot.waitUntil(lambda: any("Time is up" in each for each in told), timeout=SOON)
    assert window.together.session.playing
    window.close()


def test_no_time_runs_where_the_table_has_no_clock(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = playing(make_window, qtbot, tmp_path, clock=0)
    window.table_preferences.set(time_to_bid="15", time_to_play="15")
    assert not window.time_limit.countdown.running and not window.time_limit.ring.isVisible()
    window.close()


def test_the_time_stands_still_while_all_are_asked_whether_a_move_is_taken_back(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = playing(make_window, qtbot, tmp_path, clock=60)
    assert window.time_limit.countdown.running
    window.together.session.wished.emit(1, False)
    assert not window.time_limit.countdown.running and not driving.asked(window)
    window.close()
