"""Points of partnerships for the tricks of a deal, as parts."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from farwhist.engine.cards import Seat
from farwhist.engine.position import DealResult, Points, Position
from farwhist.rules.scoring.parts import Part, Parts, paid, total


class SidePay(Struct, frozen=True):
    """What two sides are paid for a deal."""

    def parts(self, deal: Position | DealResult, side: int) -> Parts:
        """Return what a side is paid for a deal; the points are their sum and nothing else."""
        raise NotImplementedError

    def points(self, position: Position) -> tuple[Points, ...]:
        """Return the points of both sides for the deal whose tricks have all been taken."""
        return tuple(total(self.parts(position, side)) for side in (0, 1))

    def explained(self, results: Sequence[DealResult], number: int, seat: Seat) -> Parts:
        """Return the parts of what the side of a seat scored in `results[number]`.

        They are empty where a seat cannot know them, as with cards that it has not seen.
        """
        result, side = results[number], seat % 2
        parts = self.parts(result, side)
        return parts if total(parts) == result.points[side] else ()


def counted(*parts: Part) -> Parts:
    """Return the parts that are worth something."""
    return tuple(part for part in paid(*parts) if part.count)
