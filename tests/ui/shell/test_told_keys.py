"""A screen reader tells by which keys a question is answered, as its panel is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from farwhist.engine.moves import Bid, Contract, PlayCard
from farwhist.rules.catalogue import PRESETS
from tests.ui.conftest import MakeWindow
from tests.ui.driving import Key, press, wait_until_asked
from tests.ui.furnished import Furnished

NUMBER = "To bid, type a number and press Return."
LEVEL = "To bid, type a number, choose with Down and Up what you play, and press Return."
CALL = "Go through the choices with Left and Right, and press Return."
DRAWN = "Press K to keep the card that you drew, or X to discard it."
CARD = "Go through your cards with Left and Right, and press Return."


@pytest.fixture
def heard(make_window: MakeWindow) -> Iterator[tuple[Furnished, list[str]]]:
    window = make_window()
    texts: list[str] = []
    window.access.announcer.set_sink(lambda text, urgent: texts.append(text))
    QAccessible.setActive(True)
    yield window, texts
    QAccessible.setActive(False)


def told(window: Furnished, texts: list[str], qtbot: QtBot) -> str:
    """Return all that has been said up to the next question of the player."""
    wait_until_asked(window, qtbot)
    window.access.announcer.flush()
    return " ".join(texts)


@pytest.mark.parametrize(
    ("preset", "sentence"),
    [
        ("elevator", NUMBER),
        ("minnesota", CALL),
        ("solo_whist", CALL),
        ("bid_whist", LEVEL),
        ("call_break", NUMBER),
        ("classic", CARD),
        ("german_whist", CARD),
        ("bastard", CARD),
        ("spades_two", DRAWN),
    ],
)
def test_the_keys_are_those_of_the_first_question(
    heard: tuple[Furnished, list[str]], qtbot: QtBot, preset: str, sentence: str
) -> None:
    window, texts = heard
    window.matches.start(preset, min(4, PRESETS[preset].most_seats))
    said = told(window, texts, qtbot)
    assert "F1 opens the help." in said and sentence in said
    others = {NUMBER, LEVEL, CALL, CARD, DRAWN} - {sentence}
    assert not any(other in said for other in others)


def test_another_kind_of_question_is_told_when_it_comes_each_once(
    heard: tuple[Furnished, list[str]], qtbot: QtBot
) -> None:
    window, texts = heard
    window.matches.start("elevator", 4)
    assert NUMBER in told(window, texts, qtbot)
    for times in (1, 0):
        texts.clear()
        window.matches.start("minnesota", 4)
        said = told(window, texts, qtbot)
        assert said.count(CALL) == times and "opens the help" not in said


def test_the_keys_of_a_drawn_card_are_told_once_and_then_those_of_a_bid(
    heard: tuple[Furnished, list[str]], qtbot: QtBot
) -> None:
    window, texts = heard
    window.matches.start("spades_two", 2)
    wait_until_asked(window, qtbot)
    while NUMBER not in (said := told(window, texts, qtbot)):
        press(window, qtbot, Key.Key_K)
    assert said.count(DRAWN) == 1 and CALL not in said


@pytest.mark.parametrize("preset", ["minnesota", "solo_whist", "bid_whist", "german_whist"])
def test_the_keys_that_are_told_make_a_choice(
    heard: tuple[Furnished, list[str]], qtbot: QtBot, preset: str
) -> None:
    window, _ = heard
    window.matches.start(preset, min(4, PRESETS[preset].most_seats))
    wait_until_asked(window, qtbot)
    before = len(window.runner.now().moves)
    decision = window.table.input.decision
    assert decision is not None
    first = decision.moves[0]
    if preset == "bid_whist":
        press(window, qtbot, Key.Key_4, Key.Key_Down, Key.Key_Up, Key.Key_Return)
    else:
        press(window, qtbot, Key.Key_Right, Key.Key_Left, Key.Key_Return)
    assert not isinstance(first, Bid)
    qtbot.waitUntil(lambda: len(window.runner.now().moves) > before)
    seat, made = window.runner.now().moves[before]
    assert seat == decision.seat and made in decision.moves
    assert isinstance(made, PlayCard if preset == "german_whist" else Contract | type(first))
