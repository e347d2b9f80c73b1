"""A deal that begins has forgotten everything of the last one."""

from dataclasses import fields

from farwhist.engine.events import DealStarted
from farwhist.engine.position import DealState, Position


def test_a_new_deal_forgets_all_of_the_last() -> None:
    new = DealStarted(5, 1, (0, 1, 2, 3), 2)
    fresh, used = Position(4), Position(4)
    for field in fields(DealState):
        setattr(used, field.name, object())
    new.apply(fresh)
    new.apply(used)
    assert used == fresh


def test_what_lasts_is_not_touched() -> None:
    position = Position(4, totals=[1, 2, 3, 4], alive=(0, 2), lives=1, place=3)
    DealStarted(5, 1, (0, 2), 2).apply(position)
    assert (position.totals, position.alive, position.lives) == ([1, 2, 3, 4], (0, 2), 1)
    assert (position.place, position.deal, position.size) == (3, 1, 5)
