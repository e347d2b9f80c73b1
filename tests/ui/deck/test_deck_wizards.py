"""The pictures of wizards and jesters, and the ones of a pack that has them."""

from __future__ import annotations

from itertools import combinations

import pytest

from farwhist.engine.cards import Suit, card, cards, pack
from farwhist.ui.deck.court.free_people import DRAWN
from farwhist.ui.deck.face import Lettering, drawing_of
from farwhist.ui.deck.options import LETTERS, STYLES, DeckLook, index_text
from tests.helpers.pixels import pieces, silhouette, turned, unlike
from tests.ui.deck.printing import inner, printed

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("width", [44, 110, 181])
def test_they_are_the_same_from_both_ends(style: str, width: int) -> None:
    for text in ("W1", "J1"):
        image = printed(card(text), width, DeckLook(style=style))
        assert unlike(image, turned(image)) < 0.6, text


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("width", [36, 64, 180])
def test_they_differ_from_each_other_and_from_every_court_without_colour(
    style: str, width: int
) -> None:
    shapes = {}
    for text in ("W1", "J1", "KS", "QS", "JS", "KH", "JC"):
        image = printed(card(text), width, DeckLook(style=style, palette="classic"))
        w, h = image.width(), image.height()
        head = image.copy(round(0.3 * w), round(0.13 * h), round(0.4 * w), round(0.18 * h))
        shapes[text] = silhouette(head, "#FFFDF7", "#F5EDD8", "#F4E9D2")
    for one, other in combinations(shapes, 2):
        if {one, other} & {"W1", "J1"}:
            both = shapes[one] | shapes[other]
            assert len(shapes[one] & shapes[other]) / len(both) < 0.93, (one, other)


def test_each_style_has_a_drawing_of_its_own() -> None:
    drawings = {style: drawing_of(style) for style in STYLES}
    assert list(drawings) == list(DRAWN) == list(STYLES)
    assert len(set(drawings.values())) == len(set(DRAWN.values())) == len(STYLES)


def test_all_wizards_look_alike_and_so_do_the_jesters() -> None:
    for kind in "WJ":
        first = printed(card(f"{kind}1"), 110)
        assert all(unlike(first, printed(card(f"{kind}{n}"), 110)) == 0 for n in (2, 3, 4))


@pytest.mark.parametrize("index", LETTERS)
def test_their_letters_are_those_of_no_other_card(index: str) -> None:
    lettering = Lettering()
    others = {index_text(each, index) for each in pack()}
    wizard, jester = (index_text(each, index) for each in cards("W1 J1"))
    assert wizard != jester and not {wizard, jester} & others
    assert all(lettering.knows(letter) for letter in wizard + jester)


@pytest.mark.parametrize("size", ["standard", "large"])
def test_the_index_leaves_room_for_the_picture(size: str) -> None:
    for text in ("W1", "J1"):
        image = inner(printed(card(text), 360, DeckLook(size=size, index="de")))
        boxes = [piece.box for piece in pieces(image)]
        frame = next(box for box in boxes if box.width() > 0.3 * 360)
        letter, sign = (box for box in boxes if box.left() < 0.15 * 360 and box.top() < 180)
        assert not letter.united(sign).adjusted(0, 0, 2, 0).intersects(frame)


def test_a_one_has_one_small_pip_and_so_is_no_ace() -> None:
    for suit in Suit:
        one = pieces(inner(printed(card("1" + suit.letter), 180)))
        assert len(one) == 2 * 2 + 1
        most = max(piece.box.height() for piece in one)
        ace = pieces(inner(printed(card("A" + suit.letter), 180)))
        assert most < 0.6 * max(piece.box.height() for piece in ace)
