"""The palettes: contrast on paper, and suits that stay apart for every eye."""

from __future__ import annotations

from itertools import combinations

import pytest

from farwhist.engine.cards import Suit
from farwhist.ui.deck.options import CONTRAST, FOUR, PALETTES, PAPERS, SKAT, Palette
from tests.helpers.colour import MACHADO, NORMAL, Matrix, ciede2000, contrast, seen


def closest(palette: Palette, eye: Matrix = NORMAL) -> float:
    """Return the smallest difference of two suits."""
    colours = [seen(palette.colour(suit), eye) for suit in Suit]
    return min(ciede2000(one, other) for one, other in combinations(colours, 2))


@pytest.mark.parametrize(
    ("one", "other", "difference"),
    [
        # From the test data of Sharma, Wu and Dalal 2005.
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_difference_is_that_of_the_published_examples(
    one: tuple[float, float, float], other: tuple[float, float, float], difference: float
) -> None:
    assert ciede2000(one, other) == pytest.approx(difference, abs=1e-4)


@pytest.mark.parametrize("name", ["four", "classic", "contrast"])
def test_suits_are_readable_on_both_papers(name: str) -> None:
    palette = PALETTES[name]
    for suit in Suit:
        assert contrast(palette.colour(suit), PAPERS["normal"]) >= 4.5
        assert contrast(palette.colour(suit), PAPERS["dim"]) >= 3.8


def test_skat_suits_can_be_seen_as_shapes() -> None:
    for suit in Suit:
        assert contrast(SKAT.colour(suit), PAPERS["normal"]) >= 4.0
        assert contrast(SKAT.colour(suit), PAPERS["dim"]) >= 3.0


@pytest.mark.parametrize("eye", list(MACHADO))
@pytest.mark.parametrize("palette", [FOUR, CONTRAST])
def test_four_suits_are_four_suits_for_the_colour_blind(palette: Palette, eye: str) -> None:
    assert closest(palette, MACHADO[eye]) >= 15


def test_the_maximum_contrast_is_the_best_of_all_for_the_worst_eye() -> None:
    worst = {
        name: min(closest(PALETTES[name], eye) for eye in MACHADO.values())
        for name in ("four", "contrast", "skat")
    }
    assert worst["contrast"] > worst["four"] > worst["skat"]


def test_normal_eyes_see_four_colours() -> None:
    for name in ("four", "contrast", "skat"):
        assert closest(PALETTES[name]) >= 25


def test_the_classic_deck_has_two_colours() -> None:
    colours = [PALETTES["classic"].colour(suit) for suit in Suit]
    assert colours[Suit.HEARTS] == colours[Suit.DIAMONDS] != colours[Suit.SPADES]
    assert colours[Suit.SPADES] == colours[Suit.CLUBS]
