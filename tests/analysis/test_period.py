"""What many matches tell: means with their errors, and the result without luck."""

from __future__ import annotations

from random import Random
from statistics import fmean, pstdev

import pytest

from farwhist.analysis.luck import Fit, ReplayedDeal
from farwhist.analysis.mean import Mean
from farwhist.analysis.period import (
    DealPart,
    KeptDeal,
    LuckOfDeal,
    breakdown,
    by_cards,
    by_month,
    by_parts,
    by_suit,
    group,
    groups,
)

FIT = Fit(1.0, 0.0, 4.0, {"5": Mean(8.0, 0.1)}, {"5": Mean(6.0, 0.1)})


def deal(number: int, points: float, *, bid: float = 0.0, cards: float = 0.0) -> KeptDeal:
    """Return a deal of 5 or 7 cards whose quick player got 2 more than usual."""
    luck = LuckOfDeal("club", FIT, ReplayedDeal("5", Mean(8.0, 0.0)))
    parts = {"bid": DealPart(bid, 1), "play": DealPart(cards, 4)}
    month = f"2026-{9 + number % 2:02}"
    return KeptDeal(number // 5, month, 5 + number % 2 * 2, number % 3 > 0, points, parts, luck)


DEALS = [deal(n, 10.0 + n % 2, bid=0.5, cards=1.0) for n in range(20)]


def test_sums_are_by_month_size_trump_and_part() -> None:
    assert [(each.key, each.deals) for each in groups(DEALS, by_month)] == [
        ("2026-09", 10), ("2026-10", 10)
    ]  # fmt: skip
    assert [each.key for each in groups(DEALS, by_cards)] == ["005", "007"]
    assert [(each.key, each.deals) for each in groups(DEALS, by_suit)] == [
        ("no trump", 7), ("trump", 13)
    ]  # fmt: skip
    bids, play = by_parts(DEALS)
    assert (bids.choices, play.choices) == (20, 80)
    assert bids.decision == (0.5, 0.0) and play.decision == (0.25, 0.0)
    whole = group("", DEALS)
    assert (whole.matches, whole.deals, whole.choices) == (4, 20, 100)
    assert whole.lost == (1.5, 0.0) and whole.decision == (0.3, 0.0)
    assert whole.points is not None and whole.points.mean == 10.5


def test_luck_is_taken_off() -> None:
    whole = group("", DEALS)
    assert whole.adjusted is not None and whole.adjusted.mean == pytest.approx(8.5)
    made_of = breakdown(DEALS)
    assert made_of is not None and made_of.luck is not None
    assert made_of.luck.mean == pytest.approx(2.0)
    assert made_of.luck.error == pytest.approx(0.1), "the error of what is usual stays"
    assert (made_of.start, made_of.bids, made_of.play) == (8.0, -0.5, -1.0)
    steps = made_of.steps()
    points = steps.pop("points")
    assert points == 10.5 == pytest.approx(sum(steps.values()))


def test_too_few_deals_tell_nothing() -> None:
    few = group("", DEALS[:4])
    assert (few.lost, few.decision, few.points, few.adjusted) == (None, None, None, None)
    assert breakdown(DEALS[:4]) is None and group("", []).deals == 0


def test_the_error_of_a_decision_is_the_one_that_is_seen() -> None:
    """Choices of a deal hang together: the error must come from deals."""
    rng, means, errors = Random(2), [], []
    for _ in range(400):
        some = []
        for number in range(40):
            bad = rng.random() < 0.3
            some.append(deal(number, 0.0, cards=4 * rng.random() if bad else 0.0))
        found = group("", some).decision
        assert found is not None
        means.append(found.mean)
        errors.append(found.error)
    assert pstdev(means) == pytest.approx(fmean(errors), rel=0.15)
