"""Runs a match: submits moves, asks the opponents, saves, takes back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from farwhist import bots
from farwhist.bots.base import Bot
from farwhist.engine import chance
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision, Objection
from farwhist.engine.events import Event
from farwhist.engine.match import Match
from farwhist.engine.moves import Move
from farwhist.rules.catalogue import ruleset
from farwhist.rules.claims import Ending, decided
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved
from farwhist.ui.table.speeds import Speeds
from farwhist.ui.waits import Waits

Moves = list[tuple[Seat, Move]]


@dataclass(frozen=True, slots=True)
class Opponent:
    """What plays at a seat: one of `bots.LEVELS` and one of `bots.STYLES`."""

    level: str = bots.LEVELS[0]
    style: str = next(iter(bots.STYLES))


@dataclass(frozen=True, slots=True)
class Carried:
    """A match with the moves that were taken back and can be made again."""

    saved: Saved
    undone: tuple[tuple[Seat, Move], ...] = ()


class Store(Protocol):
    """Where every move is saved at once."""

    def save(self, saved: Saved) -> None:
        """Write the match; raises OSError when that fails."""


class MatchRunner(QObject):
    """The only object of the window that holds a match.

    It goes on only when told that everything has been shown, by :meth:`go_on`. A bot gets its
    seat's view, its decision and a generator that depends on nothing but the seed and its own
    earlier moves.

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
        self._bots: list[Bot] = []
        self._undone: Moves = []
        self._thinking: set[Seat] = set()
        self._run = 0

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

    def seen(self) -> list[Event]:
        """Return everything that has happened, as the viewer's seat sees it."""
        assert self._match is not None
        return [event.seen_by(self.viewer) for event in self._match.events]

    def set_opponents(self, opponents: Sequence[Opponent]) -> None:
        """Let these play from their next move on: level and style by seat."""
        self._opponents = tuple(opponents)
        if self._rules is not None:
            self._seat_bots(self._rules)

    def rename(self, names: Sequence[str]) -> None:
        """Give the players of the match other names, and save them."""
        self._saved = replace(self._saved, names=tuple(names))
        self._save()

    def carried(self) -> Carried:
        """Return all there is to go on with the match elsewhere."""
        assert self._match is not None
        moves = tuple(self._match.moves)
        return Carried(replace(self._saved, moves=moves), tuple(self._undone))

    def take_over(self, carried: Carried) -> None:
        """Go on with a match that another runner had."""
        self.start(carried.saved)
        self._undone = list(carried.undone)
        self.changed.emit()

    def start(self, saved: Saved) -> None:
        """Begin a match, or take up a saved one, and save it.

        Raises:
            RulesError: its rules do not fit together.
            Unsound: its moves do not fit its rules.
        """
        rules = ruleset(saved.preset, saved.seats, saved.changes)
        match = saved.match()
        self._saved, self._rules = saved, rules
        self._seat_bots(rules)
        self._undone = []
        self._take_up(match, fresh=not match.moves)

    def why_not(self, move: Move) -> Objection | None:
        """Return why the player may not make this move now."""
        assert self._match is not None
        return self._match.why_not(self.viewer, move)

    def go_on(self) -> None:
        """Ask for what must be decided next, because everything before it has been shown."""
        if self._match is None:
            return
        decisions = self._match.decisions
        self.waiting.emit(tuple(each.seat for each in decisions if not each.settled))
        for decision in decisions:
            if decision.seat == self._saved.human:
                continue
            if not decision.settled and decision.seat not in self._thinking:
                self._think(decision, together=len(decisions) > 1)
        own = None if self._saved.human is None else self._match.decision(self._saved.human)
        if own is not None:
            self.asked.emit(own)

    def submit(self, move: Move) -> None:
        """Make the player's move, which must be legal."""
        self._submit(self.viewer, move)

    def ending(self) -> Ending | None:
        """Return how the deal ends, when nothing is left for the player to decide."""
        if self._match is None or self._saved.human is None:
            return None
        return decided(self.rules, self._match.view(self._saved.human), self._saved.human)

    def finish_deal(self) -> None:
        """Play the decided rest of the deal, the opponents' own moves and any of the player's."""
        match, human = self._match, self._saved.human
        if match is None or human is None or self.ending() is None:
            return
        self.stop()
        done = len(match.position.results)
        while not match.over and len(match.position.results) == done:
            decision = match.decisions[0]
            self._thinking.discard(decision.seat)
            if decision.seat == human:
                self._submit(human, decision.moves[0])
            else:
                self._answer(decision.seat, self._run)

    @property
    def can_undo(self) -> bool:
        """Whether there is a move of the player to take back."""
        return self._match is not None and any(
            seat == self._saved.human for seat, _ in self._match.moves
        )

    @property
    def can_redo(self) -> bool:
        """Whether a move that was taken back can be made again."""
        return any(seat == self._saved.human for seat, _ in self._undone)

    def undo(self) -> None:
        """Take back the player's last move and whatever came after it."""
        if self._match is None or not self.can_undo:
            return
        moves = self._match.moves
        last = max(n for n, (seat, _) in enumerate(moves) if seat == self._saved.human)
        self._undone = moves[last:] + self._undone
        self._replay(moves[:last])

    def redo(self) -> None:
        """Make the player's next move again, and the answers that followed it."""
        if self._match is None or not self.can_redo:
            return
        human = self._saved.human
        first = next(n for n, (seat, _) in enumerate(self._undone) if seat == human)
        end = first + 1
        while end < len(self._undone) and self._undone[end][0] != human:
            end += 1
        moves = self._match.moves + self._undone[:end]
        self._undone = self._undone[end:]
        self._replay(moves)

    def stop(self) -> None:
        """Ask nobody any more."""
        self._run += 1
        self._thinking.clear()
        self.waits.stop()

    def _seat_bots(self, rules: Ruleset) -> None:
        """Put an opponent on each seat; where none was chosen, the usual one."""
        usual = Opponent()
        chosen = [*self._opponents, *(usual for _ in range(rules.seats))]
        self._bots = [bots.make(each.level, rules, each.style) for each in chosen[: rules.seats]]

    def _replay(self, moves: Moves) -> None:
        self._take_up(Match(self.rules, self._saved.seed, moves), fresh=False)

    def _take_up(self, match: Match, *, fresh: bool) -> None:
        self.stop()
        self._match = match
        self._save()
        self.began.emit(fresh)
        self.changed.emit()

    def _think(self, decision: Decision, *, together: bool) -> None:
        seat, run = decision.seat, self._run
        least, most = self.speeds.ready if together else self.speeds.think
        wait = least + chance.below(self._delays, most - least + 1)
        self._thinking.add(seat)
        self.waits.after(wait, lambda: self._answer(seat, run))

    def _answer(self, seat: Seat, run: int) -> None:
        match = self._match
        if run != self._run or match is None:
            return
        self._thinking.discard(seat)
        decision = match.decision(seat)
        if decision is None or decision.settled:
            return
        own = sum(mover == seat for mover, _ in match.moves)
        rng = chance.source(self._saved.seed, seat, own, 0)
        self._submit(seat, self._bots[seat].choose(match.view(seat), decision, rng))

    def _submit(self, seat: Seat, move: Move) -> None:
        match = self._match
        assert match is not None
        events = match.submit(seat, move)
        if (seat, move) in self._undone:
            self._undone.remove((seat, move))
        else:
            self._undone = []
        self._save()
        self.happened.emit([event.seen_by(self.viewer) for event in events])
        self.changed.emit()

    def _save(self) -> None:
        assert self._match is not None
        try:
            self._store.save(replace(self._saved, moves=tuple(self._match.moves)))
        except OSError as problem:
            self.saved.emit(problem)
        else:
            self.saved.emit(None)
