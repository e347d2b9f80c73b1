"""Nobody loses less than nothing, however chance falls."""

from __future__ import annotations

import pytest

from farwhist.analysis.mean import Mean
from farwhist.ui.features.report import report_words


@pytest.mark.parametrize(("mean", "told"), [(-0.13, "0.0"), (-0.02, "0.0"), (1.24, "1.2")])
def test_a_loss_below_nothing_is_nothing(mean: float, told: str) -> None:
    assert report_words.lost_a_deal(Mean(mean, 0.2)) == f"Points lost per deal: {told}"
    assert report_words.by_both(mean, 0.5) == f"{told} by bids, 0.5 by cards"


def test_so_it_is_over_many_matches() -> None:
    assert report_words.mean(Mean(-0.13, 0.1)) == "0.00 ± 0.20"
    assert report_words.mean(Mean(-0.013, 0.01), percent=True) == "0.0 ± 2.0 %"
