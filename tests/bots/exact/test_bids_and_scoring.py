"""Levels that do not play bids out look at what the scoring pays all the same."""

from __future__ import annotations

import pytest

from farwhist.bots.core.estimate import UNIT
from farwhist.bots.core.levels import LEVELS, STYLES
from farwhist.bots.exact.decision import _estimate, think_bid
from farwhist.engine import chance
from farwhist.engine.match import Match
from tests.bots.exact.test_blunders import answer, at
from tests.helpers.drive import rules_of

QUICK = [key for key, level in LEVELS.items() if level.bidder != "search"]
SMALL = "2S 3S 5S 3H 4H 6H 2D 4D 8D"


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("scoring", ["SKULL_LIKE"])
def test_nil_is_bid_where_it_pays_most(level: str, scoring: str) -> None:
    position = at(SMALL, turn_up="9C", trump="C", bids=[None] * 4, set={"scoring": scoring})
    assert answer(position, level) == "bid 0"


@pytest.mark.parametrize("level", QUICK)
def test_a_good_hand_bids_no_nil_for_all_that(level: str) -> None:
    hand = "AS KS QS AH KH 3D 4D AC 6C"
    position = at(hand, turn_up="9C", trump="C", bids=[None] * 4, set={"scoring": "SKULL_LIKE"})
    assert int(answer(position, level).split()[1]) >= 4


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("size", ["5", "9", "13"])
def test_with_the_usual_scoring_it_is_what_the_hand_is_worth(level: str, size: str) -> None:
    rules = rules_of(sequence="CUSTOM", custom=size)
    for seed in range(12):
        view = Match(rules, seed).view(0)
        thought = think_bid(
            rules,
            view,
            0,
            range(int(size) + 1),
            LEVELS[level],
            STYLES["balanced"],
            chance.source(1),
        )
        worth = _estimate(rules, view, 0, LEVELS[level], thought.views)
        assert abs(UNIT * thought.best - worth) <= UNIT // 2 or thought.best == 0
