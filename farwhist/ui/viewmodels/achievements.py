"""What each seat made of a deal: what it set out to do, or not. No Qt here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final

from farwhist.engine.cards import Seat
from farwhist.engine.position import DealResult, Position
from farwhist.rules.kind import OutcomeText
from farwhist.rules.sides import side_of


class Achievement(Enum):
    """What came of a deal for a seat: it was made, missed, missed by too many, or none of these."""

    MADE = "made"
    MISSED = "missed"
    TOO_MANY = "too many"
    NOTHING = "nothing"


def feats(view: Position, what: OutcomeText) -> list[Achievement]:
    """Return by seat what came of the deal that was scored last."""
    result = view.results[-1]
    if result.void:
        return [Achievement.NOTHING] * view.seats
    return [FEATS[what](view, result, seat) for seat in range(view.seats)]


def _exact(view: Position, result: DealResult, seat: Seat) -> Achievement:
    bid, taken = result.bids[seat], result.taken[seat]
    if bid is None:
        return Achievement.NOTHING
    if bid == taken:
        return Achievement.MADE
    return Achievement.MISSED if taken < bid else Achievement.TOO_MANY


def _together(view: Position, result: DealResult, seat: Seat) -> Achievement:
    if all(bid is None for bid in result.bids):
        return Achievement.NOTHING
    return Achievement.MADE if result.points[side_of(view, seat)] > 0 else Achievement.MISSED


def _side(view: Position, result: DealResult, seat: Seat) -> Achievement:
    side = side_of(view, seat)
    if result.points[side] > 0:
        return Achievement.MADE
    declares = view.declarer is not None and side_of(view, view.declarer) == side
    return Achievement.MISSED if declares else Achievement.NOTHING


def _staying(view: Position, result: DealResult, seat: Seat) -> Achievement:
    if result.points[seat] > 0:
        return Achievement.MADE
    fell = bool(result.dealt[seat]) and seat not in view.alive
    return Achievement.MISSED if fell else Achievement.NOTHING


def _place(view: Position, result: DealResult, seat: Seat) -> Achievement:
    if result.finished and seat in result.finished[0]:
        return Achievement.MADE
    done = any(seat in group for group in result.finished)
    last = bool(result.finished) and seat in result.finished[-1]
    return Achievement.NOTHING if done and not last else Achievement.MISSED


FEATS: Final[Mapping[OutcomeText, Callable[[Position, DealResult, Seat], Achievement]]] = {
    "bid": _exact,
    "bids": _together,
    "sides": _side,
    "staying": _staying,
    "place": _place,
}
