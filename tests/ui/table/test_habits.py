"""How a player likes to hold, see and play cards: each habit does what it says, at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Card
from farwhist.ui.settings.timing import NO_TIME, SPEEDS, Timing
from farwhist.ui.table.animation.card_motion import REACH
from farwhist.ui.table.input.hand_input import COOLDOWN, FORCED
from farwhist.ui.table.input.refusal import STRONG
from farwhist.ui.table.layout.hand import LEAN
from farwhist.ui.table.transition import Clock, Motion
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT, Key, click_card, press
from tests.ui.furnished import Furnished


def play_until(window: Furnished, qtbot: QtBot, ready: Callable[[], bool]) -> None:
    """Play on until the player must play a card and `ready` says yes."""
    driving.wait_until_asked(window, qtbot)
    while not (window.table.input.playable() and ready()):
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)


def free_choice(window: Furnished, qtbot: QtBot) -> list[Card]:
    """Play on to a hand of several cards of which some are illegal, and return the legal ones."""
    table = window.table
    play_until(window, qtbot, lambda: 2 <= len(table.input.playable()) < len(table.hand()))
    return [card for card in table.hand() if card in table.input.playable()]


def test_a_flat_hand_lies_in_a_row(window: Furnished, qtbot: QtBot) -> None:
    play_until(window, qtbot, lambda: len(window.table.hand()) >= 5)
    fan = window.table.layout_now().resting
    assert len({pose.angle for pose in fan.values()}) == len(fan)
    window.table_preferences.set(hand="flat", legal="no")
    flat = window.table.layout_now().resting
    assert {pose.angle for pose in flat.values()} == {0.0}
    assert len({pose.y for pose in flat.values()}) == 1
    assert [pose.x for pose in flat.values()] == pytest.approx([p.x for p in fan.values()], abs=1)
    for card, pose in flat.items():
        item = window.table.scene.cards[card]
        assert (item.x(), item.y(), item.rotation()) == (pose.x, pose.y, 0.0)


def test_the_order_of_the_hand(window: Furnished, qtbot: QtBot) -> None:
    table = window.table
    play_until(window, qtbot, lambda: len(table.hand()) >= 7 and table.position.trump is not None)
    for order, rising in (("high", False), ("low", True)):
        window.table_preferences.set(order=order)
        hand = table.hand()
        for suit in {card.suit for card in hand}:
            ranks = [card.rank for card in hand if card.suit is suit]
            assert ranks == sorted(ranks, reverse=not rising)


def test_only_colours_that_may_be_played_are_full(window: Furnished, qtbot: QtBot) -> None:
    legal = free_choice(window, qtbot)
    table = window.table
    illegal = next(card for card in table.hand() if card not in legal)
    lower = table.layout_now().resting[illegal].y
    veiled = table.scene.cards[illegal].pixmap().cacheKey()
    window.table_preferences.set(legal="no")
    assert table.layout_now().resting[illegal].y < lower
    assert table.scene.cards[illegal].pixmap().cacheKey() != veiled
    click_card(window, qtbot, illegal)
    assert "were led: follow suit." in window.status.text()
    assert illegal in table.hand()


@pytest.mark.parametrize("keys", [False, True])
def test_a_card_is_asked_for_twice(window: Furnished, qtbot: QtBot, keys: bool) -> None:
    window.table_preferences.set(confirm="yes")
    table = window.table
    driving.wait_until_asked(window, qtbot)
    while not table.input.playable() or len(table.input.playable()) < 2:
        if table.input.playable():
            click_card(window, qtbot, next(iter(table.input.playable())))
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    card = next(each for each in table.hand() if each in table.input.playable())

    def choose() -> None:
        if keys:
            press(window, qtbot, Key.Key_Return)
        else:
            click_card(window, qtbot, card)

    if keys:
        press(window, qtbot, Key.Key_Home)
        while table.input.focus.card is not card:
            press(window, qtbot, Key.Key_Right)
    rest = table.layout_now().resting[card].y
    choose()
    assert card in table.hand() and table.input.confirmation.chosen is card
    assert table.scene.cards[card].y() < rest and table.scene.cards[card].rings
    assert "choose again" in table.scene.label.text
    press(window, qtbot, Key.Key_Escape)
    assert table.input.confirmation.chosen is None and card in table.hand()
    choose()
    assert card in table.hand()
    choose()
    assert card not in table.hand()


def test_the_arrow_keys_let_go_of_a_chosen_card(window: Furnished, qtbot: QtBot) -> None:
    window.table_preferences.set(confirm="yes")
    table = window.table
    driving.wait_until_asked(window, qtbot)
    while len(table.hand()) < 3 or not table.input.playable():
        if table.input.playable():
            click_card(window, qtbot, next(iter(table.input.playable())))
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    press(window, qtbot, Key.Key_Up, Key.Key_Return)
    first = table.input.confirmation.chosen
    assert first is not None
    press(window, qtbot, Key.Key_Right, Key.Key_Left)
    assert table.input.confirmation.chosen is None
    press(window, qtbot, Key.Key_Return)
    assert first in table.hand()


def test_early_clicks_do_not_count(window: Furnished, qtbot: QtBot) -> None:
    legal = free_choice(window, qtbot)
    window.table_preferences.set(cooldown="yes")
    window.table.input.ask(window.table.input.decision)  # type: ignore[arg-type]
    click_card(window, qtbot, legal[0])
    press(window, qtbot, Key.Key_Up, Key.Key_Return)
    assert set(legal) <= set(window.table.hand())
    window.table.clock.advance(COOLDOWN)
    click_card(window, qtbot, legal[0])
    assert legal[0] not in window.table.hand()


def test_an_only_card_is_played_by_itself(window: Furnished, qtbot: QtBot) -> None:
    table = window.table
    window.table_preferences.set(forced="yes", confirm="yes", cooldown="yes")
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    qtbot.waitUntil(lambda: bool(table.input.playable()))
    (only,) = table.input.playable()
    assert only in table.hand() and not table.idle
    table.clock.advance(FORCED)
    assert only not in table.hand()


def test_a_choice_is_never_made_for_the_player(window: Furnished, qtbot: QtBot) -> None:
    legal = free_choice(window, qtbot)
    window.table_preferences.set(forced="yes")
    window.table.input.ask(window.table.input.decision)  # type: ignore[arg-type]
    window.table.clock.advance(100 * FORCED)
    assert set(legal) <= set(window.table.hand())


def test_a_lively_hand_sways_and_stops(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.matches.open()
    table = window.table
    play_until(window, qtbot, lambda: len(table.hand()) >= 3)
    rest = {card: pose.angle for card, pose in table.layout_now().resting.items()}
    items = table.scene.cards
    assert table.idle
    window.table_preferences.set(lively="yes")
    assert not table.idle
    away = dict.fromkeys(rest, 0.0)
    for _ in range(24):
        table.clock.advance(250)
        turns = {card: items[card].rotation() - angle for card, angle in rest.items()}
        assert len({round(turn, 6) for turn in turns.values()}) > 1
        away = {card: max(away[card], abs(turn)) for card, turn in turns.items()}
    assert all(0.9 * REACH < turn <= REACH + 1e-9 for turn in away.values())
    table.set_timing(Timing(NO_TIME, 0, travel=False))
    assert table.idle
    table.set_timing(Timing(NO_TIME, 0))
    assert not table.idle
    window.table_preferences.set(lively="no")
    assert table.idle
    assert {card: items[card].rotation() for card in rest} == rest


# --- the pointer over the hand ----------------------------------------------------------


def test_the_pointer_never_flickers_between_two_cards(window: Furnished, qtbot: QtBot) -> None:
    """Along every height of the hand each card is raised once, in its turn, from left to right."""
    table = window.table
    play_until(window, qtbot, lambda: len(table.hand()) >= 9)
    resting = table.layout_now().resting
    hand, view = table.hand(), table.view
    top = max(pose.y - 0.35 * pose.height for pose in resting.values())
    left = min(pose.x - pose.width for pose in resting.values())
    right = max(pose.x + pose.width for pose in resting.values())
    bottom = min(pose.y + 0.4 * pose.height for pose in resting.values())
    for y in (top, top + 40, bottom):
        seen: list[Card] = []
        for x in range(int(left), int(right), 2):
            view.hovered.emit(QPointF(x, y))
            raised = table.state.stance.raised
            if raised is not None and (not seen or seen[-1] is not raised):
                seen.append(raised)
            # Raising it has not taken the pointer off it.
            view.hovered.emit(QPointF(x, y))
            assert table.state.stance.raised is raised
        assert seen == hand
    view.left.emit()
    assert table.state.stance.raised is None


def test_the_card_under_the_pointer_leans_towards_it(window: Furnished, qtbot: QtBot) -> None:
    table = window.table
    play_until(
        window,
        qtbot,
        lambda: len(table.hand()) >= 3 and table.hand()[-1] in table.input.playable(),
    )
    card = table.hand()[-1]
    pose, item = table.layout_now().resting[card], table.scene.cards[card]
    for part in (-0.9, 0.0, 0.9):
        table.view.hovered.emit(QPointF(pose.x + part * pose.width / 2, pose.y))
        assert item.rotation() - pose.angle == pytest.approx(LEAN * part, abs=0.25)
        assert item.now().lift == 1.0
    table.set_timing(Timing(NO_TIME, 0, travel=False))
    table.view.hovered.emit(QPointF(5, 5))
    table.view.hovered.emit(QPointF(pose.x + 0.4 * pose.width, pose.y))
    assert item.rotation() == pytest.approx(pose.angle)
    table.view.left.emit()
    assert item.now().lift == 0.0


def test_neighbours_make_room(window: Furnished, qtbot: QtBot) -> None:
    table = window.table
    play_until(
        window,
        qtbot,
        lambda: len(table.hand()) >= 5 and table.hand()[1] in table.input.playable(),
    )
    hand, rest = table.hand(), table.layout_now().resting
    table.view.hovered.emit(driving.card_point(window, hand[1]).toPointF())
    items = table.scene.cards
    assert items[hand[0]].x() == rest[hand[0]].x
    for card in hand[2:]:
        assert items[card].x() - rest[card].x == pytest.approx(0.08 * rest[card].width, rel=0.1)


def test_a_card_can_be_hovered_while_others_move(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(timing=Timing(replace(SPEEDS["normal"], ready=(0, 0)), 900))
    window.matches.open()
    while not driving.asked(window):
        window.table.finish()
        qtbot.wait(1)
    card = window.table.hand()[0]
    window.table.view.hovered.emit(driving.card_point(window, card).toPointF())
    window.table.clock.advance(200)
    pose = window.table.layout_now().resting[card]
    assert window.table.scene.cards[card].y() < pose.y - 0.09 * pose.height


# --- earlier tricks ----------------------------------------------------------------------


def test_leafing_through_the_tricks(window: Furnished, qtbot: QtBot) -> None:
    table = window.table
    window.table_preferences.set(tricks="all")
    play_until(window, qtbot, lambda: len(table.position.tricks) >= 3)
    peek, tricks, viewport = table.scene.trick_review, table.position.tricks, table.view.viewport()
    last, hand = len(tricks), table.hand()
    size = table.position.size
    press(window, qtbot, Key.Key_L)
    assert peek.trick == tricks[-1] and f"Trick {last} of {size}" in peek.title
    press(window, qtbot, Key.Key_Left)
    assert peek.trick == tricks[-2] and table.trick_review.number == last - 1
    press(window, qtbot, *[Key.Key_Left] * 20)
    assert peek.trick == tricks[0]
    press(window, qtbot, Key.Key_End)
    assert peek.trick == tricks[-1]
    for by, number in ((-1, last - 1), (-1, last - 2), (1, last - 1)):
        spot = peek.button(by).center().toPoint()
        qtbot.mouseClick(viewport, LEFT, pos=spot)
        assert peek.isVisible() and table.trick_review.number == number
    assert min(peek.button(1).width(), peek.button(1).height()) >= 24
    press(window, qtbot, Key.Key_Escape)
    assert not peek.isVisible() and table.hand() == hand


def test_the_running_trick_has_no_mark_while_an_earlier_one_is_looked_at(
    window: Furnished, qtbot: QtBot
) -> None:
    table = window.table
    play_until(window, qtbot, lambda: bool(table.position.tricks) and bool(table.position.trick))
    driving.wait_until_asked(window, qtbot)
    card = table.scene.cards[table.position.trick[0][1]]
    assert card.label
    press(window, qtbot, Key.Key_L)
    assert table.scene.trick_review.isVisible() and not card.label
    press(window, qtbot, Key.Key_L)
    assert not table.scene.trick_review.isVisible() and card.label


def test_only_the_last_trick_or_none(window: Furnished, qtbot: QtBot) -> None:
    table = window.table
    play_until(window, qtbot, lambda: len(table.position.tricks) >= 2)
    peek, tricks = table.scene.trick_review, table.position.tricks
    press(window, qtbot, Key.Key_L, Key.Key_Left)
    assert peek.trick == tricks[-1]
    press(window, qtbot, Key.Key_L)
    window.table_preferences.set(tricks="none")
    press(window, qtbot, Key.Key_L)
    assert not peek.isVisible() and "switched off" in window.status.text()
    spot = table.scene.last_trick.box.center().toPoint()
    qtbot.mouseClick(table.view.viewport(), LEFT, pos=spot)
    assert not peek.isVisible()


def test_before_the_first_trick_there_is_nothing_to_see(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    press(window, qtbot, Key.Key_L)
    assert not window.table.scene.trick_review.isVisible()
    assert "No trick" in window.status.text()


def test_the_summary_stands_aside_for_a_trick(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    while window.host.panel is None or window.host.panel.objectName() != "summary":
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    panel, peek = window.host.panel, window.table.scene.trick_review
    press(window, qtbot, Key.Key_L)
    assert peek.isVisible() and panel.isHidden()
    press(window, qtbot, Key.Key_Escape)
    assert not peek.isVisible() and panel.isVisible()
    qtbot.mouseClick(
        window.table.view.viewport(), LEFT, pos=QPoint(2, window.table.view.height() - 2)
    )
    assert window.host.panel is panel


def test_holding_the_key_looks_as_long_as_it_is_held(window: Furnished, qtbot: QtBot) -> None:
    table = window.table
    play_until(window, qtbot, lambda: bool(table.position.tricks))
    plain = Qt.KeyboardModifier.NoModifier
    for kind, again in ((QEvent.Type.KeyPress, False), *[(QEvent.Type.KeyPress, True)] * 3):
        event = QKeyEvent(kind, Qt.Key.Key_L, plain, "l", autorep=again)
        QApplication.sendEvent(table.view, event)
        assert table.scene.trick_review.isVisible()
    event = QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_L, plain, "l")
    QApplication.sendEvent(table.view, event)
    assert not table.scene.trick_review.isVisible()


def test_where_nothing_may_shake_an_illegal_card_flashes(window: Furnished, qtbot: QtBot) -> None:
    legal = free_choice(window, qtbot)
    table = window.table
    illegal = next(card for card in table.hand() if card not in legal)
    table.set_timing(Timing(replace(NO_TIME, shake=120), 0, travel=False))
    item, place = table.scene.cards[illegal], table.layout_now().resting[illegal]
    click_card(window, qtbot, illegal)
    table.clock.advance(60)
    assert item.rings and item.x() == place.x
    table.clock.advance(60)
    assert not item.rings
    table.clock.advance(STRONG)
    assert table.idle


def test_a_card_that_is_dragged_up_is_meant(window: Furnished, qtbot: QtBot) -> None:
    legal = free_choice(window, qtbot)
    window.table_preferences.set(confirm="yes")
    viewport, start = window.table.view.viewport(), driving.card_point(window, legal[0])
    up = start - QPoint(0, round(0.6 * window.table.layout_now().sizes.card))
    qtbot.mousePress(viewport, LEFT, pos=start)
    window.table.view.hovered.emit(up.toPointF())
    qtbot.mouseRelease(viewport, LEFT, pos=up)
    assert legal[0] not in window.table.hand()


def test_the_pointer_disturbs_no_deal(make_window: MakeWindow, qtbot: QtBot) -> None:
    """A card under the pointer is dealt like the others, and raised when it lies there."""
    window = make_window(timing=Timing(replace(NO_TIME, flight=260, sort=220), 0))
    window.matches.open()
    table, clock = window.table, window.table.clock
    (card,) = table.hand()
    pose = table.layout_now().resting[card]
    item = table.scene.cards[card]
    clock.advance(130)
    table.view.hovered.emit(QPointF(pose.x, pose.y))
    assert clock.awaits(item) and not item.face_up
    clock.advance(130)
    table.view.hovered.emit(QPointF(pose.x + 3, pose.y))
    assert clock.awaits(item)
    clock.advance(220)
    driving.wait_until_asked(window, qtbot)
    assert item.y() < pose.y - 0.09 * pose.height


def test_what_takes_the_place_of_the_last_motion_holds_nothing_up(qtbot: QtBot) -> None:
    clock, rested = Clock(), list[bool]()
    clock.rested.connect(lambda: rested.append(True))
    clock.start([Motion(100, key="card")])
    clock.start([Motion(100, key="card")], waited=False)
    assert rested == [True] and not clock.busy and clock.running
    clock.stop()


@pytest.mark.parametrize("seats", [3, 4, 7])
def test_the_hint_to_go_on_hides_no_card(window: Furnished, qtbot: QtBot, seats: int) -> None:
    window.matches.start("elevator", seats)
    driving.wait_until_asked(window, qtbot)
    window.table.set_timing(Timing(NO_TIME, None))
    while not window.table.scene.hint.isVisible():
        if driving.asked(window):
            driving.click_once(window, qtbot)
        qtbot.wait(1)
    hint = window.table.scene.hint.box
    layout = window.table.layout_now()
    boxes = [*layout.slots.values(), *layout.plates.values()]
    assert not any(hint.intersects(QRectF(b.x, b.y, b.w, b.h)) for b in boxes)
    press(window, qtbot, Key.Key_Space)
    assert not window.table.scene.hint.isVisible()
