"""What the tricks of a deal are worth where sides are paid for what they have bid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy

from farwhist.engine.cards import Seat
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.scoring.undertaken import Undertaken


def margin(score: Undertaken, end: Position, side: int) -> float:
    """Return the points of a side over the average of the others; a bag costs its share.

    So it does not matter how many bags a side has gathered before.
    """
    worths = [_points(score, end, each) for each in range(score.sides)]
    own = worths.pop(side)
    return own - sum(worths) / len(worths)


def _points(score: Undertaken, end: Position, side: int) -> float:
    paid = sum(p.points for p in score.parts(end, (), side) if p.key != "bag_penalty")
    if not score.bag_limit:
        return paid
    return paid - score.undertaking(end, side).bags * score.bag_penalty / score.bag_limit


def worth_of_bids(ruleset: Ruleset, view: Position, seat: Seat) -> Callable[[Sequence[int]], float]:
    """Return what the tricks of all seats are worth to `seat`, all having bid."""
    score = lookup.undertaken(ruleset)
    end, known = copy(view), dict[tuple[int, ...], float]()

    def worth(taken: Sequence[int]) -> float:
        key = tuple(taken)
        if key not in known:
            end.taken = list(taken)
            known[key] = margin(score, end, seat % score.sides)
        return known[key]

    return worth
