"""What each seat made of a deal: what it set out to do, or not. No Qt here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final

from farwhist.engine.cards import Seat
from farwhist.engine.position import DealResult, Position
from farwhist.rules.kind import OutcomeText
from farwhist.rules.sides import side_of


class Feat(Enum):
    """What came of a deal for a seat: it was made, missed, missed by too many, or none of these."""

    MADE = "made"
    MISSED = "missed"
    TOO_MANY = "too many"
    NOTHING = "nothing"


def feats(view: Position, what: OutcomeText) -> list[Feat]:
    """Return by seat what came of the deal that was scored last."""
    result = view.results[-1]
    if result.void:
        return [Feat.NOTHING] * view.seats
    return [FEATS[what](view, result, seat) for seat in range(view.seats)]


def _exact(view: Position, result: DealResult, seat: Seat) -> Feat:
    bid, taken = result.bids[seat], result.taken[seat]
    if bid is None:
        return Feat.NOTHING
    if bid == taken:
        return Feat.MADE
    return Feat.MISSED if taken < bid else Feat.TOO_MANY


def _together(view: Position, result: DealResult, seat: Seat) -> Feat:
    if all(bid is None for bid in result.bids):
        return Feat.NOTHING
    return Feat.MADE if result.points[side_of(view, seat)] > 0 else Feat.MISSED


def _side(view: Position, result: DealResult, seat: Seat) -> Feat:
    side = side_of(view, seat)
    if result.points[side] > 0:
        return Feat.MADE
    declares = view.declarer is not None and side_of(view, view.declarer) == side
    return Feat.MISSED if declares else Feat.NOTHING


def _staying(view: Position, result: DealResult, seat: Seat) -> Feat:
    if result.points[seat] > 0:
        return Feat.MADE
    fell = bool(result.dealt[seat]) and seat not in view.alive
    return Feat.MISSED if fell else Feat.NOTHING


def _place(view: Position, result: DealResult, seat: Seat) -> Feat:
    if result.finished and seat in result.finished[0]:
        return Feat.MADE
    done = any(seat in group for group in result.finished)
    last = bool(result.finished) and seat in result.finished[-1]
    return Feat.NOTHING if done and not last else Feat.MISSED


FEATS: Final[Mapping[OutcomeText, Callable[[Position, DealResult, Seat], Feat]]] = {
    "bid": _exact,
    "bids": _together,
    "sides": _side,
    "staying": _staying,
    "place": _place,
}
