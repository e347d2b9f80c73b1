"""What strong players bid: the tables are whole, and foretell bids better than a hand's worth."""

from __future__ import annotations

import json
from random import Random
from statistics import fmean

import pytest

import training.bids
from farwhist.bots.core.estimate import UNIT, WEIGHTS, estimator, foreteller, weights_of
from farwhist.bots.core.playout import TRUMP
from farwhist.bots.exact.heuristics import sure_tricks
from training.bids import LEAST, TARGET, bid_of, bids, fit, situations
from training.deals import kinds, parts


def test_every_kind_of_deal_has_its_row() -> None:
    table = json.loads(TARGET.read_text("ascii"))
    assert list(table) == kinds()
    for row in table.values():
        assert len(row) == WEIGHTS + 1
        assert all(isinstance(each, int) for each in row)
        assert row[0] >= LEAST


def test_bids_are_foretold_better_than_by_the_worth() -> None:
    model_misses, worth_misses = [], []
    for kind in ("4/5/13/t", "4/7/13/t", "4/9/13/t", "4/13/13/n", "3/6/8/t", "5/8/13/t"):
        players, size, ranks, trump = parts(kind)
        model, sigma = foreteller(players, size, ranks, trump == TRUMP)
        worth = estimator(players, size, ranks, trump == TRUMP)
        rng = Random(f"fresh/{kind}")
        for known, masks in situations(kind, 60, rng):
            bid = bid_of(known, worth, worth.worth(*masks), rng)
            model_misses.append(((model.worth(*masks) - UNIT * bid) / sigma) ** 2)
            worth_misses.append(((worth.worth(*masks) - UNIT * bid) / sigma) ** 2)
    assert fmean(model_misses) < 0.9 * fmean(worth_misses)
    assert 0.6 < fmean(model_misses) < 1.6


@pytest.mark.parametrize("kind", ["4/3/13/t", "5/4/13/t", "2/5/13/n"])
def test_no_bid_is_below_the_sure_tricks(kind: str) -> None:
    players, size, ranks, trump = parts(kind)
    worth = estimator(players, size, ranks, trump == TRUMP)
    rng = Random(3)
    for known, masks in situations(kind, 24, rng):
        bid = bid_of(known, worth, worth.worth(*masks), rng)
        assert sure_tricks(known) <= bid <= size


def test_the_same_arguments_give_the_same_row(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = "4/4/13/t"
    assert fit(kind, 24, 7) == fit(kind, 24, 7) != fit(kind, 24, 8)
    row = [1] + [0] * (WEIGHTS - 1)
    monkeypatch.setattr(training.bids, "bids", lambda kind, hands, rng: [(row, 3)] * hands)
    sigma, constant, *others = fit(kind, 400, 1)
    assert sigma == LEAST and constant == pytest.approx(3 * UNIT, abs=5)
    assert others == weights_of(kind)[1:]


def test_hands_are_dealt_for_every_seat() -> None:
    found = list(bids("3/4/13/t", 12, Random(1)))
    assert len(found) == 12 and {len(row) for row, _ in found} == {WEIGHTS}
    assert {bid for _, bid in found} <= {0, 1, 2, 3, 4}
