"""The end of a deal, and of the match."""

from __future__ import annotations

from random import Random

from farwhist.engine.events import DealScored, MatchEnded
from farwhist.engine.phase import Step
from farwhist.engine.position import Position
from farwhist.rules.phases.dealing import Forced
from farwhist.rules.scoring.book import Book
from farwhist.rules.scoring.undertaken import SidePay, Undertaken
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


class SideScoring(Forced, frozen=True):
    """Each deal gives points to two sides.

    Args:
        pay: what both sides are paid for a deal.
        target: the score that wins; with `both_ways` its negative loses. None: not used.
        deals: how many deals a match has when there is no target.
    """

    pay: SidePay
    target: int | None = 7
    both_ways: bool = False
    deals: int = 8

    def step(self, position: Position, rng: Random) -> Step:
        """Score the deal, once, and end the match when that is due."""
        if len(position.results) < position.deal:
            return (DealScored(self.pay.points(position), (None,) * position.seats),)
        if not self._finished(position):
            return ()
        return (MatchEnded(self._ranking(position)),)

    def _finished(self, position: Position) -> bool:
        us, them = position.totals
        if self.target is not None:
            low = min(us, them) <= -self.target and self.both_ways
            return low or max(us, them) >= self.target
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


class TargetScoring(Forced, frozen=True):
    """Each deal gives every side points; the highest total wins when the match ends.

    It ends when a side has the target, or has fallen to the floor, unless several lead: then
    another deal is played.

    Args:
        score: what sides are paid for their bids and tricks.
        target: the total that ends the match.
        floor: a total that ends it too; None: none does.
        longest: after so many deals it ends anyway.
    """

    score: Undertaken
    target: int
    floor: int | None = None
    longest: int = 100

    def step(self, position: Position, rng: Random) -> Step:
        """Score the deal, once, and end the match when that is due."""
        if len(position.results) < position.deal:
            points, bags = self.score.points(position), self.score.bags_after(position)
            return (DealScored(points, tuple(position.bids), bags=bags),)
        if not self._finished(position):
            return ()
        return (MatchEnded(ranking(position)),)

    def _finished(self, position: Position) -> bool:
        if position.place >= self.longest:
            return True
        totals = position.totals
        fallen = self.floor is not None and min(totals) <= self.floor
        return (fallen or max(totals) >= self.target) and len(ranking(position)[0]) == 1


def ranking(position: Position) -> tuple[tuple[int, ...], ...]:
    """Return the sides of each place, the highest total first; equals share a place."""
    totals = position.totals
    return tuple(
        tuple(side for side, own in enumerate(totals) if own == points)
        for points in sorted(set(totals), reverse=True)
    )
