"""Whole matches in the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from pytestqt.qtbot import QtBot

from farwhist.ui.panels.ranking import RankingPanel
from tests.ui import driving
from tests.ui.furnished import Furnished


@pytest.mark.parametrize(
    ("once", "changes", "sizes"),
    [
        (driving.click_once, driving.deals("1,5,13,3"), [1, 5, 13, 3]),
        (driving.key_once, driving.deals("1,4,2"), [1, 4, 2]),
    ],
)
def test_a_whole_match(
    window: Furnished,
    qtbot: QtBot,
    once: Callable[[Furnished, QtBot], None],
    changes: Mapping[str, str],
    sizes: list[int],
) -> None:
    window.matches.start("elevator", 4, changes=changes)
    deals = 0
    while not isinstance(window.host.panel, RankingPanel):
        driving.wait_until_asked(window, qtbot)
        if isinstance(window.host.panel, RankingPanel):
            break
        deals = max(deals, window.table.position.deal)
        once(window, qtbot)
    view = window.table.position
    assert deals == len(sizes)
    assert [result.size for result in view.results] == sizes
    assert window.score_panel.table.scores.rowCount() == len(sizes) + 2
    assert window.table.idle


def test_enter_at_the_ranking_plays_again(window: Furnished, qtbot: QtBot) -> None:
    driving.watch(window, qtbot, "elevator", 4, driving.FEW_DEALS)
    driving.press(window, qtbot, driving.Key.Key_Return)
    assert not window.table.position.over
    assert window.table.position.deal == 1
