"""How long the coach takes for a match of the default game: processor time of one core."""

from __future__ import annotations

from random import Random
from time import process_time

from farwhist import bots, self_play
from farwhist.bots.judging.coach import judge
from farwhist.engine.match import Match
from farwhist.rules.catalogue import default_preset, ruleset

LEVELS = ("expert", "casual")
"""Who loses much is looked at longer: a word hangs on more of its decisions."""

SEED = 11
GOAL = 60.0


def seconds(level: str, seed: int = SEED) -> tuple[float, int]:
    """Return the seconds for all decisions of seat 0 in one match, and how many they were."""
    rules = ruleset(default_preset(), 4, {})
    match = Match(rules, seed)
    players = [bots.make(level, rules), *[bots.make(bots.USUAL_LEVEL, rules)] * 3]
    dice, spent, number = Random(seed), 0.0, 0
    for chosen in self_play.moves(match, players, lambda seat: dice):
        if chosen.decision.seat == 0:
            start = process_time()
            judge(rules, chosen.view, chosen.decision, chosen.move)
            spent += process_time() - start
            number += 1
    return spent, number


def report() -> None:
    """Print the seconds of a match, beside the goal."""
    for level in LEVELS:
        spent, number = seconds(level)
        what = f"match of {level} judged"
        print(f"{what:<34}{spent:7.1f} s for {number} decisions; goal {GOAL:.0f}")
