"""The one clock: time is handed in, so nothing here waits."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEasingCurve
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import card
from farwhist.ui.table.animation.card_motion import CardFlight, FlightPath
from farwhist.ui.table.card_images import PIPS, CardImages
from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.table.layout.geometry import Pose
from farwhist.ui.table.theme import Theme
from farwhist.ui.table.transition import GAP, Change, Clock, Motion


@pytest.fixture
def clock(qapp: object) -> Clock:
    return Clock()


def test_a_motion_without_duration_ends_at_once(clock: Clock) -> None:
    seen: list[float] = []
    clock.start([Change(seen.append, 0)])
    assert seen == [1.0]
    assert not clock.busy and not clock.running


def test_progress_follows_the_time(clock: Clock, qtbot: QtBot) -> None:
    seen: list[float] = []
    clock.start([Change(seen.append, 100, delay=50)])
    assert clock.running
    for _ in range(2):
        clock.advance(50)
    assert seen[-1] == 0.5
    with qtbot.waitSignal(clock.rested, timeout=0, raising=True):
        clock.advance(50)
    assert seen[-1] == 1.0
    assert not clock.running


def test_finish_lands_what_others_wait_for(clock: Clock, qtbot: QtBot) -> None:
    waited: list[float] = []
    aside: list[float] = []
    clock.start([Change(waited.append, 1000)])
    clock.start([Change(aside.append, 1000)], waited=False)
    with qtbot.assertNotEmitted(clock.rested):
        clock.finish()
    assert waited[-1] == 1.0 and 1.0 not in aside
    assert not clock.busy and clock.running
    clock.stop()


def test_the_same_key_replaces(clock: Clock) -> None:
    first: list[float] = []
    second: list[float] = []
    clock.start([Change(first.append, 100, key="a")])
    clock.start([Change(second.append, 100, key="a")])
    clock.advance(200)
    assert 1.0 not in first and second[-1] == 1.0


def test_a_pause_keeps_the_others_waiting(clock: Clock) -> None:
    clock.start([Motion(100)])
    clock.advance(99)
    assert clock.busy
    clock.advance(1)
    assert not clock.busy


def test_a_card_turns_over_half_way(qapp: object) -> None:
    theme = Theme()
    item = CardItem(CardImages(theme), theme, card("AS"), Pose(0, 0, 100, face_up=False))
    item.target = Pose(100, 50, 80, 3, face_up=True)
    glide = CardFlight(item, 100, path=FlightPath(QEasingCurve.Type.Linear))
    assert glide.advance(40)
    assert (item.x(), item.face_up) == (40, False)
    glide.advance(20)
    assert item.face_up
    assert not glide.advance(40)
    assert (item.now(), item.scale()) == (item.target, 1.0)


def test_pips_are_as_many_as_the_rank_says() -> None:
    assert {number: len(places) for number, places in PIPS.items()} == {
        number: number for number in range(1, 11)
    }
    for places in PIPS.values():
        assert len(set(places)) == len(places)


def test_pictures_have_the_resolution_of_the_screen(qapp: object) -> None:
    for ratio in (1.0, 1.5, 2.0):
        pixmap = CardImages(Theme(), ratio).picture(card("KH"), 100)
        assert pixmap.devicePixelRatio() == ratio
        assert pixmap.height() == round(116 * ratio)


@pytest.mark.parametrize(("passed", "counted"), [(GAP, GAP), (GAP + 1, 20), (600_000, 20)])
def test_a_gap_of_the_process_counts_as_one_picture(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, passed: int, counted: int
) -> None:
    class Since:
        def restart(self) -> int:
            return passed

    seen: list[float] = []
    clock.set_refresh_rate(50)
    clock.start([Change(seen.append, 1000 * GAP)])
    monkeypatch.setattr(clock, "_since", Since())
    clock._tick()
    assert seen[-1] * 1000 * GAP == pytest.approx(counted)
