"""Means, losses and errors of choices that are compared on the same deals."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

import pytest

from farwhist.bots.judging import paired
from farwhist.bots.judging.paired import Stratum
from farwhist.bots.judging.verdict import BLAME, WORDS, hangs, word_of


def noisy(means: list[float], deals: int, seed: int, shared: float = 1.0) -> Stratum:
    """Return play-outs of choices with these means; part of the noise is the deal's."""
    rng = Random(seed)
    rows: list[list[float]] = [[] for _ in means]
    for _ in range(deals):
        common = rng.gauss(0, shared)
        for row, mean in zip(rows, means, strict=True):
            row.append(mean + common + rng.gauss(0, 1))
    return Stratum(1.0, list(range(deals)), rows)


def test_equal_choices_lose_nothing_in_the_mean() -> None:
    losses = [paired.loss([noisy([0.0] * 5, 100, seed)], 0) for seed in range(400)]
    error = stdev(each.loss for each in losses) / 20
    assert abs(fmean(each.loss for each in losses)) < 3 * error
    naive = [
        max(each.mean for each in paired.values([noisy([0.0] * 5, 100, seed)]))
        - paired.values([noisy([0.0] * 5, 100, seed)])[0].mean
        for seed in range(100)
    ]
    assert fmean(naive) > 0.1, "the best of five looks better than it is: the test would see it"


def test_what_is_lost_is_found_and_its_error_is_as_large_as_it_says() -> None:
    losses = [paired.loss([noisy([1.0, 0.0], 100, seed)], 1) for seed in range(300)]
    assert fmean(each.loss for each in losses) == pytest.approx(1.0, abs=0.03)
    told = fmean(each.error for each in losses)
    assert told == pytest.approx(stdev(each.loss for each in losses), rel=0.12)


def test_what_the_choices_share_does_not_make_the_error_larger() -> None:
    calm, wild = (paired.loss([noisy([1.0, 0.0], 400, 1, shared)], 1) for shared in (0.0, 9.0))
    assert wild.error == pytest.approx(calm.error, rel=0.2)


def test_a_deal_that_is_taken_often_counts_once() -> None:
    """Ten play-outs in each of 40 deals tell less than one in each of 400."""
    rng = Random(3)
    deals = [n // 10 for n in range(400)]
    luck = [rng.gauss(0, 1) for _ in range(40)]
    values = [luck[deal] + rng.gauss(0, 0.1) for deal in deals]
    _, few = paired.mean(deals, values)
    _, many = paired.mean(range(400), values)
    assert few > 5 * many


def test_a_dropped_choice_keeps_the_distance_at_which_it_was_dropped() -> None:
    stratum = noisy([2.0, 0.0], 400, 5, 5.0)
    whole = paired.values([stratum])
    stratum.rows[1] = stratum.rows[1][:100]
    found = paired.values([stratum])
    assert found[0] == whole[0]
    assert found[0].mean - found[1].mean == pytest.approx(2.0, abs=0.5)


def test_trumps_count_by_their_shares() -> None:
    parts = [Stratum(0.75, [0, 1], [[1.0, 1.0], [0.0, 0.0]])]
    parts.append(Stratum(0.25, [0, 1], [[0.0, 0.0], [2.0, 2.0]]))
    assert [each.mean for each in paired.values(parts)] == [0.75, 0.5]
    assert paired.loss(parts, 1) == (0.25, 0.0)


@pytest.mark.parametrize(
    ("loss", "error", "word"),
    [
        (0.0, 0.0, "best"),
        (-0.3, 0.1, "best"),
        (0.5, 0.25, "best"),
        (0.5, 0.1, "good"),
        (0.6, 0.0, "slip"),
        (1.5, 0.0, "mistake"),
        (3.0, 0.0, "blunder"),
        (5.2, 0.05, "blunder"),
        (3.0, 0.3, "mistake"),
        (9.0, 4.5, "best"),
    ],
)
def test_words_are_those_of_what_is_surely_lost(loss: float, error: float, word: str) -> None:
    assert word_of(loss, error, 15) == word


def test_nobody_is_blamed_below_two_errors() -> None:
    rng = Random(9)
    for _ in range(2000):
        loss, error, stake = rng.uniform(-1, 20), rng.uniform(0, 5), rng.uniform(0.1, 30)
        if loss < 2 * error:
            assert word_of(loss, error, stake) not in BLAME


def test_the_words_are_in_the_order_of_what_is_lost() -> None:
    found = [WORDS.index(word_of(loss / 10, 0, 15)) for loss in range(60)]
    assert found == sorted(found)


@pytest.mark.parametrize(
    ("loss", "error", "open_"),
    [(0.1, 0.5, False), (2.0, 0.9, True), (0.7, 0.2, True), (5.0, 0.2, False), (0.3, 0.1, False)],
)
def test_more_deals_are_wanted_while_blame_hangs_on_them(
    loss: float, error: float, open_: bool
) -> None:
    assert hangs(loss, error, 15) is open_


def test_no_more_deals_are_wanted_where_all_that_are_left_change_no_word() -> None:
    assert hangs(0.65, 0.1, 15) and hangs(0.65, 0.1, 15, 0.02)
    assert not hangs(0.65, 0.1, 15, 0.05)


def test_how_far_opinions_differ_counts_in_the_error() -> None:
    sure = paired.Loss(2.0, 0.1)
    assert paired.joined([sure, sure]).loss == 2.0
    assert paired.joined([sure, sure]).error < 0.1
    for others in ([sure], [sure, sure]):
        other = paired.joined([*others, paired.Loss(-0.3, 0.1)])
        assert other.loss < 2 * other.error
