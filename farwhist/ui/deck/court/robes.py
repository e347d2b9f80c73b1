"""Garments: one cut for each rank, one pattern for each suit."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from farwhist.ui.deck.court.inker import Inker, Stuff
from farwhist.ui.deck.court.shapes import (
    box,
    disc,
    discs,
    lozenge,
    mirrored,
    moved,
    on_arc,
    outline,
    polygon,
    together,
)

_BODY = "M -3 112 L -3 92 C 4 79 26 78 41 66 L 59 66 C 74 78 96 79 103 92 L 103 112 Z"
_SLEEVE = "M -3 112 L -3 92 C 3 82 16 79 28 75 C 31 86 32 98 31 112 Z"
_BORDER = "M 28 75 C 31 86 32 98 31 112 L 36 112 C 37 98 36 84 32.6 72.6 Z"


def chevrons(ink: Inker) -> None:
    """Chevrons on the breast, lozenges on the sleeves."""
    _cloth(ink)
    with ink.inside(outline(_BODY)):
        for k in range(4):
            y = 74 + k * 10
            stripe = polygon(
                (50, y + 9), (66, y - 5), (66, y - 1.2), (50, y + 12.8), (34, y - 1.2), (34, y - 5)
            )
            ink.flat(stripe, Stuff.BRIGHT if k % 2 else Stuff.GOLD)
    _sleeves(ink)
    stones = [lozenge(x, y, 2.6, 4) for x, y in ((9, 90), (20, 85), (6, 103), (18, 98))]
    for each in stones:
        ink.flat(each, Stuff.BRIGHT)
        ink.flat(mirrored(each), Stuff.BRIGHT)
    _borders(ink)


def scales(ink: Inker) -> None:
    """Rows of scales on the breast, slashed sleeves."""
    _cloth(ink)
    with ink.inside(outline(_BODY)):
        for row in range(7, -1, -1):
            for k in range(-3, 4):
                x = 50 + k * 7.6 + (3.8 if row % 2 else 0)
                ink.shape(
                    disc(x, 70 + row * 5.4, 4.4, 5.4),
                    Stuff.ROBE if row % 2 else Stuff.TRIM,
                    fine=True,
                )
                ink.flat(disc(x, 72.6 + row * 5.4, 1.1), Stuff.BRIGHT)
    _sleeves(ink)
    for k in range(3):
        slash = outline(
            f"M {7 + k * 8} {86.4 - k * 3} Q {11.6 + k * 7.4} 97 {8 + k * 7.6} 110 "
            f"Q {4.6 + k * 7.4} 98 {7 + k * 8} {86.4 - k * 3} Z"
        )
        ink.pair(slash, Stuff.BRIGHT, fine=True)
    _borders(ink)


def harlequin(ink: Inker) -> None:
    """Lozenges all over the breast, rays on the sleeves."""
    _cloth(ink)
    with ink.inside(outline(_BODY)):
        for row in range(-1, 5):
            for k in range(-3, 4):
                x, y = 50 + k * 8 + (4 if row % 2 else 0), 72 + row * 8
                if row % 2:
                    ink.shape(lozenge(x, y, 4, 8), Stuff.BRIGHT, fine=True)
                ink.flat(lozenge(x, y, 1.2, 2.2), Stuff.TRIM if row % 2 else Stuff.GOLD)
    _sleeves(ink)
    for k in range(4):
        ray = outline(
            f"M {30 - k * 0.5} 112 L {-8 + k * 8} {92 - k * 5.4} L {-4.6 + k * 8} {89 - k * 5} Z"
        )
        with ink.inside(outline(_SLEEVE)):
            ink.flat(ray, Stuff.BRIGHT)
        with ink.mirror(), ink.inside(outline(_SLEEVE)):
            ink.flat(ray, Stuff.BRIGHT)
    _borders(ink)


def stripes(ink: Inker) -> None:
    """Stripes on the breast, clover leaves on the sleeves: for clubs."""
    leaves = (disc(0, -2.6, 2.3), disc(-2.5, 1.2, 2.3), disc(2.5, 1.2, 2.3))
    _striped(ink, together(*leaves, polygon((0, 0), (1.6, 6), (-1.6, 6))))


def flowered(ink: Inker) -> None:
    """Stripes on the breast, small flowers on the sleeves."""
    _striped(ink, discs([on_arc(0, 0, 2.9, k * 72 - 90) for k in range(5)], 1.75))


def _striped(ink: Inker, motif: QPainterPath) -> None:
    _cloth(ink)
    with ink.inside(outline(_BODY)):
        for k in range(-2, 3):
            stripe = box(48.4 + k * 6.4, 60, 3.2, 52)
            ink.flat(stripe, Stuff.TRIM if k % 2 else Stuff.GOLD)
        for row in range(5):
            ink.flat(lozenge(50, 74 + row * 8.6, 1.2, 2.4), Stuff.INK)
    _sleeves(ink)
    for x, y, turn in ((9, 90, -20), (21, 86, -10), (7, 103, -6), (20, 100, 8)):
        one = moved(motif, x, y, turn)
        ink.flat(one, Stuff.BRIGHT)
        ink.flat(mirrored(one), Stuff.BRIGHT)
    _borders(ink)


def bodice(ink: Inker) -> None:
    """A queen's neckline, over any pattern."""
    skin = outline(
        "M 43 64 L 57 64 C 58.6 70 63 72 66.6 74.6 "
        "Q 59 91 50 85 Q 41 91 33.4 74.6 C 37 72 41.4 70 43 64 Z"
    )
    ink.flat(skin, Stuff.SKIN)
    side = outline("M 43 64 C 41.4 70 37 72 33.4 74.6")
    ink.line(side)
    ink.line(mirrored(side))
    ink.shade(outline("M 50 66 L 70 66 L 70 92 L 50 92 Q 54 78 50 66 Z"), skin)
    ink.line(outline("M 33.4 74.6 Q 41 91 50 85 Q 59 91 66.6 74.6"), 2.6)
    ink.line(outline("M 33.4 74.6 Q 41 91 50 85 Q 59 91 66.6 74.6"), 1.3, Stuff.BRIGHT)


def doublet(ink: Inker) -> None:
    """A jack's short coat: a row of buttons over any pattern."""
    ink.shape(outline("M 45.6 66 L 54.4 66 L 54 112 L 46 112 Z"), Stuff.TRIM)
    for row in range(5):
        ink.shape(disc(50, 76 + row * 8, 1.7), Stuff.BRIGHT, fine=True)


def _cloth(ink: Inker) -> None:
    ink.shape(outline(_BODY), Stuff.ROBE)


def _sleeves(ink: Inker) -> None:
    ink.pair(outline(_SLEEVE), Stuff.TRIM)


def _borders(ink: Inker) -> None:
    ink.pair(outline(_BORDER), Stuff.GOLD)
    dots = discs(((32.4, 80), (33.6, 87), (34, 94), (33.9, 101)), 0.9)
    ink.flat(together(dots, mirrored(dots)), Stuff.INK)
    ink.line(outline(_BODY))
