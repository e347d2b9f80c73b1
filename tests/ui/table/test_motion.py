"""What moves, how long, and who stops it. Time is handed in, so nothing here waits."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import card
from farwhist.store.preferences import Preferences
from farwhist.ui.match.timers import PausableTimers
from farwhist.ui.settings.table_preferences import KeptTablePreferences, TablePreferences
from farwhist.ui.settings.timing import FADE, NO_TIME, SPEEDS, Timing, pause_of
from farwhist.ui.table.animation.card_motion import LANDING, CardFlight, FlightPath
from farwhist.ui.table.card_images import CardImages
from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.table.layout.geometry import Pose
from farwhist.ui.table.theme import Theme
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT, Key, card_point, press
from tests.ui.furnished import Furnished

HOUR = 3_600_000


def card_item(face_up: bool = True) -> CardItem:
    theme = Theme()
    return CardItem(CardImages(theme), theme, card("AS"), Pose(0, 0, 100, face_up=face_up))


def hold_space(window: Furnished, *, up: bool = False) -> None:
    kind = QEvent.Type.KeyRelease if up else QEvent.Type.KeyPress
    plain = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(
        window.table.view, QKeyEvent(kind, Qt.Key.Key_Space, plain, " ", autorep=not up)
    )


def play_until_own_card(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    while not window.table.input.playable():
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)


def test_a_card_is_heard_once_when_it_touches_the_table(qapp: object) -> None:
    item, heard = card_item(), list[str]()
    item.target = Pose(100, 50, 80, 3)
    glide = CardFlight(item, 100, path=FlightPath(settle=1.5), landed=lambda: heard.append("place"))
    glide.advance(100 * LANDING - 1)
    assert not heard
    for _ in range(3):
        glide.advance(10)
    assert heard == ["place"]
    assert (item.x(), item.y()) == (100, 50)


def test_reduced_motion_never_shows_a_card_on_its_way(qapp: object) -> None:
    item = card_item(face_up=False)
    item.target = Pose(100, 50, 80, 3)
    glide, seen = CardFlight(item, FADE, travel=False), set[tuple[float, float]]()
    for _ in range(FADE // 10):
        glide.advance(10)
        seen.add((item.x(), item.y()))
        assert item.face_up is (item.x() == 100)
        assert item.transform().m11() == 1.0
    assert seen == {(0, 0), (100, 50)}
    assert item.opacity() == 1.0


@pytest.mark.parametrize(("motion", "longest"), [("reduced", FADE), ("none", 0)])
def test_less_motion_keeps_all_pauses(motion: str, longest: int) -> None:
    timing = Timing(SPEEDS["slow"], 1800).moving(motion)
    full = SPEEDS["slow"]
    assert not timing.travel and timing.pause == 1800
    for name in (
        "flight",
        "play",
        "collect",
        "turn_up",
        "reveal_flip",
        "lift",
        "flash",
        "fly",
        "face",
        "confetti",
    ):
        assert getattr(timing.speeds, name) <= longest
    for name in ("think", "ready", "call", "reveal_pause", "reveal_hold"):
        assert getattr(timing.speeds, name) == getattr(full, name)


def test_a_pause_is_a_key_or_milliseconds_in_range() -> None:
    assert (pause_of("click"), pause_of("long"), pause_of("nonsense")) == (None, 1800, 900)
    assert (pause_of("10"), pause_of("1234"), pause_of("99999")) == (300, 1234, 5000)
    assert (pause_of("9" * 5000), pause_of("0" * 5000)) == (5000, 5000)


def test_the_taste_survives_and_nonsense_does_not(window: Furnished, tmp_path: object) -> None:
    settings = Preferences(tmp_path)
    KeptTablePreferences(settings, window).set(motion="reduced", pause="2500", volume="7")
    assert KeptTablePreferences(settings, window).now == TablePreferences(
        motion="reduced", pause="2500", volume="7"
    )
    settings.set("table/volume", "loud")
    settings.set("table/felt", "mud")
    assert KeptTablePreferences(settings, window).now == TablePreferences(
        motion="reduced", pause="2500"
    )


def test_waits_are_paused_and_hurried(qapp: object) -> None:
    waits, done = PausableTimers(), list[str]()
    waits.after(100, lambda: done.append("late"))
    waits.after(50, lambda: done.append("early"))
    waits.advance(60)
    assert done == ["early"] and waits.running
    waits.set_rate(0)
    assert not waits.running
    waits.set_rate(4)
    waits.advance(41)
    assert done == ["early", "late"] and not waits.running


def test_p_stops_everything_and_p_goes_on(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(timing=Timing(replace(NO_TIME, flight=HOUR, think=(HOUR, HOUR)), 0))
    window.matches.open()
    assert window.table.busy and not window.table.idle
    press(window, qtbot, Key.Key_P)
    assert window.table.busy and window.table.idle and not window.runner.waits.running
    assert window.table.scene.pause.isVisible()
    press(window, qtbot, Key.Key_P)
    assert not window.table.idle and not window.table.scene.pause.isVisible()


def test_holding_space_hurries_until_the_players_turn(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window(timing=Timing(replace(NO_TIME, flight=HOUR), 0))
    window.matches.open()
    hold_space(window)
    assert window.table.clock.rate == 4
    hold_space(window, up=True)
    assert window.table.clock.rate == 1
    hold_space(window)
    window.table.finish()
    driving.wait_until_asked(window, qtbot)
    assert window.table.clock.rate == 1
    play_until_own_card(window, qtbot)
    hand = window.table.hand()
    hold_space(window)
    assert window.table.hand() == hand and window.table.clock.rate == 1


@pytest.mark.parametrize(("part", "played"), [(0.4, False), (0.6, True)])
def test_a_card_dragged_far_enough_is_played(
    window: Furnished, qtbot: QtBot, part: float, played: bool
) -> None:
    play_until_own_card(window, qtbot)
    chosen = next(c for c in window.table.hand() if c in window.table.input.playable())
    pose = window.table.layout_now().resting[chosen]
    start, viewport = card_point(window, chosen), window.table.view.viewport()
    up = start - QPoint(0, round(part * pose.height))
    qtbot.mousePress(viewport, LEFT, pos=start)
    qtbot.mouseMove(viewport, pos=up)
    window.table.view.hovered.emit(up.toPointF())
    assert window.table.scene.cards[chosen].y() < pose.y - 0.3 * pose.height
    qtbot.mouseRelease(viewport, LEFT, pos=up)
    assert (chosen not in window.table.hand()) is played
    if not played:
        assert window.table.scene.cards[chosen].y() == pytest.approx(pose.y, abs=0.2 * pose.height)


def test_a_table_at_rest_runs_no_timer(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(timing=Timing(replace(SPEEDS["normal"], ready=(0, 0), think=(0, 0)), 300))
    window.matches.open()
    while not driving.asked(window):
        window.table.finish()
        qtbot.wait(1)
    window.table.clock.advance(10_000)
    assert window.table.idle
    assert not window.runner.waits.running or not window.table.input.playable()


def test_pictures_drawn_anew_do_not_bring_cards_to_their_places(make_window: MakeWindow) -> None:
    """As when the window has just got its size, and the first cards are about to fly."""
    window = make_window(timing=Timing(SPEEDS["normal"], 0))
    table = window.table
    table.clock.set_rate(0)
    window.matches.start("elevator", 4, changes={"sequence": "CUSTOM", "custom": "5"})
    waiting = {
        item: (item.x(), item.y())
        for item in table.scene.cards.values()
        if (item.x(), item.y()) != (item.target.x, item.target.y)
    }
    assert len(waiting) >= 20 and not any(table.clock.moves(item) for item in waiting)
    table.view.settled.emit()
    assert {item: (item.x(), item.y()) for item in waiting} == waiting
    table.clock.set_rate(1)
    for _ in range(9):
        table.clock.advance(HOUR)
    table.view.settled.emit()
    assert all(item.there for item in waiting)
