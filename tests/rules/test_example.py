"""The worked example agrees with the schemes, part by part."""

from __future__ import annotations

import pytest

from farwhist.rules.catalogue import ruleset
from farwhist.rules.scoring.example import example
from farwhist.rules.scoring.schemes import SCHEMES


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_parts_add_up_to_the_points(scheme: str) -> None:
    book = ruleset("elevator", 4, {"scoring": scheme, "slam": "7"}).book
    assert book is not None
    for size in (1, 5, 13):
        for bid in range(size + 1):
            for taken in range(size + 1):
                points, parts = example(book, 4, size, bid, taken)
                assert sum(part.points for part in parts) == points


def test_the_published_numbers_of_a_few_schemes() -> None:
    def of(scheme: str, bid: int, taken: int) -> float:
        book = ruleset("elevator", 4, {"scoring": scheme}).book
        assert book is not None
        return example(book, 4, 7, bid, taken)[0]

    assert [of("FRED", 3, t) for t in (3, 2, 5)] == [13, -1, -2]
    assert [of("CLASSIC10", 3, t) for t in (3, 2, 5)] == [13, 2, 5]
    assert [of("SQUARE_TRI5", 3, t) for t in (3, 2, 5)] == [19, -5, -15]
    assert [of("TRICK", 0, t) for t in (0, 2)] == [0.5, -2]
    assert of("BINARY_HALVE", 3, 2) == -10
