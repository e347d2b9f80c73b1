"""What a seat must choose, and why it may not choose something else."""

from __future__ import annotations

from dataclasses import dataclass, field

from farwhist.engine.cards import Seat
from farwhist.engine.moves import Move


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a move is illegal: the key of a sentence and what fills it.

    `facts` holds only numbers, suits and cards; the sentence is made where it is shown.
    """

    key: str
    facts: dict[str, object] = field(default_factory=dict)


class IllegalMove(Exception):
    """A move that the rules do not allow; `objection` says why."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(objection.key)
        self.objection = objection


@dataclass(frozen=True, slots=True)
class Decision:
    """One seat's choice among the complete list of its legal moves; never empty.

    `settled`: the seat has answered already and may still change its answer (Ready bidding).
    `secret`: all seats answer at the same time, and nobody sees an answer before the last one.
    """

    seat: Seat
    moves: tuple[Move, ...]
    settled: bool = False
    secret: bool = False
