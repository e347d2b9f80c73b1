"""Bots play a match among themselves, without a window: for the arena, training and `simulate`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import process_time
from typing import NamedTuple

from farwhist.bots.core.bot import Bot
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import Move
from farwhist.engine.position import Position


class Chosen(NamedTuple):
    """A choice, what it was made from, and the milliseconds of processor time that it took."""

    decision: Decision
    view: Position
    move: Move
    spent: float


def moves(
    match: Match, players: Sequence[Bot], source: Callable[[Seat], Random]
) -> Iterator[Chosen]:
    """Play a match to its end; yield each choice before it is submitted.

    Args:
        match: may have begun.
        players: one a seat.
        source: returns the generator of a seat for its next choice.
    """
    while match.decisions:
        decision = next(each for each in match.decisions if not each.settled)
        seat = decision.seat
        view = match.view(seat)
        rng = source(seat)
        start = process_time()
        move = players[seat].choose(view, decision, rng)
        yield Chosen(decision, view, move, 1000 * (process_time() - start))
        match.submit(seat, move)
