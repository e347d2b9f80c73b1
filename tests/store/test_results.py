"""Results of deals of the day and of prepared deals: what stays, streaks, and damaged files."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farwhist.store.results import (
    DatedResult,
    DatedResults,
    PuzzleResult,
    PuzzleResults,
    streak,
)
from farwhist.store.results import DaysInARow as Days
from farwhist.store.user_file import Locked

TODAY = date(2026, 11, 22)
RESULT = DatedResult(exact=1, deals=1, points=14, stars=3)


def days(*before: int) -> set[date]:
    return {TODAY - timedelta(each) for each in before}


@pytest.mark.parametrize(
    ("before", "wanted"),
    [
        ((), Days(0, 0)), ((0,), Days(1, 1)), ((1,), Days(1, 1)), ((2,), Days(0, 1)),
        ((0, 1, 2), Days(3, 3)), ((1, 2, 5, 6, 7), Days(2, 3)), ((-1, -2, 0), Days(1, 1)),
    ],
)  # fmt: skip
def test_a_missed_day_ends_a_streak(before: tuple[int, ...], wanted: Days) -> None:
    assert streak(days(*before), TODAY) == wanted


@given(st.sets(st.integers(-40, 40)), st.integers(0, 30))
def test_a_clock_that_is_put_back_adds_nothing(before: set[int], back: int) -> None:
    found = streak(days(*before), TODAY)
    assert 0 <= found.now <= found.longest <= len(before)
    earlier = streak(days(*before), TODAY - timedelta(back))
    assert earlier.longest <= found.longest


def test_the_first_result_stays(tmp_path: Path) -> None:
    results = DatedResults(tmp_path)
    assert results.results() == {}
    assert results.add("2026-11-22", RESULT)
    assert not results.add("2026-11-22", DatedResult(0, 1, -1, 1))
    results.set_expert("2026-11-22", (14.5, 0.5))
    results.set_expert("2026-11-23", (1.0, 0.5))
    found = DatedResults(tmp_path).results()
    assert found == {"2026-11-22": DatedResult(1, 1, 14, 3, expert=(14.5, 0.5))}


@pytest.mark.parametrize(
    "text",
    [
        "", "[]", "{", '{"format": "farwhist dated matches", "version": 1}',
        '{"format": "farwhist dated matches", "version": 1, "results": {"2026-11-22": {}}}',
        '{"format": "farwhist dated matches", "version": 1, "results": {"a": {"exact": true}}}',
    ],
)  # fmt: skip
def test_a_damaged_file_is_set_aside(tmp_path: Path, text: str) -> None:
    results = DatedResults(tmp_path)
    results.path.write_text(text, encoding="utf-8")
    assert results.results() == {}
    assert results.damaged is not None and results.damaged.read_text("utf-8") == text
    assert results.add("2026-11-22", RESULT)


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    results = DatedResults(tmp_path)
    text = '{"format": "farwhist dated matches", "version": 2}'
    results.path.write_text(text, encoding="utf-8")
    with pytest.raises(Locked):
        results.add("2026-11-22", RESULT)
    assert results.path.read_text("utf-8") == text


def test_the_best_result_of_a_puzzle_stays(tmp_path: Path) -> None:
    results = PuzzleResults(tmp_path)
    for stars in (1, 3, 0):
        results.add("one", stars)
    results.add("two", 0)
    found = PuzzleResults(tmp_path).results()
    assert found == {"one": PuzzleResult(3, 3), "two": PuzzleResult(0, 1)}


@pytest.mark.parametrize(
    "results", ["[]", '{"a": 3}', '{"a": {"stars": 4, "tries": 1}}', '{"a": {"stars": true}}']
)
def test_a_damaged_file_of_puzzles_is_set_aside(tmp_path: Path, results: str) -> None:
    kept = PuzzleResults(tmp_path)
    text = f'{{"format": "farwhist prepared deals", "version": 1, "results": {results}}}'
    kept.path.write_text(text, encoding="utf-8")
    assert kept.results() == {} and not kept.path.exists()


def test_a_file_of_puzzles_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    kept = PuzzleResults(tmp_path)
    kept.path.write_text('{"format": "farwhist prepared deals", "version": 9}', encoding="utf-8")
    with pytest.raises(Locked):
        kept.add("one", 3)
