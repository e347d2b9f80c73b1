"""The table of commands: complete, reachable, and the only source of menus and keys."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Card
from farwhist.engine.match import Match
from farwhist.store.matches import Saved
from farwhist.store.preferences import Preferences
from farwhist.ui.features.help import pages
from farwhist.ui.services.main_window import MainWindow
from farwhist.ui.settings.commands import (
    OF_TABLE,
    SUITS,
    Command,
    Scope,
)
from farwhist.ui.settings.keymap import ALWAYS, Keymap, Press
from farwhist.ui.settings.menus import OneOf, menus
from farwhist.ui.shell.features import COMMANDS, MANIFESTS
from tests.helpers.drive import any_moves
from tests.ui import driving
from tests.ui.driving import Key, press
from tests.ui.shell.test_menus import play_to_summary
from tests.ui.table.test_play import play_until_forced

SEEN = Path(__file__).with_name("menus_and_keys.txt")
"""The menus and the page of keys as they were last found right."""

IN_MENUS = [item.id for menu in menus(COMMANDS) for item in menu.items if isinstance(item, Command)]
IDS = [command.id for command in COMMANDS]


def lines(menu: QMenu, depth: int = 1) -> Iterator[str]:
    """Write a menu: texts, keys, what is checked, what is disabled and why."""
    for action in menu.actions():
        below = action.menu()
        if action.isSeparator():
            yield "  " * depth + "-"
            continue
        keys = " ".join(key.toString() for key in action.shortcuts())
        mark = ("[x] " if action.isChecked() else "[ ] ") if action.isCheckable() else ""
        off = "" if action.isEnabled() else "off"
        parts = (mark + action.text().replace("\t", " ... "), keys, off, action.statusTip())
        yield "  " * depth + " | ".join(part for part in parts if part)
        if isinstance(below, QMenu):
            yield from lines(below, depth + 1)


def event_of(key: str) -> QKeyEvent:
    """Return the event of a key in the portable form."""
    pressed = QKeySequence.fromString(key)[0]  # type: ignore[index]
    text = key[-1] if key[-1].isalpha() and len(key.rpartition("+")[2]) == 1 else ""
    return QKeyEvent(QEvent.Type.KeyPress, pressed.key(), pressed.keyboardModifiers(), text.lower())


def test_every_id_is_one_row() -> None:
    given = [*OF_TABLE, *(each.command for its in MANIFESTS for each in its.commands)]
    assert sorted(IDS) == sorted(each.id for each in given)


@pytest.mark.parametrize("command", [*COMMANDS], ids=IDS)
def test_a_command_has_words_and_can_be_given(command: Command) -> None:
    assert command.name or command.text
    assert bool(command.text) is (command.id in IN_MENUS)
    assert command.text or command.keys or command.id in SUITS, "no way to give it"
    assert (command.scope is None) is not bool(command.name)


def test_a_command_stands_in_one_place() -> None:
    assert len(set(IN_MENUS)) == len(IN_MENUS)
    choices = [
        item.id for menu in menus(COMMANDS) for item in menu.items if isinstance(item, OneOf)
    ]
    assert len(set(choices)) == len(choices)


def test_a_command_that_cannot_be_chosen_says_why(window: MainWindow, qtbot: QtBot) -> None:
    """Every reason is asked for when a menu opens, and takes the place of the sentence."""
    driving.wait_until_asked(window, qtbot)
    actions = window.actions_
    actions.explain("undo", lambda: "because")
    actions.refresh()
    assert not actions["undo"].isEnabled() and actions["undo"].statusTip() == "because"
    actions.explain("undo", lambda: "")
    actions.refresh()
    assert actions["undo"].isEnabled() and actions["undo"].statusTip()
    disabled = [each.id for each in COMMANDS if each.text and not actions[each.id].isEnabled()]
    assert {"study", "report", "hands", "copy_deal", "last_trick", "laid_away"} <= {*disabled}
    assert all(actions[each].statusTip().startswith("Available") for each in disabled)


def test_menus_and_keys_are_as_they_were_found_right(window: MainWindow, qtbot: QtBot) -> None:
    """Whoever changes them on purpose writes the file anew: the failure shows what to write."""
    driving.wait_until_asked(window, qtbot)
    found = []
    for title in window.menuBar().actions():
        menu = title.menu()
        assert isinstance(menu, QMenu)
        menu.aboutToShow.emit()
        found += [title.text(), *lines(menu)]
    text = "\n".join([*found, "", pages.key_tables(window.keymap), ""])
    assert text == SEEN.read_text(encoding="utf-8")


# --- keys ----------------------------------------------------------------------------------------


@pytest.fixture
def keymap(tmp_path: Path) -> Keymap:
    return Keymap(COMMANDS, Preferences(tmp_path))


def test_every_key_of_the_window_means_its_command(window: MainWindow, keymap: Keymap) -> None:
    told = [command for command in COMMANDS.with_keys if command.scope is Scope.WINDOW]
    assert told
    for command in told:
        assert keymap.keys(command.id), command.id
        action: QAction = window.actions_[command.id]
        for key in keymap.keys(command.id):
            assert QKeySequence.fromString(key) in action.shortcuts(), (command.id, key)


ELSEWHERE = [command for command in COMMANDS.with_keys if command.scope is not Scope.WINDOW]


@pytest.mark.parametrize("command", ELSEWHERE, ids=[command.id for command in ELSEWHERE])
def test_every_key_of_the_page_means_its_command(keymap: Keymap, command: Command) -> None:
    assert keymap.keys(command.id)
    for key in keymap.keys(command.id):
        if command.scope is Scope.STUDY:
            assert keymap.in_study(event_of(key)) == (command.id,)
            continue
        found = keymap.read(
            event_of(key), panel=command.scope is Scope.PANEL, hand=command.scope is Scope.HAND
        )
        assert found is not None and found.means(command.id)


def forced_after_a_trick(window: MainWindow, qtbot: QtBot) -> tuple[Card, Card]:
    """Play on until a trick was taken and some cards are illegal; return a legal and an illegal."""
    found = play_until_forced(window, qtbot)
    while not window.table.position.tricks:
        driving.click_once(window, qtbot)
        found = play_until_forced(window, qtbot)
    return found


@cache
def forced() -> Saved:
    """Return a match in which a trick was taken and some cards of the player's are illegal."""
    saved = Saved("elevator", 4, 1, driving.deals("7,7"), salt="ab" * 32)

    def here(match: Match) -> bool:
        decision = match.decision(0)
        hand = match.position.hands[0]
        return bool(
            match.position.tricks and decision is not None and len(decision.moves) < len(hand)
        )

    match = any_moves(saved.match(), Random(1), here)
    return replace(saved, moves=tuple(match.moves))


def state(window: MainWindow) -> tuple[object, ...]:
    """Return what keys can change while the hand has the keyboard."""
    table, match = window.table, window.runner.match
    return (
        table.input.focus.card, len(match.moves) if match is not None else 0,
        window.playback.paused,
        window.actions_["mute"].isChecked(), window.hints.open, table.trick_review.open,
        window.status.text(),
    )  # fmt: skip


@pytest.mark.parametrize("command", [
    command for command in COMMANDS.with_keys
    if command.scope in (Scope.TABLE, Scope.HAND) and command.id not in SUITS
], ids=lambda command: command.id)  # fmt: skip
def test_every_key_of_the_table_does_something(
    window: MainWindow, qtbot: QtBot, command: Command
) -> None:
    window.runner.start(forced())
    driving.wait_until_asked(window, qtbot)
    hand, playable = window.table.hand(), window.table.input.playable()
    illegal = next(card for card in hand if card not in playable)
    start = {"left": hand[-1], "first": hand[-1], "up": illegal, "down": illegal}
    window.table.input.focus.go(hand, start.get(command.id, hand[0]))
    if command.id == "close":
        press(window, qtbot, Key.Key_L)
    if command.id == "go_on":
        press(window, qtbot, Key.Key_P)
    if command.id == "play":
        press(window, qtbot, Key.Key_Up)
    before = state(window)
    window.status.clear()
    assert window.controls.press(event_of(window.keymap.keys(command.id)[0]))
    assert state(window)[:6] != before[:6] or window.status.text()


def test_the_pause_key_pauses_unless_it_has_another_command(keymap: Keymap) -> None:
    assert ALWAYS == {"Pause": "pause"}
    event = event_of("Pause")
    keymap.set_letters(False)
    assert keymap.read(event, panel=False) == Press(("pause",))
    keymap.set_keys({"mute": ("Pause",)})
    assert keymap.read(event, panel=False) == Press(("mute",))


def test_shift_makes_no_difference_to_a_key_that_is_no_letter(keymap: Keymap) -> None:
    assert keymap.read(event_of("Shift+Space"), panel=False) == Press(("go_on", "play"))
    assert keymap.read(event_of("Shift+Left"), panel=True) == Press(("less",))
    assert keymap.read(event_of("Shift+L"), panel=False) is None
    keymap.set_keys({"left": ("J",)})
    assert keymap.read(event_of("Shift+Left"), panel=False) is None, "taken from its command"


def test_what_no_command_has_is_typed_if_it_is_no_letter(keymap: Keymap) -> None:
    plain, control = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier

    def typed(key: Qt.Key, text: str, modifiers: Qt.KeyboardModifier = plain) -> Press | None:
        event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text)
        return keymap.read(event, panel=True)

    assert typed(Key.Key_7, "7") == Press(typed="7")
    assert typed(Key.Key_7, "7", Qt.KeyboardModifier.KeypadModifier) == Press(typed="7")
    assert typed(Key.Key_7, "7", control) is None
    assert typed(Key.Key_Q, "q") is None


def test_no_trump_on_a_key_of_its_own_is_no_key_to_go_on(window: MainWindow, qtbot: QtBot) -> None:
    """They share N, and so one was taken for the other."""
    driving.wait_until_asked(window, qtbot)
    window.keymap.set_keys({"no_trump": ("Y",)})
    press(window, qtbot, Key.Key_P, Key.Key_Y)
    assert window.playback.paused
    press(window, qtbot, Key.Key_N)
    assert not window.playback.paused


def test_a_trick_is_shown_as_long_as_any_key_for_it_is_held(
    window: MainWindow, qtbot: QtBot
) -> None:
    forced_after_a_trick(window, qtbot)
    window.keymap.set_keys({"last_trick": ("F7",)})
    plain = Qt.KeyboardModifier.NoModifier
    for kind, again in ((QEvent.Type.KeyPress, False), (QEvent.Type.KeyPress, True)):
        assert window.controls.press(QKeyEvent(kind, Key.Key_F7, plain, "", autorep=again))
        assert window.table.trick_review.open
    window.controls.release(QKeyEvent(QEvent.Type.KeyRelease, Key.Key_F7, plain, ""))
    assert not window.table.trick_review.open


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_N])
def test_both_keys_to_go_on_put_a_trick_away_while_bidding(
    window: MainWindow, qtbot: QtBot, key: Qt.Key
) -> None:
    """N is also the key of no trump, and did nothing here."""
    play_to_summary(window, qtbot)
    press(window, qtbot, Key.Key_L, Key.Key_Space)
    driving.wait_until_asked(window, qtbot)
    panel = window.host.panel
    assert panel is not None and panel.objectName() == "bidding" and window.table.trick_review.open
    press(window, qtbot, key)
    assert not window.table.trick_review.open and window.host.panel is panel
