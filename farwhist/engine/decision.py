"""What a seat must choose, and why it may not choose something else."""

from __future__ import annotations

from msgspec import Struct, field

from farwhist.engine.cards import Card, Seat, Suit
from farwhist.engine.moves import Move


class Objection(Struct, frozen=True):
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


class Led(Struct, frozen=True, gc=False):
    """The suit that a trick asks for, as the rules count suits.

    `held` are the cards of the seat that belong to it, as far as the seat sees them, and `binding`
    says that it must play one of them.
    """

    suit: Suit
    held: tuple[Card, ...] = ()
    binding: bool = False


class Decision(Struct, frozen=True, gc=False):
    """One seat's choice among the complete list of its legal moves; never empty.

    `settled`: the seat has answered already and may still change its answer (Ready bidding).
    `secret`: all seats answer at the same time, and nobody sees an answer before the last one.
    `led`: for a card to a trick in which a suit has been led, what there is to follow.
    """

    seat: Seat
    moves: tuple[Move, ...]
    settled: bool = False
    secret: bool = False
    led: Led | None = None
