"""Whole matches in the window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from farwhist.ui.panels.summary import RankingPanel
from tests.ui import driving
from tests.ui.furnished import Furnished as MainWindow


@pytest.mark.parametrize("once", [driving.click_once, driving.key_once])
def test_a_whole_match(
    window: MainWindow, qtbot: QtBot, once: Callable[[MainWindow, QtBot], None]
) -> None:
    deals = 0
    while not isinstance(window.host.panel, RankingPanel):
        driving.wait_until_asked(window, qtbot)
        if isinstance(window.host.panel, RankingPanel):
            break
        deals = max(deals, window.table.position.deal)
        once(window, qtbot)
    view = window.table.position
    assert deals == 13
    assert [result.size for result in view.results] == [1, 3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3, 1]
    assert window.scoreboard.sheet.table.rowCount() == 15
    assert window.table.idle


def test_enter_at_the_ranking_plays_again(window: MainWindow, qtbot: QtBot) -> None:
    window.matches.start("elevator", 4, watch=True)
    qtbot.waitUntil(lambda: window.table.position.over, timeout=60_000)
    driving.press(window, qtbot, driving.Key.Key_Return)
    assert not window.table.position.over
    assert window.table.position.deal == 1
