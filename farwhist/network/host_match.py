"""The match at the host: the only truth. It asks, takes moves, and tells each viewer its view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from farwhist.bots.thinking.task import MoveTask, Terms, luck
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision, IllegalMove
from farwhist.engine.makers import Maker
from farwhist.engine.match import Match
from farwhist.engine.moves import Move, read
from farwhist.network.messages import Began, ChoiceAsked, FromHost, Happened, Make, NotMade
from farwhist.store.matches import MoveStore, Saved
from farwhist.store.setting import level_and_style, opponents_until, with_opponents

Cancel = Callable[[], None]

LEAST_TIME: Final = 0.1
"""So many seconds are left, as a guest is told, of a time that is just over: 0 is no limit."""


class TableScheduler(Protocol):
    """Calls functions after a while, in the thread of the table."""

    @property
    def now(self) -> float:
        """The time in seconds, from any moment on."""

    def after(self, seconds: float, function: Callable[[], None]) -> Cancel:
        """Call `function` when this time has passed; return what forgets it."""


class Thinker(Protocol):
    """Finds the moves of seats at which bots play."""

    def think(self, task: MoveTask, done: Callable[[Move], None]) -> None:
        """Call `done` with the move, later and in the thread of the table."""


class TableServices(Struct, frozen=True):
    """What a table needs of the program around it.

    Args:
        scheduler: calls back after a while.
        thinker: chooses moves for bots.
        store: saves the match.
        problem: is told why something could not be saved.
    """

    scheduler: TableScheduler
    thinker: Thinker
    store: MoveStore
    problem: Callable[[OSError], None] = lambda problem: None


class Viewer(Struct, eq=False):
    """Somebody who follows the match, and how many events they have been told."""

    seat: Seat
    send: Callable[[FromHost], None]
    told: int = 0
    fresh: bool = True


class _Clock(Struct, frozen=True):
    """The time of one seat: for the move after so many, and when it ends."""

    made: int
    end: float
    cancel: Cancel


class HostMatch:
    """Plays one match among people and bots.

    Args:
        saved: what is played, and the moves that are made already.
        levels: one a seat: the level and style of the bot that plays there, empty for people.
        stand_in: the level of the bot that plays for who is away or has no time left.
        clock: seconds for a move of a person; 0 for as long as they like.
        epoch: the number of its first `Began`.
        changed: is called when all have been told of what has happened.

    Raises:
        Unsound: the moves do not fit the rules.
    """

    def __init__(
        self,
        saved: Saved,
        levels: Sequence[str],
        services: TableServices,
        *,
        stand_in: str,
        clock: float,
        epoch: int = 0,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        self.setting = saved.setting
        self.match: Match = saved.match()
        self.makers = dict(saved.made)
        self.epoch = epoch
        self._changed = changed
        self.viewers: list[Viewer] = []
        self.played_for: set[Seat] = set()
        self._levels = tuple(levels)
        self._stand_in = stand_in
        self._clock = clock
        self._services = services
        self._late: set[Seat] = set()
        self._thinking: dict[Seat, object] = {}
        self._clocks: dict[Seat, _Clock] = {}
        self._note_opponents()

    @property
    def saved(self) -> Saved:
        """The match as it is saved."""
        return Saved.of(self.setting, self.match.moves, self.makers)

    @property
    def people(self) -> frozenset[Seat]:
        """The seats at which people play."""
        return frozenset(seat for seat, level in enumerate(self._levels) if not level)

    def begin(self) -> None:
        """Save the match, tell everybody, and ask."""
        self._save(lambda: self._services.store.save(self.saved))
        self.go_on()

    def go_on(self) -> None:
        """Tell all viewers what they have not been told, and ask who must choose."""
        for viewer in list(self.viewers):
            self.tell(viewer)
        self._changed()
        self._consult()
        self._start_clocks()

    def tell(self, viewer: Viewer) -> None:
        """Tell one viewer what they have not been told, and what is asked of them."""
        if viewer.fresh:
            viewer.fresh, viewer.told = False, 0
            viewer.send(Began(self.setting.names, self.setting.portraits, self.epoch))
        events = self.match.events
        if viewer.told < len(events):
            seen = [event.seen_by(viewer.seat) for event in events[viewer.told :]]
            for part in Happened.of(viewer.told, seen):
                viewer.send(part)
            viewer.told = len(events)
        waiting = tuple(each.seat for each in self.match.decisions if not each.settled)
        decision = self.match.decision(viewer.seat)
        viewer.send(ChoiceAsked(waiting, decision, self._time_left(decision)))

    def make(self, viewer: Viewer, made: Make) -> None:
        """Make a move of a person, unless it came too late or the rules do not allow it."""
        seat, open_still = viewer.seat, made.epoch == self.epoch
        if seat in self.played_for or not (open_still and self._is_open(seat, made.events)):
            viewer.send(NotMade("not_now"))
            return
        try:
            self._submit(seat, read(made.move), Maker.HINT if made.hinted else Maker.SELF)
        except ValueError:
            viewer.send(NotMade("not_now"))
        except IllegalMove as error:
            viewer.send(NotMade(error.objection.key))

    def _is_open(self, seat: Seat, events: int) -> bool:
        """Whether the choice is still the one that was asked for after so many events.

        What others seal meanwhile changes nothing for who chooses at the same time.
        """
        decision = self.match.decision(seat)
        since = self.match.events[events:]
        return decision is not None and (decision.secret or decision.settled or not since)

    def play_for(self, seat: Seat, *, on: bool) -> None:
        """Let a bot make the moves of somebody who is away, or no longer."""
        if on:
            self.played_for.add(seat)
        else:
            self.played_for.discard(seat)
            self._thinking.pop(seat, None)
        self.go_on()

    def replace(self, seat: Seat, level: str) -> None:
        """Let a bot of this level play on for somebody who has left for good."""
        levels = list(self._levels)
        levels[seat] = level
        self._levels = tuple(levels)
        self._note_opponents()
        self._save(lambda: self._services.store.save(self.saved))
        self.go_on()

    def last_move(self, seat: Seat) -> int | None:
        """Return the number of the last move that somebody at `seat` has made themselves."""
        for number in range(len(self.match.moves) - 1, -1, -1):
            if self.match.moves[number][0] == seat:
                return number if self.makers.get(number, Maker.SELF).own else None
        return None

    def take_back(self, count: int) -> None:
        """Leave only the first `count` moves; everybody is told the match from its beginning."""
        self.stop()
        self.epoch += 1
        self.match.take_back(count)
        self.makers = {number: who for number, who in self.makers.items() if number < count}
        known = opponents_until(self.setting.opponents, count)
        self.setting = replace(self.setting, assisted=True, opponents=known)
        self._save(lambda: self._services.store.save(self.saved))
        for viewer in self.viewers:
            viewer.fresh = True
        self.go_on()

    def stop(self) -> None:
        """Forget all that is thought about, and all clocks."""
        self._thinking.clear()
        self._late.clear()
        for clock in self._clocks.values():
            clock.cancel()
        self._clocks.clear()

    def _submit(self, seat: Seat, move: Move, maker: Maker) -> None:
        number = len(self.match.moves)
        self.match.submit(seat, move)
        if not maker.own:
            self.makers[number] = maker
        self._late.discard(seat)
        if self._note_opponents() or not maker.own:
            self._save(lambda: self._services.store.save(self.saved))
        else:
            self._save(lambda: self._services.store.add([(seat, move)], lambda: self.saved))
        self.go_on()

    def _plays(self, seat: Seat) -> str:
        """Return the level and style of the bot that chooses for this seat now, or nothing."""
        if seat in self.played_for or seat in self._late:
            return self._stand_in
        return self._levels[seat]

    def _consult(self) -> None:
        """Have every bot think that must choose; all are asked before any answer is known."""
        for decision in self.match.decisions:
            seat = decision.seat
            if decision.settled or seat in self._thinking or not self._plays(seat):
                continue
            ticket = self._thinking[seat] = object()
            self._services.thinker.think(self._task(decision), self._hearing(seat, ticket))

    def _hearing(self, seat: Seat, ticket: object) -> Callable[[Move], None]:
        def hear(move: Move) -> None:
            if self._thinking.get(seat) is not ticket:
                return
            del self._thinking[seat]
            maker = Maker.SELF
            if not self._levels[seat]:
                maker = Maker.CLOCK if seat in self._late else Maker.BOT
            self._submit(seat, move, maker)

        return hear

    def _task(self, decision: Decision) -> MoveTask:
        seat, setting = decision.seat, self.setting
        level, style = level_and_style(self._plays(seat))
        changes = tuple(sorted(setting.changes.items()))
        terms = Terms(setting.preset, setting.seats, level, changes, style, ())
        fate = luck(setting.salt, seat, self.match.made(seat))
        return MoveTask.of(terms, self.match.view(seat), decision, fate)

    def _time_left(self, decision: Decision | None) -> float:
        """Return how many seconds are left for a decision, 0 if its time does not run."""
        if not self._clock or decision is None or decision.settled or self._plays(decision.seat):
            return 0
        clock = self._clocks.get(decision.seat)
        if clock is None or clock.made != self.match.made(decision.seat):
            return self._clock
        return max(clock.end - self._services.scheduler.now, LEAST_TIME)

    def _start_clocks(self) -> None:
        """Begin to count for who is asked, and no longer for who is not."""
        seats = {each.seat for each in self.match.decisions}
        asked = {seat: self.match.made(seat) for seat in seats if not self._plays(seat)}
        for seat in [each for each in self._clocks if self._clocks[each].made != asked.get(each)]:
            self._clocks.pop(seat).cancel()
        if not self._clock:
            return
        for seat, made in asked.items():
            decision = self.match.decision(seat)
            if seat not in self._clocks and decision is not None and not decision.settled:
                scheduler = self._services.scheduler
                cancel = scheduler.after(self._clock, self._timing_out(seat))
                self._clocks[seat] = _Clock(made, scheduler.now + self._clock, cancel)

    def _timing_out(self, seat: Seat) -> Callable[[], None]:
        def end() -> None:
            self._clocks.pop(seat, None)
            self._late.add(seat)
            self._consult()

        return end

    def _note_opponents(self) -> bool:
        """Note which bots play from now on; return whether that is new."""
        if not any(self._levels):
            return False
        known = with_opponents(self.setting.opponents, self._levels, len(self.match.moves))
        if known == self.setting.opponents:
            return False
        self.setting = replace(self.setting, opponents=known)
        return True

    def _save(self, write: Callable[[], None]) -> None:
        try:
            write()
        except OSError as problem:
            self._services.problem(problem)
