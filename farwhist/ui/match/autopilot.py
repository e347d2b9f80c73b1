"""Plays in the player's place, for the rest of a deal or a move; how far one step back goes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from farwhist.engine.cards import Seat
from farwhist.engine.events import NOBODY
from farwhist.engine.match import Match
from farwhist.engine.moves import Move
from farwhist.rules.decided import Ending, decided
from farwhist.ui.match.history import History, Made, MatchSlots
from farwhist.ui.match.opponents import Opponent, Opponents
from farwhist.ui.match.people import Passing

STAND_IN: Final = Opponent("strong")
"""How well it plays, whoever the opponents are."""


class Stretch(Struct, frozen=True):
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


def step_back(history: History, passing: Passing, stand_in: Autopilot) -> tuple[int, Seat] | None:
    """Return how many moves are left when the player's last one is taken back, and whose it is.

    Of several people each takes back only what she did herself, unless nobody's hand is open. What
    a bot has made for the player is taken back whole. None where there is nothing.
    """
    if not passing.several:
        last = history.before(passing.people)
        if last is None:
            return None
        return stand_in.start_of(last), history.moves[last][0]
    done = stand_in.last_done(history.match.moves, passing.people)
    if done is None or (passing.eyes != NOBODY and passing.eyes not in done[1]):
        return None
    return done[0], min(done[1])


def step_on(history: History, passing: Passing) -> int | None:
    """Return how many moves there are when the player's next one is made again, if there is one.

    Of several people each makes only her own again.
    """
    if passing.several:
        following = (seat for seat, _ in history.ahead if seat in passing.people)
        if next(following, NOBODY) != passing.eyes or passing.eyes == NOBODY:
            return None
    return history.after(passing.people)


class Finishing:
    """Finishes a deal that is decided, or that the player hands over to a bot.

    `rest` makes moves as fast as they can be shown, `stand_in` chooses them for people.

    Args:
        on_table: the match.
        passing: the people who play it.
        opponents: who think at the other seats, and at those that are handed over.
        submit: makes a move.
        go_on: asks for what must be decided next.
    """

    def __init__(
        self,
        on_table: MatchSlots,
        passing: Passing,
        opponents: Opponents,
        submit: Callable[[Seat, Move], None],
        go_on: Callable[[], None],
    ) -> None:
        self._on_table, self._passing, self._submit = on_table, passing, submit
        self.rest = Autoplay(opponents, submit, go_on)
        self.stand_in = Autopilot(opponents)

    def ending(self) -> Ending | None:
        """Return how the deal ends, when nothing is left for the player to decide."""
        played, people, viewer = self._on_table.played, self._passing.people, self._passing.seat
        if played is None or self._on_table.rehearsing or self._passing.eyes == NOBODY:
            return None
        if not self._passing.several and people != {played.setting.human}:
            return None
        if self.handed_over or self.stand_in.plays(viewer):
            return None
        return decided(played.rules, played.history.match.view(viewer), viewer)

    def finish_deal(self) -> None:
        """Play the decided rest of the deal, the opponents' own moves and any of the player's."""
        if self.ending() is not None:
            self.rest.begin(self._on_table.carried.history.match, self._passing.people)

    @property
    def handed_over(self) -> bool:
        """Whether a bot plays for the player until the end of the deal.

        Of several people that is the one for whom the table is laid.
        """
        lent = self.stand_in.lent
        return self._passing.seat in lent if self._passing.several else bool(lent)

    def hand_over(self) -> bool:
        """Let a bot play for the player until the end of the deal; return whether it will."""
        history, passing = self._on_table.carried.history, self._passing
        bound = self._on_table.rehearsing or history.match.over or passing.eyes == NOBODY
        if bound or self.handed_over or not passing.people:
            return False
        seats = {passing.seat} if passing.several else passing.people
        self.stand_in.begin(seats, len(history.match.position.results), history.cursor)
        return True

    def skip_rest(self) -> None:
        """Make the rest of the moves of a deal that was handed over as soon as they are found."""
        whole = self.handed_over and self._passing.people <= self.stand_in.lent
        if whole and not self.rest.running:
            self.rest.begin(self._on_table.carried.history.match, ())

    def relieve(self, seat: Seat) -> bool:
        """Let a bot make the next move of the person at `seat`; return whether it is to choose.

        A move that is the only one is made at once.
        """
        history = self._on_table.carried.history
        decision = history.match.decision(seat)
        if seat not in self._passing.people or decision is None or self._on_table.rehearsing:
            return False
        if len(decision.moves) == 1:
            self._submit(seat, decision.moves[0])
            return False
        if self.stand_in.plays(seat):
            return False
        results = len(history.match.position.results)
        self.stand_in.begin_once(seat, results, history.cursor)
        return True

    def stop(self) -> None:
        """Leave everything to the player again."""
        self.stand_in.end()
        self.rest.stop()
