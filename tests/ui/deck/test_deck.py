"""The deck, looked at pixel by pixel."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QApplication

from farwhist import places
from farwhist.engine.cards import Rank, Suit, card, cards, pack
from farwhist.ui.deck.deck import MOST, Deck, margin
from farwhist.ui.deck.face import LARGE, PIPS, STANDARD, Lettering
from farwhist.ui.deck.options import (
    BACKS,
    LETTERS,
    PALETTES,
    PROPORTIONS,
    STYLES,
    DeckLook,
    NoSuchLook,
    index_text,
)
from tests.helpers.pixels import greys, pieces, silhouette, turned, unlike
from tests.ui.deck.printing import COURTS, inner, printed

pytestmark = pytest.mark.usefixtures("qapp")

PLAIN = [each for each in pack() if each.rank not in COURTS]


# Symmetry


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("width", [64, 110, 181])
def test_courts_are_the_same_from_both_ends(style: str, width: int) -> None:
    for rank in COURTS:
        for suit in Suit:
            image = printed(card(rank.letter + suit.letter), width, DeckLook(style=style))
            assert unlike(image, turned(image)) < 0.25


@pytest.mark.parametrize("size", ["standard", "large"])
def test_cards_are_the_same_from_both_ends_but_for_the_pips_in_the_middle(size: str) -> None:
    for each in PLAIN:
        image = printed(each, 110, DeckLook(size=size))
        h = image.height()
        band = image.copy(0, 0, 110, round((0.31 if size == "large" else 0.28) * h))
        other = turned(image).copy(0, 0, 110, band.height())
        assert unlike(band, other) < 0.6, each


@pytest.mark.parametrize("text", ["2S", "4H", "TC", "TS", "2D", "9D", "8D", "AD"])
def test_a_card_whose_pips_are_symmetric_is_symmetric(text: str) -> None:
    image = printed(card(text), 110)
    assert unlike(image, turned(image)) < 0.6


@pytest.mark.parametrize("back", BACKS)
@pytest.mark.parametrize("width", [40, 110, 180])
def test_how_a_back_lies_tells_nothing(back: str, width: int) -> None:
    image = printed(None, width, DeckLook(back=back))
    assert unlike(image, turned(image)) < 0.6


@pytest.mark.parametrize("style", STYLES)
def test_no_seam_is_left_open_where_the_halves_meet(style: str) -> None:
    for ratio in (1.0, 1.25, 1.5, 2.0):
        image = printed(card("QH"), 111, DeckLook(style=style), ratio)
        w, h = image.width(), image.height()
        middle = image.copy(round(0.24 * w), h // 2 - 1, round(0.52 * w), 3)
        for x in range(middle.width()):
            column = [QColor(middle.pixelColor(x, y)) for y in range(3)]
            assert all(colour.alpha() == 255 for colour in column)
            if style != "emblem":
                assert all(colour.lightness() < 250 for colour in column)


# Pips


def test_pips_are_counted_and_the_lower_half_is_upside_down() -> None:
    for rank, pips in PIPS.items():
        assert len(set(pips)) == len(pips) == rank
        upper = sorted((x, round(y, 4)) for x, y in pips if y < 0.5)
        lower = sorted((x, round(1 - y, 4)) for x, y in pips if y > 0.5)
        assert upper == lower or rank == 7


@pytest.mark.parametrize("proportion", list(PROPORTIONS))
@pytest.mark.parametrize("width", [110, 180])
def test_every_pip_and_every_letter_stands_alone(width: int, proportion: str) -> None:
    for each in pack([Rank(number) for number in range(2, 11)]):
        image = inner(printed(each, width, DeckLook(proportion=proportion)))
        indices = 2 * (len(index_text(each, "en")) + 1)
        assert len(pieces(image)) == indices + each.rank, each


def test_the_large_deck_shows_one_pip() -> None:
    for each in pack([Rank(number) for number in (2, 7, 10, 14)]):
        image = inner(printed(each, 180, DeckLook(size="large")))
        found = pieces(image)
        assert len(found) == 2 * (len(index_text(each, "en")) + 1) + 1
        biggest = max(found, key=lambda piece: piece.pixels)
        assert biggest.box.height() == pytest.approx(0.5 * 180, abs=6)


# Index


@pytest.mark.parametrize(("size", "least"), [("standard", 0.105), ("large", 0.15)])
def test_the_index_is_as_high_as_promised(size: str, least: float) -> None:
    for rank in Rank:
        if rank <= Rank.ACE:
            image = inner(printed(card(rank.letter + "S"), 360, DeckLook(size=size)))
            letter = pieces(image, 128)[0].box
            assert letter.left() < 0.25 * 360
            assert letter.height() >= least * round(360 * 88 / 63), rank


def test_ten_is_squeezed_and_keeps_clear_of_the_pips() -> None:
    lettering = Lettering()
    for sizes in (STANDARD, LARGE):
        cap = sizes.cap * 88 / 63
        for index in LETTERS:
            for each in cards("AS KS QS JS TS 9S"):
                box = lettering.outline(index_text(each, index), cap, sizes.widest).boundingRect()
                assert box.width() <= sizes.widest + 1e-6
                assert abs(box.center().x()) < 1e-6
    left_pip = min(x for x, _ in PIPS[10]) - 0.185 / 2
    assert STANDARD.centre + STANDARD.widest / 2 < left_pip - 0.04


@pytest.mark.parametrize(
    ("index", "letters"),
    [
        ("en", "A K Q J"),
        ("fr", "A R D V"),
        ("de", "A K D B"),
        ("es", "A K Q J"),
        ("it", "A K Q J"),
        ("it-local", "A R D F"),
        ("ro", "A K Q J"),
        ("ro-local", "A R D V"),
        ("nl", "A H V B"),
        ("da", "E K D Kn"),
        ("sv", "E K D Kn"),
        ("pl", "A K D W"),
        ("pt", "A K Q J"),
        ("pt-local", "A R D V"),
        ("ru", "Т К Д В"),
    ],
)
def test_letters_are_those_of_the_country(index: str, letters: str) -> None:
    assert " ".join(index_text(each, index) for each in cards("AS KH QD JC")) == letters
    assert index_text(card("TS"), index) == "10"
    lettering = Lettering()
    assert all(lettering.knows(letter) for letter in letters if letter != " ")


def test_every_language_shows_its_letters_on_the_card() -> None:
    english = printed(card("KH"), 110)
    assert unlike(english, printed(card("KH"), 110, DeckLook(index="fr"))) > 0.1
    assert unlike(english, printed(card("KH"), 110, DeckLook(index="de"))) == 0


def test_the_font_comes_with_its_licence() -> None:
    assert "SIL OPEN FONT LICENSE" in places.resource("fonts", "OFL.txt").read_text("utf-8")


@pytest.mark.parametrize("back", BACKS)
@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_back_keeps_its_pattern_however_small(back: str, ratio: float) -> None:
    """It is one drawing made smaller: lines cross the ground beside the medallion."""
    small = printed(None, 36, DeckLook(back=back), ratio)
    w, h = small.width(), small.height()
    part = (round(0.12 * w), round(0.12 * h), round(0.76 * w), round(0.2 * h))
    large = printed(None, 64, DeckLook(back=back), ratio)
    fine = large.scaled(small.size(), mode=Qt.TransformationMode.SmoothTransformation)
    assert unlike(small.copy(*part), fine.copy(*part)) < 8
    lights = [value for row in greys(small.copy(*part)) for value in row]
    assert max(lights) - min(lights) > 25


def test_the_jokers_differ_without_their_colour() -> None:
    red, black = (inner(printed(card(text), 180)) for text in ("RJ", "BJ"))
    star = QRect(0, round(0.33 * 250), round(0.14 * 180), round(0.08 * 250))
    assert silhouette(red.copy(star), "#FBF8F1") and not silhouette(black.copy(star), "#FBF8F1")


# Colours, sizes, pictures


@pytest.mark.parametrize("palette", list(PALETTES))
def test_pips_have_the_colour_of_the_palette(palette: str) -> None:
    for suit in Suit:
        image = printed(card("A" + suit.letter), 110, DeckLook(palette=palette, size="large"))
        pixel = image.pixelColor(55, image.height() // 2)
        wanted = QColor(PALETTES[palette].colour(suit))
        assert abs(pixel.red() - wanted.red()) <= 3
        assert abs(pixel.green() - wanted.green()) <= 3
        assert abs(pixel.blue() - wanted.blue()) <= 3


def test_paper_can_be_dim_and_its_edge_strong() -> None:
    assert printed(card("2S"), 110).pixelColor(30, 77).name() == "#fbf8f1"
    assert printed(card("2S"), 110, DeckLook(paper="dim")).pixelColor(30, 77).name() == "#eae6dc"
    assert printed(card("2S"), 110, DeckLook(high_contrast=True)).pixelColor(0, 77).lightness() < 20


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_a_picture_is_made_for_the_pixels_of_the_screen(ratio: float) -> None:
    picture = Deck().picture(card("QD"), 154, ratio)
    assert picture.devicePixelRatio() == ratio
    room = margin(154)
    assert picture.height() == pytest.approx((154 + 2 * room) * ratio, abs=1)
    assert picture.width() == pytest.approx((154 * 63 / 88 + 2 * room) * ratio, abs=1)


@pytest.mark.parametrize("turn", [0.0, 30.0])
def test_a_card_is_drawn_with_its_middle_at_its_place(qapp: QApplication, turn: float) -> None:
    image = QPixmap(150, 150)
    image.setDevicePixelRatio(1.5)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    Deck().draw(painter, None, QPointF(40, 60), 48, turn)
    painter.end()
    place = QRegion(image.mask()).boundingRect().center() / 1.5
    assert abs(place.x() - 40) <= 2 and abs(place.y() - 60) <= 3, "a shadow lies a little lower"


def test_proportions_are_those_of_the_shops() -> None:
    assert DeckLook(proportion="poker").ratio == pytest.approx(1.397, abs=0.001)
    assert DeckLook(proportion="bridge").ratio == pytest.approx(1.561, abs=0.001)


def test_a_picture_is_drawn_once_and_again_when_anything_differs() -> None:
    deck = Deck()
    first = deck.picture(card("KS"), 154)
    assert deck.picture(card("KS"), 154.3).cacheKey() == first.cacheKey()
    others = [
        deck.picture(card("KH"), 154),
        deck.picture(None, 154),
        deck.picture(card("KS"), 155),
        deck.picture(card("KS"), 154, 2.0),
        deck.picture(card("KS"), 154, lifted=True),
        deck.picture(card("KS"), 154, veil="#590B1F18"),
    ]
    deck.look = DeckLook(style="woodcut")
    others.append(deck.picture(card("KS"), 154))
    assert len({picture.cacheKey() for picture in (first, *others)}) == 8
    deck.look = DeckLook()
    assert deck.picture(card("KS"), 154).cacheKey() == first.cacheKey()


def test_the_pictures_asked_for_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []

    def bake(deck: Deck, card: object, high: int, *how: object) -> QPixmap:
        drawn.append(high)
        return QPixmap()

    monkeypatch.setattr(Deck, "_bake", bake)
    deck, heights = Deck(), range(8, 9 + MOST)
    for height in (*heights, *reversed(heights)):
        deck.picture(card("2S"), height)
    assert drawn == [*heights, 8]


def test_a_lifted_card_throws_a_wider_shadow() -> None:
    deck = Deck()
    low, lifted = (deck.picture(card("2S"), 154, lifted=up).toImage() for up in (False, True))
    assert margin(154, lifted=True) > margin(154)
    assert lifted.height() > low.height()
    below = round(margin(154, lifted=True) + 154 + 0.05 * 154)
    assert lifted.pixelColor(lifted.width() // 2, below).alpha() > 0
    for image in (low, lifted):
        edge = [image.pixelColor(x, 0).alpha() for x in range(image.width())]
        assert max(edge) == 0


def test_unknown_names_are_refused_with_those_that_exist() -> None:
    with pytest.raises(NoSuchLook, match="no style “cubist”; choose from deco, woodcut, emblem"):
        DeckLook(style="cubist")
