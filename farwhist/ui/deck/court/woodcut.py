"""Woodcut: ink, tan and one colour for each suit on toned paper, shaded by lines alone."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter

from farwhist.engine.cards import Rank, Suit
from farwhist.ui.deck.court.figure import draw_person
from farwhist.ui.deck.court.inker import Hatch, Inker, Stuff, Technique
from farwhist.ui.deck.court.shapes import HEIGHT, WIDTH, box, discs
from farwhist.ui.deck.court.woodcut_people import WOODCUT
from farwhist.ui.deck.suits import placed_suit

GROUND = "#F4E9D2"
_INK, _TAN = "#1A1613", "#D9B77A"
_SPOTS = ("#2B2B33", "#A3242B", "#23427A", "#2C5A44")


def technique(suit: Suit, hair: str) -> Technique:
    """Return how the courts of a suit are cut and printed."""
    spot = _SPOTS[suit]
    hatches = {
        Stuff.ROBE: Hatch(64, 2.3, 0.6, _INK),
        Stuff.TRIM: Hatch(24, 3.0, 0.85, GROUND),
        Stuff.GOLD: Hatch(90, 2.2, 0.5, _INK),
        Stuff.WOOD: Hatch(90, 1.5, 0.5, _INK),
        Stuff.LEAF: Hatch(52, 2.2, 0.55, GROUND),
    }
    if hair in (GROUND, _TAN):
        hatches[Stuff.HAIR] = Hatch(82, 1.9, 0.5, _INK)
    return Technique(
        {
            Stuff.INK: _INK,
            Stuff.SKIN: GROUND,
            Stuff.LIPS: "#7A2A2A",
            Stuff.WHITE: GROUND,
            Stuff.HAIR: hair,
            Stuff.ROBE: _TAN,
            Stuff.TRIM: spot,
            Stuff.GOLD: _TAN,
            Stuff.BRIGHT: GROUND,
            Stuff.CREAM: GROUND,
            Stuff.STEEL: GROUND,
            Stuff.BLOOM: spot,
            Stuff.LEAF: spot,
            Stuff.WOOD: _TAN,
            Stuff.SUIT: spot,
        },
        bold=1.4,
        fine=0.75,
        hatches=hatches,
        shade_hatch=Hatch(-35, 1.6, 0.5, _INK),
    )


def draw(painter: QPainter, rank: Rank, suit: Suit, colour: str, scale: float) -> None:
    """Draw the upper half of a court; one unit of the painter is one unit of the picture."""
    del colour
    person = WOODCUT[rank, suit]
    ink = Inker(painter, technique(suit, person.hair), scale)
    ground(painter)
    ink.flat(placed_suit(suit, *person.pip, 15), Stuff.SUIT)
    draw_person(ink, person)
    belt(ink)


def ground(painter: QPainter) -> None:
    """Fill the paper behind the figure."""
    painter.fillRect(0, 0, int(WIDTH), int(HEIGHT) + 1, QColor(GROUND))


def belt(ink: Inker) -> None:
    """Draw the upper half of the belt in which the two halves meet."""
    ink.shape(box(-4, HEIGHT - 3.4, WIDTH + 8, 8), Stuff.BRIGHT)
    ink.flat(discs(((2 + 8 * number, HEIGHT) for number in range(13)), 1.7), Stuff.INK)
