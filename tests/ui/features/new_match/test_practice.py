"""A match that was begun as practice: it is kept, and never counted."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from farwhist.store.matches import Saved, Unsound, parse, read_file
from farwhist.store.setting import Setting
from farwhist.store.statistics import bring_up_to_date
from tests.ui import driving
from tests.ui.conftest import MakeWindow


@pytest.mark.parametrize("practice", [True, False])
def test_only_practice_is_not_counted(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, practice: bool
) -> None:
    window = make_window()
    window.matches.start("elevator", 3, changes=driving.deals("1"))
    window.rules.edit(window.matches.played())
    window.actions_["new"].trigger()
    page = window.new_match.page
    assert page is not None
    if practice:
        QTest.mouseClick(page.ticks[-1], Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.length.play, Qt.MouseButton.LeftButton)
    assert window.runner.setting.practice is practice
    assert ("practice" in window.scoreboard.line.text()) is practice
    while not window.runner.over:
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)
        qtbot.wait(1)
    qtbot.waitUntil(lambda: window.table.position.over)
    assert len(window.record.played()) == (0 if practice else 1)
    kept = read_file(window.matches.store.path)
    assert kept.practice is practice, "it is taken up as what it was"
    bring_up_to_date(tmp_path, ["club"] * 2)
    assert len(window.record.played()) == (0 if practice else 1), "nor at another start"


def test_the_page_begins_with_a_match_that_counts(make_window: MakeWindow) -> None:
    window = make_window()
    window.matches.start("elevator", 3, practice=True)
    window.actions_["new"].trigger()
    page = window.new_match.page
    assert page is not None and not page.ticks[-1].isChecked()
    QTest.mouseClick(page.played.again, Qt.MouseButton.LeftButton)
    assert not window.runner.setting.practice


def test_files_without_a_word_of_it_count() -> None:
    text = Saved.of(Setting("elevator", 4, 7)).text()
    assert "practice" not in text and not parse(text).practice
    kept = Saved.of(Setting("elevator", 4, 7, practice=True)).text()
    assert parse(kept).practice
    with pytest.raises(Unsound, match="practice"):
        parse(kept.replace('"practice": true', '"practice": 1'))
