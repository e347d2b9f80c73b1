"""What the tricks of a deal are worth where no exact number is bid, and what hangs on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from itertools import pairwise
from typing import TYPE_CHECKING, Final, Protocol

from farwhist.bots.judging.verdict import Share, Unit
from farwhist.bots.tricks.bid_worth import margin
from farwhist.bots.tricks.side_playout import side_margin
from farwhist.engine.cards import Seat
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.sides import together

if TYPE_CHECKING:
    from farwhist.rules.kind import TrickWorth

ON_ONE_CARD: Final = 0.3
"""So often as others wins who lives on with a single card, which is one chance in one deal."""


class Payoff(Protocol):
    """What the end of a deal is worth to a seat."""

    unit: Unit
    share: Share

    def value(self, end: Position) -> float:
        """Return what it is worth, more being better."""

    def met(self, end: Position) -> float:
        """Return 1 where the aim that the share tells of is met, else 0, or a share of it."""

    def stake(self, end: Position) -> float:
        """Return what hangs on a deal like this one; more than 0."""


class SidePoints:
    """The points of a side over those of the other."""

    unit: Unit = "points"

    def __init__(self, ruleset: Ruleset, view: Position, seat: Seat) -> None:
        self._ruleset, self._seat = ruleset, seat
        self.share: Share = "contract" if view.contract or _has_auction(ruleset) else "odd_trick"

    def value(self, end: Position) -> float:
        """Return the points of the side less those of the other."""
        return side_margin(self._ruleset, end, self._seat)

    def met(self, end: Position) -> float:
        """Whether the deal goes to the side: the contract made, or the others' set."""
        return float(self.value(end) > 0)

    def stake(self, end: Position) -> float:
        """Return what the trick decides that makes the contract, or one trick without one."""
        if end.contract is None or end.declarer is None:
            return 1.0
        margins = [self._declared(end, end.declarer, won) for won in range(end.size + 1)]
        steps = pairwise(margins)
        return max(abs(more - fewer) for fewer, more in steps) or 1.0

    def _declared(self, end: Position, declarer: Seat, won: int) -> float:
        ended = copy(end)
        ended.taken = [0] * end.seats
        ended.taken[declarer] = won
        others = (seat for seat in end.active if not together(end, seat, declarer))
        ended.taken[next(others)] = end.size - won
        return side_margin(self._ruleset, ended, declarer)


def _has_auction(ruleset: Ruleset) -> bool:
    if lookup.makes_sides(ruleset):
        return True
    try:
        lookup.auction(ruleset)
    except ValueError:
        return False
    return True


class BidPoints:
    """The points of a side over those of the others, where sides are paid for their bids."""

    unit: Unit = "points"
    share: Share = "contract"

    def __init__(self, ruleset: Ruleset, view: Position, seat: Seat) -> None:
        self._score = lookup.undertaken(ruleset)
        self._side = seat % self._score.sides
        self._known: dict[tuple[object, ...], float] = {}

    def value(self, end: Position) -> float:
        """Return that margin; a bag costs its share."""
        key = (*end.taken, *end.bids)
        if key not in self._known:
            self._known[key] = margin(self._score, end, self._side)
        return self._known[key]

    def met(self, end: Position) -> float:
        """Whether the side has made its contract, and every nil of its own."""
        own = self._score.undertaking(end, self._side)
        return float(own.made and not any(end.taken[seat] for seat in own.nils))

    def stake(self, end: Position) -> float:
        """Return the points of the side's contract made less those of it set; nil as its bonus."""
        contract = self._score.undertaking(end, self._side).contract
        trick = 2.0 * self._score.trick
        return max(trick * contract, trick, 2.0 * self._score.nil if self._nil(end) else 0.0)

    def _nil(self, end: Position) -> bool:
        return bool(self._score.undertaking(end, self._side).nils)


class Staying:
    """The chance to win a match that players drop out of: those who stay win equally often."""

    unit: Unit = "match"
    share: Share = "stay"

    def __init__(self, ruleset: Ruleset, view: Position, seat: Seat) -> None:
        self._ruleset, self._seat = ruleset, seat
        self._known: dict[tuple[int, ...], tuple[float, float]] = {}

    def _found(self, end: Position) -> tuple[float, float]:
        key = tuple(end.taken)
        if key not in self._known:
            alive, single = lookup.staying(self._ruleset, end)
            stays = self._seat in alive
            weights = {each: ON_ONE_CARD if each in single else 1.0 for each in alive}
            chance = weights[self._seat] / sum(weights.values()) if stays else 0.0
            self._known[key] = chance, float(stays)
        return self._known[key]

    def value(self, end: Position) -> float:
        """Return the chance to win the match after this deal."""
        return self._found(end)[0]

    def met(self, end: Position) -> float:
        """Whether the seat stays in."""
        return self._found(end)[1]

    def stake(self, end: Position) -> float:
        """Return the whole match."""
        return 1.0


PAYOFFS: Final[Mapping[TrickWorth, Callable[[Ruleset, Position, Seat], Payoff]]] = {
    "points": SidePoints,
    "bids": BidPoints,
    "staying": Staying,
}
"""What tricks are worth, by what a game says of them."""


def after(view: Position, taken: Sequence[int]) -> Position:
    """Return the view as it is when the deal has ended with these tricks."""
    end = copy(view)
    end.taken = list(taken)
    return end
