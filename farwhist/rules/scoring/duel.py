"""Points of two players for their tricks: for more than the other, or for each of them.

Source: German Whist, docs/rules.md#german-whist.
"""

from __future__ import annotations

from typing import Literal

from farwhist.engine.position import DealResult, Position
from farwhist.rules.scoring.parts import Part, Parts
from farwhist.rules.scoring.undertaken import SidePay, counted


class DuelPay(SidePay, frozen=True):
    """What two players are paid for the tricks of a deal.

    Args:
        points_for: 1 for having more than the other, for each trick more, or for every trick.
        drawing: so many tricks are played for the stock.
        early, late: how many tricks one of those, and one after them, counts as.
    """

    points_for: Literal["deal", "difference", "tricks"]
    drawing: int
    early: int
    late: int

    def parts(self, deal: Position | DealResult, side: int) -> Parts:
        """Return what a player is paid for a deal."""
        own, other = self.tricks(deal, side), self.tricks(deal, 1 - side)
        if self.points_for == "deal":
            return counted(Part("deal", 1, int(own > other)))
        if self.points_for == "difference":
            return counted(Part("more", 1, max(0, own - other)))
        return counted(Part("tricks", 1, own))

    def tricks(self, deal: Position | DealResult, side: int) -> int:
        """Return the tricks of a player as they count."""
        winners = [trick.winner for trick in deal.tricks]
        first, then = winners[: self.drawing], winners[self.drawing :]
        return self.early * first.count(side) + self.late * then.count(side)
