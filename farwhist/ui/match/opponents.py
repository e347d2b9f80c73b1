"""Who plays the other seats: what they think about, and how long they seem to."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from random import Random
from time import monotonic
from typing import Final, Protocol

from msgspec import Struct

from farwhist import bots
from farwhist.bots.core.bot import Bot
from farwhist.bots.thinking.task import MoveTask, Terms, luck
from farwhist.engine import chance
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import Auction, Bid, Contract, Move, NameTrump
from farwhist.store.setting import Setting

_CALLS = (Auction, Bid, Contract, NameTrump)

REMEMBERED: Final = 24
"""So many thoughts tell how long a slow computer takes for one."""

LONGEST: Final = 1500.0
"""What took more milliseconds was no thought: a process had to be started again, or all slept."""


class Opponent(Struct, frozen=True):
    """What plays at a seat: one of `bots.LEVELS` and one of `bots.STYLES`."""

    level: str = bots.USUAL_LEVEL
    style: str = bots.USUAL_STYLE


class MoveFinder(Protocol):
    """Finds a move for one task after another."""

    def think(self, task: MoveTask, done: Callable[[Move], None]) -> None:
        """Call `done` with the move, perhaps before this returns."""

    def cancel(self) -> None:
        """Forget every task; none of their `done` should be called any more."""


class Scheduler(Protocol):
    """Calls functions after a while."""

    def after(self, milliseconds: float, function: Callable[[], None]) -> None:
        """Call `function` when this time has passed, never before this returns."""

    def stop(self) -> None:
        """Forget everything."""


class Durations(Protocol):
    """How long a seat seems to think, in milliseconds: the least and the most."""

    @property
    def ready(self) -> tuple[int, int]:
        """When several decide at the same time."""

    @property
    def call(self) -> tuple[int, int]:
        """When it is the seat's turn to bid or to name a trump."""

    @property
    def think(self) -> tuple[int, int]:
        """When it is the seat's turn to play."""


class _Thought(Struct, eq=False):
    """What a seat thinks about: its legal moves, and the move when it is found.

    `asked` is False until the thinker has been given it. `waited` is True when the seat has seemed
    to think for long enough, False while it does, and None before everything is shown. `late` is
    told how many milliseconds after that the move was found, and `shown` is when that was.
    """

    moves: tuple[Move, ...]
    move: Move | None = None
    asked: bool = False
    waited: bool | None = None
    late: deque[float] | None = None
    shown: float = 0.0


class Acquaintance(Protocol):
    """Tells what is known of those who play, before a match."""

    def met(self, setting: Setting) -> tuple[tuple[float, ...], ...] | None:
        """Return what is known of each seat, as `bots.make` wants it; None: nothing is noticed."""


class Strangers:
    """Nobody is known."""

    def met(self, setting: Setting) -> tuple[tuple[float, ...], ...] | None:
        """Return nothing."""
        return ()


class Opponents:
    """Think at the seats that nobody plays at this screen.

    Each is asked with nothing but its seat's view, its decision and a generator that follows from
    the salt of the match and its own earlier moves. An answer to what has been forgotten meanwhile
    is not heard.

    Where the computer is slower than a seat seems to think, every wait is as long as its longest
    thought of late: a move that was forced must not be known by coming sooner.

    Args:
        clock: lets time pass while a seat seems to think.
        delays: chooses how long that is, within `durations`.
        thinker: finds the moves.
        ready: is called with a seat whose move has been found and may be shown; see `take`.
        now: tells the time, in seconds.
    """

    def __init__(
        self,
        clock: Scheduler,
        delays: Random,
        durations: Durations,
        thinker: MoveFinder,
        ready: Callable[[Seat], None],
        *,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self._now = now
        self.acquaintance: Acquaintance = Strangers()
        self._late: dict[str, deque[float]] = {}
        self.durations = durations
        self.thinker = thinker
        self.kinds: tuple[Opponent, ...] = ()
        self.hurried = False
        self._clock = clock
        self._delays = delays
        self._ready = ready
        self._setting: Setting | None = None
        self._people: Collection[Seat] = ()
        self._script: Bot | None = None
        self._lent: frozenset[Seat] = frozenset()
        self._stand_in = Opponent()
        self._at_once = False
        self._thoughts: dict[Seat, _Thought] = {}

    def kinds_at(self, seats: Iterable[Seat]) -> tuple[Opponent, ...]:
        """Return what plays at these seats."""
        known = len(self.kinds)
        return tuple(self.kinds[seat] if seat < known else Opponent() for seat in seats)

    def begin(self, setting: Setting, people: Collection[Seat], script: Bot | None) -> None:
        """Play this from now on at every seat but those of `people`; with `script`, by it."""
        self.forget()
        self._late.clear()  # another level thinks for another time
        self._setting, self._people, self._script = setting, people, script

    def forget(self) -> None:
        """Think about nothing any more."""
        self.thinker.cancel()
        self._thoughts.clear()
        self._clock.stop()
        self.hurried = False

    def lend(
        self, seats: Collection[Seat], player: Opponent | None = None, *, waits: bool = True
    ) -> None:
        """Let `player` think at these seats of people, too, until others are lent or none.

        Without `waits` it does not seem to think: its move is ready when it is found.
        """
        self._lent, self._at_once = frozenset(seats), not waits
        self._stand_in = player or self._stand_in
        for seat in [each for each in self._thoughts if self._are_people(each)]:
            del self._thoughts[seat]

    def _are_people(self, seat: Seat) -> bool:
        return seat in self._people and seat not in self._lent

    def hurry(self) -> None:
        """Let every move be ready as soon as it is found, until all is forgotten or `calm`."""
        self._clock.stop()
        self.hurried = True

    def calm(self) -> None:
        """Let the seats seem to think again."""
        self.hurried = False

    def consult(self, match: Match) -> None:
        """Have each seat think that must decide now and does not yet.

        All that decide together are asked before any answer is known.
        """
        for decision in match.decisions:
            known = self._thoughts.get(decision.seat)
            if self._are_people(decision.seat) or decision.settled:
                continue
            if known is None or known.moves != decision.moves:
                self._ask(match, decision)

    def show(self, match: Match) -> None:
        """Let those seem to think who have just been shown what they think about."""
        kind = self._kind(match.decisions)
        least, most = getattr(self.durations, kind)
        late = self._late.setdefault(kind, deque(maxlen=REMEMBERED))
        for seat, thought in self._thoughts.items():
            if thought.waited is None:
                thought.waited, thought.late, thought.shown = False, late, self._now()
                wait: float = least + chance.below(self._delays, most - least + 1)
                wait = max(wait, *late) if late and most else wait
                if self._at_once and seat in self._lent:
                    wait = 0
                self._clock.after(wait, partial(self._end_wait, seat, thought))

    def _kind(self, decisions: Sequence[Decision]) -> str:
        """Return which of `durations` somebody seems to think about one of these."""
        if len(decisions) > 1:
            return "ready"
        calls = any(isinstance(move, _CALLS) for each in decisions for move in each.moves)
        return "call" if calls else "think"

    def forsaken(self, match: Match) -> bool:
        """Whether a seat must choose for which nobody thinks, as after an exception."""
        return any(
            each.seat not in self._thoughts
            for each in match.decisions
            if not self._are_people(each.seat) and not each.settled
        )

    def found(self, seat: Seat) -> bool:
        """Whether the seat knows what to do."""
        thought = self._thoughts.get(seat)
        return thought is not None and thought.move is not None

    def take(self, seat: Seat) -> Move:
        """Return the move that the seat has found, to be made at once."""
        move = self._thoughts.pop(seat).move
        assert move is not None
        return move

    def _ask(self, match: Match, decision: Decision) -> None:
        setting, seat = self._setting, decision.seat
        assert setting is not None
        thought = self._thoughts[seat] = _Thought(decision.moves)
        fate = luck(setting.salt, seat, match.made(seat))
        try:
            if self._script is not None:
                thought.move = self._script.choose(match.view(seat), decision, Random(fate))
            else:
                task = MoveTask.of(self._terms(setting, seat), match.view(seat), decision, fate)
                self.thinker.think(task, partial(self._hear, seat, thought))
        except BaseException:
            del self._thoughts[seat]
            raise
        thought.asked = True

    def _terms(self, setting: Setting, seat: Seat) -> Terms:
        """Return what is played, and how well this seat plays it."""
        (who,) = self.kinds_at([seat])
        if seat in self._lent:
            who = self._stand_in
        changes = tuple(sorted(setting.changes.items()))
        met = self.acquaintance.met(setting)
        return Terms(setting.preset, setting.seats, who.level, changes, who.style, met)

    def _hear(self, seat: Seat, thought: _Thought, move: Move) -> None:
        if self._thoughts.get(seat) is thought:
            thought.move = move
            if thought.late is not None and not self.hurried:
                thought.late.append(min(1000 * (self._now() - thought.shown), LONGEST))
            if thought.asked and (self.hurried or thought.waited):
                self._ready(seat)

    def _end_wait(self, seat: Seat, thought: _Thought) -> None:
        if self._thoughts.get(seat) is thought:
            thought.waited = True
            if thought.move is not None:
                self._ready(seat)
