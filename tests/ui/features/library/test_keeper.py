"""Every match that a person has played to its end is kept, once, whatever fails."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from farwhist.engine.position import Position
from farwhist.store import library as module
from farwhist.store.library import MatchLibrary
from farwhist.store.library_entry import LibraryEntry, LibraryNote
from farwhist.store.matches import MatchStore, Saved
from farwhist.store.statistics import StatisticsStore
from tests.helpers.record import NOON, play
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.features.statistics.test_statistics import SHORT, play_out
from tests.ui.furnished import Furnished


def kept(folder: Path) -> list[LibraryEntry]:
    found = MatchLibrary(folder)
    found.look()
    found.read_some(1000)
    return found.entries


def play_one(window: Furnished, qtbot: QtBot, **more: bool) -> None:
    window.matches.start("elevator", 4, changes=SHORT, **more)
    play_out(window, qtbot)


def test_a_finished_match_is_kept(make_window: MakeWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window = make_window()
    window.matches.start("elevator", 4, changes=SHORT)
    assert not kept(tmp_path)
    play_out(window, qtbot)
    (entry,) = kept(tmp_path)
    assert window.keeper.library.entries == [entry]
    view = window.table.position
    assert entry.over and entry.totals == tuple(view.totals) and entry.human == 0
    assert entry.portraits == tuple(window.table.match.avatars)
    window.matches.play_again()
    assert len(kept(tmp_path)) == 1
    play_out(window, qtbot)
    assert len(kept(tmp_path)) == 2


def test_it_is_hidden_until_the_table_has_shown_its_end(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = make_window()
    play_one(window, qtbot)
    (entry,) = kept(tmp_path)
    assert window.keeper.hidden == ""
    window.keeper._shown = lambda: Position(4)
    assert window.keeper.hidden == entry.file
    window.matches.play_again()
    assert window.keeper.hidden == ""


def test_practice_is_kept_and_what_nobody_played_is_not(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = make_window()
    driving.watch(window, qtbot, "elevator", 3, SHORT)
    assert not kept(tmp_path)
    play_one(window, qtbot, practice=True)
    (entry,) = kept(tmp_path)
    assert entry.practice


def test_the_other_end_of_a_match_takes_the_place_of_the_first(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = make_window()
    play_one(window, qtbot)
    (first,) = kept(tmp_path)
    window.runner.undo()
    window.runner.undo()
    assert not window.runner.over and kept(tmp_path) == [first]
    play_out(window, qtbot)
    (second,) = kept(tmp_path)
    assert second.assisted


def test_a_match_that_was_finished_before_is_kept_at_the_next_start(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    saved = Saved("elevator", 4, 3, SHORT, salt="5a" * 32)
    saved = replace(saved, moves=tuple(play(saved).moves))
    MatchStore(tmp_path).save(saved)
    window = make_window()
    window.matches.open()
    (entry,) = kept(tmp_path)
    window.keeper.library.delete(entry.file)
    MatchStore(tmp_path).save(saved)
    other = make_window()
    other.matches.open()
    assert not kept(tmp_path)


def test_what_was_finished_in_the_file_it_came_from_is_not_kept(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    saved = Saved("elevator", 4, 3, SHORT, salt="5a" * 32, opened=3)
    MatchStore(tmp_path).save(replace(saved, moves=tuple(play(saved).moves)))
    window = make_window()
    window.matches.open()
    assert not kept(tmp_path)


def test_a_full_disk_is_told_and_the_match_is_kept_later(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window()

    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(module, "write_text", full)
        play_one(window, qtbot)
        assert "No space left on device" in window.notice.label.text()
        assert [each.place is not None for each in StatisticsStore(tmp_path).read()] == [True]
        window.matches.play_again()
        assert window.notice.isVisible() and not kept(tmp_path)
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    assert window.notice.isHidden()
    assert len(kept(tmp_path)) == 1


def test_it_is_kept_when_the_program_ends(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window()

    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(module, "write_text", full)
        play_one(window, qtbot)
    app = QCoreApplication.instance()
    assert app is not None
    app.aboutToQuit.emit()
    assert len(kept(tmp_path)) == 1


def test_limits_hold_when_the_next_match_has_ended(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    old = Saved("elevator", 4, 77, SHORT)
    MatchLibrary(tmp_path).keep(replace(old, moves=tuple(play(old).moves)), LibraryNote(NOON))
    window = make_window()
    window.table_preferences.set(library_months="3")
    assert len(kept(tmp_path)) == 1
    window.keeper._now = lambda: NOON.replace(year=2027)
    play_one(window, qtbot)
    (entry,) = kept(tmp_path)
    assert entry.finished.year == 2027
