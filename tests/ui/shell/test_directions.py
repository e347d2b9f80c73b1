"""Which way play runs, in the window: while bids are made, clear of the panel, gone afterwards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.viewmodels.deals import bids_known
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import Key, press


@pytest.mark.parametrize(
    ("seats", "percent", "without"),
    [
        (2, 100, set()),
        (4, 100, set()),
        (7, 100, set()),
        # Large letters of trump and deal fill the corner between these and the next seat.
        (4, 200, {1}),
        (7, 200, {2, 3}),
    ],
)
def test_arcs_never_run_under_the_panel(
    make_window: MakeWindow, qtbot: QtBot, seats: int, percent: int, without: set[int]
) -> None:
    window = make_window()
    window.resize(1280, 800)
    window.appearance.set_text_size(percent)
    window.matches.start("elevator", seats, changes={"sequence": "CUSTOM", "custom": "7"})
    driving.wait_until_asked(window, qtbot)
    QApplication.processEvents()
    item, panel = window.table.scene.directions, window.host.panel
    assert panel is not None
    assert item.first == window.table.position.leader
    assert set(item.arcs) == set(range(seats)) - without
    written = window.table.scene.trump.written()
    for seat, arc in item.arcs.items():
        assert not any(written.contains(Rect(*point, 0, 0)) for point in arc.points), seat
        for point in arc.points:
            assert not panel.geometry().contains(QPointF(*point).toPoint()), (seat, arc)
    window.appearance.set_text_size(100)
    press(window, qtbot, Key.Key_Right, Key.Key_Return)
    qtbot.waitUntil(lambda: bids_known(window.table.position), timeout=10_000)
    assert item.first is None and not item.arcs


def test_where_play_runs_the_other_way_round_so_do_the_arcs(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    ends = {}
    for way in ("clockwise", "counter"):
        changes = {"sequence": "CUSTOM", "custom": "7", "direction": way}
        window.matches.start("elevator", 4, changes=changes)
        driving.wait_until_asked(window, qtbot)
        ends[way] = window.table.scene.directions.arcs[0].end
    width = window.table.layout_now().sizes.width
    assert ends["clockwise"][0] < width / 2 < ends["counter"][0]
