"""The toolbar above the table: what it gives, where it has room, and the keyboard on it."""

from __future__ import annotations

from itertools import pairwise
from typing import get_args

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from farwhist.ui.settings.menus import BAR_MENUS, bar_places
from farwhist.ui.shell.features import COMMANDS
from farwhist.ui.shell.toolbar_button import BarButton
from farwhist.ui.style.icons import IconName
from farwhist.ui.style.tips import shown_tip
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT, Key, press
from tests.ui.furnished import Furnished

ORDER = tuple(bar_places(COMMANDS))


def ready(window: Furnished, qtbot: QtBot) -> None:
    """Wait until the player is asked, and the buttons know it."""
    driving.wait_until_asked(window, qtbot)
    qtbot.waitUntil(window.toolbar.buttons["hint"].isEnabled)


def focus(window: Furnished) -> QWidget:
    found = window.focusWidget()
    assert found is not None
    return found


def stops(window: Furnished) -> list[BarButton]:
    """Return the buttons that the Tab key reaches."""
    tab = Qt.FocusPolicy.TabFocus
    return [each for each in window.toolbar.buttons.values() if each.focusPolicy() & tab]


def test_every_button_is_a_command_or_the_speed() -> None:
    assert set(ORDER) - {"speed"} <= {command.id for command in COMMANDS}
    assert set(ORDER) <= set(get_args(IconName))


def test_a_button_tells_its_key_and_why_it_is_off(window: Furnished, qtbot: QtBot) -> None:
    ready(window, qtbot)
    undo, hint = window.toolbar.buttons["undo"], window.toolbar.buttons["hint"]
    assert not undo.isEnabled()
    assert undo.toolTip() == "Undo (Ctrl+Z)\nAvailable when you have made a move"
    assert hint.toolTip().startswith("Hint (H)\n")
    window.keymap.set_keys({"hint": ("G",)})
    assert hint.toolTip().startswith("Hint (G)\n")
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    qtbot.waitUntil(undo.isEnabled)
    assert undo.toolTip().endswith("the replies to it")
    cursor = window.runner.history.cursor
    qtbot.mouseClick(undo, LEFT)
    assert window.runner.history.cursor < cursor
    assert focus(window) is window.table.view, "a click leaves the keyboard at the table"
    menu = undo.menu()
    assert isinstance(menu, QMenu)
    assert window.actions_["redo"] in menu.actions() and window.actions_["redo"].isEnabled()


def test_what_is_on_is_lit(window: Furnished, qtbot: QtBot) -> None:
    ready(window, qtbot)
    bar = window.toolbar
    pause, scores, trick = bar.buttons["pause"], bar.buttons["scores"], bar.buttons["last_trick"]
    assert not pause.lit and scores.lit is window.score_panel.whole
    qtbot.mouseClick(pause, LEFT)
    assert window.playback.paused and pause.lit and pause.text() == "Continue"
    assert pause.toolTip().startswith("Continue (P)")
    qtbot.mouseClick(pause, LEFT)
    assert not window.playback.paused and not pause.lit and pause.text() == "Pause"
    shown = window.score_panel.whole
    qtbot.mouseClick(scores, LEFT)
    assert window.score_panel.whole is not shown and scores.lit is not shown
    window.matches.start("elevator", 4, changes=driving.deals("3,1"))
    for _ in range(2):
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    qtbot.waitUntil(trick.isEnabled)
    qtbot.mouseClick(trick, LEFT)
    assert window.table.trick_review.open and trick.lit
    press(window, qtbot, Key.Key_Escape)
    assert not trick.lit


def test_a_hint_is_lit_as_long_as_it_is_open(window: Furnished, qtbot: QtBot) -> None:
    ready(window, qtbot)
    hint = window.toolbar.buttons["hint"]
    assert not hint.lit
    for leave in ("click", "escape", "play"):
        driving.wait_until_asked(window, qtbot)
        qtbot.mouseClick(hint, LEFT)
        assert window.hints.open and hint.lit
        if leave == "click":
            qtbot.mouseClick(hint, LEFT)
        elif leave == "escape":
            press(window, qtbot, Key.Key_Escape)
        else:
            driving.click_once(window, qtbot)
            qtbot.waitUntil(lambda: not window.hints.open)
        assert not window.hints.open and not hint.lit, leave


def test_the_speed_is_the_one_of_menus_and_preferences(window: Furnished, qtbot: QtBot) -> None:
    button = window.toolbar.buttons["speed"]
    assert button.text() == "Normal" and button.accessibleName() == "Speed: Normal"
    menu = button.menu()
    assert isinstance(menu, QMenu)
    assert [each.isChecked() for each in menu.actions()] == [False, True, False, False]
    menu.actions()[2].trigger()
    assert button.text() == "Fast" and window.table_preferences.now.speed == "fast"
    window.table_preferences.set(speed="slow")
    assert button.text() == "Slow" and shown_tip(button) == "Speed: Slow"


def test_it_can_be_hidden_and_stays_so(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.matches.open()
    ready(window, qtbot)
    assert window.toolbar.isVisible()
    window.toolbar.buttons["hint"].setFocus(Qt.FocusReason.TabFocusReason)
    window.actions_["toolbar"].trigger()
    assert not window.toolbar.isVisible() and focus(window) is window.table.view
    again = make_window()
    assert not again.toolbar.isVisible() and not again.actions_["toolbar"].isChecked()
    again.actions_["toolbar"].trigger()
    assert again.toolbar.isVisible()


# --- room ----------------------------------------------------------------------------------


def visible(window: Furnished) -> list[BarButton]:
    return [each for each in (*window.toolbar.buttons.values(), window.toolbar.more)
            if each.isVisible()]  # fmt: skip


def in_a_row(window: Furnished) -> bool:
    """Whether all buttons lie side by side within the bar."""
    places = sorted((each.geometry() for each in visible(window)), key=lambda each: each.x())
    inside = all(window.toolbar.rect().contains(each) for each in places)
    return inside and all(one.right() < other.x() for one, other in pairwise(places))


def test_words_go_from_the_right_and_then_buttons(window: Furnished, qtbot: QtBot) -> None:
    ready(window, qtbot)
    bar, seen = window.toolbar, []
    for wide in range(1000, 90, -10):
        bar.resize(wide, bar.height())
        assert in_a_row(window), wide
        words = sum(not each.brief for each in bar.buttons.values() if each.isVisible())
        shown = [what for what, each in bar.buttons.items() if each.isVisible()]
        briefs = [bar.buttons[what].brief for what in shown]
        assert briefs == sorted(briefs), "the words at the right go first"
        assert shown == list(ORDER[: len(shown)])
        assert bar.more.isVisible() is (len(shown) < len(ORDER))
        seen.append((len(shown), words))
    assert seen == sorted(seen, reverse=True)
    all_ = len(ORDER)
    assert seen[0] == (all_, all_) and (all_, 0) in seen and seen[-1][0] < all_
    menu = bar.more.menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    assert window.actions_["scores"] in menu.actions()
    assert shown_tip(bar.more)


@pytest.mark.parametrize(("height", "high"), [(800, 44), (650, 40)])
def test_it_is_lower_in_a_low_window(
    window: Furnished, qtbot: QtBot, height: int, high: int
) -> None:
    window.resize(1000, height)
    qtbot.waitUntil(lambda: window.toolbar.height() == high)
    assert all(each.height() >= 30 for each in visible(window))
    qtbot.waitUntil(lambda: not any(each.brief for each in visible(window)))


def test_large_text_leaves_the_words_to_the_tips(window: Furnished, qtbot: QtBot) -> None:
    window.appearance.set_text_size(200)
    try:
        QApplication.processEvents()
        assert all(each.brief and shown_tip(each) for each in visible(window))
        assert in_a_row(window)
        assert all(each.height() <= window.toolbar.height() for each in visible(window))
    finally:
        window.appearance.set_text_size(100)
    assert not any(each.brief for each in window.toolbar.buttons.values())


def test_it_fits_in_every_language(spoken: str, make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.matches.open()
    for wide in (1280, 1000, 800, 640):
        window.resize(wide, 700)
        QApplication.processEvents()
        assert in_a_row(window), (spoken, wide)
        assert len(visible(window)) == len(ORDER)


def test_it_is_drawn_in_both_contrasts(window: Furnished, qtbot: QtBot) -> None:
    def seen() -> QImage:
        return window.toolbar.grab().toImage()

    ready(window, qtbot)
    plain = seen()
    window.appearance.set_contrast("on")
    strong = seen()
    window.appearance.set_contrast("off")
    assert strong != plain and seen() == plain
    window.toolbar.buttons["hint"].setFocus(Qt.FocusReason.TabFocusReason)
    assert seen() != plain, "the focus is seen"


# --- the keyboard --------------------------------------------------------------------------


def test_the_tab_key_enters_once_and_arrows_walk(window: Furnished, qtbot: QtBot) -> None:
    ready(window, qtbot)
    bar = window.toolbar.buttons
    assert stops(window) == [bar["hint"]]
    bar["hint"].setFocus(Qt.FocusReason.TabFocusReason)
    walked = []
    for _ in range(7):
        walked.append(focus(window).objectName())
        qtbot.keyClick(focus(window), Key.Key_Right)
    assert walked[0] == "bar hint" and "bar undo" not in walked, "what is off is passed over"
    assert walked[1:] == [
        "bar finish", "bar learn_menu", "bar pause", "bar speed", "bar full_screen", "bar scores",
    ]  # fmt: skip
    assert focus(window) is bar["hint"], "round and round"
    qtbot.keyClick(focus(window), Key.Key_End)
    assert focus(window) is bar["scores"] and stops(window) == [bar["scores"]]
    qtbot.keyClick(focus(window), Key.Key_Escape)
    assert focus(window) is window.table.view
    assert stops(window) == [bar["scores"]], "it comes back to where it was"


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_keys_press_the_button(window: Furnished, qtbot: QtBot, key: Key) -> None:
    ready(window, qtbot)
    pause = window.toolbar.buttons["pause"]
    pause.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(pause, key)
    assert window.playback.paused and focus(window) is pause


def test_the_keyboard_leaves_a_button_that_goes_off(window: Furnished, qtbot: QtBot) -> None:
    ready(window, qtbot)
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    undo = window.toolbar.buttons["undo"]
    qtbot.waitUntil(undo.isEnabled)
    undo.setFocus(Qt.FocusReason.TabFocusReason)
    while window.runner.can_undo:
        qtbot.keyClick(undo, Key.Key_Return)
    qtbot.waitUntil(lambda: not undo.isEnabled())
    assert isinstance(focus(window), BarButton) and focus(window) is not undo


def test_a_screen_reader_finds_names_states_and_keys(window: Furnished, qtbot: QtBot) -> None:
    ready(window, qtbot)
    window.resize(640, 700)
    for what, button in window.toolbar.buttons.items():
        found = QAccessible.queryAccessibleInterface(button)
        name = found.text(QAccessible.Text.Name)
        assert name, what
        assert found.state().disabled is not button.isEnabled()
    hint = QAccessible.queryAccessibleInterface(window.toolbar.buttons["hint"])
    assert "Key: H." in hint.text(QAccessible.Text.Description)
    undo = QAccessible.queryAccessibleInterface(window.toolbar.buttons["undo"])
    assert "Available when" in undo.text(QAccessible.Text.Description)
    scores = QAccessible.queryAccessibleInterface(window.toolbar.buttons["scores"])
    assert bool(scores.state().checked) is window.score_panel.whole


def test_what_there_is_to_learn_opens_by_its_button_and_its_key(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready(window, qtbot)
    opened: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, place: opened.append(menu))
    button = window.toolbar.buttons["learn_menu"]
    menu = button.menu()
    assert isinstance(menu, QMenu)
    assert menu.actions() == [window.actions_[each] for each in BAR_MENUS["learn_menu"]]
    for shown in (True, False):
        window.toolbar.setVisible(shown)
        qtbot.keyClick(window.table.view, Key.Key_F3)
    assert opened == [menu, menu]
