"""Art deco courts, and their people."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtGui import QColor, QPainter

from farwhist.engine.cards import Rank, Suit
from farwhist.ui.deck.court import clothes, headwear, people, things
from farwhist.ui.deck.court.inker import Inker, Stuff, Technique
from farwhist.ui.deck.court.people import Face, Person, draw_person
from farwhist.ui.deck.court.shapes import HEIGHT, WIDTH, box, lozenge, polygon, together
from farwhist.ui.deck.suits import placed_suit

_BLACK, _DARK, _BROWN, _RED = "#2A2320", "#43322A", "#6B4326", "#9A4A20"
_AUBURN, _BLOND, _STRAW, _GREY = "#7C3A1D", "#B5853A", "#D3A650", "#A9A6A0"
_STERN = Face(brow=1.7)
_LADY = Face(brow=0.95, soft=True)

DECO: Final[dict[tuple[Rank, Suit], Person]] = {
    (Rank.KING, Suit.SPADES): Person(
        _BLACK,
        (13, 16),
        _STERN,
        (people.waves,),
        clothes.chevrons,
        (clothes.ermine,),
        (people.temples, people.forked, headwear.five_points),
        (things.sword,),
    ),
    (Rank.KING, Suit.HEARTS): Person(
        _BLOND,
        (86, 15),
        Face(turn=-0.8, brow=1.5),
        (things.raised_sword, people.waves),
        clothes.scales,
        (clothes.cape,),
        (people.temples, people.short, headwear.imperial),
        (things.orb,),
        left=True,
    ),
    (Rank.KING, Suit.DIAMONDS): Person(
        _GREY,
        (87, 16),
        None,
        (),
        clothes.harlequin,
        (clothes.lapels,),
        (people.pointed_side, people.side_waves, headwear.rays),
        (things.axe,),
        left=True,
    ),
    (Rank.KING, Suit.CLUBS): Person(
        _AUBURN,
        (13, 16),
        Face(turn=0.7, brow=1.7),
        (people.curls,),
        clothes.stripes,
        (clothes.chain,),
        (people.temples, people.full, headwear.trefoils),
        (things.sceptre,),
    ),
    (Rank.QUEEN, Suit.SPADES): Person(
        _BLACK,
        (13, 16),
        Face(turn=0.6, brow=1.0, soft=True, mark=True),
        (people.veil,),
        clothes.chevrons,
        (clothes.bodice, clothes.necklace),
        (people.parting, headwear.gothic),
        (things.lily_sceptre,),
    ),
    (Rank.QUEEN, Suit.HEARTS): Person(
        _RED,
        (87, 16),
        _LADY,
        (people.long,),
        clothes.scales,
        (clothes.bodice, clothes.pearls),
        (people.parting, people.earrings, headwear.fan),
        (things.rose,),
        left=True,
    ),
    (Rank.QUEEN, Suit.DIAMONDS): Person(
        _STRAW,
        (13, 22),
        Face(turn=-0.7, brow=0.9, soft=True),
        (people.bob,),
        clothes.harlequin,
        (clothes.bodice, clothes.long_pearls),
        (people.kiss_curls, headwear.plumes),
        (things.hand_fan,),
    ),
    (Rank.QUEEN, Suit.CLUBS): Person(
        _BROWN,
        (13, 16),
        Face(turn=0.4, brow=1.0, soft=True),
        (clothes.standing, people.coils),
        clothes.stripes,
        (clothes.bodice, clothes.necklace),
        (people.parting, headwear.leaves),
        (things.book,),
        left=True,
    ),
    (Rank.JACK, Suit.SPADES): Person(
        _DARK,
        (86, 46),
        None,
        (),
        clothes.chevrons,
        (clothes.doublet, clothes.points),
        (people.side_bob, headwear.beret),
        (things.halberd,),
        left=True,
    ),
    (Rank.JACK, Suit.HEARTS): Person(
        _BLOND,
        (88, 14),
        Face(turn=-0.6, brow=1.2),
        (people.page,),
        clothes.scales,
        (clothes.doublet, clothes.scarf),
        (people.fringe, headwear.chaperon),
        (things.leaf,),
        left=True,
    ),
    (Rank.JACK, Suit.DIAMONDS): Person(
        _BROWN,
        (12, 42),
        Face(turn=0.7, brow=1.3),
        (people.curls,),
        clothes.harlequin,
        (clothes.doublet, clothes.ruff),
        (people.temples, people.cavalier, headwear.brimmed),
        (things.horn,),
    ),
    (Rank.JACK, Suit.CLUBS): Person(
        _RED,
        (12, 46),
        Face(brow=1.2),
        (people.page,),
        clothes.stripes,
        (clothes.doublet, clothes.zigzag),
        (people.temples, headwear.bycocket),
        (things.quill,),
        left=True,
        mirrored=True,
    ),
}
"""Salon Déco."""


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
