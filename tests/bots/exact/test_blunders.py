"""Blunders that players have reported of other programs' bots; ours must not make them.

The positions are those of the issues of TricksterBots (Oh Hell) with these numbers, told in our
own cards. Levels from the second one up must get all of them right.
"""

from __future__ import annotations

from typing import Any

import pytest

from farwhist.bots.core.levels import LEVELS, STYLES
from farwhist.bots.core.outside_position import read_position
from farwhist.bots.exact.level_bot import LevelBot
from farwhist.engine import chance
from farwhist.engine.moves import write

GOOD = [key for key in LEVELS if key != "beginner"]


def answer(data: dict[str, Any], level: str, style: str = "balanced", seed: int = 1) -> str:
    """Return the move of a level in a position, as text."""
    rules, view, decision = read_position({"game": "oh_hell", **data})
    player = LevelBot(rules, LEVELS[level], STYLES[style])
    return write(player.choose(view, decision, chance.source(seed)))


def at(hand: str, **fields: Any) -> dict[str, Any]:
    """Return a position of seat 0, with as many cards as `hand` and on the last seat's deal."""
    cards = hand.split()
    return {"seats": 4, "cards": len(cards), "dealer": 3, "seat": 0, "hand": cards, **fields}


@pytest.mark.parametrize("level", GOOD)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_59_never_0_with_the_ace_of_trumps_because_of_the_hook(level: str, seed: int) -> None:
    position = at("AC 2H 3H 4H 5H 6H 7H", dealer=0, turn_up="2C", trump="C", bids=[None, 1, 2, 3])
    assert answer(position, level, seed=seed) == "bid 2"


@pytest.mark.parametrize("level", GOOD)
@pytest.mark.parametrize("style", list(STYLES))
def test_59_the_king_is_sure_when_the_ace_was_turned(level: str, style: str) -> None:
    position = at("KC 2H 3H 4H 5H 6H 7H", dealer=0, turn_up="AC", trump="C", bids=[None, 1, 2, 3])
    assert answer(position, level, style) == "bid 2"


@pytest.mark.parametrize("level", GOOD)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_350_leads_the_king_from_king_queen_four_when_it_needs_all(level: str, seed: int) -> None:
    position = at("KD QD 4D", turn_up="2D", trump="D", bids=[3, 0, 1, 0])
    assert answer(position, level, seed=seed) == "play KD"


@pytest.mark.parametrize("level", GOOD)
def test_217_leads_the_higher_of_two_trumps_when_it_needs_both(level: str) -> None:
    position = at("9H 5H", turn_up="2H", trump="H", bids=[2, 0, 1, 0])
    assert answer(position, level) == "play 9H"


@pytest.mark.parametrize("level", GOOD)
@pytest.mark.parametrize(("hand", "lead"), [("QS 8S AD KD", "QS"), ("JS TS 3S 2S", "JS")])
def test_71_leads_its_biggest_trump_when_it_needs_all_tricks(
    level: str, hand: str, lead: str
) -> None:
    position = at(hand, turn_up="7S", trump="S", bids=[4, 0, 0, 1])
    assert answer(position, level) == f"play {lead}"


@pytest.mark.parametrize("level", GOOD)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_142_keeps_the_boss_trump_for_the_last_trick(level: str, seed: int) -> None:
    # One more trick is needed, two cards are left and the suit led is not in the hand: a ruff
    # would have to be followed by a lead that may win too.
    position = at(
        "AH KC",
        turn_up="2H",
        trump="H",
        bids=[1, 1, 1, 0],
        tricks=[
            {"leader": 1, "cards": ["AS", "3S", "2S", "4S"]},
            {"leader": 1, "cards": ["9D", "TD", "3D"]},
        ],
        cards=3,
        dealer=0,
    )
    assert answer(position, level, seed=seed) == "play KC"


@pytest.mark.parametrize("level", GOOD)
def test_245_plays_the_highest_trump_first_when_it_needs_all_the_rest(level: str) -> None:
    # The hand of the issue: six and four of trumps, needing every trick that is left.
    position = at("6H 4H", turn_up="QH", trump="H", bids=[2, 1, 0, 0])
    assert answer(position, level) == "play 6H"


@pytest.mark.parametrize("level", GOOD)
@pytest.mark.parametrize("style", list(STYLES))
def test_60_never_bids_less_than_its_sure_tricks(level: str, style: str) -> None:
    position = at("AS KS QS 2D 3C", turn_up="9S", trump="S", bids=[None] * 4)
    assert int(answer(position, level, style).split()[1]) >= 3


@pytest.mark.parametrize("level", [key for key in GOOD if key != "casual"])
def test_a_king_is_not_led_when_the_bid_is_made(level: str) -> None:
    # One trick was bid and taken; the king would most likely take another.
    position = at(
        "KS 4H 5D 7D 8C",
        turn_up="2C",
        trump="C",
        cards=6,
        bids=[1, 2, 1, 1],
        tricks=[{"leader": 0, "cards": ["AH", "3H", "6H", "7H"]}],
    )
    for seed in range(8):
        assert answer(position, level, seed=seed) != "play KS"
