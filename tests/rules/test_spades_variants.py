"""Spades: Suicide, Mirror, Whiz, a least bid, a deal without bids, ten for 200, and high twos."""

from random import Random

import pytest

from farwhist.engine.cards import Suit
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid, bid
from farwhist.rules.games.spades import make_pack
from farwhist.rules.scoring.parts import Part
from farwhist.rules.scoring.undertaken import Undertaken
from tests.helpers.drive import any_moves, deals_done, rules_of, start
from tests.rules.test_spades import points


def offered(match: Match) -> list[int]:
    """Return what the next seat may bid."""
    (decision,) = match.decisions
    return [move.tricks for move in decision.moves if isinstance(move, Bid)]


def after(match: Match, *bids: int) -> list[int]:
    """Make these bids in turn, and return what the next seat may bid."""
    for tricks in bids:
        match.submit(match.decisions[0].seat, bid(tricks))
    return offered(match)


def refusal(match: Match, tricks: int) -> str:
    """Return the key of the reason why the next seat may not bid so much."""
    objection = match.why_not(match.decisions[0].seat, bid(tricks))
    assert objection is not None
    return objection.key


def spades_in(match: Match) -> int:
    """Return the number of spades of the next seat."""
    suit = match.rules.ranking.values(Suit.SPADES).suit  # type: ignore[attr-defined]
    hand = match.position.hands[match.decisions[0].seat]
    return sum(suit[card] is Suit.SPADES for card in hand if card is not None)


# Suicide


def test_in_suicide_the_first_of_two_partners_bids_nil_or_four_and_more() -> None:
    match = start("spades_suicide")
    assert offered(match) == [0, *range(4, 14)]
    assert refusal(match, 3) == "suicide_least"


def test_in_suicide_the_second_does_what_the_first_has_left() -> None:
    match = start("spades_suicide")
    assert after(match, 0, 5) == [*range(4, 14)], "the partner of the first has bid nil"
    assert refusal(match, 0) == "suicide_one_nil"
    assert after(match, 4) == [0], "the partner of the second has bid five"
    assert refusal(match, 4) == "suicide_nil"


def test_who_is_alone_bids_freely_in_suicide() -> None:
    assert after(start("cutthroat", 4, bidding="suicide"), 1, 2, 3) == [*range(14)]


@pytest.mark.parametrize("preset", ["spades_suicide", "spades_mirror"])
def test_nobody_bids_blind_where_nil_may_have_to_be_bid(preset: str) -> None:
    match = any_moves(start(preset, 4, 3), Random(4))
    assert not any(any(result.blind) for result in match.position.results)


# Mirror and Whiz


@pytest.mark.parametrize(
    ("options", "spades"),
    [
        ({}, 13),
        ({"jokers": "2"}, 15),
        ({"jokers": "2", "deuces": "on"}, 16),
        ({"deuces": "on"}, 14),
    ],
)
def test_in_mirror_the_bid_is_the_number_of_spades(options: dict[str, str], spades: int) -> None:
    match = start("spades_mirror", 4, 5, **options)
    for _ in range(4):
        held = spades_in(match)
        assert offered(match) == [held] and refusal(match, 13) == "mirror"
        match.submit(match.decisions[0].seat, bid(held))
    assert sum(each or 0 for each in match.position.bids) == spades


def test_in_whiz_the_bid_is_that_or_nil() -> None:
    match = start("spades_whiz", 4, 5)
    for _ in range(4):
        assert set(offered(match)) == {0, spades_in(match)} and refusal(match, 13) == "whiz"
        match.submit(match.decisions[0].seat, bid(0))


def test_another_seat_cannot_tell_the_bid_from_the_cards() -> None:
    match = start("spades_mirror", 4, 5)
    view = match.view((match.decisions[0].seat + 1) % 4)
    (phase,) = [each for each in match.rules.phases if hasattr(each, "rule")]
    assert phase.why_not(view, match.decisions[0].seat, bid(13)) is None


# A least bid, and a deal without bids


def test_the_bids_of_partners_may_have_to_add_up_to_four() -> None:
    match = start("spades", 4, 1, least_bid="4")
    assert after(match, 1, 4) == [*range(3, 14)] and refusal(match, 2) == "side_least"
    assert after(match, 3) == [*range(14)], "four are enough for the other side"
    beside_nil = start("spades", 4, 1, least_bid="4")
    assert after(beside_nil, 0, 0) == [*range(4, 14)]


def test_in_the_first_deal_nobody_may_have_to_bid_and_each_trick_scores_ten() -> None:
    match = start("spades", 4, 1, first_deal="on")
    any_moves(match, Random(2), deals_done(1))
    (first,) = match.position.results
    assert first.bids == (None,) * 4 and first.bags == (0, 0)
    tricks = [first.taken[side] + first.taken[side + 2] for side in (0, 1)]
    assert list(first.points) == [10 * each for each in tricks] and sum(tricks) == 13
    any_moves(match, Random(2), deals_done(2))
    assert None not in match.position.results[1].bids


# Ten for 200


TEN = Undertaken(2, ten=200)


def test_a_contract_of_ten_may_score_two_hundred() -> None:
    assert points(TEN, (6, 1, 4, 1), (6, 1, 5, 1)) == [201, 20]
    assert points(TEN, (6, 1, 4, 1), (6, 2, 3, 2)) == [-200, 22]
    assert points(TEN, (7, 1, 4, 1), (7, 1, 4, 1)) == [200, 20]
    assert points(TEN, (5, 1, 4, 1), (5, 2, 4, 2)) == [90, 22]
    assert points(Undertaken(2), (6, 1, 4, 1), (6, 1, 5, 1)) == [101, 20]


def test_the_points_of_ten_are_a_part_of_their_own() -> None:
    match = start("spades", 4, 1, ten_tricks="200")
    deal = any_moves(match, Random(2), deals_done(1)).position.results[0]
    score = match.rules.undertaken  # type: ignore[attr-defined]
    assert score.ten == 200
    own = score.undertaking(deal, 0)
    keys = {part.key for part in score.parts(deal, (), 0)}
    assert ({"ten", "ten_missed"} & keys != set()) is (own.contract >= 10)
    assert Part("ten", 200) not in Undertaken(2).parts(deal, (), 0)


# Twos


def test_twos_may_be_above_the_ace_that_of_diamonds_first() -> None:
    ranking = rules_of("spades_deuces").ranking
    table = ranking.values(Suit.SPADES)
    spades = [card for card in make_pack(4, 2, True) if table.suit[card] is Suit.SPADES]
    ranked = sorted(spades, key=table.strength.__getitem__, reverse=True)
    assert [str(card) for card in ranked[:6]] == ["RJ", "BJ", "2D", "2S", "AS", "KS"]
    assert len(ranked) == 16 and len(make_pack(4, 2, True)) == 52


def test_which_twos_stay_out() -> None:
    full = {str(card) for card in make_pack(4, 0)}

    def out(seats: int, jokers: int) -> set[str]:
        return full - {str(card) for card in make_pack(seats, jokers, True)}

    assert out(4, 0) == set() and out(4, 2) == {"2H", "2C"}
    assert out(3, 0) == {"2C"} and out(3, 2) == {"2H", "2C", "3C"}
