"""Trump that is known late, hidden, or named by a player: docs/rules.md#ways-to-find-trump."""

from collections.abc import Iterator
from random import Random

import pytest

from farwhist.engine.cards import Suit, card
from farwhist.engine.decision import IllegalMove
from farwhist.engine.events import CardPlayed, CardTurned, TrumpSet
from farwhist.engine.match import Match
from farwhist.engine.moves import PASS, Auction, bid, name_trump, play
from tests.helpers.drive import any_moves, deals_done, order, start

SEEDS = range(30)


def dealt(
    size: int = 5, seats: int = 4, preset: str = "elevator", **options: str
) -> Iterator[Match]:
    """Yield matches of one-size deals that have just been dealt, one a seed."""
    for seed in SEEDS:
        yield start(preset, seats, seed, sequence="CUSTOM", custom=f"{size},{size}", **options)


def bid_all(match: Match, *bids: int) -> None:
    for seat, tricks in zip(order(match), bids, strict=True):
        match.submit(seat, bid(tricks))


@pytest.mark.parametrize("mode", ["READY", "IN_TURN"])
def test_trump_may_be_turned_after_the_bids(mode: str) -> None:
    for match in dealt(trump="REVEAL_AFTER_BIDS", bidding=mode):
        top = match.position.stock[0]
        assert match.position.turn_up is None and not match.position.trump_fixed
        assert all(match.view(seat).stock[0] is None for seat in range(4))
        bid_all(match, 1, 1, 0, 0)
        assert match.position.turn_up is top and match.view(0).turn_up is top
        assert match.position.trump is top.suit  # type: ignore[union-attr]


def test_a_late_turn_in_a_deal_that_leaves_no_card_follows_the_full_pack_rule() -> None:
    for trump in ("REVEAL_AFTER_BIDS", "TURN_UP", "HIDDEN_TRUMP"):
        match = start("elevator", 4, sequence="CUSTOM", custom="13r", trump=trump)
        any_moves(match, Random(1))
        assert match.position.results[0].trump is None


@pytest.mark.parametrize("trump", ["ROTATE", "FIXED", "DEALER_LAST", "RANDOM", "HIGH_BIDDER"])
def test_a_deal_marked_for_a_late_turn_can_be_played_without_a_card_to_turn(trump: str) -> None:
    match = start("elevator", 4, sequence="CUSTOM", custom="13r", trump=trump)
    assert any_moves(match, Random(1)).over


def test_a_hidden_trump_is_turned_when_somebody_cannot_follow() -> None:
    turned = 0
    for match in dealt(4, trump="HIDDEN_TRUMP"):
        any_moves(match, Random(match.seed), deals_done(1))
        at = next(i for i, event in enumerate(match.events) if isinstance(event, CardTurned))
        assert isinstance(match.events[at + 1], TrumpSet)
        plays = [event for event in match.events[:at] if isinstance(event, CardPlayed)]
        tricks = [plays[first : first + 4] for first in range(0, len(plays), 4)]
        for trick in tricks:
            assert all(play.card.suit is trick[0].card.suit for play in trick)
        if tricks and len(tricks[-1]) < 4:
            turned += 1
            after = next(event for event in match.events[at:] if isinstance(event, CardPlayed))
            laid = {play.card for play in plays}
            held = set(match.position.results[0].dealt[after.seat]) - laid
            led = tricks[-1][0].card.suit
            assert held and all(each and each.suit is not led for each in held)
        else:
            assert len(plays) == 16, "turned at the end if nobody was void"
    assert turned > 10


def test_the_highest_bidder_names_trump_and_the_earliest_of_equals() -> None:
    for mode in ("READY", "IN_TURN"):
        for bids, namer in (((1, 3, 0, 2), 1), ((2, 1, 2, 2), 0), ((0, 0, 0, 0), 0)):
            match = start("elevator", 4, 5, sequence="CUSTOM", custom="5",
                          trump="HIGH_BIDDER", bidding=mode)  # fmt: skip
            bid_all(match, *bids)
            (decision,) = match.decisions
            assert decision.seat == order(match)[namer]
            assert set(decision.moves) == {name_trump(suit) for suit in (*Suit, None)}
            match.submit(decision.seat, name_trump(Suit.DIAMONDS))
            assert match.position.trump is Suit.DIAMONDS
            assert match.decisions[0].seat == order(match)[0]


def test_a_blind_dealer_names_trump_before_the_cards_are_dealt() -> None:
    for match in dealt(13, trump="DEALER_BLIND"):
        (decision,) = match.decisions
        assert decision.seat == match.position.dealer
        assert match.position.dealt == () and not any(match.view(decision.seat).hands)
        match.submit(decision.seat, name_trump(Suit.CLUBS))
        assert match.position.trump is Suit.CLUBS and len(match.position.hands[0]) == 13
    for match in dealt(5, trump="DEALER_BLIND"):
        assert match.position.turn_up is not None


# Auction


def auction(**options: str) -> tuple[Match, list[int]]:
    match = start("elevator", 4, 2, sequence="CUSTOM", custom="5", trump="AUCTION", **options)
    return match, order(match)


def test_in_an_auction_only_a_higher_number_beats_a_call_whatever_the_suit() -> None:
    match, seats = auction()
    match.submit(seats[0], Auction(2, Suit.CLUBS))
    with pytest.raises(IllegalMove):
        match.submit(seats[1], Auction(2, Suit.SPADES))
    objection = match.why_not(seats[1], Auction(2, None))
    assert objection and objection.facts == {"least": 3}
    match.submit(seats[1], Auction(3, None))
    match.submit(seats[2], PASS)
    match.submit(seats[3], PASS)
    match.submit(seats[0], PASS)
    assert match.position.trump is None and match.position.trump_fixed
    assert match.position.bids[seats[1]] == 3
    assert {decision.seat for decision in match.decisions} == {seats[0], seats[2], seats[3]}


def test_who_has_passed_is_not_asked_again() -> None:
    match, seats = auction()
    match.submit(seats[0], PASS)
    match.submit(seats[1], Auction(1, Suit.HEARTS))
    match.submit(seats[2], Auction(2, Suit.HEARTS))
    match.submit(seats[3], PASS)
    assert match.decisions[0].seat == seats[1]
    match.submit(seats[1], Auction(5, Suit.SPADES))
    assert match.position.trump is Suit.SPADES, "nobody can call more than all tricks"


def test_an_auction_in_which_all_pass_leaves_no_trump() -> None:
    match, seats = auction(bidding="IN_TURN")
    for seat in seats:
        match.submit(seat, PASS)
    assert match.position.trump is None and match.position.bids == [None] * 4
    assert match.decisions[0].seat == seats[0]


def test_full_deals_can_be_auctioned_too() -> None:
    for match in dealt(13, full_pack_trump="AUCTION"):
        assert PASS in match.decisions[0].moves


def test_a_named_trump_takes_tricks() -> None:
    match, seats = auction()
    match.submit(seats[0], Auction(5, Suit.DIAMONDS))
    for decision in list(match.decisions):
        match.submit(decision.seat, bid(0))
    (decision,) = match.decisions
    assert decision.seat == seats[0]
    assert {move.cards[0] for move in decision.moves} == set(match.position.hands[seats[0]])
    assert play(card("AS")) in decision.moves or card("AS") not in match.position.hands[seats[0]]
