"""Walking through a saved match: what each seat knew when it had to choose."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.hashing import sha256
from farwhist.engine.makers import Maker
from farwhist.engine.match import Match
from farwhist.engine.moves import Move, write
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved


class Turn(NamedTuple):
    """One choice of a match: move number `number`, from 0, and what it was made from.

    `view` is what the seat knew and `truth` how everything lay; both follow the match, and are only
    right until the walk goes on. `key` tells the choice from all others of all matches, and `maker`
    is who made it.
    """

    number: int
    decision: Decision
    view: Position
    move: Move
    key: str
    truth: Position
    maker: Maker = Maker.SELF


def turns(saved: Saved, rules: Ruleset, seats: Collection[Seat]) -> Iterator[Turn]:
    """Yield the choices of some seats in the order in which they were made.

    A sealed bid that was changed before it was opened counts only as it was in the end.
    """
    changed = set(_changed(saved, rules))
    match, told = Match(rules, saved.seed), keys(saved)
    for number, (seat, move) in enumerate(saved.moves):
        decision = match.decision(seat)
        if seat in seats and number not in changed and decision is not None:
            view, maker = match.view(seat), saved.maker(number)
            yield Turn(number, decision, view, move, told[number], match.position, maker)
        match.submit(seat, move)


def keys(saved: Saved) -> list[str]:
    """Return for each move what tells it from all other moves of all matches."""
    start = (saved.preset, saved.seats, sorted(saved.changes.items()), saved.seed)
    told, found = sha256(repr(start).encode()), []
    for seat, move in saved.moves:
        told.update(f"/{seat} {write(move)}".encode())
        found.append(told.hexdigest()[:32])
    return found


def key(saved: Saved, number: int) -> str:
    """Return that of :func:`keys` which tells the move with this number."""
    start = (saved.preset, saved.seats, sorted(saved.changes.items()), saved.seed)
    moves = "".join(f"/{seat} {write(move)}" for seat, move in saved.moves[: number + 1])
    return sha256(f"{start!r}{moves}".encode()).hexdigest()[:32]


def _changed(saved: Saved, rules: Ruleset) -> Iterator[int]:
    """Yield the numbers of the moves that their seats have taken back by another one."""
    match, latest = Match(rules, saved.seed), dict[Seat, int]()
    for number, (seat, move) in enumerate(saved.moves):
        decision = match.decision(seat)
        if decision is not None and decision.settled and seat in latest:
            yield latest[seat]
        latest[seat] = number
        match.submit(seat, move)
