"""The coach gives a move back before it is made, to players who want that."""

from __future__ import annotations

import json
import os
import signal

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from farwhist.analysis.seat_review import judges
from farwhist.bots.judging.verdict import FROM, Grounds, Valued, Verdict, Word
from farwhist.bots.thinking.judging import JudgeTask
from farwhist.bots.thinking.task import Task
from farwhist.engine.moves import read
from farwhist.rules.catalogue import GAMES
from farwhist.ui.app.application import think_apart
from farwhist.ui.features.coaching import takeback
from farwhist.ui.features.coaching.takeback import TakebackPanel
from farwhist.ui.features.preferences.window import PreferencesWindow
from farwhist.ui.match.thinking import Cancel, Hear, ThinkApart
from farwhist.ui.panels.calls import ContractPanel
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import Key
from tests.ui.furnished import Furnished
from tests.ui.passing import begin, uncover


class Coached:
    """A window whose coach says of every move what a test wants; it says nothing for None."""

    def __init__(self, window: Furnished, word: Word | None = "blunder") -> None:
        self.window, self.word = window, word
        self.tasks: list[JudgeTask] = []
        self.cancelled = 0
        window.services.coach.adviser = self
        window.table_preferences.set(coach_teaches="mistake")

    def advise(self, task: Task, hear: Hear) -> Cancel:
        assert isinstance(task, JudgeTask)
        self.tasks.append(task)
        self.hear = hear
        if self.word is not None:
            QTimer.singleShot(0, self.window, lambda: self.answer(task, hear))
        return self._stop

    def answer(self, task: JudgeTask, hear: Hear) -> None:
        assert self.word is not None
        hear("")
        hear(json.dumps(verdict(task, self.word).data()))
        hear(None)

    def _stop(self) -> None:
        self.cancelled += 1

    @property
    def panel(self) -> TakebackPanel | None:
        panel = self.window.host.panel
        return panel if isinstance(panel, TakebackPanel) else None

    @property
    def made(self) -> int:
        match = self.window.runner.match
        assert match is not None
        return match.made(0)

    @property
    def holding(self) -> bool:
        return self.window.coaching.takeback.takeback.holding


def verdict(task: JudgeTask, word: Word) -> Verdict:
    """Return a verdict in which the chosen move loses 5 of 15 points."""
    other = next(text for text in task.moves if text != task.move)
    choices = (Valued((other,), 9.0, 0.1, 0.6, 300), Valued((task.move,), 4.0, 0.1, 0.2, 300))
    kind = "card" if other.startswith("play") else "bid"
    grounds = Grounds("best_average", {})
    return Verdict(
        task.seat, 1, 1, kind, "points", "exact", choices, 0, 1, 5.0, 0.1, 15.0, word, 300, grounds
    )  # fmt: skip


@pytest.fixture
def coached(make_window: MakeWindow, qtbot: QtBot) -> Coached:
    """Return a coached window in which the player is asked for a bid."""
    window = make_window()
    window.matches.start("elevator", 4, changes=driving.deals("4,3"))
    driving.wait_until_asked(window, qtbot)
    return Coached(window)


def choose(coached: Coached, qtbot: QtBot) -> None:
    """Choose what the window asks for, with the keyboard."""
    made = coached.made
    while coached.made == made and not coached.holding:
        driving.key_once(coached.window, qtbot)
    if coached.word is not None:
        qtbot.waitUntil(lambda: coached.panel is not None or not coached.holding)


def to_cards(coached: Coached, qtbot: QtBot) -> None:
    coached.window.table_preferences.set(coach_teaches="off")
    while not coached.window.table.input.playable():
        choose(coached, qtbot)
        driving.wait_until_asked(coached.window, qtbot)
    coached.window.table_preferences.set(coach_teaches="mistake")


def test_nothing_is_looked_at_unless_it_is_wanted(coached: Coached, qtbot: QtBot) -> None:
    coached.window.table_preferences.set(coach_teaches="off")
    choose(coached, qtbot)
    assert coached.made == 1 and not coached.tasks
    assert not coached.window.runner.setting.assisted


def test_a_bid_is_taken_back_once(coached: Coached, qtbot: QtBot) -> None:
    window = coached.window
    choose(coached, qtbot)
    assert coached.panel is not None and coached.panel.isVisible() and coached.made == 0
    assert coached.panel.title.text() == "This loses about 5 points"
    assert "20 %" in coached.panel.why.text() and "60 %" in coached.panel.why.text()
    assert "300 simulated deals" in coached.panel.foot.text()
    assert "This loses about 5 points" in window.access.announcer.read_back("ask_again")
    assert window.runner.setting.assisted and "assisted" in window.scoreboard.line.text()
    driving.press(window, qtbot, Key.Key_Return)
    driving.wait_until_asked(window, qtbot)
    assert coached.panel is None and coached.made == 0
    choose(coached, qtbot)
    assert coached.made == 1 and len(coached.tasks) == 1


def test_a_card_is_played_anyway(coached: Coached, qtbot: QtBot) -> None:
    window = coached.window
    to_cards(coached, qtbot)
    made, wanted = coached.made, sorted(window.table.input.playable(), key=str)[0]
    driving.click_card(window, qtbot, wanted)
    qtbot.waitUntil(lambda: coached.panel is not None)
    assert coached.panel is not None and coached.made == made
    assert wanted in window.table.hand()
    driving.click_button(window, qtbot, "keep")
    assert coached.made == made + 1 and coached.panel is None
    assert wanted not in window.table.hand()
    assert coached.tasks[-1].move == f"play {wanted.text}"


def test_by_keyboard_alone(coached: Coached, qtbot: QtBot) -> None:
    choose(coached, qtbot)
    panel = coached.panel
    assert panel is not None
    panel.keep.setFocus()
    QTest.keyClick(panel.keep, Key.Key_Return)
    assert coached.made == 1


def test_escape_takes_it_back(coached: Coached, qtbot: QtBot) -> None:
    choose(coached, qtbot)
    driving.press(coached.window, qtbot, Key.Key_Escape)
    driving.wait_until_asked(coached.window, qtbot)
    assert coached.panel is None and coached.made == 0 and not coached.holding


@pytest.mark.parametrize("word", ["best", "good", "slip"])
def test_what_loses_less_is_made(coached: Coached, qtbot: QtBot, word: Word) -> None:
    coached.word = word
    choose(coached, qtbot)
    assert coached.made == 1 and coached.panel is None and len(coached.tasks) == 1


def test_each_choice_is_looked_at_anew(coached: Coached, qtbot: QtBot) -> None:
    coached.word = "best"
    window = coached.window
    while not window.table.position.results:
        driving.wait_until_asked(window, qtbot)
        choose(coached, qtbot)
    assert len(coached.tasks) >= 3
    assert all(read(task.move) and len(task.moves) > 1 for task in coached.tasks)


def test_a_slow_coach_lets_the_move_go(
    coached: Coached, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(takeback, "PATIENCE", 20)
    coached.word = None
    choose(coached, qtbot)
    assert coached.holding and coached.made == 0
    assert coached.window.status.text() == "The coach looks at your choice …"
    qtbot.waitUntil(lambda: coached.made == 1, timeout=2000)
    assert coached.cancelled == 1 and not coached.holding


def test_a_coach_that_fails_lets_the_move_go(coached: Coached, qtbot: QtBot) -> None:
    coached.word = None
    choose(coached, qtbot)
    coached.hear(None)
    assert coached.made == 1 and not coached.holding


def test_others_wait_for_the_answer(coached: Coached, qtbot: QtBot) -> None:
    coached.word = None
    choose(coached, qtbot)
    coached.window.flow.go_on()
    qtbot.wait(30)
    assert coached.window.table.input.decision is None and coached.made == 0
    coached.hear(None)
    driving.wait_until_asked(coached.window, qtbot)
    assert coached.made == 1


@pytest.mark.parametrize("word", [None, "blunder"])
def test_another_match_forgets_it(coached: Coached, qtbot: QtBot, word: Word | None) -> None:
    coached.word = word
    choose(coached, qtbot)
    coached.window.matches.start("elevator", 3, changes=driving.deals("3,2"))
    driving.wait_until_asked(coached.window, qtbot)
    assert coached.made == 0 and not coached.holding and coached.panel is None
    assert coached.cancelled == (word is None)
    choose(coached, qtbot)
    assert coached.holding


@pytest.mark.parametrize("word", [None, "blunder"])
def test_undo_forgets_it(coached: Coached, qtbot: QtBot, word: Word | None) -> None:
    window = coached.window
    coached.word = word
    to_cards(coached, qtbot)
    choose(coached, qtbot)
    assert coached.holding
    window.actions_["undo"].trigger()
    driving.wait_until_asked(window, qtbot)
    assert coached.made == 0 and not coached.holding and coached.panel is None
    assert window.table.input.decision is not None


@pytest.mark.parametrize("word", [None, "blunder"])
def test_a_bot_that_finishes_the_deal_chooses_itself(
    coached: Coached, qtbot: QtBot, word: Word | None
) -> None:
    window = coached.window
    coached.word = word
    choose(coached, qtbot)
    window.actions_["finish"].trigger()
    qtbot.waitUntil(lambda: bool(window.table.position.results), timeout=10_000)
    assert not coached.holding and coached.panel is None


@pytest.mark.parametrize("word", [None, "blunder"])
def test_time_stands_still_meanwhile(coached: Coached, qtbot: QtBot, word: Word | None) -> None:
    window = coached.window
    coached.word = word
    window.table_preferences.set(time_to_bid="15", time_to_play="15")
    window.runner.show_again()
    driving.wait_until_asked(window, qtbot)
    assert window.time_limit.countdown.running
    choose(coached, qtbot)
    assert coached.holding and not window.time_limit.countdown.running
    if word is None:
        coached.hear(None)
        assert coached.made == 1
    else:
        driving.press(window, qtbot, Key.Key_Return)
        driving.wait_until_asked(window, qtbot)
        assert window.time_limit.countdown.running and coached.made == 0


@pytest.mark.parametrize("word", [None, "blunder"])
def test_after_closing_the_window_it_is_asked_again(
    make_window: MakeWindow, qtbot: QtBot, word: Word | None
) -> None:
    window = make_window()
    window.matches.start("elevator", 4, changes=driving.deals("4,3"))
    driving.wait_until_asked(window, qtbot)
    coached = Coached(window, word)
    choose(coached, qtbot)
    window.close()
    assert not coached.holding and coached.cancelled == (word is None)
    later = make_window()
    later.matches.open()
    driving.wait_until_asked(later, qtbot)
    assert later.table.input.decision is not None and later.runner.setting.assisted


def test_practice_is_looked_at_too(coached: Coached, qtbot: QtBot) -> None:
    window = coached.window
    coached.word = "best"
    while not window.table.position.results:
        driving.wait_until_asked(window, qtbot)
        choose(coached, qtbot)
    driving.wait_until_asked(window, qtbot)
    window.practice.begin(1)
    driving.wait_until_asked(window, qtbot)
    coached.word = "blunder"
    choose(coached, qtbot)
    assert coached.panel is not None and window.practice.active
    coached.panel.keep.click()
    assert coached.made == 1


def test_lessons_and_matches_without_hints_are_left_alone(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    window.table_preferences.set(hints="no")
    window.matches.start("elevator", 4, changes=driving.deals("4,3"))
    driving.wait_until_asked(window, qtbot)
    coached = Coached(window)
    choose(coached, qtbot)
    assert coached.made == 1 and not coached.tasks
    window.table_preferences.set(hints="yes")
    window.tutorial.start()
    driving.wait_until_asked(window, qtbot)
    choose(coached, qtbot)
    assert not coached.tasks and not window.runner.setting.assisted


def test_several_people_are_left_alone(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    coached = Coached(window)
    begin(window, 3, (1,), changes=driving.deals("2,1"))
    while not window.table.position.results:
        uncover(window, qtbot)
        driving.key_once(window, qtbot)
    assert not coached.tasks and not window.runner.setting.assisted


@pytest.mark.parametrize("game", ["romanian", "knockout", "classic", "bid_whist", "bastard"])
def test_every_game_can_be_played_with_it(
    make_window: MakeWindow, qtbot: QtBot, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The coach itself looks, and whatever it gives back is kept."""
    monkeypatch.setattr(takeback, "WORK", (4, 4, 4))
    window = make_window()
    window.table_preferences.set(coach_teaches="slip")
    window.matches.start(game, GAMES[game].presets[0].least_seats)
    for _ in range(6):
        driving.wait_until_asked(window, qtbot)
        panel = window.host.panel
        if isinstance(panel, TakebackPanel):
            panel.keep.click()
        elif isinstance(panel, ContractPanel):
            driving.press(window, qtbot, Key.Key_3, Key.Key_Return)
        else:
            driving.key_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    assert window.runner.setting.assisted == judges(window.runner.rules)


def test_the_preference_says_what_it_does(window: Furnished, qtbot: QtBot) -> None:
    window.preferences.open("coach")
    opened = window.findChild(PreferencesWindow)
    assert opened is not None
    box = opened.findChild(QComboBox, "coach_teaches")
    assert box is not None and box.currentData() == "off"
    for least, word in FROM:
        assert f"{least * 100:.0f} %" in box.itemText(box.findData(word)), "the amount, in stakes"
    box.setCurrentIndex(box.findData("slip"))
    assert window.table_preferences.now.coach_teaches == "slip"


def test_a_process_that_dies_loses_no_move(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    thinker = ThinkApart(window)
    think_apart(window.contents, thinker)
    window.table_preferences.set(coach_teaches="slip")
    try:
        thinker.start()
        window.matches.start("elevator", 4, changes=driving.deals("4,3"))
        driving.wait_until_asked(window, qtbot)
        worker, match = thinker.worker, window.runner.match
        assert worker is not None and match is not None
        qtbot.waitUntil(lambda: worker.process is not None)
        driving.key_once(window, qtbot)
        takeback = window.coaching.takeback.takeback
        assert takeback.holding and worker.process is not None
        os.kill(worker.process, signal.SIGTERM)
        qtbot.waitUntil(lambda: match.made(0) == 1 or window.host.panel is not None)
        panel = window.host.panel
        assert isinstance(panel, TakebackPanel) or not takeback.holding
    finally:
        window.runner.stop()
        takeback.drop()
        thinker.close()
