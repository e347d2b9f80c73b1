"""German Whist: who draws what, which tricks count, and what they pay (docs/rules.md)."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from farwhist.engine.cards import Card, card
from farwhist.engine.events import CardsDrawn, TricksSetAside, TrickTaken, UpcardTurned
from farwhist.engine.match import Match
from farwhist.engine.moves import PlayCard
from farwhist.engine.position import Position, Trick
from farwhist.rules import lookup
from farwhist.rules.decided import decided
from farwhist.rules.options import RulesError
from farwhist.rules.single_deal import SingleDeal
from farwhist.rules.single_deal_rules import alone
from tests.helpers.drive import any_moves, rules_of, start

GAME = "german_whist"
RANKS = "23456789TJQKA"


def suit(letter: str) -> tuple[Card, ...]:
    return tuple(card(rank + letter) for rank in RANKS)


def dealt_by_suits() -> Match:
    """The other leads; seat 0 deals and holds the hearts, seat 1 the clubs; spades are trump."""
    stock = [each for pair in zip(suit("S"), suit("D"), strict=True) for each in pair]
    deal = SingleDeal(0, 0, (suit("H"), suit("C")), tuple(stock))
    return Match(alone(rules_of(GAME, 2), deal), 1)


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_it_is_for_two(seats: int) -> None:
    with pytest.raises(RulesError):
        rules_of(GAME, seats)


def test_the_next_card_is_turned_and_its_suit_is_trump() -> None:
    position = start(GAME, 2).position
    assert [len(hand) for hand in position.hands] == [13, 13] and len(position.stock) == 26
    assert position.stock[0] is position.upcard is position.turn_up
    assert position.turn_up is not None and position.trump is position.turn_up.suit
    assert position.turn == 1 - position.dealer and position.deal_tricks == 26


def test_the_winner_draws_the_upcard_and_the_loser_the_next_one_unseen() -> None:
    match = dealt_by_suits()
    match.submit(1, PlayCard((card("2C"),)))
    told = match.submit(0, PlayCard((card("AH"),)))
    drawn = [event for event in told if isinstance(event, CardsDrawn)]
    assert drawn == [
        CardsDrawn(1, (card("2S"),), shown=True),
        CardsDrawn(0, (card("2D"),)),
    ]
    assert [type(event) for event in told][1:] == [
        TrickTaken, CardsDrawn, CardsDrawn, UpcardTurned,
    ]  # fmt: skip
    assert match.position.upcard == card("3S") and match.position.turn == 1
    assert card("2D") in match.view(0).hands[0] and card("2S") in match.view(0).hands[1]
    assert card("2D") not in match.view(1).hands[0] and match.view(1).hands[0].count(None) == 13
    assert match.view(1).stock[:2] == [card("3S"), None]


def test_the_winner_leads_to_the_next_trick_and_suit_is_followed() -> None:
    match = dealt_by_suits()
    match.submit(1, PlayCard((card("2C"),)))
    match.submit(0, PlayCard((card("2H"),)))
    match.submit(1, PlayCard((card("2S"),)))  # trump that it has drawn
    assert len(match.decisions[0].moves) == 13, "seat 0 has no spade to follow with"
    match.submit(0, PlayCard((card("2D"),)))
    assert match.position.tricks[-1].winner == 1


def test_thirteen_tricks_are_for_the_stock_and_are_then_set_aside() -> None:
    match = any_moves(start(GAME, 2, 4), Random(4), lambda m: len(m.position.tricks) == 13)
    position = match.position
    assert not position.stock and position.upcard is None
    assert [len(hand) for hand in position.hands] == [13, 13] and position.taken == [0, 0]
    assert TricksSetAside() in match.events
    kept = start(GAME, 2, 4, counted="all")
    any_moves(kept, Random(4), lambda m: len(m.position.tricks) == 13)
    assert sum(kept.position.taken) == 13 and TricksSetAside() not in kept.events


def test_the_deal_alternates() -> None:
    match = any_moves(start(GAME, 2, 3), Random(3))
    dealers = [result.dealer for result in match.position.results]
    assert len(dealers) >= 5
    assert all(one != other for one, other in pairwise(dealers))


def ended(first: int, then: int) -> Position:
    """Return a deal in which seat 0 took so many of the first thirteen tricks, and of the rest."""
    winners = [0] * first + [1] * (13 - first) + [0] * then + [1] * (13 - then)
    position = Position(2)
    position.tricks = [Trick(((0, card("2C")), (1, card("3C"))), winner) for winner in winners]
    return position


@pytest.mark.parametrize(
    ("counted", "points", "first", "then", "paid"),
    [
        ("second", "deal", 0, 7, (1, 0)), ("second", "deal", 13, 6, (0, 1)),
        ("second", "difference", 0, 8, (3, 0)), ("second", "tricks", 0, 8, (8, 5)),
        ("all", "deal", 13, 0, (0, 0)), ("all", "difference", 9, 6, (4, 0)),
        ("all", "tricks", 9, 6, (15, 11)), ("double", "tricks", 9, 6, (21, 18)),
        ("double", "deal", 3, 8, (0, 1)), ("double", "difference", 4, 8, (1, 0)),
    ],
)  # fmt: skip
def test_what_tricks_pay(
    counted: str, points: str, first: int, then: int, paid: tuple[int, int]
) -> None:
    pay = lookup.duel(rules_of(GAME, 2, counted=counted, points=points))
    assert pay.points(ended(first, then)) == paid


def test_a_match_to_a_score_goes_on_while_both_have_the_same() -> None:
    for seed in range(20):
        match = any_moves(
            start(GAME, 2, seed, counted="all", play="score", play_to="1"), Random(seed)
        )
        assert match.position.totals[0] != match.position.totals[1]


def test_nothing_is_decided_while_there_is_a_stock() -> None:
    match = dealt_by_suits()
    assert decided(match.rules, match.view(1), 1) is None
    any_moves(match, Random(1), lambda m: len(m.position.tricks) == 25)
    assert decided(match.rules, match.view(match.decisions[0].seat), match.decisions[0].seat)


def test_no_other_game_pays_two_players_so() -> None:
    with pytest.raises(ValueError, match="not played by two"):
        lookup.duel(rules_of("classic"))
