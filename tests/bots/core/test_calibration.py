"""Shares as they come true: what holds of every share, aim and table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farwhist.bots.core.calibration import as_good, comes_true, evened, with_share
from farwhist.bots.core.levels import LEVELS
from farwhist.bots.exact.advice import BID, CARD, CARD_BY_THUMB

AIMS = (BID, CARD, CARD_BY_THUMB, "bids contract", "tricks contract", "tricks stay")

aims = st.sampled_from(AIMS)
lefts = st.integers(1, 13)
levels = st.sampled_from([*LEVELS, ""])
shares = st.floats(0.001, 0.999)


@given(aims, lefts, levels)
def test_what_never_or_always_happens_stays_so(aim: str, left: int, others: str) -> None:
    assert comes_true(0.0, aim, left, others) == 0.0
    assert comes_true(1.0, aim, left, others) == 1.0


@given(aims, lefts, levels, shares, shares)
def test_what_happens_more_often_comes_true_more_often(
    aim: str, left: int, others: str, one: float, other: float
) -> None:
    low, high = sorted((one, other))
    assert comes_true(low, aim, left, others) <= comes_true(high, aim, left, others)


@pytest.mark.parametrize("aim", AIMS)
def test_a_share_of_each_aim_is_told_otherwise_than_it_was(aim: str) -> None:
    assert comes_true(0.5, aim, 11) != 0.5


@given(shares, st.floats(-20, 20), st.floats(0, 20))
def test_a_value_goes_with_its_share(share: float, missed: float, met: float) -> None:
    value = share * met + (1 - share) * missed
    assert with_share(value, share, share, met) == pytest.approx(value)
    assert with_share(value, share, 1.0, met) == pytest.approx(met)


@given(st.dictionaries(st.integers(), st.floats(-10, 10), min_size=1), st.data())
def test_nothing_is_worth_more_than_what_is_advised(
    worths: dict[int, float], data: st.DataObject
) -> None:
    advised = data.draw(st.sampled_from(sorted(worths)))
    told = evened(worths, as_good(worths, advised))
    assert max(told.values()) == pytest.approx(told[advised])
