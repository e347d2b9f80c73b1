"""The dialog for a new match: every preset at every number of players."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.rules.catalogue import ruleset
from farwhist.rules.draft import Draft
from farwhist.rules.options import RulesError
from farwhist.ui.dialogs.new_game import NewGameDialog
from farwhist.ui.preferences.rules.game_page import GamePage
from farwhist.ui.wording.seat_limits import LEAST_SEATS, MOST_SEATS, seats_range, shown
from tests.ui import driving
from tests.ui.furnished import Furnished
from tests.ui.table import test_family


def open_dialog(window: Furnished) -> NewGameDialog:
    window.actions_["new"].trigger()
    dialog = QApplication.activeModalWidget() or window.findChild(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    return dialog


def chosen(dialog: NewGameDialog, preset: str, seats: int) -> int:
    """Ask for a number of players and then for a preset; return how many there are then."""
    rows = list(shown())
    dialog.presets.setCurrentRow(rows.index("elevator"))
    dialog.seats.setValue(seats)
    assert dialog.seats.value() == seats
    dialog.presets.setCurrentRow(rows.index(preset))
    least, most = seats_range(preset)
    assert (dialog.seats.minimum(), dialog.seats.maximum()) == (least, most)
    assert dialog.about.text() and not dialog.problem.text()
    assert dialog.play.isEnabled()
    return dialog.seats.value()


def test_every_preset_can_be_chosen_for_as_many_as_it_is_for(window: Furnished) -> None:
    """A number that it is not for cannot be chosen, and the nearest one takes its place."""
    dialog = open_dialog(window)
    for preset in shown():
        least, most = seats_range(preset)
        for seats in range(LEAST_SEATS, MOST_SEATS + 1):
            found = chosen(dialog, preset, seats)
            assert found == min(max(seats, least), most), preset
            assert dialog.draft == Draft(preset, found)
            if found != seats:
                with pytest.raises(RulesError):
                    ruleset(preset, seats)
    dialog.reject()


def some_seats() -> list[tuple[str, int]]:
    """Return each preset with one number of players, each number with several presets."""
    ranges = {
        preset: range(seats_range(preset)[0], seats_range(preset)[1] + 1) for preset in shown()
    }
    return [(preset, seats[n % len(seats)]) for n, (preset, seats) in enumerate(ranges.items())]


def test_every_number_of_players_is_among_them() -> None:
    assert {seats for _, seats in some_seats()} == set(range(LEAST_SEATS, MOST_SEATS + 1))


@pytest.mark.parametrize(("preset", "seats"), some_seats())
def test_what_is_chosen_is_played(window: Furnished, qtbot: QtBot, preset: str, seats: int) -> None:
    dialog = open_dialog(window)
    assert chosen(dialog, preset, seats) == seats
    qtbot.mouseClick(dialog.play, driving.LEFT)
    assert (window.runner.rules.id, window.runner.rules.seats) == (preset, seats)
    once = test_family.click_once if preset in test_family.FAMILY else driving.click_once
    for _ in range(6):
        driving.wait_until_asked(window, qtbot)
        assert window.table.position.seats == seats
        assert len(window.table.scene.plates) == seats
        once(window, qtbot)


def test_the_number_of_players_comes_back(window: Furnished) -> None:
    dialog = open_dialog(window)
    dialog.seats.setValue(6)
    rows = {preset: row for row, preset in enumerate(shown())}
    dialog.presets.setCurrentRow(rows["classic"])
    assert dialog.draft == Draft("classic", 4)
    dialog.presets.setCurrentRow(rows["oh_hell"])
    assert dialog.draft == Draft("oh_hell", 6)
    dialog.reject()


def test_what_cannot_be_played_says_why_not(window: Furnished) -> None:
    window.rules.own.save("Long", Draft.of("oh_hell", 4, {"sequence": "CUSTOM", "custom": "13"}))
    dialog = open_dialog(window)
    dialog.presets.setCurrentRow(dialog.presets.count() - 1)
    assert dialog.play.isEnabled() and not dialog.problem.text()
    dialog.seats.setValue(5)
    assert not dialog.play.isEnabled() and dialog.length.text() == ""
    assert "13" in dialog.problem.text()
    dialog.presets.itemDoubleClicked.emit(dialog.presets.currentItem())
    assert dialog.isVisible(), "nor with a double click"
    dialog.seats.setValue(4)
    assert dialog.play.isEnabled() and not dialog.problem.text()
    dialog.reject()


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_a_match_of_each_size_plays_itself(window: Furnished, qtbot: QtBot, seats: int) -> None:
    most = 51 // seats
    driving.watch(window, qtbot, "elevator", seats, driving.deals(f"1,{most},2"))
    assert max(result.size for result in window.table.position.results) == most
    assert len(window.table.position.results) == window.runner.rules.deal_count


@pytest.mark.parametrize("seats", [2, 8])
def test_two_and_eight_players_do_no_harm(window: Furnished, qtbot: QtBot, seats: int) -> None:
    window.matches.start("elevator", seats)
    for _ in range(8):
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)
    assert len(window.table.scene.plates) == seats


def test_own_and_staged_rules_can_be_chosen(window: Furnished, qtbot: QtBot) -> None:
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


def test_changing_the_rules_stages_them_and_opens_the_pages(
    window: Furnished, qtbot: QtBot
) -> None:
    dialog = open_dialog(window)
    dialog.presets.setCurrentRow(3)
    before = window.runner.setting
    qtbot.mouseClick(dialog.change, driving.LEFT)
    assert not dialog.isVisible()
    pages = window.preferences.lazy.made
    assert pages is not None and pages.isVisible() and isinstance(pages.page, GamePage)
    assert window.rules.draft == Draft(shown()[3], 4) and window.rules.staged
    assert window.runner.setting is before


def test_cancel_changes_nothing(window: Furnished, qtbot: QtBot) -> None:
    before = window.runner.setting
    dialog = open_dialog(window)
    dialog.presets.setCurrentRow(3)
    dialog.reject()
    assert window.runner.setting is before
