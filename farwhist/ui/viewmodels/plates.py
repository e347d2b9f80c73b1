"""What a plate shows of its seat. No Qt here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from itertools import takewhile
from typing import Final, Literal

from msgspec import Struct

from farwhist.engine.cards import Seat
from farwhist.engine.moves import Call
from farwhist.engine.position import Points, Position
from farwhist.rules.kind import GameKind, PlateText
from farwhist.rules.sides import divided, place_in, together
from farwhist.ui.viewmodels.deals import bids_known, card_played, deal_scored, drawing


class PlateStatus(Struct, frozen=True):
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


def plate_status(view: Position, seat: Seat, plate: PlateText) -> PlateStatus | None:
    """Return what the plate of a seat says; None leaves it to the bids."""
    return NOTES[plate](view, seat) if view.hands else None


def _bids(view: Position, seat: Seat) -> PlateStatus | None:
    """Return the tricks where cards are played and nobody bids; otherwise the bid is told."""
    if seat in view.active and card_played(view) and not any(view.spoken):
        return PlateStatus("tricks", view.taken[seat])
    return None


def _calls(view: Position, seat: Seat) -> PlateStatus | None:
    calls = [call for who, call in view.calls if who == seat]
    if calls and view.contract is None:
        return PlateStatus("call", call=calls[-1])
    if view.contract is None and not view.trump_fixed:
        return None
    begun = view.tricks or view.trick
    if not begun and view.contract and (seat == view.declarer or seat in view.declaring):
        return PlateStatus("call", call=view.contract)
    plays = seat == view.declarer or seat in view.declaring
    stands: Literal["", "declarer"] = "declarer" if plays else ""
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


class Word(Enum):
    """What a plate says instead of numbers."""

    NONE = ""
    READY = "ready"
    THINKING = "thinking"
    CHOOSE = "choose"
    LATER = "later"
    OUT = "out"


class SeatFacts(Struct, frozen=True):
    """What the plate of one seat shows. `bid` is None as long as it is not known.

    `playing`: a card has been played in this deal, so that tricks can be compared with the bid;
    `scored`: it is over. `first` says that the seat leads to the first trick, as long as bids are
    made. `points` is None where they are not the seat's alone, or mean nothing, and `streak` counts
    the exact bids in a row, this deal included when it is scored. `side` is None where everybody
    plays for himself in this deal, else 0 for the viewer's side and 1 for the other. `together` are
    the tricks that the side is above its bid where partners add theirs up; where more are welcome,
    at most 0.
    """

    seat: Seat
    name: str
    dealer: bool
    turn: bool
    leads: bool
    word: Word
    bid: int | None
    taken: int
    playing: bool
    note: PlateStatus | None = None
    scored: bool = False
    first: bool = False
    own: bool = False
    points: Points | None = None
    streak: int = 0
    side: int | None = None
    together: int | None = None
    avatar: int = 0
    """Which portrait the plate shows."""

    @property
    def difference(self) -> int:
        """Tricks taken above the bid that counts; below it the number is negative."""
        return self.taken - (self.bid or 0) if self.together is None else self.together

    @property
    def missed(self) -> bool:
        """Whether the deal is over and the bid was not taken."""
        return self.scored and self.bid is not None and bool(self.difference)


def seat_facts(
    view: Position,
    seat: Seat,
    viewer: Seat,
    name: str,
    waiting: tuple[Seat, ...],
    *,
    kind: GameKind,
) -> SeatFacts:
    """Return what the plate of `seat` shows to `viewer`; `waiting` are the seats asked now."""
    begun = bool(view.hands)
    spoken = begun and bool(view.spoken[seat])
    note = plate_status(view, seat, kind.plate)
    word = Word.NONE
    if note is not None:
        pass
    elif begun and seat not in view.active:
        word = Word.OUT
    elif begun and not spoken:
        if view.ready[seat]:
            word = Word.READY
        elif seat in waiting:
            word = Word.CHOOSE if seat == viewer else Word.THINKING
            word = Word.NONE if drawing(view) and seat == viewer else word
        elif _bids_go_round(view, waiting) and not drawing(view):
            word = Word.LATER
    return SeatFacts(
        seat=seat,
        name=name,
        dealer=seat == view.dealer,
        turn=seat in waiting,
        leads=bool(view.trick) and view.trick[0][0] == seat,
        word=word,
        bid=view.bids[seat] if begun else None,
        taken=view.taken[seat] if begun else 0,
        playing=card_played(view),
        note=note,
        scored=deal_scored(view),
        first=kind.bids and begun and _bidding(view) and not drawing(view) and seat == view.leader,
        own=seat == viewer,
        points=_points(view, seat) if kind.points else None,
        streak=_streak(view, seat) if kind.exact else 0,
        side=int(not together(view, seat, viewer)) if divided(view) else None,
        together=_together(view, seat, kind) if begun and kind.bids else None,
    )


def _together(view: Position, seat: Seat, kind: GameKind) -> int | None:
    """Return by how much partners are above what they bid; who bid no trick stands alone."""
    if kind.more_wins:
        return min(0, view.taken[seat] - (view.bids[seat] or 0))
    if not view.sides == 2 < view.seats or not view.bids[seat]:
        return None
    who = [each for each in range(seat % 2, view.seats, 2) if view.bids[each]]
    return sum(view.taken[each] - (view.bids[each] or 0) for each in who)


def _bidding(view: Position) -> bool:
    """Whether bids are still made."""
    return bool(view.active) and not card_played(view) and not bids_known(view)


def _points(view: Position, seat: Seat) -> Points | None:
    return view.totals[seat] if len(view.totals or ()) == view.seats else None


def _streak(view: Position, seat: Seat) -> int:
    """Return how many deals in a row, the last ones that were scored, the bid was taken."""
    counted = [result for result in view.results if not result.void]
    made = takewhile(lambda result: result.bids[seat] == result.taken[seat], reversed(counted))
    return sum(1 for _ in made)


def _bids_go_round(view: Position, waiting: tuple[Seat, ...]) -> bool:
    """Whether a seat that is neither asked nor ready has to wait for its turn to bid."""
    return any(view.spoken[each] for each in view.active) or (bool(waiting) and view.trump_fixed)
