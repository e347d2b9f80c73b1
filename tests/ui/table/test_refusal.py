"""A card that may not be played says why, at the card, in the status bar and aloud."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRectF
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Suit, card
from farwhist.engine.decision import Objection
from farwhist.rules.words import OBJECTIONS
from farwhist.ui.settings.timing import NO_TIME, Timing
from farwhist.ui.table.input.refusal import STAYS, SWING
from farwhist.ui.table.layout.free_area import FeltInUse, free_place
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.layout.hand import moved
from farwhist.ui.wording import refusals
from tests.ui import driving
from tests.ui.driving import LEFT, Key, click_card, press
from tests.ui.furnished import Furnished
from tests.ui.table.test_play import play_until_forced

SIZES = [(1000, 650), (1280, 800), (1600, 1000)]


def forced(window: Furnished, qtbot: QtBot, seats: int = 4) -> None:
    """Play until one has to follow suit and cannot play every card."""
    window.matches.start("elevator", seats, changes={"sequence": "CUSTOM", "custom": "7"})
    play_until_forced(window, qtbot)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 7])
def test_a_bubble_says_why_and_covers_no_plate(
    window: Furnished, qtbot: QtBot, seats: int, size: tuple[int, int]
) -> None:
    if size != (1280, 800):
        with qtbot.waitSignal(window.table.view.settled):
            window.resize(*size)
    forced(window, qtbot, seats)
    table = window.table
    bubble, view = table.input.refusal.bubble, table.position
    playable = table.input.playable()
    for illegal in [each for each in table.hand() if each not in playable]:
        click_card(window, qtbot, illegal)
        assert illegal in table.hand() and table.input.refusal.open
        assert bubble.title.endswith("were led: follow suit.")
        assert bubble.title == window.status.text()
        assert bubble.more.startswith("You can play ")
        assert bubble.led is view.trick[0][1]
        assert window.access.announcer.messages.last.startswith(f"{bubble.title} {bubble.more}")
        box, layout = bubble.box, table.layout_now()
        for plate in layout.plates.values():
            assert not box.intersects(QRectF(plate.x, plate.y, plate.w, plate.h))
        assert table.scene.sceneRect().contains(box)
        pose = layout.resting[illegal]
        index = moved(pose, 0.5 * pose.height, -0.4 * pose.width)
        assert abs(bubble.tip.x() - index.x) < 2 and 0 <= index.y - bubble.tip.y() < 5
        assert bubble.boundingRect().contains(bubble.tip)  # or its tail would stay behind
        assert not any(
            box.intersects(QRectF(r.x, r.y, r.w, r.h))
            for r in (each.bounds() for each in layout.resting.values())
        )
        assert abs(box.center().x() - pose.x) < 0.5 * layout.sizes.width


def test_the_card_stays_down_under_the_pointer(window: Furnished, qtbot: QtBot) -> None:
    forced(window, qtbot)
    table = window.table
    legal = next(c for c in table.hand() if c in table.input.playable())
    illegal = next(c for c in table.hand() if c not in table.input.playable())
    for one in (illegal, legal):
        qtbot.mouseMove(table.view.viewport(), QPoint(5, 5))
        qtbot.mouseMove(table.view.viewport(), driving.card_point(window, one))
        resting = table.layout_now().resting[one]
        assert (table.scene.cards[one].y() < resting.y - 1) is (one is legal)


def test_where_all_cards_look_alike_all_of_them_rise(window: Furnished, qtbot: QtBot) -> None:
    """A card that stayed down would tell what the player wants to see for himself."""
    window.table_preferences.set(legal="no")
    forced(window, qtbot)
    table = window.table
    illegal = next(c for c in table.hand() if c not in table.input.playable())
    qtbot.mouseMove(table.view.viewport(), driving.card_point(window, illegal))
    assert table.scene.cards[illegal].y() < table.layout_now().resting[illegal].y - 1


@pytest.mark.parametrize("way", ["time", "key", "click", "escape", "answer", "resize", "undo"])
def test_it_leaves(window: Furnished, qtbot: QtBot, way: str) -> None:
    forced(window, qtbot)
    table = window.table
    illegal = next(c for c in table.hand() if c not in table.input.playable())
    legal = next(c for c in table.hand() if c in table.input.playable())
    press(window, qtbot, Key.Key_Home)
    click_card(window, qtbot, illegal)
    assert table.input.refusal.open
    if way == "time":
        qtbot.waitUntil(lambda: not table.input.refusal.open, timeout=STAYS + 1500)
    elif way == "key":
        press(window, qtbot, Key.Key_Left)
    elif way == "click":
        qtbot.mouseClick(table.view.viewport(), LEFT, pos=QPoint(5, 5))
    elif way == "escape":
        press(window, qtbot, Key.Key_Escape)
    elif way == "answer":
        click_card(window, qtbot, legal)
    elif way == "resize":
        window.resize(1100, 700)
    else:
        window.actions_["undo"].trigger()
    assert not table.input.refusal.open


def test_escape_closes_only_the_bubble(window: Furnished, qtbot: QtBot) -> None:
    forced(window, qtbot)
    table = window.table
    press(window, qtbot, Key.Key_H)
    assert window.hints.open
    illegal = next(c for c in table.hand() if c not in table.input.playable())
    click_card(window, qtbot, illegal)
    assert table.input.refusal.open
    press(window, qtbot, Key.Key_Escape)
    assert not table.input.refusal.open and window.hints.open
    press(window, qtbot, Key.Key_Escape)
    assert not window.hints.open


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_it_shakes_or_has_a_strong_outline(window: Furnished, qtbot: QtBot, motion: str) -> None:
    forced(window, qtbot)
    table = window.table
    table.set_timing(Timing(replace(NO_TIME, shake=260), 0, travel=motion == "full"))
    illegal = next(c for c in table.hand() if c not in table.input.playable())
    item, clock = table.scene.cards[illegal], table.clock
    home = item.target.x
    clock.set_rate(0)  # only the test lets time pass
    click_card(window, qtbot, illegal)
    seen, lines = [], []
    for _ in range(60):
        clock.advance(10)
        seen.append(item.x() - home)
        lines.append(table.input.refusal.bubble.line)
    assert abs(seen[-1]) < 0.01 and lines[-1] == 2.0
    if motion == "full":
        assert max(seen) > 0.9 * SWING and min(seen) < -0.9 * SWING
        signs = [value > 0 for value in seen if abs(value) > 1]
        turns = sum(a is not b for a, b in pairwise(signs))
        assert turns == 5, "three times to and fro"
        assert set(lines) == {2.0}
    else:
        assert not any(seen) and lines.count(4.0) in range(38, 41)


def test_while_bidding_it_says_what_is_asked(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    click_card(window, qtbot, window.table.hand()[0])
    bubble = window.table.input.refusal.bubble
    assert bubble.title == "Choose your bid, then press Ready." and bubble.led is None
    assert bubble.more == ""


def test_bastard_tells_what_does_not_fit_or_that_nothing_does(
    window: Furnished, qtbot: QtBot
) -> None:
    window.matches.start("bastard", 4)
    seen: set[str] = set()
    for _ in range(120):
        qtbot.waitUntil(lambda: window.table.input.decision is not None, timeout=10_000)
        decision = window.table.input.decision
        assert decision is not None
        view, playable = window.table.position, window.table.input.playable()
        wrong = [each for each in window.table.hand() if each not in playable]
        if wrong and view.pile:
            click_card(window, qtbot, wrong[0])
            bubble = window.table.input.refusal.bubble
            assert bubble.led is view.pile[-1] and bubble.title == window.status.text()
            assert bubble.title and bubble.more.startswith(("You can play", "None of your cards"))
            seen.add(bubble.more[:8])
        if len(seen) == 2:
            return
        window.runner.submit(decision.moves[0])
    pytest.fail(str(seen))


@pytest.mark.parametrize("key", sorted(OBJECTIONS))
def test_every_objection_has_a_sentence(key: str) -> None:
    facts = {"suit": Suit.HEARTS, "most": 3, "bid": 2, "total": 9, "least": 4, "number": 3}
    told = refusals.title(Objection(key, facts))
    assert told[-1] in ".!" and "{" not in told
    if key == "follow_suit":
        assert told == "Hearts were led: follow suit."


def cards(names: str) -> list[str]:
    return names.split()


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ("KH", "You can play the king."),
        ("KH TH", "You can play the king or the ten."),
        ("AH KH 4H", "You can play the ace, the king or the four."),
        ("KH 2S", "You can play the king of hearts or the two of spades."),
        ("AH KH QH 4H", "You can play A♥, K♥, Q♥ or 4♥."),
        ("AH KH QH JH TH 9H 8H 7H 6H", "You can play 9 of your cards."),
        ("", "None of your cards can be played: pass."),
    ],
)
def test_what_can_be_played_is_named(names: str, told: str) -> None:
    assert refusals.instead([card(each) for each in cards(names)]) == told


def test_free_room_is_beside_what_must_be_seen() -> None:
    room = Rect(0, 0, 400, 300)
    kept = FeltInUse((Rect(100, 100, 200, 100),), (Rect(0, 0, 400, 90),))
    found = free_place([(120.0, 60.0)], room, kept, (200.0, 150.0))
    assert room.contains(found) and not any(found.overlaps(each) for each in kept.every)
