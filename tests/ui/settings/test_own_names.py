"""Rules of the player's own keep their name wherever the match is named, and when they are read."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QVBoxLayout
from pytestqt.qtbot import QtBot

from farwhist.rules.draft import Draft
from farwhist.rules.lengths import with_length
from farwhist.store.presets import LONGEST_NAME, OwnPresets, read_rules, write_rules
from farwhist.ui.features.preferences.rules.game_page import GamePage
from farwhist.ui.features.preferences.rules.own_rules import pick_to_read
from farwhist.ui.settings.rules_model import RulesModel
from tests.ui import driving
from tests.ui.driving import LEFT
from tests.ui.furnished import Furnished

OURS = Draft.of("elevator", 4, {"slam": "5"})
OTHER = Draft.of("elevator", 4, {"slam": "7"})


def names_shown(window: Furnished) -> dict[str, str]:
    """Return every text that says what is played."""
    window.scoreboard.show_all()
    window.help.open("rules")
    dialog = window.deal.show_number()
    found = {
        "window": window.windowTitle(),
        "scores": window.scoreboard.great.get().windowTitle(),
        "rules": window.help.window.pages.toPlainText().splitlines()[0],
        "number": dialog.about.text(),
    }
    dialog.reject()
    return found


def test_own_rules_are_called_by_their_name_everywhere(window: Furnished, qtbot: QtBot) -> None:
    window.rules.own.save("Grandma 1/2", OURS)
    window.rules.own_changed()
    window.matches.start(OURS.preset, 4, changes=OURS.changes)
    driving.wait_until_asked(window, qtbot)
    for place, text in names_shown(window).items():
        assert "Grandma 1/2" in text and "Elevator" not in text, place
    window.rules.own.rename("Grandma 1/2", "Monday")
    window.rules.own_changed()
    assert "Monday" in window.scoreboard.great.get().windowTitle()
    for place, text in names_shown(window).items():
        assert "Monday" in text and "Grandma" not in text, place


def test_changed_rules_without_a_name_are_called_alike_everywhere(
    window: Furnished, qtbot: QtBot
) -> None:
    window.matches.start(OURS.preset, 4, changes=OURS.changes)
    driving.wait_until_asked(window, qtbot)
    for place, text in names_shown(window).items():
        assert "Custom: Elevator Whist, changed" in text, place


@pytest.mark.parametrize("named", [False, True])
def test_a_match_of_another_length_has_the_name_of_its_rules(
    window: Furnished, qtbot: QtBot, *, named: bool
) -> None:
    rules, name = (OURS, "Grandma 1/2") if named else (Draft("elevator", 4), "Elevator Whist")
    if named:
        window.rules.own.save(name, OURS)
        window.rules.own_changed()
    short = with_length(rules, "half")
    assert short != rules
    window.matches.start(short.preset, 4, changes=short.changes)
    driving.wait_until_asked(window, qtbot)
    for place, text in names_shown(window).items():
        assert name in text and "Custom" not in text, place


def test_of_two_names_for_the_same_rules_the_chosen_one_counts(window: Furnished) -> None:
    window.rules.own.save("First", OURS)
    window.rules.own.save("Second", OURS)
    window.rules.own.save("Plain", Draft())
    for name, draft in (("Second", OURS), ("First", OURS), ("Plain", Draft())):
        window.rules.edit(OTHER)
        window.new_match.open()
        page = window.new_match.page
        assert page is not None
        tiles = {tile.family.name: tile for tile in page.tiles.tiles}
        tiles[name].click()
        page.length.play.click()
        assert window.matches.played() == draft
        assert window.matches.title == name and name in window.windowTitle()
        assert window.new_match.page is None


@pytest.fixture
def page(tmp_path: Path, qtbot: QtBot) -> GamePage:
    made = GamePage(RulesModel(OwnPresets(tmp_path / "data"), {}))
    dialog = QDialog()
    QVBoxLayout(dialog).addWidget(made)
    qtbot.addWidget(dialog)
    dialog.show()
    (tmp_path / "data").mkdir()
    made.own.to_read = lambda parent, name: str(tmp_path / "rules.json")
    made._kept = dialog  # type: ignore[attr-defined]
    return made


def bring(page: GamePage, qtbot: QtBot, folder: Path, name: str, draft: Draft) -> None:
    """Import rules from a file."""
    (folder / "rules.json").write_text(write_rules(name, draft), encoding="utf-8")
    page.model.edit(Draft("oh_hell"))
    page.own.take.trigger()


def test_the_same_rules_are_not_imported_twice(
    page: GamePage, qtbot: QtBot, tmp_path: Path
) -> None:
    own = page.model.own
    for seats in (4, 4, 6):
        bring(page, qtbot, tmp_path, "Grandma 1/2", OURS.with_seats(seats))
        assert list(own) == ["Grandma 1/2"]
        assert page.model.name() == page.own.name.text() == "Grandma 1/2"
    assert page.own.told.text() == "“Grandma 1/2” already exists."
    for _ in range(2):
        bring(page, qtbot, tmp_path, "Grandma 1/2", OTHER)
        assert list(own) == ["Grandma 1/2", "Grandma 1/2 2"]
        assert page.model.name() == page.own.name.text() == "Grandma 1/2 2"
    assert page.own.told.text() == "“Grandma 1/2 2” already exists."


@pytest.mark.parametrize("draft", [OURS, Draft()])
def test_what_is_imported_is_chosen(
    page: GamePage, qtbot: QtBot, tmp_path: Path, draft: Draft
) -> None:
    for name in ("Monday", "Friday"):
        bring(page, qtbot, tmp_path, name, draft)
        assert page.own.name.text() == page.model.name() == name
    assert list(page.model.own) == ["Monday", "Friday"]
    plain = next(each for each in page.model.choices() if not (each.own or each.staged))
    page.model.choose(plain, plain.draft)
    assert page.model.name() == "Elevator Whist"


@pytest.mark.parametrize("typed", ["sunday", "sunday.json", "At-home.farwhist-rules"])
def test_rules_are_passed_on_under_a_suffix_of_their_own(
    page: GamePage, qtbot: QtBot, tmp_path: Path, typed: str
) -> None:
    page.model.edit(OURS)
    page.own.name.setText("At/home")
    asked: list[list[str]] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        asked.append(dialog.nameFilters())
        line = dialog.findChild(QLineEdit, "fileNameEdit")
        assert line is not None and line.text() == "At-home.farwhist-rules"
        line.setText(str(tmp_path / typed))
        qtbot.keyClick(line, driving.Key.Key_Return)

    QTimer.singleShot(0, page, answer)
    page.own.export.trigger()
    assert asked == [["Rules of Far Whist (*.farwhist-rules)", "All files (*)"]]
    name = typed if "." in typed else f"{typed}.farwhist-rules"
    text = (tmp_path / name).read_text(encoding="utf-8")
    assert read_rules(text) == ("At/home", OURS)
    assert f"Saved to {tmp_path / name}." in page.own.told.text()


def test_rules_are_looked_for_under_the_old_suffix_as_well(
    page: GamePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def answer(parent: object, title: str, name: str, kinds: str) -> tuple[str, str]:
        asked.append(kinds)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
    page.own.to_read = pick_to_read
    page.own.take.trigger()
    assert asked == ["Rules of Far Whist (*.farwhist-rules *.json);;All files (*)"]


def test_the_longest_name_can_be_imported_again(
    page: GamePage, qtbot: QtBot, tmp_path: Path
) -> None:
    name = "x" * LONGEST_NAME
    bring(page, qtbot, tmp_path, name, OURS)
    bring(page, qtbot, tmp_path, name, OTHER)
    assert len(page.model.own) == 2
    assert all(len(each) <= LONGEST_NAME for each in page.model.own)


def test_a_copy_under_another_name_is_chosen(page: GamePage, qtbot: QtBot) -> None:
    page.model.edit(OURS)
    for name in ("First", "Second"):
        page.own.name.setText(name)
        qtbot.mouseClick(page.own.save, LEFT)
        assert page.model.name() == name
    page.own.name.setText("Third")
    page.own.rename.trigger()
    assert list(page.model.own) == ["First", "Third"]
    assert page.model.name() == "Third"
    page.own.delete.trigger()
    assert list(page.model.own) == ["First"]
