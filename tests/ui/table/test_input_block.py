"""Impatient clicks choose nothing: input rests after a motion was cut short."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.settings.timing import NO_TIME, SPEEDS, Timing
from farwhist.ui.table.input_block import InputBlock
from farwhist.ui.table.transition import Clock
from tests.ui import driving
from tests.ui.conftest import AT_ONCE, MakeWindow
from tests.ui.driving import LEFT, Key, card_point, press
from tests.ui.furnished import Furnished

HOUR = 3_600_000
RESTS = replace(NO_TIME, rest_cut=HOUR, rest_end=HOUR)
"""Nothing takes time but the rests, which end only where a test lets time pass."""
FELT = QPoint(300, 250)


def rested(window: Furnished) -> None:
    window.table.clock.advance(HOUR)


# --- the rest by itself --------------------------------------------------------------------


def test_a_rest_ends_by_the_clock_and_a_shorter_one_does_not_cut_it() -> None:
    clock = Clock()
    rest = InputBlock(clock)
    assert not rest.under_way
    rest.begin(0)
    assert not rest.under_way and not clock.running
    rest.begin(600)
    clock.advance(400)
    rest.begin(100)
    clock.advance(150)
    assert rest.under_way
    rest.begin(280)
    clock.advance(100)
    assert rest.under_way
    clock.advance(200)
    assert not rest.under_way and not clock.running


def test_a_rest_keeps_nobody_waiting() -> None:
    clock = Clock()
    rest = InputBlock(clock)
    rest.begin(600)
    assert not clock.busy
    clock.set_rate(0)
    assert not rest.under_way, "who has stopped the time is not impatient"
    clock.set_rate(1)
    assert rest.under_way
    clock.stop()
    assert not rest.under_way


def test_every_speed_of_a_player_has_the_same_rests() -> None:
    for speeds in SPEEDS.values():
        assert 250 <= speeds.rest_cut <= 300 and speeds.rest_end == 600
        for motion in ("full", "reduced", "none"):
            still = Timing(speeds).moving(motion).speeds
            assert (still.rest_cut, still.rest_end) == (speeds.rest_cut, speeds.rest_end)
    assert NO_TIME.rest_cut == NO_TIME.rest_end == 0


# --- at the table --------------------------------------------------------------------------


def to_a_lead(window: Furnished, qtbot: QtBot) -> None:
    """Play until the player has taken a trick and it still lies there."""
    window.matches.start("elevator", 4, changes={"sequence": "CUSTOM", "custom": "13"})
    window.table.set_timing(Timing(RESTS, 1000 * HOUR))
    while True:
        qtbot.waitUntil(lambda: driving.asked(window) or window.table.busy, timeout=10_000)
        rested(window)
        if window.table.busy:
            match = window.runner.match
            assert match is not None
            if any(each.seat == 0 for each in match.decisions) and window.table.hand():
                return
            window.table.finish()
        else:
            driving.click_once(window, qtbot)
        rested(window)


def click(window: Furnished, qtbot: QtBot, where: QPoint) -> None:
    qtbot.mouseClick(window.table.view.viewport(), LEFT, pos=where)


def test_a_click_that_ends_the_pause_leads_no_card(window: Furnished, qtbot: QtBot) -> None:
    to_a_lead(window, qtbot)
    hand = window.table.hand()
    spot = card_point(window, hand[0])
    click(window, qtbot, spot)
    assert not window.table.busy and window.table.hand() == hand, "it has ended the pause"
    for _ in range(3):
        click(window, qtbot, spot)
    assert window.table.hand() == hand
    rested(window)
    click(window, qtbot, spot)
    assert window.table.hand() == hand[1:]


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
def test_a_key_that_ends_the_pause_leads_no_card(window: Furnished, qtbot: QtBot, key: Key) -> None:
    to_a_lead(window, qtbot)
    hand = window.table.hand()
    press(window, qtbot, Key.Key_Home, key)
    assert not window.table.busy and window.table.input.focus.card is not None
    press(window, qtbot, key, key, Key.Key_Return)
    assert window.table.hand() == hand
    rested(window)
    press(window, qtbot, key)
    assert len(window.table.hand()) == len(hand) - 1


def test_a_card_that_is_dragged_is_meant(window: Furnished, qtbot: QtBot) -> None:
    to_a_lead(window, qtbot)
    window.table.finish()
    hand, view = window.table.hand(), window.table.view.viewport()
    spot = card_point(window, hand[0])
    qtbot.mousePress(view, LEFT, pos=spot)
    qtbot.mouseMove(view, spot - QPoint(0, 30))
    qtbot.mouseMove(view, spot - QPoint(0, 200))
    qtbot.mouseRelease(view, LEFT, pos=spot - QPoint(0, 200))
    assert window.table.hand() == hand[1:]


def test_motion_can_still_be_cut_while_input_rests(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(timing=Timing(replace(RESTS, flight=HOUR, turn_up=HOUR), 0))
    window.matches.open()
    cuts = 0
    while window.table.busy:
        click(window, qtbot, FELT)
        cuts += 1
    assert cuts > 1 and window.table.input_block.under_way


def test_a_button_that_has_just_appeared_is_not_pressed(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window(timing=Timing(replace(RESTS, flight=HOUR), 0))
    window.matches.open()
    click(window, qtbot, FELT)
    driving.wait_until_asked(window, qtbot)
    panel = window.host.panel
    assert isinstance(panel, BidPanel)
    qtbot.mouseClick(panel.numbers[1], LEFT)
    assert panel.number is None
    press(window, qtbot, Key.Key_1)
    assert panel.number == 1, "a number is no commitment"
    qtbot.mouseClick(panel.ready, LEFT)
    qtbot.mouseDClick(panel.ready, LEFT)
    press(window, qtbot, Key.Key_Return)
    panel.ready.setFocus()
    qtbot.keyClick(panel.ready, Key.Key_Space)
    match = window.runner.match
    assert match is not None and all(seat != 0 for seat, _ in match.moves)
    rested(window)
    qtbot.mouseClick(panel.ready, LEFT)
    assert any(seat == 0 for seat, _ in match.moves)


def test_without_a_cut_nothing_rests(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(timing=Timing(RESTS, 0))
    window.matches.open()
    driving.wait_until_asked(window, qtbot)
    click(window, qtbot, FELT)
    press(window, qtbot, Key.Key_N)
    assert not window.table.input_block.under_way
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    hand = window.table.hand()
    driving.click_once(window, qtbot)
    assert window.table.hand() != hand


# --- the buttons that lead on --------------------------------------------------------------


def to_panel(window: Furnished, qtbot: QtBot, name: str) -> None:
    """Play a match of one deal until this panel is open."""
    window.matches.start("elevator", 4, changes={"sequence": "CUSTOM", "custom": "1"})

    def open_panel() -> str:
        return "" if window.host.panel is None else window.host.panel.objectName()

    while open_panel() != name:
        driving.wait_until_asked(window, qtbot)
        if open_panel() == "summary":
            rested(window)
        if open_panel() != name:
            driving.click_once(window, qtbot)


@pytest.mark.parametrize("last", [False, True], ids=["next deal", "result"])
@pytest.mark.parametrize("way", ["mouse", "enter", "space", "n", "focus", "replay"])
def test_the_summary_stays_for_a_moment(
    window: Furnished, qtbot: QtBot, way: str, last: bool
) -> None:
    window.table.set_timing(Timing(RESTS, 0))
    sizes = "1" if last else "1,1"
    window.matches.start("elevator", 4, changes={"sequence": "CUSTOM", "custom": sizes})
    while window.host.panel is None or window.host.panel.objectName() != "summary":
        driving.click_once(window, qtbot)
        qtbot.waitUntil(lambda: driving.asked(window))
    panel = window.host.panel

    def try_it() -> None:
        if way in ("mouse", "replay"):
            driving.click_button(window, qtbot, "next" if way == "mouse" else "replay")
        elif way == "focus":
            button = panel.findChild(QPushButton, "next")
            assert button is not None
            button.setFocus()
            qtbot.keyClick(button, Key.Key_Space)
        else:
            key = {"enter": Key.Key_Return, "space": Key.Key_Space, "n": Key.Key_N}[way]
            press(window, qtbot, key)

    try_it()
    try_it()
    assert window.host.panel is panel and not window.practice.active
    rested(window)
    try_it()
    assert window.host.panel is not panel


@pytest.mark.parametrize("way", ["mouse", "enter"])
def test_the_podium_stays_for_a_moment(window: Furnished, qtbot: QtBot, way: str) -> None:
    window.table.set_timing(Timing(RESTS, 0))
    to_panel(window, qtbot, "ranking")
    panel, seed = window.host.panel, window.runner.setting.seed

    def try_it() -> None:
        if way == "mouse":
            driving.click_button(window, qtbot, "again")
        else:
            press(window, qtbot, Key.Key_Return)

    try_it()
    assert window.host.panel is panel and window.runner.setting.seed == seed
    rested(window)
    try_it()
    assert window.runner.setting.seed != seed


def test_the_key_that_ends_the_party_does_not_begin_a_match(
    window: Furnished, qtbot: QtBot
) -> None:
    window.table.set_timing(Timing(RESTS, 0))
    to_panel(window, qtbot, "ranking")
    rested(window)
    window.table.set_timing(Timing(replace(RESTS, confetti=HOUR), 0))
    window.table.match_celebration.begin()
    panel = window.host.panel
    press(window, qtbot, Key.Key_Return, Key.Key_Return)
    assert window.host.panel is panel
    rested(window)
    press(window, qtbot, Key.Key_Return)
    assert window.host.panel is not panel


def test_the_summary_that_goes_by_itself_does_not_rest(window: Furnished, qtbot: QtBot) -> None:
    window.table_preferences.set(go_on="5")
    window.table.set_timing(Timing(RESTS, 0))
    window.matches.start("elevator", 4, changes={"sequence": "CUSTOM", "custom": "1,1"})
    while window.host.panel is None or window.host.panel.objectName() != "summary":
        driving.click_once(window, qtbot)
        qtbot.waitUntil(lambda: driving.asked(window))
    panel = window.host.panel
    window.table.clock.advance(5_001)
    assert window.host.panel is not panel


def test_the_claim_is_not_made_by_going_on(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.claim.setText("Claim")
    window.claim.show()
    window.table.input_block.begin(HOUR)
    claimed: list[bool] = []
    window.claim.clicked.connect(claimed.append)
    window.host.close()
    press(window, qtbot, Key.Key_N)
    qtbot.mouseClick(window.claim, LEFT)
    assert not claimed and window.claim.isVisible()


def test_tests_do_not_rest(window: Furnished) -> None:
    assert window.table.timing == AT_ONCE
    window.table.finish()
    assert not window.table.input_block.under_way
