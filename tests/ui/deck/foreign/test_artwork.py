"""The cards of a deck of another program as they lie on the table, and ours between them."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor, QImage

from farwhist.engine.cards import Card, card, every_card
from farwhist.ui.deck.deck import Deck, margin
from farwhist.ui.deck.foreign.artwork import LEAST_DRAWN, SvgArtwork
from farwhist.ui.deck.foreign.files import UnfitDeck, read_deck
from farwhist.ui.deck.options import PROPORTIONS, DeckLook
from tests.helpers.foreign_decks import BACK, RANKS, SUITS, aisleriot, kde, svg
from tests.ui.deck.printing import printed

RED, YELLOW = QColor("#ff0000"), QColor("#ffff00")


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> SvgArtwork:
    """Return a whole deck of AisleRiot."""
    return SvgArtwork(read_deck(aisleriot(tmp_path_factory.mktemp("rows"))))


def middle(image: QImage) -> QColor:
    return image.pixelColor(image.width() // 2, image.height() // 2)


def test_what_a_deck_has_is_known(rows: SvgArtwork, tmp_path: Path) -> None:
    assert rows.jokers and rows.has(None) and rows.lacking == ()
    assert rows.ratio == pytest.approx(1.4)
    few = SvgArtwork(read_deck(kde(tmp_path, "", without=("2_club", "king_heart"))))
    assert not few.jokers and not few.has(None)
    assert few.lacking == (card("KH"), card("2C"))
    assert few.ratio == pytest.approx(1.4)


def test_the_cards_of_both_packs_are_the_same_and_some_belong_to_no_deck(rows: SvgArtwork) -> None:
    assert rows.has(card("QH2")) and rows.has(card("RJ2"))
    without = {each for each in every_card() if not rows.has(each)}
    assert without == {each for each in every_card() if each.text[:1] in "1W" or _jester(each)}


def _jester(each: Card) -> bool:
    return each.suit is None and each.text.startswith("J")


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("proportion", PROPORTIONS)
def test_a_card_keeps_its_shape_in_the_middle_of_ours(
    rows: SvgArtwork, proportion: str, ratio: float
) -> None:
    look = DeckLook(proportion=proportion, artwork=rows)
    image = printed(card("9H"), 110, look, ratio)
    size = rows.size_in(image.width(), image.height())
    assert size.height() / size.width() == pytest.approx(1.4, abs=0.02)
    assert size.width() == image.width() or size.height() == image.height()
    left, top = (image.width() - size.width()) // 2, (image.height() - size.height()) // 2
    assert middle(image) == RED
    for x in (left + 1, left + size.width() - 2):
        assert image.pixelColor(x, image.height() // 2).red() > 200
        for y in (top, top + size.height() - 1):
            assert image.pixelColor(x, y).red() < 100, "a round corner"


def test_what_a_deck_lacks_is_ours(rows: SvgArtwork, tmp_path: Path) -> None:
    look = DeckLook(artwork=SvgArtwork(read_deck(kde(tmp_path, "", without=("9_heart",)))))
    own = DeckLook()
    for text in ("9H", "RJ", "W1", "J3", "1H"):
        assert printed(card(text), 110, look) == printed(card(text), 110, own), text
    assert printed(None, 110, look) == printed(None, 110, own)
    assert middle(printed(card("8H"), 110, look)) == RED


def test_the_back_is_the_decks_or_ours(rows: SvgArtwork) -> None:
    look = DeckLook(artwork=rows)
    assert middle(printed(None, 110, look)) == YELLOW
    ours = replace(look, foreign_back=False)
    assert printed(None, 110, ours) == printed(None, 110, DeckLook())
    assert middle(printed(card("9H"), 110, ours)) == RED


def test_a_card_is_drawn_once_for_all_sizes_that_are_not_larger(
    rows: SvgArtwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []
    draw = SvgArtwork._draw

    def noted(self: SvgArtwork, text: str, high: int) -> QImage:
        drawn.append(high)
        return draw(self, text, high)

    monkeypatch.setattr(SvgArtwork, "_draw", noted)
    deck = Deck(DeckLook(artwork=rows))
    for height in (60, 154, 90, LEAST_DRAWN, LEAST_DRAWN + 90, 154):
        deck.picture(card("3D"), height)
        deck.picture(card("3D2"), height, lifted=True)
        deck.picture(card("3D"), height, veil="#590B1F18")
    assert drawn == [LEAST_DRAWN, LEAST_DRAWN + 90]


def test_a_veil_lies_on_the_card_alone(rows: SvgArtwork) -> None:
    deck = Deck(DeckLook(artwork=rows, proportion="bridge"))
    plain, veiled = (
        deck.picture(card("9H"), 154, veil=veil).toImage() for veil in ("", "#80000000")
    )
    assert middle(veiled).red() < middle(plain).red()
    edge = margin(154)
    for x, y in ((edge, edge), (plain.width() // 2, edge + 1)):
        assert veiled.pixelColor(x, y) == plain.pixelColor(x, y), "outside its round corner"


def test_high_contrast_frames_and_hatches(rows: SvgArtwork) -> None:
    plain, strong = DeckLook(artwork=rows), DeckLook(artwork=rows, high_contrast=True)
    assert printed(card("9H"), 110, plain).pixelColor(1, 77).red() > 200
    assert printed(card("9H"), 110, strong).pixelColor(1, 77).lightness() < 20
    picture = Deck(strong).picture(card("9H"), 154, veil="#000000").toImage()
    row = [picture.pixelColor(x, picture.height() // 2).red() for x in range(picture.width())]
    assert row.count(255) > 40 and min(row[40:80]) < 60, "lines over a card that can be read"


def test_behind_a_card_that_is_lifted_lies_no_paper(rows: SvgArtwork) -> None:
    def empty(look: DeckLook) -> QColor:
        return middle(Deck(look).shadow(154).toImage())

    assert empty(DeckLook()).alpha() == 255
    assert empty(DeckLook(artwork=rows)).alpha() < 100


def test_cards_that_lie_on_their_sides_are_refused(tmp_path: Path) -> None:
    path = kde(tmp_path, BACK.replace('width="100" height="140"', 'width="100" height="80"'))
    with pytest.raises(UnfitDeck, match="shape"):
        SvgArtwork(read_deck(path))


def test_a_card_of_which_nothing_is_seen_is_ours(tmp_path: Path) -> None:
    path = kde(tmp_path, '<g id="9_heart"/><g id="joker"/>', without=("9_heart",))
    few = SvgArtwork(read_deck(path))
    assert few.lacking == (card("9H"),) and not few.jokers
    text = svg("".join(f'<g id="{rank}_{suit}"/>' for suit in SUITS for rank in RANKS))
    path.with_name("tiny.svgz").write_bytes(text.encode())
    with pytest.raises(UnfitDeck, match="undrawn"):
        SvgArtwork(read_deck(path))


def test_two_looks_with_two_decks_differ(rows: SvgArtwork, tmp_path: Path) -> None:
    other = SvgArtwork(read_deck(aisleriot(tmp_path)))
    looks = {DeckLook(), DeckLook(artwork=rows), DeckLook(artwork=other), DeckLook(artwork=rows)}
    assert len(looks) == 3
