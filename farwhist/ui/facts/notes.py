"""What the plates say in games without exact bids, as data. No Qt here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from farwhist.engine.cards import Seat
from farwhist.engine.moves import Call
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Aim
from farwhist.rules.standing import place_in


@dataclass(frozen=True, slots=True)
class Note:
    """One line on a plate.

    `kind` is "tricks", "cards", "place" or "life" with a `count`, or "call" with the call made.
    `gone`: the seat has dropped out of the match.
    """

    kind: Literal["", "tricks", "cards", "place", "life", "call"] = ""
    count: int = 0
    call: Call | None = None
    gone: bool = False


def note_of(view: Position, seat: Seat, aim: Aim) -> Note | None:
    """Return what the plate of a seat says in a game of this aim; None leaves it to the bids."""
    if aim == "exact" or not view.hands:
        return None
    if aim == "shed":
        return _shedding(view, seat)
    if aim == "most" and view.alive and seat not in view.alive:
        return Note("place", place_of(view, seat), gone=True)
    if aim == "most" and seat in view.single and not view.taken[seat]:
        return Note("life", len(view.hands[seat]))
    calls = [call for who, call in view.calls if who == seat]
    if aim == "sides" and calls and view.contract is None:
        return Note("call", call=calls[-1])
    if aim == "sides" and view.contract is None and not view.trump_fixed:
        return None
    if aim == "sides" and not view.tricks and not view.trick and seat == view.declarer:
        return Note("call", call=view.contract)
    return Note("tricks", view.taken[seat])


def _shedding(view: Position, seat: Seat) -> Note:
    place = place_in(view.finished, seat)
    return Note("place", place) if place else Note("cards", len(view.hands[seat]))


def place_of(view: Position, seat: Seat) -> int:
    """Return the place of a seat where players drop out; those still in share the first."""
    if seat in view.alive:
        return 1
    return place_in(reversed(view.out), seat, len(view.alive) + 1) or 1
