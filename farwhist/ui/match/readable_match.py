"""What anybody may read of the match on the table, and how it is saved."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject

from farwhist.engine.cards import Seat
from farwhist.engine.events import NOBODY, Event
from farwhist.engine.match import Match
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved
from farwhist.store.setting import Setting
from farwhist.ui.match.history import History, Made, MatchSlots, MatchTransfer, Purpose
from farwhist.ui.match.people import Passing


class Store(Protocol):
    """Where every move is saved at once. Everything here raises OSError when that fails."""

    def save(self, saved: Saved) -> None:
        """Write the whole match."""

    def add(self, moves: Sequence[Made], whole: Callable[[], Saved]) -> None:
        """Write some more moves, or the whole match if need be."""

    def take_back(self, count: int, whole: Callable[[], Saved]) -> None:
        """Write that only so many moves are left."""

    def note(self, setting: Setting, whole: Callable[[], Saved]) -> None:
        """Write the names, and whether the match is assisted."""


def attempt(write: Callable[[], None]) -> OSError | None:
    """Write something; return why that failed if it did. What is no trouble with files is told."""
    try:
        write()
    except OSError as problem:
        return problem
    except Exception as problem:
        sys.excepthook(type(problem), problem, problem.__traceback__)
        return OSError(type(problem).__name__)
    return None


class Recent(NamedTuple):
    """The last part of a match as the viewer's seat sees it, some deals at most.

    `first` is the number of the first of `events`, before which `position` was the view. The
    events before `same` are those of the match that was shown last.
    """

    first: int
    position: Position
    events: list[Event]
    same: int


_NOTHING = Setting(preset="", seats=0, seed=0)


class ReadableMatch(QObject):
    """The match that is played, if there is one, and what its people may see of it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._on_table = MatchSlots()
        self._passing = Passing()
        self._same = 0
        """The events before this number are those of the match that was shown last."""

    @property
    def begun(self) -> bool:
        """Whether there is a match at all."""
        return self._on_table.played is not None

    @property
    def match(self) -> Match | None:
        """The match, to replay; whoever shows it must go by :meth:`seen`."""
        played = self._on_table.played
        return None if played is None else played.history.match

    @property
    def history(self) -> History:
        """The moves of the match, which must have begun; to read only."""
        return self.carried().history

    @property
    def purpose(self) -> Purpose:
        """What is on the table."""
        return self._on_table.purpose

    @property
    def keeps(self) -> bool:
        """Whether what is on the table counts and is saved."""
        return self._on_table.keeps

    @property
    def rehearsing(self) -> bool:
        """Whether this is a lesson."""
        return self._on_table.rehearsing

    @property
    def rules(self) -> Ruleset:
        """The rules of the match; there must be one."""
        return self.carried().rules

    @property
    def setting(self) -> Setting:
        """What the match was begun with; as long as there is none its preset is empty."""
        played = self._on_table.played
        return _NOTHING if played is None else played.setting

    @property
    def viewer(self) -> Seat:
        """The seat that the table is laid for: the player's, or that of the person at turn."""
        return self._passing.seat

    @property
    def eyes(self) -> Seat:
        """The seat whose view is shown, or `NOBODY` as long as no person has said she is alone."""
        return self._passing.eyes

    @property
    def several(self) -> bool:
        """Whether several people share the screen."""
        return self._passing.several

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        played = self._on_table.played
        return played is not None and played.over

    @property
    def counted(self) -> MatchTransfer | None:
        """The match that counts: the one on the table, or else the one that waits for it."""
        return self._on_table.counted

    def carried(self) -> MatchTransfer:
        """Return all there is to go on with the match elsewhere; nothing is then done here."""
        return self._on_table.carried

    def now(self) -> Saved:
        """Return the match as it would be saved at this moment."""
        return self.carried().saved

    def recent(self) -> Recent:
        """Return the last part of the match; what came before it cannot be undone in one step.

        As `NOBODY` sees it, that is all of it.
        """
        if self.eyes == NOBODY:
            return self.whole()
        first, position = self.history.match.recent(self.eyes)
        return Recent(first, position, self.seen(first), self._same)

    def whole(self) -> Recent:
        """Return all of the match, from before its first event on."""
        return Recent(0, Position(self.rules.seats), self.seen(), self._same)

    def seen(self, first: int = 0) -> list[Event]:
        """Return what has happened from this event on, as the viewer's seat sees it."""
        events = self.history.match.events
        return [events[n].seen_by(self.eyes) for n in range(first, len(events))]
