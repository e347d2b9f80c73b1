"""Decks in folders: which are found, what they are called, and why others are refused."""

from __future__ import annotations

import gzip
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from farwhist.engine.cards import pack
from farwhist.ui.deck.foreign import files
from farwhist.ui.deck.foreign.files import (
    FoundDeck,
    UnfitDeck,
    decks_beside,
    decks_in,
    read_deck,
    row_and_column,
)
from farwhist.ui.wording import deck_words
from tests.helpers.foreign_decks import BACK, HEAD, JOKERS, RANKS, SUITS, aisleriot, cards, kde, svg

PLAIN = {each.text for each in pack()}


def test_the_decks_of_a_folder_are_found_by_their_names(tmp_path: Path) -> None:
    one = kde(tmp_path / "kde" / "svg-tiny")
    two = aisleriot(tmp_path / "cards", name="second_deck.svgz")
    three = aisleriot(tmp_path / "cards", name="First_deck.svg")
    (tmp_path / "cards" / "readme.txt").write_text("no deck", encoding="utf-8")
    listed = [FoundDeck(three, "First deck"), FoundDeck(two, "second deck")]
    assert decks_in(tmp_path / "cards") == decks_beside(two) == listed
    assert decks_in(tmp_path / "kde") == decks_in(one.parent) == [FoundDeck(one, "Tiny")]
    assert decks_beside(one) == [FoundDeck(one, "Tiny")]
    assert decks_in(tmp_path) == [listed[0], listed[1]], "no deeper than one folder"
    assert decks_in(tmp_path / "nowhere") == decks_in(three) == []


def test_the_cards_of_both_kinds_are_known(tmp_path: Path) -> None:
    one = read_deck(aisleriot(tmp_path, name="both_jokers.svgz"))
    assert (one.name, one.in_rows) == ("both jokers", True)
    assert set(one.ids) == {*PLAIN, "RJ", "BJ", ""}
    assert (one.ids["TH"], one.ids["AS"], one.ids["RJ"]) == ("heart_10", "spade_1", "joker_red")
    two = read_deck(kde(tmp_path / "kde"))
    assert (two.name, two.in_rows) == ("Tiny", False)
    assert set(two.ids) == {*PLAIN, ""}
    assert (two.ids["TH"], two.ids["QC"]) == ("10_heart", "queen_club")


def test_a_joker_of_kde_stands_for_both(tmp_path: Path) -> None:
    own = '<g id="joker"/>'
    assert read_deck(kde(tmp_path, own)).ids["RJ"] == "joker"
    found = read_deck(kde(tmp_path, own + '<g id="red_joker"/>')).ids
    assert (found["RJ"], found["BJ"]) == ("red_joker", "joker")


def test_each_card_has_its_place_in_the_rows() -> None:
    places = [(row, column) for row in range(len(SUITS)) for column in range(len(RANKS))] + [
        (4, 0),
        (4, 1),
        (4, 2),
    ]
    texts = [f"{rank}{suit}" for suit in "CDHS" for rank in "A23456789TJQK"]
    assert [row_and_column(text) for text in (*texts, "BJ", "RJ", "")] == places


def write(text: str) -> Callable[[Path], Path]:
    def make(folder: Path) -> Path:
        path = folder / "deck.svg"
        path.write_text(text, encoding="utf-8")
        return path

    return make


def packed(data: bytes) -> Callable[[Path], Path]:
    def make(folder: Path) -> Path:
        path = folder / "deck.svgz"
        path.write_bytes(data)
        return path

    return make


def named(entries: str) -> Callable[[Path], Path]:
    def make(folder: Path) -> Path:
        aisleriot(folder.parent / "elsewhere", name="x.svg")
        return kde(folder, entries=entries)

    return make


HEAVY = '<path d="M0,0' + " L9,9" * 50 + '"/>'
WHOLE = cards(suit_first=True) + JOKERS + BACK


@pytest.mark.parametrize(
    ("make", "key"),
    [
        (named("SVG=../elsewhere/x.svg"), "elsewhere"),
        (named("SVG=..\\elsewhere\\x.svg"), "elsewhere"),
        (named("SVG=/etc/passwd"), "elsewhere"),
        (named("SVG=tiny.png"), "elsewhere"),
        (named("Back=Tiny"), "pictures"),
        (packed(b"\x1f\x8bno"), "damaged"),
        (packed(gzip.compress(svg(WHOLE).encode())[:-9]), "damaged"),
        (packed(gzip.compress(b" " * (files.MOST_UNPACKED + 1))), "large"),
        (write(" " * (files.MOST_BYTES + 1)), "large"),
        (write("no drawing"), "damaged"),
        (write(svg(cards(suit_first=True)[:-9])), "damaged"),
        (write(f'<!DOCTYPE svg [<!ENTITY x "y">]>{HEAD}>{WHOLE}</svg>'), "hostile"),
        (write(svg(WHOLE.replace(' id="heart_9"', "") + f'<g id="heart_9">{HEAVY * 7000}</g>')),
         "hostile"),
        (write(svg("".join(cards(suit_first=True).split("<rect")[:20]).replace(" id", "<rect id"))),
         "cards"),
        (write(svg(BACK)), "cards"),
        (write(svg(cards(suit_first=True).replace("<rect", "<use xlink:href='#s'")
                   + '<symbol id="s" viewBox="0 0 1 1"/>')), "undrawn"),
    ],
)  # fmt: skip
def test_what_is_no_deck_is_refused(make: Callable[[Path], Path], key: str, tmp_path: Path) -> None:
    folder = tmp_path / "decks"
    folder.mkdir()
    with pytest.raises(UnfitDeck) as refused:
        read_deck(make(folder))
    assert refused.value.key == key
    told = deck_words.unfit("x.svg", key)
    assert "“x.svg”" in told and told.endswith("The cards of Far Whist are used.")


def test_one_that_names_a_drawing_elsewhere_is_not_offered(tmp_path: Path) -> None:
    for entries in ("SVG=../x.svg", "Back=x"):
        kde(tmp_path, entries=entries)
        assert decks_in(tmp_path) == []


def test_what_is_gone_says_so(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_deck(tmp_path / "gone.svg")
    index = kde(tmp_path)
    (tmp_path / "tiny.svgz").unlink()
    with pytest.raises(FileNotFoundError):
        read_deck(index)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_what_is_no_plain_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "deck.svg")
    assert decks_in(tmp_path) == []
    with pytest.raises(UnfitDeck, match="damaged"):
        read_deck(tmp_path / "deck.svg")


@pytest.mark.parametrize("path", ["", "x\0y", "\ud800.svg"])
def test_odd_paths_do_no_harm(path: str) -> None:
    with pytest.raises((OSError, UnfitDeck)):
        read_deck(Path(path))
    decks_beside(Path(path))
