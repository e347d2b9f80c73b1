"""The duplicate: what another player would have made of the same cards, and so what was luck.

The deal is dealt again from the seed and played by bots, one of them in the seat, several times
with other dice for everybody's choices. The real cards are used, so nothing of this may reach a
verdict.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from farwhist import bots, self_play
from farwhist.bots.core.levels import LEVELS
from farwhist.engine.cards import Seat
from farwhist.engine.match import Match
from farwhist.engine.position import DealResult
from farwhist.rules.catalogue import default_preset
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved

EXPERT: Final = list(LEVELS)[-1]
"""Whose play of the same cards luck is measured by."""

PLAYS: Final = 16
"""A deal is played so often at least, or its mean says too little."""


class Mean(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


def replayed_deal(
    saved: Saved,
    rules: Ruleset,
    deal: int,
    seat: Seat,
    *,
    player: str = EXPERT,
    others: str = bots.USUAL_LEVEL,
    plays: int = PLAYS,
) -> Mean | None:
    """Return what a player would have made of the cards of a deal, in points, more being better.

    Args:
        saved: the match.
        rules: what is played in it.
        deal: its number in the match, from 1.
        seat: where the player sits, with its partner where there are partners.
        player, others: the levels of it and of everybody else.
        plays: how often the deal is played.

    Returns None where a deal gives no points of its own.
    """
    if not rules.kind.points:
        return None
    before = saved.moves[: Match(rules, saved.seed, saved.moves).moves_before(deal)]
    side = seat % rules.sides
    players = [
        bots.make(player if each % rules.sides == side else others, rules)
        for each in range(rules.seats)
    ]
    sign = -1 if rules.kind.lower_wins else 1
    found = []
    for number in range(plays):
        match = Match(rules, saved.seed, before)
        dice = [Random(f"duplicate/{deal}/{number}/{each}") for each in range(rules.seats)]
        for _ in self_play.moves(match, players, dice.__getitem__):
            if len(match.position.results) >= deal:
                break
        if len(match.position.results) < deal:
            return None
        found.append(sign * match.position.results[deal - 1].points[side])
    return Mean(fmean(found), stdev(found) / plays**0.5 if plays > 1 else 0.0)


@cache
def _long_run() -> Mapping[str, Any]:
    path = Path(bots.__file__).parent / "data" / "long_run.json"
    table: dict[str, Any] = json.loads(path.read_text("ascii"))
    return table


def long_run(saved: Saved, result: DealResult, others: str) -> Mean | None:
    """Return what an expert gets in the mean of such deals against these opponents.

    It is known for the rules that the means were measured by: the first preset as it is, with four
    players. None for all others.
    """
    table = _long_run()
    usual = saved.preset == default_preset() and not saved.changes
    if not usual or saved.seats != table["seats"]:
        return None
    row = table["means"].get(others, {}).get(str(result.size))
    return None if row is None else Mean(*row)
