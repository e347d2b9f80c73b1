"""A deal once more without touching the match, and a match that was left taken up again."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from farwhist.store.matches import Saved, parse
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.panels.summary import SummaryPanel
from tests.ui import driving
from tests.ui.driving import LEFT, Key, press
from tests.ui.furnished import Furnished
from tests.ui.shell.test_menus import play_to_summary


def to_deal_two(window: Furnished, qtbot: QtBot) -> None:
    play_to_summary(window, qtbot)
    press(window, qtbot, Key.Key_Return)
    driving.wait_until_asked(window, qtbot)


def saved(window: Furnished) -> Saved:
    return parse(window.matches.store.path.read_text(encoding="utf-8"))


def test_the_same_cards_and_then_back(window: Furnished, qtbot: QtBot) -> None:
    to_deal_two(window, qtbot)
    hand = window.table.hand()
    assert window.practice.why_not(2)
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    left, before = window.table.hand(), saved(window)
    kept = replace(before, assisted=True)
    assert kept != before, "who goes back knows the cards"
    window.actions_.refresh()
    assert window.actions_["replay"].isEnabled() and len(left) == 2
    window.actions_["replay"].trigger()
    driving.wait_until_asked(window, qtbot)
    assert window.practice.active and window.offer.isVisible() and not window.runner.keeps
    assert window.table.hand() == hand and isinstance(window.host.panel, BidPanel)
    summary = play_to_summary(window, qtbot)
    assert summary.next.text().startswith("Back to the match")
    assert saved(window) == kept
    press(window, qtbot, Key.Key_Return)
    driving.wait_until_asked(window, qtbot)
    assert not window.practice.active and window.offer.isHidden()
    assert window.table.hand() == left and saved(window) == kept
    assert len(window.table.position.results) == 1


@pytest.mark.parametrize("twice", [False, True])
def test_back_before_the_end(window: Furnished, qtbot: QtBot, twice: bool) -> None:
    summary = play_to_summary(window, qtbot)
    kept = saved(window)
    qtbot.mouseClick(summary.replay, LEFT)
    driving.wait_until_asked(window, qtbot)
    if twice:
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
        window.deal.replay()
        driving.wait_until_asked(window, qtbot)
    assert window.table.position.deal == 1 and not window.table.position.results
    qtbot.mouseClick(window.offer.take, LEFT)
    driving.wait_until_asked(window, qtbot)
    assert window.table.position.deal == 2 and saved(window) == kept
    assert window.runner.keeps


def test_a_match_that_was_left_can_be_taken_up(window: Furnished, qtbot: QtBot) -> None:
    to_deal_two(window, qtbot)
    hand, kept = window.table.hand(), saved(window)
    window.actions_["again"].trigger()
    driving.wait_until_asked(window, qtbot)
    assert window.table.position.deal == 1 and window.toast.isVisible()
    qtbot.mouseClick(window.toast.take, LEFT)
    driving.wait_until_asked(window, qtbot)
    assert window.table.hand() == hand and saved(window) == kept
    assert window.toast.isHidden()


def test_the_offer_goes_when_the_new_match_has_got_going(window: Furnished, qtbot: QtBot) -> None:
    to_deal_two(window, qtbot)
    window.matches.play_again()
    play_to_summary(window, qtbot)
    assert window.toast.isHidden()
    assert isinstance(window.host.panel, SummaryPanel)


def test_nothing_is_put_aside_before_the_first_move(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.matches.play_again()
    assert window.offer.isHidden()
