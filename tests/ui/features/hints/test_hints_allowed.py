"""Matches in which hints are not allowed: it is a rule of the match, and the statistics tell."""

from __future__ import annotations

import csv
import io

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox
from pytestqt.qtbot import QtBot

from farwhist.store.matches import Saved, Unsound, parse, read_file
from farwhist.store.setting import Setting
from farwhist.ui.features.hints.manifest import why_no_hint
from farwhist.ui.features.preferences.window import PreferencesWindow
from farwhist.ui.features.statistics.feature import as_csv
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT
from tests.ui.furnished import Furnished

Key = Qt.Key
REASON = "This match is played without hints"


def started(window: Furnished, qtbot: QtBot, **more: bool) -> None:
    window.matches.start("elevator", 3, changes=driving.deals("1"), **more)
    driving.wait_until_asked(window, qtbot)


def play_on(window: Furnished, qtbot: QtBot) -> None:
    while not window.table.position.over:
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)
        qtbot.wait(1)


def test_the_command_says_why_there_is_none(window: Furnished, qtbot: QtBot) -> None:
    window.table_preferences.set(hints="no")
    started(window, qtbot)
    action = window.actions_["hint"]
    window.actions_.refresh()
    assert not action.isEnabled() and action.statusTip() == REASON
    driving.press(window, qtbot, Key.Key_H)
    assert not window.hints.open and window.status.text() == REASON
    assert not window.runner.setting.assisted


def test_the_match_keeps_its_rule_when_the_preference_changes(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    window.table_preferences.set(hints="no")
    started(window, qtbot)
    window.table_preferences.set(hints="yes")
    driving.press(window, qtbot, Key.Key_H)
    assert not window.hints.open
    assert not read_file(window.matches.store.path).hints
    window.runner.stop()
    again = make_window()
    again.matches.open()
    driving.wait_until_asked(again, qtbot)
    assert not again.runner.setting.hints and why_no_hint(again.services) == REASON
    play_on(again, qtbot)
    again.matches.play_again()
    assert again.runner.setting.hints, "the next match is played as the player wants now"


def test_it_is_chosen_on_the_page_of_a_new_match(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.matches.start("elevator", 3)
    window.actions_["new"].trigger()
    page = window.new_match.page
    assert page is not None
    (tick,) = [each for each in page.ticks if each.accessibleName().startswith("Hints")]
    assert tick.isChecked()
    QTest.mouseClick(tick, LEFT)
    QTest.mouseClick(page.length.play, LEFT)
    assert not window.runner.setting.hints and window.table_preferences.now.hints == "no"
    window.actions_["new"].trigger()
    page = window.new_match.page
    assert page is not None
    (tick,) = [each for each in page.ticks if each.accessibleName().startswith("Hints")]
    assert not tick.isChecked()


def test_it_is_chosen_in_the_preferences(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.preferences.open("table")
    pages = window.findChild(PreferencesWindow)
    assert pages is not None
    box = pages.findChild(QAbstractButton, "hints")
    assert box is not None and box.isChecked()
    box.setFocus()
    qtbot.keyClick(box, Key.Key_Space)
    assert window.table_preferences.now.hints == "no"
    pages.close()
    assert not why_no_hint(window.services), "not for the match that has begun"


def test_practice_has_hints_in_any_case(window: Furnished, qtbot: QtBot) -> None:
    window.table_preferences.set(hints="no")
    started(window, qtbot, practice=True)
    assert not why_no_hint(window.services)


def test_the_statistics_tell_such_matches(window: Furnished, qtbot: QtBot) -> None:
    started(window, qtbot)
    play_on(window, qtbot)
    window.table_preferences.set(hints="no")
    started(window, qtbot)
    play_on(window, qtbot)
    assert [match.hints for match in window.record.played()] == [True, False]
    shown = window.statistics.open()
    assert isinstance(shown.kind, QComboBox)
    assert shown.overview.matches.value.text() == "2"
    shown.kind.setCurrentText("Hints not allowed")
    assert shown.overview.matches.value.text() == "1"
    rows = list(csv.DictReader(io.StringIO(as_csv(window.record.played()))))
    assert [row["hints"] for row in rows] == ["1", "0"]
    shown.close()


def test_files_without_a_word_of_it_allow_hints() -> None:
    text = Saved.of(Setting("elevator", 4, 7)).text()
    assert "hints" not in text and parse(text).hints
    kept = Saved.of(Setting("elevator", 4, 7, hints=False)).text()
    assert not parse(kept).hints
    with pytest.raises(Unsound, match="hints"):
        parse(kept.replace('"hints": false', '"hints": 1'))
