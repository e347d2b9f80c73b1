"""Other proportions and larger hands: everything still has its place."""

from __future__ import annotations

from itertools import combinations

import pytest

from farwhist.engine.cards import pack
from farwhist.engine.position import Position
from farwhist.ui.deck.options import PROPORTIONS
from farwhist.ui.table.layout.folding import enlarged
from farwhist.ui.table.layout.geometry import CARD_RATIO, Rect
from farwhist.ui.table.layout.layout import Layout, lay_out
from farwhist.ui.table.layout.measures import CardSize, measure
from tests.ui.furnished import Furnished

SIZES = [(1000, 560), (1280, 720), (1900, 1000)]
BRIDGE = 1 / PROPORTIONS["bridge"]


def table(seats: int, size: tuple[int, int], cards: CardSize, text: float = 1.0) -> Layout:
    """Return the layout of a first trick with as many cards as can be dealt, at most 13."""
    view, deck = Position(seats), pack()
    each = min(13, len(deck) // seats)
    view.active = list(range(seats))
    view.hands = [list(deck[seat * each : (seat + 1) * each]) for seat in range(seats)]
    view.dealt = [tuple(hand) for hand in view.hands]
    view.trick = [(seat, view.hands[seat].pop()) for seat in range(seats)]
    return lay_out(view, 0, *size, cards=cards, text=text)


def crowded(layout: Layout) -> list[tuple[Rect, Rect]]:
    """Return the plates, trick cards and other hands that lie on each other."""
    rects = list(layout.plates.values()) + list(layout.slots.values())
    top = min(pose.bounds().y for pose in layout.resting.values())
    hand = Rect(0, top, layout.sizes.width, layout.sizes.height - top)
    plates = len(layout.plates)
    pairs = [*combinations(rects[:plates], 2), *((one, hand) for one in rects)]
    pairs += [(one, other) for one in rects[:plates] for other in rects[plates:]]
    return [(one, other) for one, other in pairs if one.overlaps(other)]


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("zoom", [0.8, 1.0, 1.1, 1.3])
def test_nothing_lies_on_anything(
    seats: int, size: tuple[int, int], text: float, zoom: float
) -> None:
    for ratio in (CARD_RATIO, BRIDGE):
        layout = table(seats, size, CardSize(ratio, zoom), text)
        assert crowded(layout) == []
        usual = measure(*size, seats).card
        asked = usual * zoom
        assert layout.sizes.card <= asked + 0.01
        assert layout.sizes.card >= min(usual, asked) - 0.01
        for pose in layout.poses.values():
            assert pose.width == pytest.approx(pose.height * ratio)


@pytest.mark.parametrize("size", SIZES)
def test_four_players_get_a_larger_hand(size: tuple[int, int]) -> None:
    usual = enlarged(*size, 4, 1.0)
    assert enlarged(*size, 4, 1.0, CardSize(zoom=1.3)).card >= 1.1 * usual.card
    trick = table(4, size, CardSize()).slots[1].h
    assert table(4, size, CardSize(zoom=1.3)).slots[1].h >= 0.88 * trick, "not at its cost"
    assert enlarged(*size, 4, 1.0, CardSize(zoom=0.8)).card == pytest.approx(0.8 * usual.card)


def test_the_pictures_have_the_shape_of_the_layout(window: Furnished) -> None:
    for proportion in ("bridge", "poker"):
        window.table_preferences.set(proportion=proportion)
        for item in window.table.scene.cards.values():
            pose = item.target
            assert item.boundingRect().width() < 1.5 * pose.width + 40
            assert pose.width == pytest.approx(pose.height / PROPORTIONS[proportion])
            middle = item.offset().x() + item.pixmap().deviceIndependentSize().width() / 2
            assert abs(middle) <= 1.5, "the picture stands around its pose"
