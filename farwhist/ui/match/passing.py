"""Which of several people at one screen looks at it, and who is asked next."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.events import NOBODY, DealStarted, Event


class Passing:
    """The table is laid for one person at a time, and her hand is open only once she says so.

    `people` are the seats that people play, `seat` is the one for which the table is laid.
    `several` is False where fewer than two people play: then their hand is always open.
    """

    def __init__(self) -> None:
        self.people: frozenset[Seat] = frozenset()
        self.seat: Seat = 0
        self.several = False
        self._open = True

    def begin(self, people: Collection[Seat], first: Seat, *, shared: bool = True) -> None:
        """Lay the table for the person at `first`; unless `shared`, one plays all these seats."""
        self.people = frozenset(people)
        self.seat, self.several = first, shared and len(self.people) > 1
        self._open = not self.several

    @property
    def eyes(self) -> Seat:
        """The seat whose knowledge may be shown: that of the person at the screen, or `NOBODY`."""
        return self.seat if self._open else NOBODY

    def cover(self, seat: Seat | None = None) -> bool:
        """Hide the hand of the person at the screen, and lay the table for the one at `seat`.

        Return whether anything has changed.
        """
        if not self.several:
            return False
        before = self.seat, self._open
        self.seat, self._open = self.seat if seat is None else seat, False
        return before != (self.seat, self._open)

    def uncover(self) -> bool:
        """Show the hand of the person at the screen; return whether it was hidden."""
        hidden, self._open = not self._open, True
        return hidden

    def wanted(self, own: Sequence[Decision]) -> Decision | None:
        """Return which of the decisions of people comes first.

        Whoever looks at the screen goes on. Where all have answered, she may change her answer.
        """
        waiting = [each for each in own if not each.settled]
        here = [each for each in (waiting or own) if each.seat == self.eyes]
        return next(iter(here or waiting), None)

    def shown(self, events: Sequence[Event]) -> list[Event]:
        """Return what may be shown of these events, which have just happened.

        When new cards are dealt all have been looking at the table, so nobody's hand is open.
        """
        found = []
        for event in events:
            if isinstance(event, DealStarted):
                self.cover()
            found.append(event.seen_by(self.eyes))
        return found
