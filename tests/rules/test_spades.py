"""Spades: the worked examples of its score, its bids and the end of a match."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest

from farwhist.engine.cards import Suit
from farwhist.engine.events import BidMade, DealScored, TrickTaken, TrumpSet
from farwhist.engine.moves import LOOK, bid
from farwhist.engine.position import DealResult, Position
from farwhist.rules.games.spades import far_behind, make_pack
from farwhist.rules.phases.tricks import Tricks
from farwhist.rules.scoring.parts import Part
from farwhist.rules.scoring.undertaken import Undertaken
from tests.helpers.drive import any_moves, fold, rules_of, start
from tests.helpers.tables import Table, dealt, opened, taken

Deal = tuple[Sequence[int], Sequence[int]]
"""The bids and the tricks of all seats."""


def played(score: Undertaken, *deals: Deal, blind: Sequence[int] = ()) -> list[DealResult]:
    """Return these deals as they are scored; in the last one the seats of `blind` bid so."""
    seats = len(deals[0][0])
    rules = rules_of("cutthroat", seats, partners="on" if score.sides == 2 else "off")
    position = Position(seats)
    for number, (bids, won) in enumerate(deals, 1):
        begun = opened(rules, sum(won))
        unseen = blind if number == len(deals) else ()
        made = [BidMade(seat, tricks, 0, seat in unseen) for seat, tricks in enumerate(bids)]
        fold(position, [*begun[number > 1 :], *made, *taken(*won)])
        bags = score.bags_after(position)
        fold(position, [DealScored(score.points(position), tuple(bids), bags=bags)])
    return position.results


def points(
    score: Undertaken, bids: Sequence[int], won: Sequence[int], blind: Sequence[int] = ()
) -> list[float]:
    """Return the points of all sides in a single deal."""
    (result,) = played(score, (bids, won), blind=blind)
    return list(result.points)


PAIRS = Undertaken(2)


# A contract


def test_a_made_contract_scores_ten_a_trick_bid_and_one_a_trick_more() -> None:
    assert points(PAIRS, (4, 2, 3, 4), (5, 2, 4, 2)) == [72, -60]
    assert points(PAIRS, (5, 1, 2, 5), (5, 1, 2, 5)) == [70, 60]


def test_a_missed_contract_loses_ten_a_trick_bid_however_near_it_was() -> None:
    assert points(PAIRS, (5, 0, 5, 1), (4, 0, 5, 4))[0] == -100
    assert points(PAIRS, (5, 1, 5, 1), (0, 7, 0, 6))[0] == -100


def test_partners_make_their_contract_together() -> None:
    assert points(PAIRS, (6, 1, 1, 5), (1, 1, 6, 5)) == [70, 60]


def test_who_plays_alone_makes_its_own_bid() -> None:
    assert points(Undertaken(4), (4, 2, 3, 4), (5, 2, 4, 2)) == [41, 20, 31, -40]
    assert points(Undertaken(3), (5, 6, 4), (5, 5, 7)) == [50, -60, 43]


# Nil


def test_a_nil_is_paid_apart_from_the_contract_of_the_partner() -> None:
    assert points(PAIRS, (0, 4, 5, 4), (0, 4, 5, 4)) == [150, 80]
    assert points(PAIRS, (0, 4, 5, 4), (0, 5, 4, 4)) == [50, 81]
    assert points(PAIRS, (0, 4, 5, 4), (1, 4, 5, 3)) == [-50 + 1, -80]


def test_the_tricks_of_a_failed_nil_are_bags_or_help_where_an_option_says_so() -> None:
    bids, won = (0, 4, 5, 4), (2, 4, 4, 3)
    assert points(PAIRS, bids, won)[0] == -100 - 50 + 2
    assert points(Undertaken(2, nil_helps=True), bids, won)[0] == -100 + 50 + 1


def test_both_partners_may_bid_nil() -> None:
    assert points(PAIRS, (0, 5, 0, 5), (0, 6, 0, 7))[0] == 200
    assert points(PAIRS, (0, 5, 0, 5), (3, 6, 0, 4))[0] == 100 - 100 + 3


def test_a_blind_nil_counts_twice() -> None:
    assert points(PAIRS, (0, 4, 5, 4), (0, 4, 5, 4), blind=[0])[0] == 250
    assert points(PAIRS, (0, 4, 5, 4), (1, 4, 5, 3), blind=[0])[0] == -200 + 50 + 1


def test_another_worth_of_nil_and_none() -> None:
    assert points(Undertaken(2, nil=50), (0, 4, 5, 4), (0, 4, 5, 4))[0] == 100
    assert points(Undertaken(2, nil=0), (0, 4, 5, 4), (0, 4, 5, 4))[0] == 50
    assert points(Undertaken(2, nil=0), (0, 4, 5, 4), (2, 4, 4, 3))[0] == 51


# Bags


SEVEN_BAGS: Deal = ((2, 3, 1, 3), (6, 2, 4, 1))
"""Side 0 bids 3 and takes 10."""


@pytest.mark.parametrize(("won", "wanted"), [(7, 52), (8, 53 - 100), (9, 54 - 100)])
def test_the_tenth_bag_costs_a_hundred_points(won: int, wanted: int) -> None:
    """The example that Pagat works: 5 tricks bid with 7 bags from before."""
    results = played(PAIRS, SEVEN_BAGS, ((3, 2, 2, 2), (won - 3, 13 - won, 3, 0)))
    assert results[-1].points[0] == wanted
    assert PAIRS.bags(results, 0) == 7 + won - 5
    assert results[-1].bags[0] == (7 + won - 5) % 10


def test_bags_beyond_ten_count_for_the_next_ten() -> None:
    deals = [SEVEN_BAGS] * 3
    results = played(PAIRS, *deals)
    assert [result.points[0] for result in results] == [37, 37 - 100, 37 - 100]
    assert [result.bags for result in results] == [(7, 0), (4, 0), (1, 0)]


def test_other_bags_and_none() -> None:
    five = Undertaken(2, bag_limit=5, bag_penalty=50)
    assert played(five, ((0, 3, 1, 3), (0, 2, 11, 0)))[0].points[0] == 100 + 10 + 10 - 2 * 50
    none = Undertaken(2, bag_limit=0)
    results = played(none, *[SEVEN_BAGS] * 3)
    assert [result.points[0] for result in results] == [37] * 3
    assert results[-1].bags[0] == 21


def test_the_points_are_explained_part_by_part() -> None:
    results = played(PAIRS, SEVEN_BAGS, ((0, 2, 5, 2), (1, 4, 8, 0)), blind=[0])
    assert PAIRS.explained(results, 0, 0) == (Part("contract", 10, 3), Part("bag", 1, 7))
    assert PAIRS.explained(results, 1, 0) == (
        Part("contract", 10, 5),
        Part("bag", 1, 4),
        Part("blind_nil_missed", -200),
        Part("bag_penalty", -100, 1),
    )
    assert PAIRS.explained(results, 0, 1) == (Part("contract_missed", -10, 6),)


# Cards and bids


def test_three_players_leave_out_the_two_of_clubs_and_jokers_two_red_twos() -> None:
    def out(seats: int, jokers: int) -> set[str]:
        return {str(card) for card in make_pack(4, 0)} - set(map(str, make_pack(seats, jokers)))

    assert (len(make_pack(3, 0)), out(3, 0)) == (51, {"2C"})
    assert (len(make_pack(4, 2)), out(4, 2)) == (52, {"2H", "2D"})
    assert (len(make_pack(3, 2)), out(3, 2)) == (51, {"2C", "2H", "2D"})


def test_the_big_joker_is_the_highest_spade_then_the_small_one_then_the_ace() -> None:
    ranking = rules_of("spades_jokers").ranking
    spades = [card for card in make_pack(4, 2) if card.suit in (None, Suit.SPADES)]
    strength = ranking.values(Suit.SPADES).strength
    ranked = sorted(spades, key=strength.__getitem__, reverse=True)
    assert [str(card) for card in ranked[:4]] == ["RJ", "BJ", "AS", "KS"]


def test_spades_are_trump_and_all_bid_in_turn_from_the_left_of_the_dealer() -> None:
    match = start("spades")
    order = match.position.order_from(match.position.eldest)
    assert match.position.trump is Suit.SPADES
    for seat in order:
        (decision,) = match.decisions
        assert decision.seat == seat and decision.moves == tuple(map(bid, range(14)))
        match.submit(seat, bid(13))
    assert match.position.bids == [13] * 4 and match.decisions[0].seat == order[0]


@pytest.mark.parametrize(("seats", "totals", "wanted"), [
    (4, [0, 0], ()), (4, [150, 51], ()), (4, [150, 50], (1, 3)), (4, [-300, 0], (0, 2)),
    (3, [0, 100, 50], (0,)), (3, [-10, 0, 99], (0,)), (3, [120, 20, 19], (1, 2)),
])  # fmt: skip
def test_who_is_a_hundred_behind_may_bid_blind(
    seats: int, totals: list[float], wanted: tuple[int, ...]
) -> None:
    position = fold(Position(seats), opened(rules_of("cutthroat", seats), 13))
    position.sides, position.totals = len(totals), totals
    assert far_behind(position) == wanted


def test_a_blind_nil_is_called_before_the_other_bids_and_shows_the_hand() -> None:
    match = any_moves(start("spades", 4, 3), Random(4), lambda played: bool(played.position.unseen))
    (decision,) = match.decisions
    seat, order = decision.seat, match.position.order_from(match.position.eldest)
    assert decision.moves == (LOOK, bid(0)) and match.position.bids == [None] * 4
    assert match.view(seat).hands[seat] == [None] * 13
    objection = match.why_not(seat, bid(1))
    assert objection is not None and (objection.key, objection.facts) == ("blind_bid", {"most": 0})
    match.submit(seat, bid(0))
    assert match.position.blind[seat] and None not in match.view(seat).hands[seat]
    (following,) = match.decisions
    assert following.seat == (seat + 2) % 4 and LOOK in following.moves
    match.submit(following.seat, LOOK)
    rest = [each for each in order if each != seat]
    for each in rest:
        assert match.decisions[0].seat == each
        match.submit(each, bid(2))
    assert match.position.bids[seat] == 0 and match.position.blind.count(True) == 1


def test_without_nil_or_blind_nil_nobody_bids_blind() -> None:
    for options in ({"nil": "off"}, {"blind_nil": "off"}):
        match = any_moves(start("spades", 4, 3, **options), Random(4))
        assert not any(any(result.blind) for result in match.position.results)


# Leading spades


def playing(*hands: str, **options: str) -> Table:
    rules = rules_of("spades", 4, **options)
    events = [*opened(rules, len(hands[0].split())), dealt(hands), TrumpSet(Suit.SPADES)]
    return Table(rules, events, Tricks)


HANDS = ("AS 2H", "3S 4H", "5H 6H", "7S 8D")


@pytest.mark.parametrize(("lead", "legal"), [
    ("after_broken", {"play 2H"}), ("any", {"play AS", "play 2H"}), ("after_first", {"play 2H"}),
])  # fmt: skip
def test_when_spades_may_be_led(lead: str, legal: set[str]) -> None:
    assert playing(*HANDS, trump_lead=lead).legal == legal


def test_a_spade_on_another_suit_breaks_them_and_the_last_suit_may_always_be_led() -> None:
    broken = playing("2H 3S AD", "3H 4S 2D", "5H 5S 3D", "6S 7S 8C")
    broken.do("play 2H", "play 3H", "play 5H", "play 6S")
    assert broken.legal == {"play 7S", "play 8C"}
    whole = playing("2H 3S AD", "3H 4S 2D", "5H 5S 3D", "AH 7S 8C")
    whole.do("play 2H", "play 3H", "play 5H", "play AH")
    assert whole.legal == {"play 8C"} and whole.objection("play 7S") == "trump_unbroken"
    assert playing("AS 2S", "3H 4S", "5H 5S", "6S 7S").legal == {"play AS", "play 2S"}


def test_a_joker_is_a_spade_that_is_not_led_early_and_follows_spades() -> None:
    early = playing("RJ 2H", "BJ 4H", "5H 6S", "7S 8D", jokers="2")
    assert early.legal == {"play 2H"}
    led = playing("AS KS", "BJ 4H", "5H 6S", "RJ 8D", jokers="2").do("play AS")
    assert led.legal == {"play BJ"}
    led.do("play BJ", "play 6S")
    assert led.legal == {"play RJ"}
    led.do("play RJ")
    assert led.of(TrickTaken) == [TrickTaken(3)]


# The end


def after(*points: Sequence[float], preset: str = "spades", **options: str) -> Position:
    """Score deals with these points; the match must go on before the last."""
    seats = len(points[0]) if preset == "cutthroat" else 4
    rules = rules_of(preset, seats, **options)
    position = Position(seats)
    for place, row in enumerate(points):
        assert not position.over
        begun = opened(rules, 13)
        events = [*begun[place > 0 :], DealScored(tuple(row), (3,) * seats)]
        fold(position, events)
        for event in rules.phases[-1].step(position, Random(0)):
            event.apply(position)  # type: ignore[union-attr]
    return position


def test_the_first_side_with_the_target_wins_and_of_two_the_higher() -> None:
    assert not after((499, 300)).over
    assert after((499, 300), (1, 0)).ranking == ((0,), (1,))
    assert after((500, 501)).ranking == ((1,), (0,))
    assert after((200, 0), target="200").winners == (0,)


def test_of_equals_nobody_has_won_yet() -> None:
    assert not after((510, 510)).over
    assert after((510, 510), (-200, -20)).winners == (), "nobody has the target any more"
    assert after((510, 510), (0, 1)).winners == (1,)


def test_a_losing_score_ends_the_match_only_where_it_is_chosen() -> None:
    assert not after((-900, 0)).over
    assert not after((-199, 0), floor="-200").over
    assert after((-200, -100), floor="-200").winners == (1,)
    assert after((-500, 0), floor="-500").winners == (1,)


def test_single_players_have_a_place_each() -> None:
    wanted = ((2,), (0, 3), (1,))
    assert after((40, -10, 500, 40), preset="cutthroat").ranking == wanted
    assert after((10, 500, -70), preset="cutthroat").ranking == ((1,), (0,), (2,))


def test_a_match_that_nobody_wins_ends_with_its_hundredth_deal() -> None:
    rows = [(-10, -10)] * 100
    assert after(*rows).winners == (0, 1)
    assert not after(*rows[1:]).over


def test_totals_lead_from_deal_to_deal() -> None:
    match = any_moves(start("cutthroat", 3, 8, floor="-200"), Random(2))
    for before, result in pairwise(match.position.results):
        assert [a + b for a, b in zip(before.totals, result.points, strict=True)] == list(
            result.totals
        )
