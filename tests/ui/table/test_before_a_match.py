"""The window before a match is dealt in it: clicks, keys and the pointer do no harm."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from farwhist.ui.settings.commands import CommandId
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT, Key
from tests.ui.furnished import Furnished

SPOTS = [(0.5, 0.95), (0.5, 0.5), (0.05, 0.05), (0.95, 0.05)]


@pytest.fixture
def empty(make_window: MakeWindow) -> Furnished:
    window = make_window()
    assert not window.runner.begun
    return window


@pytest.mark.parametrize("spot", SPOTS)
def test_the_mouse_does_nothing_on_an_empty_table(
    empty: Furnished, qtbot: QtBot, spot: tuple[float, float]
) -> None:
    felt = empty.table.view.viewport()
    point = QPoint(round(felt.width() * spot[0]), round(felt.height() * spot[1]))
    qtbot.mouseMove(felt, point)
    qtbot.mouseClick(felt, LEFT, pos=point)
    qtbot.mouseClick(felt, Qt.MouseButton.RightButton, pos=point)
    qtbot.mouseDClick(felt, LEFT, pos=point)
    qtbot.mousePress(felt, LEFT, pos=point)
    qtbot.mouseMove(felt, point + QPoint(40, -40))
    qtbot.mouseRelease(felt, LEFT, pos=point + QPoint(40, -40))
    empty.resize(1000, 650)
    assert empty.table.hand() == [] and not empty.runner.begun


@pytest.mark.parametrize(
    "key",
    [
        Key.Key_Space, Key.Key_Return, Key.Key_Escape, Key.Key_Left, Key.Key_Right, Key.Key_Up,
        Key.Key_Down, Key.Key_Home, Key.Key_End, Key.Key_Tab,
        *map(Key, range(Key.Key_0, Key.Key_9)), *map(Key, range(Key.Key_A, Key.Key_Z + 1)),
    ],
)  # fmt: skip
def test_no_key_does_anything_on_an_empty_table(empty: Furnished, qtbot: QtBot, key: Key) -> None:
    driving.press(empty, qtbot, key)
    assert not empty.runner.begun


def test_every_command_is_harmless_before_a_match(empty: Furnished, qtbot: QtBot) -> None:
    """Those that end the window, or ask the system for a file or a page, are left out."""
    actions = empty.actions_
    for menu in (actions.menus["play"], actions.menus["deal"], actions.menus["help"]):
        menu.aboutToShow.emit()
    commands: tuple[CommandId, ...] = (
        "undo", "redo", "last_trick", "go_on", "pause", "hint", "all_scores", "fair_play",
        "next_pane", "last_pane", "replay", "skip", "hands", "number", "rules", "scores",
    )  # fmt: skip
    for action in map(actions.__getitem__, commands):
        action.trigger()
    empty.players.changed.emit()
    empty.table_preferences.set(order="low", palette="two")
    assert not empty.runner.begun
    actions["again"].trigger()
    assert empty.runner.begun and empty.matches.title == "Elevator Whist"
