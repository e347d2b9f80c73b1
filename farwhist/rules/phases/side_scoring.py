"""Scoring partnerships, or players whose partners change, and the end of their match."""

from __future__ import annotations

from random import Random

from farwhist.engine.events import DealScored, MatchEnded
from farwhist.engine.phase import Step
from farwhist.engine.position import Position
from farwhist.rules.phases.dealing import Forced
from farwhist.rules.scoring.rubber import GAMES, Rubber
from farwhist.rules.scoring.undertaken import SidePay
from farwhist.rules.sequences import MOST_EXTRA_DEALS
from farwhist.rules.sides import by_totals


class SideScoring(Forced, frozen=True):
    """Each deal gives points to two sides.

    Args:
        pay: what both sides are paid for a deal.
        target: the score that wins; with `both_ways` its negative loses. None: not used.
        deals: how many deals a match has when there is no target.
        extra: at the target too, another deal is played while both have the same score.
        rubber: the match is a rubber, which neither a target nor a number of deals ends.
    """

    pay: SidePay
    target: int | None = 7
    both_ways: bool = False
    deals: int = 8
    extra: bool = False
    rubber: Rubber | None = None

    def step(self, position: Position, rng: Random) -> Step:
        """Score the deal, once, and end the match when that is due."""
        if len(position.results) < position.deal:
            if self.rubber is not None:
                scored = self.rubber.scored(position)
                nothing = (None,) * position.seats
                return (DealScored(scored.points, nothing, game=scored.game, games=scored.games),)
            return (DealScored(self.pay.points(position), (None,) * position.seats),)
        if not self._finished(position):
            return ()
        return (MatchEnded(self._ranking(position)),)

    def _finished(self, position: Position) -> bool:
        if self.rubber is not None:
            return max(position.results[-1].games) == GAMES
        us, them = position.totals
        if self.target is not None:
            low = min(us, them) <= -self.target and self.both_ways
            return (low or max(us, them) >= self.target) and not (self.extra and us == them)
        if position.place < self.deals:
            return False
        return us != them or position.place >= self.deals + MOST_EXTRA_DEALS

    def _ranking(self, position: Position) -> tuple[tuple[int, ...], ...]:
        us, them = position.totals
        if us == them:
            if self.target is None:
                return ((0, 1),)
            # Both reached the target together: the odd tricks of the last deal decide.
            last = position.results[-1].taken
            us, them = sum(last[0::2]), sum(last[1::2])
        return ((0,), (1,)) if us > them else ((1,), (0,))


class StakesScoring(SideScoring, frozen=True):
    """Each player wins or loses his stakes; a deal in which nothing is played does not count."""

    def step(self, position: Position, rng: Random) -> Step:
        """Score the deal, once, and end the match when that is due."""
        if len(position.results) < position.deal:
            void = position.contract is None
            nothing = (None,) * position.seats
            return (DealScored(self.pay.points(position), nothing, void),)
        if position.place < self.deals:
            return ()
        return (MatchEnded(by_totals(position)),)
