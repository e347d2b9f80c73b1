"""Woodcut courts, and their people."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPainter

from farwhist.engine.cards import Rank, Suit
from farwhist.ui.deck.court import clothes, headwear, people, things
from farwhist.ui.deck.court.inker import Hatch, Inker, Stuff, Technique
from farwhist.ui.deck.court.people import Face, Person, draw_person
from farwhist.ui.deck.court.shapes import HEIGHT, WIDTH, box, discs
from farwhist.ui.deck.suits import placed_suit

_INK, _PAPER, _TAN = "#1A1613", "#F4E9D2", "#D9B77A"
_STERN = Face(brow=1.7)

WOODCUT: Final[dict[tuple[Rank, Suit], Person]] = {
    (Rank.KING, Suit.SPADES): Person(
        _PAPER,
        (87, 16),
        _STERN,
        (people.waves,),
        clothes.harlequin,
        (clothes.cape,),
        (people.temples, people.forked, headwear.turreted),
        (things.axe,),
        left=True,
    ),
    (Rank.KING, Suit.HEARTS): Person(
        _INK,
        (13, 16),
        None,
        (),
        clothes.flowered,
        (clothes.ermine,),
        (people.pointed_side, people.side_waves, headwear.five_points),
        (things.sceptre,),
        left=False,
    ),
    (Rank.KING, Suit.DIAMONDS): Person(
        _INK,
        (87, 16),
        Face(turn=-0.7, brow=1.7),
        (people.curls,),
        clothes.chevrons,
        (clothes.chain,),
        (people.temples, people.full, headwear.imperial),
        (things.mace,),
        left=True,
    ),
    (Rank.KING, Suit.CLUBS): Person(
        _TAN,
        (13, 16),
        Face(turn=0.7, brow=1.7),
        (people.page,),
        clothes.scales,
        (clothes.lapels,),
        (people.temples, people.forked, headwear.rays),
        (things.sword,),
    ),
    (Rank.QUEEN, Suit.SPADES): Person(
        _INK,
        (13, 16),
        Face(turn=0.5, brow=1.1, soft=True),
        (people.coils,),
        clothes.scales,
        (clothes.bodice, clothes.pearls),
        (people.parting, headwear.tiara_points),
        (things.mirror,),
    ),
    (Rank.QUEEN, Suit.HEARTS): Person(
        _TAN,
        (13, 16),
        Face(turn=0.5, brow=1.1, soft=True),
        (clothes.standing, people.coils),
        clothes.harlequin,
        (clothes.bodice, clothes.necklace),
        (people.parting, headwear.gothic),
        (things.tulip,),
    ),
    (Rank.QUEEN, Suit.DIAMONDS): Person(
        _INK,
        (87, 16),
        Face(turn=-0.4, brow=1.1, soft=True),
        (people.veil,),
        clothes.flowered,
        (clothes.bodice, clothes.necklace),
        (people.parting, headwear.fan),
        (things.lily_sceptre,),
        left=True,
    ),
    (Rank.QUEEN, Suit.CLUBS): Person(
        _TAN,
        (87, 16),
        Face(brow=1.1, soft=True),
        (people.long,),
        clothes.chevrons,
        (clothes.bodice, clothes.long_pearls),
        (people.parting, people.earrings, headwear.leaves),
        (things.rose,),
        left=True,
    ),
    (Rank.JACK, Suit.SPADES): Person(
        _PAPER,
        (13, 16),
        Face(turn=0.6, brow=1.3),
        (people.page,),
        clothes.flowered,
        (clothes.doublet, clothes.zigzag),
        (people.fringe, headwear.hood),
        (things.horn,),
        mirrored=True,
    ),
    (Rank.JACK, Suit.HEARTS): Person(
        _INK,
        (12, 44),
        Face(turn=0.6, brow=1.3),
        (people.curls,),
        clothes.chevrons,
        (clothes.doublet, clothes.scarf),
        (people.temples, headwear.brimmed),
        (things.quill,),
    ),
    (Rank.JACK, Suit.DIAMONDS): Person(
        _TAN,
        (13, 46),
        None,
        (),
        clothes.scales,
        (clothes.doublet, clothes.ruff),
        (people.side_bob, headwear.beret),
        (things.halberd,),
        left=True,
        mirrored=True,
    ),
    (Rank.JACK, Suit.CLUBS): Person(
        _INK,
        (87, 46),
        Face(turn=-0.6, brow=1.3),
        (people.page,),
        clothes.harlequin,
        (clothes.doublet, clothes.points),
        (people.fringe, headwear.bycocket),
        (things.bow,),
        left=True,
    ),
}
"""Woodcut: the same art, other people."""


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
