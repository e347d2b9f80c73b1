"""Lessons, practice and new matches: whatever is begun and left, the match that counts is saved."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from farwhist.engine.moves import Bid
from farwhist.store.matches import MatchStore
from farwhist.ui.panels.summary import SummaryPanel
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished


def kept(window: Furnished) -> bool:
    """Whether the match that counts lies in its file, with every move."""
    counted = window.runner.counted
    return (
        counted is not None and MatchStore(window.matches.store.path.parent).load() == counted.saved
    )


def bid_in_lesson(window: Furnished, qtbot: QtBot) -> None:
    """Begin the tutorial, and bid in its lesson of bids."""
    number = next(
        n for n, lesson in enumerate(window.tutorial.lessons) if lesson.scenes[0].asks_bid
    )
    window.tutorial.start(number)
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)


def play_on(window: Furnished, qtbot: QtBot, moves: int) -> None:
    for _ in range(moves):
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)


def test_a_deal_of_a_lesson_is_not_replayed_as_one_of_a_match(
    window: Furnished, qtbot: QtBot
) -> None:
    play_on(window, qtbot, 4)
    bid_in_lesson(window, qtbot)
    window.actions_.refresh()
    for action in (window.actions_["replay"], window.actions_["number"]):
        assert not action.isEnabled() and "lesson" in action.statusTip()
    window.deal.replay()
    assert window.runner.rehearsing and not window.practice.active
    window.tutorial.leave()
    play_on(window, qtbot, 3)
    assert kept(window)


@pytest.mark.parametrize("begin", ["again", "number"])
def test_a_match_begun_in_a_lesson_offers_the_match_before_it(
    window: Furnished, qtbot: QtBot, begin: str
) -> None:
    play_on(window, qtbot, 4)
    before = window.runner.now()
    bid_in_lesson(window, qtbot)
    if begin == "again":
        window.actions_["again"].trigger()
    else:
        window.matches.play_number(77)
    assert not window.tutorial.running and window.runner.keeps
    assert window.runner.setting.preset == before.preset and window.runner.now().moves == ()
    assert window.runner.setting.names == before.names
    play_on(window, qtbot, 1)
    assert kept(window) and window.toast.isVisible()
    qtbot.mouseClick(window.toast.take, driving.LEFT)
    assert window.runner.now() == before
    play_on(window, qtbot, 2)
    assert kept(window)


def test_a_lesson_takes_the_way_back_to_the_match_with_it(window: Furnished, qtbot: QtBot) -> None:
    play_on(window, qtbot, 4)
    window.deal.replay()
    assert window.practice.active and window.offer.isVisible()
    before = window.runner.counted
    bid_in_lesson(window, qtbot)
    assert window.offer.isHidden(), "the lesson has a way back of its own"
    window.tutorial.leave()
    assert window.runner.carried() == before and kept(window)


def test_redo_is_there_again_after_a_lesson_and_after_practice(
    window: Furnished, qtbot: QtBot
) -> None:
    play_on(window, qtbot, 5)
    window.actions_["undo"].trigger()
    for begin, leave in (
        (lambda: window.tutorial.start(0), window.tutorial.leave),
        (window.deal.replay, window.practice.leave),
    ):
        assert window.runner.can_redo
        begin()
        assert not window.runner.can_redo
        leave()
    window.actions_["redo"].trigger()
    assert kept(window)


def test_another_first_card_leaves_nothing_to_redo(make_window: MakeWindow, qtbot: QtBot) -> None:
    for seed in range(2):
        window = make_window()
        window.matches.start("elevator", 4, changes={"sequence": "CUSTOM", "custom": "5,5"})
        play_on(window, qtbot, 6)
        while not isinstance(window.host.panel, SummaryPanel):
            play_on(window, qtbot, 1)
        for _ in range(5):
            window.actions_["undo"].trigger()
        driving.wait_until_asked(window, qtbot)
        first = window.runner.history.ahead[0][1]
        others = [move for move in window.table.input.decision.moves if move != first]
        assert others and not isinstance(first, Bid)
        window.flow._choose(others[seed % len(others)])
        driving.wait_until_asked(window, qtbot)
        assert not window.runner.can_redo and not window.actions_["redo"].isEnabled()
        window.runner.stop()


def test_a_bid_that_is_made_again_in_another_order_can_be_gone_on_from(
    window: Furnished, qtbot: QtBot
) -> None:
    play_on(window, qtbot, 6)
    while not isinstance(
        window.table.input.decision.moves[0] if window.table.input.decision else None, Bid
    ):
        play_on(window, qtbot, 1)
    play_on(window, qtbot, 2)
    after = window.runner.now().moves
    while window.runner.now().moves and not (
        window.table.input.decision and isinstance(window.table.input.decision.moves[0], Bid)
    ):
        window.actions_["undo"].trigger()
    same = next(m for s, m in window.runner.history.ahead if s == 0)
    qtbot.waitUntil(lambda: sum(window.table.position.ready) == 3)
    window.flow._choose(same)
    driving.wait_until_asked(window, qtbot)
    assert window.runner.can_redo
    while window.runner.can_redo:
        window.actions_["redo"].trigger()
    assert sorted(map(str, window.runner.now().moves)) == sorted(map(str, after))
    assert kept(window)


@pytest.mark.parametrize("seed", range(4))
def test_in_any_order(window: Furnished, qtbot: QtBot, seed: int) -> None:
    rng = Random(seed)

    def move() -> None:
        qtbot.waitUntil(
            lambda: bool(window.table.input.decision or window.host.panel), timeout=10_000
        )
        if isinstance(window.host.panel, SummaryPanel):
            driving.click_button(window, qtbot, "next")
        elif window.table.input.decision is not None:
            window.flow._choose(rng.choice(window.table.input.decision.moves))

    def take() -> None:
        if window.offer.isVisible():
            qtbot.mouseClick(window.offer.take, driving.LEFT)

    steps: list[Callable[[], object]] = [
        *[move] * 6,
        lambda: window.tutorial.start(rng.randrange(10)),
        window.tutorial.leave,
        window.tutorial.onward,
        *[window.deal.replay] * 2,
        take,
        window.actions_["again"].trigger,
        lambda: window.matches.play_number(rng.randrange(99)),
        lambda: window.matches.start(rng.choice(["oh_hell", "bastard", "knockout"]), 4),
        *[window.actions_["undo"].trigger] * 3,
        *[window.actions_["redo"].trigger] * 2,
        lambda: window.players.people.change(window.players.own.key, name=rng.choice("ABC")),
        window.runner.assist,
    ]
    play_on(window, qtbot, 3)
    for _ in range(60):
        rng.choice(steps)()
        assert kept(window)
    window.tutorial.leave()
    window.practice.leave()
    move()
    assert kept(window) and window.runner.keeps
    counted = window.runner.counted
    assert counted is not None and counted.saved == replace(window.runner.now())
