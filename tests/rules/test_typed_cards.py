"""Hands as they are typed: letters, blanks, ten in two ways, letters of other countries."""

from __future__ import annotations

from random import Random

import pytest

from farwhist.engine.cards import Rank, cards, pack
from farwhist.rules.diagram_reading import CardLetters
from farwhist.rules.typed_cards import read_hand, written_hand
from farwhist.ui.deck.options import LETTERS

WHOLE = pack()
COURTS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("S AK32 H -", "AS KS 3S 2S"),
        ("s ak h t d 10 9", "AS KS TH TD 9D"),
        ("SAK3 D2", "AS KS 3S 2D"),
        ("AS KH TD", "AS KH TD"),
        ("♠AK ♥ Q", "AS KS QH"),
        ("S - H - D T C T975", "TD TC 9C 7C 5C"),
        ("S A, H K", "AS KH"),
        ("S AA", "AS"),
        ("", ""),
        ("S", ""),
    ],
)
def test_a_hand_is_read_as_it_is_meant(text: str, found: str) -> None:
    typed = read_hand(text, WHOLE)
    assert typed.cards == cards(found) and not typed.unread


def test_what_is_no_card_of_the_pack_is_named_and_the_rest_is_read() -> None:
    typed = read_hand("S AX H K 1", WHOLE)
    assert typed.cards == cards("KH") and typed.unread == ("AX", "1")
    assert read_hand("S A2", pack([Rank.ACE, Rank.KING])).unread == ("A2",)


@pytest.mark.parametrize("index", LETTERS)
@pytest.mark.parametrize("packs", [1, 2])
def test_a_hand_in_the_letters_of_any_country_is_read_again(index: str, packs: int) -> None:
    letters = dict(zip(LETTERS[index], COURTS, strict=True))
    own = dict(zip(COURTS, LETTERS[index], strict=True))
    whole = pack(packs=packs, jokers=2, wizards=2)
    rng = Random(index)
    for size in range(15):
        hand = rng.sample(whole, size)
        text = written_hand(hand, own)
        typed = read_hand(text, whole, CardLetters(letters))
        assert set(typed.cards) == set(hand) and not typed.unread, text
