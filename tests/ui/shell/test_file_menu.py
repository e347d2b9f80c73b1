"""Game > Open, Save as and Recent."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from farwhist.store.matches import read_file
from farwhist.store.presets import write_rules
from farwhist.ui.app.start import FileRequests
from farwhist.ui.settings.catalogue import RECENT
from farwhist.ui.shell import file_menu
from tests.store.test_orphaned_matches import played
from tests.ui import driving
from tests.ui.app.test_opened_files import RULES, begin, opener
from tests.ui.driving import Key
from tests.ui.furnished import Furnished


def texts(window: Furnished) -> list[str]:
    window.actions_.menus["game"].aboutToShow.emit()
    return [each.text() for each in window.actions_.below["recent"].actions() if each.text()]


def serve(window: Furnished, folder: Path, qapp: QApplication) -> None:
    """Let files be opened, as the program does."""
    FileRequests(qapp).serve(opener(window, folder))


def put(folder: Path, name: str, seed: int = 9) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(played(30, seed=seed).text(), encoding="utf-8")
    return path


def test_a_file_is_chosen_opened_and_remembered(
    window: Furnished, qtbot: QtBot, qapp: QApplication, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    serve(window, tmp_path, qapp)
    assert not window.actions_.below["recent"].menuAction().isEnabled()
    file = put(tmp_path / "x", "Zoë & Max.farwhist")
    asked: list[str] = []

    def choose(parent: object, title: str, folder: str, kinds: str) -> tuple[str, str]:
        assert Path(folder).is_dir()
        asked.append(kinds)
        return str(file), kinds

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    qtbot.keyClick(window, Key.Key_O, driving.Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.runner.setting.seed == 9)
    assert "*.farwhist *.farwhist-rules" in asked[0]
    assert texts(window) == ["&1 Zoë && Max.farwhist", "&Clear this list"]
    again = window.files
    assert again.recent == [file]
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    window.actions_["open"].trigger()
    assert again.recent == [file]


def test_what_is_no_match_is_told_and_not_remembered(
    window: Furnished, qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    serve(window, tmp_path, qapp)
    before = window.runner.now()
    damaged = put(tmp_path / "x", "a.farwhist")
    damaged.write_text(damaged.read_text(encoding="utf-8")[:-40] + '"0 bid 99"\n', encoding="utf-8")
    window.files.wanted.emit(damaged)
    qtbot.waitUntil(window.notice.isVisible)
    assert "damaged: it cannot be played" in window.notice.label.text()
    assert window.runner.now().seed == before.seed and window.files.recent == []


def test_the_last_eight_are_kept_and_what_is_missing_drops_out(
    window: Furnished, tmp_path: Path
) -> None:
    files = [
        put(tmp_path / f"f{n}", "same.farwhist" if n > 8 else f"{n}.farwhist") for n in range(11)
    ]
    for file in files:
        window.files.note(file)
    assert window.files.recent == files[:2:-1]
    assert texts(window)[:3] == ["&1 same.farwhist – f10", "&2 same.farwhist – f9", "&3 8.farwhist"]
    window.files.note(files[5])
    files[10].unlink()
    assert window.files.recent == [files[5], *(files[n] for n in (9, 8, 7, 6, 4, 3))]
    assert len(texts(window)) == 8
    window.actions_.below["recent"].actions()[-1].trigger()
    assert window.files.recent == [] and RECENT.read(window.settings) == []
    assert not window.actions_.below["recent"].menuAction().isEnabled()


def test_rubbish_among_the_remembered_files_does_no_harm(window: Furnished, tmp_path: Path) -> None:
    file = put(tmp_path, "a.farwhist")
    RECENT.choose(window.settings, [5, None, "", "relative.farwhist", {"a": 1}, str(file), "\0"])
    assert window.files.recent == [file]


def test_rules_are_remembered_too(
    window: Furnished, qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    serve(window, tmp_path, qapp)
    file = tmp_path / "r.farwhist-rules"
    file.write_text(write_rules("Ours", RULES), encoding="utf-8")
    window.files.wanted.emit(file)
    qtbot.waitUntil(lambda: window.files.recent == [file])
    assert "Ours" in window.rules.own


def test_the_match_is_saved_and_opens_again(
    window: Furnished, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driving.wait_until_asked(window, qtbot)
    file = tmp_path / "mine.farwhist"
    suggested: list[str] = []

    def pick(parent: object, name: str) -> Path:
        suggested.append(name)
        return file

    monkeypatch.setattr(file_menu, "pick_to_write", pick)
    qtbot.keyClick(window, Key.Key_S, driving.Qt.KeyboardModifier.ControlModifier)
    assert read_file(file) == window.runner.now()
    assert suggested == [window.matches.title] and window.files.recent == [file]
    assert window.status.text() == "The match was saved as “mine.farwhist”."
    monkeypatch.setattr(file_menu, "pick_to_write", lambda parent, name: tmp_path)
    window.actions_["save_as"].trigger()
    assert "cannot be written" in window.notice.label.text()
    assert window.files.recent == [file]


def test_a_lesson_is_not_saved_but_the_match_that_waits(
    window: Furnished, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = begin(window, qtbot)
    window.runner.stop()
    window.tutorial.start(0)
    file = tmp_path / "mine.farwhist"
    monkeypatch.setattr(file_menu, "pick_to_write", lambda parent, name: file)
    window.actions_["save_as"].trigger()
    assert read_file(file) == before
