"""Tells what the table has shown, when it has shown it: in the log, and to a screen reader."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable

from PySide6.QtCore import QObject

from farwhist.engine.decision import Decision
from farwhist.engine.events import (
    BidMade,
    BidSealed,
    BidsRevealed,
    DealScored,
    Event,
    MatchEnded,
    TrickTaken,
)
from farwhist.engine.position import Position, Trick
from farwhist.ui.table.table import Table
from farwhist.ui.voice import sentences, spoken
from farwhist.ui.voice.announcer import Announcer, Kind
from farwhist.ui.voice.event_log import EventLog

_RESULTS = (BidsRevealed, BidMade, TrickTaken, DealScored, MatchEnded)


class Telling(QObject):
    """Writes a sentence for everything that the table advances past, and has it spoken.

    Where the table jumps to another position, the log says what it has jumped over, and what
    comes before that stays; nothing of it is spoken.
    """

    def __init__(self, table: Table, log: EventLog, announcer: Announcer) -> None:
        super().__init__(table)
        self._table = table
        self._log = log
        self._announcer = announcer
        self._told: Decision | None = None
        self._starts: list[int] = []  # by event: how many lines were in the log before it
        self._lines = 0
        self._passed: list[tuple[list[str], Event]] = []
        self.remark: Callable[[int, Event], str] = lambda number, event: ""
        """Returns what else there is to say of an event, by its number in the match."""
        table.advanced.connect(self._advance)
        table.passed.connect(self._pass)
        table.jumped.connect(self._jump)
        table.announced.connect(lambda text: announcer.say(text, Kind.ANSWER))
        table.trick_review.turned.connect(self._tell_trick)

    @property
    def events(self) -> int:
        """How many events of the match the log tells of, from its first one on."""
        return len(self._starts)

    def event_of(self, line: int) -> int:
        """Return the number in the match of the event that a line of the log tells of, from 0."""
        return max(bisect_right(self._starts, line) - 1, 0)

    def ask(self, decision: Decision) -> None:
        """Say what the player is asked for, unless that has been said already."""
        if decision != self._told and not decision.settled:
            self._told = decision
            self._announcer.say(spoken.your_turn(decision, self._table.position), Kind.TURN)

    def _advance(self, event: Event, before: Position) -> None:
        told = self._add(self._sentences(event, before), event)
        self._log.write(told)
        kind = Kind.RESULT if isinstance(event, _RESULTS) else Kind.EVENT
        self._announcer.say(" ".join(told), kind)
        if not isinstance(event, BidSealed):
            self._told = None

    def _pass(self, event: Event, before: Position) -> None:
        self._passed.append((self._sentences(event, before), event))

    def _jump(self, first: int) -> None:
        passed, self._passed = self._passed, []
        self._told = None
        self._announcer.forget()
        kept = self._starts[first] if first < len(self._starts) else self._lines
        del self._starts[first:]
        self._lines = kept
        all_told = [self._add(told, event) for told, event in passed]
        self._log.go_on(kept, [sentence for told in all_told for sentence in told])

    def _add(self, told: list[str], event: Event) -> list[str]:
        """Count what is told of the next event, with what else there is to say, and return it."""
        remark = self.remark(len(self._starts), event)
        told = [*told, remark] if remark else told
        self._starts.append(self._lines)
        self._lines += len(told)
        return told

    def _sentences(self, event: Event, before: Position) -> list[str]:
        return sentences.told(event, before, self._table.match)

    def _tell_trick(self, trick: Trick, title: str) -> None:
        match = self._table.match
        text = spoken.taken_trick(trick, title, match.viewer, match.names)
        self._announcer.say(text, Kind.ANSWER)
