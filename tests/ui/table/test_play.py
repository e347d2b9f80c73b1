"""Playing cards, with mouse and keys, legal and not."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Card
from farwhist.engine.moves import play
from farwhist.ui.settings.timing import NO_TIME, Timing
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT, Key, click_card, press
from tests.ui.furnished import Furnished


def play_until_forced(window: Furnished, qtbot: QtBot) -> tuple[Card, Card]:
    """Play on until some cards are illegal; return a legal and an illegal one."""
    while True:
        driving.wait_until_asked(window, qtbot)
        playable = window.table.input.playable()
        illegal = [card for card in window.table.hand() if card not in playable]
        if playable and illegal:
            return next(c for c in window.table.hand() if c in playable), illegal[0]
        driving.click_once(window, qtbot)


def test_an_illegal_card_stays_and_says_why(window: Furnished, qtbot: QtBot) -> None:
    legal, illegal = play_until_forced(window, qtbot)
    before = window.table.hand()
    resting = window.table.layout_now().resting
    click_card(window, qtbot, illegal)
    assert window.table.hand() == before
    assert "were led: follow suit." in window.status.text()
    assert window.table.scene.cards[illegal].pixmap().cacheKey() != (
        window.table.scene.cards[legal].pixmap().cacheKey()
    )
    assert resting[illegal].height == resting[legal].height
    click_card(window, qtbot, legal)
    assert legal not in window.table.hand()


def test_a_card_says_that_the_bid_comes_first(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    click_card(window, qtbot, window.table.hand()[0])
    assert window.status.text() == "Choose your bid, then press Ready."
    assert len(window.table.hand()) == 1


def test_press_on_one_card_and_release_on_another_plays_none(
    window: Furnished, qtbot: QtBot
) -> None:
    play_until_forced(window, qtbot)
    hand = window.table.hand()
    viewport = window.table.view.viewport()
    qtbot.mousePress(viewport, LEFT, pos=driving.card_point(window, hand[0]))
    qtbot.mouseRelease(viewport, LEFT, pos=driving.card_point(window, hand[-1]))
    assert window.table.hand() == hand


def test_the_second_half_of_a_double_click_plays_nothing(window: Furnished, qtbot: QtBot) -> None:
    legal, _ = play_until_forced(window, qtbot)
    hand = window.table.hand()
    viewport, spot = window.table.view.viewport(), driving.card_point(window, legal)
    again = QMouseEvent(
        QEvent.Type.MouseButtonDblClick,
        spot.toPointF(),
        viewport.mapToGlobal(spot).toPointF(),
        LEFT,
        LEFT,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(viewport, again)
    qtbot.mouseRelease(viewport, LEFT, pos=spot)
    assert window.table.hand() == hand


def test_trick_cards_lie_before_their_seats(window: Furnished, qtbot: QtBot) -> None:
    play_until_forced(window, qtbot)
    layout, trick = window.table.layout_now(), window.table.position.trick
    assert trick
    for seat, card in trick:
        item = window.table.scene.cards[card]
        slot = layout.slots[seat]
        assert (item.x(), item.y()) == (slot.cx, slot.cy)
        assert item.face_up


def test_the_leader_and_the_winning_card_are_marked(window: Furnished, qtbot: QtBot) -> None:
    play_until_forced(window, qtbot)
    trick = window.table.position.trick
    best = window.runner.rules.ranking.winner(trick, window.table.position.trump)
    for number, (seat, card) in enumerate(trick):
        item = window.table.scene.cards[card]
        assert item.label == ("led first" if number == 0 else "") and not item.marked
        assert bool(item.rings) is (seat == best)


def test_keys_walk_over_the_hand(window: Furnished, qtbot: QtBot) -> None:
    legal, _ = play_until_forced(window, qtbot)
    hand, focus = window.table.hand(), window.table.input.focus
    playable = window.table.input.playable()
    press(window, qtbot, Key.Key_Home)
    assert focus.card is hand[0]
    press(window, qtbot, Key.Key_Right)
    assert focus.card is hand[1]
    press(window, qtbot, Key.Key_End, Key.Key_Right)
    assert focus.card is hand[-1]
    press(window, qtbot, Key.Key_Up)
    assert focus.card is legal
    press(window, qtbot, Key.Key_Down)
    assert focus.card in playable
    suit = hand[-1].suit
    assert suit is not None
    qtbot.keyClicks(window.table.view, suit.letter.lower())
    assert focus.card is not None and focus.card.suit is suit
    assert window.table.scene.label.isVisible()
    assert window.table.scene.cards[focus.card].rings
    qtbot.mouseMove(window.table.view.viewport(), QPoint(5, 5))
    window.table.view.hovered.emit(driving.card_point(window, hand[0]).toPointF())
    assert focus.card is None
    assert not window.table.scene.label.isVisible()


def test_hover_raises_one_card_and_moves_no_other_up(window: Furnished, qtbot: QtBot) -> None:
    legal, _ = play_until_forced(window, qtbot)
    rest = window.table.layout_now().resting
    window.table.view.hovered.emit(driving.card_point(window, legal).toPointF())
    items = window.table.scene.cards
    assert items[legal].y() < rest[legal].y - 0.05 * rest[legal].height
    others = [card for card in rest if card is not legal]
    assert all(abs(items[card].y() - rest[card].y) < 0.05 * rest[card].height for card in others)
    window.table.view.left.emit()
    assert items[legal].y() == rest[legal].y


def test_l_shows_the_last_trick_and_escape_puts_it_away(window: Furnished, qtbot: QtBot) -> None:
    while not window.table.position.tricks or not window.table.input.playable():
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    peek = window.table.scene.trick_review
    for show, hide in ((Key.Key_L, Key.Key_L), (Key.Key_L, Key.Key_Escape)):
        press(window, qtbot, show)
        assert peek.isVisible()
        press(window, qtbot, hide)
        assert not peek.isVisible()
    spot = window.table.scene.last_trick.box.center().toPoint()
    qtbot.mouseClick(window.table.view.viewport(), LEFT, pos=spot)
    assert peek.isVisible()
    hand = window.table.hand()
    click_card(window, qtbot, hand[0])
    assert not peek.isVisible()
    assert window.table.hand() == hand


def test_a_click_on_the_felt_finishes_motion(make_window: MakeWindow, qtbot: QtBot) -> None:
    hour = 3_600_000
    window = make_window(timing=Timing(replace(NO_TIME, flight=hour), 0))
    window.matches.open()
    assert window.table.busy and not window.table.idle
    qtbot.mouseClick(window.table.view.viewport(), LEFT, pos=QPoint(300, 250))
    driving.wait_until_asked(window, qtbot)
    assert not window.table.busy
    assert window.table.idle


def test_space_finishes_motion(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(timing=Timing(replace(NO_TIME, flight=3_600_000), 0))
    window.matches.open()
    assert window.table.busy and not window.table.idle
    press(window, qtbot, Key.Key_Space)
    driving.wait_until_asked(window, qtbot)
    assert window.table.idle


def test_a_trick_waits_for_a_click(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(timing=Timing(NO_TIME, None))
    window.matches.open()
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    qtbot.waitUntil(
        lambda: bool(window.table.input.playable()) or len(window.table.position.trick) == 4
    )
    if window.table.input.playable():
        driving.click_once(window, qtbot)
    qtbot.waitUntil(lambda: len(window.table.position.trick) == 4)
    assert window.table.idle
    assert window.host.panel is None
    press(window, qtbot, Key.Key_N)
    assert not window.table.position.trick
    assert window.host.panel is not None


def test_a_card_can_be_played_while_others_move(window: Furnished, qtbot: QtBot) -> None:
    """Where input never rests, a click in the pause after a trick that one has won leads a card."""
    window.table.set_timing(Timing(NO_TIME, 3_600_000))
    while True:
        qtbot.waitUntil(lambda: driving.asked(window) or window.table.busy)
        if not window.table.busy:
            driving.click_once(window, qtbot)
            continue
        hand = window.table.hand()
        if hand and window.runner.why_not(play(hand[0])) is None:
            break
        driving.press(window, qtbot, Key.Key_Space)
    assert len(window.table.position.trick) == 4
    click_card(window, qtbot, hand[0])
    assert window.table.hand() == hand[1:]
    assert window.table.position.trick[0] == (0, hand[0])


def test_a_click_in_the_pause_plays_nothing_out_of_turn(window: Furnished, qtbot: QtBot) -> None:
    window.table.set_timing(Timing(NO_TIME, 3_600_000))
    while True:
        qtbot.waitUntil(lambda: driving.asked(window) or window.table.busy)
        if not window.table.busy:
            driving.click_once(window, qtbot)
            continue
        hand = window.table.hand()
        if hand and window.runner.why_not(play(hand[0])) is not None:
            break
        driving.press(window, qtbot, Key.Key_Space)
    assert len(window.table.position.trick) == 4
    click_card(window, qtbot, hand[0])
    assert window.table.hand() == hand
    assert not window.table.position.trick


def test_the_plates_count_bid_and_tricks(window: Furnished, qtbot: QtBot) -> None:
    while len(window.table.position.tricks) < 2:
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)
    view = window.table.position
    for seat, plate in window.table.scene.plates.items():
        assert (plate.facts.bid, plate.facts.taken) == (view.bids[seat], view.taken[seat])
        assert plate.facts.dealer is (seat == view.dealer)
    assert "Deal 2 of 13 · 3 cards each" in window.table.scene.trump.deal
    assert window.table.scene.trump.trump
