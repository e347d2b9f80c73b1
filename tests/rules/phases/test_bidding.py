"""Bids in turn: docs/rules.md#bidding."""

from itertools import pairwise
from random import Random

import pytest

from farwhist.engine.decision import IllegalMove
from farwhist.engine.events import BidMade
from farwhist.engine.match import Match
from farwhist.engine.moves import LOOK, Auction, PlayCard, bid
from tests.helpers.drive import any_moves, bid_in_order, deals_done, legal_bids, order, start


def bidding(size: int, seats: int = 4, preset: str = "oh_hell", **options: str) -> Match:
    """Return a match whose deals all have so many cards, before the first bid."""
    custom = ",".join([str(size)] * 3)
    return start(preset, seats, sequence="CUSTOM", custom=custom, **options)


def may_bid(match: Match) -> set[int]:
    """Return what the one seat that is asked may bid."""
    (decision,) = match.decisions
    found = legal_bids(match, decision.seat)
    for tricks in range(-2, match.position.size + 3):
        objection = match.why_not(decision.seat, bid(tricks))
        assert (objection is None) == (tricks in found)
    return found


def test_bids_go_round_from_the_eldest_hand_and_the_dealer_is_last() -> None:
    match = bidding(5)
    seats = order(match)
    assert seats[-1] == match.position.dealer
    for seat in seats:
        (decision,) = match.decisions
        assert decision.seat == seat
        match.submit(seat, decision.moves[1])
    assert match.position.ready == [True] * 4


def test_every_number_from_0_to_the_cards_may_be_bid() -> None:
    match = bidding(5)
    assert may_bid(match) == {0, 1, 2, 3, 4, 5}


def test_an_open_bid_is_seen_by_all_and_final() -> None:
    match = bidding(5)
    seats = order(match)
    bid_in_order(match, 3)
    assert all(match.view(seat).bids[seats[0]] == 3 for seat in range(4))
    with pytest.raises(IllegalMove):
        match.submit(seats[0], bid(2))
    assert match.why_not(seats[0], bid(2)).key == "not_your_turn"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("bids", "size", "forbidden"),
    [((2, 1, 0), 5, {2}), ((3, 1, 2), 5, set()), ((0, 0, 0), 5, {5}), ((5, 0, 0), 5, {0})],
)
def test_the_hook_on_the_last_of_four(
    bids: tuple[int, ...], size: int, forbidden: set[int]
) -> None:
    match = bidding(size)
    bid_in_order(match, *bids)
    assert match.decisions[0].seat == match.position.dealer
    assert may_bid(match) == set(range(size + 1)) - forbidden
    for tricks in forbidden:
        objection = match.why_not(match.position.dealer, bid(tricks))
        assert objection and objection.key == "hook"
        assert objection.facts == {"bid": tricks, "total": size}


def test_the_romanian_hook_on_the_last_of_three() -> None:
    match = bidding(4, 3, "romanian")
    bid_in_order(match, 2, 1)
    assert may_bid(match) == {0, 2, 3, 4}


def test_without_a_hook_the_last_bidder_is_free() -> None:
    match = bidding(5, hook="off")
    bid_in_order(match, 2, 1, 0)
    assert may_bid(match) == {0, 1, 2, 3, 4, 5}


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6])
def test_the_hook_may_hold_only_from_a_size_on(size: int) -> None:
    for options in (
        {"hook": "from_k", "hook_from": "4"},
        {"hook": "from_k(4)"},
        {"hook": "from_k"},
    ):
        match = bidding(size, **options)
        bid_in_order(match, 0, 1, 0)
        assert (size - 1 in may_bid(match)) is (size < 4)


def test_the_last_deal_may_be_exempt_from_the_hook() -> None:
    match = start("oh_hell", 4, sequence="CUSTOM", custom="2,2", hook="not_last_deal")
    bid_in_order(match, 0, 0, 1)
    assert may_bid(match) == {0, 2}
    any_moves(match, Random(1), deals_done(1))
    bid_in_order(match, 0, 0, 1)
    assert may_bid(match) == {0, 1, 2}


def test_the_hook_hits_the_last_bidder_also_when_the_dealer_speaks_first() -> None:
    match = bidding(5, first_bidder="dealer")
    dealer = match.position.dealer
    assert match.decisions[0].seat == dealer
    assert may_bid(match) == {0, 1, 2, 3, 4, 5}
    bid_in_order(match, 2, 1, 0)
    assert match.decisions[0].seat == (dealer - 1) % 4
    assert may_bid(match) == {0, 1, 3, 4, 5}


def test_the_bids_may_have_to_exceed_the_tricks() -> None:
    match = bidding(5, total_rule="must_exceed")
    bid_in_order(match, 1, 1, 1)
    assert may_bid(match) == {3, 4, 5}


def test_bids_that_must_exceed_always_leave_the_last_one_a_bid() -> None:
    match = bidding(5, total_rule="must_exceed")
    bid_in_order(match, 0, 0, 0)
    assert may_bid(match) == {5}


# All together


def test_co_operative_bids_add_up_to_the_tricks() -> None:
    match = bidding(5, total_rule="coop")
    assert may_bid(match) == {0, 1, 2, 3, 4, 5}
    bid_in_order(match, 3)
    assert may_bid(match) == {0, 1, 2}
    bid_in_order(match, 1, 0)
    assert may_bid(match) == {1}


def test_a_co_operative_deal_is_replayed_until_all_have_made_it() -> None:
    replays = 0
    for seed in range(12):
        match = start("oh_hell", 3, seed, total_rule="coop", sequence="DOWN", cap="2")
        any_moves(match, Random(seed))
        results = match.position.results
        counted = [result for result in results if not result.void]
        assert [result.size for result in counted] == [2, 1]
        for result, following in pairwise(results):
            missed = result.bids != result.taken
            assert sum(each or 0 for each in result.bids) == result.size
            if result.void:
                replays += 1
                assert missed and result.points == (0, 0, 0)
                assert (following.size, following.dealer) == (result.size, result.dealer)
                assert following.dealt != result.dealt
            else:
                assert following.dealer == (result.dealer + 1) % 3
    assert replays > 3


def test_a_co_operative_deal_counts_after_the_last_try() -> None:
    for seed in range(8):
        match = start(
            "oh_hell", 3, seed, total_rule="coop", coop_tries="1", sequence="DOWN", cap="2"
        )
        any_moves(match, Random(seed))
        assert not any(result.void for result in match.position.results)


# Second round, nil twice


def test_in_a_second_round_each_keeps_its_bid_or_raises_it_by_one() -> None:
    match = bidding(5, second_round="on", hook="off")
    seats = order(match)
    bid_in_order(match, 1, 0, 2, 3)
    for seat, expected in zip(seats, ({1, 2}, {0, 1}, {2, 3}, {3, 4}), strict=True):
        assert match.decisions[0].seat == seat
        assert may_bid(match) == expected
        bid_in_order(match, min(expected))
    assert all(match.position.hands), "play begins after two rounds"
    assert match.position.bid_total == 6


def test_the_hook_holds_in_the_second_round() -> None:
    match = bidding(5, second_round="on")
    bid_in_order(match, 1, 0, 2, 1)
    bid_in_order(match, 1, 0, 2)
    assert may_bid(match) == {1}
    match = bidding(5, second_round="on")
    bid_in_order(match, 1, 0, 2, 1)
    bid_in_order(match, 2, 0, 2)
    assert may_bid(match) == {2}


def test_a_bid_of_all_tricks_cannot_be_raised() -> None:
    match = bidding(2, second_round="on", hook="off")
    bid_in_order(match, 2, 0, 0, 0)
    assert may_bid(match) == {2}


@pytest.mark.parametrize("mode", ["READY", "IN_TURN"])
def test_nil_may_be_barred_from_two_deals_running(mode: str) -> None:
    match = bidding(3, bidding=mode, nil_twice="on", hook="off")
    for seat in order(match):
        match.submit(seat, bid(seat % 2))
    any_moves(match, Random(4), deals_done(1))
    for seat in order(match):
        assert legal_bids(match, seat) == ({1, 2, 3} if seat % 2 == 0 else {0, 1, 2, 3})
        match.submit(seat, bid(1))
    any_moves(match, Random(4), deals_done(2))
    assert all(0 in legal_bids(match, decision.seat) for decision in match.decisions)


def test_a_hook_that_leaves_only_a_second_nil_leaves_the_nil() -> None:
    match = bidding(1, nil_twice="on")
    bid_in_order(match, 1, 1, 1, 0)
    any_moves(match, Random(4), deals_done(1))
    last = match.position.dealer
    while match.decisions[0].seat != last:
        found = may_bid(match)
        bid_in_order(match, 0 if 0 in found else max(found))
    assert may_bid(match)


@pytest.mark.parametrize("total_rule", ["free", "must_exceed", "coop"])
def test_a_misere_deal_has_no_second_round(total_rule: str) -> None:
    options = {"second_round": "on", "total_rule": total_rule, "coop_tries": "1"}
    match = start("oh_hell", 3, sequence="CUSTOM", custom="2m,1", **options)
    assert match.position.bids == [0, 0, 0]
    assert all(isinstance(move, PlayCard) for each in match.decisions for move in each.moves)
    any_moves(match, Random(1))
    assert match.over and match.position.results[0].bids == (0, 0, 0)


def after_a_blind_nil(match: Match) -> bool:
    """Play a deal, bid 0 blind and auction all the tricks; return whether that could be done."""
    any_moves(match, Random(match.seed), deals_done(1))
    (decision,) = match.decisions
    if LOOK not in decision.moves or decision.seat == match.position.dealer:
        return False
    match.submit(decision.seat, bid(0))
    (decision,) = match.decisions
    match.submit(decision.seat, Auction(2, None))
    return True


@pytest.mark.parametrize("limit", [{"hook": "on"}, {"total_rule": "must_exceed"}])
def test_a_limit_that_leaves_no_bid_falls_away(limit: dict[str, str]) -> None:
    """Blind bids and an auction come before a limit could hold; then nothing can be mended."""
    options = {"trump": "AUCTION", "blind_bonus": "on", "blind_behind": "1", "second_round": "on"}
    rules = bidding(2, 2, **options, **limit).rules
    met = 0
    for seed in range(12):
        match = Match(rules, seed)
        if after_a_blind_nil(match):
            met += 1
            assert may_bid(match) == {2}
            any_moves(match, Random(1))
            assert match.over
    assert met > 2


# Totals only


def test_only_the_running_total_is_shown_where_the_option_says_so() -> None:
    match = bidding(5, bid_visibility="total_only")
    seats = order(match)
    bid_in_order(match, 3, 0)
    for seat in range(4):
        view = match.view(seat)
        assert view.bid_total == 3
        seen = [view.bids[other] for other in seats[:2]]
        assert seen == [3 if seat == seats[0] else None, 0 if seat == seats[1] else None]
    made = [event for event in match.events if isinstance(event, BidMade)]
    assert [event.seen_by(seats[2]).bid for event in made] == [None, None]  # type: ignore[union-attr]


def test_totals_only_are_opened_when_the_deal_is_scored() -> None:
    match = bidding(2, bid_visibility="total_only")
    bid_in_order(match, 2, 1, 0, 0)
    bids = tuple(match.position.bids)
    assert match.view(0).results == []
    any_moves(match, Random(3), deals_done(1))
    assert all(match.view(seat).results[0].bids == bids for seat in range(4))


# Hidden to the end of the deal


def test_neither_bids_nor_their_sum_are_shown_before_the_deal_is_scored() -> None:
    match = bidding(5, bid_visibility="hidden")
    seats = order(match)
    bid_in_order(match, 3, 0, 2, 1)
    for seat in range(4):
        view = match.view(seat)
        assert view.bid_total is None
        assert [other for other in range(4) if view.bids[other] is not None] == [seat]
    assert match.position.bids[seats[0]] == 3
    bids = tuple(match.position.bids)
    any_moves(match, Random(3), deals_done(1))
    assert all(match.view(seat).results[0].bids == bids for seat in range(4))


@pytest.mark.parametrize(
    "limit",
    [
        {"hook": "on"},
        {"total_rule": "must_exceed"},
        {"total_rule": "coop"},
        {"hook": "on", "second_round": "on"},
    ],
)
def test_what_may_be_bid_tells_nothing_of_hidden_bids(limit: dict[str, str]) -> None:
    """A limit on the sum would tell the last bidder what the others have bid."""
    for bids in ((0, 0, 0), (2, 2, 1), (5, 5, 5)):
        match = bidding(5, bid_visibility="hidden", **limit)
        bid_in_order(match, *bids)
        assert may_bid(match) == set(range(6))


def test_bids_that_decide_who_names_trumps_are_never_hidden() -> None:
    match = bidding(5, bid_visibility="hidden", trump="HIGH_BIDDER", hook="on")
    bid_in_order(match, 3, 0, 1)
    assert match.view(0).bid_total == 4
