"""Cards that are laid together are picked one by one."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farwhist.engine.cards import card
from farwhist.engine.match import Match
from farwhist.engine.moves import Discard, Move, PlayCard
from farwhist.rules.catalogue import ruleset
from farwhist.ui.table.input.hand_input import CardSelection


def cards(text: str) -> list[object]:
    return [card(each) for each in text.split()]


def sets(*texts: str) -> list[Move]:
    return [PlayCard(tuple(card(each) for each in text.split())) for text in texts]


def test_a_set_is_built_card_by_card() -> None:
    picking = CardSelection(sets("9S", "9S 9H", "9S 9H 9C", "JS"))
    assert picking.wanted
    assert picking.allowed() == set(cards("9S 9H 9C JS"))
    picking.toggle(card("9S"))
    assert picking.allowed() == set(cards("9S 9H 9C"))
    assert picking.move() == PlayCard((card("9S"),))
    picking.toggle(card("9C"))
    assert picking.move() is None
    picking.toggle(card("9H"))
    assert picking.move() == PlayCard((card("9S"), card("9H"), card("9C")))


def test_another_card_takes_the_place_of_those_picked() -> None:
    picking = CardSelection(sets("9S", "9S 9H", "JS"))
    picking.toggle(card("9S"))
    picking.toggle(card("JS"))
    assert picking.cards == cards("JS")
    picking.toggle(card("JS"))
    assert picking.cards == []


def test_the_order_picked_counts_where_it_is_legal() -> None:
    picking = CardSelection(sets("9H 9S", "9H 9C"))
    picking.toggle(card("9S"))
    picking.toggle(card("9H"))
    assert picking.move() == PlayCard((card("9H"), card("9S")))


def test_the_numbers_tell_in_which_order_cards_are_laid() -> None:
    picking = CardSelection(sets("4S", "4S 4D", "4S 4D 4C"))
    picking.toggle(card("4D"))
    assert picking.numbers() == {card("4D"): 2}
    picking.toggle(card("4S"))
    assert picking.numbers() == {card("4S"): 1, card("4D"): 2}
    picking.toggle(card("4C"))
    assert picking.numbers() == {card("4S"): 1, card("4D"): 2, card("4C"): 3}
    picking.toggle(card("4D"))
    assert picking.numbers() == {card("4S"): 1, card("4C"): 3}


def test_cards_laid_away_are_numbered_as_they_are_picked() -> None:
    picking = CardSelection([Discard(card(each)) for each in ("2S", "3S", "4S")], count=2)
    for each in ("4S", "2S"):
        picking.toggle(card(each))
    assert picking.numbers() == {card("4S"): 1, card("2S"): 2}


def test_a_card_that_goes_with_no_other_is_laid_alone() -> None:
    picking = CardSelection(sets("9S", "9S 9H", "JS"))
    assert picking.alone(card("JS"))
    assert not picking.alone(card("9S"))
    assert not picking.alone(card("QS"))


def test_discards_are_picked_until_there_are_enough() -> None:
    picking = CardSelection([Discard(card(each)) for each in ("2S", "3S", "4S")], count=2)
    picking.toggle(card("2S"))
    assert picking.discards() == []
    picking.toggle(card("4S"))
    assert picking.discards() == [Discard(card("2S")), Discard(card("4S"))]
    assert picking.allowed() == set(cards("2S 4S"))
    picking.toggle(card("3S"))
    assert picking.cards == cards("2S 4S")


@pytest.mark.parametrize("seats", [2, 4, 7])
@given(seed=st.integers(0, 10_000))
def test_every_legal_set_of_a_shedding_game_can_be_picked(seats: int, seed: int) -> None:
    match = Match(ruleset("bastard", seats, {}), seed)
    rng = Random(seed)
    for _ in range(12):
        decision = match.decisions[0]
        for move in decision.moves:
            if not isinstance(move, PlayCard):
                continue
            picking = CardSelection(decision.moves)
            for each in move.cards:
                assert each in picking.allowed()
                picking.toggle(each)
            laid = picking.move()
            assert laid is not None
            assert set(laid.cards) == set(move.cards)
            assert picking.numbers() == {each: n for n, each in enumerate(laid.cards, 1)}
            backwards = CardSelection(decision.moves)
            for number, each in enumerate(reversed(move.cards), 1):
                backwards.toggle(each)
                assert len(set(backwards.numbers().values())) == number
        match.submit(decision.seat, rng.choice(decision.moves))
