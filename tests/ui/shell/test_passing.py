"""Several people at one computer: whose cards are seen, and when."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect
from pytestqt.qtbot import QtBot

from farwhist.engine.events import NOBODY
from farwhist.ui.features.hints.manifest import why_no_hint
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.panels.host import PassDevicePanel
from farwhist.ui.panels.ranking import RankingPanel
from farwhist.ui.panels.summary import SummaryPanel
from tests.ui import driving, passing
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished


@pytest.mark.parametrize("once", [driving.click_once, driving.key_once])
def test_three_people_play_a_whole_match(
    window: Furnished, qtbot: QtBot, once: Callable[[Furnished, QtBot], None]
) -> None:
    passing.begin(window, 4, (1, 3), changes=driving.deals("1,3,2"))
    asked: list[int] = []
    while not passing.over(window):
        passing.wait(window, qtbot)
        if isinstance(window.host.panel, PassDevicePanel):
            passing.check_secrets(window)
            assert window.runner.eyes == NOBODY
            asked.append(window.host.panel.seat)
            if once is driving.key_once:
                driving.press(window, qtbot, driving.Key.Key_Return)
            else:
                driving.click_button(window, qtbot, "show cards")
            assert window.runner.eyes == asked[-1] == window.table.match.viewer
            assert len(window.table.hand()) == len(window.table.position.hands[asked[-1]])
            passing.check_secrets(window)
        elif not passing.over(window):
            once(window, qtbot)
    assert set(asked) == {0, 1, 3}
    assert len(window.table.position.results) == 3


def two(window: Furnished, sizes: str = "2,2") -> None:
    """Begin a match for two people who face each other, and two opponents."""
    passing.begin(window, 4, (2,), changes=driving.deals(sizes))


def bid(window: Furnished, qtbot: QtBot) -> None:
    """Say that one is alone, and make a secret bid."""
    passing.uncover(window, qtbot)
    assert isinstance(window.host.panel, BidPanel)
    driving.click_once(window, qtbot)


def test_bids_are_taken_one_after_another_and_revealed_together(
    window: Furnished, qtbot: QtBot
) -> None:
    two(window)
    passing.wait(window, qtbot)
    assert isinstance(window.host.panel, PassDevicePanel)
    first = window.host.panel.seat
    bid(window, qtbot)
    passing.wait(window, qtbot)
    assert isinstance(window.host.panel, PassDevicePanel)
    assert {first, window.host.panel.seat} == {0, 2}
    view = window.table.position
    assert view.ready[first] and not view.ready[2 - first]
    assert view.sealed == [None] * 4 and view.bids == [None] * 4
    bid(window, qtbot)
    qtbot.waitUntil(lambda: None not in window.table.position.bids)


def test_nobody_is_asked_who_looks_already(window: Furnished, qtbot: QtBot) -> None:
    two(window)
    bid(window, qtbot)
    bid(window, qtbot)
    moves: list[int] = []
    while not window.table.position.results:
        passing.wait(window, qtbot)
        if passing.screened(window):
            assert not moves or moves[-1] != window.runner.viewer, "she was the last to look"
            passing.uncover(window, qtbot)
        moves.append(window.runner.viewer)
        driving.click_once(window, qtbot)
        qtbot.waitUntil(lambda: not window.table.busy or bool(window.table.position.results))


def test_one_person_is_never_asked(window: Furnished, qtbot: QtBot) -> None:
    passing.begin(window, 4, (), changes=driving.deals("1"))
    passing.wait(window, qtbot)
    assert isinstance(window.host.panel, BidPanel) and not window.runner.several


def test_an_impatient_click_shows_no_cards(window: Furnished, qtbot: QtBot) -> None:
    slow = window.table.timing
    window.table.set_timing(replace(slow, speeds=replace(slow.speeds, rest_end=60_000)))
    two(window)
    passing.wait(window, qtbot)
    panel = window.host.panel
    assert isinstance(panel, PassDevicePanel)
    driving.click_button(window, qtbot, "show cards")
    qtbot.keyClick(panel.show_cards, driving.Key.Key_Return)
    assert window.runner.eyes == NOBODY and not window.table.hand()
    window.table.clock.advance(60_001)
    driving.click_button(window, qtbot, "show cards")
    assert window.runner.eyes == panel.seat


def test_undo_is_for_ones_own_last_move_and_asks_again(window: Furnished, qtbot: QtBot) -> None:
    two(window)
    assert not window.runner.can_undo
    bid(window, qtbot)
    passing.wait(window, qtbot)
    second = window.runner.viewer
    assert passing.screened(window) and window.runner.can_undo
    passing.uncover(window, qtbot)
    assert not window.runner.can_undo, "that would be the other's bid"
    driving.click_once(window, qtbot)
    qtbot.waitUntil(lambda: None not in window.table.position.bids)
    passing.wait(window, qtbot)
    if not passing.screened(window):
        assert window.runner.viewer == second
    window.actions_["undo"].trigger()
    panel = window.host.panel
    assert isinstance(panel, PassDevicePanel) and panel.seat == second
    assert window.runner.eyes == NOBODY
    passing.check_secrets(window)
    passing.uncover(window, qtbot)
    assert isinstance(window.host.panel, BidPanel)
    assert window.runner.setting.assisted and window.runner.can_redo


def test_a_match_is_taken_up_behind_the_screen(
    window: Furnished, make_window: MakeWindow, qtbot: QtBot
) -> None:
    two(window)
    bid(window, qtbot)
    passing.uncover(window, qtbot)
    seat, people = window.runner.viewer, dict(window.runner.setting.people)
    assert sorted(people) == [0, 2] and people[0] == "first"
    window.close()
    again = make_window()
    again.matches.open()
    passing.wait(again, qtbot)
    panel = again.host.panel
    assert isinstance(panel, PassDevicePanel) and panel.seat == seat
    assert again.runner.eyes == NOBODY and again.runner.setting.people == people
    assert again.table.match.names == (
        "Me",
        again.table.match.names[1],
        "Bert",
        *again.table.match.names[3:],
    )
    passing.check_secrets(again)
    passing.uncover(again, qtbot)
    assert len(again.table.hand()) == 2


def test_a_hint_is_for_whoever_looks(window: Furnished, qtbot: QtBot) -> None:
    two(window)
    passing.wait(window, qtbot)
    assert why_no_hint(window.services)
    passing.uncover(window, qtbot)
    assert not why_no_hint(window.services)
    window.hints.ask()
    qtbot.waitUntil(lambda: window.hints.hint is not None, timeout=20_000)
    driving.click_once(window, qtbot)
    passing.wait(window, qtbot)
    assert passing.screened(window) and window.hints.hint is None and not window.hints.open
    passing.check_secrets(window)


def test_a_bot_finishes_the_deal_for_one_person_only(window: Furnished, qtbot: QtBot) -> None:
    two(window, "2,1")
    passing.wait(window, qtbot)
    assert not window.actions_["finish"].isEnabled()
    passing.uncover(window, qtbot)
    gone = window.runner.viewer
    qtbot.waitUntil(window.actions_["finish"].isEnabled)
    window.actions_["finish"].trigger()
    passing.wait(window, qtbot)
    assert isinstance(window.host.panel, PassDevicePanel) and window.host.panel.seat != gone
    while not window.table.position.results:
        passing.uncover(window, qtbot)
        assert window.runner.viewer != gone
        driving.click_once(window, qtbot)
        passing.wait(window, qtbot)
    driving.click_button(window, qtbot, "next")
    seats = set()
    for _ in range(2):
        passing.wait(window, qtbot)
        seats.add(window.runner.viewer)
        bid(window, qtbot)
    assert seats == {0, 2}, "it was for that deal"


def test_the_hand_of_the_last_one_is_covered_when_a_bot_plays_it(
    window: Furnished, qtbot: QtBot
) -> None:
    two(window, "3,1")
    eyes: list[int] = []
    window.table.advanced.connect(lambda: eyes.append(window.runner.eyes))
    for _ in range(2):
        passing.wait(window, qtbot)
        passing.uncover(window, qtbot)
        qtbot.waitUntil(window.actions_["finish"].isEnabled)
        eyes.clear()
        window.actions_["finish"].trigger()
    qtbot.waitUntil(lambda: bool(window.table.position.results))
    assert set(eyes) == {NOBODY}


def test_undo_leaves_the_deal_with_the_bot_that_another_one_asked(
    window: Furnished, qtbot: QtBot
) -> None:
    two(window, "3,1")
    passing.wait(window, qtbot)
    passing.uncover(window, qtbot)
    gone = window.runner.viewer
    qtbot.waitUntil(window.actions_["finish"].isEnabled)
    window.actions_["finish"].trigger()
    passing.wait(window, qtbot)
    passing.uncover(window, qtbot)
    other = window.runner.viewer
    assert other != gone and not window.runner.can_undo, "nothing of hers can be taken back"
    driving.click_once(window, qtbot)
    passing.wait(window, qtbot)
    if passing.screened(window):
        passing.uncover(window, qtbot)
    driving.click_once(window, qtbot)
    passing.wait(window, qtbot)
    match = window.runner.match
    assert match is not None
    mine = [number for number, (seat, _) in enumerate(match.moves) if seat == other]
    assert len(mine) == 2
    window.actions_["undo"].trigger()
    assert len(match.moves) == mine[-1], "only her last move, and the answers to it"
    while not window.table.position.results:
        passing.uncover(window, qtbot)
        assert window.runner.viewer == other
        driving.click_once(window, qtbot)
        passing.wait(window, qtbot)


def test_summary_and_end_name_people(window: Furnished, qtbot: QtBot) -> None:
    two(window, "1")
    while not window.table.position.results:
        passing.uncover(window, qtbot)
        driving.click_once(window, qtbot)
        passing.wait(window, qtbot)
    panel = window.host.panel
    assert isinstance(panel, SummaryPanel)
    title = panel.title.text().replace("\u00a0", " ")
    assert title.startswith(window.table.match.names[window.runner.viewer] + ": ")
    assert window.status.text() == title, "nobody is called “you”"
    driving.click_button(window, qtbot, "next")
    panel = window.host.panel
    assert isinstance(panel, RankingPanel)
    assert "You" not in panel.head.text()
    assert "You win" not in window.status.text()


def test_a_name_of_usual_length_is_whole_in_the_summary(window: Furnished, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    passing.begin(window, 4, (2,), changes=driving.deals("1,1"))
    window.players.people.change(window.players.own.key, name="Wilhelmine 1")
    while not window.table.position.results:
        passing.uncover(window, qtbot)
        driving.click_once(window, qtbot)
        passing.wait(window, qtbot)
    panel = window.host.panel
    assert isinstance(panel, SummaryPanel)
    for size in (14, 16, 18, 20):
        panel.fit(panel.room(window.table.layout_now()), [size])
        shown = [label.text() for label in panel.names]
        assert sorted(shown) == sorted(window.table.match.names), size


def test_nothing_lies_over_what_hands_the_screen_over(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    two(window)
    window.introductions.introduce()
    passing.wait(window, qtbot)
    panel, toast = window.host.panel, window.toast
    assert isinstance(panel, PassDevicePanel) and panel.title.text() == "Me's turn"
    assert window.introductions.card is None or not window.introductions.card.isVisible()
    assert toast.isVisible(), "a match was put aside"
    over = QRect(toast.mapTo(window, QPoint()), toast.size())
    assert not over.intersects(QRect(panel.mapTo(window, QPoint()), panel.size()))
    low = toast.y()
    passing.uncover(window, qtbot)
    assert toast.y() > low, "it is at the foot of the table again"
