"""The end of a deal as a task: solved with open cards, in the process that thinks.

Unlike every task of a bot it holds all hands, so its answer may reach nobody who still plays.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from msgspec import Struct

from farwhist.analysis.endings import OpenEnding, solve
from farwhist.bots.thinking.task import Terms
from farwhist.engine.cards import Seat, card
from farwhist.engine.decision import Decision
from farwhist.engine.moves import read, write
from farwhist.engine.position import Position
from farwhist.rules.catalogue import ruleset


class EndingTask(Struct, frozen=True):
    """A decision of a finished deal; `terms.level` does not matter."""

    terms: Terms
    truth: Position
    seat: Seat
    moves: tuple[str, ...]

    @classmethod
    def of(cls, terms: Terms, truth: Position, decision: Decision) -> EndingTask:
        """Return the task of a decision; `truth` shows every card."""
        return cls(terms, truth, decision.seat, tuple(map(write, decision.moves)))

    def answers(self) -> Iterator[str]:
        """Yield what is certain, as :func:`ending_of` reads it."""
        preset, seats, _, changes, _ = self.terms
        rules = ruleset(preset, seats, dict(changes))
        decision = Decision(self.seat, tuple(read(text) for text in self.moves))
        found = solve(rules, self.truth, decision)
        told = (
            None if found is None else [[each.text for each in found.certain], found.out_of_reach]
        )
        yield json.dumps(told)


def ending_of(text: str) -> OpenEnding | None:
    """Return what a task has answered, None where nothing is solved."""
    data = json.loads(text)
    return None if data is None else OpenEnding(tuple(map(card, data[0])), bool(data[1]))
