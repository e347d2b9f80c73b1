"""Robes and collars."""

from __future__ import annotations

from math import sin

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


def _tails(ink: Inker, places: tuple[tuple[float, float], ...]) -> None:
    for x, y in places:
        tail = polygon((x, y - 2), (x + 1, y + 1.8), (x - 1, y + 1.8))
        ink.flat(together(tail, mirrored(tail)), Stuff.INK)


def ermine(ink: Inker) -> None:
    """A pointed collar of ermine."""
    ink.shape(outline("M 30.5 71.5 L 41 63.5 L 50 75 L 59 63.5 L 69.5 71.5 L 50 90 Z"), Stuff.CREAM)
    _tails(ink, ((37, 71.6), (42, 76.4), (47, 81), (42.6, 70)))


def cape(ink: Inker) -> None:
    """A round shoulder cape of ermine."""
    ink.shape(
        outline(
            "M 22 78 C 28 70 38 70 43 63 Q 50 72 57 63 "
            "C 62 70 72 70 78 78 C 70 88 60 91 50 91 C 40 91 30 88 22 78 Z"
        ),
        Stuff.CREAM,
    )
    _tails(ink, ((29, 77.6), (36.6, 75), (35.4, 84), (43.6, 80), (46, 87)))


def chain(ink: Inker) -> None:
    """A chain of office with a jewel, worn on the breast."""
    for sign in (-1, 1):
        for k in range(5):
            t = k / 5
            x, y = 50 + sign * (20 - 16 * t), 76 + 15 * sin(1.5 * t) + 2 * t
            ink.shape(disc(x, y, 2), Stuff.GOLD, fine=True)
    ink.shape(lozenge(50, 96.4, 4.4, 5.6), Stuff.BRIGHT)
    ink.shape(lozenge(50, 96.4, 2.2, 3), Stuff.ROBE, fine=True)


def lapels(ink: Inker) -> None:
    """Broad lapels of a lighter cloth, and a clasp."""
    ink.pair(
        outline("M 41.6 64 L 50 80 L 44 96 C 38 90 31 84 27.6 76 C 34 72 38.4 69 41.6 64 Z"),
        Stuff.CREAM,
    )
    ink.details(outline("M 40.4 68 C 37 73 33.6 75 31 77 C 35 84 39.6 88 43 91.4"), Stuff.GOLD, 0.9)
    ink.shape(disc(50, 80.6, 3.4), Stuff.BRIGHT)
    ink.shape(disc(50, 80.6, 1.5), Stuff.ROBE, fine=True)


def pearls(ink: Inker) -> None:
    """One row of large pearls round the neck."""
    for k in range(9):
        x, y = on_arc(50, 63, 14.4, 168 - k * 19.5)
        ink.shape(disc(x, 63 + (y - 63) * 0.92, 2.9), Stuff.CREAM, fine=True)


def long_pearls(ink: Inker) -> None:
    """Two long strings of small pearls."""
    for wide, deep in ((9.5, 15), (13.5, 25)):
        count = int(wide + deep) // 2
        for k in range(count + 1):
            x, y = on_arc(0, 0, 1, 180 * k / count)
            ink.shape(disc(50 + wide * x, 66 + deep * y, 1.35), Stuff.CREAM, fine=True)
    ink.shape(lozenge(50, 94.6, 2, 3.8), Stuff.GOLD, fine=True)


def necklace(ink: Inker) -> None:
    """A broad band of gold with drops."""
    ink.shape(outline("M 41.6 66 Q 50 74 58.4 66 L 60.6 70.4 Q 50 80.4 39.4 70.4 Z"), Stuff.GOLD)
    for x, y in ((43.2, 74.4), (50, 77.2), (56.8, 74.4)):
        ink.shape(
            outline(
                f"M {x} {y - 1} C {x + 2.8} {y + 3.6} {x + 1.6} {y + 6} {x} {y + 6} "
                f"C {x - 1.6} {y + 6} {x - 2.8} {y + 3.6} {x} {y - 1} Z"
            ),
            Stuff.ROBE,
            fine=True,
        )


def standing(ink: Inker) -> None:
    """A lace collar that stands behind the head; draw it before the hair."""
    for k in range(-4, 5):
        if abs(k) < 1:
            continue
        x, y = on_arc(50, 66, 31, -90 + k * 20)
        ink.shape(disc(x, y, 6.4), Stuff.BRIGHT)
    ink.shape(outline("M 50 84 L 21 84 C 14 56 26 38 50 36 C 74 38 86 56 79 84 Z"), Stuff.BRIGHT)
    for k in range(-4, 5):
        x, y = on_arc(50, 72, 33, -90 + k * 19)
        ink.detail(outline(f"M 50 72 L {x} {y}"), width=0.7)


def ruff(ink: Inker) -> None:
    """A pleated ruff under the chin."""
    for k in range(11):
        x, y = on_arc(50, 61, 17.5, 176 - k * 17.2)
        ink.shape(disc(x, 61 + (y - 61) * 0.62 + 2, 3.9, 3.3), Stuff.CREAM, fine=True)
    ink.shape(outline("M 34 62 Q 50 77 66 62 L 60 59 Q 50 70 40 59 Z"), Stuff.CREAM)
    for k in range(-4, 5):
        ink.detail(
            outline(f"M {50 + k * 2.5} {67 - k * k * 0.34} L {50 + k * 3.8} {72 - k * k * 0.5}"),
            width=0.6,
        )


def points(ink: Inker) -> None:
    """A plain turned-down collar of gold."""
    ink.shape(
        outline(
            "M 40.6 65 L 50 73.4 L 59.4 65 L 66 72 L 55.6 82.6 L 50 76.6 L 44.4 82.6 L 34 72 Z"
        ),
        Stuff.GOLD,
    )
    ink.details(outline("M 37 72 L 44.6 79.4 L 49 75"), Stuff.INK, 0.6)


def scarf(ink: Inker) -> None:
    """A scarf wound round the neck, one end on the breast."""
    ink.shape(outline("M 51 74 C 58 82 58 92 54 100 L 64 98 C 66 88 64 80 58 72 Z"), Stuff.CREAM)
    ink.shape(
        outline("M 38 66 Q 50 76 62 66 C 66 72 62 80 50 80 C 38 80 34 72 38 66 Z"), Stuff.CREAM
    )
    ink.detail(outline("M 38 69.6 Q 50 78 62 69.6"), width=0.6)
    ink.detail(outline("M 58 80 C 60.6 86 60.6 92 59.4 97.4"), width=0.6)


def zigzag(ink: Inker) -> None:
    """A hunter's cape with a jagged edge."""
    ink.shape(
        polygon(
            (41, 64),
            (50, 74),
            (59, 64),
            (76, 76),
            (70, 79),
            (69, 87),
            (61, 82.6),
            (56, 91),
            (50, 83.6),
            (44, 91),
            (39, 82.6),
            (31, 87),
            (30, 79),
            (24, 76),
        ),
        Stuff.TRIM,
    )
    ink.details(
        outline("M 27 76.4 L 31.6 78 L 32.6 83.6 L 39.6 79.8 L 44.2 87 L 50 80.4"), Stuff.GOLD, 0.9
    )
    ink.shape(lozenge(50, 76.6, 2.6, 3), Stuff.BRIGHT, fine=True)
