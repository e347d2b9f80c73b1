"""What experts know of how people play: in a match, in later ones, or nothing."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from farwhist.bots.exact.habits import MOST, STRANGER, odds_after
from farwhist.bots.thinking.task import MoveTask
from farwhist.ui.match.thinking import ThinkHere
from farwhist.ui.settings.catalogue import PLAY_HABITS
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished

KEPT = {"person": "first", "odds": [MOST, -1.5]}


class Noting(ThinkHere):
    """Notes what whoever thinks is told of the seats before the match."""

    def __init__(self) -> None:
        self.met: list[object] = []

    def think(self, task: MoveTask, done: object) -> None:
        self.met.append(task.terms.met)
        super().think(task, done)  # type: ignore[arg-type]


def told(window: Furnished, qtbot: QtBot, learn: str) -> object:
    """Return what opponents are told in a match that begins with this choice."""
    window.table_preferences.set(learn=learn)
    thinker = Noting()
    window.runner.set_thinker(thinker)
    window.matches.start("elevator", 4, changes=driving.deals("3"))
    driving.wait_until_asked(window, qtbot)
    (met,) = set(thinker.met)
    return met


def play(window: Furnished, qtbot: QtBot, sizes: str = "5,5") -> None:
    """Play a short match to its end."""
    window.matches.start("elevator", 4, changes=driving.deals(sizes))
    finish(window, qtbot)


def finish(window: Furnished, qtbot: QtBot) -> None:
    """Play on to the end of the match."""
    while not window.runner.history.match.over:
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)


def test_opponents_are_told_nothing_of_strangers_and_may_not_learn_when_it_is_off(
    window: Furnished, qtbot: QtBot
) -> None:
    assert told(window, qtbot, "match") == ()
    assert told(window, qtbot, "matches") == ()
    assert told(window, qtbot, "off") is None


def test_what_was_kept_of_a_person_is_told_of_her_seat_alone(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    window.settings.set(PLAY_HABITS.key, [7, {}, {"person": "first", "odds": "x"}, KEPT])
    window.saving.now()
    window.runner.stop()
    again = make_window()
    assert told(again, qtbot, "matches") == ((MOST, -1.5), STRANGER, STRANGER, STRANGER)
    assert told(again, qtbot, "match") == ()


@pytest.mark.parametrize(("learn", "keeps"), [("matches", True), ("match", False)])
def test_a_finished_match_is_kept_where_that_is_wanted(
    window: Furnished, qtbot: QtBot, learn: str, keeps: bool
) -> None:
    driving.only_beginners(window)
    window.table_preferences.set(learn=learn)
    play(window, qtbot)
    match = window.runner.history.match
    odds = odds_after(window.runner.setting.rules(), match.position.results)
    kept = [{"person": "first", "odds": list(odds[0])}] if keeps else []
    assert PLAY_HABITS.read(window.settings) == kept


def test_a_match_whose_end_is_taken_back_and_played_again_counts_once(
    window: Furnished, qtbot: QtBot
) -> None:
    driving.only_beginners(window)
    window.table_preferences.set(learn="matches")
    play(window, qtbot, "7")
    window.runner.undo()
    assert not window.runner.history.match.over
    finish(window, qtbot)
    match = window.runner.history.match
    odds = odds_after(window.runner.setting.rules(), match.position.results)
    assert odds[0] != STRANGER and min(map(abs, odds[0])) < MOST, "what is added can be seen"
    assert PLAY_HABITS.read(window.settings) == [{"person": "first", "odds": list(odds[0])}]
