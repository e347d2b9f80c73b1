"""Whether prepared deals are sound, and whether their answers can be proven again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from farwhist import executors
from farwhist.analysis.puzzle_theme import theme_of
from farwhist.analysis.puzzles import GRADES, SEAT, THEMES, Puzzle, asked_of, prove
from farwhist.engine.moves import write
from farwhist.rules.bad_deal import BadDeal

if TYPE_CHECKING:
    from concurrent.futures import Executor


def fault(puzzle: Puzzle) -> str | None:
    """Return what is wrong with a puzzle as it stands, None if nothing; this is quick."""
    if puzzle.theme not in THEMES or puzzle.grade not in GRADES:
        return "there is no such theme or grade"
    try:
        rules, match, decision = asked_of(puzzle.text())
    except (BadDeal, ValueError) as error:
        return str(error)
    legal = {write(move) for move in decision.moves}
    if not puzzle.best or not set(puzzle.best) < legal:
        return "the answer is no choice"
    certain = puzzle.proof.certain
    theme = theme_of(rules, match.view(SEAT), decision, puzzle.best, certain=certain)
    if theme != puzzle.theme:
        return f"the theme is {theme}"
    return None if puzzle.proof.holds else "the lead is too small"


def refuted(puzzle: Puzzle) -> str | None:
    """Return what is wrong with a puzzle when it is proven again, None if nothing."""
    wrong = fault(puzzle)
    if wrong is not None:
        return wrong
    found = prove(puzzle.text(), puzzle.proof.deals)
    if found is None or set(found[0]) != set(puzzle.best):
        return "another choice is better"
    if not found[1].holds:
        return "the lead is too small"
    return None if found[1].certain == puzzle.proof.certain else "the open cards say otherwise"


def checked(puzzles: Sequence[Puzzle], executor: Executor | None = None) -> Iterator[str | None]:
    """Yield what is wrong with each puzzle when it is proven again, in their order.

    `executor` is what does it; this process if None.
    """
    return executors.results(refuted, puzzles, executor)
