"""A slip as a question: where the cards lay, what could be chosen, what was right. No Qt here."""

from __future__ import annotations

from dataclasses import dataclass

from farwhist.bots.judging.verdict import Verdict
from farwhist.engine.match import Match
from farwhist.engine.moves import Move, read
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved, parse
from farwhist.store.reading import Unreadable, damage, parse_json
from farwhist.store.slips import Slip


@dataclass(frozen=True)
class Question:
    """A slip that was read.

    `match` stands just before the choice, `saved` holds the whole deal unless the slip is of an
    older version, and `verdict` is what the coach found of it.
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
            Unreadable: it cannot be read any more, or was no choice of the player's.
            Newer: a later version of the program wrote it.
        """
        with damage():
            saved = parse(slip.match)
            if slip.move is not None and not saved.maker(slip.move).own:
                raise Unreadable("Something else chose in the player's place.")
            rules = saved.rules()
            verdict = Verdict.read(parse_json(slip.verdict))
            left = saved if slip.move is None else saved.first(slip.move)
            question = cls(slip, saved, rules, left.match(rules), verdict)
            if not question.moves:
                raise Unreadable("There is no such choice in this match.")
            return question

    @property
    def moves(self) -> list[Move]:
        """All that could be chosen, in an order that tells nothing of their worth."""
        known = {read(text) for each in self.verdict.choices for text in each.moves}
        decision = self.match.decision(self.verdict.seat)
        return [] if decision is None else [move for move in decision.moves if move in known]

    @property
    def position(self) -> Position:
        """What the player knew then."""
        return self.match.view(self.verdict.seat)

    @property
    def studied(self) -> bool:
        """Whether the rest of the deal is kept, so that it can be studied."""
        return self.slip.move is not None

    def choice_of(self, move: Move) -> int:
        """Return the place of the choice that holds a move."""
        choices = self.verdict.choices
        return next(place for place, each in enumerate(choices) if move in map(read, each.moves))

    def right(self, place: int) -> bool:
        """Whether a choice is the best, or cannot be told from it within two errors."""
        return place != self.verdict.played and not self.verdict.surely_lost(place)
