"""Among cards that do the same to a trick the lowest is played, unless a higher is clearly better.

Play-outs are too few to tell such cards apart, so chance would throw honours under tricks that are
lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

from farwhist.bots.tricks.side_table import SideTable
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.kind import TrickWorth
from farwhist.rules.ruleset import Ruleset

THRIFTY: Final[Mapping[TrickWorth, bool]] = {"points": False, "bids": False, "staying": True}
"""Where nothing else decides among such cards; elsewhere the habit does."""

CLEARLY: Final = 1.5
"""So many standard errors a higher card must be ahead."""


def cheapest(
    ruleset: Ruleset,
    view: Position,
    table: SideTable,
    best: int,
    rows: Sequence[Mapping[int, float]],
) -> int:
    """Return the lowest card that does what the best one does, if it is not clearly worse.

    That is a card of its suit where both lose the trick, or both take it as the last to play. Who
    leads, and whoever must take no trick, plays the best card.

    Args:
        ruleset: what is played.
        view: what the seat knows.
        table: the same as numbers.
        best: the card that brought most.
        rows: what each card that may be played brought, deal by deal.
    """
    if not THRIFTY[ruleset.kind.worth] or lookup.misere(ruleset) or not view.trick:
        return best
    winner, seat, pack = ruleset.ranking.winner, table.seat, table.pack

    def takes(card: int) -> bool:
        return winner([*view.trick, (seat, pack[card])], view.trump, view.low) == seat

    taken = takes(best)
    if taken and len(view.trick) + len(view.passing) < len(view.active) - 1:
        return best
    strength, suit = table.strength, table.suit
    lower = [
        card
        for card in rows[0]
        if suit[card] == suit[best] and strength[card] < strength[best] and takes(card) == taken
    ]
    for card in sorted(lower, key=strength.__getitem__):
        lost = [row[best] - row[card] for row in rows]
        if sum(lost) <= CLEARLY * sqrt(sum(each * each for each in lost)):
            return card
    return best
