"""Ready bidding: one decision open for every seat at once, sealed until all are in."""

from itertools import permutations
from random import Random

import pytest

from farwhist.engine.events import BidSealed, BidsRevealed
from farwhist.engine.match import Match
from farwhist.engine.moves import bid
from tests.helpers.drive import any_moves, deals_done, legal_bids, start


def ready(size: int = 5, seats: int = 4, **options: str) -> Match:
    custom = f"{size},{size}"
    return start("elevator", seats, sequence="CUSTOM", custom=custom, **options)


def test_a_decision_is_open_for_every_seat_at_once() -> None:
    for seats in range(2, 8):
        match = ready(5, seats)
        assert sorted(decision.seat for decision in match.decisions) == list(range(seats))
        for seat in range(seats):
            assert legal_bids(match, seat) == {0, 1, 2, 3, 4, 5}


@pytest.mark.parametrize("sequence", list(permutations(range(3))))
def test_bids_may_come_in_any_order_and_give_the_same_reveal(sequence: tuple[int, ...]) -> None:
    match = ready(4, 3)
    for seat in sequence:
        assert match.position.bids == [None] * 3
        happened = match.submit(seat, bid(seat + 1))
    revealed = [event for event in happened if isinstance(event, BidsRevealed)]
    assert revealed == [BidsRevealed((1, 2, 3), 6)]
    assert match.position.bids == [1, 2, 3] and match.position.bid_total == 6


def test_nothing_is_revealed_before_the_last_bid_is_in() -> None:
    match = ready()
    for seat in (2, 0, 3):
        match.submit(seat, bid(seat))
        assert not any(isinstance(event, BidsRevealed) for event in match.events)
        assert len(match.decisions) == 4, "whoever is ready may still change its bid"
    match.submit(1, bid(5))
    assert sum(isinstance(event, BidsRevealed) for event in match.events) == 1
    assert len(match.decisions) == 1


def test_a_bid_may_be_changed_until_the_last_one_is_in() -> None:
    match = ready()
    match.submit(0, bid(1))
    match.submit(1, bid(1))
    match.submit(0, bid(4))
    match.submit(2, bid(2))
    match.submit(1, bid(0))
    match.submit(1, bid(3))
    match.submit(0, bid(5))
    decision = match.decision(0)
    assert decision and decision.settled
    assert match.view(0).sealed[0] == 5
    match.submit(3, bid(0))
    assert match.position.bids == [5, 3, 2, 0]
    assert match.why_not(0, bid(1)) is not None


def test_changing_ones_bid_does_not_stand_for_the_bid_of_another() -> None:
    match = ready()
    for tricks in range(5):
        match.submit(0, bid(tricks))
    assert match.position.bids == [None] * 4
    assert match.position.ready == [True, False, False, False]


def test_others_see_that_a_seat_is_ready_and_nothing_more() -> None:
    match, other = ready(), ready()
    match.submit(2, bid(1))
    other.submit(2, bid(5))
    for seat in (0, 1, 3):
        assert match.view(seat).ready == [False, False, True, False]
        assert match.view(seat).sealed == [None] * 4
        assert match.view(seat) == other.view(seat)
        assert [event.seen_by(seat) for event in match.events] == [
            event.seen_by(seat) for event in other.events
        ]
    assert match.view(2).sealed == [None, None, 1, None]
    assert match.view(2) != other.view(2)


def test_a_sealed_bid_is_blank_in_every_event_as_others_see_it() -> None:
    match = ready()
    match.submit(3, bid(4))
    sealed = match.events[-1]
    assert sealed == BidSealed(3, 4)
    assert [sealed.seen_by(seat) for seat in range(4)] == [BidSealed(3, None)] * 3 + [sealed]


def test_the_reveal_shows_all_bids_to_all_at_once() -> None:
    match = ready()
    for seat in range(4):
        match.submit(seat, bid(seat))
    for seat in range(4):
        assert match.view(seat).bids == [0, 1, 2, 3]
        assert match.view(seat).sealed == [None] * 4


def test_a_hook_means_nothing_when_bids_are_simultaneous() -> None:
    match = ready(hook="on")
    for seat, tricks in enumerate((2, 1, 0)):
        match.submit(seat, bid(tricks))
    assert legal_bids(match, 3) == {0, 1, 2, 3, 4, 5}
    match.submit(3, bid(2))
    assert match.position.bid_total == 5


def test_only_the_sum_may_be_shown_of_simultaneous_bids() -> None:
    match = ready(2, bid_visibility="total_only")
    for seat, tricks in enumerate((2, 1, 0, 1)):
        match.submit(seat, bid(tricks))
    assert match.view(0).bid_total == 4
    assert match.view(0).bids == [2, None, None, None]
    assert match.view(2).bids == [None, None, 0, None]
    any_moves(match, Random(1), deals_done(1))
    assert match.view(2).results[0].bids == (2, 1, 0, 1)


def test_fists_are_the_same_as_ready() -> None:
    assert len(ready(bidding="FISTS").decisions) == 4


def test_the_seat_that_sits_out_is_not_asked() -> None:
    match = start("romanian", 7, bidding="READY")
    dealer = match.position.dealer
    assert {decision.seat for decision in match.decisions} == set(range(7)) - {dealer}
    for decision in match.decisions:
        match.submit(decision.seat, bid(0))
    assert match.position.bids[dealer] is None


def test_simultaneous_bids_may_stay_hidden_until_the_deal_is_scored() -> None:
    match = ready(2, bid_visibility="hidden")
    for seat, tricks in enumerate((2, 1, 0, 1)):
        match.submit(seat, bid(tricks))
    assert match.view(0).bid_total is None
    assert match.view(0).bids == [2, None, None, None]
    assert match.view(2).bids == [None, None, 0, None]
    any_moves(match, Random(1), deals_done(1))
    assert match.view(2).results[0].bids == (2, 1, 0, 1)
    assert match.view(0).bid_total is None or match.view(0).deal == 2
