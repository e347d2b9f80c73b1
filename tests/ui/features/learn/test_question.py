"""What counts as right: the best, and what cannot be told from it on the same deals."""

from __future__ import annotations

import json
from datetime import date

import pytest

from farwhist.bots.judging.verdict import Grounds, Valued, Verdict, word_of
from farwhist.store.matches import Saved
from farwhist.store.setting import Setting
from farwhist.store.slips import Slip
from farwhist.ui.features.learn.question import Question

STAKE = 15.0
NOISY = 1.0
"""The error of every value: deals differ much, but all choices have the same ones."""


def question(lost: tuple[float, float] | None) -> Question:
    """Return a question in which the second choice loses so much, and the third is the slip."""
    choices = (
        Valued(("bid 2",), 8.0, NOISY, 0.5, 2000, (0.0, 0.0)),
        Valued(("bid 1",), 7.0, NOISY, 0.4, 2000, lost),
        Valued(("bid 3",), 3.0, NOISY, 0.1, 2000, (5.0, 0.1)),
    )
    grounds = Grounds("best_average", {})
    verdict = Verdict(
        0, 1, 0, "bid", "points", "exact", choices, 0, 2, 5.0, 0.1, STAKE, "blunder", 2000, grounds
    )  # fmt: skip
    saved = Saved.of(Setting("elevator", 4, 1, human=0), [])
    return Question.read(slip_of(saved.text(), verdict))


def slip_of(match: str, verdict: Verdict, move: int | None = None) -> Slip:
    text = json.dumps(verdict.data())
    return Slip("key", date(2026, 11, 22), 0.3, match, text, 0, None, move)


@pytest.mark.parametrize(
    ("lost", "right"), [((1.0, 0.4), False), ((1.0, 0.6), True), ((-0.1, 0.1), True)]
)
def test_the_error_of_the_difference_decides(lost: tuple[float, float], right: bool) -> None:
    asked = question(lost)
    assert asked.right(0) and not asked.right(2)
    assert asked.right(1) is right
    assert asked.right(1) is (word_of(*lost, STAKE) == "best"), "as the coach's words do"


def test_an_older_slip_without_it_is_judged_by_the_errors_of_the_values() -> None:
    assert question(None).right(1) and not question(None).right(2)


@pytest.mark.parametrize("told", ['"late": [0]', '"made": {"bot": [0]}', '"made": {"hint": [0]}'])
def test_what_the_player_did_not_choose_is_no_question(told: str) -> None:
    verdict = question(None).verdict
    header = Saved("elevator", 4, 1).text().rstrip("}\n")
    assert Question.read(slip_of(f'{header}}}\n"0 bid 0"\n', verdict, 0)).moves
    with pytest.raises(ValueError, match="place"):
        Question.read(slip_of(f'{header}, {told}}}\n"0 bid 0"\n', verdict, 0))
