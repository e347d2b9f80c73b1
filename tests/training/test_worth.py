"""What hands are worth: the table is whole, and fitted anew it says about the same."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from statistics import fmean

import pytest

from farwhist.bots.core.estimate import UNIT, WEIGHTS, weights_of
from training.__main__ import main
from training.deals import kinds, parts
from training.least_squares import add, solve
from training.worth import TARGET, fit, played_hands


def test_every_kind_of_deal_has_its_weights() -> None:
    table = json.loads(TARGET.read_text("ascii"))
    assert list(table) == kinds()
    assert {len(row) for row in table.values()} == {WEIGHTS}


def test_a_solution_solves() -> None:
    matrix = [[0.0, 0.0], [0.0, 0.0]]
    right = [0.0, 0.0]
    for row in ([1, 0], [1, 1], [1, 2]):
        add(matrix, right, row, 3.0 + 2 * row[1])
    assert solve(matrix, right) == pytest.approx([3.0, 2.0])


@pytest.mark.parametrize("kind", ["4/3/13/t", "3/8/8/n"])
def test_the_hands_of_a_deal_take_all_its_tricks(kind: str) -> None:
    players, size = parts(kind)[:2]
    found = [tricks for _, tricks in played_hands(kind, weights_of(kind), 10 * players, Random(2))]
    deals = [found[n : n + players] for n in range(0, len(found), players)]
    assert len(deals) == 10
    assert all(sum(tricks) == size for tricks in deals)


def test_weights_are_fitted_as_they_are_shipped(tmp_path: Path) -> None:
    kind, file = "4/3/13/t", tmp_path / "bidder.json"
    weights, off = fit(kind, 1800, 2, 1)
    main(["worth", "--hands", "1800", "--rounds", "2", "--only", kind, "--out", str(file)])
    assert json.loads(file.read_text("ascii")) == {kind: weights}
    hands = [row for row, _ in played_hands(kind, weights, 400, Random(9))]
    judged = [
        [sum(w * x for w, x in zip(row, hand, strict=True)) / UNIT for hand in hands]
        for row in (weights, weights_of(kind))
    ]
    assert 0.2 < off < 0.8
    assert fmean(abs(a - b) for a, b in zip(*judged, strict=True)) < 0.15


def test_a_shipped_row_can_be_made_again(tmp_path: Path) -> None:
    kind, file = "3/1/8/n", tmp_path / "bidder.json"
    main(["worth", "--only", kind, "--out", str(file)])
    assert json.loads(file.read_text("ascii")) == {kind: weights_of(kind)}
