"""The last card of a deal is played by itself, where the player wants it so."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from farwhist.ui.settings.timing import NO_TIME, Timing
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import Key, press
from tests.ui.furnished import Furnished

SLOW = Timing(replace(NO_TIME, think=(0, 3_600_000)), 0)


def to_the_last_card(window: Furnished, qtbot: QtBot) -> None:
    """Bid, and play all cards but the last."""
    window.matches.start("elevator", 4, changes=driving.deals("2,1"))
    for _ in range(2):
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)


def summed_up(window: Furnished) -> bool:
    return window.host.panel is not None and window.host.panel.objectName() == "summary"


def own_moves(window: Furnished) -> int:
    match = window.runner.match
    assert match is not None
    return match.made(0)


def test_it_is_played_at_once_where_nothing_takes_time(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window(last_card=True)
    to_the_last_card(window, qtbot)
    qtbot.waitUntil(lambda: summed_up(window))
    assert own_moves(window) >= 3 and not window.runner.setting.assisted


def test_it_waits_as_long_as_an_opponent_thinks_and_stops_with_the_time(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window(last_card=True)
    window.table.set_timing(SLOW)
    to_the_last_card(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    assert window.claim.isHidden() and len(window.table.hand()) == 1
    window.table.clock.advance(3_500_000)
    assert len(window.table.hand()) == 1
    window.table.clock.advance(200_000)
    qtbot.waitUntil(lambda: summed_up(window))


def test_the_name_of_a_card_goes_with_it(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(last_card=True)
    window.matches.start("elevator", 4, changes=driving.deals("3,1"))
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    press(window, qtbot, Key.Key_Home)
    table = window.table
    assert table.scene.label.isVisible()
    table.set_timing(Timing(replace(NO_TIME, think=(500, 500)), 0))
    window.flow.finish_deal()

    stayed = []

    def none_left() -> bool:
        table.clock.advance(100)
        if table.scene.label.isVisible() and table.input.focus.card not in table.hand():
            stayed.append(table.input.focus.card)
        return not table.hand()

    qtbot.waitUntil(none_left)
    assert not stayed


def test_the_player_may_be_faster(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(last_card=True)
    window.table.set_timing(SLOW)
    to_the_last_card(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    qtbot.waitUntil(lambda: summed_up(window))
    played = own_moves(window)
    window.table.clock.advance(4_000_000)
    assert own_moves(window) == played


def test_who_takes_it_back_plays_it(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(last_card=True)
    to_the_last_card(window, qtbot)
    qtbot.waitUntil(lambda: summed_up(window))
    window.runner.undo()
    driving.wait_until_asked(window, qtbot)
    assert len(window.table.hand()) == 1
    window.runner.undo()
    driving.wait_until_asked(window, qtbot)
    assert len(window.table.hand()) == 2, "one comes past it"
    driving.click_once(window, qtbot)
    qtbot.waitUntil(lambda: summed_up(window))


@pytest.mark.parametrize("way", ["preference", "lesson"])
def test_it_waits_for_a_click(make_window: MakeWindow, qtbot: QtBot, way: str) -> None:
    window = make_window(last_card=way == "lesson")
    if way == "preference":
        to_the_last_card(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    else:
        window.tutorial.start(0)
        for _ in range(40):
            driving.wait_until_asked(window, qtbot)
            if summed_up(window) or len(window.table.hand()) == 1:
                break
            driving.click_once(window, qtbot)
    assert len(window.table.hand()) == 1 and not summed_up(window)


def test_it_waits_while_the_first_steps_explain_the_table(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window(last_card=True)
    window.matches.start("elevator", 4, changes=driving.deals("1,1"))
    driving.wait_until_asked(window, qtbot)
    window.first_steps.again()
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    assert window.first_steps.shown is not None and len(window.table.hand()) == 1
    driving.click_once(window, qtbot)
    qtbot.waitUntil(lambda: summed_up(window))


def test_it_is_chosen_in_the_preferences(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(last_card=True)
    assert window.table_preferences.now.last_card == "yes"
    window.table_preferences.set(last_card="no")
    to_the_last_card(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    assert len(window.table.hand()) == 1


def test_nothing_is_said_of_a_card_that_has_left_the_hand(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window(last_card=True)
    window.table.set_timing(SLOW)
    to_the_last_card(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    press(window, qtbot, Key.Key_Right)
    label = window.table.scene.label
    assert label.isVisible()
    window.table.clock.advance(3_700_000)
    qtbot.waitUntil(lambda: summed_up(window))
    assert not label.isVisible()
