"""The table of keys: defaults, changes, conflicts, and that the table obeys it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from farwhist.store.preferences import Preferences
from farwhist.ui.features.preferences.keys_page import KeysPage
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.settings.keymap import Keymap, is_letter
from farwhist.ui.shell.features import COMMANDS
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import Key, press
from tests.ui.furnished import Furnished
from tests.ui.table.test_play import play_until_forced


def settings(folder: Path) -> Preferences:
    return Preferences(folder)


@pytest.fixture
def keymap(tmp_path: Path) -> Keymap:
    return Keymap(COMMANDS, settings(tmp_path))


def test_the_defaults_do_not_clash(keymap: Keymap) -> None:
    assert keymap.clashes(keymap.defaults()) == {}
    assert {each.id for each in COMMANDS.with_keys} == set(keymap.defaults())


def test_a_letter_of_a_suit_moves_an_asking_key_to_shift(keymap: Keymap) -> None:
    assert keymap.defaults()["clubs"] == ("C",)
    assert keymap.defaults()["ask_cards"] == ("Shift+C",)


@pytest.mark.parametrize(("key", "letter"), [
    ("A", True), ("Shift+A", True), ("Ctrl+A", False), ("Left", False), ("5", False),
    ("Space", False), ("F4", False),
])  # fmt: skip
def test_single_letters(key: str, letter: bool) -> None:
    assert is_letter(key) is letter


def test_changes_are_kept_and_defaults_are_not_stored(tmp_path: Path) -> None:
    keymap = Keymap(COMMANDS, settings(tmp_path))
    keymap.set_keys({"play": ("X",), "undo": ()})
    again = Keymap(COMMANDS, settings(tmp_path))
    assert again.keys("play") == ("X",) and again.keys("undo") == ()
    again.set_keys(again.defaults())
    assert list(settings(tmp_path).keys("keys")) == []


def test_clashes_are_found_where_both_keys_work(keymap: Keymap) -> None:
    keys = keymap.defaults()
    keys["ask_trick"] = ("L",)
    assert keymap.clashes(keys) == {"ask_trick": {"last_trick"}, "last_trick": {"ask_trick"}}
    keys = keymap.defaults()
    keys["less"] = ("Right",)
    assert keymap.clashes(keys) == {"less": {"more"}, "more": {"less"}}


def test_the_hand_obeys_changed_keys(window: Furnished, qtbot: QtBot) -> None:
    play_until_forced(window, qtbot)
    window.keymap.set_keys({"right": ("X",), "play": ("Z",)})
    hand = window.table.hand()
    press(window, qtbot, Key.Key_Home, Key.Key_X)
    assert window.table.input.focus.card is hand[1]
    press(window, qtbot, Key.Key_Right)
    assert window.table.input.focus.card is hand[1], "the old key does nothing"
    press(window, qtbot, Key.Key_Up)
    legal = window.table.input.focus.card
    assert legal in window.table.input.playable()
    press(window, qtbot, Key.Key_Return)
    assert legal in window.table.hand()
    press(window, qtbot, Key.Key_Z)
    assert legal not in window.table.hand()


def test_bidding_obeys_changed_keys(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.keymap.set_keys({"more": ("V",), "ready": ("F9",)})
    panel = window.host.panel
    assert isinstance(panel, BidPanel)
    press(window, qtbot, Key.Key_Right, Key.Key_V)
    assert panel.number == 0
    panel.numbers[1].setFocus()
    qtbot.keyClick(panel.numbers[1], Key.Key_V)
    assert panel.number == 1
    press(window, qtbot, Key.Key_Return)
    assert not window.table.position.ready[0]
    press(window, qtbot, Key.Key_F9)
    assert window.table.position.ready[0] or window.table.position.spoken[0]


def test_single_letters_can_be_switched_off(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.matches.open()
    play_until_forced(window, qtbot)
    window.actions_["letters"].trigger()
    assert not window.keymap.letters
    before = window.status.text()
    qtbot.keyClicks(window.table.view, "tbuhsdclpnr")
    assert window.status.text() == before and window.table.input.focus.card is None
    assert not window.table.scene.trick_review.isVisible()
    press(window, qtbot, Key.Key_Home)
    assert window.table.input.focus.card is window.table.hand()[0]
    assert not make_window().keymap.letters


def test_menu_commands_obey_changed_keys(window: Furnished) -> None:
    window.keymap.set_keys({"undo": ("F8",), "scores": ("F3",)})
    assert window.actions_["undo"].shortcut() == QKeySequence("F8")
    assert window.actions_["scores"].shortcut() == QKeySequence("F3")


def test_the_page_changes_keys_and_refuses_clashes(window: Furnished, qtbot: QtBot) -> None:
    window.actions_["shortcuts"].trigger()
    assert window.preferences.lazy.made is not None
    page = window.preferences.lazy.made.page
    assert isinstance(page, KeysPage)
    keymap = window.keymap
    page.select("ask_trick")
    page.edit.setKeySequence(QKeySequence("L"))
    page.set_button.click()
    assert "use the same key" in page.problem.text()
    assert keymap.keys("ask_trick") == ("T",), "nothing changes before that is solved"
    page.usual_button.click()
    assert not page.problem.text()
    page.edit.setKeySequence(QKeySequence("F7"))
    page.add_button.click()
    assert keymap.keys("ask_trick") == ("T", "F7")
    press(window, qtbot, Key.Key_F7)
    assert window.status.text()
    page.clear_button.click()
    assert keymap.keys("ask_trick") == ()
    page.letters.click()
    assert not keymap.letters and not window.actions_["letters"].isChecked()
    page.restore_defaults()
    assert keymap.keys("ask_trick") == ("T",) and keymap.letters and page.letters.isChecked()
