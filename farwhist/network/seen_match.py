"""A match of which only what one seat sees is known: it is folded from the host's events."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Final

from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision, Objection
from farwhist.engine.events import Event
from farwhist.engine.phase import Rules
from farwhist.engine.position import Position

MISFIT: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
)
"""What events raise, sooner or later, that no match could come to."""


class SeenMatch:
    """What a guest has of a match: the rules, and the events as its seat sees them.

    It answers what is asked of an `engine.match.Match` about this one seat; it cannot go on by
    itself, and nobody can learn from it what the seat does not know.

    Args:
        rules: what is played.
        seat: whose view it is; `events.NOBODY` for who watches.

    Attributes:
        waiting: who must choose now.
        asked: what the own seat is to choose.
        until: when the time for that ends, by `time.monotonic`; None if it does not.
    """

    def __init__(self, rules: Rules, seat: Seat) -> None:
        self.rules = rules
        self.seat = seat
        self.events: list[Event] = []
        self.waiting: tuple[Seat, ...] = ()
        self.asked: Decision | None = None
        self.until: float | None = None
        self._view = Position(rules.seats)

    @property
    def position(self) -> Position:
        """What the seat knows, to read only."""
        return self._view

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._view.over

    def take(self, events: Sequence[Event]) -> None:
        """Fold what has happened.

        Raises:
            ValueError: the events do not fit where the match stands.
        """
        try:
            for event in events:
                event.apply(self._view)
                self.events.append(event)
        except MISFIT as error:
            raise ValueError(f"the host's events do not fit: {error}") from None
        self.asked, self.waiting, self.until = None, (), None

    def ask(self, waiting: Sequence[Seat], decision: Decision | None, seconds: float = 0.0) -> None:
        """Note who must choose now, what the own seat is to choose, and how long it may take."""
        self.waiting, self.asked = tuple(waiting), decision
        self.until = monotonic() + seconds if seconds else None

    def why_not(self, seat: Seat, move: object) -> Objection | None:
        """Return why the own seat may not make this move now, by what it knows; None if it may."""
        if self.asked is None or seat != self.seat:
            return Objection("match_over" if self.over else "not_your_turn")
        if move in self.asked.moves:
            return None
        phase = self.rules.phases[self._view.phase]
        return phase.why_not(self._view, seat, move) or Objection("not_now")  # type: ignore[arg-type]
