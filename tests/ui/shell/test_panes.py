"""F6, Tab and Shift+Tab: every pane is reached, and the hand keeps its card."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from farwhist.ui.panels.bidding import BidPanel
from tests.ui import driving
from tests.ui.driving import Key, press
from tests.ui.furnished import Furnished
from tests.ui.table.test_play import play_until_forced

SHIFT = Qt.KeyboardModifier.ShiftModifier


def focus(window: Furnished) -> QWidget | None:
    return window.focusWidget()


def test_f6_goes_round_and_back(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.resize(1280, 800)
    window.actions_["log"].trigger()
    panel, view = window.host.panel, window.table.view
    assert isinstance(panel, BidPanel)
    panel.choose(1)
    view.setFocus()
    bar = window.toolbar.buttons["hint"]  # nothing can be undone yet
    sides = [bar, window.score_panel.table, window.access.log.text]
    round_: list[QWidget] = [view, panel.numbers[1], *sides]
    for expected in [*round_[1:], view]:
        window.actions_["next_pane"].trigger()
        assert focus(window) is expected
    for expected in reversed(round_):
        window.actions_["last_pane"].trigger()
        assert focus(window) is expected
    assert focus(window) is view


def test_f6_reaches_a_notice(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.notice.say("Something is wrong.")
    assert window.notice.close_button.isVisible()
    seen = []
    for _ in window.panes.panes():
        window.panes.step(1)
        seen.append(focus(window))
    assert window.notice.close_button in seen


def test_a_bubble_is_reached_and_left_by_keys(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.first_steps.again()
    window.table.view.setFocus()
    bubble = window.first_steps.bubble
    window.panes.step(1)
    window.panes.step(1)
    assert bubble.isAncestorOf(focus(window))
    qtbot.keyClick(focus(window), Key.Key_Space)
    assert bubble.isHidden() and focus(window) is window.table.view


def test_tab_goes_into_the_panel_first(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    panel, view = window.host.panel, window.table.view
    assert isinstance(panel, BidPanel)
    view.setFocus()
    qtbot.keyClick(view, Key.Key_Tab)
    assert focus(window) is panel.numbers[0]
    qtbot.keyClick(panel.numbers[0], Key.Key_Tab)
    assert focus(window) is panel.numbers[1]
    qtbot.keyClick(panel.numbers[1], Key.Key_Space)
    qtbot.keyClick(panel.numbers[1], Key.Key_Return)
    driving.wait_until_asked(window, qtbot)
    assert window.table.position.bids[0] == 1 and focus(window) is view


def test_shift_tab_returns_to_the_same_card(window: Furnished, qtbot: QtBot) -> None:
    play_until_forced(window, qtbot)
    view = window.table.view
    view.setFocus()
    press(window, qtbot, Key.Key_End)
    card = window.table.input.focus.card
    assert card is not None
    told: list[object] = []
    window.access.interface.tell_focus = told.append  # type: ignore[method-assign]
    qtbot.keyClick(view, Key.Key_Tab)
    left = focus(window)
    assert left is not None and left is not view
    qtbot.keyClick(left, Key.Key_Tab, SHIFT)
    assert focus(window) is view and window.table.input.focus.card is card
    assert told == [card] or QApplication.activeWindow() is not window
