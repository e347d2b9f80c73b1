"""Every level plays whole matches by any rules of the exact-bid family, and only legal moves."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from farwhist.bots.core.levels import FLAT, LEVELS, STYLES, Level
from farwhist.bots.exact.level_bot import LevelBot
from farwhist.engine import chance
from farwhist.engine.match import Match
from farwhist.rules.draft import Draft
from farwhist.rules.ruleset import Ruleset
from tests.helpers.chosen import short_rulesets
from tests.helpers.drive import ends_of_seats, rules_of
from tests.helpers.legal import Legal, covering
from tests.helpers.quick_levels import capped

pytestmark = pytest.mark.slow

SOME = settings(
    max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)


def play_out(rules: Ruleset, seed: int, levels: list[Level], styles: list[str]) -> Match:
    """Play a match with these levels at the seats, in turn."""
    match = Match(rules, seed)
    while match.decisions:
        decision = next(each for each in match.decisions if not each.settled)
        seat = decision.seat
        player = LevelBot(
            rules, capped(levels[seat % len(levels)], 6), STYLES[styles[seat % len(styles)]]
        )
        view = match.view(seat)
        rng = chance.source(seed, 9, seat, len(match.moves))
        move = player.choose(view, decision, rng)
        assert move in decision.moves
        match.submit(seat, move)
    return match


@SOME
@given(rules=short_rulesets(), seed=st.integers(0, 10**6), turn=st.integers(0, 4))
def test_random_options(rules: Ruleset, seed: int, turn: int) -> None:
    order = [*LEVELS.values()]
    assert play_out(rules, seed, order[turn:] + order[:turn], list(STYLES)).over


@pytest.mark.parametrize("found", covering(), ids=str)
def test_every_value_of_every_option(found: Legal) -> None:
    """Each has an effect in one of these; only those of the deals themselves keep theirs."""
    changes = {**found.changes, "longest": "5"}
    if changes["sequence"] == "CUSTOM" and found.focus[0] not in ("custom", "tours", "each_dealer"):
        changes["custom"] = "3,6,1f,1h"
    rules = Draft.of(found.preset, found.seats, changes).ruleset()
    levels = [LEVELS["expert"], LEVELS["beginner"], LEVELS["club"], FLAT]
    assert play_out(rules, 7, levels, ["balanced"]).over


@pytest.mark.parametrize(("preset", "seats"), ends_of_seats())
def test_every_preset(preset: str, seats: int) -> None:
    rules = rules_of(preset, seats, sequence="CUSTOM", custom="1,3,2")
    assert play_out(rules, seats, list(LEVELS.values()), ["balanced", "bold"]).over
