"""Prepared deals: the cards are as given, and everything else is as ever."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from farwhist.engine.cards import Card, Suit, cards
from farwhist.engine.events import CardsDealt, DealStarted
from farwhist.engine.match import Match
from farwhist.rules.catalogue import PRESETS
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


def test_a_size_that_no_deal_has_is_refused() -> None:
    with pytest.raises(ValueError, match="of this size"):
        prepare(rules(), deal(hands=("AS", "KS", "QS", "JS")))
    with pytest.raises(ValueError, match="of this size"):
        prepare(rules_of("knockout", 4), deal())


def test_a_game_that_deals_in_its_own_way_is_refused() -> None:
    other = replace(rules(), phases=())
    with pytest.raises(ValueError, match="of its own"):
        prepare(other, deal())


def dealt_in(match: Match) -> PreparedDeal:
    """Return the deal that a match has begun with."""
    (begun,) = [event for event in match.events if isinstance(event, DealStarted)]
    (cards,) = [event for event in match.events if isinstance(event, CardsDealt)]
    hands = tuple(tuple(card for card in hand if card) for hand in cards.hands)
    stock = tuple(card for card in cards.stock if card)
    return PreparedDeal(hands, begun.dealer, stock[0] if stock else None, stock[1:])


@pytest.mark.parametrize(
    ("preset", "seats"),
    [
        (preset.id, seats)
        for preset in PRESETS.values()
        for seats in (2, 4)
        if preset.least_seats <= seats <= preset.most_seats
    ],
)
def test_every_game_is_played_with_the_cards_of_another_match(preset: str, seats: int) -> None:
    plain = rules_of(preset, seats)
    deal = dealt_in(Match(plain, 1))
    ready = prepare(plain, deal)
    for seed in (2, 3):
        match = Match(ready, seed)
        assert dealt_in(match) == deal
        assert match.position.dealer == deal.dealer and match.position.eldest != deal.dealer
        any_moves(match, Random(seed), deals_done(2))
        again = Match(ready, seed, match.moves)
        assert again.events == match.events


@pytest.mark.parametrize("first_trump", ["turn_up", "random", "cut"])
def test_only_the_first_deal_of_a_game_that_shrinks_is_given(first_trump: str) -> None:
    plain = rules_of("knockout", 4, first_trump=first_trump)
    given = dealt_in(any_moves(Match(plain, 5), Random(5), lambda match: match.position.dealt))
    match = Match(prepare(plain, given), 6)
    any_moves(match, Random(6), deals_done(1))
    hands = [event.hands for event in match.events if isinstance(event, CardsDealt)]
    assert hands[0] == given.hands and len(hands) == 2
    other = any_moves(Match(plain, 6), Random(6), deals_done(1))
    assert len(hands[1][0]) < len(hands[0][0]) and other.position.hands != match.position.hands


def test_the_kitty_and_the_pile_are_given_too() -> None:
    plain = rules_of("bid_whist", 4)
    given = dealt_in(Match(plain, 1))
    match = Match(prepare(plain, given), 9)
    assert match.position.kitty == [given.turned, *given.stock]
    shed = rules_of("bastard", 4)
    given = dealt_in(Match(shed, 1))
    match = Match(prepare(shed, given), 9)
    assert match.position.pile[0] == given.turned


def test_a_dealer_who_sits_out_gets_no_cards() -> None:
    plain = rules(sit_out="dealer")
    hands = ("AS 2H", "KS 3H", "", "JS 5H")
    match = Match(prepare(plain, deal(hands=hands)), 1)
    assert not match.position.hands[2] and match.position.eldest == 3
    for wrong in (deal(), deal(hands=hands, dealer=1)):
        with pytest.raises(ValueError, match="size"):
            prepare(plain, wrong)


def test_cards_are_values() -> None:
    assert isinstance(deal().hands[0][0], Card)
    assert deal().size == 2
