"""What the rules of a game look like to the match."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision, Objection
from farwhist.engine.events import Event
from farwhist.engine.moves import Move
from farwhist.engine.position import Position

Step = Sequence[Event] | Sequence[Decision]
"""Events that happen without anybody's choice, or decisions that are open, or () for "over"."""


class Phase(Protocol):
    """A stretch of a deal: dealing, bidding, playing tricks, scoring.

    A phase holds options, never state: who is next and what is left is read off the position.
    """

    def step(self, position: Position, rng: Random) -> Step:
        """Return what happens by itself, else what must be decided, else () when it is over."""

    def answer(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        """Return what a legal `move` of `seat` causes."""

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return why `seat`, which has an open decision, may not make this move; None if it may."""


class Rules(Protocol):
    """What a match needs of a ruleset."""

    @property
    def seats(self) -> int:
        """How many seats play."""

    @property
    def sides(self) -> int:
        """How many sides are scored: seats, or partnerships."""

    @property
    def direction(self) -> int:
        """1 when play goes clockwise, -1 when it goes counter-clockwise."""

    @property
    def phases(self) -> Sequence[Phase]:
        """The phases of every deal, in order; after the last one the first begins again."""
