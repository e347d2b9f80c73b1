"""Judging one decision as a task: what the coach finds of it, from the view of its seat."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from farwhist.bots.judging.coach import USUAL, Work, judging
from farwhist.bots.judging.verdict import Verdict
from farwhist.bots.thinking.task import Terms
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Move, read, write
from farwhist.engine.position import Position
from farwhist.rules.catalogue import ruleset


@dataclass(frozen=True)
class JudgeTask:
    """A decision that was made; `view` is what its seat knew, `moves` were legal, as text."""

    terms: Terms
    view: Position
    seat: Seat
    moves: tuple[str, ...]
    move: str
    work: Work = USUAL

    @classmethod
    def of(
        cls, terms: Terms, view: Position, decision: Decision, move: Move, work: Work = USUAL
    ) -> JudgeTask:
        """Return the task for one decision; `view` must be that of its seat."""
        moves = tuple(write(each) for each in decision.moves)
        return cls(terms, view, decision.seat, moves, write(move), work)

    def answers(self) -> Iterator[str]:
        """Yield empty texts, and in the end the verdict as :func:`verdict_of` reads it."""
        rules = ruleset(self.terms.preset, self.terms.seats, dict(self.terms.changes))
        decision = Decision(self.seat, tuple(read(text) for text in self.moves))
        for found in judging(rules, self.view, decision, read(self.move), self.work):
            yield "" if found is None else json.dumps(found.data())


def verdict_of(text: str) -> Verdict:
    """Return the verdict that a task has answered, or that is kept."""
    return Verdict.read(json.loads(text))
