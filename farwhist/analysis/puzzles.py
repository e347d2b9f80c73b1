"""Prepared deals: a question each, with an answer that is proven, read as plain values.

They lie in ``resources/prepared/deals.json``; ``python -m training puzzles`` makes them. A question
is the code of a deal with the moves up to it. Its answer is proven by what the seat could know:
the best choice leads every other by ten standard errors. At the end of a deal the open cards may
prove it as well: then it is certain, whatever the others do, and with no other choice. So is one
of two who know all cards, as in the second half of German Whist: it wins the deal, no other does.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from farwhist import bots, self_play
from farwhist.analysis.duplicate import EXPERT
from farwhist.analysis.endings import solve
from farwhist.analysis.mean import Mean
from farwhist.bots.judging import paired
from farwhist.bots.judging.coach import COMPARISONS, never, seed_of
from farwhist.bots.judging.draw_choices import DrawChoices
from farwhist.bots.judging.paired import Comparison
from farwhist.bots.judging.verdict import Grounds
from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import write
from farwhist.rules import deal_code
from farwhist.rules.dated import DatedMatch
from farwhist.rules.deal_text import DealText
from farwhist.rules.ruleset import Ruleset

THEMES: Final = ("bid", "name", "away", "trumps", "duck", "timing", "ending", "no_trump")
"""Bid it, name trump, lay away, draw trumps, duck and dump, timing, endings, no trump."""

GRADES: Final = (1, 2, 3)
"""From easy to hard, by how often opponents of four levels answer right."""

SEAT: Final = 0
"""Whose question it always is."""

ERRORS: Final = 10.0
"""So many standard errors the best choice leads every other."""

LEAST: Final = 0.04
"""And so many stakes: what loses less is no mistake."""

DEALS: Final = 2000
"""In so many deals the choices are compared."""


class PuzzleProof(Struct, frozen=True):
    """Why the answer is the best.

    Args:
        deals: in so many deals the choices were compared.
        lead, error: how far the best is ahead of the next one, and the standard error of that.
        unit, share: what leads and shares tell, as in a verdict.
        best_share, next_share: the shares of both.
        certain: whether open cards prove it too.
        grounds: why the best is the best: the key of the coach's sentence, and facts.
    """

    deals: int
    lead: float
    error: float
    unit: str
    share: str
    best_share: float
    next_share: float
    certain: bool
    grounds: Grounds

    @property
    def holds(self) -> bool:
        """Whether the lead is ten errors."""
        return self.lead > 0 and self.lead >= ERRORS * self.error


class Puzzle(Struct, frozen=True):
    """One question.

    Args:
        id: a short name that never changes.
        theme: one of `THEMES`.
        grade: one of `GRADES`.
        code: the deal with its moves up to the question; `text()` reads it.
        best: the moves, as text, that are the answer; they come to the same.
        proof: why.
        right, asked: of so many answers of opponents, of all levels but expert, so many were right.
    """

    id: str
    theme: str
    grade: int
    code: str
    best: tuple[str, ...]
    proof: PuzzleProof
    right: int
    asked: int

    def text(self) -> DealText:
        """Return the deal with the moves up to the question."""
        return deal_code.read(self.code)

    def data(self) -> dict[str, Any]:
        """Return it as it stands in the file."""
        grounds = self.proof.grounds
        told = {"key": grounds.key, "facts": dict(grounds.facts)}
        return {**asdict(self), "best": list(self.best)} | {
            "proof": {**asdict(self.proof), "grounds": told}
        }

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Puzzle:
        """Return the puzzle that :meth:`data` gave."""
        proof = dict(data["proof"])
        grounds = Grounds(proof["grounds"]["key"], proof["grounds"]["facts"])
        told = PuzzleProof(**{**proof, "grounds": grounds})
        return cls(**{**data, "best": tuple(data["best"]), "proof": told})


def read(path: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file, in its order."""
    found = json.loads(path.read_text(encoding="utf-8"))
    return tuple(Puzzle.read(each) for each in found["deals"])


def written(puzzles: Sequence[Puzzle]) -> str:
    """Return the text of a file, a line for each puzzle."""
    lines = (json.dumps(each.data(), ensure_ascii=True, sort_keys=True) for each in puzzles)
    return '{"deals": [\n' + ",\n".join(lines) + "\n]}\n"


def asked_of(text: DealText) -> tuple[Ruleset, Match, Decision]:
    """Return the rules of a deal, its match up to the question, and the open decision.

    Raises:
        ValueError: nobody is asked at `SEAT`.
    """
    rules, match = text.rules(), text.match()
    decision = match.decision(SEAT)
    if decision is None:
        raise ValueError("there is no question")
    return rules, match, decision


def compared(text: DealText) -> Comparison | None:
    """Return what compares the choices of a question; None where there is nothing to judge."""
    rules, match, decision = asked_of(text)
    compare = COMPARISONS[rules.kind.thinks]
    if compare is never or len(decision.moves) < 2:
        return None
    found = compare(rules, match.view(SEAT), decision, False)
    return found if found is not None and len(found.moves) > 1 else None


def prove(
    text: DealText, deals: int = DEALS, wanted: float = 0.0
) -> tuple[tuple[str, ...], PuzzleProof] | None:
    """Return the best choice of a question, with the proof of how far it leads.

    None where nothing can be judged, or where it leads by fewer than `wanted` errors.
    """
    asked = compared(text)
    if asked is None:
        return None
    rules, match, decision = asked_of(text)
    asked.run(deals, Random(seed_of(match.view(SEAT), decision)))
    strata = asked.strata()
    best = paired.leader(strata)
    others = [place for place in range(len(asked.moves)) if place != best]
    leads = {place: paired.lead(strata, best, place) for place in others}
    narrow = min(others, key=lambda place: _errors(leads[place]))
    if _errors(leads[narrow]) < wanted:
        return None
    after = min(others, key=lambda place: leads[place].mean)
    if leads[after].mean < LEAST * asked.stake(best):
        return None
    shares = asked.shares()
    moves = asked.moves[best]
    return tuple(moves), PuzzleProof(
        deals=deals,
        lead=round(leads[narrow].mean, 4),
        error=round(leads[narrow].error, 4),
        unit=asked.unit,
        share=asked.share,
        best_share=round(shares[best], 4),
        next_share=round(shares[narrow], 4),
        certain=_certain(asked, rules, match, decision, moves),
        grounds=_rounded(asked.grounds(best, narrow, shares)),
    )


def _errors(lead: paired.Estimate) -> float:
    if lead.mean <= 0:
        return 0.0
    return lead.mean / lead.error if lead.error else float("inf")


def _rounded(grounds: Grounds) -> Grounds:
    facts = {
        key: round(value, 4) if isinstance(value, float) else value
        for key, value in grounds.facts.items()
    }
    return Grounds(grounds.key, facts)


def _certain(
    asked: Comparison, rules: Ruleset, match: Match, decision: Decision, best: Sequence[str]
) -> bool:
    """Whether open cards prove that the best choice succeeds and no other surely does."""
    if isinstance(asked, DrawChoices):
        return asked.exact and sorted(asked.shares()) == [*[0.0] * (len(asked.moves) - 1), 1.0]
    held = sum(len(hand) for hand in match.position.hands)
    if not all(write(move).startswith("play ") for move in decision.moves) or held > 24:
        return False
    found = solve(rules, match.position, decision)
    return found is not None and {f"play {card}" for card in found.certain} == set(best)


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
