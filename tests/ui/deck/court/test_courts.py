"""Twelve people, whom one tells apart at any size."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import Qt

from farwhist.engine.cards import Suit, card, cards, pack
from farwhist.ui.deck.options import STYLES, DeckLook
from tests.helpers.pixels import greys, pieces, silhouette, turned, unlike
from tests.ui.deck.printing import COURTS, inner, printed, upper_panel

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("style", STYLES)
def test_the_twelve_courts_are_twelve_people(style: str) -> None:
    """In grey, printed in one colour, and by their outlines, each differs from every other."""
    look = DeckLook(style=style)
    halves = {
        rank.letter + suit.letter: upper_panel(printed(card(rank.letter + suit.letter), 180, look))
        for rank in COURTS
        for suit in Suit
    }
    ground = {"deco": ("#FFFDF7", "#F5EDD8"), "woodcut": ("#F4E9D2",), "emblem": ("#FFFDF7",)}
    shapes = {name: silhouette(half, *ground[style]) for name, half in halves.items()}
    for one, other in combinations(halves, 2):
        rows = zip(greys(halves[one]), greys(halves[other]), strict=True)
        apart = sum(
            abs(a - b) for first, second in rows for a, b in zip(first, second, strict=True)
        )
        assert apart / (halves[one].width() * halves[one].height()) > 12, (one, other)
        common = len(shapes[one] & shapes[other]) / len(shapes[one] | shapes[other])
        assert common < 0.93, (one, other)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("width", [36, 64])
def test_king_queen_and_jack_differ_when_tiny(style: str, width: int) -> None:
    look = DeckLook(style=style)
    for suit in Suit:
        heads = [
            b"".join(greys(upper_panel(printed(card(rank.letter + suit.letter), width, look))))
            for rank in COURTS
        ]
        for one, other in combinations(heads, 2):
            assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one) > 12


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("style", ["deco", "woodcut"])
def test_courts_are_people_on_small_cards_too(style: str, ratio: float) -> None:
    look, emblems = DeckLook(style=style), DeckLook(style="emblem")
    for each in (*cards("KS QH JD"), *pack((), wizards=1)):
        for width in (30, 40, 44, 60):
            small, emblem = printed(each, width, look, ratio), printed(each, width, emblems, ratio)
            assert unlike(upper_panel(small), upper_panel(emblem)) > 20


@pytest.mark.parametrize("style", ["deco", "woodcut"])
def test_the_whole_figure_is_the_large_one_made_smaller(style: str) -> None:
    look = DeckLook(style=style)
    for text in ("KS", "QH", "JD", "JC"):
        large = printed(card(text), 88, look)
        small = printed(card(text), 44, look)
        halved = large.scaled(small.size(), mode=Qt.TransformationMode.SmoothTransformation)
        assert unlike(upper_panel(small), upper_panel(halved)) < 18
        assert unlike(small, turned(small)) < 0.6


@pytest.mark.parametrize("style", ["deco", "woodcut"])
def test_where_it_does_not_fit_the_upper_figure_fills_the_frame(style: str) -> None:
    """Head and shoulders are about as large as on a card twice as wide."""
    look = DeckLook(style=style)
    names = [rank.letter + suit.letter for rank in COURTS for suit in Suit]
    small = {name: printed(card(name), 43, look).copy(10, 6, 23, 48) for name in names}
    large = {}
    for name in names:
        picture = printed(card(name), 86, look)
        large[name] = picture.copy(30, 10, 26, 48).scaled(23, 48)
    for name in names:
        assert min(names, key=lambda other: unlike(small[name], large[other])) == name
        assert unlike(small[name], turned(small[name])) > 25


def test_courts_of_the_large_deck_leave_room_for_the_index() -> None:
    for text in ("KS", "QH", "JD"):
        image = inner(printed(card(text), 360, DeckLook(size="large")))
        boxes = [piece.box for piece in pieces(image)]
        frame = next(box for box in boxes if box.width() > 0.3 * 360)
        letter, suit = (box for box in boxes if box.left() < 0.2 * 360 and box.top() < 250)
        assert not letter.united(suit).adjusted(0, 0, 2, 0).intersects(frame)
