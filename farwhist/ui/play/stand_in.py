"""A bot that makes the player's moves: until the end of a deal, or a single one."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from farwhist.engine.cards import Seat
from farwhist.ui.play.opponents import Opponent, Opponents

STAND_IN: Final = Opponent("strong")
"""How well it plays, whoever the opponents are."""


class StandIn:
    """Plays some `seats` of people until a deal ends, and remembers which moves it made."""

    def __init__(self, opponents: Opponents) -> None:
        self._opponents = opponents
        self._results: int | None = None
        self._once: Seat | None = None
        self.lent: frozenset[Seat] = frozenset()
        self._spans: list[range] = []

    @property
    def once(self) -> bool:
        """Whether it makes a single move."""
        return self._once is not None

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats that it plays: those `lent` until the deal ends, and that of a single move."""
        return self.lent if self._once is None else self.lent | {self._once}

    def plays(self, seat: Seat) -> bool:
        """Whether it plays this seat."""
        return seat in self.seats

    def begin(self, seats: Collection[Seat], results: int, made: int) -> None:
        """Play these seats too from now on: after so many deals, and so many moves of the match."""
        self._results, self._once = results, None
        self.lent |= frozenset(seats)
        self._spans.append(range(made, made))
        self._opponents.lend(self.lent, STAND_IN)

    def begin_once(self, seat: Seat, results: int, made: int) -> None:
        """Make the next move of this seat, without seeming to think: as `begin`."""
        self._results, self._once = results, seat
        self._spans.append(range(made, made))
        self._opponents.lend(self.seats, STAND_IN, waits=False)

    def follow(self, seat: Seat, results: int, made: int) -> None:
        """A move of `seat` is made; so many deals are over now, and so many moves made.

        Stop at the end of the deal, or when the single move is made.
        """
        if self._results is None:
            return
        self._spans[-1] = range(self._spans[-1].start, made)
        single = seat == self._once
        if results > self._results or (single and not self.lent):
            self.end()
        elif single:
            self._once = None
            self._opponents.lend(self.lent, STAND_IN)

    def end(self) -> None:
        """Play no more."""
        self._results = self._once = None
        self.lent = frozenset()
        self._opponents.lend(())

    def forget(self) -> None:
        """Play no more, and know of no moves: they are those of another match."""
        self.end()
        self._spans.clear()

    def start_of(self, move: int) -> int:
        """Return where the stretch begins that it played with this move in it, or else `move`."""
        return next((span.start for span in self._spans if move in span), move)

    def take_back(self, count: int) -> None:
        """Only so many moves are left."""
        self._spans = [span for span in self._spans if span.start < count]
