"""Spades for two: who draws, keeps, discards and sees what, and the points (docs/rules.md)."""

from __future__ import annotations

from random import Random

import pytest

from farwhist.engine.cards import Card, card, pack
from farwhist.engine.events import BidMade, CardKept, CardLookedAt, DealScored, StockDiscarded
from farwhist.engine.match import IllegalMove, Match
from farwhist.engine.moves import KEEP, LOOK, PASS, REFUSE, bid
from farwhist.engine.position import Position
from farwhist.rules.options import RulesError
from farwhist.rules.single_deal import SingleDeal
from farwhist.rules.single_deal_rules import alone
from tests.helpers.drive import any_moves, fold, rules_of, start
from tests.helpers.tables import opened, taken

GAME = "spades_two"
FIRST, SECOND, THIRD, FOURTH = (card(text) for text in ("7H", "KD", "2S", "9C"))


def laid_down(**options: str) -> Match:
    """Seat 0 deals, so that seat 1 draws first: these four cards, then all others."""
    top = (FIRST, SECOND, THIRD, FOURTH)
    stock = (*top, *(each for each in pack() if each not in top))
    return Match(alone(rules_of(GAME, 2, **options), SingleDeal(0, 0, ((), ()), stock)), 1)


def known(match: Match, seat: int) -> list[list[Card | None]]:
    """Return what a seat knows of its hand, the other's and the discards."""
    view = match.view(seat)
    return [view.hands[seat], view.hands[1 - seat], view.discards]


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_it_is_for_two(seats: int) -> None:
    with pytest.raises(RulesError):
        rules_of(GAME, seats)


def test_nobody_is_dealt_a_card_and_the_other_than_the_dealer_looks_at_the_first() -> None:
    match = laid_down()
    position = match.position
    assert position.hands == [[], []] and len(position.stock) == 52
    assert position.looking == 1 and position.trump is not None and position.trump.letter == "S"
    assert match.decision(0) is None and match.decisions[0].moves == (KEEP, REFUSE)
    assert match.view(1).stock[0] is FIRST and match.view(0).stock[0] is None


def test_nothing_but_keeping_and_discarding_is_allowed() -> None:
    for move in (PASS, LOOK, bid(3)):
        with pytest.raises(IllegalMove):
            laid_down().submit(1, move)


def test_who_keeps_a_card_sees_the_next_and_discards_it() -> None:
    match = laid_down()
    told = match.submit(1, KEEP)
    assert told[:3] == [CardKept(1, FIRST), CardLookedAt(1, SECOND), StockDiscarded(1, SECOND)]
    assert known(match, 1) == [[FIRST], [], [SECOND]]
    assert known(match, 0) == [[], [None], [None]]
    assert match.position.looking == 0 and match.view(0).stock[0] is THIRD


def test_who_discards_a_card_must_keep_the_next() -> None:
    match = laid_down()
    told = match.submit(1, REFUSE)
    assert told[:2] == [StockDiscarded(1, FIRST), CardKept(1, SECOND)]
    assert known(match, 1) == [[SECOND], [], [FIRST]]
    assert known(match, 0) == [[], [None], [None]]


def test_the_second_card_is_discarded_unseen_where_the_option_says_so() -> None:
    match = laid_down(drawn="unseen")
    told = match.submit(1, KEEP)
    assert told[:2] == [CardKept(1, FIRST), StockDiscarded(1, SECOND, "nobody")]
    assert known(match, 1)[2] == known(match, 0)[2] == [None]
    match.submit(0, REFUSE)
    assert known(match, 0) == [[FOURTH], [None], [None, THIRD]], "it has seen the first"


def test_both_see_what_is_discarded_face_up_but_not_what_is_kept() -> None:
    match = laid_down(drawn="open")
    match.submit(1, KEEP)
    assert known(match, 0) == [[], [None], [SECOND]] and match.view(0).discards_open
    match.submit(0, REFUSE)
    assert known(match, 1) == [[FIRST], [None], [SECOND, THIRD]]


def test_after_thirteen_turns_each_holds_thirteen_and_the_first_to_draw_bids_and_leads() -> None:
    match = any_moves(start(GAME, 2, 5), Random(5), lambda match: not match.position.stock)
    position = match.position
    assert [len(hand) for hand in position.hands] == [13, 13] and len(position.discards) == 26
    assert [list(hand) for hand in position.dealt] == position.hands
    eldest = 1 - position.dealer
    assert position.eldest == position.leader == match.decisions[0].seat == eldest
    assert match.decisions[0].moves == tuple(map(bid, range(14)))


def test_the_deal_goes_round() -> None:
    match = any_moves(start(GAME, 2, 5), Random(5), lambda match: len(match.position.results) == 3)
    dealers = [result.dealer for result in match.position.results]
    assert dealers == [dealers[0], 1 - dealers[0], dealers[0]]


def test_the_hands_can_be_dealt_instead() -> None:
    match = start(GAME, 2, 1, drawn="off")
    assert [len(hand) for hand in match.position.hands] == [13, 13]
    assert len(match.position.stock) == 26 and match.decisions[0].moves[0] == bid(0)


def test_a_blind_nil_is_bid_before_the_first_card_is_drawn() -> None:
    rules = rules_of(GAME, 2, blind_nil="on")
    given = SingleDeal(0, 0, ((), ()), pack(), unseen=(1,), points=(100, 0))
    match = Match(alone(rules, given), 1)
    assert match.decisions[0].seat == 1 and match.decisions[0].moves == (LOOK, bid(0))
    match.submit(1, bid(0))
    assert match.position.blind[1] and match.position.looking == 1
    assert match.view(1).stock[0] is not None


@pytest.mark.parametrize(
    ("bids", "won", "wanted"),
    [
        ((4, 7), (6, 7), (42, 70)),  # ten for each trick bid and one for each more
        ((5, 6), (4, 9), (-50, 63)),
        ((0, 12), (1, 12), (-99, 120)),  # nil is lost, and its trick is a bag
        ((0, 13), (0, 13), (100, 130)),
    ],
)
def test_each_is_paid_alone(
    bids: tuple[int, int], won: tuple[int, int], wanted: tuple[int, int]
) -> None:
    rules = rules_of(GAME, 2, drawn="off")
    assert rules.undertaken is not None and rules.sides == 2
    made = [BidMade(seat, tricks, 0) for seat, tricks in enumerate(bids)]
    position = fold(Position(2), [*opened(rules, 13), *made, *taken(*won)])
    assert rules.undertaken.points(position) == wanted


def test_who_has_three_hundred_points_wins() -> None:
    match = start(GAME, 2, 3, nil="off")
    match = any_moves(match, Random(3))
    scored = [event for event in match.events if isinstance(event, DealScored)]
    assert max(match.position.totals) >= 300 or len(scored) == 100
    assert rules_of(GAME, 2).options["target"] == 300


def test_a_new_deal_forgets_the_discards() -> None:
    match = any_moves(start(GAME, 2, 4), Random(4), lambda match: match.position.deal == 2)
    assert match.position.discards == [] and match.position.looking is not None
