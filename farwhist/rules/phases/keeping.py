"""Hands that two players draw from the pack, keeping one of two cards each time.

Source: DKM Games (Spades, two handed); House Spades for cards that are discarded unseen, and Game
Rules for discards face up; docs/rules.md#spades-for-two. Nobody deals: the pack lies face down. Who
draws looks at the top card. Kept, it goes into the hand, and the next card is discarded; discarded,
the next one must be kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal

from msgspec import Struct

from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision, Objection
from farwhist.engine.events import (
    CardKept,
    CardLookedAt,
    DiscardSeen,
    Event,
    StockDiscarded,
)
from farwhist.engine.moves import KEEP, REFUSE, Keep, Move, Refuse
from farwhist.engine.phase import Step
from farwhist.engine.position import Position

Discards = Literal["seen", "unseen", "open"]
"""Whether who has kept a card sees the next one, which is discarded, and whether all see it."""


class Keeping(Struct, frozen=True):
    """Each in turn keeps one of the two top cards of the pack, until it is used up.

    The eldest hand begins. Who has discarded the first card keeps the second.
    """

    discards: Discards = "seen"

    def step(self, position: Position, rng: Random) -> Step:
        """Let the next seat look at the top card, or ask whether it keeps it."""
        if not position.stock:
            return ()
        if position.looking is None:
            return (CardLookedAt(position.turn, position.stock[0]),)
        return (Decision(position.looking, (KEEP, REFUSE)),)

    def answer(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        """Keep one of the two top cards and discard the other."""
        first, second = position.stock[:2]
        seen: DiscardSeen = "all" if self.discards == "open" else "drawer"
        if not isinstance(move, Keep):
            return (StockDiscarded(seat, first, seen), CardKept(seat, second))
        kept = CardKept(seat, first)
        if self.discards == "unseen":
            return (kept, StockDiscarded(seat, second, "nobody"))
        return (kept, CardLookedAt(seat, second), StockDiscarded(seat, second, seen))

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return that only keeping or discarding is asked for."""
        return None if isinstance(move, Keep | Refuse) else Objection("not_now")
