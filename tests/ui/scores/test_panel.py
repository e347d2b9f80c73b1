"""The score panel on the felt: its place, how it folds, and what it tells."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from farwhist.engine.position import DealResult
from farwhist.ui.scores.panel import ScorePanel
from farwhist.ui.scores.tally import standing
from farwhist.ui.settings.timing import NO_TIME, SPEEDS, Timing
from farwhist.ui.table.theme import high_contrast_theme
from tests.helpers.drive import any_moves, deals_done, start
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT, Key, press
from tests.ui.furnished import Furnished
from tests.ui.scores.test_views import scores_of

STILL = Timing(NO_TIME, 0)


def told(panel: ScorePanel) -> set[str]:
    """Return all that is told where the pointer rests."""
    return {
        panel.tip_at(QPoint(x, y))
        for x in range(0, panel.width(), 5)
        for y in range(0, panel.height(), 5)
    }


def told_totals(panel: ScorePanel) -> dict[int, float]:
    """Return the totals that are told now, by column: some wait for points."""
    assert panel.scores is not None
    return {line.column: line.total for line in standing(panel.scores, panel.table.shown.totals)}


def deal(window: Furnished, points: tuple[int, ...]) -> None:
    """Let a deal be scored in which all bid one trick, and show it."""
    view = window.table.position
    totals = tuple(a + b for a, b in zip(view.totals, points, strict=True))
    view.totals[:] = totals
    ones, none = (1,) * len(points), (False,) * len(points)
    view.results.append(
        DealResult(
            len(view.results) + 1, 1, 0, ((),) * len(points), None, None, ones, none, (), ones,
            points, totals,
        )
    )  # fmt: skip
    window.score_panel.show_scores(window.scoreboard.scores())


def test_there_is_no_panel_without_a_match(make_window: MakeWindow) -> None:
    window = make_window()
    assert not window.score_panel.isVisible()
    assert window.table.layout_now().sizes.width == window.table.view.width()


@pytest.mark.parametrize("wide", [1000, 1180, 1280, 1920])
def test_the_table_keeps_free_of_the_panel(window: Furnished, qtbot: QtBot, wide: int) -> None:
    driving.wait_until_asked(window, qtbot)
    window.resize(wide, 800)
    panel, view, layout = window.score_panel, window.table.view, window.table.layout_now()
    assert panel.isVisible() and panel.whole is (wide >= 1180)
    assert view.width() == wide and window.table.scene.sceneRect().width() == wide
    assert layout.sizes.width <= panel.x()
    assert window.host.panel is not None and window.host.panel.geometry().right() < panel.x()
    for plate in layout.plates.values():
        assert plate.right < panel.x()
    inside = panel.parentWidget().rect()
    assert inside.contains(panel.geometry()) and panel.geometry().right() == inside.right() - 10


def test_the_panel_folds_beside_the_table_and_stays_so(
    window: Furnished, make_window: MakeWindow, qtbot: QtBot
) -> None:
    driving.wait_until_asked(window, qtbot)
    panel, action = window.score_panel, window.actions_["scores"]
    before = window.table.layout_now().sizes.width
    assert panel.whole and action.isChecked()
    qtbot.mouseClick(panel.fold, LEFT)
    assert not panel.whole and not action.isChecked() and panel.width() < 90
    assert window.table.layout_now().sizes.width > before + 150
    window.saving.now()
    other = make_window()
    assert not other.score_panel.open_wide
    qtbot.mouseClick(panel, LEFT, pos=QPoint(30, 200))
    assert panel.whole and action.isChecked()
    assert window.table.layout_now().sizes.width == before


def test_in_a_narrow_window_it_slides_over_the_felt(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.resize(1000, 650)
    panel, action = window.score_panel, window.actions_["scores"]
    poses = dict(window.table.layout_now().poses)
    assert not panel.whole and not action.isChecked()
    action.trigger()
    assert panel.whole and action.isChecked() and panel.width() > 240
    assert window.table.layout_now().poses == poses, "nothing on the table moves for that"
    press(window, qtbot, Key.Key_Escape)
    assert not panel.whole and not action.isChecked()
    action.trigger()
    panel.table.setFocus()
    qtbot.keyClick(panel.table, Key.Key_Escape)
    assert not panel.whole and window.focusWidget() is window.table.view
    window.resize(1280, 800)
    assert panel.whole and action.isChecked()


def test_it_slides_in_and_stands_at_once_without_motion(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.resize(1000, 650)
    panel = window.score_panel
    panel.toggle()
    end = panel.x()
    panel.toggle()
    window.table.set_timing(Timing(SPEEDS["normal"], 0))
    window.table.clock.set_rate(0)
    panel.toggle()
    assert panel.x() > end + 100
    window.table.clock.advance(90)
    assert end < panel.x() < end + 200
    window.table.clock.advance(100)
    assert panel.x() == end
    panel.toggle()
    window.table.set_timing(Timing(SPEEDS["normal"], 0).moving("reduced"))
    panel.toggle()
    assert panel.x() == end
    window.table.set_timing(STILL)


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("seats", [4, 7])
def test_its_buttons_stay_inside_whatever_the_size_of_the_text(
    window: Furnished, qtbot: QtBot, percent: int, seats: int
) -> None:
    window.resize(1000, 650)
    window.matches.start("elevator", seats)
    driving.wait_until_asked(window, qtbot)
    try:
        window.appearance.set_text_size(percent)
        panel = window.score_panel
        for _ in range(2):
            panel.grab()
            rows, foot = panel.table.scores, panel.whole_sheet.geometry()
            head = panel.table.visualRect(rows.index(rows.rowCount() - 2, 0)).top()
            if panel.whole:
                assert panel.fold.geometry().bottom() <= head
                assert foot.top() > panel.table.geometry().bottom()
                assert foot.bottom() < panel.height() and foot.right() < panel.width()
            assert panel.rect().contains(panel.fold.geometry())
            panel.toggle()
    finally:
        window.appearance.set_text_size(100)


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("seats", [3, 7])
def test_a_large_text_folds_it_rather_than_crowd_the_table(
    window: Furnished, qtbot: QtBot, percent: int, seats: int
) -> None:
    window.matches.start("elevator", seats)
    driving.wait_until_asked(window, qtbot)
    window.appearance.set_text_size(percent)
    for wide, whole in ((1280, percent == 100), (1600, True)):
        window.resize(wide, 900)
        assert window.score_panel.whole is whole
        assert window.score_panel.width() <= 0.33 * wide
        if whole and percent > 100:
            assert window.table.layout_now().sizes.width >= 900
    window.appearance.set_text_size(100)


def test_rows_and_cells_explain_themselves(window: Furnished, qtbot: QtBot) -> None:
    driving.watch(window, qtbot, "elevator", 4, driving.deals("1,2,3,4"))
    panel, results = window.score_panel, window.table.position.results
    texts = told(panel)
    suits = ("spades", "hearts", "diamonds", "clubs", "no trump")
    for number, result in enumerate(results, 1):
        cards = "1 card" if result.size == 1 else f"{result.size} cards"
        assert any(f"Deal {number}, {cards}, {suit}" in texts for suit in suits)
        points = result.points[0]
        sign = f"+{points}" if points > 0 else f"−{-points}"
        assert f"You: bid {result.bids[0]}, took {result.taken[0]}: {sign}" in texts


def test_the_running_deal_hides_bids_until_they_are_revealed(
    window: Furnished, qtbot: QtBot
) -> None:
    driving.wait_until_asked(window, qtbot)
    model = window.score_panel.table.scores
    cells = [model.data(model.index(0, column)) for column in range(4)]
    assert cells == ["?"] * 4
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    bids = window.table.position.bids
    order = window.scoreboard.scores().order
    cells = [model.data(model.index(0, column)) for column in range(4)]
    assert [str(cell)[2:] for cell in cells] == [str(bids[seat]) for seat in order]


def test_the_keyboard_and_a_screen_reader_walk_over_the_deals(
    window: Furnished, qtbot: QtBot
) -> None:
    driving.watch(window, qtbot, "elevator", 4, driving.deals("1,2,3"))
    panel, roles = window.score_panel, Qt.ItemDataRole
    table, model = panel.table, panel.table.scores
    assert model.rowCount() == 5 and model.columnCount() == 4
    assert [model.headerData(n, Qt.Orientation.Horizontal) for n in range(4)] == [
        "You", "Oscar", "Nora", "Eddie",
    ]  # fmt: skip
    assert str(model.headerData(1, Qt.Orientation.Vertical)).startswith("Deal 2, 2 cards, ")
    assert model.headerData(3, Qt.Orientation.Vertical) == "Total"
    first = window.table.position.results[0]
    said = str(model.data(model.index(0, 0), roles.AccessibleTextRole))
    assert said.startswith(f"You: bid {first.bids[0]}, took {first.taken[0]}: ")
    assert window.panes.panes()[-1] is panel
    with qtbot.waitActive(window):
        window.activateWindow()
    table.setFocus()
    plain = panel.grab().toImage()
    qtbot.keyClick(table, Key.Key_Up)
    qtbot.keyClick(table, Key.Key_Up)
    qtbot.keyClick(table, Key.Key_Up)
    assert table.walked_on == 1
    assert panel.grab().toImage() != plain, "the row is ringed"


def test_each_cell_is_told_where_it_is_seen(window: Furnished, qtbot: QtBot) -> None:
    driving.watch(window, qtbot, "elevator", 4, driving.deals("1,2,3"))
    panel, table = window.score_panel, window.score_panel.table
    panel.grab()
    for row in range(4):
        for column in range(4):
            index = table.scores.index(row, column)
            box = table.visualRect(index)
            assert box.width() > 10 and panel.rect().contains(box)
            assert table.indexAt(box.center()) == index
            face = QAccessible.queryAccessibleInterface(table).childAt(
                *panel.mapToGlobal(box.center()).toTuple()
            )
            words = index.data(Qt.ItemDataRole.AccessibleTextRole)
            assert face.text(QAccessible.Text.Name) == words and not face.state().invisible
    total, exact = table.scores.index(3, 2), table.scores.index(4, 2)
    assert table.visualRect(exact) == table.visualRect(total), "both stand beside the name"
    panel.toggle()
    panel.grab()
    assert panel.rect().contains(table.visualRect(table.scores.index(0, 3)))
    panel.toggle()


@pytest.mark.parametrize("preset", ["elevator", "classic", "knockout"])
def test_the_keyboard_reaches_deals_that_have_no_room(
    window: Furnished, qtbot: QtBot, preset: str
) -> None:
    window.resize(1280, 620)
    window.matches.start(preset, 4)
    driving.wait_until_asked(window, qtbot)
    panel, table = window.score_panel, window.score_panel.table
    scores = scores_of(any_moves(start(preset, 4, 3), Random(3), deals_done(5)))
    assert scores.lines >= 5
    panel.show_scores(scores)
    with qtbot.waitActive(window):
        window.activateWindow()
    first = table.scores.index(0, 0)
    panel.grab()
    assert table.visualRect(first).isNull()
    table.setFocus()
    table.setCurrentIndex(first)
    panel.grab()
    assert not table.visualRect(first).isNull()
    assert "Deal 1, " in str(panel.tip_at(table.visualRect(first).topLeft()))


def test_rows_glide_when_places_change(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    panel = window.score_panel
    deal(window, (1, 0, 5, 0))
    assert panel.order[:2] == [2, 0]
    window.table.set_timing(Timing(SPEEDS["normal"], 0))
    window.table.clock.set_rate(0)
    deal(window, (9, 0, 0, 0))
    end = panel.total_at(0)
    assert panel.order[:2] == [0, 2] and end is not None
    panel.grab()
    start = panel.total_at(0)
    assert start is not None
    window.table.clock.advance(1000)
    panel.grab()
    end = panel.total_at(0)
    assert end is not None and end.y() < start.y()
    window.table.set_timing(STILL)
    window.table.clock.set_rate(1)


def test_totals_wait_for_the_points_that_fly_to_them(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    panel = window.score_panel
    deal(window, (10, 11, -1, -1))
    assert told_totals(panel) == {0: 10, 1: 11, 2: -1, 3: -1}, "by themselves they follow at once"
    panel.awaits_points = True
    deal(window, (12, 0, 11, -2))
    assert told_totals(panel) == {0: 10, 1: 11, 2: -1, 3: -1} and panel.order[0] == 1
    panel.points_landed(0)
    assert told_totals(panel)[0] == 22 and panel.order[0] == 0
    window.table.set_timing(Timing(SPEEDS["normal"], 0))
    window.table.clock.set_rate(0)
    panel.points_landed(2)
    window.table.clock.advance(150)
    assert -1 < told_totals(panel)[2] < 10
    window.table.clock.advance(200)
    assert told_totals(panel)[2] == 10
    window.table.set_timing(STILL)
    panel.points_landed(3)
    assert told_totals(panel) == {0: 22, 1: 11, 2: 10, 3: -3}
    window.table.clock.set_rate(1)


def test_an_undone_deal_leaves_no_points_waiting(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    panel = window.score_panel
    panel.awaits_points = True
    deal(window, (10, 0, 0, 0))
    assert told_totals(panel)[0] == 0
    window.runner.show_again()
    driving.wait_until_asked(window, qtbot)
    assert told_totals(panel) == dict.fromkeys(range(4), 0)
    assert not window.table.position.results


def test_the_sheet_grows_in_with_the_third_deal(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    panel, room = window.score_panel, window.table.view.height() - 20
    bare = panel.height()
    assert bare < room / 2
    deal(window, (1, 0, 0, 0))
    curved = panel.height()
    assert bare + 90 < curved < room
    window.table.set_timing(Timing(SPEEDS["normal"], 0))
    window.table.clock.set_rate(0)
    deal(window, (1, 0, 0, 0))
    assert panel.height() == curved
    window.table.clock.advance(90)
    assert curved < panel.height() < room
    window.table.clock.advance(200)
    assert panel.height() == room
    window.table.set_timing(STILL)
    window.table.clock.set_rate(1)


def test_it_is_drawn_again_only_when_it_shows_something_else(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    driving.wait_until_asked(window, qtbot)
    panel = window.score_panel
    panel.grab()
    drawn: list[int] = []
    draw = panel.table.picture.draw
    monkeypatch.setattr(panel.table.picture, "draw", lambda *how: (drawn.append(1), draw(*how)))
    window.scoreboard.write()
    panel.grab()
    assert not drawn
    window.table.state._theme.become(high_contrast_theme())
    panel.grab()
    assert len(drawn) == 1
    deal(window, (10, 0, 0, 0))
    panel.grab()
    assert len(drawn) == 2


def test_the_end_of_a_match_is_told(window: Furnished, qtbot: QtBot) -> None:
    driving.watch(window, qtbot, "elevator", 4, driving.deals("1,2,3"))
    panel = window.score_panel
    from farwhist.ui.scores import score_words

    scores = panel.scores
    assert scores is not None
    assert (score_words.title(scores), score_words.progress(scores)) == ("Final scores", "3 deals")
    wanted: list[bool] = []
    panel.sheet_wanted.connect(lambda: wanted.append(True))
    qtbot.mouseClick(panel.whole_sheet, LEFT)
    assert wanted and window.scoreboard.great.get().isVisible()


def test_it_is_not_drawn_anew_while_its_size_stays(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    panel = window.score_panel

    def drawn(wide: int, high: int) -> int:
        window.resize(wide, high)
        panel.grab()
        return panel.table.picture._pixels.cacheKey()

    first = drawn(1280, 800)
    size = panel.size()
    assert drawn(1272, 797) == first and panel.size() == size
    assert drawn(1900, 1000) != first
    again = drawn(1900, 1000)
    panel.redraw()
    assert drawn(1900, 1000) != again
