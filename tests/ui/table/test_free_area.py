"""Where something lies that may cover little: compared with a search that tries every place."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from farwhist.ui.table.layout.free_area import BETWEEN, FeltInUse, free_place
from farwhist.ui.table.layout.geometry import Rect
from tests.helpers.overlap import overlap

ROOM = Rect(0, 0, 400, 300)
SIDES = st.integers(20, 120)
RECTS = st.lists(
    st.builds(Rect, st.integers(0, 350), st.integers(0, 250), SIDES, SIDES), max_size=5
)


def covered(place: Rect, kept: FeltInUse) -> float:
    """Return how much a place covers, what must be seen fifty times as bad as the rest."""
    edge = BETWEEN - 1
    grown = [Rect(r.x - edge, r.y - edge, r.w + 2 * edge, r.h + 2 * edge) for r in kept.every]
    worst = len(kept.always)
    return 50 * sum(overlap(place, each) for each in grown[:worst]) + sum(
        overlap(place, each) for each in grown[worst:]
    )


@given(RECTS, RECTS, SIDES, SIDES)
def test_no_place_of_the_grid_covers_less(
    always: list[Rect], rather: list[Rect], wide: int, high: int
) -> None:
    kept = FeltInUse(tuple(always), tuple(rather))
    found = free_place([(wide, high)], ROOM, kept, (200.0, 150.0))
    grid = (
        Rect(x, y, wide, high)
        for x in range(int(BETWEEN), int(ROOM.w - wide - BETWEEN) + 1, 20)
        for y in range(int(BETWEEN), int(ROOM.h - high - BETWEEN) + 1, 20)
    )
    least = min(covered(each, kept) for each in grid)
    # Places are rounded to a tenth of a pixel, which may cover a strip of that width.
    assert covered(found, kept) <= least + 50 * 0.1 * 2 * (wide + high) * len(kept.every)
