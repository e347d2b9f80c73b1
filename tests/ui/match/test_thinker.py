"""A window whose opponents think in a process of their own."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from farwhist.bots.thinking.task import MoveTask, answer, pack, unpack
from farwhist.bots.thinking.worker import Patience
from farwhist.engine.cards import card
from farwhist.engine.moves import PASS, Move
from farwhist.ui.app.application import think_apart
from farwhist.ui.match.thinking import ThinkApart
from farwhist.ui.panels.summary import SummaryPanel
from tests.helpers.thoughts import Die, Say, Stop
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished, furnished_window


@pytest.fixture
def apart(make_window: MakeWindow) -> Iterator[tuple[Furnished, ThinkApart]]:
    window, thinker = make_window(), ThinkApart()
    think_apart(window.contents, thinker)
    window.matches.open()
    thinker.start()
    yield window, thinker
    window.runner.stop()
    thinker.close()


def play_a_deal(window: Furnished, qtbot: QtBot) -> None:
    """Play until a summary is shown, and leave it."""
    driving.wait_until_asked(window, qtbot)
    while not isinstance(window.host.panel, SummaryPanel):
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)


@pytest.mark.whole_strength
def test_deals_are_played_as_by_opponents_in_the_same_process(
    apart: tuple[Furnished, ThinkApart], make_window: MakeWindow, qtbot: QtBot
) -> None:
    other = make_window()
    other.matches.open()
    for window in (apart[0], other):
        for _ in range(3):
            play_a_deal(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    assert apart[0].table.position.deal == 4
    assert apart[0].table.position.results == other.table.position.results
    assert apart[0].notice.isHidden()


def test_the_process_dies_in_the_middle_of_a_deal(
    apart: tuple[Furnished, ThinkApart], qtbot: QtBot
) -> None:
    window, thinker = apart
    play_a_deal(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    assert thinker.worker is not None
    first = thinker.worker.process
    assert first is not None
    os.kill(first, signal.SIGTERM)
    qtbot.waitUntil(lambda: thinker.worker.process not in (None, first))
    play_a_deal(window, qtbot)
    assert window.table.position.deal == 3
    assert window.notice.isHidden()


HURRY = Patience(start=60, silence=0.6, every=0.05)


@pytest.fixture
def hurried(make_window: MakeWindow) -> Iterator[tuple[Furnished, ThinkApart]]:
    window, thinker = make_window(), ThinkApart(patience=HURRY)
    think_apart(window.contents, thinker)
    window.matches.open()
    thinker.start()
    yield window, thinker
    window.runner.stop()
    thinker.close()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nothing can be stopped")
def test_a_match_goes_on_when_the_process_hangs(
    hurried: tuple[Furnished, ThinkApart], qtbot: QtBot, tmp_path: Path
) -> None:
    window, thinker = hurried
    qtbot.waitUntil(lambda: sum(window.table.position.ready) == 3)
    assert thinker.worker is not None
    first = thinker.worker.process
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    play_a_deal(window, qtbot)
    assert window.table.position.deal == 2
    assert thinker.worker.process != first
    assert window.notice.isHidden()
    driving.wait_until_asked(window, qtbot)
    heard: list[Move] = []
    thinker.think(Stop(str(tmp_path / "times"), 2), heard.append)  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: heard == [PASS], timeout=30_000)
    assert "Play goes on as usual" in window.notice.label.text()
    play_a_deal(window, qtbot)
    assert window.table.position.deal == 3


def test_without_a_process_thinking_goes_on_here_and_the_player_is_told(
    apart: tuple[Furnished, ThinkApart], qtbot: QtBot, tmp_path: Path
) -> None:
    window, thinker = apart
    play_a_deal(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    heard: list[Move] = []
    thinker.think(Die(str(tmp_path / "deaths"), 2), heard.append)  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: heard == [PASS])
    assert "Play goes on as usual" in window.notice.label.text()
    play_a_deal(window, qtbot)
    assert window.table.position.deal == 3
    assert window.notice.isVisible()


def test_nothing_is_heard_of_what_was_cancelled(
    apart: tuple[Furnished, ThinkApart], qtbot: QtBot
) -> None:
    window, thinker = apart
    driving.wait_until_asked(window, qtbot)
    heard: list[str] = []
    thinker.think(Say(("bid 7",)), lambda move: heard.append("late"))  # type: ignore[arg-type]
    thinker.cancel()
    thinker.think(Say(("pass",)), lambda move: heard.append("asked"))  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == ["asked"]


def test_only_the_window_that_is_there_is_told(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    thinker, old, new = ThinkApart(), furnished_window(tmp_path / "old"), make_window()
    think_apart(old.contents, thinker)
    think_apart(new.contents, thinker)
    gone: list[bool] = []
    old.destroyed.connect(lambda: gone.append(True))
    old.deleteLater()
    qtbot.waitUntil(lambda: bool(gone))
    with qtbot.captureExceptions() as problems:
        thinker.lost.emit()
    assert not problems
    assert "Play goes on as usual" in new.notice.label.text()


def test_undo_and_a_new_match_take_back_what_was_asked(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window, slow = make_window(), Slow()
    window.runner.set_thinker(slow)
    window.matches.open()
    assert [task.seat for task, _ in slow.asked] == [1, 2, 3]
    driving.click_once(window, qtbot)
    window.actions_["undo"].trigger()
    assert slow.cancelled == [3]
    assert [task.seat for task, _ in slow.asked] == [1, 2, 3]
    window.matches.play_again()
    assert slow.cancelled == [3, 3]
    assert sorted(task.seat for task, _ in slow.asked) == [1, 2, 3]


class Slow:
    """Keeps what it is asked until it is told to answer."""

    def __init__(self) -> None:
        self.asked: list[tuple[MoveTask, Callable[[Move], None]]] = []
        self.cancelled: list[int] = []

    def think(self, task: MoveTask, done: Callable[[Move], None]) -> None:
        self.asked.append((task, done))

    def cancel(self) -> None:
        if self.asked:
            self.cancelled.append(len(self.asked))
        self.asked.clear()

    def answer(self, seat: int) -> None:
        """Answer what was asked for a seat, in that seat's own way."""
        task, done = next(pair for pair in self.asked if pair[0].seat == seat)
        self.asked.remove((task, done))
        done(answer(task))


def test_all_bots_are_asked_before_any_bid_is_known(make_window: MakeWindow, qtbot: QtBot) -> None:
    window, slow = make_window(), Slow()
    window.runner.set_thinker(slow)
    window.matches.open()
    views = [unpack(pack(task)).view for task, _ in slow.asked]  # type: ignore[attr-defined]
    assert [task.seat for task, _ in slow.asked] == [1, 2, 3]
    assert not any(any(view.ready) or any(view.sealed) for view in views)
    driving.wait_until_asked(window, qtbot)
    slow.answer(2)
    qtbot.waitUntil(lambda: window.table.position.ready == [False, False, True, False])
    driving.click_once(window, qtbot)
    slow.answer(3)
    qtbot.waitUntil(lambda: window.table.position.ready == [True, False, True, True])
    assert [task.seat for task, _ in slow.asked] == [1], "nobody is asked again"
    assert window.table.position.bids == [None] * 4
    slow.answer(1)
    qtbot.waitUntil(lambda: None not in window.table.position.bids)


def test_an_answer_is_shown_when_it_has_come_and_the_wait_is_over(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window, slow = make_window(), Slow()
    window.runner.set_thinker(slow)
    window.matches.open()
    window.playback.pause(True)
    slow.answer(1)
    assert not any(window.table.position.ready)
    window.playback.pause(False)
    qtbot.waitUntil(lambda: window.table.position.ready == [False, True, False, False])
    window.runner.waits.advance(60_000)
    assert window.table.position.ready == [False, True, False, False]
    slow.answer(2)
    assert window.table.position.ready == [False, True, True, False]


def test_the_rest_of_a_deal_waits_for_opponents_that_still_think(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window, slow = make_window(), Slow()
    window.runner.set_thinker(slow)
    window.matches.open()
    for seat in (1, 2, 3):
        slow.answer(seat)
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    while not window.claim.isVisible():
        qtbot.waitUntil(lambda: bool(slow.asked) or window.claim.isVisible())
        for task, _ in list(slow.asked):
            slow.answer(task.seat)
    driving.press(window, qtbot, driving.Key.Key_N)
    while not window.table.position.results:
        for task, _ in list(slow.asked):
            slow.answer(task.seat)
        qtbot.wait(1)
    driving.wait_until_asked(window, qtbot)
    assert isinstance(window.host.panel, SummaryPanel)
    driving.click_once(window, qtbot)
    assert [task.seat for task, _ in slow.asked] == [1, 2, 3]


def test_an_answer_to_what_is_asked_no_more_is_not_heard(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window, slow = make_window(), Slow()
    window.runner.set_thinker(slow)
    window.matches.open()
    driving.wait_until_asked(window, qtbot)
    qtbot.wait(20)  # the opponents seem to have thought
    stale = list(slow.asked)
    window.matches.play_again()
    fresh = window.runner.now()
    for task, done in stale:
        done(answer(task))
    assert window.runner.now().moves == fresh.moves == ()
    qtbot.wait(1)
    assert window.runner.now().moves == ()
    for seat in (1, 2, 3):
        slow.answer(seat)
    qtbot.waitUntil(lambda: sum(window.table.position.ready) == 3)


def test_finishing_stops_at_the_summary_of_a_deal(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.matches.open()
    driving.wait_until_asked(window, qtbot)
    while not isinstance(window.host.panel, SummaryPanel):
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    shown = window.table.position.deal
    for _ in range(2):
        window.table.input.choose(card("AS"), sure=True)
    assert isinstance(window.host.panel, SummaryPanel)
    assert window.table.position.deal == shown
