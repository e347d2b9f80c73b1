"""A bot makes the player's moves until the end of the deal."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from farwhist.engine.makers import Maker
from farwhist.engine.match import Match
from farwhist.rules.catalogue import GAMES
from farwhist.ui.match.autopilot import STAND_IN
from farwhist.ui.settings.timing import NO_TIME, SPEEDS, Timing
from farwhist.ui.table.transition import Clock
from tests.helpers.drive import table_of
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT
from tests.ui.furnished import Furnished
from tests.ui.shell.test_menus import play_to_summary


def results(window: Furnished) -> int:
    match = window.runner.match
    assert match is not None
    return len(match.position.results)


def finish(window: Furnished) -> None:
    window.actions_.refresh()
    assert window.actions_["finish"].isEnabled()
    window.actions_["finish"].trigger()


def own_moves(window: Furnished) -> int:
    match = window.runner.match
    assert match is not None
    return match.made(0)


PRESETS: list[Any] = [(game.id, game.presets[0].id) for game in GAMES.values()]


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=[game for game, _ in PRESETS])
def test_a_deal_of_every_game_comes_to_its_end(
    window: Furnished, qtbot: QtBot, game: str, preset: str
) -> None:
    driving.only_beginners(window)
    window.matches.start(preset, table_of(preset))
    driving.wait_until_asked(window, qtbot)
    before = window.runner.history.cursor
    finish(window)
    qtbot.waitUntil(lambda: results(window) == 1, timeout=30_000)
    qtbot.waitUntil(
        lambda: window.host.panel is not None and window.host.panel.objectName() == "summary",
        timeout=30_000,
    )
    assert not window.runner.handed_over and window.runner.setting.assisted
    assert own_moves(window) > 0
    saved = window.matches.store.load()
    assert saved is not None and saved.assisted
    again = Match(window.runner.rules, saved.seed, saved.moves)
    assert len(again.position.results) == 1
    own = {number for number, (seat, _) in enumerate(saved.moves) if seat == 0}
    assert saved.made == dict.fromkeys(own, Maker.BOT)
    window.runner.undo()
    assert window.runner.history.cursor == before, "one step back to before"
    assert window.runner.can_redo and not window.runner.handed_over
    driving.wait_until_asked(window, qtbot)


def test_in_the_middle_of_a_deal_and_the_next_one_is_mine(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("elevator", 4, changes=driving.deals("5,2"))
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    assert len(window.table.hand()) == 4 and not window.runner.setting.assisted
    finish(window)
    qtbot.waitUntil(lambda: driving.asked(window))
    assert results(window) == 1
    driving.click_button(window, qtbot, "next")
    driving.wait_until_asked(window, qtbot)
    assert window.host.panel is not None and window.host.panel.objectName() == "bidding"
    window.runner.undo()
    driving.wait_until_asked(window, qtbot)
    assert len(window.table.hand()) == 4
    window.runner.undo()
    driving.wait_until_asked(window, qtbot)
    assert len(window.table.hand()) == 5


def test_it_plays_at_the_pace_of_the_table_until_it_is_hurried(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window(timing=Timing(SPEEDS["slow"], 1800))
    window.matches.start("elevator", 4, changes=driving.deals("3,1"))
    window.table.set_timing(Timing(NO_TIME, 0))
    driving.wait_until_asked(window, qtbot)
    finish(window)
    button = window.toolbar.buttons["finish"]
    assert window.runner.handed_over and button.lit and button.text() == "Skip to end"
    assert button.toolTip() == "Skip to end\nShow at once how the bot finishes the deal"
    assert window.host.panel is None and window.table.input.decision is None
    assert results(window) == 0, "the opponents still seem to think"
    assert "bot" in window.status.text()
    finish(window)
    qtbot.waitUntil(lambda: results(window) == 1)
    driving.wait_until_asked(window, qtbot)
    assert not button.lit and button.text() == "Finish deal"
    assert not window.playback.hurried


def test_undo_takes_the_cards_back_from_the_bot(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(timing=Timing(SPEEDS["slow"], 1800))
    window.matches.start("elevator", 4, changes=driving.deals("3,1"))
    window.table.set_timing(Timing(NO_TIME, 0))
    driving.wait_until_asked(window, qtbot)
    finish(window)
    window.runner.waits.advance(5000)
    qtbot.waitUntil(lambda: own_moves(window) > 0)
    window.runner.undo()
    assert not window.runner.handed_over and own_moves(window) == 0
    driving.wait_until_asked(window, qtbot)
    window.runner.waits.advance(60_000)
    assert own_moves(window) == 0, "the player is asked again, and nobody else"


def test_who_has_no_move_left_is_not_helped(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("elevator", 4, changes=driving.deals("1,1"))
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    assert not window.claim.isHidden()
    finish(window)
    driving.wait_until_asked(window, qtbot)
    assert results(window) == 1 and not window.runner.setting.assisted


def test_a_good_bot_plays_whoever_the_opponents_are(window: Furnished, qtbot: QtBot) -> None:
    for place in range(3):
        window.players.change(place, level="beginner")
    window.matches.start("elevator", 4, changes=driving.deals("2,1"))
    driving.wait_until_asked(window, qtbot)
    asked: list[tuple[int, str]] = []
    opponents = window.runner.opponents
    thinker = opponents.thinker

    class Listening:
        def think(self, task: Any, done: Any) -> None:
            asked.append((task.seat, task.terms.level))
            thinker.think(task, done)

        def cancel(self) -> None:
            thinker.cancel()

    window.runner.set_thinker(Listening())
    finish(window)
    qtbot.waitUntil(lambda: results(window) == 1)
    assert {level for seat, level in asked if seat == 0} == {STAND_IN.level}
    assert {level for seat, level in asked if seat != 0} <= {"beginner"}


def test_it_is_not_offered_where_there_is_no_deal_of_mine(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    play_to_summary(window, qtbot)
    window.actions_.refresh()
    action = window.actions_["finish"]
    assert not action.isEnabled()
    assert action.statusTip() == "Available when a deal is being played"
    window.tutorial.start(0)
    window.actions_.refresh()
    assert not action.isEnabled() and "lesson" in action.statusTip()
    window.runner.hand_over()
    assert not window.runner.handed_over


def test_the_toolbar_gives_the_command(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("elevator", 4, changes=driving.deals("2,1"))
    driving.wait_until_asked(window, qtbot)
    button = window.toolbar.buttons["finish"]
    qtbot.waitUntil(button.isEnabled)
    qtbot.mouseClick(button, LEFT)
    qtbot.waitUntil(lambda: results(window) == 1)


def test_skip_to_end_of_thirteen_cards_takes_no_time_where_nothing_moves(
    make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even with the usual pause after each trick."""
    frames: list[float] = []
    advance = Clock.advance

    def watched(clock: Clock, milliseconds: float) -> None:
        frames.append(milliseconds)
        advance(clock, milliseconds)

    monkeypatch.setattr(Clock, "advance", watched)
    window = make_window(timing=Timing(SPEEDS["instant"], 900).moving("none"))
    window.matches.start("elevator", 4, changes=driving.deals("13"))
    driving.wait_until_asked(window, qtbot)
    finish(window)
    finish(window)
    assert window.playback.hurried
    frames.clear()
    qtbot.waitUntil(lambda: results(window) == 1, timeout=30_000)
    qtbot.waitUntil(
        lambda: window.host.panel is not None and window.host.panel.objectName() == "summary",
        timeout=30_000,
    )
    assert len(frames) < 5 * 13  # a pause that is waited for has dozens
