"""Slips that are called costliest first stand in the order of the numbers beside them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from farwhist.bots.judging.verdict import Grounds, Valued, Verdict
from farwhist.ui.features.report.parts import ReportedSlip, costliest_first


def slip(loss: float, stake: float) -> ReportedSlip:
    """Return one that lost so much of what hung on it."""
    choices = (Valued(("play 2C",), loss, 0.1, 0.5, 100), Valued(("play 8S",), 0.0, 0.1, 0.2, 100))
    grounds = Grounds("best_chance", {})
    return ReportedSlip(0, 0, 1, Verdict(
        0, 1, 1, "card", "points", "exact", choices, 0, 1, loss, 0.1, stake, "slip", 100, grounds
    ))  # fmt: skip


@given(st.lists(st.builds(slip, st.floats(0.5, 40), st.floats(1, 60))))
def test_the_most_that_was_lost_stands_first(found: list[ReportedSlip]) -> None:
    shown = [each.verdict.loss for each in costliest_first(found)]
    assert shown == sorted(shown, reverse=True) and len(shown) == len(found)
