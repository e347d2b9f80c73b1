"""What a place is worth is what the match counts."""

from __future__ import annotations

from random import Random

import pytest

from farwhist.bots.shed.shedder import usual
from farwhist.bots.shed.shedding_playout import place_worth, worth
from farwhist.engine.cards import card
from farwhist.engine.moves import PlayCard
from farwhist.engine.position import Position
from tests.helpers.piles import pile


def end(*groups: tuple[int, ...], seats: int = 5) -> Position:
    found = Position(seats)
    found.finished = list(groups)
    found.active = tuple(set(range(seats)) - {seat for group in groups for seat in group})
    return found


def test_where_every_place_gives_points_each_player_behind_counts_the_same() -> None:
    ranked = end((2,), (0,), (3,), (4,))
    assert [place_worth(ranked, seat, True) for seat in (2, 0, 3, 4, 1)] == [1, 0.5, 0, -0.5, -1]
    assert [place_worth(end((2, 0), (3,)), seat, True) for seat in (0, 2, 3)] == [0.5, 0.5, 0]


def test_where_the_ends_give_points_the_places_between_are_all_but_the_same() -> None:
    ranked = end((2,), (0,), (3,), (4,))
    found = [place_worth(ranked, seat, False) for seat in (2, 0, 3, 4, 1)]
    assert found == pytest.approx([1, 0.08, 0.06, 0.04, -1])
    assert [place_worth(end((2, 0), (3,)), seat, False) for seat in (0, 2)] == [1, 1]


@pytest.mark.parametrize("every_place", [True, False])
def test_an_open_place_is_worth_nothing_yet(every_place: bool) -> None:
    assert place_worth(end((2,)), 0, every_place) == 0


@pytest.mark.parametrize(("points", "value"), [("ends", 0.2 / 3), ("places", 0.0)])
def test_a_deal_played_out_is_worth_what_the_rules_count(points: str, value: float) -> None:
    table = pile("AS", "3D", "5S 6S", "7S 8S", points=points)
    table.position.finished, table.position.active = [(2,)], (0, 1)
    out = PlayCard((card("3D"),))
    assert worth(table.rules, table.position, 0, out, usual, Random(1)) == pytest.approx(value)
