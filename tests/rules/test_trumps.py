"""How trump is fixed: section 2.4 of the rules reference."""

from collections.abc import Iterator
from random import Random

import pytest

from farwhist.engine.cards import Suit, card
from farwhist.engine.decision import IllegalMove
from farwhist.engine.events import CardPlayed, CardTurned, TrumpSet
from farwhist.engine.match import Match
from farwhist.engine.moves import PASS, Auction, bid, name_trump, play
from farwhist.engine.position import DealResult
from tests.helpers.drive import any_moves, deals_done, order, start

SEEDS = range(30)
COURTS = set("JQK")


def dealt(
    size: int = 5, seats: int = 4, preset: str = "elevator", **options: str
) -> Iterator[Match]:
    """Yield matches of one-size deals that have just been dealt, one a seed."""
    for seed in SEEDS:
        yield start(preset, seats, seed, sequence="CUSTOM", custom=f"{size},{size}", **options)


def results(size: int, count: int, **options: str) -> list[DealResult]:
    """Return so many deals of one match, played at random."""
    custom = ",".join([str(size)] * count)
    match = start("elevator", 4, 3, sequence="CUSTOM", custom=custom, **options)
    return any_moves(match, Random(1)).position.results


def test_the_top_card_of_the_stock_is_turned_and_out_of_play() -> None:
    for match in dealt():
        position = match.position
        assert len(position.stock) == 32
        assert position.turn_up is position.stock[0]
        assert position.trump is position.turn_up.suit  # type: ignore[union-attr]
        assert all(match.view(seat).turn_up is position.turn_up for seat in range(4))
        assert not any(position.turn_up in hand for hand in position.hands)


@pytest.mark.parametrize(("size", "seats"), [(13, 4), (26, 2)])
def test_no_card_left_means_no_trump(size: int, seats: int) -> None:
    for match in dealt(size, seats):
        assert match.position.turn_up is None and match.position.trump is None
        assert match.position.trump_fixed


def test_romanian_deals_of_eight_have_no_trump() -> None:
    for seats in range(3, 8):
        for match in dealt(8, seats, "romanian"):
            assert match.position.trump is None and match.position.turn_up is None


def test_three_with_seventeen_cards_turn_the_last_one_unless_told_otherwise() -> None:
    for match in dealt(17, 3):
        assert match.position.turn_up is match.position.stock[-1]
        assert match.position.trump is match.position.turn_up.suit  # type: ignore[union-attr]
    for match in dealt(17, 3, nt_when_max="on"):
        assert match.position.trump is None and match.position.turn_up is None


def test_the_largest_deals_can_be_without_trump_though_cards_are_left() -> None:
    match = start("elevator", 4, sequence="CUSTOM", custom="2,5,3,5", trump="NT_TOP")
    done = any_moves(match, Random(1)).position.results
    assert [each.trump is None for each in done] == [False, True, False, True]


def test_the_dealers_last_card_is_shown_and_stays_in_his_hand() -> None:
    for size in (5, 13):
        for match in dealt(size, trump="DEALER_LAST"):
            position, dealer = match.position, match.position.dealer
            assert position.turn_up in position.hands[dealer]
            assert position.trump is position.turn_up.suit  # type: ignore[union-attr]
            for seat in range(4):
                assert position.turn_up in match.view(seat).hands[dealer]
                assert len(match.view(seat).hands[dealer]) == size


def test_the_full_pack_rule_concerns_only_deals_that_leave_no_card() -> None:
    for match in dealt(13, full_pack_trump="DEALER_LAST"):
        assert match.position.turn_up in match.position.hands[match.position.dealer]
    for match in dealt(12, full_pack_trump="DEALER_LAST"):
        assert match.position.turn_up is match.position.stock[0]


def test_a_card_cut_before_a_full_deal_is_shuffled_back_in() -> None:
    holders = set()
    for match in dealt(13, full_pack_trump="CUT_FIRST"):
        position = match.position
        assert position.trump is position.turn_up.suit  # type: ignore[union-attr]
        holders.update(s for s in range(4) if position.turn_up in position.hands[s])
        assert sum(len(hand) for hand in position.hands) == 52
    assert holders == {0, 1, 2, 3}


@pytest.mark.parametrize("cycle", ["S,H,C,D,NT", "S,D,C,H", "S,D,NT,C,H", "H-D-C-S-NT"])
def test_trumps_rotate_in_a_fixed_cycle(cycle: str) -> None:
    letters = cycle.replace("-", ",").split(",")
    found = [each.trump for each in results(2, 7, trump="ROTATE", rotation=cycle)]
    names = ["NT" if trump is None else trump.letter for trump in found]
    assert names == [letters[place % len(letters)] for place in range(7)]
    assert all(each.turn_up is None for each in results(2, 2, trump=f"ROTATE({cycle})"))


def test_nomination_and_judgement_rotate_as_their_presets_say() -> None:
    for preset, cycle in (("nomination", "SHC D-"), ("judgement", "SDCH")):
        done = any_moves(start(preset, 4, cap="3"), Random(1)).position.results
        letters = ["-" if each.trump is None else each.trump.letter for each in done]
        wanted = cycle.replace(" ", "")
        assert letters == [wanted[place % len(wanted)] for place in range(len(done))]


def test_a_random_trump_is_any_suit_and_no_trump_only_where_asked_for() -> None:
    assert {match.position.trump for match in dealt(trump="RANDOM")} == set(Suit)
    with_none = {match.position.trump for match in dealt(trump="RANDOM(NT)")}
    assert with_none == {*Suit, None}


@pytest.mark.parametrize("letter", "SHDC")
def test_one_suit_may_be_trump_for_ever(letter: str) -> None:
    done = results(13, 3, trump="FIXED", trump_suit=letter)
    assert [each.trump.letter for each in done if each.trump is not None] == [letter] * 3


def test_no_trump_always() -> None:
    assert all(each.trump is None and not each.turn_up for each in results(5, 3, trump="NT_ALWAYS"))


def test_a_court_card_may_mean_no_trump() -> None:
    kinds = set()
    for match in dealt(trump="FACE_NT"):
        turned = match.position.turn_up
        assert turned is not None
        court = turned.text[0] in COURTS
        kinds.add(court)
        assert match.position.trump is (None if court else turned.suit)
    assert kinds == {True, False}


# Trump that is known later, or named


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
    assert 10 < turned


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
