"""Who sits at the table and what is played there. No Qt here."""

from __future__ import annotations

from dataclasses import dataclass

from farwhist.engine.cards import Seat
from farwhist.rules.kind import EXACT_BIDS, GameKind


@dataclass(frozen=True, slots=True)
class ShownMatch:
    """What is shown of a match besides its position.

    `viewer` is the seat whose cards are seen, `names` are those of the seats, `deals` is how many
    deals the match has, where that is known, and `kind` that of the ruleset.
    """

    viewer: Seat = 0
    names: tuple[str, ...] = ()
    deals: int | None = None
    kind: GameKind = EXACT_BIDS


NO_MATCH = ShownMatch()
"""What is shown before there is a match: nobody sits at the table."""
