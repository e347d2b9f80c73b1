"""Faults that were seen in matches of the levels among themselves; they must not come back.

Where a level plays deals out, its choice depends on chance: the tests count how often it is right.
"""

from __future__ import annotations

from typing import Any

import pytest

from farwhist.bots.core.levels import LEVELS, STYLES
from farwhist.bots.core.outside_position import read_position
from farwhist.bots.exact.decision import think_card
from farwhist.bots.exact.level_bot import LevelBot
from farwhist.engine import chance
from farwhist.engine.moves import PlayCard, write
from tests.bots.exact.test_blunders import at

SEEDS = 40


def share(position: dict[str, Any], level: str, *moves: str, seeds: int = SEEDS) -> float:
    """Return how often a level makes one of these moves."""
    rules, view, decision = read_position(position)
    player = LevelBot(rules, LEVELS[level], STYLES["balanced"])
    chosen = [write(player.choose(view, decision, chance.source(seed))) for seed in range(seeds)]
    return sum(each in moves for each in chosen) / seeds


RUFF = at(
    "AH 8H 7H TC 7C 4C 3C 2C 8D 5D",
    game="elevator",
    cards=11,
    seat=2,
    turn_up="QH",
    trump="H",
    bids=[3, 2, 2, 3],
    tricks=[
        {"leader": 0, "cards": ["3S", "JS", "QS", "AS"]},
        {"leader": 3, "cards": ["TS", "KS", "6S"]},
    ],
)
"""The seven of trumps takes the trick, and the ace takes another one."""

LAST_ON_A_KING = at(
    "AC 4C 2C 2D AD AS 7H",
    game="elevator",
    cards=7,
    dealer=1,
    seat=1,
    turn_up="7D",
    trump="D",
    bids=[1, 3, 2, 2],
    tricks=[{"leader": 2, "cards": ["KC", "7C", "3C"]}],
)
"""Three tricks are wanted, and here is one for the ace."""


def test_club_ruffs_with_a_low_trump_that_wins() -> None:
    assert share(RUFF, "club", "play 7H", "play 8H") > 0.5


def test_club_takes_a_king_with_the_ace_when_it_needs_three_tricks() -> None:
    assert share(LAST_ON_A_KING, "club", "play AC") > 0.75


BEHIND = at(
    "AH TH 7C 6S 5D 4D KC 8C 9D",
    game="elevator_turn",
    set={"sequence": "CUSTOM", "custom": "9,9"},
    cards=9,
    dealer=0,
    turn_up="2H",
    trump="H",
    bids=[None, 2, 3, 2],
    deal=2,
    totals=[10, 26, 24, 0],
)
"""The last deal: three tricks are likely, and hardly enough to be first."""


def test_strong_does_not_bid_wildly_in_the_last_deal() -> None:
    assert share(BEHIND, "strong", "bid 3", seeds=6) > 0.9


EARLIER = (
    "TC 6C 5C JC, QC 4C 3C 9C, AD 8D 7D 9D, KD TD 2D 4D, 2H JH AH 3H, QD 5D 6D JD, 7S QS 8S 2S, "
    "6H 5H 7H KH, AS TS KS 9S"
)
LEADERS = (3, 2, 2, 2, 2, 0, 0, 1, 0)


def last_diamond(hand: str) -> dict[str, Any]:
    """Return a position in which the bid is made and the seat holds the only diamond left."""
    return at(
        hand,
        game="elevator",
        cards=13,
        dealer=2,
        turn_up=None,
        trump=None,
        bids=[4, 2, 4, 3],
        tricks=[
            {"leader": leader, "cards": trick.split()}
            for leader, trick in zip(LEADERS, EARLIER.split(", "), strict=True)
        ],
    )


@pytest.mark.parametrize("level", ["club", "strong"])
def test_the_last_card_of_a_suit_is_not_led_once_the_bid_is_made(level: str) -> None:
    assert share(last_diamond("8H 3S 3D 7C"), level, "play 3D") == 0


def test_casual_counts_a_suit_to_the_end() -> None:
    assert share(last_diamond("8H 4S 3D 7C"), "casual", "play 3D") < 0.1


NIL = {
    "game": "romanian",
    "cards": 8,
    "dealer": 1,
    "seat": 2,
    "turn_up": None,
    "trump": None,
    "bids": [0, 3, 0, 4],
    "tricks": [
        {"leader": 2, "cards": ["8H", "KH", "QH", "JH"]},
        {"leader": 3, "cards": ["AC", "7C", "KC"]},
    ],
}


@pytest.mark.parametrize("level", ["club", "strong"])
def test_the_highest_card_under_the_best_goes_when_the_bid_is_made(level: str) -> None:
    assert share(at("QC TC 9C QD TD 8D 9H", **NIL), level, "play QC") == 1


@pytest.mark.parametrize(("bid", "scoring"), [(1, "FRED"), (0, "VARBONUS")])
def test_while_tricks_are_wanted_or_pay_every_card_is_looked_at(bid: int, scoring: str) -> None:
    position = at("QC TC 9C QD TD 8D 9H", **{**NIL, "bids": [0, 3, bid, 4]})
    rules, view, decision = read_position({**position, "set": {"scoring": scoring}})
    cards = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
    assert len(cards) == 3
    thought = think_card(rules, view, decision.seat, cards, LEVELS["club"], chance.source(1))
    assert thought.judge is not None and sum(map(len, thought.judge.groups)) == 3
