"""Preferences are written soon, taken over from earlier versions, and never lost in silence."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

import farwhist
from farwhist.store import user_file
from farwhist.store.preferences import FILE, Preferences
from farwhist.ui.settings import saving
from farwhist.ui.settings.saving import OLD_FILE, as_bytes, as_text, open_preferences
from farwhist.ui.settings.table_preferences import KeptTablePreferences, TablePreferences
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished


def old_settings(folder: Path, window: Furnished) -> None:
    settings = QSettings(str(folder / OLD_FILE), QSettings.Format.IniFormat)
    settings.setValue("table/felt", "navy")
    settings.setValue("table/volume", "70")
    settings.setValue("keys/pause", "Ctrl+;")
    settings.setValue("keys/mute", "F7,")
    settings.setValue("keys/undo", "-")
    settings.setValue("text/size", "150")
    settings.setValue("window/geometry", window.saveGeometry())
    settings.setValue("window/state", window.saveState())
    settings.sync()


def test_the_settings_of_earlier_versions_are_taken_over_once(
    window: Furnished, tmp_path: Path
) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    old_settings(old, window)
    mine = open_preferences(new, old)
    assert KeptTablePreferences(mine, window).now == TablePreferences(felt="navy", volume="70")
    assert mine.value("keys/pause", "") == "Ctrl+;" and mine.value("keys/mute", "") == "F7,"
    assert mine.value("keys/undo", "") == "-" and mine.value("text/size", "") == "150"
    assert as_bytes(mine.value("window/geometry", "")) == window.saveGeometry()
    assert not (old / OLD_FILE).exists() and (new / FILE).exists()
    mine.set("table/felt", "green")
    old_settings(old, window)
    assert open_preferences(new, old).value("table/felt", "") == "green"


def test_the_old_file_stays_until_all_of_it_is_in_the_new_one(
    window: Furnished, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old_settings(tmp_path, window)

    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(user_file, "write_text", full)
        mine = open_preferences(tmp_path / "new", tmp_path)
    assert mine.value("table/felt", "") == "navy" and (tmp_path / OLD_FILE).exists()
    mine.set("table/paper", "dim")
    again = Preferences(tmp_path / "new")
    assert again.value("table/felt", "") == "navy", "written with the next change"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_an_old_file_that_is_none_does_not_hold_the_start(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / OLD_FILE)
    assert open_preferences(tmp_path / "new", tmp_path).fresh
    assert (tmp_path / "window.damaged-1.ini").is_fifo()


def test_an_old_file_out_of_reach_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / OLD_FILE).write_text("[table]\nfelt=navy\n", encoding="utf-8")

    def refuse(path: Path, most: int) -> str:
        raise OSError(24, "Too many open files")

    with monkeypatch.context() as patch:
        patch.setattr(saving, "read_text", refuse)
        assert open_preferences(tmp_path / "new", tmp_path).value("table/felt", "") == ""
    assert open_preferences(tmp_path / "new", tmp_path).value("table/felt", "") == "navy"


@pytest.mark.parametrize(
    "more", [b"x\xff=\xfe\n", b"nonsense\n[\n", b"name=\\xd800\n"], ids=["text", "ini", "half"]
)
def test_an_old_file_that_is_partly_damaged_is_used_and_set_aside(
    tmp_path: Path, more: bytes
) -> None:
    (tmp_path / OLD_FILE).write_bytes(b"[table]\nfelt=navy\n" + more)
    mine = open_preferences(tmp_path / "new", tmp_path)
    assert mine.value("table/felt", "") == "navy" and not (tmp_path / OLD_FILE).exists()
    again = Preferences(tmp_path / "new")
    assert again.damaged is None and again.value("table/felt", "") == "navy"
    kept = list(tmp_path.glob("window.damaged-*.ini"))
    assert kept or b"xd800" in more


def test_bytes_of_qt_are_text_in_the_file(window: Furnished) -> None:
    text = as_text(window.saveState())
    assert text.isascii() and as_bytes(text) == window.saveState()
    assert not window.restoreState(as_bytes("Unsinn ☃"))


def test_a_damaged_file_is_told(make_window: MakeWindow, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{ this was edited by hand", encoding="utf-8")
    window = make_window()
    window.matches.open()
    aside = tmp_path / "preferences.damaged-1.json"
    assert window.notice.isVisible() and str(aside) in window.notice.label.text()
    assert aside.read_text(encoding="utf-8").startswith("{ this")
    window.table_preferences.set(felt="navy")
    window.saving.now()
    assert Preferences(tmp_path).value("table/felt", "") == "navy"


def test_a_damaged_place_is_the_usual_one(make_window: MakeWindow, tmp_path: Path) -> None:
    mine = Preferences(tmp_path)
    for key in ("window/geometry", "window/state", "preferences/geometry"):
        mine.set(key, "no place")
    mine.set("window/scores", 5)
    mine.set("preferences/page", "no page")
    window = make_window()
    window.matches.open()
    assert window.preferences.open().key == "game"
    assert window.score_panel.whole


def test_a_full_disk_is_told_and_nothing_is_lost(
    window: Furnished, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(user_file, "write_text", full)
        window.table_preferences.set(felt="navy")
        window.saving.now()
        assert window.notice.isVisible()
        assert "No space left on device" in window.notice.label.text()
        assert window.table_preferences.now.felt == "navy"
    window.table_preferences.set(speed="fast")
    window.saving.now()
    assert window.notice.isHidden()
    assert KeptTablePreferences(Preferences(tmp_path), window).now == TablePreferences(
        felt="navy", speed="fast"
    )


def test_changes_and_places_are_written_while_the_window_is_open(
    window: Furnished, make_window: MakeWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window.resize(777, 666)
    window.table_preferences.set(felt="navy")
    window.access.log.setFloating(True)

    def written() -> bool:
        if not (tmp_path / FILE).exists():
            return False
        data = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
        placed = data.get("window", {}).get("geometry") == as_text(window.saveGeometry())
        return placed and data.get("table", {}).get("felt") == "navy"

    qtbot.waitUntil(written)
    other = Furnished(Preferences(tmp_path))
    other.furnish(window.matches.store, lambda: 1, Random(1))
    assert (other.width(), other.height()) == (777, 666)
    other.deleteLater()


def test_nothing_else_keeps_settings() -> None:
    root = Path(farwhist.__file__).parent
    users = {
        file.name for file in root.rglob("*.py") if "QSettings" in file.read_text(encoding="utf-8")
    }
    assert users == {"saving.py"}, "only to read those of earlier versions"
