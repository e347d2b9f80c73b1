"""The time to bid and to play: it runs down on the own plate, and a bot moves when it has."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from farwhist.engine.makers import Maker
from farwhist.engine.match import Match
from farwhist.engine.moves import write
from farwhist.rules.catalogue import GAMES
from farwhist.store.matches import MatchStore
from farwhist.store.preferences import Preferences
from farwhist.ui.features.preferences.window import PreferencesWindow
from farwhist.ui.match.timers import GAP
from farwhist.ui.settings.catalogue import FIRST_STEPS, TableRows
from tests.helpers.drive import table_of
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished
from tests.ui.robot import playing

Key = Qt.Key


class Timed:
    """A window whose player has 15 seconds, by a clock that stands still until it is moved."""

    def __init__(self, window: Furnished, seconds: str = "15") -> None:
        self.window, self.time = window, 0.0
        self.limit = window.time_limit
        self.countdown = window.time_limit.countdown
        self.countdown.now = lambda: self.time
        window.table_preferences.set(time_to_bid=seconds, time_to_play=seconds)

    def pass_by(self, seconds: float) -> None:
        end = self.time + 1000 * seconds
        while self.time < end:
            self.time = min(self.time + GAP, end)
            self.countdown.tick()

    @property
    def own_moves(self) -> int:
        match = self.window.runner.match
        assert match is not None
        return match.made(0)


@pytest.fixture
def timed(make_window: MakeWindow, qtbot: QtBot) -> Timed:
    """Return a timed window in which the player is asked for the bid of a deal of three cards."""
    window = make_window()
    timed = Timed(window)
    window.matches.start("elevator", 4, changes=driving.deals("3,2"))
    driving.wait_until_asked(window, qtbot)
    return timed


def test_without_a_limit_no_time_runs(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    assert not window.time_limit.countdown.running
    assert not window.time_limit.ring.isVisible()


def test_the_ring_runs_down_with_a_word_before_it_ends(timed: Timed, qtbot: QtBot) -> None:
    window, ring = timed.window, timed.limit.ring
    assert ring.isVisible() and ring.share == 1 and ring.seconds is None
    plate = window.table.scene.plates[0].sceneBoundingRect()
    assert plate.contains(ring.mapRectToScene(ring.boundingRect()).center())
    timed.pass_by(7.5)
    assert ring.share == 0.5 and "left" not in window.status.text()
    timed.pass_by(2.5)
    assert ring.seconds == 5 and window.status.text() == "5 seconds left"
    assert "5 seconds left" in window.access.announcer.read_back("ask_again")
    timed.pass_by(4)
    assert ring.seconds == 1 and window.status.text() == "1 second left"
    assert "1 second left" not in window.access.announcer.read_back("ask_again"), (
        "it is spoken once"
    )
    window.table.view.grab()


def test_a_bot_bids_when_the_time_is_up_and_the_log_says_so(
    make_window: MakeWindow, timed: Timed, qtbot: QtBot
) -> None:
    window = timed.window
    timed.pass_by(14.9)
    assert timed.own_moves == 0
    timed.pass_by(0.2)
    qtbot.waitUntil(lambda: timed.own_moves == 1)
    driving.wait_until_asked(window, qtbot)
    bid = window.table.position.bids[0]
    told = f"Time is up: a bid of {bid} was made for you."
    assert window.access.log.lines.count(told) == 1
    assert window.runner.setting.assisted and not window.runner.relieved
    saved = window.matches.store.load()
    assert saved is not None and saved.assisted
    again = make_window()
    again.matches.open()
    qtbot.waitUntil(lambda: told in again.access.log.lines)
    again.runner.undo()
    assert told not in again.access.log.lines
    driving.key_once(again, qtbot)
    saved = window.matches.store.load()
    assert saved is not None and saved.moves and not saved.made


def test_a_card_is_played_and_the_next_one_is_mine(timed: Timed, qtbot: QtBot) -> None:
    window = timed.window
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    assert not window.runner.setting.assisted and timed.own_moves == 1
    assert timed.countdown.share == 1, "another question has all the time again"
    timed.pass_by(15)
    qtbot.waitUntil(lambda: timed.own_moves == 2)
    driving.wait_until_asked(window, qtbot)
    assert len(window.table.hand()) == 2
    (told,) = [line for line in window.access.log.lines if line.startswith("Time is up")]
    assert told.endswith("was played for you.")
    driving.click_once(window, qtbot)
    qtbot.waitUntil(lambda: timed.own_moves >= 3)


def test_undo_takes_such_a_move_back_and_gives_time_again(timed: Timed, qtbot: QtBot) -> None:
    window = timed.window
    timed.pass_by(15)
    qtbot.waitUntil(lambda: timed.own_moves == 1)
    driving.wait_until_asked(window, qtbot)
    window.runner.undo()
    driving.wait_until_asked(window, qtbot)
    assert timed.own_moves == 0 and timed.countdown.share == 1
    assert not any(line.startswith("Time is up") for line in window.access.log.lines)


def test_an_only_card_is_played_without_help(timed: Timed, qtbot: QtBot) -> None:
    window = timed.window
    window.matches.start("elevator", 4, changes=driving.deals("1,1"))
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    timed.pass_by(15)
    qtbot.waitUntil(lambda: timed.own_moves == 2)
    assert not window.runner.setting.assisted


def test_a_choice_in_time_stops_it(timed: Timed, qtbot: QtBot) -> None:
    window = timed.window
    timed.pass_by(14)
    driving.key_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    timed.pass_by(2)
    assert timed.own_moves == 1 and not window.runner.setting.assisted


def test_time_stands_still_while_paused(timed: Timed, qtbot: QtBot) -> None:
    window = timed.window
    driving.press(window, qtbot, Key.Key_P)
    assert window.playback.paused
    timed.pass_by(100)
    assert timed.own_moves == 0 and timed.countdown.share == 1
    driving.press(window, qtbot, Key.Key_P)
    timed.pass_by(5)
    assert round(timed.countdown.left) == 10_000


@pytest.mark.parametrize("command", [
    "preferences", "statistics", "help", "all_scores", "number",
    "new", "library", "prepared", "learn", "editor",
])  # fmt: skip
def test_time_stands_still_while_a_window_is_open(timed: Timed, qtbot: QtBot, command: Any) -> None:
    window = timed.window
    window.actions_[command].trigger()
    timed.pass_by(100)
    assert timed.own_moves == 0 and timed.countdown.share == 1


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)
def test_time_stands_still_while_a_menu_is_open(timed: Timed, qtbot: QtBot) -> None:
    menu = timed.window.actions_.menus["game"]
    menu.popup(timed.window.pos())
    qtbot.waitUntil(menu.isVisible)
    timed.pass_by(100)
    assert timed.countdown.share == 1
    menu.close()
    timed.pass_by(3)
    assert timed.countdown.share == 0.8


@pytest.mark.parametrize("how", ["showMinimized", "hide"])
def test_time_stands_still_while_the_table_cannot_be_seen(
    timed: Timed, qtbot: QtBot, how: str
) -> None:
    window = timed.window
    getattr(window, how)()
    timed.pass_by(100)
    assert timed.own_moves == 0 and timed.countdown.share == 1
    window.showNormal()
    timed.pass_by(3)
    assert timed.countdown.share == 0.8


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="there is no such signal")
def test_a_program_that_was_stopped_makes_no_move_for_the_player(tmp_path: Path) -> None:
    kept = Preferences(tmp_path)
    TableRows.time_to_bid.choose(kept, "7")
    FIRST_STEPS.choose(kept, "4")
    kept.save()
    with playing(tmp_path) as player:
        player.does("see Ready  ⏎")
        player.program.send_signal(signal.SIGSTOP)
        time.sleep(8)
        player.program.send_signal(signal.SIGCONT)
        player.does("press 1")
        player.does("press Ready  ⏎")
        player.does("see Next deal  ⏎")
        saved = MatchStore(tmp_path).load()
        assert saved is not None and not saved.made and not saved.assisted


def test_a_lesson_has_no_time_and_the_first_steps_stop_it(timed: Timed, qtbot: QtBot) -> None:
    window = timed.window
    window.first_steps.again()
    driving.wait_until_asked(window, qtbot)
    qtbot.waitUntil(lambda: window.first_steps.shown is not None)
    timed.pass_by(100)
    assert timed.own_moves == 0
    window.tutorial.start(0)
    qtbot.waitUntil(lambda: window.table.input.decision is not None)
    assert window.runner.rehearsing and not timed.countdown.running


def test_both_are_chosen_in_the_preferences(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.preferences.open("motion")
    page = window.findChild(PreferencesWindow)
    assert page is not None
    for name in ("time_to_bid", "time_to_play"):
        box = page.findChild(QComboBox, name)
        assert box is not None and box.currentData() == "off"
        box.setFocus()
        qtbot.keyClick(box, Key.Key_Down)
    assert window.table_preferences.now.time_to_bid == "7"
    assert window.table_preferences.now.time_to_play == "7"
    page.close()


def test_without_a_limit_any_more_the_time_is_over(timed: Timed, qtbot: QtBot) -> None:
    assert timed.countdown.running
    timed.window.table_preferences.set(time_to_bid="off")
    assert not timed.countdown.running and not timed.limit.ring.isVisible()


PRESETS: list[Any] = [(game.id, game.presets[0].id) for game in GAMES.values()]


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=[game for game, _ in PRESETS])
def test_a_deal_of_every_game_goes_by_without_a_hand_on_it(
    make_window: MakeWindow, qtbot: QtBot, game: str, preset: str
) -> None:
    window = make_window()
    timed = Timed(window)
    driving.only_beginners(window)
    window.matches.start(preset, table_of(preset))
    match = window.runner.match
    assert match is not None

    def let_time_pass() -> bool:
        if timed.countdown.running:
            timed.pass_by(15)
        return bool(match.position.results)

    qtbot.waitUntil(let_time_pass, timeout=60_000)
    assert timed.own_moves > 0 and window.runner.setting.assisted
    made = window.runner.history.made
    late = [number for number, maker in made.items() if maker is Maker.CLOCK]
    assert (
        late == list(made) and [match.moves[number][0] for number in late] == [0] * timed.own_moves
    )

    def told() -> list[str]:
        return [line for line in window.access.log.lines if line.startswith("Time is up")]

    qtbot.waitUntil(lambda: len(told()) == len(late))
    again = Match(window.runner.rules, window.runner.setting.seed, window.runner.history.moves)
    assert [write(move) for _, move in again.moves] == [write(move) for _, move in match.moves]
