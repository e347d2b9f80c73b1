"""What the player does by keys is confirmed by the voice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.engine.moves import PlayCard
from farwhist.ui.wording.card_names import card_name
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished

Key = Qt.Key


def to_the_cards(window: Furnished, qtbot: QtBot) -> list[PlayCard]:
    """Bid 0, and return the cards that may be played."""
    window.matches.start("elevator", 4, changes={"sequence": "CUSTOM", "custom": "5"})
    while True:
        driving.wait_until_asked(window, qtbot)
        decision = window.table.input.decision
        assert decision is not None
        cards = [each for each in decision.moves if isinstance(each, PlayCard)]
        if cards:
            return cards
        window.flow._choose(decision.moves[0])


def said(window: Furnished) -> str:
    window.access.announcer.flush()
    return window.access.announcer.messages.last


def press(window: Furnished, qtbot: QtBot, key: Qt.Key, *how: Qt.KeyboardModifier) -> str:
    said(window)
    window.table.view.setFocus()
    qtbot.keyClick(window.table.view, key, *how)
    return said(window)


def test_a_bid_that_is_typed_or_walked_to_is_said_and_again_at_the_end(
    window: Furnished, qtbot: QtBot
) -> None:
    driving.wait_until_asked(window, qtbot)
    assert press(window, qtbot, Key.Key_1) == "1"
    assert press(window, qtbot, Key.Key_Home) == "0"
    window.access.announcer.begin_anew()
    assert press(window, qtbot, Key.Key_Left) == "0"


def test_the_card_at_the_end_of_the_hand_is_said_again(window: Furnished, qtbot: QtBot) -> None:
    to_the_cards(window, qtbot)
    press(window, qtbot, Key.Key_Home)
    card = window.table.input.focus.card
    assert card is not None and press(window, qtbot, Key.Key_Left) == card_name(card)


def test_undo_and_redo_say_what_they_take_back_and_make(window: Furnished, qtbot: QtBot) -> None:
    move = to_the_cards(window, qtbot)[0]
    window.flow._choose(move)
    driving.wait_until_asked(window, qtbot)
    window.actions_["undo"].trigger()
    assert f"Taken back: {card_name(move.cards[0])}." in said(window)
    window.actions_["redo"].trigger()
    assert f"Made again: {card_name(move.cards[0])}." in said(window)


def test_a_key_of_a_command_that_cannot_be_chosen_is_answered_with_the_reason(
    window: Furnished, qtbot: QtBot
) -> None:
    driving.wait_until_asked(window, qtbot)
    told = "Available when you have made a move"
    assert press(window, qtbot, Key.Key_Z, Qt.KeyboardModifier.ControlModifier) == told
    assert window.status.text() == told


def test_that_a_match_was_put_aside_is_said(window: Furnished, qtbot: QtBot) -> None:
    to_the_cards(window, qtbot)
    said(window)
    window.matches.play_again()
    driving.wait_until_asked(window, qtbot)
    assert "Your previous match has been put aside." in said(window)


def test_who_plays_together_is_said(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("bid_whist", 4)
    driving.wait_until_asked(window, qtbot)
    name = window.table.match.names[2]
    lines = window.access.log.text.toPlainText().splitlines()
    assert lines.count(f"{name} is your partner.") == 1
    assert f"{name}, your partner" in press(window, qtbot, Key.Key_B)


def test_the_hand_has_the_keyboard_after_a_new_match(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.access.log.show()
    window.access.log.text.setFocus()
    window.matches.play_again()
    assert QApplication.focusWidget() is window.table.view


@pytest.mark.parametrize("wanted", ["yes", "no"])
def test_digits_play_cards_where_the_player_wants_it(
    window: Furnished, qtbot: QtBot, wanted: str
) -> None:
    window.table_preferences.set(digits=wanted)
    playable = {each.cards[0] for each in to_the_cards(window, qtbot)}
    hand = [card for card in window.table.hand() if card in playable]
    before = len(window.runner.match.moves)
    press(window, qtbot, Key.Key_1)
    moves = window.runner.match.moves[before : before + 1]
    assert moves == ([(0, PlayCard((hand[0],)))] if wanted == "yes" else [])


def test_a_reader_is_told_the_keys_once(
    make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    for told in (1, 0):
        window = make_window()
        window.access.announcer.set_sink(lambda text, urgent: None)
        window.matches.open()
        driving.wait_until_asked(window, qtbot)
        text = said(window)
        assert text.count("F1 opens the help. T, B, U, O, W, Shift+C say the trick") == told
        window.saving.now()


def test_who_wants_short_speech_is_not_told_the_keys(
    make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    window = make_window()
    window.table_preferences.set(speech="short")
    window.access.announcer.set_sink(lambda text, urgent: None)
    window.matches.open()
    driving.wait_until_asked(window, qtbot)
    assert "opens the help" not in said(window)
