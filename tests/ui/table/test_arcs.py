"""The arcs that tell which way play runs: one from each seat, and over nothing."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest
from msgspec.structs import replace

from farwhist.engine.position import Position
from farwhist.ui.table.layout.arcs import Arc, Ground, arcs, ground
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.layout.layout import Layout, lay_out
from tests.ui.table.test_layout import MOST, position

FELTS = [(918, 556), (976, 702), (1180, 702), (1550, 982), (2560, 1380)]


def bidding(seats: int, count: int) -> Position:
    view = position(seats, count)
    view.trick = []
    return view


def felt(layout: Layout) -> Ground:
    box, size = layout.trump_text, layout.sizes.font
    return ground(layout, 0, Rect(box.x, box.y, min(box.w, 8 * size), box.h))


def inside(arc: Arc, rect: Rect) -> bool:
    return any(rect.x < x < rect.right and rect.y < y < rect.bottom for x, y in arc.points)


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("size", FELTS)
def test_an_arc_runs_from_each_seat_to_the_next_and_over_nothing(
    seats: int, size: tuple[int, int]
) -> None:
    for count in (1, min(7, MOST[seats]), min(13, MOST[seats])):
        layout = lay_out(bidding(seats, count), 0, *size)
        around = felt(layout)
        for step in (1, -1):
            after = [(seat, (seat + step) % seats) for seat in range(seats)]
            found = arcs(around, after)
            assert set(found) == set(range(seats)), (count, step)
            for arc in found.values():
                for rect in (*layout.plates.values(), *around.hands.values(), *around.taken):
                    assert not inside(arc, rect), (count, step, arc, rect)


def test_the_other_way_round_the_same_arcs_are_run_through_backwards() -> None:
    around = felt(lay_out(bidding(4, 9), 0, 976, 702))
    there = arcs(around, [(seat, (seat + 1) % 4) for seat in range(4)])
    back = arcs(around, [(seat, (seat - 1) % 4) for seat in range(4)])
    for seat, arc in there.items():
        assert back[(seat + 1) % 4] == Arc(arc.end, arc.bend, arc.start)


def test_a_hint_is_gone_round_where_there_is_room() -> None:
    around = felt(lay_out(bidding(4, 9), 0, 976, 702))
    hint = around.spared[-1]
    found = arcs(around, [(seat, (seat + 1) % 4) for seat in range(4)])
    assert not any(inside(arc, hint) for arc in found.values())
    narrow = replace(around, spared=(Rect(0, 0, 976, 702),))
    assert set(arcs(narrow, [(0, 1)])) == {0}, "and an arc that must cross it is better than none"


def test_dots_lie_evenly_on_an_arc_from_its_start_on() -> None:
    arc = Arc((100.0, 300.0), (120.0, 80.0), (400.0, 60.0))
    dots = arc.dots(8.0)
    assert dots[0] == arc.start
    assert all(7.8 < dist(one, other) < 8.001 for one, other in pairwise(dots))
    assert dist(dots[-1], arc.end) < 8.0
