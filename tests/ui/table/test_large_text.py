"""Large texts and small tables: what must be read grows, and the table folds to make room."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from farwhist.engine.cards import card
from farwhist.ui.scores.table import PANEL_MARGIN, panel_size
from farwhist.ui.table.layout.folding import enlarged
from farwhist.ui.table.layout.geometry import Rect, UnseenCard
from farwhist.ui.table.layout.layout import Layout, lay_out
from farwhist.ui.table.layout.measures import Fold, measure
from farwhist.ui.table.view import HEIGHT, WIDTH
from tests.ui.furnished import Furnished
from tests.ui.table.test_layout import MOST, position, standing

TEXTS = (1.0, 1.25, 1.5, 2.0)
SEATS = range(2, 8)
WINDOWS = {(WIDTH, HEIGHT): 1.0, (1000, 511): 1.4, (1280, 657): 1.7, (1920, 937): 1.55}
"""The table in the least window and at three sizes, and how large texts of 200 % are at least."""


def beside_scores(width: int, height: int, text: float, seats: int) -> float:
    """Return what the scores leave of the width of a table."""
    size = panel_size(width, height, text, seats)
    return width - (size.rail if size.narrow else size.whole) - PANEL_MARGIN


def laid(table: tuple[int, int], seats: int, count: int, text: float) -> Layout:
    width = beside_scores(*table, text, seats)
    return lay_out(position(seats, count), 0, width, table[1], text=text)


def read(layout: Layout, count: int) -> dict[str, Rect]:
    """All that is to be read, with cards; of trump and deal the lines that are written."""
    places = standing(layout, count)
    text = places["trump"]
    places["trump"] = Rect(text.x, text.y, text.w, 4.3 * layout.sizes.font)
    return places


@pytest.mark.parametrize("table", WINDOWS)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_that_is_read_overlaps(table: tuple[int, int], text: float, seats: int) -> None:
    for count in (1, min(MOST[seats], 13)):
        layout = laid(table, seats, count, text)
        places = read(layout, count)
        for (one, box), (other, box2) in combinations(places.items(), 2):
            assert not box.overlaps(box2), (one, other)
        for name, box in places.items():
            assert name == "hand 0" or Rect(0, 0, *table).contains(box), name
            assert not any(box.overlaps(slot) for slot in layout.slots.values()), name
        for name in ("trump", *(each for each in places if "plate" in each or "hand" in each)):
            if layout.sizes.fold or name != "trump":
                assert not places[name].overlaps(layout.panel), name
        assert layout.panel.w >= 280 and layout.panel.h >= 110


@pytest.mark.parametrize(("table", "least"), WINDOWS.items())
@pytest.mark.parametrize("seats", SEATS)
def test_texts_of_200_per_cent_are_much_larger(
    table: tuple[int, int], least: float, seats: int
) -> None:
    sizes = laid(table, seats, 5, 2.0).sizes
    assert sizes.font >= least * sizes.usual_font


def test_texts_grow_before_backs_and_portraits_stay() -> None:
    sizes = enlarged(866, 511, 4, 2.0)
    assert sizes.fold is Fold.BARE
    assert enlarged(1800, 937, 3, 2.0).fold is Fold.NONE, "where there is room all is shown"


def test_a_table_of_usual_text_is_not_folded() -> None:
    for seats in SEATS:
        for width, height in ((918, 561), (1198, 707), (1540, 987)):
            assert enlarged(width, height, seats, 1.0) == measure(width, height, seats)


def test_where_cards_of_others_lie_open_they_can_be_read() -> None:
    view = position(4, 5)
    view.hands[1] = [card(each) for each in ("2C", "3C", "4C", "5C", "6C")]
    layout = lay_out(view, 0, 866, 511, text=2.0)
    assert layout.sizes.fold is Fold.NONE


def test_each_step_leaves_more_room_between_the_plates() -> None:
    rooms = []
    for fold in Fold:
        sizes = measure(866, 511, 4, 1.5, fold=fold)
        rooms.append(sizes.plate_h + sizes.below - sizes.lower * sizes.card)
    assert rooms == sorted(rooms, reverse=True) and len(set(rooms)) == len(Fold)


def test_hidden_cards_are_seen_when_they_are_played() -> None:
    view = position(4, 5)
    layout = lay_out(view, 0, 866, 511, text=2.0)
    assert not layout.poses[UnseenCard(1, 0)].opacity
    assert all(layout.poses[each].opacity for _, each in view.trick)


def test_the_least_window_has_room_on_small_screens(window: Furnished) -> None:
    """1920 x 1080 at 200 %, and 1366 x 768 at 150 %, in texts of any size."""
    for percent in (100, 200):
        window.appearance.set_text_size(percent)
        for screen in (QSize(960, 540), QSize(910, 512)):
            window.table.view.spare(screen)
            QApplication.processEvents()
            least = window.minimumSizeHint()
            assert least.width() <= screen.width()
            assert least.height() <= screen.height(), percent
    window.appearance.set_text_size(100)
