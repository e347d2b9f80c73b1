"""What the plates say in games without exact bids, as data. No Qt here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from farwhist.engine.cards import Seat
from farwhist.engine.moves import Call
from farwhist.engine.position import Position
from farwhist.rules.kind import PlateText
from farwhist.rules.standing import place_in


@dataclass(frozen=True, slots=True)
class PlateStatus:
    """One line on a plate.

    `kind` is "tricks", "cards", "place" or "life" with a `count`, or "call" with the call made.
    `gone`: the seat has dropped out of the match. `stands` tells what the tricks mean: "safe" and
    "needs" where a seat without any drops out, "declarer" for who plays the contract.
    """

    kind: Literal["", "tricks", "cards", "place", "life", "call"] = ""
    count: int = 0
    call: Call | None = None
    gone: bool = False
    stands: Literal["", "safe", "needs", "declarer"] = ""


def note_of(view: Position, seat: Seat, plate: PlateText) -> PlateStatus | None:
    """Return what the plate of a seat says; None leaves it to the bids."""
    return NOTES[plate](view, seat) if view.hands else None


def _bids(view: Position, seat: Seat) -> PlateStatus | None:
    return None


def _calls(view: Position, seat: Seat) -> PlateStatus | None:
    calls = [call for who, call in view.calls if who == seat]
    if calls and view.contract is None:
        return PlateStatus("call", call=calls[-1])
    if view.contract is None and not view.trump_fixed:
        return None
    if not view.tricks and not view.trick and seat == view.declarer:
        return PlateStatus("call", call=view.contract)
    stands: Literal["", "declarer"] = "declarer" if seat == view.declarer else ""
    return PlateStatus("tricks", view.taken[seat], stands=stands)


def _lives(view: Position, seat: Seat) -> PlateStatus:
    if view.alive and seat not in view.alive:
        return PlateStatus("place", place_of(view, seat), gone=True)
    if seat in view.single and not view.taken[seat]:
        return PlateStatus("life", len(view.hands[seat]))
    return PlateStatus("tricks", view.taken[seat], stands="safe" if view.taken[seat] else "needs")


def _cards(view: Position, seat: Seat) -> PlateStatus:
    place = place_in(view.finished, seat)
    return PlateStatus("place", place) if place else PlateStatus("cards", len(view.hands[seat]))


NOTES: Final[Mapping[PlateText, Callable[[Position, Seat], PlateStatus | None]]] = {
    "bids": _bids,
    "calls": _calls,
    "lives": _lives,
    "cards": _cards,
}


def place_of(view: Position, seat: Seat) -> int:
    """Return the place of a seat where players drop out; those still in share the first."""
    if seat in view.alive:
        return 1
    return place_in(reversed(view.out), seat, len(view.alive) + 1) or 1
