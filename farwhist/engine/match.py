"""A match: a ruleset, a seed and the moves made so far."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from copy import copy
from random import Random
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from farwhist.engine import chance
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision, IllegalMove, Objection
from farwhist.engine.events import Event, MatchStarted, PhaseBegan
from farwhist.engine.moves import Move
from farwhist.engine.phase import Rules
from farwhist.engine.position import Position

APART: Final = 8
"""Every so many deals a match remembers where it stood, so that going back is not far."""


class _Mark(Struct):
    """Where a match stood just before a deal: after so many moves and events.

    `truth` and `views`, by seat, hold no results: these are the first so many of any later
    position. A view is missing until it has been asked for.
    """

    moves: int
    events: int
    results: int
    truth: Position
    views: dict[Seat, Position] = field(default_factory=dict)


class Match:
    """Plays a match by the rules, one move at a time.

    The same rules, seed and moves always give the same match. Resume, undo and replay are a new
    `Match` from a stored or shorter list of moves, so no saved file can make an impossible
    position.

    Args:
        rules: what is played.
        seed: any whole number; it fixes every card that is dealt, whatever the moves.
        moves: moves to make at once, each with its seat.

    Raises:
        IllegalMove: one of `moves` is not legal where it stands.
    """

    def __init__(self, rules: Rules, seed: int, moves: Iterable[tuple[Seat, Move]] = ()) -> None:
        self.rules = rules
        self.seed = seed
        self.moves: list[tuple[Seat, Move]] = []
        self.events: list[Event] = []
        self.decisions: Sequence[Decision] = ()
        self._truth = Position(rules.seats)
        self._views = [Position(rules.seats) for _ in range(rules.seats)]
        self._seen = [0] * rules.seats
        self._passed = [0] * rules.seats
        self._made = [0] * rules.seats
        self._before: list[int] = []
        self._marks: list[_Mark] = []
        self._starts: list[int] = []
        self._first_events: list[int] = []
        self._rng = chance.source(seed, 0)
        first = chance.below(self._rng, rules.seats)
        self._happen(MatchStarted(rules.sides, first, rules.direction))
        self._begin(0)
        self._advance()
        for seat, move in moves:
            self.submit(seat, move)

    @property
    def position(self) -> Position:
        """The truth, with every card. It is for records and tests, never for a player."""
        return self._truth

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._truth.over

    def view(self, seat: Seat) -> Position:
        """Return what `seat` knows. It follows the match, and is the caller's to read only."""
        while self._passed[seat] < len(self._marks):
            mark = self._marks[self._passed[seat]]
            mark.views[seat] = _bare(self._fold(seat, mark.events))
            self._passed[seat] += 1
        return self._fold(seat, len(self.events))

    def recent(self, seat: Seat) -> tuple[int, Position]:
        """Return the number of an event some deals ago, and the view of `seat` just before it.

        The event is at most `APART` deals old, or the second one of the match. The view is the
        caller's to keep and change.
        """
        now, mark = self.view(seat), self._marks[-1]
        return mark.events, _restored(mark.views[seat], now, mark.results)

    def before_deal(self, deal: int, seat: Seat | None) -> tuple[int, Position]:
        """Return where deal number `deal`, from 1, begins: its first event, and what was so then.

        The position is the view of `seat`, or the truth without one; it is the caller's to keep
        and change. It takes as long as `APART` deals at most, however long the match is.
        """
        now = self._truth if seat is None else self.view(seat)
        mark, end = self._marks[(deal - 1) // APART], self._first_events[deal - 1]
        kept = mark.truth if seat is None else mark.views[seat]
        found = _restored(kept, now, mark.results)
        for event in self.events[mark.events : end]:
            (event if seat is None else event.seen_by(seat)).apply(found)
        return end, found

    def first_event(self, deal: int) -> int:
        """Return how many events there were before deal number `deal`, from 1, began."""
        return self._first_events[deal - 1]

    def deal_of(self, event: int) -> int:
        """Return the deal, from 1, to which the event with this number, from 0, belongs."""
        return max(bisect_right(self._first_events, event), 1)

    def events_before(self, move: int) -> int:
        """Return how many events there were before the move with this number, from 0."""
        return self._before[move]

    def made(self, seat: Seat) -> int:
        """Return how many moves `seat` has made in this match."""
        return self._made[seat]

    def moves_before(self, deal: int) -> int:
        """Return how many moves had been made when deal number `deal`, from 1, began."""
        return self._starts[deal - 1]

    def take_back(self, count: int) -> None:
        """Take back all moves but the first `count`, 0 to all of them.

        It takes as long as replaying `APART` deals at most, however long the match is.
        """
        while len(self._marks) > 1 and self._marks[-1].moves > count:
            self._marks.pop()
        mark, now = self._marks.pop(), self._truth
        again = self.moves[mark.moves : count]
        for seat, _ in self.moves[mark.moves :]:
            self._made[seat] -= 1
        del self.moves[mark.moves :], self.events[mark.events :], self._before[mark.moves :]
        del self._starts[mark.truth.deal :], self._first_events[mark.truth.deal :]
        for seat, view in enumerate(self._views):
            if self._seen[seat] > mark.events:
                self._views[seat] = _restored(mark.views[seat], view, mark.results)
                self._seen[seat] = mark.events
            self._passed[seat] = min(self._passed[seat], len(self._marks))
        self._truth = _restored(mark.truth, now, mark.results)
        self._begin(0)
        self._advance()
        for seat, move in again:
            self.submit(seat, move)

    def branch(self, count: int) -> Match:
        """Return another match in which only the first `count` moves of this one were made.

        It takes as long as :meth:`take_back`; what happens in one is nothing to the other.
        """
        other = self.copied()
        other.take_back(count)
        return other

    def copied(self) -> Match:
        """Return another match that stands where this one does; nothing is played again."""
        other = copy(self)
        other.moves, other.events = list(self.moves), list(self.events)
        other._truth = self._truth.copy()
        other._views = [view.copy() for view in self._views]
        other._seen, other._passed = list(self._seen), list(self._passed)
        other._made, other._before = list(self._made), list(self._before)
        other._starts, other._first_events = list(self._starts), list(self._first_events)
        other._marks = [replace(mark, views=dict(mark.views)) for mark in self._marks]
        return other

    def _fold(self, seat: Seat, end: int) -> Position:
        """Bring the view of `seat` to where `end` events have happened, and return it."""
        view = self._views[seat]
        for event in self.events[self._seen[seat] : end]:
            event.seen_by(seat).apply(view)
        self._seen[seat] = end
        return view

    def decision(self, seat: Seat) -> Decision | None:
        """Return the open decision of `seat`, if it has one."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def why_not(self, seat: Seat, move: Move) -> Objection | None:
        """Return why `seat` may not make this move now; None if it may."""
        if self.decision(seat) is None:
            return Objection("match_over" if self.over else "not_your_turn")
        return self._phase.why_not(self._truth, seat, move)

    def submit(self, seat: Seat, move: Move) -> Sequence[Event]:
        """Make a move and return everything that happened, up to the next decision.

        Raises:
            IllegalMove: the rules do not allow it; nothing has changed.
        """
        before = len(self.events)
        decision = self.decision(seat)
        if decision is None or move not in decision.moves:
            raise IllegalMove(self.why_not(seat, move) or Objection("not_now"))
        caused = self._phase.answer(self._truth, seat, move)
        self.moves.append((seat, move))
        self._before.append(before)
        self._made[seat] += 1
        for event in caused:
            self._happen(event)
        self._advance()
        return self.events[before:]

    def _happen(self, event: Event) -> None:
        self.events.append(event)
        event.apply(self._truth)

    def _begin(self, phase: int) -> None:
        if phase == 0:
            self._note_start()
        self._happen(PhaseBegan(phase))
        self._phase = self.rules.phases[phase]
        if phase == 0:
            self._rng = self._deal_rng()

    def _note_start(self) -> None:
        truth = self._truth
        if truth.deal % APART == 0:
            at = len(self.moves), len(self.events), len(truth.results)
            self._marks.append(_Mark(*at, _bare(truth)))
        self._starts.append(len(self.moves))
        self._first_events.append(len(self.events))

    def _deal_rng(self) -> Random:
        return chance.source(self.seed, self._truth.deal + 1)

    def _advance(self) -> None:
        truth = self._truth
        while not truth.over:
            outcome = self._phase.step(truth, self._rng)
            if not outcome:
                self._begin((truth.phase + 1) % len(self.rules.phases))
                continue
            for item in outcome:
                if type(item) is Decision:
                    self.decisions = outcome  # type: ignore[assignment]
                    return
                self._happen(item)  # type: ignore[arg-type]
        self.decisions = ()


def _bare(position: Position) -> Position:
    """Return a copy without the results, which only ever grow."""
    kept = position.copy()
    kept.results = []
    return kept


def _restored(kept: Position, later: Position, results: int) -> Position:
    """Return what `kept` was a bare copy of, with the results from a later position."""
    again = kept.copy()
    again.results = later.results[:results]
    return again
