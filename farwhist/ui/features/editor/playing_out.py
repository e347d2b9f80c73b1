"""Lets all seats play a deal to its end, move by move, in the process that thinks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from farwhist.bots.thinking.task import MoveTask, Terms, luck
from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import read
from farwhist.rules.deal_text import DealText
from farwhist.ui.match.thinking import Adviser, Cancel


class Plays(Protocol):
    """Who plays at a seat."""

    @property
    def level(self) -> str:
        """One of the levels of the opponents."""

    @property
    def style(self) -> str:
        """How it bids."""


class PlayingOut(QObject):
    """Plays one deal after another to the end.

    Signals:
        moved(tricks): so many tricks have been played.
        done(moves): the deal is over, with these moves.

    Args:
        adviser: returns who works the moves out.
    """

    moved = Signal(int)
    done = Signal(object)

    def __init__(self, adviser: Callable[[], Adviser], parent: QObject) -> None:
        super().__init__(parent)
        self._adviser = adviser
        self._cancel: Cancel | None = None
        self._match: Match | None = None
        self._text: DealText | None = None
        self._plays: Sequence[Plays] = ()
        self._answer = ""

    @property
    def running(self) -> bool:
        """Whether a deal is being played."""
        return self._match is not None

    def start(self, text: DealText, plays: Sequence[Plays]) -> None:
        """Play this deal on, each seat at its level."""
        self.stop()
        self._text, self._plays = text, plays
        self._match = text.match()
        self._next()

    def stop(self) -> None:
        """Play no further."""
        cancel, self._cancel, self._match = self._cancel, None, None
        if cancel is not None:
            cancel()

    def _next(self) -> None:
        match, text = self._match, self._text
        if match is None or text is None:
            return
        decision = next_decision(match)
        if decision is None:
            self._match = None
            self.done.emit(tuple(match.moves))
            return
        self.moved.emit(len(match.position.tricks))
        who = self._plays[decision.seat]
        changes = tuple(sorted(text.changes.items()))
        terms = Terms(text.preset, text.seats, who.level, changes, who.style)
        start = luck(f"{text.seed}", decision.seat, len(match.moves))
        self._answer = ""
        task = MoveTask.of(terms, match.view(decision.seat), decision, start)
        self._cancel = self._adviser().advise(task, self._hear)

    def _hear(self, text: str | None) -> None:
        if text is not None:
            self._answer = text or self._answer
            return
        self._cancel = None
        match = self._match
        decision = None if match is None else next_decision(match)
        if match is None or decision is None:
            return
        move = read(self._answer) if self._answer else decision.moves[0]
        match.submit(decision.seat, move)
        self._next()


def next_decision(match: Match) -> Decision | None:
    """Return the first decision that nobody has answered yet; None when the deal is over."""
    if match.over:
        return None
    open_ = [each for each in match.decisions if not each.settled]
    return next(iter(open_ or match.decisions), None)
