"""What the tricks of a deal are worth where sides are paid for what they have bid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Final

from farwhist.engine.cards import Seat
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.scoring.undertaken import Undertaken

ALL: Final = 99
"""What a side wants while nobody knows what it needs: every trick."""


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


def needs(score: Undertaken, view: Position, side: int) -> int:
    """Return how many tricks a side still needs for its contract; `ALL` until all have bid."""
    members = range(side, view.seats, score.sides)
    if any(view.bids[seat] is None for seat in members):
        return ALL
    own = score.undertaking(view, side)
    return own.contract - own.taken


def in_the_balance(needed: Sequence[int], own: int, left: int) -> bool:
    """Whether one trick more for the `own` side may set another: it needs nearly all that are left.

    Args:
        needed: what each side still needs for its contract.
        own: the side that thinks about it.
        left: the tricks that are left, the present one included.
    """
    rivals = (need for side, need in enumerate(needed) if side != own)
    return any(left - 1 <= need <= left for need in rivals)


def short_of_contract(ruleset: Ruleset, view: Position, seat: Seat) -> bool:
    """Whether a seat's side wants each trick it can take, and nobody plays for none."""
    score = lookup.undertaken(ruleset)
    if score.nil and any(view.bids[each] == 0 for each in view.active):
        return False
    return not score.gathered or needs(score, view, seat % score.sides) > 0


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
