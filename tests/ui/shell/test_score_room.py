"""Scores where there is little room, under the pointer, and when the summary leaves by itself."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.panels.ranking import RankingPanel
from farwhist.ui.panels.summary import SummaryPanel
from farwhist.ui.panels.summary_parts import CountdownBar
from farwhist.ui.scores.chart import Chart
from farwhist.ui.scores.model import ScoreModel
from farwhist.ui.scores.tally import Scores
from farwhist.ui.style.tips import shown_tip
from farwhist.ui.wording.number_words import signed
from tests.helpers.drive import any_moves, start
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import Key, press
from tests.ui.furnished import Furnished
from tests.ui.shell.test_menus import play_to_summary


def test_the_chart_tells_a_deal_under_the_pointer(window: Furnished, qtbot: QtBot) -> None:
    driving.watch(window, qtbot, "elevator", 7, driving.deals("1,2,1,2,1,2,1"))
    window.actions_["all_scores"].trigger()
    chart: Chart = window.scoreboard.great.get().points
    plain = chart.grab().toImage()
    for x, wanted in ((5, {0}), (chart.width() // 2, {3, 4}), (chart.width() - 3, {7})):
        point_at(chart, x)
        assert chart.hovered in wanted
        assert chart.grab().toImage() != plain
    QApplication.sendEvent(chart, QEvent(QEvent.Type.Leave))
    assert chart.grab().toImage() == plain


def point_at(chart: Chart, x: float) -> None:
    """Move the pointer over a chart."""
    at, none = QPointF(x, chart.height() / 2), Qt.MouseButton.NoButton
    move = QMouseEvent(
        QEvent.Type.MouseMove, at, chart.mapToGlobal(at), none, none,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(chart, move)


@pytest.mark.parametrize("game", ["elevator", "bid_whist", "knockout", "bastard"])
def test_the_charts_can_be_pointed_at_before_the_first_deal_is_over(
    window: Furnished, qtbot: QtBot, game: str
) -> None:
    window.matches.start(game, 4)
    driving.wait_until_asked(window, qtbot)
    window.actions_["all_scores"].trigger()
    sheet = window.scoreboard.great.get()
    for kind, chart in (("points", sheet.points), ("place", sheet.ranks)):
        sheet.kinds.buttons[kind].click()
        for part in (0, 0.1, 0.5, 1):
            point_at(chart, part * (chart.width() - 1))
            assert not chart.isVisible() or not chart.grab().isNull()
        assert chart.hovered == (None if chart.ranks else 0)


def test_the_points_of_a_summary_explain_themselves(window: Furnished, qtbot: QtBot) -> None:
    for _ in range(3):
        summary = play_to_summary(window, qtbot)
        result = window.table.position.results[-1]
        labels = [each for each in summary.findChildren(QLabel) if each.toolTip()]
        totals = [each for each in labels if each.toolTip() == "Points in the match so far"]
        assert len(totals) == 4
        points = {signed(each) for each in result.points}
        tips = [each.toolTip() for each in labels if each.text() in points and each not in totals]
        assert len(tips) == 4
        moved = ("up", "down", "The same place as before")
        told = [shown_tip(each) for each in summary.findChildren(QLabel)]
        assert sum(each.endswith(moved) for each in told) == 4
        seats = sorted(range(4), key=lambda seat: -result.totals[seat])
        for seat, tip in zip(seats, tips, strict=True):
            bid, taken = result.bids[seat], result.taken[seat]
            assert bid is not None
            if bid == taken:
                assert tip.splitlines()[0] == f"10 + {bid} = {10 + bid}"
                assert tip.splitlines()[1:] == ["+10  exact", f"{'+' if bid else ''}{bid}  bid"]
            else:
                assert tip.splitlines()[0].endswith(f"−{abs(bid - taken)}")
                assert "tricks off" in tip
        press(window, qtbot, Key.Key_Return)


def test_the_score_window_comes_back_where_it_was(make_window: MakeWindow, qtbot: QtBot) -> None:
    first = make_window()
    first.matches.open()
    driving.wait_until_asked(first, qtbot)
    first.actions_["all_scores"].trigger()
    first.scoreboard.great.get().resize(760, 433)
    first.scoreboard.great.get().close()
    first.runner.stop()
    first.close()
    second = make_window()
    second.matches.open()
    driving.wait_until_asked(second, qtbot)
    second.actions_["all_scores"].trigger()
    assert (second.scoreboard.great.get().width(), second.scoreboard.great.get().height()) == (
        760,
        433,
    )


def drain_of(window: Furnished) -> CountdownBar:
    drain = window.host.panel.findChild(CountdownBar) if window.host.panel else None
    assert drain is not None
    return drain


def test_the_summary_leaves_by_itself_if_wanted(window: Furnished, qtbot: QtBot) -> None:
    window.table_preferences.set(go_on="5")
    window.table.clock.set_rate(0)
    play_to_summary(window, qtbot)
    drain = drain_of(window)
    assert drain.isVisible() and drain.left == 1
    window.table.clock.advance(2500)
    assert drain.left == 0.5
    assert isinstance(window.host.panel, SummaryPanel)
    window.table.clock.advance(2500)
    driving.wait_until_asked(window, qtbot)
    assert isinstance(window.host.panel, BidPanel) and window.table.position.deal == 2
    assert window.table.idle


def test_a_summary_that_cannot_be_seen_stays(window: Furnished, qtbot: QtBot) -> None:
    window.table_preferences.set(go_on="5")
    window.table.clock.set_rate(0)
    panel = play_to_summary(window, qtbot)
    window.showMinimized()
    window.table.clock.advance(5000)
    assert window.host.panel is panel and drain_of(window).left == 0


@pytest.mark.parametrize("way", ["key", "click"])
def test_any_key_or_click_keeps_the_summary(window: Furnished, qtbot: QtBot, way: str) -> None:
    window.table_preferences.set(go_on="10")
    panel = play_to_summary(window, qtbot)
    if way == "key":
        press(window, qtbot, Key.Key_Left)
    else:
        qtbot.mouseClick(panel, driving.LEFT, pos=QPoint(20, 20))
    assert drain_of(window).left == 0
    window.table.clock.advance(20_000)
    assert window.host.panel is panel
    press(window, qtbot, Key.Key_Return)
    driving.wait_until_asked(window, qtbot)
    assert window.table.position.deal == 2


def test_without_it_the_summary_stays(window: Furnished, qtbot: QtBot) -> None:
    panel = play_to_summary(window, qtbot)
    assert panel.findChild(CountdownBar) is None


def test_the_podium_offers_what_comes_next(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("elevator", 7, watch=True, changes=driving.FEW_DEALS)
    qtbot.waitUntil(lambda: isinstance(window.host.panel, RankingPanel), timeout=60_000)
    panel = window.host.panel
    assert isinstance(panel, RankingPanel)
    lost = 0 not in window.table.position.winners
    assert panel.head.text() and panel.story.text() and bool(panel.comfort.text()) is lost
    menus = {action.text()[action.text().index("&") + 1] for action in window.menuBar().actions()}
    for button in (panel.other, panel.sheet):
        letter = button.text()[button.text().index("&") + 1].upper()
        assert letter not in menus
    seed = window.runner.setting.seed
    qtbot.mouseClick(panel.sheet, driving.LEFT)
    assert window.scoreboard.great.get().isVisible()
    press(window, qtbot, Key.Key_Return)
    press(window, qtbot, Key.Key_Return)
    qtbot.waitUntil(lambda: window.host.panel is not panel)
    assert window.runner.setting.seed != seed and window.runner.setting.seats == 7


@pytest.mark.parametrize("preset", ["elevator", "knockout", "classic", "bastard"])
def test_a_table_that_has_followed_a_match_is_like_a_fresh_one(qtbot: QtBot, preset: str) -> None:
    match = start(preset, 4, 6)
    parent = QWidget()
    qtbot.addWidget(parent)
    followed, rng = ScoreModel(parent), Random(6)
    ends = [rng.randrange(1, 400) for _ in range(12)]
    for end in ends:
        if end < len(match.moves):
            match.take_back(end)
        any_moves(match, rng, lambda match, end=end: len(match.moves) >= end)
        rules = match.rules
        names = ["You", "Ada", "Emil", "Flora"][: match.position.sides]
        order = list(range(match.position.sides))
        shown = Scores("", match.view(0), names, order, rules.explained, None, rules.kind)
        followed.show_scores(shown)
        fresh = ScoreModel(parent)
        fresh.show_scores(shown)
        assert contents(followed) == contents(fresh)


def contents(model: ScoreModel) -> list[list[object]]:
    """Return all headings and cells, with what is said and told of them."""
    roles, across = Qt.ItemDataRole, Qt.Orientation.Horizontal
    shown = (roles.DisplayRole, roles.AccessibleTextRole, roles.ToolTipRole)
    found = [[model.headerData(n, across) for n in range(model.columnCount())]]
    for row in range(model.rowCount()):
        cells = [model.index(row, column) for column in range(model.columnCount())]
        head = model.headerData(row, Qt.Orientation.Vertical)
        found.append([head, *(model.data(cell, role) for cell in cells for role in shown)])
    return found
