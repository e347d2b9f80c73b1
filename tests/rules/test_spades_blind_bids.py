"""Spades: blind bids of a side that is far behind."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from farwhist.engine.cards import Suit
from farwhist.engine.events import CardsDealt, TrumpSet
from farwhist.engine.moves import LOOK, Bid
from farwhist.rules.deal_text import of
from farwhist.rules.phases.bidding import SideBlindBids
from farwhist.rules.scoring.parts import Part
from farwhist.rules.scoring.undertaken import Undertaken
from farwhist.rules.single_deal import SingleDeal
from tests.helpers.drive import rules_of
from tests.helpers.tables import Table, opened
from tests.rules.test_spades import PAIRS, played, points

BOTH = (0, 2)


def unseen(seats: Sequence[int] = BOTH, **options: str) -> Table:
    """Return a table at which these seats have not looked, with a blind six if nothing else."""
    rules = rules_of("spades", 4, **{"blind_bid": "6", **options})
    cards = [rules.pack[seat::4] for seat in range(4)]
    events = [*opened(rules, 13), CardsDealt(tuple(cards), (), unseen=tuple(seats))]
    return Table(rules, [*events, TrumpSet(Suit.SPADES)], SideBlindBids)


def offered(table: Table) -> list[int]:
    assert table.decision
    return [move.tricks for move in table.decision.moves if isinstance(move, Bid)]


# What it is worth


def test_a_blind_contract_counts_twice_made_or_missed() -> None:
    assert points(PAIRS, (3, 3, 3, 4), (4, 3, 2, 4), blind=BOTH) == [120, 70]
    assert points(PAIRS, (3, 3, 3, 4), (4, 3, 1, 5), blind=BOTH)[0] == -120
    assert points(PAIRS, (4, 3, 3, 3), (5, 3, 3, 2), blind=BOTH)[0] == 141, "a bag counts once"


def test_only_a_contract_that_both_have_bid_blind_counts_twice() -> None:
    assert points(PAIRS, (3, 3, 3, 4), (4, 3, 2, 4), blind=(0,)) == [60, 70]
    assert points(PAIRS, (0, 3, 5, 5), (0, 3, 5, 5), blind=BOTH)[0] == 250, "200 for nil, and 50"


def test_ten_for_200_counts_twice_as_well() -> None:
    score = Undertaken(2, ten=200)
    assert points(score, (5, 1, 5, 1), (6, 1, 4, 2), blind=BOTH)[0] == 400
    assert points(score, (5, 1, 5, 1), (6, 1, 3, 3), blind=BOTH)[0] == -400


def test_the_formula_says_that_it_was_bid_blind() -> None:
    results = played(PAIRS, ((3, 3, 3, 4), (4, 3, 3, 3)), blind=BOTH)
    assert PAIRS.explained(results, 0, 0) == (Part("blind_contract", 20, 6), Part("bag", 1))


# Who may bid it


def test_the_first_of_two_partners_names_a_part_or_looks() -> None:
    table = unseen()
    assert table.seat == 0 and LOOK in table.decision.moves  # type: ignore[union-attr]
    assert offered(table) == [*range(13)], "nil, or one to twelve"


def test_the_other_must_then_bid_blind_until_the_least_is_reached() -> None:
    table = unseen().do("bid 2")
    assert table.seat == 2 and offered(table) == [*range(4, 12)]
    assert table.objection("look") == "blind_beside"
    assert table.objection("bid 3") == table.objection("bid 0") == "side_least"
    assert table.objection("bid 12") == "blind_bid"
    table.do("bid 4")
    assert table.position.blind == [True, False, True, False] and not table.position.unseen
    assert table.seat == 1, "then the others bid"


def test_after_a_high_part_the_other_bids_at_least_one() -> None:
    assert offered(unseen().do("bid 8")) == [1, 2, 3, 4, 5]


def test_once_a_partner_has_looked_or_bid_nil_there_is_only_nil() -> None:
    for first in ("look", "bid 0"):
        table = unseen().do(first)
        assert table.seat == 2 and offered(table) == [0]
        assert table.objection("bid 6") == "blind_alone"


@pytest.mark.parametrize(
    ("options", "bids"),
    [
        ({"nil": "off"}, [*range(1, 13)]),
        ({"blind_nil": "off"}, [*range(1, 13)]),
        ({"blind_bid": "off"}, [0]),
        ({"bidding": "whiz"}, [0]),
    ],
)
def test_each_kind_of_blind_bid_has_its_own_option(
    options: dict[str, str], bids: list[int]
) -> None:
    assert offered(unseen(**options)) == bids


def test_blind_seven_takes_seven() -> None:
    assert offered(unseen(blind_bid="7").do("bid 2"))[0] == 5


@pytest.mark.parametrize(
    ("score", "unseen_by"), [((0, 100), BOTH), ((0, 99), ()), ((100, 0), (1, 3))]
)
def test_partners_are_dealt_unseen_cards_when_they_are_100_behind(
    score: tuple[int, int], unseen_by: Sequence[int]
) -> None:
    rules = rules_of("spades", 4, blind_bid="6", blind_nil="off")
    hands = tuple(tuple(rules.pack[seat::4]) for seat in range(4))
    deal = SingleDeal(1, 0, hands, points=score, unseen=tuple(unseen_by))
    match = of("spades", 4, {"blind_bid": "6", "blind_nil": "off"}, deal).match()
    assert match.position.unseen == tuple(unseen_by)
