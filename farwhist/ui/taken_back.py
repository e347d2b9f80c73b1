"""The moves that were taken back and can be made again, in their order."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from farwhist.engine.cards import Seat
from farwhist.engine.moves import Move

Made = tuple[Seat, Move]


class TakenBack:
    """Follows the match: what it holds is always legal, one move after the other."""

    def __init__(self, moves: Iterable[Made] = ()) -> None:
        self._moves = list(moves)

    @property
    def moves(self) -> tuple[Made, ...]:
        """All of them, the next one first."""
        return tuple(self._moves)

    def has(self, seat: Seat | None) -> bool:
        """Whether a move of this seat can be made again."""
        return any(mover == seat for mover, _ in self._moves)

    def put(self, moves: Iterable[Made]) -> None:
        """Take these back as well; they come before all others."""
        self._moves[:0] = moves

    def follow(self, seat: Seat, move: Move, together: Collection[Seat]) -> None:
        """Note a move that is made now: the next one of these, or all of them are forgotten.

        `together` are the seats that can choose now. Where several can, they may do so in another
        order than before.
        """
        for number, (mover, again) in enumerate(self._moves):
            if mover not in together:
                break
            if mover == seat:
                if again == move:
                    del self._moves[number]
                    return
                break
        self._moves.clear()

    def take(self, seat: Seat | None) -> list[Made]:
        """Take out the moves up to the next one of this seat, and the answers that followed it."""
        end = next(n for n, (mover, _) in enumerate(self._moves) if mover == seat) + 1
        while end < len(self._moves) and self._moves[end][0] != seat:
            end += 1
        taken, self._moves = self._moves[:end], self._moves[end:]
        return taken
