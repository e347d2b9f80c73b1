"""Salon Déco: flat colours, gold, and a sunburst behind every figure."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtGui import QColor, QPainter

from farwhist.engine.cards import Rank, Suit
from farwhist.ui.deck.court.deco_people import DECO
from farwhist.ui.deck.court.figure import draw_person
from farwhist.ui.deck.court.inker import Inker, Stuff, Technique
from farwhist.ui.deck.court.shapes import HEIGHT, WIDTH, box, lozenge, polygon, together
from farwhist.ui.deck.suits import placed_suit

GROUND = "#FFFDF7"
_TRIM = ("#1F3A6E", "#7A0E22", "#C98A1B", "#0B3F36")


def technique(suit: Suit, colour: str, hair: str) -> Technique:
    """Return the colours of a court whose suit has this colour in the deck."""
    return Technique(
        {
            Stuff.INK: "#14161B",
            Stuff.SKIN: "#F1D9BC",
            Stuff.LIPS: "#A5262E",
            Stuff.WHITE: "#FFFFFF",
            Stuff.HAIR: hair,
            Stuff.ROBE: colour,
            Stuff.TRIM: _TRIM[suit],
            Stuff.GOLD: "#C9A24A",
            Stuff.BRIGHT: "#E7CF8F",
            Stuff.CREAM: "#F6EFDF",
            Stuff.STEEL: "#DDE3E8",
            Stuff.BLOOM: colour,
            Stuff.LEAF: "#0F5A48",
            Stuff.WOOD: "#8A6A3C",
            Stuff.SUIT: colour,
        },
        bold=1.05,
        fine=0.6,
        shade="#26B47850",
    )


def draw(painter: QPainter, rank: Rank, suit: Suit, colour: str, scale: float) -> None:
    """Draw the upper half of a court; one unit of the painter is one unit of the picture."""
    person = DECO[rank, suit]
    ink = Inker(painter, technique(suit, colour, person.hair), scale)
    ground(painter)
    ink.flat(placed_suit(suit, *person.pip, 15), Stuff.SUIT)
    draw_person(ink, person)
    band(ink)


def band(ink: Inker) -> None:
    """Draw the upper half of the belt in which the two halves meet."""
    ink.shape(box(-4, HEIGHT - 3.4, WIDTH + 8, 8), Stuff.GOLD)
    stones = (lozenge(2 + 8 * number, HEIGHT, 2.4, 2.2) for number in range(13))
    ink.flat(together(*stones), Stuff.INK)


def ground(painter: QPainter) -> None:
    """Fill the paper, with a sunburst behind the figure."""
    painter.fillRect(0, 0, int(WIDTH), int(HEIGHT) + 1, QColor(GROUND))
    colour = QColor(201, 162, 74, 46)
    for number in range(-8, 9, 2):
        edges = [radians(-90 + number * 10 + side * 5) for side in (-1, 1)]
        ends = [(50 + 160 * cos(edge), 96 + 160 * sin(edge)) for edge in edges]
        painter.fillPath(polygon((50, 96), *ends), colour)
