"""In the last deal of a match whoever plays deals out plays for the match, not for points."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from farwhist.bots.core.levels import LEVELS
from farwhist.bots.core.outside_fields import Unfit
from farwhist.bots.core.outside_position import read_position
from farwhist.bots.exact.advice import advise
from farwhist.bots.exact.standings import ending
from tests.bots.exact.test_blunders import at

THINKING = ["club", "strong", "expert"]

FIVES = {"sequence": "CUSTOM", "custom": "5,5"}
ONES = {"sequence": "CUSTOM", "custom": "1,1"}


def behind(**fields: Any) -> dict[str, Any]:
    """Return a last deal of five cards in which 15 points make seat 0 first, and 14 do not."""
    return at(
        "AH KH QH JH 9C",
        game="elevator_turn",
        set=FIVES,
        dealer=0,
        turn_up="2H",
        trump="H",
        bids=[None, 2, 2, 0],
        **fields,
    )


def ahead(**fields: Any) -> dict[str, Any]:
    """Return a last deal of one card in which a bid of 0 keeps seat 0 first whatever comes."""
    return at(
        "KH",
        game="elevator_turn",
        set=ONES,
        dealer=0,
        turn_up="2H",
        trump="H",
        bids=[None, 1, 1, 0],
        **fields,
    )


@pytest.mark.parametrize("level", THINKING)
def test_who_can_win_by_a_big_bid_alone_makes_it(level: str) -> None:
    position = behind(deal=2, totals=[10, 26, 26, 0])
    for_points = replace(LEVELS[level], standings=0)
    assert advise(position, for_points)["best"] == "bid 4"
    assert advise(position, LEVELS[level])["best"] == "bid 5"
    assert advise({**position, "deal": 1}, LEVELS[level])["best"] == "bid 4"


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_who_leads_bids_what_cannot_lose(level: str) -> None:
    position = ahead(deal=2, totals=[25, 20, 20, 0])
    for_points = replace(LEVELS[level], standings=0)
    assert advise(position, for_points)["best"] == "bid 1"
    assert advise(position, LEVELS[level])["best"] == "bid 0"


@pytest.mark.parametrize("totals", [[90, 20, 20, 0], [0, 90, 20, 20]])
def test_where_the_match_is_settled_the_points_count(totals: list[int]) -> None:
    position = ahead(deal=2, totals=totals)
    assert advise(position, LEVELS["strong"])["best"] == "bid 1"
    rules, view, _ = read_position(position)
    assert ending(rules, view, (0, 1, 2, 3), last=1) is None


def test_the_chance_is_a_share_where_several_are_first() -> None:
    rules, view, _ = read_position(ahead(deal=2, totals=[20, 20, 20, 0]))
    won = ending(rules, view, (0, 1, 2, 3), last=1)
    assert won is not None
    assert won([1, 0, 0, 0], [1, 1, 1, 0]) == 1.0
    assert won([0, 0, 0, 1], [1, 1, 1, 0]) == pytest.approx(1 / 3)
    assert won([0, 1, 0, 0], [1, 1, 1, 0]) == 0.0


def test_a_deal_that_others_follow_is_worth_more_the_more_one_leads() -> None:
    texts = {"sequence": "CUSTOM", "custom": "1,1,1"}
    position = ahead(deal=2, totals=[20, 20, 20, 0])
    rules, view, _ = read_position({**position, "set": texts})
    assert ending(rules, view, (0, 1, 2, 3), last=1) is None
    likely = ending(rules, view, (0, 1, 2, 3), last=2)
    assert likely is not None
    made, missed = likely([1, 0, 0, 0], [1, 1, 1, 0]), likely([0, 1, 0, 0], [1, 1, 1, 0])
    assert 1 > made > 0.5 > missed > 0


def test_a_deal_of_another_size_is_refused() -> None:
    with pytest.raises(Unfit, match="Deal 2 of this match has 5 cards, not 1"):
        read_position({**ahead(totals=[0, 0, 0, 0]), "set": {**ONES, "custom": "1,5"}, "deal": 2})
    with pytest.raises(Unfit, match="“deal” must be a whole number from 1 to 2"):
        read_position(ahead(deal=3))
