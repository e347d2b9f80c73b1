"""A bot that makes the player's moves until the end of a deal."""

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
        self.seats: frozenset[Seat] = frozenset()
        self._spans: list[range] = []

    def begin(self, seats: Collection[Seat], results: int, made: int) -> None:
        """Play these seats from now on: after so many deals, and so many moves of the match."""
        self._results = results
        self.seats |= frozenset(seats)
        self._spans.append(range(made, made))
        self._opponents.lend(self.seats, STAND_IN)

    def follow(self, results: int, made: int) -> None:
        """So many deals are over, and so many moves made: stop at the end of the deal."""
        if self._results is not None:
            self._spans[-1] = range(self._spans[-1].start, made)
            if results > self._results:
                self.end()

    def end(self) -> None:
        """Play no more."""
        self._results, self.seats = None, frozenset()
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
