"""Sentences: complete, translatable, and right in English."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QLocale

import farwhist.ui
from farwhist.engine.cards import Card, Suit, card, pack
from farwhist.engine.decision import Decision, Objection
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.words import OBJECTIONS
from farwhist.ui.avatars import COUNT
from farwhist.ui.voice import spoken
from farwhist.ui.wording import (
    number_words,
    outcomes,
    player_names,
    questions,
    refusals,
    table_words,
)
from farwhist.ui.wording.card_names import Form, card_name, card_sign
from farwhist.ui.wording.player_names import portrait_name
from tests.helpers.drive import at_trick, rules_of
from tests.helpers.piles import pile

FILES = sorted(Path(farwhist.ui.__file__).parent.rglob("*.py"))

FACTS: dict[str, object] = {
    "suit": Suit.HEARTS, "most": 5, "bid": 2, "total": 7, "least": 4, "trump": Suit.SPADES,
    "number": 3,
}  # fmt: skip


@pytest.mark.parametrize("key", OBJECTIONS)
def test_every_objection_is_a_sentence(key: str) -> None:
    text = refusals.objection(Objection(key, FACTS))
    assert text.endswith(".") and "{" not in text and "Suit" not in text


def test_every_card_has_its_own_name() -> None:
    deck = pack(jokers=2)
    assert len({card_name(each) for each in deck}) == 54
    assert card_name(card("QH")) == "queen of hearts"
    assert card_sign(card("TD")) == "10♦"


@pytest.mark.parametrize("each", pack(jokers=2), ids=lambda each: each.text)
def test_a_card_is_named_once_beside_the_hand(each: Card) -> None:
    for label in (
        table_words.focus_label(each, asked=True, playable=True),
        table_words.focus_label(each, asked=False, playable=False),
        table_words.again_label(each),
    ):
        assert label.count(card_name(each)) == label.count(card_sign(each)) == 1


def test_wizards_and_jesters_have_one_name_in_four_forms() -> None:
    wanted = {
        Form.NAME: ("wizard", "jester"),
        Form.OBJECT: ("a wizard", "a jester"),
        Form.WITH: ("a wizard", "a jester"),
        Form.START: ("A wizard", "A jester"),
    }
    for form, names in wanted.items():
        for kind, name in zip("WJ", names, strict=True):
            assert {card_name(card(f"{kind}{n}"), form) for n in (1, 2, 3, 4)} == {name}
    assert card_name(card("1H"), Form.START) == "The one of hearts"
    assert card_sign(card("1H")) == "1♥" and card_sign(card("J2")) == "jester"


def test_a_trick_is_taken_with_a_wizard() -> None:
    assert outcomes.trick_taken("Anna", card("W3"), yours=False) == (
        "Anna takes the trick with a wizard."
    )
    assert outcomes.trick_taken("", card("AS"), yours=True) == "You take the trick with A♠."


@pytest.mark.parametrize(
    ("trick", "told"),
    [
        ("W1 2S", "Your turn. A wizard was led: play any card."),
        ("J1 W2", "Your turn. A jester was led: play any card."),
        ("J1 2S", "Your turn. Spades led. You hold 1 spade."),
        ("2S W1", "Your turn. Spades led. You hold 1 spade."),
    ],
)
def test_who_cannot_see_hears_what_was_led(trick: str, told: str) -> None:
    position, phase, _ = at_trick(rules_of("wizard", 4), "AS 2H W3", "D", trick)
    (decision,) = phase.step(position, Random(0))
    assert spoken.your_turn(decision, position) == told


def test_plurals() -> None:
    assert number_words.match_length(1) == "1 deal"
    assert number_words.match_length(13) == "13 deals"


@pytest.mark.parametrize(("points", "text"), [(0, "0"), (12, "+12"), (-3, "−3"), (0.5, "+0.5")])
def test_points_have_a_sign(points: float, text: str) -> None:
    assert number_words.signed(points) == text


@pytest.mark.parametrize(("away", "sign"), [(0, "✓"), (-2, "▼2"), (1, "▲1")])
def test_shapes_tell_more_and_less(away: int, sign: str) -> None:
    assert number_words.difference_sign(away) == sign


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("human", [0, 1])
def test_names_go_clockwise_from_the_player(seats: int, human: int) -> None:
    names = player_names.default_names(seats, human)
    assert len(set(names)) == seats
    assert names[human] == ""
    assert names[(human + 1) % seats] == "Oscar"


def test_every_portrait_has_a_name_of_its_own() -> None:
    names = [portrait_name(number) for number in range(COUNT)]
    assert len({name for name in names if name}) == COUNT
    with pytest.raises(IndexError):
        portrait_name(COUNT)


def test_halves_have_the_comma_of_the_language() -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("de"))
        assert (number_words.number(-2.5), number_words.number(7), number_words.decimal(1.26)) == (
            "−2,5",
            "7",
            "1,3",
        )
        QLocale.setDefault(QLocale("en"))
        assert (number_words.number(-2.5), number_words.number(7)) == ("−2.5", "7")
    finally:
        QLocale.setDefault(before)


def asked(rules: Ruleset, hand: str, trump: str, trick: str) -> tuple[str, str]:
    """Return what is written and what is read aloud to a seat that plays to a trick."""
    view, phase, _ = at_trick(rules, hand, trump, trick)
    (decision,) = phase.step(view, Random(0))
    assert isinstance(decision, Decision)
    return questions.your_turn(decision, view), spoken.your_turn(decision, view)


LIT = "Your turn: play a highlighted card."
ANY = "Your turn: play any card."


def test_the_suit_to_follow_is_the_one_that_the_rules_count() -> None:
    """The left bower is a trump: it is led as one, and its printed suit is not followed with it."""
    bowers = rules_of(ranks="bowers")
    assert asked(bowers, "JH 2C 9S", "S", "JC") == (
        "Your turn: follow suit, spades.", "Your turn. Spades led. You hold 1 spade.",
    )  # fmt: skip
    assert asked(bowers, "JC 2C 9H", "S", "AS") == (
        "Your turn: follow suit, spades.", "Your turn. Spades led. You hold 1 spade.",
    )  # fmt: skip
    assert asked(bowers, "JC 9H", "S", "AC") == (
        ANY, "Your turn. Clubs led. You hold no clubs.",
    )  # fmt: skip
    assert asked(rules_of(must_ruff="on"), "2S 9H", "S", "AC") == (
        LIT, "Your turn. Clubs led. You hold no clubs.",
    )  # fmt: skip
    assert asked(rules_of(may_trump_anytime="on"), "2H 9S", "S", "AH") == (
        ANY, "Your turn. Hearts led. You hold 1 heart.",
    )  # fmt: skip


def test_who_must_ruff_is_not_told_to_play_any_card() -> None:
    romanian = rules_of("romanian")
    assert asked(romanian, "9H 8D", "D", "AS") == (
        LIT, "Your turn. Spades led. You hold no spades.",
    )  # fmt: skip


def test_a_joker_that_is_led_without_trump_leaves_the_suit_to_the_next_card() -> None:
    rules = rules_of("bid_whist")
    assert asked(rules, "2H 9S", "NT", "RJ") == (ANY, "Your turn. A joker was led.")
    assert asked(rules, "2H 9S", "NT", "RJ AS") == (
        "Your turn: follow suit, spades.", "Your turn. Spades led. You hold 1 spade.",
    )  # fmt: skip
    assert asked(rules, "2H BJ", "H", "RJ") == (
        "Your turn: follow suit, hearts.", "Your turn. Hearts led. You hold 2 hearts.",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("starter", "coloured", "line", "told"),
    [
        ("RJ", "off", "Any card may be played", "red joker. Any card may be played."),
        ("RJ", "on", "Any rank, black ♠♣", "red joker. Any rank, black."),
        ("BJ", "on", "Any rank, red ♥♦", "black joker. Any rank, red."),
        ("7S", "on", "↑ higher, red ♥♦", "seven of spades. higher, red."),
    ],
)
def test_what_may_be_laid_on_the_pile(starter: str, coloured: str, line: str, told: str) -> None:
    view = pile(starter, "2S", "3S", "4S", coloured_jokers=coloured).position
    assert outcomes.corner(view, "pile", [], 0, None)[0] == line
    assert outcomes.pile_spoken(view) == f"On the pile: {told}"


def test_no_module_of_the_window_works_out_what_is_to_be_followed() -> None:
    """The rules say it with the decision; a printed suit is not always the suit that counts."""
    for file in FILES:
        assert "trick[0][1].suit" not in file.read_text(encoding="utf-8"), file
