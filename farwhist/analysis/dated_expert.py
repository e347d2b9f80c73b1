"""What an expert makes of the cards of a day or a week, in the mean."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

from msgspec import Struct

from farwhist import bots, self_play
from farwhist.analysis.duplicate import EXPERT
from farwhist.analysis.mean import Mean
from farwhist.engine.match import Match
from farwhist.rules.dated import DatedMatch

PLAYS = 12
"""So often the match is played."""

OPPONENT = "club"
"""The level of the opponents in a dated match: the same for everybody."""


class DatedExpertTask(Struct, frozen=True):
    """Plays a dated match with an expert in the first seat, several times with other dice."""

    dated: DatedMatch
    plays: int = PLAYS

    def answers(self) -> Iterator[str]:
        """Yield empty texts, and in the end the mean and its standard error as JSON."""
        rules = self.dated.rules()
        levels = [EXPERT] + [OPPONENT] * (rules.seats - 1)
        found: list[float] = []
        for number in range(self.plays):
            match = Match(rules, self.dated.seed)
            players = [bots.make(level, rules) for level in levels]
            dice = [Random(f"{self.dated.key}/{number}/{seat}") for seat in range(rules.seats)]
            for _ in self_play.moves(match, players, dice.__getitem__):
                yield ""
            found.append(match.position.totals[0])
        yield json.dumps(Mean.of(found))
