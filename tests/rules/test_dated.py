"""Matches that follow from the date."""

from __future__ import annotations

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from farwhist.engine.match import Match
from farwhist.rules.dated import LARGEST, SMALLEST, deal_of_day, match_of_week

DAYS = st.dates(date(2000, 1, 1), date(2100, 1, 1))


def sizes(match: Match) -> list[int]:
    return [each.size for each in match.rules.plan.deals]


@given(DAYS)
def test_a_day_is_one_deal_that_is_the_same_every_time(day: date) -> None:
    found = deal_of_day(day)
    assert found == deal_of_day(day) and found.key == day.isoformat()
    match = Match(found.rules(), found.seed)
    (size,) = sizes(match)
    assert SMALLEST <= size <= LARGEST
    assert found.seed != deal_of_day(day + timedelta(1)).seed


@given(DAYS)
def test_a_week_is_one_match_from_monday_to_sunday(day: date) -> None:
    monday = day - timedelta(day.weekday())
    week = {match_of_week(monday + timedelta(n)).seed for n in range(7)}
    assert week == {match_of_week(day).seed}
    assert match_of_week(monday + timedelta(7)).seed not in week
    found = match_of_week(day)
    assert sizes(Match(found.rules(), found.seed)) == [1, 3, 5, 7, 9, 7, 5, 3, 1]


def test_these_cards_stay_as_they_are() -> None:
    """Everybody must have the same ones, whatever version they play."""
    found = deal_of_day(date(2026, 11, 22))
    assert (found.preset, found.seed) == ("elevator", 676487332)
    assert found.changes == {"sequence": "CUSTOM", "custom": "8"}
    assert match_of_week(date(2026, 11, 22)).key == "2026-W47"
