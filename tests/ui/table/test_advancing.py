"""What the table tells of the events that it shows or jumps over."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from farwhist.engine.events import DealScored, Event
from farwhist.engine.position import Position
from farwhist.ui.panels.summary import SummaryPanel
from farwhist.ui.services.main_window import MainWindow
from farwhist.ui.table.table import Table
from tests.ui import driving


class Follower:
    """Keeps the events of the match as it hears of them, and the view that they lead to."""

    def __init__(self, table: Table) -> None:
        self.events: list[Event] = []
        self.view = Position(4)
        self._passed: list[Event] = []
        table.advanced.connect(self._advance)
        table.passed.connect(self._pass)
        table.jumped.connect(self._jump)

    def _advance(self, event: Event, before: Position) -> None:
        assert before == self.view
        self.events.append(event)
        event.apply(self.view)

    def _pass(self, event: Event, before: Position) -> None:
        if not self._passed:
            self.view = before.copy()
        assert before == self.view
        self._passed.append(event)
        event.apply(self.view)

    def _jump(self, first: int) -> None:
        self.events[first:], self._passed = self._passed, []


def play_to_summary(window: MainWindow, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    while not isinstance(window.host.panel, SummaryPanel):
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)


def test_each_event_is_told_once_with_the_view_that_it_met(
    window: MainWindow, qtbot: QtBot
) -> None:
    follower = Follower(window.table)
    window.matches.start("elevator", 4)
    for _ in range(2):
        play_to_summary(window, qtbot)
        assert isinstance(follower.events[-1], DealScored), "before it is left"
        driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    assert follower.events == window.runner.seen()
    assert follower.view == window.table.position


def test_where_the_table_jumps_what_came_before_still_stands(
    window: MainWindow, qtbot: QtBot
) -> None:
    follower = Follower(window.table)
    window.matches.start("elevator", 4)
    for _ in range(3):
        play_to_summary(window, qtbot)
        driving.click_once(window, qtbot)
    for step in (window.actions_["undo"], window.actions_["undo"], window.actions_["redo"]):
        driving.wait_until_asked(window, qtbot)
        step.trigger()
        assert follower.events == window.runner.seen()[: len(follower.events)]
        assert follower.view == window.table.position
    driving.wait_until_asked(window, qtbot)
    assert follower.events == window.runner.seen()
