"""The word beside the card that was led: no card of the trick hides it, or lies under it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from farwhist.ui.table.items.card_item import CardLabel, free_side, label_place
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.layout.layout import lay_out
from tests.ui import driving
from tests.ui.furnished import Furnished
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


def test_it_covers_nothing_that_is_told_of_the_deal_in_large_letters(
    window: Furnished, qtbot: QtBot
) -> None:
    window.resize(1000, 650)
    window.appearance.set_text_size(200)
    seen = set()
    while 2 not in seen:
        driving.wait_until_asked(window, qtbot)
        table = window.table
        scene, trick = table.scene, table.position.trick
        if trick:
            seat, card = trick[0]
            (label,) = [
                each for each in scene.cards[card].childItems() if isinstance(each, CardLabel)
            ]
            chip = label.sceneBoundingRect()
            place = Rect(chip.x(), chip.y(), chip.width(), chip.height())
            assert not place.overlaps(scene.sum.covers()), seat
            assert not place.overlaps(scene.trump.written()), seat
            seen.add(seat)
        driving.click_once(window, qtbot)
