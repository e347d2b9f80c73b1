"""A slip as a question: where the cards lay, what could be chosen, what was right. No Qt here."""

from __future__ import annotations

import json
from dataclasses import dataclass

from farwhist.bots.judging.verdict import Verdict
from farwhist.engine.match import Match
from farwhist.engine.moves import Move, read
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved, parse
from farwhist.store.slips import Slip


@dataclass(frozen=True)
class Question:
    """A slip that was read.

    `match` stands just before the choice, `verdict` is what the coach found of it.
    """

    slip: Slip
    saved: Saved
    rules: Ruleset
    match: Match
    verdict: Verdict

    @classmethod
    def read(cls, slip: Slip) -> Question:
        """Return the question of a slip.

        Raises:
            ValueError: it cannot be read any more.
        """
        try:
            saved = parse(slip.match)
            rules = saved.rules()
            verdict = Verdict.read(json.loads(slip.verdict))
            return cls(slip, saved, rules, saved.match(rules), verdict)
        except (KeyError, TypeError, IndexError) as error:
            raise ValueError(str(error)) from None

    @property
    def moves(self) -> list[Move]:
        """All that could be chosen, in the order of the coach's choices."""
        return [read(text) for each in self.verdict.choices for text in each.moves]

    def choice_of(self, move: Move) -> int:
        """Return the place of the choice that holds a move."""
        choices = self.verdict.choices
        return next(place for place, each in enumerate(choices) if move in map(read, each.moves))

    def right(self, place: int) -> bool:
        """Whether a choice is the best, or cannot be told from it within two errors."""
        return place != self.verdict.played and not self.verdict.surely_lost(place)
