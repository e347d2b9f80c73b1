"""What the coach finds of every choice of a position, in the process that thinks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

from farwhist.bots.judging.verdict import Verdict
from farwhist.bots.thinking.judging import JudgeTask, verdict_of
from farwhist.bots.thinking.task import Terms
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.rules.deal_text import DealText
from farwhist.ui.features.editor.playing_out import next_decision
from farwhist.ui.match.thinking import Adviser, Cancel

WORK: Final = (2000, 2000, 250)
"""How many deals are played out for each choice."""


class Advice(QObject):
    """Asks the coach about one position after another.

    `found(verdict)` is emitted with what each choice is worth, or with None where the coach has
    nothing to say.

    Args:
        adviser: returns who works it out.
    """

    found = Signal(object)

    def __init__(self, adviser: Callable[[], Adviser], parent: QObject) -> None:
        super().__init__(parent)
        self._adviser = adviser
        self._cancel: Cancel | None = None
        self._text = ""

    @property
    def thinking(self) -> bool:
        """Whether an answer is on its way."""
        return self._cancel is not None

    def ask(self, text: DealText, own: Seat = 0) -> bool:
        """Ask about the open decision of `own`, or of whoever is due; return whether one is."""
        self.stop()
        match = text.match()
        decision = due(match, own)
        if decision is None:
            return False
        terms = Terms(text.preset, text.seats, "", tuple(sorted(text.changes.items())))
        view, move = match.view(decision.seat), decision.moves[0]
        self._text = ""
        task = JudgeTask.of(terms, view, decision, move, WORK)
        self._cancel = self._adviser().advise(task, self._hear)
        return True

    def stop(self) -> None:
        """Ask nothing any more."""
        cancel, self._cancel = self._cancel, None
        if cancel is not None:
            cancel()

    def _hear(self, text: str | None) -> None:
        if text is not None:
            self._text = text or self._text
            return
        self._cancel = None
        verdict: Verdict | None = verdict_of(self._text) if self._text else None
        self.found.emit(verdict)


def due(match: Match, own: Seat) -> Decision | None:
    """Return the open decision of `own`, or else that of whoever is due."""
    mine = match.decision(own)
    return next_decision(match) if mine is None or mine.settled else mine
