"""The bubbles of the first steps never cover what they explain, at any table and size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from farwhist.engine.decision import Decision
from farwhist.ui.features.first_steps.bubble import place
from farwhist.ui.features.first_steps.feature import BID, SCORE, SEATS, TRICK
from farwhist.ui.panels.summary import SummaryPanel
from farwhist.ui.settings.timing import NO_TIME, Timing
from farwhist.ui.table.layout.geometry import Rect, overlap
from farwhist.ui.wording import questions
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT, Key, press
from tests.ui.furnished import Furnished

TIP = 12
"""The bubble itself is so much smaller than its widget, which has room for the tip."""


def as_rect(box: QRect) -> Rect:
    return Rect(box.x(), box.y(), box.width(), box.height())


def shared(window: Furnished) -> dict[str, float]:
    """Return how much of each thing the bubble covers, of those that it does cover."""
    bubble = as_rect(window.first_steps.bubble.geometry().adjusted(TIP, TIP, -TIP, -TIP))
    layout, view = window.table.layout_now(), window.table.position
    things = {f"plate {seat}": plate for seat, plate in layout.plates.items()}
    things |= {f"slot {seat}": layout.slots[seat] for seat, _ in view.trick}
    things |= {"trump": layout.trump_text, "facts": layout.facts, "stock": layout.stock.bounds()}
    for number, pose in enumerate(layout.resting.values()):
        things[f"card {number}"] = pose.bounds()
    if window.host.panel is not None:
        things["panel"] = as_rect(window.host.panel.geometry())
    if window.score_panel.isVisible():
        at = window.score_panel.mapTo(window, window.score_panel.rect().topLeft())
        at -= window.table.view.mapTo(window, window.table.view.rect().topLeft())
        things["scores"] = as_rect(QRect(at, window.score_panel.size()))
    if view.tricks:
        things["last trick"] = layout.last_trick
    found = {name: overlap(bubble, each) for name, each in things.items()}
    return {name: area for name, area in found.items() if area}


def asked(window: Furnished) -> Decision:
    assert window.table.input.decision is not None
    return window.table.input.decision


def through_the_bubbles(window: Furnished, qtbot: QtBot) -> dict[int, dict[str, float]]:
    """Play the first deal, and return what each of the four bubbles covers."""
    steps, found = window.first_steps, {}

    def look(step: int) -> None:
        qtbot.waitUntil(lambda: steps.shown == step)
        box = steps.bubble.geometry()
        assert window.table.view.rect().contains(box)
        text = steps.bubble.text
        assert text.height() >= text.heightForWidth(text.width())
        found[step] = shared(window)

    look(BID)
    assert window.status.text() == questions.your_turn(asked(window), window.table.position)
    press(window, qtbot, Key.Key_0, Key.Key_Return)
    look(SEATS)
    qtbot.waitUntil(lambda: bool(window.table.input.playable()))
    found[SEATS] |= shared(window)
    assert window.status.text() == questions.your_turn(asked(window), window.table.position)
    press(window, qtbot, Key.Key_Space, Key.Key_Space)
    look(TRICK)
    qtbot.mouseClick(steps.bubble.got_it, LEFT)
    qtbot.waitUntil(lambda: isinstance(window.host.panel, SummaryPanel))
    look(SCORE)
    return found


def opened(make_window: MakeWindow, qtbot: QtBot, seats: int, size: tuple[int, int]) -> Furnished:
    window = make_window(timing=Timing(NO_TIME, 900))
    window.resize(*size)
    window.first_steps.again()
    window.matches.start("elevator", seats)
    driving.wait_until_asked(window, qtbot)
    return window


@pytest.mark.parametrize("seats", [3, 4, 7])
@pytest.mark.parametrize("size", [(1000, 650), (1280, 800), (1920, 1080)])
def test_a_bubble_covers_nothing_that_is_read(
    make_window: MakeWindow, qtbot: QtBot, seats: int, size: tuple[int, int]
) -> None:
    window = opened(make_window, qtbot, seats, size)
    assert not any(through_the_bubbles(window, qtbot).values())


@pytest.mark.parametrize(
    ("language", "seats", "size", "text"),
    [("en", 3, (1280, 800), 200), ("de", 4, (1000, 650), 200), ("en", 4, (1000, 650), 150),
     ("de", 7, (1000, 650), 100), ("de", 7, (1280, 800), 200)],
)  # fmt: skip
def test_nor_with_larger_or_longer_text(  # noqa: PLR0917
    make_window: MakeWindow,
    qtbot: QtBot,
    language: str,
    seats: int,
    size: tuple[int, int],
    text: int,
    in_language: Callable[[str], None],
) -> None:
    in_language(language)
    window = opened(make_window, qtbot, seats, size)
    window.appearance.set_text_size(text)
    assert not any(through_the_bubbles(window, qtbot).values())


def test_a_bubble_stands_away_from_its_anchor_where_there_is_no_room_beside_it() -> None:
    room, anchor = Rect(0, 0, 1000, 600), Rect(400, 200, 200, 100)
    around_it = [Rect(200, 0, 600, 600)]
    found = place(180, 80, anchor, room, keep_free=around_it)
    at = found.rect
    body = Rect(at.x + TIP, at.y + TIP, at.w - 2 * TIP, at.h - 2 * TIP)
    assert found.side is None and not any(overlap(body, each) for each in around_it)
