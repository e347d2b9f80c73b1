"""The end of a deal is felt: light, flying points, faces, a dark plate; all of it can be off."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from farwhist.engine.moves import Bid
from farwhist.ui.avatars import Mood
from farwhist.ui.panels.summary import SummaryPanel
from farwhist.ui.settings.table_preferences import TablePreferences
from farwhist.ui.settings.timing import NO_TIME, SPEEDS, Timing
from farwhist.ui.table.animation.celebration import DARK
from farwhist.ui.viewmodels.deals import Achievement, achievements
from farwhist.ui.wording.number_words import number
from tests.ui import driving
from tests.ui.furnished import Furnished
from tests.ui.scores.test_panel import told_totals

NORMAL = SPEEDS["normal"]
END = replace(
    NO_TIME, flash=420, glow_fade=300, fly=620, dim=200, face=1200, sink=220, tally=300, swap=320
)
"""Only the end of a deal takes its time."""

ONE = {"sequence": "CUSTOM", "custom": "1,1,1"}


def to_summary(window: Furnished, qtbot: QtBot, timing: Timing, *, exact: bool) -> SummaryPanel:
    """Play deals of one card until one ends exact, or not, for the player; in this pace."""
    window.matches.start("elevator", 4, changes=ONE)
    for _ in range(40):
        window.table.set_timing(Timing(NO_TIME, 0))
        qtbot.waitUntil(lambda: driving.asked(window), timeout=10_000)
        panel = window.host.panel
        if isinstance(panel, SummaryPanel):
            result = window.table.position.results[-1]
            if (result.bids[0] == result.taken[0]) is exact:
                window.table.set_timing(timing)
                scores = window.scoreboard.scores()
                window.table.celebration.begin()
                window.host.sum_up(scores, 0, last=False)
                panel = window.host.panel
                assert isinstance(panel, SummaryPanel)
                return panel
        if window.table.position.over:
            window.matches.start("elevator", 4, changes=ONE)
            continue
        driving.click_once(window, qtbot)
    raise AssertionError("no such deal came")


def test_an_exact_bid_lights_the_plate_and_its_points_fly(window: Furnished, qtbot: QtBot) -> None:
    landed: list[str] = []
    table = window.table
    goal = QPointF(400.0, 30.0)
    table.celebration.departing.connect(lambda: table.celebration.aim(goal))
    panel = to_summary(window, qtbot, Timing(END, 0), exact=True)
    table.celebration.landed.connect(lambda: landed.append("now"))
    glow, points = table.scene.glow, table.celebration.points
    result = table.position.results[-1]
    before = number(result.totals[0] - result.points[0])
    assert glow.isVisible() and glow.own is table.scene.plates[0] and glow.grown == 0.0
    assert panel.sums[0].text() == before
    table.clock.advance(300)
    assert 0.0 < glow.grown < 1.0 and points.isVisible()
    first = points.geometry().center()
    table.clock.advance(400)
    second = points.geometry().center()
    assert second.y() < first.y(), "on its way up to the score"
    assert panel.sums[0].text() == before and not landed
    table.clock.advance(131)
    assert landed == ["now"] and not points.isVisible()
    table.clock.advance(300)
    assert panel.sums[0].text() == number(result.totals[0])
    assert glow.isVisible() and glow.faded == 1.0, "a thin frame stays"


def test_nothing_is_left_of_it_in_the_next_deal(window: Furnished, qtbot: QtBot) -> None:
    panel = to_summary(window, qtbot, Timing(END, 0), exact=True)
    table = window.table
    own = table.scene.plates[0]
    table.clock.advance(250)
    assert own.area.y() > table.layout_now().plates[0].y + 10, "it sinks where the hand was"
    panel.closed.emit()
    qtbot.waitUntil(lambda: driving.asked(window) or table.position.over)
    if not table.position.over:
        assert not table.scene.glow.isVisible()
    assert not table.celebration.points.isVisible()
    table.clock.advance(5000)
    place = table.layout_now().plates[0]
    assert abs(table.scene.plates[0].area.y() - place.y) <= 1 or table.position.over
    assert table.idle


def test_a_plate_that_has_sunk_stays_there_on_a_table_of_the_same_size(
    window: Furnished, qtbot: QtBot
) -> None:
    to_summary(window, qtbot, Timing(END, 0), exact=True)
    table = window.table
    table.clock.advance(5000)
    sunk = table.scene.plates[0].area
    assert sunk.y() > table.layout_now().plates[0].y + 10
    table.fit_anew()
    assert table.scene.plates[0].area == sunk


def to_exact_deal(window: Furnished, qtbot: QtBot) -> None:
    """Play deals of one card, with all that is felt at their end, until one ends exact."""
    window.table.set_timing(Timing(END, 0))
    window.table.clock.set_rate(0)
    window.matches.start("elevator", 4, changes=ONE)
    for _ in range(60):
        qtbot.waitUntil(lambda: driving.asked(window) or window.table.position.over, timeout=10_000)
        if isinstance(window.host.panel, SummaryPanel):
            result = window.table.position.results[-1]
            if result.bids[0] == result.taken[0]:
                return
        if window.table.position.over:
            window.matches.start("elevator", 4, changes=ONE)
        else:
            driving.click_once(window, qtbot)
    raise AssertionError("no such deal came")


@pytest.mark.parametrize("early", [False, True])
def test_the_totals_of_the_panel_wait_for_the_points(
    window: Furnished, qtbot: QtBot, early: bool
) -> None:
    to_exact_deal(window, qtbot)
    table, panel = window.table, window.score_panel
    result = table.position.results[-1]
    before = {s: t - p for s, t, p in zip(range(4), result.totals, result.points, strict=True)}
    after = dict(enumerate(result.totals))
    assert table.celebration.flight and told_totals(panel) == before
    table.clock.advance(600)
    points = table.celebration.points
    assert points.isVisible() and told_totals(panel) == before
    if early:
        window.host.panel.closed.emit()
        assert not table.celebration.flight and not points.isVisible()
    else:
        table.clock.advance(220)
        spot = points.geometry().center()
        assert panel.geometry().contains(spot), "it flies into the panel, and over it"
        above = table.view.parentWidget().children()
        assert above.index(points) > above.index(panel)
        table.clock.advance(20)
    table.clock.advance(1000)
    assert told_totals(panel) == after
    table.clock.set_rate(1)


def test_a_missed_bid_darkens_the_plate_and_nothing_flies(window: Furnished, qtbot: QtBot) -> None:
    to_summary(window, qtbot, Timing(END, 0), exact=False)
    table = window.table
    table.clock.advance(200)
    assert table.scene.plates[0].opacity() == pytest.approx(DARK)
    assert table.scene.glow.own is None and not table.celebration.points.isVisible()
    assert table.celebration.flight == 0


def test_faces_are_seen_for_a_moment(window: Furnished, qtbot: QtBot) -> None:
    to_summary(window, qtbot, Timing(END, 0), exact=True)
    table = window.table
    found = achievements(table.position, table.match.kind.outcome)
    assert found[0] is Achievement.MADE
    calm = table.view.grab().toImage()
    table.clock.advance(1201)
    assert table.view.grab().toImage() != calm
    assert {feat for feat in found if feat is not Achievement.NOTHING}
    assert all(plate.mood is Mood.CALM for plate in table.scene.plates.values())


def test_reduced_motion_shows_the_end_at_once(window: Furnished, qtbot: QtBot) -> None:
    panel = to_summary(window, qtbot, Timing(NORMAL, 0).moving("reduced"), exact=True)
    table = window.table
    assert table.scene.glow.isVisible() and table.scene.glow.faded == 1.0
    assert not table.celebration.points.isVisible()
    assert panel.sums[0].text() == number(table.position.results[-1].totals[0])
    assert all(plate.mood is Mood.CALM for plate in table.scene.plates.values())


def test_each_part_can_be_switched_off() -> None:
    usual = TablePreferences().timing()
    assert usual.festive and usual.speeds.face and usual.speeds.ready == (1000, 4000)
    sober = TablePreferences(celebrate="no").timing()
    assert not sober.festive and not (sober.speeds.fly or sober.speeds.confetti)
    assert sober.speeds.face and sober.speeds.ready == (1000, 4000)
    assert not TablePreferences(faces="no").timing().speeds.face
    prompt = TablePreferences(thinking="no").timing().speeds
    assert prompt.ready == prompt.call == prompt.think == (350, 450)
    instant = TablePreferences(speed="instant").timing().speeds
    assert instant.ready == instant.call == (0, 0) and not (instant.face or instant.fly)


def test_without_celebrations_no_light_stays(window: Furnished, qtbot: QtBot) -> None:
    to_summary(window, qtbot, Timing(NORMAL, 0).sober(), exact=True)
    assert not window.table.scene.glow.isVisible()
    assert window.table.celebration.flight == 0


def test_one_click_ends_the_thinking_of_the_others(window: Furnished, qtbot: QtBot) -> None:
    """Once the own bid is made; before that nobody can be waited for."""
    slow = replace(NO_TIME, ready=(3_600_000, 3_600_000))
    window.table.set_timing(Timing(slow, 0))
    window.runner.speeds = slow
    window.matches.start("elevator", 4)
    driving.wait_until_asked(window, qtbot)
    assert not window.runner.hasten()
    decision = window.runner.match.decision(0)
    assert decision is not None
    window.runner.submit(next(move for move in decision.moves if isinstance(move, Bid)))
    assert not all(window.table.position.ready)
    assert window.table.finish()
    qtbot.waitUntil(lambda: window.table.position.bid_total > 0 or not window.runner.hasten())
    qtbot.waitUntil(lambda: all(bid is not None for bid in window.table.position.bids))
