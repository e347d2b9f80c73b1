"""While a file is read the window goes on, whatever the file is and however long that takes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.rules.draft import Draft
from farwhist.store import opened as module
from farwhist.store.matches import read_file
from farwhist.store.opened import OpenedMatch, OpenedRules
from farwhist.store.presets import OwnPresets, import_rules, write_rules
from farwhist.ui.app.start import FileRequests
from farwhist.ui.features.editor import feature as editor_module
from farwhist.ui.features.preferences.rules import own_rules
from farwhist.ui.features.preferences.rules.game_page import GamePage
from farwhist.ui.settings.rules_model import RulesModel
from farwhist.ui.system import files
from tests.store.test_orphaned_matches import played
from tests.ui import driving
from tests.ui.app.test_opened_files import opener
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Let every file that is opened be read only when this event is set."""
    go_on, open_file = Event(), module.open_file

    def open_late(path: Path) -> OpenedMatch | OpenedRules:
        assert go_on.wait(60)
        return open_file(path)

    monkeypatch.setattr(files, "AT_ONCE", 0.05)
    monkeypatch.setattr(module, "open_file", open_late)
    monkeypatch.setattr(editor_module, "read_file", lambda path: go_on.wait(60) and read_file(path))
    monkeypatch.setattr(
        own_rules, "import_rules", lambda path: go_on.wait(60) and import_rules(path)
    )
    yield go_on
    go_on.set()


def test_the_match_goes_on_while_a_file_is_read(
    slow: Event, window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "x.farwhist"
    file.write_text(played(30, seed=9).text(), encoding="utf-8")
    driving.wait_until_asked(window, qtbot)
    files = FileRequests(QApplication.instance())  # type: ignore[arg-type]
    files.serve(opener(window, tmp_path))
    files.ask(file)
    told = "“x.farwhist” is being read. You can go on meanwhile."
    qtbot.waitUntil(lambda: window.notice.label.text() == told and window.notice.isVisible())
    before = len(window.runner.now().moves)
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    assert len(window.runner.now().moves) > before and window.runner.setting.seed != 9
    slow.set()
    qtbot.waitUntil(lambda: window.runner.setting.seed == 9)
    assert window.notice.isHidden()


def test_at_the_start_the_table_waits_for_no_file(
    slow: Event, make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "x.farwhist"
    file.write_text(played(30, seed=9).text(), encoding="utf-8")
    window = make_window()
    files = FileRequests(QApplication.instance(), file)  # type: ignore[arg-type]
    files.serve(opener(window, tmp_path))
    files.deal(window.matches)
    assert window.runner.begun and window.runner.setting.seed != 9
    slow.set()
    qtbot.waitUntil(lambda: window.runner.setting.seed == 9)


def test_a_window_that_is_closed_meanwhile_hears_nothing_more(
    slow: Event, window: Furnished, tmp_path: Path
) -> None:
    files = opener(window, tmp_path)
    files.open(tmp_path / "x.farwhist")
    files.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[call-overload]
    slow.set()
    QApplication.processEvents()


def test_the_preferences_wait_for_no_rules(slow: Event, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "x.farwhist-rules"
    file.write_text(write_rules("Sunday", Draft("oh_hell", 5)), encoding="utf-8")
    page = GamePage(RulesModel(OwnPresets(tmp_path), {}))
    qtbot.addWidget(page)
    page.own.to_read = lambda parent, name: str(file)
    page.own.take.trigger()
    assert page.own.told.text().endswith("is being read. You can go on meanwhile.")
    slow.set()
    qtbot.waitUntil(lambda: page.own.told.text() == "Imported as “Sunday”.")


def test_the_editor_waits_for_no_file(
    slow: Event, window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "x.farwhist"
    file.write_text(played(30, seed=9).text(), encoding="utf-8")
    window.editor.open()
    page = window.editor.page
    assert page is not None
    told: list[str] = []
    page.tell = lambda text, **ways: told.append(text)  # type: ignore[method-assign,assignment]
    window.editor.read(file)
    assert told == ["“x.farwhist” is being read. You can go on meanwhile."]
    slow.set()
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told[1] == "This file holds a whole match, not a single deal."


@pytest.mark.skipif(sys.platform == "win32", reason="there are no named pipes in folders")
@pytest.mark.parametrize("name", ["pipe", "/dev/zero", "/dev/tty", "/dev/null"])
def test_what_is_no_file_is_named_at_once(window: Furnished, tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    file = tmp_path / name
    opener(window, tmp_path).open(file)
    assert "is not an ordinary file" in window.notice.label.text()
