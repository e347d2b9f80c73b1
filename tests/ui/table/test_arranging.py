"""The player puts cards of the hand elsewhere, with the mouse and with keys."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Card
from farwhist.ui.settings.timing import NO_TIME, Timing
from farwhist.ui.voice import spoken
from farwhist.ui.wording.card_names import card_name
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT, card_point
from tests.ui.furnished import Furnished

SHIFTED = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key


@pytest.fixture
def dealt(window: Furnished, qtbot: QtBot) -> Furnished:
    """Return a window in which seven cards are dealt, and the player leads or bids."""
    window.matches.start("elevator", 4, changes=driving.deals("7"))
    driving.wait_until_asked(window, qtbot)
    return window


def to_play(window: Furnished, qtbot: QtBot) -> None:
    """Play on until the player is asked for a card."""
    while not window.table.input.playable():
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)


def drag(window: Furnished, qtbot: QtBot, card: Card, place: int, up: float = 0.0) -> None:
    """Drag a card to where the one at this place lies, and so many card heights up."""
    poses = list(window.table.layout_now().resting.values())
    start, view = card_point(window, card), window.table.view.viewport()
    across = poses[place].x - window.table.layout_now().resting[card].x
    way = QPoint(round(across), -round(up * poses[place].height))
    qtbot.mousePress(view, LEFT, pos=start)
    for part in (0.1, 0.4, 0.7, 1.0):
        qtbot.mouseMove(view, start + QPoint(round(part * way.x()), round(part * way.y())))
    qtbot.mouseRelease(view, LEFT, pos=start + way)


def moved(hand: list[Card], card: Card, place: int) -> list[Card]:
    found = [each for each in hand if each is not card]
    found.insert(place, card)
    return found


def seen(window: Furnished) -> list[Card]:
    """Return the hand as the cards lie on the felt, left to right, the upper ones last."""
    items = [window.table.scene.cards[each] for each in window.table.hand()]
    places = [item.x() for item in items]
    assert places == sorted(places)
    assert all(one.zValue() < other.zValue() for one, other in pairwise(items))
    return [item.card for item in items if item.card is not None]


def test_a_card_can_be_dragged_to_every_place(dealt: Furnished, qtbot: QtBot) -> None:
    view = dealt.table.view
    for place in range(7):
        hand = dealt.table.hand()
        drag(dealt, qtbot, hand[3], place)
        view.left.emit()
        assert dealt.table.hand() == moved(hand, hand[3], place) == seen(dealt)
        assert [each for each in dealt.access.interface.shown if isinstance(each, Card)] == seen(
            dealt
        )


def test_the_others_make_room_while_a_card_is_dragged(dealt: Furnished, qtbot: QtBot) -> None:
    table, hand = dealt.table, dealt.table.hand()
    last, view = hand[-1], dealt.table.view.viewport()
    start, places = card_point(dealt, last), list(table.layout_now().resting.values())
    qtbot.mousePress(view, LEFT, pos=start)
    over = start + QPoint(round(places[0].x - places[-1].x), 10)
    qtbot.mouseMove(view, over)
    assert table.hand() == [last, *hand[:-1]]
    assert table.scene.cards[last].x() == pytest.approx(places[0].x, abs=0.2 * places[0].width)
    assert abs(table.scene.cards[hand[0]].x() - places[1].x) < 0.2 * places[0].width
    qtbot.mouseMove(view, start + QPoint(9, 9))
    assert table.hand() == hand and table.state.hand_sorted
    qtbot.mouseRelease(view, LEFT, pos=start + QPoint(9, 9))
    assert table.hand() == hand and not table.state.own_orders


def test_a_click_still_plays(dealt: Furnished, qtbot: QtBot) -> None:
    to_play(dealt, qtbot)
    hand = dealt.table.hand()
    chosen = next(each for each in hand if each in dealt.table.input.playable())
    start, view = card_point(dealt, chosen), dealt.table.view.viewport()
    qtbot.mousePress(view, LEFT, pos=start)
    qtbot.mouseMove(view, start + QPoint(4, -3))
    qtbot.mouseRelease(view, LEFT, pos=start + QPoint(4, -3))
    assert chosen not in dealt.table.hand()


def test_a_card_that_is_dragged_up_is_played_and_leaves_the_order(
    dealt: Furnished, qtbot: QtBot
) -> None:
    to_play(dealt, qtbot)
    hand = dealt.table.hand()
    chosen = next(each for each in hand if each in dealt.table.input.playable())
    drag(dealt, qtbot, chosen, len(hand) - 1 - hand.index(chosen), up=1.2)
    assert dealt.table.hand() == [each for each in hand if each is not chosen]
    assert not dealt.table.state.own_orders


@pytest.mark.parametrize("motion", ["full", "reduced", "none"])
def test_a_card_that_is_not_allowed_can_be_moved_and_comes_home_from_the_felt(
    make_window: MakeWindow, qtbot: QtBot, motion: str
) -> None:
    window = make_window(timing=Timing(NO_TIME, 0).moving(motion))
    window.matches.start("elevator", 4, changes=driving.deals("7"))
    driving.wait_until_asked(window, qtbot)
    table = window.table
    while not 0 < len(table.input.playable()) < len(table.hand()):
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    hand = table.hand()
    barred = next(each for each in hand if each not in table.input.playable())
    place = len(hand) - 1 if hand.index(barred) == 0 else 0
    drag(window, qtbot, barred, place)
    assert table.hand() == moved(hand, barred, place)
    drag(window, qtbot, barred, place, up=1.0)
    table.clock.advance(1000)
    assert table.hand() == moved(hand, barred, place) and table.scene.cards[barred].there


def test_the_order_holds_for_the_rest_of_the_deal_and_not_longer(
    dealt: Furnished, qtbot: QtBot
) -> None:
    hand = dealt.table.hand()
    drag(dealt, qtbot, hand[0], 6)
    order = dealt.table.hand()
    to_play(dealt, qtbot)
    while dealt.table.hand():
        driving.click_once(dealt, qtbot)
        qtbot.waitUntil(lambda: driving.asked(dealt) or not dealt.table.hand(), timeout=10_000)
        left = dealt.table.hand()
        assert left == [each for each in order if each in left]
    driving.wait_until_asked(dealt, qtbot)
    dealt.matches.start("elevator", 4, changes=driving.deals("7"))
    driving.wait_until_asked(dealt, qtbot)
    assert dealt.table.state.hand_sorted


def test_a_card_taken_back_lies_where_it_was_put(dealt: Furnished, qtbot: QtBot) -> None:
    to_play(dealt, qtbot)
    drag(dealt, qtbot, dealt.table.hand()[0], 3)
    hand = dealt.table.hand()
    driving.click_once(dealt, qtbot)
    driving.wait_until_asked(dealt, qtbot)
    assert len(dealt.table.hand()) == len(hand) - 1
    dealt.runner.undo()
    driving.wait_until_asked(dealt, qtbot)
    assert dealt.table.hand() == hand


def test_a_match_is_taken_up_with_the_hand_as_it_was(
    dealt: Furnished, make_window: MakeWindow, qtbot: QtBot
) -> None:
    drag(dealt, qtbot, dealt.table.hand()[0], 4)
    hand = dealt.table.hand()
    dealt.runner.stop()
    other = make_window()
    other.matches.open()
    driving.wait_until_asked(other, qtbot)
    assert other.table.hand() == hand and not other.table.state.hand_sorted


def test_what_is_damaged_of_the_orders_is_passed_over(make_window: MakeWindow) -> None:
    good = {"deal": 1, "seat": 0, "cards": "AS KS"}
    wrong = [7, {}, {**good, "deal": "x"}, {**good, "seat": None}, {**good, "cards": "AS XX"},
             {**good, "cards": "AS AS"}, {**good, "cards": 5}]  # fmt: skip
    window = make_window()
    window.settings.set("hand/orders", [*wrong, good])
    window.saving.now()
    (order,) = make_window().table.state.own_orders
    assert (order.deal, order.seat, len(order.cards)) == (1, 0, 2)


# --- keys ----------------------------------------------------------------------------------


@pytest.fixture
def said(dealt: Furnished, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    found: list[str] = []
    monkeypatch.setattr(dealt.access, "tell", found.append)
    yield found


def test_keys_move_the_card_in_focus_and_say_where_it_lies(
    dealt: Furnished, said: list[str], qtbot: QtBot
) -> None:
    to_play(dealt, qtbot)
    table = dealt.table
    said.clear()
    qtbot.keyClick(table.view, Key.Key_Right, SHIFTED)
    first, hand = table.input.focus.card, table.hand()
    assert first is not None and not said
    driving.press(dealt, qtbot, Key.Key_Home)
    card = table.input.focus.card
    assert card is hand[0]
    for place in (1, 2):
        qtbot.keyClick(table.view, Key.Key_Right, SHIFTED)
        assert table.hand() == moved(hand, card, place) and table.input.focus.card is card
        assert said[-1] == f"{card_name(card)}, now {place + 1} of {len(hand)}"
    for place in (1, 0, 0):
        qtbot.keyClick(table.view, Key.Key_Left, SHIFTED)
        assert said[-1] == spoken.card_moved(card, place + 1, len(hand))
    assert table.hand() == hand
    driving.press(dealt, qtbot, Key.Key_Right)
    assert table.input.focus.card is hand[1]


def test_the_command_sorts_the_hand_and_says_why_not(
    dealt: Furnished, said: list[str], qtbot: QtBot
) -> None:
    to_play(dealt, qtbot)
    hand, action = dealt.table.hand(), dealt.actions_["sort_hand"]
    qtbot.keyClick(dealt.table.view, Key.Key_Up, SHIFTED)
    assert said.pop() == "Available when you have moved a card of your hand"
    for sort in (
        lambda: qtbot.keyClick(dealt.table.view, Key.Key_Up, SHIFTED),
        action.trigger,
    ):
        drag(dealt, qtbot, hand[0], 2)
        dealt.actions_.refresh()
        assert action.isEnabled() and dealt.table.hand() != hand
        sort()
        dealt.actions_.refresh()
        assert dealt.table.hand() == hand and not action.isEnabled()
        assert said.pop() == "Your hand is sorted."


def test_digits_play_what_is_seen(dealt: Furnished, qtbot: QtBot) -> None:
    dealt.table_preferences.set(digits="yes")
    to_play(dealt, qtbot)
    drag(dealt, qtbot, dealt.table.hand()[0], len(dealt.table.hand()) - 1)
    hand, playable = dealt.table.hand(), dealt.table.input.playable()
    first = next(each for each in hand if each in playable)
    driving.press(dealt, qtbot, Key.Key_1)
    assert first not in dealt.table.hand()


# --- preferences ---------------------------------------------------------------------------


def test_another_order_of_suits_is_seen_at_once_and_sorts_the_hand(
    dealt: Furnished, qtbot: QtBot
) -> None:
    drag(dealt, qtbot, dealt.table.hand()[0], 5)
    dealt.table_preferences.set(suits="DCHS", trumps="fixed", colours="no", order="low")
    found = dealt.table.hand()
    letters = "".join(each.suit.letter for each in found if each.suit is not None)
    assert letters == "".join(sorted(letters, key="DCHS".index))
    assert dealt.table.state.hand_sorted
    dealt.table_preferences.set(hand="flat")
    drag(dealt, qtbot, found[0], 5)
    dealt.table_preferences.set(hand="fan")
    assert not dealt.table.state.hand_sorted


@pytest.mark.parametrize("keep", ["yes", "no"])
def test_a_hand_that_is_kept_stays_when_trumps_become_known(
    window: Furnished, qtbot: QtBot, keep: str
) -> None:
    window.table_preferences.set(keep_hand=keep)
    window.matches.start("bid_whist", 4)
    driving.wait_until_asked(window, qtbot)
    table, hand = window.table, window.table.hand()
    trump = next(each.suit for each in reversed(hand) if each.suit is not None)
    table.position.trump = trump
    assert (table.hand() == hand) is (keep == "yes")


def test_room_is_made_by_motion_that_ends(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(timing=Timing(replace(NO_TIME, lift=80, lower=80, sort=200), 0))
    window.matches.start("elevator", 4, changes=driving.deals("7"))
    driving.wait_until_asked(window, qtbot)
    table = window.table
    hand, dragged = table.hand(), table.hand()[0]
    drag(window, qtbot, dragged, 6)
    neighbours = [table.scene.cards[each] for each in hand[1:]]
    assert not any(item.there for item in neighbours)
    table.clock.advance(1000)
    assert all(item.there for item in (*neighbours, table.scene.cards[dragged])) and table.idle
