"""The dialog for a new match: every preset at every number of players."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.rules.catalogue import ruleset
from farwhist.rules.draft import Draft
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


def test_own_and_staged_rules_can_be_chosen(window: MainWindow, qtbot: QtBot) -> None:
    ours = Draft.of("oh_hell", 5, {"slam": "20", "sequence": "CUSTOM", "custom": "2,1"})
    window.rules.own.save("Our table", ours)
    window.rules.set_option("tours", "2")
    dialog = open_dialog(window)
    names = [dialog.presets.item(row).text() for row in range(dialog.presets.count())]
    assert names[0] == "Custom: Elevator Whist, changed" and names[-1] == "Our table"
    assert len(names) == len(shown()) + 2
    assert dialog.presets.currentRow() == 0 and dialog.length.text() == "26 deals"
    dialog.presets.setCurrentRow(len(names) - 1)
    dialog.seats.setValue(3)
    assert dialog.length.text() == "2 deals"
    qtbot.mouseClick(dialog.play, driving.LEFT)
    assert dict(window.runner.setting.changes) == ours.changes
    assert (window.runner.rules.id, window.runner.rules.seats) == ("oh_hell", 3)
    assert "Our table" in window.windowTitle()
    assert not window.rules.staged


def test_changing_the_rules_stages_them_and_asks_for_the_pages(
    window: MainWindow, qtbot: QtBot
) -> None:
    dialog = open_dialog(window)
    assert dialog.change.isHidden(), "nobody shows pages of rules"
    dialog.reject()
    asked: list[bool] = []
    window.rules_wanted.connect(lambda: asked.append(True))
    window.new_match()
    dialog = window.findChildren(NewGameDialog)[-1]
    assert dialog.change.isVisible()
    dialog.presets.setCurrentRow(3)
    before = window.runner.setting
    qtbot.mouseClick(dialog.change, driving.LEFT)
    assert asked == [True] and not dialog.isVisible()
    assert window.rules.draft == Draft(shown()[3], 4) and window.rules.staged
    assert window.runner.setting is before


def test_cancel_changes_nothing(window: MainWindow, qtbot: QtBot) -> None:
    before = window.runner.setting
    dialog = open_dialog(window)
    dialog.presets.setCurrentRow(3)
    dialog.reject()
    assert window.runner.setting is before
