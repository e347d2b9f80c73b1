"""When a match ends, who wins it, and who deals: docs/rules.md#end-of-a-match."""

from random import Random

import pytest

from farwhist.engine.match import Match
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset
from tests.helpers.drive import any_moves, order, preset_seats, rules_of, score_deal, start

Deal = tuple[list[int], list[int]]
WIN0: Deal = ([1, 0, 0, 1], [1, 0, 0, 0])
WIN1: Deal = ([0, 1, 1, 0], [0, 1, 0, 0])


def scored(rules: Ruleset, *deals: Deal) -> Position:
    """Score deals until they are used up or the match is over."""
    position = Position(rules.seats)
    for bids, taken in deals:
        assert not position.over
        score_deal(rules, position, bids, taken)
    return position


def ones(**options: str) -> Ruleset:
    """Return rules of one-card deals: a made bid scores 10 and its tricks, a miss loses 1."""
    texts = {"sequence": "CUSTOM", "custom": "1,1", **options}
    return rules_of("elevator", 4, **texts)


def test_a_fixed_match_ends_with_its_sequence() -> None:
    assert not scored(ones(), WIN0).over
    position = scored(ones(), WIN0, WIN1)
    assert position.over and position.totals == [21, 21, 9, 9]


def test_tours_play_the_sequence_again() -> None:
    for tours in ({"tours": "3"}, {"end": "fixed(3)"}):
        rules = ones(**tours)
        assert rules.deal_count == 6
        assert not scored(rules, *[WIN0] * 5).over
        assert scored(rules, *[WIN0] * 6).winners == (0,)


def test_a_target_is_looked_at_after_every_deal() -> None:
    rules = ones(end="target", points="22")
    assert not scored(rules, WIN0).over
    assert scored(rules, WIN0, WIN0).winners == (0,)
    assert scored(rules, WIN0, WIN1, WIN0).winners == (0,)


def test_a_target_of_a_hundred_is_the_usual_one() -> None:
    rules = ones(end="target")
    assert not scored(rules, *[WIN0] * 9).over
    assert scored(rules, *[WIN0] * 10).over


def test_a_target_can_wait_for_the_end_of_the_tour() -> None:
    rules = ones(end="target(11)", check="tour")
    assert not scored(rules, WIN0).over
    assert scored(rules, WIN0, WIN1).over


def test_the_highest_total_wins_not_the_first_seat_to_reach_the_target() -> None:
    rules = ones(end="target", points="11", custom="1,3")
    position = scored(
        ones(end="target", points="25", custom="1,3"), WIN0, ([1, 3, 0, 0], [1, 2, 0, 0])
    )
    assert not position.over and position.totals[0] == 22
    assert scored(rules, ([0, 1, 0, 0], [0, 1, 0, 0])).winners == (1,)


def test_where_low_totals_win_the_first_to_reach_the_target_loses() -> None:
    rules = ones(scoring="GOLF_N", end="target", points="2")
    position = scored(rules, WIN0, ([1, 0, 0, 1], [1, 0, 0, 0]))
    assert position.totals == [0, 0, 0, 2]
    assert position.over and position.winners == (0, 1, 2) and position.ranking[-1] == (3,)


def test_low_totals_win_a_fixed_match_of_golf() -> None:
    position = scored(ones(scoring="GOLF_TRI"), WIN0, ([1, 1, 0, 1], [1, 0, 0, 0]))
    assert position.totals == [0, 1, 0, 2]
    assert position.ranking == ((0, 2), (1,), (3,))


def test_a_target_out_of_reach_does_not_go_on_for_ever() -> None:
    rules = ones(end="target", points="10000", longest="4")
    assert not scored(rules, *[WIN0] * 3).over
    assert scored(rules, *[WIN0] * 4).over
    usual = ones(end="target", points="10000")
    assert len(any_moves(Match(usual, 1), Random(1)).position.results) == 200


# Ties

# Seats 0 and 1 end level on 21. Seat 0 made bids of 1 and 0, seat 1 made 0 and 1.
LEVEL = (WIN0, WIN1)


def test_equal_totals_share_the_place() -> None:
    position = scored(ones(), *LEVEL)
    assert position.winners == (0, 1) and position.ranking == ((0, 1), (2, 3))


def test_an_extra_deal_with_the_largest_hand_is_played_until_it_is_decided() -> None:
    rules = ones(tie="extra_deal", custom="2,1")
    two_win = ([1, 1, 0, 0], [1, 1, 0, 0])
    two_more = ([1, 1, 0, 0], [1, 1, 0, 0])
    position = scored(rules, two_win, ([0, 0, 1, 1], [0, 0, 1, 0]))
    assert position.totals == [21, 21, 21, 9] and not position.over
    assert rules.size_of(position.place) == 2
    score_deal(rules, position, *two_more)
    assert position.totals == [32, 32, 31, 19] and not position.over
    score_deal(rules, position, [2, 0, 0, 0], [2, 0, 0, 0])
    assert position.over and position.winners == (0,)


def test_no_extra_deal_is_played_to_part_the_losers() -> None:
    position = scored(ones(tie="extra_deal"), WIN0, WIN0)
    assert position.over and position.ranking[0] == (0,)


def test_a_tie_at_the_target_is_parted_by_extra_deals_as_well() -> None:
    rules = ones(tie="extra_deal", end="target", points="20")
    position = scored(rules, *LEVEL)
    assert not position.over
    score_deal(rules, position, *WIN0)
    assert position.over and position.winners == (0,)


def test_the_larger_sum_of_made_bids_parts_a_tie() -> None:
    rules = ones(tie="sum_made_bids", custom="3,3", scoring="BINARY")
    deals = (([2, 1, 0, 1], [2, 1, 0, 0]), ([1, 1, 0, 2], [1, 1, 0, 1]))
    assert scored(rules, *deals).ranking == ((0,), (1,), (2,), (3,))


def test_missed_bids_do_not_count_in_that_sum() -> None:
    rules = ones(tie="sum_made_bids", custom="3,3", scoring="BINARY")
    deals = (([3, 1, 0, 0], [0, 1, 0, 2]), ([1, 3, 1, 0], [1, 0, 1, 1]))
    position = scored(rules, *deals)
    assert position.totals == [10, 10, 20, 0]
    assert position.ranking[1] == (0, 1)


def test_more_tricks_over_the_whole_match_part_a_tie() -> None:
    rules = ones(tie="total_tricks", custom="3,3", scoring="BINARY")
    deals = (([2, 1, 3, 1], [2, 1, 0, 0]), ([0, 1, 2, 0], [1, 1, 1, 0]))
    position = scored(rules, *deals)
    assert position.totals == [10, 20, 0, 10]
    assert position.ranking == ((1,), (0,), (3,), (2,))


def test_a_tie_never_overrides_the_points() -> None:
    position = scored(ones(tie="total_tricks"), *LEVEL[:1], ([0, 0, 0, 1], [0, 0, 0, 1]))
    assert position.totals == [21, 20, 20, 10]
    assert position.winners == (0,)


def test_scratch_parts_ties_by_the_larger_sum_of_made_bids() -> None:
    rules = ones(scoring="SCRATCH", custom="3,3")
    deals = (([2, 1, 0, 1], [2, 1, 0, 0]), ([1, 1, 0, 2], [1, 1, 0, 1]))
    position = scored(rules, *deals)
    assert position.totals == [0, 0, 0, 2]
    assert position.ranking == ((0,), (1,), (2,), (3,))


# Who deals, leads and sits out


@pytest.mark.parametrize(("preset", "seats"), preset_seats())
def test_the_deal_goes_round_and_the_eldest_hand_leads(preset: str, seats: int) -> None:
    match = any_moves(start(preset, seats, 3), Random(3))
    step = -1 if match.rules.options.get("direction") == "counter" else 1
    dealers = [result.dealer for result in match.position.results]
    assert dealers == [(dealers[0] + step * number) % seats for number in range(len(dealers))]
    for result in match.position.results:
        assert result.tricks[0].leader == (result.dealer + step) % seats


def test_the_first_dealer_is_left_to_chance() -> None:
    assert {start("elevator", 4, seed).position.dealer for seed in range(40)} == {0, 1, 2, 3}


def test_counter_clockwise_everything_goes_the_other_way() -> None:
    match = start("oh_hell", 4, 3, direction="counter", cap="3")
    dealer = match.position.dealer
    assert order(match) == [(dealer - step) % 4 for step in (1, 2, 3, 4)]
    for seat in order(match):
        assert match.decisions[0].seat == seat
        match.submit(seat, match.decisions[0].moves[-1])
    any_moves(match, Random(3))
    first, second = match.position.results[:2]
    assert second.dealer == (first.dealer - 1) % 4
    trick = first.tricks[0]
    assert [seat for seat, _ in trick.plays] == [(dealer - step) % 4 for step in (1, 2, 3, 4)]


def test_the_dealer_leads_where_the_option_says_so() -> None:
    match = any_moves(start("elevator", 4, 3, first_leader="dealer"), Random(3))
    assert all(result.tricks[0].leader == result.dealer for result in match.position.results)


def test_of_seven_romanians_the_dealer_sits_out() -> None:
    match = any_moves(start("romanian", 7, 3), Random(3))
    for result in match.position.results:
        assert result.dealt[result.dealer] == () and result.bids[result.dealer] is None
        assert result.points[result.dealer] == 0 and result.taken[result.dealer] == 0
        assert [len(hand) for hand in result.dealt].count(result.size) == 6
        assert all(len(trick.plays) == 6 for trick in result.tricks)
    assert {result.dealer for result in match.position.results} == set(range(7))
    assert len(match.position.results) == 3 * 7 + 12
