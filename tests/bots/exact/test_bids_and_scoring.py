"""Levels that do not play bids out look at what the scoring pays all the same."""

from __future__ import annotations

import pytest

from farwhist.bots.core.estimate import UNIT
from farwhist.bots.core.levels import LEVELS, STYLES
from farwhist.bots.core.seat_view import seat_views
from farwhist.bots.exact.decision import _estimate, think_bid
from farwhist.bots.exact.judge import BidJudge
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
        far = 2 * UNIT if LEVELS[level].look else UNIT // 2
        assert abs(UNIT * thought.best - worth) <= far or thought.best == 0


LOOKING = [key for key, level in LEVELS.items() if level.look]
ALONE = at("AD", seats=2, dealer=1, turn_up="7C", trump="C", bids=[None, None])
"""The other one has a trump, and not the ace, in one of four deals."""


@pytest.mark.parametrize("level", LOOKING)
def test_an_ace_on_lead_is_bid_in_a_deal_of_one_card_between_two(level: str) -> None:
    assert {answer(ALONE | {"game": "elevator"}, level, seed=seed) for seed in range(20)} == {
        "bid 1"
    }


@pytest.mark.parametrize("level", LOOKING)
@pytest.mark.parametrize(("preset", "seats"), [("elevator", 2), ("elevator", 4), ("romanian", 4)])
def test_hardly_a_bid_is_far_from_what_deals_that_are_played_out_say(
    level: str, preset: str, seats: int
) -> None:
    """Far is more than two and a half points, of about twelve that hang on a bid."""
    wrong = 0
    for size in ("1", "3", "7"):
        rules = rules_of(preset, seats, sequence="CUSTOM", custom=size)
        for seed in range(20):
            view = Match(rules, 500 + seed).view(0)
            bids = range(int(size) + 1)
            dice = chance.source(seed)
            judge = BidJudge(rules, view, seat_views(rules, view, 0), bids, LEVELS["strong"])
            judge.run(200, dice)
            values = judge.points_values()
            thought = think_bid(rules, view, 0, bids, LEVELS[level], STYLES["balanced"], dice)
            wrong += values[thought.best] < max(values.values()) - 2.5
    assert wrong <= (1 if level == "casual" else 0)
