"""A match that is decided at another computer: what the seats here see of it, for the runner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision, Objection
from farwhist.engine.events import Event, PhaseBegan
from farwhist.engine.match import Match
from farwhist.engine.moves import Move
from farwhist.engine.phase import Rules
from farwhist.engine.position import Position
from farwhist.ui.match.history import History


class Seen(Protocol):
    """What is known here of such a match; it is folded elsewhere as the host tells it."""

    rules: Rules
    seat: Seat
    events: list[Event]
    waiting: tuple[Seat, ...]
    asked: Decision | None
    until: float | None

    @property
    def position(self) -> Position:
        """What the seat knows."""

    def why_not(self, seat: Seat, move: object) -> Objection | None:
        """Return why the seat may not make this move now; None if it may."""


class HostConnection(Protocol):
    """The connection to where the match is decided."""

    def make(self, move: Move, *, hinted: bool) -> None:
        """Send a move of the player; whether it was made is told later, by what happens."""

    @property
    def clock(self) -> int:
        """How many seconds there are for a move, 0 for as long as one likes."""

    @property
    def can_ask_back(self) -> bool:
        """Whether the others can be asked to let the last move be taken back."""

    def ask_back(self) -> None:
        """Ask them."""


class RemoteMatch(Match):
    """Answers what is asked of a match, as far as one seat knows it. It cannot go on by itself.

    Several people may play at this computer. Each has a view of her own; one of them is answered
    from at a time.

    Args:
        seen: what is known to the seat that is answered from.
        others: what is known to the other people here.

    Attributes:
        asked: whether the host has said to all people here who is next since the last event.
        choices: what they are to choose then, in the order of the seats.
    """

    def __init__(self, seen: Seen, others: Iterable[Seen] = ()) -> None:
        # Nothing of a match that is played here is made: there is no seed, and nobody moves in it.
        self.rules = seen.rules
        self.seed = 0
        self.moves = []
        self._known = {each.seat: each for each in (*others, seen)}
        self._sent = 0
        self._take(seen)

    def _take(self, seen: Seen) -> None:
        self.seen = seen
        self.events = seen.events
        self._truth = seen.position
        self.follow()

    def look_as(self, seat: Seat) -> None:
        """Answer from what the person at another seat here knows."""
        self._take(self._known.get(seat, self.seen))

    def learn(self, seen: Seen) -> None:
        """Take what was told anew to somebody here in the place of what she knew before."""
        self._known[seen.seat] = seen
        self.look_as(self.seen.seat)

    def forget(self, seat: Seat) -> None:
        """Wait no more for somebody here, who is cut off; what is answered from stays."""
        if seat != self.seen.seat:
            self._known.pop(seat, None)
            self.follow()

    def follow(self) -> None:
        """Note what the host has said: who is next, or that something has happened since."""
        waits, views = self.seen.asked, self._known.values()
        self.decisions = () if waits is None else (waits,)
        told = (each.waiting or each.asked is not None for each in views)
        self.asked = all(told) and all(len(each.events) == len(self.events) for each in views)
        found = [each.asked for each in views if each.asked is not None]
        self.choices = sorted(found, key=lambda each: each.seat) if self.asked else []

    def note_sent(self) -> None:
        """Count a move that was sent: the next question is another one."""
        self._sent += 1

    def view(self, seat: Seat) -> Position:
        return self._truth

    def recent(self, seat: Seat) -> tuple[int, Position]:
        return 0, Position(self.rules.seats)

    def before_deal(self, deal: int, seat: Seat | None) -> tuple[int, Position]:
        found, end = Position(self.rules.seats), self.first_event(deal)
        for event in self.events[:end]:
            event.apply(found)
        return end, found

    def first_event(self, deal: int) -> int:
        return self._starts_of_deals()[deal - 1]

    def deal_of(self, event: int) -> int:
        return max(sum(start <= event for start in self._starts_of_deals()), 1)

    def made(self, seat: Seat) -> int:
        return self._sent

    def why_not(self, seat: Seat, move: Move) -> Objection | None:
        return self.seen.why_not(seat, move)

    def _starts_of_deals(self) -> list[int]:
        return [n for n, event in enumerate(self.events) if event == PhaseBegan(0)]


class RemoteHistory(History):
    """The history of such a match: its moves are where it is decided."""

    complete = False

    def __init__(self, match: RemoteMatch, elsewhere: HostConnection) -> None:
        super().__init__(match)
        self.remote = match
        self.elsewhere = elsewhere


def same_events(before: Sequence[Event], now: Sequence[Event]) -> int:
    """Return how many events at the beginning are the same."""
    pairs = enumerate(zip(before, now, strict=False))
    return next((n for n, (old, new) in pairs if old != new), min(len(before), len(now)))
