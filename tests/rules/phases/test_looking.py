"""What a seat sees of the cards: ordinary, forehead, hidden and blind deals, blind bids."""

from random import Random

import pytest

from farwhist.engine.events import BidMade, CardPlayed
from farwhist.engine.match import Match
from farwhist.engine.moves import LOOK, PlayCard, bid
from farwhist.engine.position import Position
from tests.helpers.drive import any_moves, bid_in_order, deals_done, legal_bids, order, start


def hand(position: Position, seat: int) -> list[str]:
    """Return a hand as text, ``-`` for a blank."""
    return [each.text if each else "-" for each in position.hands[seat]]


def one_deal(twist: str, seats: int = 4, **options: str) -> Match:
    return start("elevator", seats, 7, sequence="CUSTOM", custom=twist, **options)


def bid_zero(match: Match) -> None:
    for seat in order(match):
        match.submit(seat, bid(0))


def test_in_an_ordinary_deal_one_sees_ones_own_hand_only() -> None:
    match = one_deal("5")
    for seat in range(4):
        view = match.view(seat)
        for owner in range(4):
            seen = hand(match.position, owner) if owner == seat else ["-"] * 5
            assert hand(view, owner) == seen
        assert view.stock == [match.position.turn_up] + [None] * 31


@pytest.mark.parametrize("options", [{"one_card": "FOREHEAD"}, {}])
@pytest.mark.parametrize("mode", ["READY", "IN_TURN"])
def test_on_the_forehead_one_sees_every_card_but_ones_own(
    options: dict[str, str], mode: str
) -> None:
    match = one_deal("1" if options else "1f", bidding=mode, **options)
    for seat in range(4):
        for owner in range(4):
            seen = ["-"] if owner == seat else hand(match.position, owner)
            assert hand(match.view(seat), owner) == seen
    hands = [hand(match.position, seat) for seat in range(4)]
    bid_zero(match)
    for seat in range(4):
        assert hand(match.view(seat), seat) == hands[seat], "after the bids one looks"


@pytest.mark.parametrize("options", [{"one_card": "HIDDEN_ONE"}, {}])
def test_in_a_hidden_deal_nobody_sees_a_card_before_all_have_bid(options: dict[str, str]) -> None:
    match = one_deal("1" if options else "1h", **options)
    for seat in range(4):
        assert [hand(match.view(seat), owner) for owner in range(4)] == [["-"]] * 4
    bid_zero(match)
    for seat in range(4):
        assert hand(match.view(seat), seat) == hand(match.position, seat)


def test_larger_deals_are_ordinary_whatever_one_card_deals_are() -> None:
    for variant in ("FOREHEAD", "HIDDEN_ONE"):
        match = one_deal("2", one_card=variant)
        assert hand(match.view(1), 1) == hand(match.position, 1)
        assert hand(match.view(1), 2) == ["-", "-"]


@pytest.mark.parametrize("blind", [{"custom": "4b"}, {"custom": "4", "blind_deal": "on"}])
def test_a_blind_deal_is_bid_before_looking(blind: dict[str, str]) -> None:
    match = start("elevator", 4, 7, sequence="CUSTOM", **blind)
    for seat in range(4):
        assert [hand(match.view(seat), owner) for owner in range(4)] == [["-"] * 4] * 4
        assert legal_bids(match, seat) == {0, 1, 2, 3, 4}
    bid_zero(match)
    for seat in range(4):
        assert hand(match.view(seat), seat) == hand(match.position, seat)
        assert hand(match.view(seat), (seat + 1) % 4) == ["-"] * 4


def test_a_misere_deal_is_bid_by_nobody() -> None:
    match = one_deal("4m,4")
    assert match.position.bids == [0] * 4
    assert len(match.decisions) == 1
    any_moves(match, Random(1), deals_done(1))
    result = match.position.results[0]
    assert [points >= 10 for points in result.points] == [t == 0 for t in result.taken]


def test_a_misere_deal_is_bid_by_nobody_in_any_other_way_either() -> None:
    match = behind(custom="5,5m")
    assert LOOK not in match.decisions[0].moves, "there is nothing to bid blind"
    match = one_deal("4m", trump="AUCTION")
    assert match.position.bids == [0] * 4, "there is nothing to bid for"


def test_where_every_deal_is_bid_before_looking_the_special_ones_are_too() -> None:
    match = one_deal("3n,3r,3", blind_deal="on")
    for place in range(3):
        any_moves(match, Random(1), deals_done(place))
        assert all(hand(match.view(seat), seat) == ["-"] * 3 for seat in range(4)), place


def test_a_card_played_leaves_a_hidden_hand_one_card_shorter() -> None:
    match = one_deal("5")
    bid_zero(match)
    any_moves(match, Random(2), lambda m: isinstance(m.events[-1], CardPlayed))
    seat = order(match)[0]
    for watcher in range(4):
        assert len(match.view(watcher).hands[seat]) == 4
        assert match.view(watcher).trick == match.position.trick


# Blind bids of those far behind


def behind(**options: str) -> Match:
    """Return a match before its second deal, in which two seats are 6 points behind."""
    texts = {"sequence": "CUSTOM", "custom": "5,5,5", "blind_bonus": "on", "blind_behind": "6"}
    for seed in range(60):
        match = start("oh_hell", 4, seed, **{**texts, **options})
        any_moves(match, Random(seed), deals_done(1))
        if len(eligible(match)) == 2:
            return match
    raise AssertionError("no seed leaves two seats behind")


def eligible(match: Match, gap: int = 6) -> list[int]:
    totals = match.position.totals
    return [seat for seat in order(match) if max(totals) - totals[seat] >= gap]


def test_nobody_bids_blind_in_the_first_deal() -> None:
    match = start("oh_hell", 4, 11, blind_bonus="on")
    assert match.position.unseen == () and LOOK not in match.decisions[0].moves


def test_only_who_is_far_enough_behind_may_bid_before_looking() -> None:
    for seed in range(6):
        match = start("oh_hell", 4, seed, sequence="CUSTOM", custom="5,5", scoring="PROSPECT")
        any_moves(match, Random(seed), deals_done(1))
        totals = match.position.totals
        far = {seat for seat in range(4) if max(totals) - totals[seat] >= 20}
        assert set(match.position.unseen) == far
    match = behind()
    assert set(match.position.unseen) == set(eligible(match))


def test_blind_bidders_speak_first_and_see_nothing_before() -> None:
    match = behind()
    first, second = eligible(match)
    assert match.decisions[0].seat == first
    assert set(match.decisions[0].moves) == {LOOK, *map(bid, range(6))}
    assert hand(match.view(first), first) == ["-"] * 5
    match.submit(first, bid(5))
    assert hand(match.view(first), first) == hand(match.position, first)
    assert hand(match.view(second), second) == ["-"] * 5
    match.submit(second, LOOK)
    assert hand(match.view(second), second) == hand(match.position, second)
    assert match.position.blind[first] and not match.position.blind[second]
    for seat in order(match):
        if seat != first:
            assert match.decisions[0].seat == seat, "all others bid after the blind one"
            match.submit(seat, match.decisions[0].moves[0])
    assert isinstance(match.decisions[0].moves[0], PlayCard)


def test_a_nil_barred_from_two_deals_running_is_barred_blind_too() -> None:
    for seed in range(200):
        match = start("oh_hell", 4, seed, sequence="CUSTOM", custom="5,5", blind_bonus="on",
                      blind_behind="1", nil_twice="on")  # fmt: skip
        any_moves(match, Random(seed), deals_done(1))
        seat = match.decisions[0].seat
        if match.position.results[0].bids[seat] == 0 and LOOK in match.decisions[0].moves:
            assert legal_bids(match, seat) == {1, 2, 3, 4, 5}
            return
    raise AssertionError("no seed has such a seat")


def test_who_looks_bids_like_everybody() -> None:
    match = behind(bidding="READY")
    for seat in eligible(match):
        match.submit(seat, LOOK)
    assert len(match.decisions) == 4
    assert all(legal_bids(match, seat) == {0, 1, 2, 3, 4, 5} for seat in range(4))


def blind_dealer() -> Match:
    """Return a match in which the dealer, the last bidder, bids blind and the others do not."""
    for seed in range(60):
        match = start("oh_hell", 4, seed, sequence="CUSTOM", custom="5,5", blind_bonus="on",
                      blind_behind="1")  # fmt: skip
        any_moves(match, Random(seed), deals_done(1))
        if match.position.dealer in match.position.unseen:
            for seat in eligible(match, 1):
                match.submit(seat, bid(1) if seat == match.position.dealer else LOOK)
            return match
    raise AssertionError("no seed has such a dealer")


def test_a_hook_that_hits_a_blind_dealer_adds_one_trick_to_his_bid() -> None:
    match = blind_dealer()
    dealer = match.position.dealer
    bid_in_order(match, 2, 1)
    seat = match.decisions[0].seat
    assert seat == order(match)[2] != dealer
    assert legal_bids(match, seat) == {0, 1, 2, 3, 4, 5}, "the dealer bids last, not this seat"
    match.submit(seat, bid(1))
    assert match.position.bids[dealer] == 2 and match.position.bid_total == 6
    changed = [e for e in match.events if isinstance(e, BidMade) and e.seat == dealer][-1]
    assert changed.blind and changed.bid == 2


def test_a_blind_dealer_keeps_his_bid_when_the_sum_is_another() -> None:
    match = blind_dealer()
    bid_in_order(match, 2, 1, 0)
    assert match.position.bids[match.position.dealer] == 1
