"""The end of a deal, and of the match."""

from __future__ import annotations

from random import Random

from farwhist.engine.events import DealScored, MatchEnded
from farwhist.engine.phase import Step
from farwhist.engine.position import Position
from farwhist.rules.phases.dealing import Forced
from farwhist.rules.scoring.book import Book
from farwhist.rules.sequences import MOST_EXTRA_DEALS, Plan


class Scoring(Forced, frozen=True):
    """Deals are scored; the match ends with the plan, or at a target.

    Args:
        plan: the deals of the match.
        book: how they are scored.
        target: points that end a match without a fixed number of deals.
        whole_tours: whether the target is looked at only at the end of a tour of the sequence.
        longest: the most deals of a match that is played to a target.
        coop_tries: in a co-operative match, how often a deal is played before it counts although
            somebody missed; 0 in an ordinary one.
    """

    plan: Plan
    book: Book
    target: int = 100
    whole_tours: bool = False
    longest: int = 200
    coop_tries: int = 0

    def step(self, position: Position, rng: Random) -> Step:
        """Score the deal, once, and end the match when that is due."""
        if len(position.results) < position.deal:
            bids = tuple(position.bids)
            if self._void(position):
                return (DealScored((0,) * position.seats, bids, void=True),)
            return (DealScored(self.book.deal_points(position), bids),)
        if not position.results[-1].void and self._finished(position):
            return (MatchEnded(self.book.ranking(position)),)
        return ()

    def _void(self, position: Position) -> bool:
        if not self.coop_tries:
            return False
        tries = 1
        for result in reversed(position.results):
            if not result.void:
                break
            tries += 1
        missed = any(position.bids[seat] != position.taken[seat] for seat in position.active)
        return missed and tries < self.coop_tries

    def _finished(self, position: Position) -> bool:
        count = self.plan.count
        if count is None:
            return self._target_reached(position)
        if position.place < count:
            return False
        return not self._undecided(position) or position.place >= count + MOST_EXTRA_DEALS

    def _undecided(self, position: Position) -> bool:
        """Whether another deal is wanted to part the leaders."""
        return self.book.tie == "extra_deal" and len(self.book.leading(position)) > 1

    def _target_reached(self, position: Position) -> bool:
        if position.place >= self.longest:
            return True
        if self.whole_tours and position.place % len(self.plan.deals):
            return False
        return max(position.totals) >= self.target and not self._undecided(position)
