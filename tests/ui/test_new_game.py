"""The dialog for a new match: every preset at every number of players."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.rules.catalogue import ruleset
from farwhist.rules.options import RulesError
from farwhist.ui.dialogs.new_game import NewGameDialog
from farwhist.ui.main_window import MainWindow
from farwhist.ui.shown import shown
from tests.ui import driving


def open_dialog(window: MainWindow) -> NewGameDialog:
    window.actions_.new.trigger()
    dialog = QApplication.activeModalWidget() or window.findChild(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    return dialog


@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("preset", shown())
def test_every_preset_can_be_chosen_or_says_why_not(
    window: MainWindow, qtbot: QtBot, preset: str, seats: int
) -> None:
    dialog = open_dialog(window)
    dialog.presets.setCurrentRow(list(shown()).index(preset))
    dialog.seats.setValue(seats)
    assert dialog.about.text()
    try:
        ruleset(preset, seats)
    except RulesError:
        assert not dialog.play.isEnabled()
        assert str(seats) in dialog.problem.text()
        dialog.reject()
        return
    assert not dialog.problem.text()
    qtbot.mouseClick(dialog.play, driving.LEFT)
    assert window.runner.rules.id == preset
    for _ in range(6):
        driving.wait_until_asked(window, qtbot)
        assert window.table.position.seats == seats
        assert len(window.table.scene.plates) == seats
        driving.click_once(window, qtbot)


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_a_match_of_each_size_plays_itself(window: MainWindow, qtbot: QtBot, seats: int) -> None:
    window.start("elevator", seats, watch=True)
    qtbot.waitUntil(lambda: window.table.position.over, timeout=60_000)
    assert len(window.table.position.results) == window.runner.rules.deal_count


@pytest.mark.parametrize("seats", [2, 8])
def test_two_and_eight_players_do_no_harm(window: MainWindow, qtbot: QtBot, seats: int) -> None:
    window.start("elevator", seats)
    for _ in range(8):
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)
    assert len(window.table.scene.plates) == seats


def test_cancel_changes_nothing(window: MainWindow, qtbot: QtBot) -> None:
    before = window.runner.setting
    dialog = open_dialog(window)
    dialog.presets.setCurrentRow(3)
    dialog.reject()
    assert window.runner.setting is before
