"""Bots play a match among themselves, without a window: for the arena, training and `simulate`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from msgspec import Struct

from farwhist.bots.core.bot import Bot
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import Move
from farwhist.engine.position import Position


class Chosen(Struct, frozen=True):
    """A choice, and what it was made from."""

    decision: Decision
    view: Position
    move: Move


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
        for decision in match.decisions:
            if not decision.settled:
                break
        seat = decision.seat
        view = match.view(seat)
        move = players[seat].choose(view, decision, source(seat))
        yield Chosen(decision, view, move)
        match.submit(seat, move)
