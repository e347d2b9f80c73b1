"""Prepared deals: the cards are as given, and everything else is as ever."""

from __future__ import annotations

from random import Random

import pytest

from farwhist.engine.cards import Card, Suit, cards
from farwhist.engine.match import Match
from farwhist.rules.prepared import PreparedDeal, prepare
from farwhist.rules.ruleset import Ruleset
from tests.helpers.drive import any_moves, deals_done, rules_of

HANDS = ("AS 2H", "KS 3H", "QS 4H", "JS 5H")


def rules(**options: str) -> Ruleset:
    return rules_of("elevator", 4, sequence="CUSTOM", custom="2,2", **options)


def deal(turned: str = "7C", hands: tuple[str, ...] = HANDS, dealer: int = 2) -> PreparedDeal:
    return PreparedDeal(
        tuple(tuple(cards(hand)) for hand in hands), dealer, cards(turned)[0] if turned else None
    )


def test_every_deal_has_the_cards_the_dealer_and_the_trump() -> None:
    match = Match(prepare(rules(), deal()), 1)
    for place in range(2):
        at = match.position
        assert [set(filter(None, hand)) for hand in at.hands] == [
            set(cards(hand)) for hand in HANDS
        ]
        assert (at.dealer, at.eldest, at.trump) == (2, 3, Suit.CLUBS)
        assert len(at.stock) == 52 - 8 and at.turn_up == cards("7C")[0]
        assert len(at.results) == place
        any_moves(match, Random(place), deals_done(place + 1))
    assert match.over


def test_without_a_turned_card_there_is_no_trump() -> None:
    match = Match(prepare(rules(), deal("")), 1)
    assert match.position.trump_fixed and match.position.trump is None


def test_the_seed_changes_nothing_and_the_moves_everything() -> None:
    prepared = prepare(rules(), deal())
    first, second = Match(prepared, 1), Match(prepared, 2)
    assert first.position.hands == second.position.hands
    any_moves(first, Random(5))
    again = Match(prepared, 1, first.moves)
    assert again.events == first.events


def test_a_seat_sees_only_its_own_cards() -> None:
    match = Match(prepare(rules(), deal()), 1)
    view = match.view(0)
    assert set(filter(None, view.hands[0])) == set(cards("AS 2H"))
    assert all(card is None for hand in view.hands[1:] for card in hand)
    assert all(card is None for card in view.stock[1:])


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (deal(hands=("AS", "KS", "QS")), "seats"),
        (deal(dealer=4), "seats"),
        (deal(hands=("AS", "KS", "QS", "JS 5H")), "size"),
        (deal(hands=("", "", "", "")), "size"),
        (deal(hands=("AS", "KS", "QS", "AS")), "twice"),
        (deal(turned="AS"), "twice"),
    ],
)
def test_a_wrong_deal_is_refused(wrong: PreparedDeal, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        prepare(rules(), wrong)


def test_a_card_must_be_in_the_pack() -> None:
    short = rules(pack="32")
    with pytest.raises(ValueError, match="pack"):
        prepare(short, deal())


def test_a_game_that_deals_in_its_own_way_is_refused() -> None:
    with pytest.raises(ValueError, match="of its own"):
        prepare(rules_of("knockout", 4), deal())


def test_cards_are_values() -> None:
    assert isinstance(deal().hands[0][0], Card)
    assert deal().size == 2
