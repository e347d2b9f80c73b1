"""Hands that two players draw from the pack, keeping one of two cards each time.

Source: Pagat (Spades, for two players), docs/rules.md#spades-for-two. Nobody deals: the pack lies
face down. Who draws looks at the top card. Kept, it goes into the hand, and the next card is
discarded; discarded, the next one must be kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision, Objection
from farwhist.engine.events import CardKept, CardLookedAt, DiscardsShown, Event
from farwhist.engine.moves import KEEP, REFUSE, Keep, Move, Refuse
from farwhist.engine.phase import Step
from farwhist.engine.position import Position


class Keeping(Struct, frozen=True):
    """Each in turn keeps one of the two top cards of the pack, until it is used up.

    The eldest hand begins. `shown` says who sees what is discarded.
    """

    shown: DiscardsShown = "drawer"

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
        if isinstance(move, Keep):
            return (CardKept(seat, first, second, True, self.shown),)
        return (CardKept(seat, second, first, False, self.shown),)

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return that only keeping or discarding is asked for."""
        return None if isinstance(move, Keep | Refuse) else Objection("not_now")
