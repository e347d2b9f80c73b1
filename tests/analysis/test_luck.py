"""Luck joins what a quick player and an expert got from the same cards, and tells its error."""

from __future__ import annotations

from random import Random
from statistics import fmean, pstdev

import pytest

from farwhist.analysis.luck import Fit, ReplayedDeal, fit_of, kind_of, luck_of
from farwhist.analysis.mean import Mean
from farwhist.rules.catalogue import default_preset, ruleset
from farwhist.store.matches import Saved
from farwhist.store.setting import Setting

USUAL = {"5": Mean(7.0, 0.0)}
FIT = Fit(slope=0.5, spread=2.0, within=4.0, expert=USUAL, quick={"5": Mean(6.0, 0.0)})


def test_alone_the_quick_player_counts_by_the_slope() -> None:
    found = luck_of(FIT, [ReplayedDeal("5", Mean(10.0, 0.0))])
    assert found == (pytest.approx(2.0), pytest.approx(2.0))


def test_what_is_surer_counts_for_more() -> None:
    even = luck_of(FIT, [ReplayedDeal("5", Mean(10.0, 0.0), expert=13.0, plays=4)])
    assert even == (pytest.approx((2.0 + 6.0) / 2), pytest.approx(2.0 / 2**0.5))
    many = luck_of(FIT, [ReplayedDeal("5", Mean(10.0, 0.0), expert=13.0, plays=10**8)])
    assert many == (pytest.approx(6.0, abs=0.01), pytest.approx(0.0, abs=0.01))


def test_deals_of_a_kind_share_the_error_of_what_is_usual() -> None:
    fit = FIT._replace(spread=0.0, quick={"5": Mean(6.0, 1.0), "7": Mean(6.0, 1.0)})
    fit = fit._replace(expert={"5": Mean(7.0, 0.0), "7": Mean(7.0, 0.0)})
    same = luck_of(fit, [ReplayedDeal("5", Mean(6.0, 0.0))] * 2)
    assert same == (0.0, pytest.approx(1.0))
    other = luck_of(fit, [ReplayedDeal("5", Mean(6.0, 0.0)), ReplayedDeal("7", Mean(6.0, 0.0))])
    assert other == (0.0, pytest.approx(0.5**0.5))


def test_the_error_is_the_one_that_is_seen() -> None:
    """Deals made by the model: what is told differs from the truth by so much as is told."""
    rng, wrong, error = Random(1), [], 0.0
    for _ in range(4000):
        quick = rng.gauss(6.0, 3.0)
        truth = 0.5 * (quick - 6.0) + rng.gauss(0.0, 2.0)
        played = ReplayedDeal(
            "5", Mean(quick, 0.0), 7.0 + truth + rng.gauss(0.0, 4.0 / 16**0.5), 16
        )
        found = luck_of(FIT, [played])
        wrong.append(found.mean - truth)
        error = found.error
    assert fmean(wrong) == pytest.approx(0.0, abs=0.05)
    assert pstdev(wrong) == pytest.approx(error, rel=0.05)


def test_the_fit_holds_for_the_rules_that_it_was_measured_by_alone() -> None:
    preset = default_preset()
    fit = fit_of(Saved.of(Setting(preset, 4, 1)))
    assert fit is not None and 0.3 < fit.slope < 1.5 and fit.spread > 0
    rules = ruleset(preset, 4, {})
    kinds = {kind_of(rules, deal) for deal in range(1, 14)}
    assert kinds == set(fit.expert) == set(fit.quick) == {"1", "3", "5", "7", "9", "11", "13"}
    assert fit_of(Saved.of(Setting(preset, 5, 1))) is None
    assert fit_of(Saved.of(Setting(preset, 4, 1, changes={"revoke": "x"}))) is None
    assert fit_of(Saved.of(Setting(preset, 4, 1)), "beginner") is None
