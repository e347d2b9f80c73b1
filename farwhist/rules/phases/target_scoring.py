"""Scoring what sides have undertaken, until one reaches a target or all deals are played."""

from __future__ import annotations

from random import Random

from farwhist.engine.events import DealScored, MatchEnded
from farwhist.engine.phase import Step
from farwhist.engine.position import Position
from farwhist.rules.phases.dealing import Forced
from farwhist.rules.scoring.undertaken import Undertaken
from farwhist.rules.sides import by_totals


class TargetScoring(Forced, frozen=True):
    """Each deal gives every side points; the highest total wins when the match ends.

    It ends when a side has the target, or has fallen to the floor, unless several lead: then
    another deal is played.

    Args:
        score: what sides are paid for their bids and tricks.
        target: the total that ends the match; None: none does.
        floor: a total that ends it too; None: none does.
        longest: after so many deals it ends anyway.
    """

    score: Undertaken
    target: int | None
    floor: int | None = None
    longest: int = 100

    def step(self, position: Position, rng: Random) -> Step:
        """Score the deal, once, and end the match when that is due."""
        if len(position.results) < position.deal:
            points, bags = self.score.points(position), self.score.bags_after(position)
            return (DealScored(points, tuple(position.bids), bags=bags),)
        if not self._finished(position):
            return ()
        return (MatchEnded(by_totals(position)),)

    def _finished(self, position: Position) -> bool:
        if position.place >= self.longest:
            return True
        totals = position.totals
        fallen = self.floor is not None and min(totals) <= self.floor
        reached = self.target is not None and max(totals) >= self.target
        return (fallen or reached) and len(by_totals(position)[0]) == 1
