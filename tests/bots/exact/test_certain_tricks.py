"""Tricks that nobody can take away are bid, at every level that can count them."""

from __future__ import annotations

from typing import Any

import pytest

from farwhist.bots.core.levels import LEVELS, STYLES
from farwhist.bots.core.outside_position import read_position
from farwhist.bots.core.playout import NO_TRUMP, TRUMP
from farwhist.bots.core.sampling import Situation
from farwhist.bots.exact.advice import advise
from farwhist.bots.exact.heuristics import certain_tricks
from farwhist.bots.exact.level_bot import LevelBot
from farwhist.engine import chance
from tests.bots.exact.test_blunders import at

HANDS = [
    ("AS KS QS JS TS 9S 8S 7S 6S 2H 2D 3D 3C", 9),
    ("AS KS QS JS TS 9S 8S AH KH 2D 3D 3C 5C", 9),
    ("AS KS QS JS TS 9S 8S 7S 6S 5S 2H 2D 2C", 10),
    ("AS KS QS JS TS 9S 8S AH KH QH 2D 3D 3C", 10),
    ("AS KS QS AH KH QH AD KD QD AC KC QC 2C", 12),
    ("AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2H", 12),
    ("AS KS QS JS TS 9S 8S AH KH QH AD KD AC", 13),
    ("AS KS QS JS TS 9S 8S 4S 3S 2S AH AD AC", 13),
]


def bid_of(data: dict[str, Any], level: str, seed: int) -> int:
    """Return how many tricks a level bids."""
    rules, view, decision = read_position(data)
    move = LevelBot(rules, LEVELS[level], STYLES["balanced"]).choose(
        view, decision, chance.source(seed)
    )
    return move.tricks  # type: ignore[union-attr]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("hand", "certain"), HANDS)
def test_running_suits_are_bid_on_lead_at_no_trump(level: str, hand: str, certain: int) -> None:
    position = at(hand, game="elevator", trump=None, bids=[None] * 4)
    seeds = {"strong": 10, "expert": 2}.get(level, 1)  # the others ask no chance
    assert [bid_of(position, level, seed) for seed in range(seeds)] == [certain] * seeds


@pytest.mark.parametrize("level", LEVELS)
def test_the_first_trick_is_sure_with_the_top_of_every_suit(level: str) -> None:
    hand = "AS KS QS JS TS AH KH QH AD KD AC 4C 5C"
    position = at(hand, game="elevator", trump=None, bids=[None] * 4, dealer=0)
    assert bid_of(position, level, 1) >= 11


@pytest.mark.parametrize("level", ["casual", "club"])
@pytest.mark.parametrize(("hand", "bid"), [("KS", 1), ("2H", 0)])
def test_with_one_card_the_fit_bids_as_with_more(level: str, hand: str, bid: int) -> None:
    position = at(hand, game="elevator", trump="S", turn_up="5S", bids=[None] * 4)
    assert bid_of(position, level, 1) == bid


def known(mine: list[int], trump: int, leader: int, unseen: list[int] | None = None) -> Situation:
    everything = [suit * 32 + rank for suit in range(4) for rank in range(1, 14)]
    rest = [card for card in everything if card not in mine] if unseen is None else unseen
    size = len(mine)
    return Situation(4, size, trump, mine, rest, [0, size, size, size], leader)


def test_what_is_certain() -> None:
    top = [13, 12, 11]
    assert certain_tricks(known([*top, 1], NO_TRUMP, 0)) == 3
    assert certain_tricks(known([*top, 1], NO_TRUMP, 1)) == 0
    assert certain_tricks(known([*top, 33], TRUMP, 0)) == 0
    assert certain_tricks(known([96 + card for card in top] + [1], TRUMP, 1)) == 3
    # Seven from the top leave six others at most, so the small ones of the suit run as well.
    long = [13, 12, 11, 10, 9, 8, 7, 2, 1]
    assert certain_tricks(known(long, NO_TRUMP, 0)) == 9
    assert certain_tricks(known([13, 12, 2, 1, 45], NO_TRUMP, 0)) == 3
    # When no trump can be out after they are drawn, plain suits run too.
    trumps = [96 + card for card in range(4, 14)]
    assert certain_tricks(known([*trumps, 13, 12, 33], TRUMP, 0)) == 12
    assert certain_tricks(known([*trumps, 13, 12, 33], TRUMP, 1)) == 10
    # The top of every suit takes the first trick, whoever leads.
    assert certain_tricks(known([13, 45, 77, 109, 108], NO_TRUMP, 2)) == 5


def test_advice_says_that_the_tricks_run() -> None:
    position = at(HANDS[2][0], game="elevator", trump=None, bids=[None] * 4)
    answer = advise(position, LEVELS["strong"])
    assert (answer["best"], answer["reason"]) == ("bid 10", "running")
