"""The interface of an opponent."""

from __future__ import annotations

from random import Random
from typing import Protocol

from farwhist.engine.decision import Decision
from farwhist.engine.moves import Move
from farwhist.engine.position import Position


class Bot(Protocol):
    """Chooses for one seat. It keeps nothing between two choices."""

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return one of the decision's moves; `view` is what the seat knows, to read only."""


class RandomBot:
    """Chooses each legal move with equal chance."""

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return any legal move."""
        moves = decision.moves
        return moves[int(rng.random() * len(moves))]
