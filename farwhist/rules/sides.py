"""Sides: who plays with whom in a deal, who adds up points with whom, and what a side has taken.

Partners who face each other are one side for the whole match. Where sides change from deal to deal
each player has points of his own, and the deal itself says who plays the contract together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from farwhist.engine.cards import Seat
from farwhist.engine.events import NOBODY
from farwhist.engine.moves import Contract, Strain
from farwhist.engine.position import DealResult, Points, Position

BOOK: Final = 6
"""The tricks of a side that count nothing; those above it are its odd tricks."""


def side_of(position: Position, seat: Seat) -> int:
    """Return whose points a seat plays for: its own, or with two sides those of its partnership.

    Nobody's are nobody's.
    """
    if seat == NOBODY:
        return NOBODY
    return seat % position.sides if position.sides else seat


def declares(deal: Position | DealResult, seat: Seat) -> bool:
    """Whether a seat plays the contract, alone or with another, where sides change."""
    return seat in deal.declaring


def divided(position: Position) -> bool:
    """Whether the seats play against each other in two sides, at least one of several seats."""
    return position.sides < position.seats or bool(position.declaring)


def together(position: Position, one: Seat, other: Seat) -> bool:
    """Whether two seats play together in this deal; a seat does so with itself."""
    if position.declaring:
        return declares(position, one) is declares(position, other)
    return side_of(position, one) == side_of(position, other)


def partner_of(position: Position, seat: Seat) -> Seat | None:
    """Return the only seat that plays together with another in this deal, None without one."""
    if not divided(position):
        return None
    mates = [
        other
        for other in range(position.seats)
        if other != seat and together(position, seat, other)
    ]
    return mates[0] if len(mates) == 1 else None


def nullo(contract: Contract | None) -> bool:
    """Whether both sides want to take few tricks."""
    return contract is not None and contract.strain is Strain.NULLO


NEEDS: Final[Mapping[Strain, int]] = {
    Strain.PAIR: 8,
    Strain.SOLO: 5,
    Strain.MISERE: 0,
    Strain.ABUNDANCE: 9,
    Strain.ROYAL: 9,
    Strain.OPEN: 0,
    Strain.DECLARED: 13,
}
"""How many tricks make each contract; with 0 no trick may be taken."""

AVOIDING: Final = (Strain.MISERE, Strain.OPEN, Strain.GENERAL)
"""What is played to take no trick."""


def by_calls(contract: Contract | None) -> bool:
    """Whether what was called has made the sides of the deal."""
    strain = None if contract is None else contract.strain
    return strain in NEEDS or strain is Strain.GENERAL


def made_to_avoid(contract: Contract | None) -> bool:
    """Whether a contract is to take no trick."""
    return contract is not None and contract.strain in AVOIDING


def avoids(position: Position, seat: Seat) -> bool:
    """Whether a seat plays a misère, or one of all, so that it wants no trick."""
    declares_or_all = declares(position, seat) or not position.declaring
    return declares_or_all and made_to_avoid(position.contract)


def tricks_declared(deal: Position | DealResult) -> int:
    """Return the tricks of those who play the contract."""
    return sum(deal.taken[seat] for seat in deal.declaring)


def needed(deal: Position | DealResult) -> int | None:
    """Return how many tricks make the contract; None where nobody plays one."""
    return None if deal.contract is None else NEEDS.get(deal.contract.strain)


def met(deal: Position | DealResult) -> bool:
    """Whether the contract is made with the tricks taken so far; it needs one that is played."""
    need, taken = needed(deal), tricks_declared(deal)
    assert need is not None, "somebody plays a contract"
    return taken >= need if need else not taken


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


def by_totals(position: Position) -> tuple[tuple[int, ...], ...]:
    """Return the sides of each place, the highest total first; equals share a place."""
    totals = position.totals
    return tuple(
        tuple(side for side, own in enumerate(totals) if own == points)
        for points in sorted(set(totals), reverse=True)
    )


def score_before(results: Sequence[DealResult]) -> tuple[tuple[Points, ...], tuple[int, ...]]:
    """Return the score with which a deal of a rubber begins: of its game, and the games won."""
    if not results or not results[-1].games:
        return (0, 0), (0, 0)
    last = results[-1]
    return (0, 0) if any(last.points) else last.game, last.games


def places(ranking: Iterable[Sequence[int]], first: int = 1) -> Iterator[tuple[int, Sequence[int]]]:
    """Yield each group of equals, seats or sides, with its place; the best are at place `first`."""
    place = first
    for tied in ranking:
        yield place, tied
        place += len(tied)


def place_in(ranking: Iterable[Sequence[int]], who: int, first: int = 1) -> int | None:
    """Return the place of a seat or side; None if it is not in the ranking."""
    return next((place for place, tied in places(ranking, first) if who in tied), None)
