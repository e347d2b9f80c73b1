"""A name that has no room ends in "…", and is read whole in a tool tip."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from farwhist.engine.position import DealResult
from farwhist.ui.panels.ranking import RankingPanel
from farwhist.ui.review.hands_dialog import HandsDialog
from farwhist.ui.settings.catalogue import LONGEST_NAME
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished

NAMES = [
    "Maximilian-Leopold W", "Alexandrina Theodora", "Brunhilde Eisenmann", "Eddie", "Bo",
    "Wolfgang Amadeus Moz", "WWWWWWWWWWWWWWWWWWWW",
]  # fmt: skip


def start(window: Furnished, seats: int, *, watch: bool, sizes: str = "1,3,2") -> list[str]:
    """Begin a match of players with long names, which are returned by seat."""
    assert max(map(len, NAMES)) == LONGEST_NAME
    window.players.people.change("first", name=NAMES[0])
    for place, name in enumerate(NAMES[1:]):
        window.players.change(place, name=name, avatar=0)
    window.matches.start("elevator", seats, watch=watch, changes=driving.deals(sizes))
    return window.scoreboard.names()


def result_of(seats: int) -> DealResult:
    """Return a deal after which the first seat leads, or both do where there are two."""
    points = (10, *[10 if seats < 4 else 0] * (seats - 1))
    bids, none = (0,) * seats, (False,) * seats
    return DealResult(1, 1, 0, ((),) * seats, None, None, bids, none, (), bids, points, points)


def over(window: Furnished, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.table.position.over, timeout=60_000)


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_score_panel_tells_whole_names_under_the_pointer(
    window: Furnished, seats: int, percent: int
) -> None:
    names = start(window, seats, watch=False)
    window.appearance.set_text_size(percent)
    panel = window.score_panel
    scores = window.scoreboard.scores()
    scores.view.results.append(result_of(seats))
    panel.show_scores(scores)
    told = {
        panel.tip_at(QPoint(x, y))
        for x in range(0, panel.width(), 6)
        for y in range(0, panel.height(), 6)
    }
    assert all(any(name in each for each in told) for name in names)
    window.appearance.set_text_size(100)


@pytest.mark.parametrize("seats", [3, 4, 7])
def test_all_hands_are_shown_whole(qtbot: QtBot, seats: int, make_window: MakeWindow) -> None:
    window = make_window()
    names = start(window, seats, watch=True, sizes=f"1,4,{min(9, 51 // seats)},1")
    qtbot.waitUntil(lambda: len(window.table.position.results) > 2, timeout=60_000)
    window.runner.stop()
    for result in window.table.position.results[:3]:
        dialog = shown_hands(window, result, names)
        qtbot.addWidget(dialog)
        QApplication.processEvents()
        assert dialog.table.horizontalScrollBar().maximum() == 0
        assert dialog.table.verticalScrollBar().maximum() == 0
        assert [dialog.table.item(row, 0).text() for row in range(seats)] == names
        dialog.close()


def shown_hands(window: Furnished, result: DealResult, names: list[str]) -> HandsDialog:
    dialog = HandsDialog(
        result,
        1,
        names,
        list(range(len(names))),
        style=window.appearance.page_style(),
        parent=window,
    )
    dialog.show()
    return dialog


@pytest.mark.parametrize("seats", [4, 7])
def test_a_plate_tells_the_name_that_it_cuts(window: Furnished, qtbot: QtBot, seats: int) -> None:
    window.resize(1000, 650)
    names = start(window, seats, watch=False)
    driving.wait_until_asked(window, qtbot)
    window.table.view.grab()
    told = {seat: plate.toolTip() for seat, plate in window.table.scene.plates.items()}
    assert told[6 if seats == 7 else 1].splitlines()[0] == names[6 if seats == 7 else 1]
    assert told[3] == "" or "Eddie" not in told[3]
    window.table.state.rename(replace(window.table.match, names=("A",) * seats))
    window.table.view.grab()
    assert not any(plate.toolTip() for plate in window.table.scene.plates.values())


def test_the_podium_and_the_charts_tell_the_names_that_they_cut(
    window: Furnished, qtbot: QtBot
) -> None:
    names = start(window, 7, watch=True)
    over(window, qtbot)
    panel = window.host.panel
    assert isinstance(panel, RankingPanel)
    panel.grab()
    assert all(name in panel.podium.toolTip() for name in names)
    story = panel.story
    assert story.heightForWidth(story.width()) <= story.height()
    window.actions_["all_scores"].trigger()
    window.scoreboard.great.get().resize(500, 500)
    chart = window.scoreboard.great.get().points
    QApplication.processEvents()
    spot = QPoint(chart.width() - 5, chart.height() // 2)
    help_event = QHelpEvent(QHelpEvent.Type.ToolTip, spot, chart.mapToGlobal(spot))
    QApplication.sendEvent(chart, help_event)
    assert all(name in QToolTip.text() for name in names)
    QToolTip.hideText()
