"""The duplicate: what another player would have made of the same cards.

The deal is dealt again from the seed and played by bots, one of them in the seat, several times
with other dice for everybody's choices. The real cards are used, so nothing of this may reach a
verdict.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec import Struct

from farwhist import bots, self_play
from farwhist.analysis.mean import Mean
from farwhist.analysis.opponents import make
from farwhist.bots.core.levels import LEVELS
from farwhist.engine.cards import Seat
from farwhist.engine.match import Match
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved

EXPERT: Final = list(LEVELS)[-1]
"""Whose play of the same cards is shown first."""

PLAYS: Final = 16
"""A deal is played so often at least, or its mean says too little."""


class Again(Struct, frozen=True):
    """Who plays a deal again, and how often.

    Args:
        deal: its number in the match, from 1.
        seat: where the player sits, with its partner where there are partners.
        player: its level.
        others: who sits at the other seats: a text for each seat, as `TableLevels` has it, or one
            for all.
        plays: how often the deal is played.
    """

    deal: int
    seat: Seat
    player: str = EXPERT
    others: str | tuple[str, ...] = bots.USUAL_LEVEL
    plays: int = PLAYS


def replays(saved: Saved, rules: Ruleset, again: Again) -> Iterator[float]:
    """Yield the points of each play of a deal, more being better.

    Nothing where a deal gives no points of its own.
    """
    if not rules.kind.points:
        return
    deal, side = again.deal, again.seat % rules.sides
    before = saved.moves[: Match(rules, saved.seed, saved.moves).moves_before(deal)]
    others = (again.others,) * rules.seats if isinstance(again.others, str) else again.others
    players = [
        make(again.player if each % rules.sides == side else others[each], rules)
        for each in range(rules.seats)
    ]
    sign = -1 if rules.kind.lower_wins else 1
    for number in range(again.plays):
        match = Match(rules, saved.seed, before)
        luck = f"duplicate/{again.player}/{deal}/{number}"
        dice = [Random(f"{luck}/{each}") for each in range(rules.seats)]
        for _ in self_play.moves(match, players, dice.__getitem__):
            if len(match.position.results) >= deal:
                break
        if len(match.position.results) < deal:
            return
        yield float(sign * lookup.deal_points(rules, match.position.results[deal - 1], side))


def replayed_deal(saved: Saved, rules: Ruleset, again: Again) -> Mean | None:
    """Return what a player would have made of the cards of a deal, in points; None as above."""
    found = list(replays(saved, rules, again))
    return Mean.of(found) if found else None
