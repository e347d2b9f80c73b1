"""Emblem: no faces, only what courts wear on their heads."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from farwhist.engine.cards import Rank, Suit
from farwhist.ui.deck.court import headwear
from farwhist.ui.deck.court.inker import Inker, Stuff, Technique
from farwhist.ui.deck.court.people import Part
from farwhist.ui.deck.court.shapes import HEIGHT, WIDTH, box
from farwhist.ui.deck.suits import placed_suit

GROUND = "#FFFDF7"
_GOLD, _DEEP = "#C9A24A", 125


def _worn(rank: Rank, suit: Suit) -> Part:
    crown = (headwear.five_points, headwear.imperial, headwear.rays, headwear.trefoils)
    tiara = (headwear.gothic, headwear.fan, headwear.plumes, headwear.leaves)
    cap = (headwear.beret, headwear.hood, headwear.brimmed, headwear.bycocket)
    return {Rank.KING: crown, Rank.QUEEN: tiara, Rank.JACK: cap}[rank][suit]


def _places(rank: Rank, suit: Suit) -> tuple[float, float, float]:
    """Return how much larger than on a head, how far down, and which x is the middle."""
    if rank is Rank.KING:
        return 1.62, 24, 50
    if rank is Rank.QUEEN:
        return (1.66, 1.46, 1.46, 1.32)[suit], 24, 50
    return 1.3, 28, 54


def technique(rank: Rank, colour: str) -> Technique:
    """Return two inks, the suit's and gold; caps and the bodies of crowns are in the suit's."""
    jack = rank is Rank.JACK
    deep = QColor(colour).darker(_DEEP).name()
    return Technique(
        {
            Stuff.INK: deep,
            Stuff.SKIN: GROUND,
            Stuff.LIPS: colour,
            Stuff.WHITE: GROUND,
            Stuff.HAIR: colour,
            Stuff.ROBE: colour if jack else GROUND,
            Stuff.TRIM: deep if jack else _GOLD,
            Stuff.GOLD: _GOLD if jack else colour,
            Stuff.BRIGHT: _GOLD,
            Stuff.CREAM: _GOLD if jack else GROUND,
            Stuff.STEEL: GROUND,
            Stuff.BLOOM: colour,
            Stuff.LEAF: _GOLD,
            Stuff.WOOD: _GOLD,
            Stuff.SUIT: colour,
        },
        bold=0.7,
        fine=0.45,
    )


def draw(painter: QPainter, rank: Rank, suit: Suit, colour: str, scale: float) -> None:
    """Draw the upper half of a court; one unit of the painter is one unit of the picture."""
    ground(painter, colour, scale)
    size, top, middle = _places(rank, suit)
    ink = Inker(painter, technique(rank, colour), scale * size)
    with ink.at(WIDTH / 2, top, size=size), ink.at(-middle, 0):
        _worn(rank, suit)(ink)
    ink.flat(placed_suit(suit, WIDTH / 2, 93, 19), Stuff.SUIT)


def ground(painter: QPainter, colour: str, scale: float) -> None:
    """Slanting lines in the suit's colour, and the field that holds the emblem."""
    painter.fillRect(QRectF(0, 0, WIDTH, HEIGHT + 1), QColor(GROUND))
    pale = QColor(colour)
    pale.setAlpha(22)
    painter.fillRect(QRectF(0, 0, WIDTH, HEIGHT + 1), pale)
    if scale >= 0.5:
        painter.setPen(QPen(QColor(colour), 0.8))
        for x in range(-50, 150, 10):
            painter.drawLine(x, 120, x + 50, -5)
    painter.fillPath(_field(5.5), QColor(GROUND))
    for inset in (5.5, 8.5):
        painter.strokePath(_field(inset), QPen(QColor(colour), max(1.1, 0.7 / scale)))


def _field(inset: float) -> QPainterPath:
    """Return the field that holds the emblems of both halves."""
    return box(inset, inset, WIDTH - 2 * inset, 2 * (HEIGHT - inset), 40 - inset)
