"""The word beside the card that was led: no card of the trick hides it, or lies under it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from farwhist.ui.table.items.card_item import free_side, label_place
from farwhist.ui.table.layout.layout import lay_out
from tests.ui.table.test_arcs import FELTS
from tests.ui.table.test_layout import position


@pytest.mark.parametrize("words", ["led first", "Ausspiel"])
@pytest.mark.parametrize("seats", range(2, 8))
def test_the_chip_lies_on_no_card_of_the_trick(qtbot: QtBot, seats: int, words: str) -> None:
    for size in FELTS:
        layout = lay_out(position(seats, 5), 0, *size)
        font = layout.sizes.font
        for seat, card in layout.slots.items():
            others = [slot for each, slot in layout.slots.items() if each != seat]
            for side in (-1, 1):
                found = free_side(words, font, card, others, side)
                place = label_place(words, font, card, *found)
                on = [other for other in others if place.overlaps(other)]
                # At seven seats in the smallest window the own card has neighbours on both sides.
                edge = seats == 7 and seat == 0 and size == FELTS[0]
                assert all(edge and place.y > other.bottom - 0.6 * place.h for other in on)
                assert all(not place.overlaps(plate) for plate in layout.plates.values())


def test_it_stays_at_the_middle_of_its_own_side_where_that_is_free(qtbot: QtBot) -> None:
    layout = lay_out(position(4, 5), 0, 976, 702)
    for seat, side in ((1, -1), (3, 1)):
        others = [slot for each, slot in layout.slots.items() if each != seat]
        font = layout.sizes.font
        assert free_side("led first", font, layout.slots[seat], others, side) == (side, 0)
