"""Who made each move of a match: whoever sits there, or something in the player's place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final

from farwhist.engine.cards import Seat
from farwhist.engine.decision import IllegalMove
from farwhist.engine.match import Match
from farwhist.engine.moves import Move
from farwhist.engine.phase import Rules


class Maker(Enum):
    """Who made a move.

    `SELF` is whoever sits there, a person or an opponent. The others moved in a person's place:
    she followed a hint, a bot finished the deal for her, her time was up, or the rest of the deal
    was decided and played by itself.
    """

    SELF = "self"
    HINT = "hint"
    BOT = "bot"
    CLOCK = "clock"
    CLAIM = "claim"

    @property
    def own(self) -> bool:
        """Whether whoever sits there has decided this."""
        return self is Maker.SELF

    @property
    def took_over(self) -> bool:
        """Whether something else has decided, without the person."""
        return self in (Maker.BOT, Maker.CLOCK)


Makers = Mapping[int, Maker]
"""By the number of the move, from 0; moves that are not in it are `Maker.SELF`."""

NOBODY_ELSE: Final[Makers] = {}


def taken_over(
    rules: Rules, seed: int, moves: Sequence[tuple[Seat, Move]], made: Makers
) -> dict[Seat, frozenset[int]]:
    """Return the deals, from 1, in which a bot or the clock decided for a seat, by seat.

    A move that was the only one decides nothing.
    """
    if not any(maker.took_over for maker in made.values()):
        return {}
    found: dict[Seat, set[int]] = {}
    match = Match(rules, seed)
    for number, (seat, move) in enumerate(moves):
        decision = match.decision(seat)
        chose = decision is not None and len(decision.moves) > 1
        if chose and number in made and made[number].took_over:
            found.setdefault(seat, set()).add(match.position.deal)
        try:
            match.submit(seat, move)
        except IllegalMove:
            break
    return {seat: frozenset(deals) for seat, deals in found.items()}
