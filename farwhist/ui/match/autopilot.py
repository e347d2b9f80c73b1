"""A bot that makes the player's moves: until the end of a deal, or a single one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from farwhist.engine.cards import Seat
from farwhist.ui.match.history import Made
from farwhist.ui.match.opponents import Opponent, Opponents

STAND_IN: Final = Opponent("strong")
"""How well it plays, whoever the opponents are."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """The moves from `start` to `end` while it played `seats`, because `asked` wanted it to.

    It began after so many `results`; with `once` it was for a single move of `asked`.
    """

    start: int
    end: int
    seats: frozenset[Seat]
    asked: frozenset[Seat]
    results: int
    once: bool

    def made(self, number: int, seat: Seat) -> bool:
        """Whether the move of `seat` with this number was made in it for somebody."""
        return self.start <= number < self.end and seat in self.seats


class Autopilot:
    """Plays some `seats` of people until a deal ends, and remembers which moves it made."""

    def __init__(self, opponents: Opponents) -> None:
        self._opponents = opponents
        self._results: int | None = None
        self._once: Seat | None = None
        self.lent: frozenset[Seat] = frozenset()
        self._stretches: list[Stretch] = []

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
        asked = frozenset(seats)
        self.lent |= asked
        self._stretches.append(Stretch(made, made, self.lent, asked, results, once=False))
        self._opponents.lend(self.lent, STAND_IN)

    def begin_once(self, seat: Seat, results: int, made: int) -> None:
        """Make the next move of this seat, without seeming to think: as `begin`."""
        self._results, self._once = results, seat
        asked = frozenset((seat,))
        self._stretches.append(Stretch(made, made, self.seats, asked, results, once=True))
        self._opponents.lend(self.seats, STAND_IN, waits=False)

    def follow(self, seat: Seat, results: int, made: int) -> None:
        """A move of `seat` is made; so many deals are over now, and so many moves made.

        Stop at the end of the deal, or when the single move is made.
        """
        if self._results is None:
            return
        self._stretches[-1] = replace(self._stretches[-1], end=made)
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
        self._stretches.clear()

    def start_of(self, move: int) -> int:
        """Return where the stretch begins that it played with this move in it, or else `move`."""
        found = (each.start for each in self._stretches if each.start <= move < each.end)
        return next(found, move)

    def last_done(
        self, moves: Sequence[Made], people: Collection[Seat]
    ) -> tuple[int, frozenset[Seat]] | None:
        """Return where the last thing begins that people did themselves, and who did it.

        That is a move, or to have asked this bot to play. None where nobody has done anything.
        """
        for number in range(len(moves) - 1, -1, -1):
            seat = moves[number][0]
            played = any(each.made(number, seat) for each in self._stretches)
            if seat in people and not played:
                return number, frozenset((seat,))
            for each in self._stretches:
                if each.start == number and each.end > number:
                    return number, each.asked
        return None

    def take_back(self, count: int) -> None:
        """Only so many moves are left."""
        self._stretches = [each for each in self._stretches if each.start < count]

    def resume(self, results: int) -> None:
        """Go on for those who have asked for it in the deal that is played after so many."""
        lasting = [each for each in self._stretches if not each.once and each.results == results]
        if lasting:
            self._results, self.lent = results, lasting[-1].seats
            self._opponents.lend(self.lent, STAND_IN)
