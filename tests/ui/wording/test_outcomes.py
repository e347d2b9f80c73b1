"""What a deal meant to the player, in one sentence."""

from __future__ import annotations

from random import Random

from farwhist.ui.wording.outcomes import outcome
from tests.helpers.drive import any_moves, start


def test_who_has_dropped_out_does_not_watch_a_match_that_is_over() -> None:
    told = set()
    for seed in range(8):
        match = any_moves(start("knockout", 4, seed), Random(seed))
        view = match.view(0)
        for result in view.results:
            if not result.dealt[0]:
                told.add((any(result.points), outcome(result, view, 0, "staying")))
    assert told == {(False, "You are out and watch."), (True, "The match is over.")}
