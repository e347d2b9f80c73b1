"""An opponent that plays at random: for tests and as a measuring stick."""

from __future__ import annotations

from random import Random

from farwhist.engine.decision import Decision
from farwhist.engine.moves import Move
from farwhist.engine.position import Position


class RandomBot:
    """Chooses each legal move with equal chance."""

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return any legal move."""
        moves = decision.moves
        return moves[int(rng.random() * len(moves))]
