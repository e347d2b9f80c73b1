"""Who sheds cards with care wins against who does not."""

from __future__ import annotations

from random import Random

from farwhist import bots, self_play
from farwhist.engine.match import Match
from tests.helpers.drive import rules_of


def test_the_casual_player_sheds_better_than_the_beginner() -> None:
    points = 0.0
    rules = rules_of("bastard", 2)
    for seed in range(40):
        match, better = Match(rules, seed), seed % 2
        levels = ["casual" if seat == better else "beginner" for seat in range(2)]
        table = [bots.make(level, rules) for level in levels]
        rng = Random(seed)
        for _ in self_play.moves(match, table, lambda seat, rng=rng: rng):
            pass
        points += match.position.totals[better] - match.position.totals[1 - better]
    assert points > 0
