"""The worked example says what a deal would score, add-ons and all."""

from __future__ import annotations

import pytest

from farwhist.engine.position import Position
from farwhist.rules.catalogue import ruleset
from farwhist.rules.scoring.example import BEFORE, example
from farwhist.rules.scoring.parts import total
from farwhist.rules.scoring.schemes import SCHEMES


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_example_is_what_the_deal_would_score(scheme: str) -> None:
    book = ruleset("elevator", 4, {"scoring": scheme, "slam": "7"}).book
    assert book is not None
    position = Position(4, totals=[BEFORE, 0, 0, 0], active=(0, 1, 2, 3))
    for size in (1, 5, 13):
        for bid in range(size + 1):
            for taken in range(size + 1):
                position.size, position.bids = size, [bid, 0, 0, 0]
                position.taken = [taken, 0, 0, 0]
                points = book.deal_points(position)[0]
                assert total(example(book, 4, size, bid, taken)) == points


def test_the_published_numbers_of_a_few_schemes() -> None:
    def of(scheme: str, bid: int, taken: int) -> float:
        book = ruleset("elevator", 4, {"scoring": scheme}).book
        assert book is not None
        return total(example(book, 4, 7, bid, taken))

    assert [of("FRED", 3, t) for t in (3, 2, 5)] == [13, -1, -2]
    assert [of("CLASSIC10", 3, t) for t in (3, 2, 5)] == [13, 2, 5]
    assert [of("SQUARE_TRI5", 3, t) for t in (3, 2, 5)] == [19, -5, -15]
    assert [of("TRICK", 0, t) for t in (0, 2)] == [0.5, -2]
    assert of("BINARY_HALVE", 3, 2) == -10
