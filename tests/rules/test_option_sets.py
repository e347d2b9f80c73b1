"""Whatever options are legal together: every decision has a legal move, and the match ends.

`FARWHIST_SETS` says how many sets are tried; `python -m tests.helpers.option_sets` tries many.
"""

import os
from collections import Counter

import pytest

from tests.helpers.option_sets import drawn, failures

pytestmark = pytest.mark.slow

SETS = int(os.environ.get("FARWHIST_SETS", "320"))
PARTS = 4
MOST_MOVES = 1500
"""Longer matches are left there: the command plays them on."""


@pytest.mark.parametrize("part", range(PARTS))
def test_a_match_by_random_options_always_has_a_legal_move_and_ends(part: int) -> None:
    ended: Counter[str] = Counter()
    numbers = range(part * SETS // PARTS, (part + 1) * SETS // PARTS)
    assert list(failures(numbers, MOST_MOVES, ended)) == []
    assert ended["played to the end"] > 0.75 * len(numbers)


def test_a_set_is_the_same_every_time() -> None:
    assert [drawn(number) for number in range(20)] == [drawn(number) for number in range(20)]
    assert len({drawn(number).preset for number in range(100)}) > 15
