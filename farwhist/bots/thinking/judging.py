"""A verdict as a task: what the coach finds of one decision, made in the process that thinks.

It is made of the view that the seat had when it chose, like any opponent's task, so it can know no
more.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from msgspec import Struct

from farwhist.bots.judging.verdict import Verdict
from farwhist.bots.thinking.task import Terms
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Move, read, write
from farwhist.engine.position import Position
from farwhist.rules.catalogue import ruleset


class JudgeTask(Struct, frozen=True):
    """One decision that has been made, to judge; `terms.level` is that of the others.

    `moves` are the moves that were legal and `move` the one that was chosen, as text; `work` is
    how much is done, as `farwhist.bots.judging.coach.Work`.
    """

    terms: Terms
    view: Position
    seat: Seat
    moves: tuple[str, ...]
    move: str
    work: tuple[int, int, int]

    @classmethod
    def of(
        cls,
        terms: Terms,
        view: Position,
        decision: Decision,
        move: Move,
        work: tuple[int, int, int] | None = None,
    ) -> JudgeTask:
        """Return the task of a decision; `view` must be what its seat knew."""
        from farwhist.bots.judging.coach import USUAL

        moves = tuple(write(each) for each in decision.moves)
        start, most, first = work or USUAL
        return cls(terms, view, decision.seat, moves, write(move), (start, most, first))

    def answers(self) -> Iterator[str]:
        """Yield empty texts, and in the end the verdict as :func:`verdict_of` reads it."""
        from farwhist.bots.judging.coach import Work, judging  # only where one thinks

        preset, seats, others, changes, *_ = self.terms
        decision = Decision(self.seat, tuple(read(text) for text in self.moves))
        rules = ruleset(preset, seats, dict(changes))
        verdict = None
        move, work = read(self.move), Work(*self.work)
        for verdict in judging(rules, self.view, decision, move, work, others=others):
            if verdict is None:
                yield ""
        yield json.dumps(None if verdict is None else verdict.data())


def verdict_of(text: str) -> Verdict | None:
    """Return the verdict that a task has answered; None where the coach does not judge."""
    data = json.loads(text)
    return None if data is None else Verdict.read(data)
