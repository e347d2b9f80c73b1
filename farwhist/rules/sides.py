"""Two sides: who plays with whom, and what each side has taken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from farwhist.engine.cards import Seat
from farwhist.engine.events import NOBODY
from farwhist.engine.moves import Contract, Strain
from farwhist.engine.position import Position

BOOK: Final = 6
"""The tricks of a side that count nothing; those above it are its odd tricks."""


def side_of(position: Position, seat: Seat) -> int:
    """Return the side of a seat: itself, or with two sides its partnership; nobody's is nobody."""
    if seat == NOBODY:
        return NOBODY
    return seat % position.sides if position.sides else seat


def partner_of(position: Position, seat: Seat) -> Seat | None:
    """Return the seat that plays together with another of four, None where each is alone."""
    together = position.sides == 2 and position.seats == 4
    return (seat + 2) % 4 if together else None


def nullo(contract: Contract | None) -> bool:
    """Whether both sides want to take few tricks."""
    return contract is not None and contract.strain is Strain.NULLO


def tricks_in_play(taken: Sequence[int]) -> list[int]:
    """Return the tricks that both sides have won with cards."""
    return [sum(taken[side::2]) for side in (0, 1)]


def side_tricks(position: Position, taken: Sequence[int]) -> list[int]:
    """Return the tricks of both sides; the kitty counts as a trick of the declaring side.

    It does so too while the declarer holds it and has laid nothing away.
    """
    tricks = tricks_in_play(taken)
    who = position.declarer
    if who is not None and (
        position.kitty or position.discards or len(position.hands[who]) > position.size
    ):
        tricks[who % 2] += 1
    return tricks


def places(ranking: Iterable[Sequence[int]], first: int = 1) -> Iterator[tuple[int, Sequence[int]]]:
    """Yield each group of equals, seats or sides, with its place; the best are at place `first`."""
    place = first
    for tied in ranking:
        yield place, tied
        place += len(tied)


def place_in(ranking: Iterable[Sequence[int]], who: int, first: int = 1) -> int | None:
    """Return the place of a seat or side; None if it is not in the ranking."""
    return next((place for place, tied in places(ranking, first) if who in tied), None)
