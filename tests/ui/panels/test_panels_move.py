"""Panels come, count and go on the table's clock, and can be used all the time."""

from __future__ import annotations

from copy import copy

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from farwhist.ui.panels.podium import Podium
from farwhist.ui.panels.ranking import RankingPanel
from farwhist.ui.panels.summary import SummaryPanel
from farwhist.ui.scores import tally
from farwhist.ui.settings.timing import NO_TIME, SPEEDS, Timing
from farwhist.ui.table.theme import Theme
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished

NORMAL = SPEEDS["normal"]
PANELS = replace(NO_TIME, panel_open=180, panel_close=120)
TALLY = replace(NO_TIME, tally=500, swap=300)


def to_summary(window: Furnished, qtbot: QtBot, deal: int = 1) -> SummaryPanel:
    """Play on to the summary of this deal."""
    while True:
        qtbot.waitUntil(lambda: driving.asked(window), timeout=10_000)
        panel = window.host.panel
        if isinstance(panel, SummaryPanel) and len(window.table.position.results) == deal:
            return panel
        driving.click_once(window, qtbot)


def shown_rows(panel: SummaryPanel) -> list[str]:
    """Return the names in the order in which they stand now, from the top."""
    return [label.text() for label in sorted(panel.names, key=lambda label: label.y())]


def test_a_panel_rises_and_leaves_a_picture(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(timing=Timing(PANELS, 0))
    window.matches.open()
    driving.wait_until_asked(window, qtbot)
    panel, clock, leaving = window.host.panel, window.table.clock, window.table.scene.leaving
    assert panel is not None and panel.isVisible() and panel.pos().y() > panel.place.y()
    clock.advance(90)
    assert panel.pos().y() - panel.place.y() < 4
    clock.advance(90)
    assert panel.pos() == panel.place and window.table.idle
    place = panel.pos()
    driving.press(window, qtbot, driving.Key.Key_1, driving.Key.Key_Return)
    assert leaving.isVisible() and leaving.pos().toPoint() == place
    clock.advance(60)
    assert 0.0 < leaving.opacity() < 1.0
    clock.advance(60)
    assert not leaving.isVisible()


def test_under_reduced_motion_a_panel_stands_where_it_belongs(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window(timing=Timing(PANELS, 0, travel=False))
    window.matches.open()
    driving.wait_until_asked(window, qtbot)
    panel, leaving = window.host.panel, window.table.scene.leaving
    assert panel is not None and panel.pos() == panel.place
    place = panel.pos()
    driving.press(window, qtbot, driving.Key.Key_1, driving.Key.Key_Return)
    window.table.clock.advance(60)
    assert leaving.pos().toPoint() == place


def test_points_are_counted_up_and_players_change_places(window: Furnished, qtbot: QtBot) -> None:
    deal = 1
    while True:
        panel = to_summary(window, qtbot, deal)
        scores = panel.scores
        now = tally.places(scores.results[-1].totals)
        before = tally.place_history(scores.results)[-2] if deal > 1 else now
        if deal > 1 and [now.index(1)] != [before.index(1)]:
            break
        deal += 1
        driving.click_once(window, qtbot)
    result, names, clock = scores.results[-1], scores.names, window.table.clock
    old = sorted(range(4), key=before.__getitem__)
    new = sorted(range(4), key=now.__getitem__)
    panel.tally.start(clock, TALLY)
    assert shown_rows(panel) == [names[seat] for seat in old]
    first = old[0]
    total, gained = result.totals[first], result.points[first]
    assert panel.sums[first].text().replace("−", "-") == f"{total - gained:g}"
    clock.advance(500)
    assert shown_rows(panel) == [names[seat] for seat in old]
    clock.advance(150)
    assert all(panel.sums[s].text().replace("−", "-") == f"{result.totals[s]:g}" for s in range(4))
    clock.advance(150)
    assert shown_rows(panel) == [names[seat] for seat in new]
    assert window.table.idle
    qtbot.wait(1)
    assert shown_rows(panel) == [names[seat] for seat in new]


def test_the_summary_can_be_left_while_it_counts(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(timing=Timing(replace(TALLY, panel_open=180, panel_close=120), 0))
    window.matches.open()
    to_summary(window, qtbot)
    window.table.clock.advance(100)
    driving.press(window, qtbot, driving.Key.Key_Return)
    window.table.clock.advance(50)
    qtbot.waitUntil(lambda: window.table.position.size == 3)
    window.table.clock.advance(10_000)
    assert not window.table.scene.leaving.isVisible()


def test_the_podium_rises_and_shows_who_stands_there(window: Furnished, qtbot: QtBot) -> None:
    scores = to_summary(window, qtbot).scores
    ended = copy(scores.view)
    ended.ranking = ((2,), (0, 1), (3,))
    window.table.set_timing(Timing(replace(NO_TIME, rise=500), 0))
    window.host.rank(replace(scores, view=ended), 0)
    panel, clock = window.host.panel, window.table.clock
    assert isinstance(panel, RankingPanel)
    low = panel.podium.grab().toImage()
    clock.advance(250)
    middle = panel.podium.grab().toImage()
    clock.advance(750)
    high = panel.podium.grab().toImage()
    assert low != middle != high and window.table.idle
    other = Podium(Theme(), panel.podium.font_size, panel.podium.scores, scores.names, [5, 6, 7, 8])
    other.resize(panel.podium.size())
    assert other.grab().toImage() != high


def test_the_winning_card_stays_larger_until_it_is_gathered(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window(timing=Timing(replace(NO_TIME, cue=200), 3_600_000))
    window.matches.open()
    table = window.table
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    qtbot.waitUntil(lambda: len(table.position.trick) == 4 or bool(table.input.playable()))
    if table.input.playable():
        driving.click_once(window, qtbot)
    qtbot.waitUntil(lambda: len(table.position.trick) == 4)
    table.clock.advance(200)
    items = [table.scene.cards[card] for _, card in table.position.trick]
    sizes = sorted(item.now().height / item.target.height for item in items)
    assert sizes[-1] == pytest.approx(1.05, abs=0.01)
    assert sizes[:-1] == pytest.approx([1.0] * 3, abs=0.01)
    assert [item for item in items if item.rings]


@pytest.mark.parametrize(
    ("seats", "size", "percent"),
    [
        (3, (900, 600), 100), (3, (1280, 800), 200), (3, (1920, 1080), 100),
        (4, (900, 600), 200), (4, (1280, 800), 100), (4, (1920, 1080), 200),
        (7, (900, 600), 200), (7, (1280, 800), 200), (7, (1920, 1080), 100),
    ],
)  # fmt: skip
def test_panels_cover_neither_plates_nor_hand(
    window: Furnished, qtbot: QtBot, seats: int, size: tuple[int, int], percent: int
) -> None:
    """Also when the texts or the window change while the panel is open."""
    window.matches.start("elevator", seats)
    driving.wait_until_asked(window, qtbot)
    driving.press(window, qtbot, driving.Key.Key_1)
    window.resize(*size)
    window.appearance.set_text_size(percent)
    try:
        qtbot.wait(1)  # the docks make room
        check_free(window)
        bidding = window.host.panel
        assert bidding is not None
        to_summary(window, qtbot)
        check_free(window)
        window.appearance.set_text_size(100)
        qtbot.wait(1)
        check_free(window)
    finally:
        window.appearance.set_text_size(100)


def check_free(window: Furnished) -> None:
    panel, layout = window.host.panel, window.table.layout_now()
    assert panel is not None
    box = panel.geometry()
    assert window.table.view.rect().contains(box)
    for seat, plate in layout.plates.items():
        beside = box.right() < plate.x or box.x() >= plate.right
        lower = window.table.celebration.lowered if seat == window.runner.viewer else 0.0
        above = box.bottom() < plate.y + lower or box.y() >= plate.bottom
        assert beside or above, (seat, panel.objectName(), box, plate)
    for pose in layout.resting.values():
        assert box.bottom() < pose.bounds().y
    least = panel.column.minimumSize()
    assert least.width() <= box.width() and least.height() <= box.height()
