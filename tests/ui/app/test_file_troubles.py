"""A start ends in a window with cards in it, whatever is wrong with the player's files."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from farwhist.rules.draft import Draft
from farwhist.store import user_file
from farwhist.store.atomic import sweep
from farwhist.store.preferences import FILE, FORMAT, Preferences
from farwhist.store.presets import OwnPresets
from farwhist.ui.features.preferences.rules.own_rules import OwnRules
from farwhist.ui.settings.saving import open_preferences
from tests.ui.conftest import MakeWindow

LEFT = Qt.MouseButton.LeftButton
OURS = Draft.of("oh_hell", 5, {"slam": "20"})
LATER = {
    FILE: json.dumps({"format": FORMAT, "version": 7, "table": {"felt": "navy"}}),
    "rules.json": json.dumps({"format": "farwhist own presets", "version": 7, "presets": []}),
}


def left(folder: Path) -> set[str]:
    """Return the names of the preferences and rules in a folder, however they are called now."""
    return {each.name for each in folder.iterdir() if each.name.startswith(("pref", "rules"))}


def test_files_of_a_later_version_are_told_and_left_alone(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    for name, text in LATER.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    window = make_window()
    window.matches.open()
    said = window.notice.label.text()
    assert window.runner.begun and window.notice.isVisible()
    for name in LATER:
        assert f"{tmp_path / name} was written by a newer version" in said
    window.table_preferences.set(felt="burgundy")
    window.saving.now()
    assert window.notice.label.text() == said, "said once"
    assert window.table_preferences.now.felt == "burgundy"
    window.close()
    assert left(tmp_path) == set(LATER)
    for name, text in LATER.items():
        assert (tmp_path / name).read_text(encoding="utf-8") == text


@pytest.mark.parametrize("number", [5, 13, 24], ids=["input/output", "permission", "open files"])
def test_files_out_of_reach_are_told_and_left_alone(
    make_window: MakeWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    Preferences(tmp_path).set("table/felt", "navy")
    OwnPresets(tmp_path).save("Ours", OURS)

    def refuse(path: Path, most: int) -> str:
        raise OSError(number, os.strerror(number), str(path))

    with monkeypatch.context() as patch:
        patch.setattr(user_file, "read_text", refuse)
        window = make_window()
        window.matches.open()
        said = window.notice.label.text()
        assert window.runner.begun and window.table_preferences.now.felt == "green"
        for name in LATER:
            assert f"{tmp_path / name} cannot be read now: {os.strerror(number)}" in said
    window.table_preferences.set(speed="fast")
    window.saving.now()
    assert "preferences" not in window.notice.label.text(), "they could be written"
    assert left(tmp_path) == set(LATER)
    again = Preferences(tmp_path)
    assert again.value("table/felt", "") == "navy" and again.value("table/speed", "") == "fast"
    assert list(OwnPresets(tmp_path)) == ["Ours"]


@pytest.fixture
def locked(tmp_path: Path) -> Iterator[Path]:
    """Return a folder that may not be searched, with a window.ini and rules in it."""
    folder = tmp_path / "locked"
    OwnPresets(folder).save("Ours", OURS)
    (folder / "window.ini").write_text("[table]\nfelt=navy\n", encoding="utf-8")
    (folder / "rules.json.1.new").touch()
    folder.chmod(0)
    root = sys.platform != "win32" and os.geteuid() == 0
    if root:  # who may search everything
        os.seteuid(65534)
    yield folder
    if root:
        os.seteuid(0)
    folder.chmod(0o700)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows locks folders in another way")
def test_a_folder_that_may_not_be_searched_stops_nothing(locked: Path) -> None:
    mine, own = open_preferences(locked, locked), OwnPresets(locked)
    for trouble in (mine.trouble, own.trouble):
        assert isinstance(trouble, PermissionError)
    assert not mine.fresh and mine.value("table/felt", "green") == "green" and not own
    sweep(locked)
    with pytest.raises(PermissionError):
        mine.set("table/felt", "navy")
    with pytest.raises(PermissionError):
        own.save("More", OURS)


def test_damaged_rules_are_told(make_window: MakeWindow, tmp_path: Path) -> None:
    (tmp_path / "rules.json").write_text('{"half": "\\ud800"}', encoding="utf-8")
    window = make_window()
    window.matches.open()
    aside = tmp_path / "rules.damaged-1.json"
    assert window.runner.begun and aside.exists()
    assert f"Your own rules could not be read. The file was set aside as {aside}." in (
        window.notice.label.text()
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
@pytest.mark.parametrize("name", LATER)
def test_a_named_pipe_does_not_hold_the_start(
    make_window: MakeWindow, tmp_path: Path, name: str
) -> None:
    os.mkfifo(tmp_path / name)
    window = make_window()
    window.matches.open()
    assert window.runner.begun and window.notice.isVisible()


@pytest.fixture
def own(make_window: MakeWindow, tmp_path: Path) -> OwnRules:
    """Return where own rules are saved, in a window with rules that have no name yet."""
    window = make_window()
    window.matches.open()
    window.rules.edit(OURS)
    found = window.preferences.open("game").findChild(OwnRules)
    assert found is not None
    return found


def save(own: OwnRules, qtbot: QtBot, name: str) -> None:
    own.name.setText(name)
    qtbot.mouseClick(own.save, LEFT)


def test_the_rules_of_another_window_come_with_the_next_save(
    own: OwnRules, qtbot: QtBot, tmp_path: Path
) -> None:
    OwnPresets(tmp_path).save("Theirs", Draft("romanian", 4))
    save(own, qtbot, "Ours")
    assert list(OwnPresets(tmp_path)) == ["Theirs", "Ours"]
    OwnPresets(tmp_path).save("More", Draft("knockout", 4))
    own.name.setText("More")
    own.rename.trigger()
    assert "already" in own.told.text()
    assert list(OwnPresets(tmp_path)) == ["Theirs", "Ours", "More"]
    assert not own.rename.isEnabled(), "it is known here now"


def test_rules_are_not_saved_over_those_of_a_later_version(
    own: OwnRules, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "rules.json").write_text(LATER["rules.json"], encoding="utf-8")
    save(own, qtbot, "Ours")
    assert "newer version" in own.told.text()
    assert (tmp_path / "rules.json").read_text(encoding="utf-8") == LATER["rules.json"]
    file = tmp_path / "import.json"
    file.write_text("x", encoding="utf-8")
    own.to_read = lambda parent, name: str(file)
    own.take.trigger()
    assert "not readable text" in own.told.text()
