"""Hints know what the player knows, refine, and work wherever a player may be asked."""

from __future__ import annotations

from random import Random

import pytest

from farwhist.bots.thinking.hint import AdviceTask, hint_of
from farwhist.bots.thinking.task import Terms, pack, unpack
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid, PlayCard, write
from tests.bots.thinking.test_honesty import GAMES, VARIANTS, looks, views
from tests.helpers.drive import EXACT, start
from tests.helpers.family import SHORT

pytestmark = pytest.mark.slow


def check(match: Match, terms: Terms, seed: int) -> int:
    rng, differ = Random(seed), 0
    for decision in looks(match, rng):
        one, other, differs = views(match, decision.seat, rng)
        differ += differs
        tasks = []
        for view in (one, other):
            task = AdviceTask.of(terms, view, decision, seed)
            tasks.append(AdviceTask(task.terms, view, task.seat, task.moves, seed, (5, 10)))
        data = pack(tasks[0])
        assert data == pack(tasks[1])
        told = list(unpack(data).answers())
        assert told == list(tasks[1].answers())
        hints = [hint_of(text) for text in told]
        assert all(hint.move in decision.moves for hint in hints)
        full = terms.preset in EXACT and all(isinstance(m, PlayCard | Bid) for m in decision.moves)
        assert [hint.deals for hint in hints] == ([5, 10] if full else [0])
        if full:
            assert write(hints[-1].move).split()[-1] in {row[0] for row in hints[-1].rows}
            assert all(0 <= chance <= 1 for _, _, chance in hints[-1].rows)
        if full and isinstance(hints[-1].move, Bid):
            assert sum(hints[-1].tricks) == pytest.approx(1)
    return differ


@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_hidden_cards_and_sealed_bids_change_no_hint(preset: str, seats: int) -> None:
    texts = SHORT.get(preset, {})
    match = start(preset, seats, 3, **texts)
    assert check(match, Terms(preset, seats, "", tuple(sorted(texts.items()))), 3) >= 2


@pytest.mark.parametrize("options", VARIANTS, ids=lambda texts: "-".join(texts.values()) or "plain")
def test_nor_in_any_kind_of_deal(options: dict[str, str]) -> None:
    texts = {"sequence": "CUSTOM", "custom": "4,3", **options}
    terms = Terms("elevator", 4, "", tuple(sorted(texts.items())))
    assert sum(check(start("elevator", 4, seed, **texts), terms, seed) for seed in (1, 2)) >= 2
