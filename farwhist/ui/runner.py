"""Runs a match: submits moves, asks the opponents, saves, takes back."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from random import Random
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal

from farwhist import bots
from farwhist.bots.core.bot import Bot
from farwhist.bots.thinking.task import MoveTask, Terms, luck
from farwhist.engine import chance
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Objection
from farwhist.engine.events import Event
from farwhist.engine.match import Match
from farwhist.engine.moves import Move
from farwhist.engine.position import Position
from farwhist.rules.catalogue import ruleset
from farwhist.rules.claims import Ending, decided
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved
from farwhist.ui.table.speeds import Speeds
from farwhist.ui.taken_back import Made, TakenBack
from farwhist.ui.thinker import Thinker, ThinkHere
from farwhist.ui.waits import Waits

if TYPE_CHECKING:
    from farwhist.engine.proof import Proof

Moves = list[Made]


class Kind(Enum):
    """What is on the table: a match that counts and is saved, or something that does not."""

    MATCH = "match"
    PRACTICE = "practice"
    LESSON = "lesson"


@dataclass(frozen=True, slots=True)
class Opponent:
    """What plays at a seat: one of `bots.LEVELS` and one of `bots.STYLES`."""

    level: str = bots.USUAL_LEVEL
    style: str = bots.USUAL_STYLE


@dataclass(frozen=True, slots=True)
class Carried:
    """A match with the moves that were taken back and can be made again; `over`: it has ended."""

    saved: Saved
    undone: tuple[Made, ...] = ()
    over: bool = False

    @property
    def unfinished(self) -> bool:
        """Whether the player has made a move in it and could make more."""
        human = self.saved.human
        mine = human is not None and any(seat == human for seat, _ in self.saved.moves)
        return mine and not self.over


class Recent(NamedTuple):
    """The last part of a match as the viewer's seat sees it, some deals at most.

    `first` is the number of the first of `events`, before which `position` was the view. The
    events before `same` are those of the match that was shown last.
    """

    first: int
    position: Position
    events: list[Event]
    same: int


class Store(Protocol):
    """Where every move is saved at once. Everything here raises OSError when that fails."""

    def save(self, saved: Saved) -> None:
        """Write the whole match."""

    def add(self, moves: Sequence[Made], whole: Callable[[], Saved]) -> None:
        """Write some more moves, or the whole match if need be."""

    def take_back(self, count: int, whole: Callable[[], Saved]) -> None:
        """Write that only so many moves are left."""

    def note(self, saved: Saved, whole: Callable[[], Saved]) -> None:
        """Write the names, and whether the match is assisted."""


def _salt() -> str:
    import secrets

    return secrets.token_hex(32)


@dataclass(eq=False)
class _Thought:
    """What a seat thinks about: its legal moves, and the move when it is found.

    `waited` is True when it has seemed to think for long enough, False while it does, and None
    before everything is shown.
    """

    moves: tuple[Move, ...]
    move: Move | None = None
    waited: bool | None = None


class MatchRunner(QObject):
    """The only object of the window that holds a match.

    It goes on only when told that everything has been shown, by :meth:`go_on`. A bot is asked as
    soon as its decision is open, and all of them before any answer is known when they decide
    together. It gets its seat's view, its decision and a generator that depends on nothing but
    the salt of the match and its own earlier moves. `new_salt` gives the salt of a match that has
    none.

    Signals:
        began(fresh): another position is to be shown: a `fresh` match from its first event on,
            anything else, such as a match taken up or a move taken back, at once.
        happened(events): what has just happened, as the viewer's seat sees it.
        waiting(seats): who must choose now.
        asked(decision): the player must choose.
        saved(problem): the match was written; `problem` is an OSError when it could not be.
        changed(): what can be undone or redone has changed.
    """

    began = Signal(bool)
    happened = Signal(object)
    waiting = Signal(object)
    asked = Signal(object)
    saved = Signal(object)
    changed = Signal()

    def __init__(
        self, store: Store, delays: Random, speeds: Speeds, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.speeds = speeds
        self.waits = Waits(self)
        self._store = store
        self._delays = delays
        self._saved = Saved(preset="", seats=0, seed=0)
        self._rules: Ruleset | None = None
        self._match: Match | None = None
        self._opponents: tuple[Opponent, ...] = ()
        self._script: Bot | None = None
        self._undone = TakenBack()
        self._kind = Kind.MATCH
        self._waiting: Carried | None = None
        self._same = 0
        self._thinker: Thinker = ThinkHere()
        self._thoughts: dict[Seat, _Thought] = {}
        self._asking = False
        self._rest: int | None = None
        self._shown = False
        self.new_salt: Callable[[], str] = _salt

    def set_thinker(self, thinker: Thinker) -> None:
        """Let somebody else think for the opponents from the next decision on."""
        self._thinker = thinker

    @property
    def match(self) -> Match | None:
        """The match, to replay; whoever shows it must go by :meth:`seen`."""
        return self._match

    @property
    def kind(self) -> Kind:
        """What is on the table."""
        return self._kind

    @property
    def keeps(self) -> bool:
        """Whether what is on the table counts and is saved."""
        return self._kind is Kind.MATCH

    @property
    def counted(self) -> Carried | None:
        """The match that counts: the one on the table, or else the one that waits for it."""
        if self.keeps:
            return self.carried() if self._match is not None else None
        return self._waiting

    def now(self) -> Saved:
        """Return the match as it would be saved at this moment."""
        assert self._match is not None
        return replace(self._saved, moves=tuple(self._match.moves))

    @property
    def rules(self) -> Ruleset:
        """The rules of the match; there must be one."""
        assert self._rules is not None
        return self._rules

    @property
    def setting(self) -> Saved:
        """What the match was begun with; its moves are those of the last start."""
        return self._saved

    @property
    def viewer(self) -> Seat:
        """The seat whose view is shown: the player's."""
        return self._saved.human or 0

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._match is not None and self._match.over

    def recent(self) -> Recent:
        """Return the last part of the match; what came before it cannot be undone in one step."""
        match = self._match
        assert match is not None
        first, position = match.recent(self.viewer)
        return Recent(first, position, self.seen(first), self._same)

    def seen(self, first: int = 0) -> list[Event]:
        """Return what has happened from this event on, as the viewer's seat sees it."""
        match = self._match
        assert match is not None
        events = match.events
        return [events[n].seen_by(self.viewer) for n in range(first, len(events))]

    def proofs(self) -> list[Proof]:
        """Return the proofs of fair play of everything that has been dealt and sealed.

        They hold secrets: only what has been shown on the table may be taken from them.
        """
        from farwhist.engine.proof import proofs

        match, saved = self._match, self._saved
        assert match is not None
        return list(
            proofs(
                match.events,
                game=saved.preset,
                seats=saved.seats,
                options=saved.changes,
                seed=saved.seed,
                salt=saved.salt,
            )
        )

    def set_opponents(self, opponents: Sequence[Opponent]) -> None:
        """Let these play from their next decision on: level and style by seat."""
        self._opponents = tuple(opponents)

    def rename(self, names: Sequence[str]) -> None:
        """Give the players of the match that counts other names, and save them."""
        if not self.rehearsing:
            self._saved = replace(self._saved, names=tuple(names))
        saved, whole = self._saved, self.now
        if self._waiting is not None:
            saved = replace(self._waiting.saved, names=tuple(names))
            self._waiting = replace(self._waiting, saved=saved)
            whole = partial(replace, saved)
        self._write(lambda: self._store.note(saved, whole))

    def carried(self) -> Carried:
        """Return all there is to go on with the match elsewhere."""
        return Carried(self.now(), self._undone.moves, self.over)

    def take_over(self, carried: Carried) -> None:
        """Go on with a match that was left, here or elsewhere."""
        self.start(carried.saved)
        self._undone = TakenBack(carried.undone)
        self.changed.emit()

    def start(self, saved: Saved) -> None:
        """Begin a match that counts, or take up a saved one, and save it.

        A match that waited is forgotten: see `counted`.

        Raises:
            RulesError: its rules do not fit together.
            Unsound: its moves do not fit its rules. In both cases nothing has changed.
        """
        self._begin(saved, Kind.MATCH)
        self._waiting = None

    def practise(self, saved: Saved) -> None:
        """Begin something like a match that does not count; the one that does waits.

        Raises as `start`.
        """
        waiting = self.counted
        self._begin(saved, Kind.PRACTICE)
        self._waiting = waiting

    def rehearse(self, rules: Ruleset, moves: Moves, script: Bot) -> None:
        """Begin a lesson, in which `script` plays all other seats; the match that counts waits."""
        match = Match(rules, 0, moves)
        self._waiting = self.counted
        self._saved = Saved(rules.id, rules.seats, seed=0, salt=self.new_salt())
        self._set_up(match, rules, Kind.LESSON, script)

    def go_back(self) -> bool:
        """Take up the match that waits; return whether there is one."""
        waiting, self._waiting = self._waiting, None
        if waiting is None:
            return False
        self.take_over(waiting)
        return True

    def _begin(self, saved: Saved, kind: Kind) -> None:
        rules = ruleset(saved.preset, saved.seats, saved.changes)
        match = saved.match()
        if not saved.salt:
            saved = replace(saved, salt=self.new_salt(), assisted=False)
        self._saved = saved
        self._set_up(match, rules, kind)

    def _set_up(self, match: Match, rules: Ruleset, kind: Kind, script: Bot | None = None) -> None:
        self._rules, self._kind, self._script = rules, kind, script
        self._undone = TakenBack()
        self._same = 0
        self._match = match
        self._take_up(lambda: self._store.save(self.now()), fresh=not match.moves)

    @property
    def rehearsing(self) -> bool:
        """Whether this is a lesson."""
        return self._kind is Kind.LESSON

    @property
    def begun(self) -> bool:
        """Whether there is a match at all."""
        return self._match is not None

    def why_not(self, move: Move) -> Objection | None:
        """Return why the player may not make this move now."""
        assert self._match is not None
        return self._match.why_not(self.viewer, move)

    def go_on(self) -> None:
        """Ask for what must be decided next, because everything before it has been shown."""
        if self._match is None:
            return
        if self._rest is not None:
            self._shown = True
            return
        self._consult()
        decisions = self._match.decisions
        self.waiting.emit(tuple(each.seat for each in decisions if not each.settled))
        for seat, thought in self._thoughts.items():
            if thought.waited is None:
                self._wait(seat, thought, together=len(decisions) > 1)
        own = None if self._saved.human is None else self._match.decision(self._saved.human)
        if own is not None:
            self.asked.emit(own)

    def submit(self, move: Move) -> None:
        """Make the player's move, which must be legal."""
        self._submit(self.viewer, move)

    def ending(self) -> Ending | None:
        """Return how the deal ends, when nothing is left for the player to decide."""
        if self._match is None or self._saved.human is None or self.rehearsing:
            return None
        return decided(self.rules, self._match.view(self._saved.human), self._saved.human)

    def finish_deal(self) -> None:
        """Play the decided rest of the deal, the opponents' own moves and any of the player's."""
        if self._match is None or self._saved.human is None or self.ending() is None:
            return
        self.waits.stop()
        self._rest = len(self._match.position.results)
        self._play_rest()

    def _play_rest(self) -> None:
        """Play on while all moves are known; an answer that is still to come calls this again."""
        match, human = self._match, self._saved.human
        assert match is not None and human is not None
        while not match.over and len(match.position.results) == self._rest:
            decision = match.decisions[0]
            if decision.seat == human:
                self._submit(human, decision.moves[0])
            elif self._thoughts[decision.seat].move is None:
                return
            else:
                self._answer(decision.seat)
        self._rest = None
        if self._shown:
            self.go_on()

    @property
    def can_undo(self) -> bool:
        """Whether there is a move of the player to take back."""
        human = self._saved.human
        return self._match is not None and human is not None and self._match.made(human) > 0

    @property
    def can_redo(self) -> bool:
        """Whether a move that was taken back can be made again."""
        return self._undone.has(self._saved.human)

    def undo(self) -> None:
        """Take back the player's last move and whatever came after it."""
        match, human = self._match, self._saved.human
        if match is None or not self.can_undo:
            return
        moves = match.moves
        last = len(moves) - 1
        while moves[last][0] != human:
            last -= 1
        self._undone.put(moves[last:])
        self.assist()
        match.take_back(last)
        self._same = len(match.events)
        self._take_up(lambda: self._store.take_back(last, self.now), fresh=False)

    def assist(self) -> None:
        """Note that the player has had help in this match, and save that."""
        if not self._saved.assisted:
            self._saved = replace(self._saved, assisted=True)
            self._save(lambda: self._store.note(self._saved, self.now))

    def redo(self) -> None:
        """Make the player's next move again, and the answers that followed it."""
        match = self._match
        if match is None or not self.can_redo:
            return
        again = self._undone.take(self._saved.human)
        self._same = len(match.events)
        for seat, move in again:
            match.submit(seat, move)
        self._take_up(lambda: self._store.add(again, self.now), fresh=False)

    @property
    def forsaken(self) -> bool:
        """Whether an opponent must choose for whom nobody thinks, as after an exception."""
        decisions = self._match.decisions if self._match is not None else ()
        return any(
            each.seat not in self._thoughts
            for each in decisions
            if each.seat != self._saved.human and not each.settled
        )

    def show_again(self) -> None:
        """Have the position shown once more, and go on from it."""
        self._same = 0  # what the window has made of the events before it may be wrong
        self.began.emit(False)

    def stop(self) -> None:
        """Ask nobody any more."""
        self._thinker.cancel()
        self._thoughts.clear()
        self._rest = None
        self.waits.stop()

    def _terms(self, seat: Seat) -> Terms:
        """Return what is played, and how well this seat plays it."""
        who = self._opponents[seat] if seat < len(self._opponents) else Opponent()
        saved = self._saved
        changes = tuple(sorted(saved.changes.items()))
        return Terms(saved.preset, saved.seats, who.level, changes, who.style)

    def _take_up(self, write: Callable[[], None], *, fresh: bool) -> None:
        self.stop()
        try:
            self._consult()
        finally:
            self._save(write)
            self.began.emit(fresh)
            self.changed.emit()

    def _consult(self) -> None:
        """Have every opponent think that must decide now and does not think yet."""
        match = self._match
        assert match is not None
        for decision in match.decisions:
            seat = decision.seat
            known = self._thoughts.get(seat)
            if seat == self._saved.human or decision.settled:
                continue
            if known is not None and known.moves == decision.moves:
                continue
            thought = self._thoughts[seat] = _Thought(decision.moves)
            fate = luck(self._saved.salt, seat, match.made(seat))
            self._asking = True
            if self._script is not None:
                rng = Random(fate)
                move = self._script.choose(match.view(seat), decision, rng)
                self._hear(seat, thought, move)
                self._asking = False
                continue
            task = MoveTask.of(self._terms(seat), match.view(seat), decision, fate)
            self._thinker.think(task, partial(self._hear, seat, thought))
            self._asking = False

    def _wait(self, seat: Seat, thought: _Thought, *, together: bool) -> None:
        """Let a seat seem to think; what it has found is shown no sooner."""
        least, most = self.speeds.ready if together else self.speeds.think
        wait = least + chance.below(self._delays, most - least + 1)
        thought.waited = False
        self.waits.after(wait, lambda: self._end_wait(seat, thought))

    def _end_wait(self, seat: Seat, thought: _Thought) -> None:
        if self._thoughts.get(seat) is thought:
            thought.waited = True
            if thought.move is not None:
                self._answer(seat)

    def _hear(self, seat: Seat, thought: _Thought, move: Move) -> None:
        if self._thoughts.get(seat) is not thought:
            return
        thought.move = move
        if self._asking:
            return
        if self._rest is not None:
            self._play_rest()
        elif thought.waited:
            self._answer(seat)

    def _answer(self, seat: Seat) -> None:
        move = self._thoughts.pop(seat).move
        assert move is not None
        self._submit(seat, move)

    def _submit(self, seat: Seat, move: Move) -> None:
        match = self._match
        assert match is not None
        together = {decision.seat for decision in match.decisions}
        events = match.submit(seat, move)
        self._undone.follow(seat, move, together)
        try:
            self._consult()
        finally:  # the move is made: it is saved, and shown, whoever fails to think about the next
            self._save(lambda: self._store.add([(seat, move)], self.now))
            self._shown = False
            self.happened.emit([event.seen_by(self.viewer) for event in events])
            self.changed.emit()

    def _save(self, write: Callable[[], None]) -> None:
        if self.keeps:
            self._write(write)

    def _write(self, write: Callable[[], None]) -> None:
        try:
            write()
        except OSError as problem:
            self.saved.emit(problem)
        except Exception as problem:
            sys.excepthook(type(problem), problem, problem.__traceback__)
            self.saved.emit(OSError(type(problem).__name__))
        else:
            self.saved.emit(None)
