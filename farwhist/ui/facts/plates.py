"""What a plate says, as numbers and flags. No Qt here."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from farwhist.engine.cards import Seat
from farwhist.engine.position import Position
from farwhist.rules.kind import PlateText
from farwhist.ui.facts.deals import card_played
from farwhist.ui.facts.notes import Note, note_of


class Word(Enum):
    """What a plate says instead of numbers."""

    NONE = ""
    READY = "ready"
    THINKING = "thinking"
    CHOOSE = "choose"
    LATER = "later"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """What the plate of one seat shows. `bid` is None as long as it is not known.

    `playing`: a card has been played in this deal, so that tricks can be compared with the bid.
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
    note: Note | None = None
    avatar: int = 0
    """Which portrait the plate shows."""

    @property
    def difference(self) -> int:
        """Tricks taken above the bid; below it the number is negative."""
        return self.taken - (self.bid or 0)


def seat_facts(
    view: Position,
    seat: Seat,
    viewer: Seat,
    name: str,
    waiting: tuple[Seat, ...],
    *,
    plate: PlateText,
) -> SeatFacts:
    """Return what the plate of `seat` shows to `viewer`; `waiting` are the seats asked now."""
    begun = bool(view.hands)
    spoken = begun and bool(view.spoken[seat])
    note = note_of(view, seat, plate)
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
        elif _bids_go_round(view, waiting):
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
    )


def _bids_go_round(view: Position, waiting: tuple[Seat, ...]) -> bool:
    """Whether a seat that is neither asked nor ready has to wait for its turn to bid."""
    return any(view.spoken[each] for each in view.active) or (bool(waiting) and view.trump_fixed)
