"""The score sheet shows what a level makes of the same cards, if the player wants it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from farwhist.analysis import material
from farwhist.ui.scores.window import ScoreWindow
from farwhist.ui.settings.catalogue import SCORES_DUPLICATE
from tests.ui.furnished import Furnished
from tests.ui.shell.test_menus import play_to_summary


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals are played again twice."""
    monkeypatch.setattr(material, "PLAYS", 2)


def open_sheet(window: Furnished, qtbot: QtBot, preset: str = "elevator") -> ScoreWindow:
    """Play a deal, and open the score sheet."""
    window.matches.start(preset, 4)
    play_to_summary(window, qtbot)
    window.scoreboard.show_all()
    return window.scoreboard.great.get()


def heads(sheet: ScoreWindow) -> list[str]:
    across, role = Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole
    model = sheet.model
    return [str(model.headerData(n, across, role)) for n in range(model.columnCount())]


def column(sheet: ScoreWindow) -> list[str]:
    model = sheet.model
    place = model.columnCount() - 2
    return [str(model.index(row, place).data()) for row in range(model.rowCount())]


def test_nobody_else_plays_unless_the_player_wants_it(window: Furnished, qtbot: QtBot) -> None:
    sheet = open_sheet(window, qtbot)
    assert sheet.same_cards.isVisible() and sheet.level == ""
    assert not any("with your cards" in each for each in heads(sheet))


def test_a_level_fills_a_column_which_is_kept_and_copied(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = open_sheet(window, qtbot)
    sheet.same_cards.box.setCurrentIndex(sheet.same_cards.box.findData("beginner"))
    qtbot.waitUntil(lambda: column(sheet)[0] != "–", timeout=20_000)
    assert heads(sheet)[-2] == "Beginner with your cards"
    deal, total, exact = column(sheet)
    assert deal == total and exact == "", "one deal, and no line for what was exact"
    sheet.copy()
    assert "\tBeginner with your cards\t" in QGuiApplication.clipboard().text()
    assert SCORES_DUPLICATE.read(window.settings) == "beginner"
    sheet.close()
    monkeypatch.setattr(material, "ReplayTask", lambda *given: pytest.fail("played twice"))
    window.scoreboard.show_all()
    assert column(sheet)[0] == deal
    sheet.same_cards.box.setCurrentIndex(0)
    assert not any("with your cards" in each for each in heads(sheet))


def test_where_points_tell_nothing_there_is_no_such_column(window: Furnished, qtbot: QtBot) -> None:
    SCORES_DUPLICATE.choose(window.settings, "club")
    sheet = open_sheet(window, qtbot, "knockout")
    assert not sheet.same_cards.isVisible()
    assert not any("with your cards" in each for each in heads(sheet))
