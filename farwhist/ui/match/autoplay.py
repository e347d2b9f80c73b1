"""Plays the rest of a deal by itself, as fast as it can be shown."""

from __future__ import annotations

from collections.abc import Callable, Collection

from farwhist.engine.cards import Seat
from farwhist.engine.match import Match
from farwhist.engine.moves import Move
from farwhist.ui.match.opponents import Opponents


class Autoplay:
    """Makes the opponents' own moves as soon as they are found, and any of people's.

    Args:
        opponents: who think at the other seats.
        submit: makes a move.
        go_on: is called when the deal is over and its end has been shown.
    """

    def __init__(
        self,
        opponents: Opponents,
        submit: Callable[[Seat, Move], None],
        go_on: Callable[[], None],
    ) -> None:
        self.shown = False
        self._opponents = opponents
        self._submit = submit
        self._go_on = go_on
        self._match: Match | None = None
        self._people: Collection[Seat] = ()
        self._results = 0

    @property
    def running(self) -> bool:
        """Whether a rest is being played. `shown` then says whether all of it so far has been."""
        return self._match is not None

    def begin(self, match: Match, people: Collection[Seat]) -> None:
        """Play the rest of the deal in which the match stands."""
        self._opponents.hurry()
        self._match, self._people = match, people
        self._results = len(match.position.results)
        self.play()

    def play(self) -> None:
        """Play on while all moves are known; call this again when another one is found."""
        match = self._match
        while match is not None and not self._over(match):
            known = self._known(match)
            if known is None:
                return
            self._submit(*known)
            if self._match is not match:  # whoever was told of the move has begun something else
                return
        self.stop()
        self._opponents.calm()
        if self.shown:
            self._go_on()

    def _known(self, match: Match) -> tuple[Seat, Move] | None:
        """Return a move that can be made now, if there is one."""
        for decision in match.decisions:
            if decision.settled:
                continue
            if decision.seat in self._people:
                return decision.seat, decision.moves[0]
            if self._opponents.found(decision.seat):
                return decision.seat, self._opponents.take(decision.seat)
        return None

    def _over(self, match: Match) -> bool:
        return match.over or len(match.position.results) > self._results

    def stop(self) -> None:
        """Play no more by itself."""
        self._match = None
