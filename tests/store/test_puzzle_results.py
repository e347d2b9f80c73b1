"""Results of prepared deals: the best stays, and a damaged file is set aside."""

from __future__ import annotations

from pathlib import Path

import pytest

from farwhist.store.puzzle_results import PuzzleResult, PuzzleResults
from farwhist.store.user_file import Locked


def test_the_best_stays(tmp_path: Path) -> None:
    results = PuzzleResults(tmp_path)
    for stars in (1, 3, 0):
        results.add("one", stars)
    results.add("two", 0)
    found = PuzzleResults(tmp_path).results()
    assert found == {"one": PuzzleResult(3, 3), "two": PuzzleResult(0, 1)}


@pytest.mark.parametrize(
    "results", ["[]", '{"a": 3}', '{"a": {"stars": 4, "tries": 1}}', '{"a": {"stars": true}}']
)
def test_a_damaged_file_is_set_aside(tmp_path: Path, results: str) -> None:
    kept = PuzzleResults(tmp_path)
    text = f'{{"format": "farwhist prepared deals", "version": 1, "results": {results}}}'
    kept.path.write_text(text, encoding="utf-8")
    assert kept.results() == {} and not kept.path.exists()


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    kept = PuzzleResults(tmp_path)
    kept.path.write_text('{"format": "farwhist prepared deals", "version": 9}', encoding="utf-8")
    with pytest.raises(Locked):
        kept.add("one", 3)
