"""A match: a ruleset, a seed and the moves made so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from farwhist.engine import chance
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision, IllegalMove, Objection
from farwhist.engine.events import Event, MatchStarted, PhaseBegan
from farwhist.engine.moves import Move
from farwhist.engine.phase import Rules
from farwhist.engine.position import Position


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
        view = self._views[seat]
        events = self.events
        for number in range(self._seen[seat], len(events)):
            events[number].seen_by(seat).apply(view)
        self._seen[seat] = len(events)
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
        for event in caused:
            self._happen(event)
        self._advance()
        return self.events[before:]

    def _happen(self, event: Event) -> None:
        self.events.append(event)
        event.apply(self._truth)

    def _begin(self, phase: int) -> None:
        self._happen(PhaseBegan(phase))
        self._phase = self.rules.phases[phase]
        if phase == 0:
            self._rng = self._deal_rng()

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
