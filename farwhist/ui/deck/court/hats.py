"""What wizards and jesters wear and carry, and the signs in their corners."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from farwhist.ui.deck.court import beards
from farwhist.ui.deck.court.hands import arm, fist
from farwhist.ui.deck.court.inker import Inker, Stuff
from farwhist.ui.deck.court.shapes import box, disc, mirrored, moved, on_arc, outline, polygon


def star(x: float, y: float, radius: float) -> QPainterPath:
    """Return a star of five points around a point."""
    return polygon(*(on_arc(x, y, radius * (0.42 if k % 2 else 1), 36 * k - 90) for k in range(10)))


def bell(x: float, y: float, radius: float) -> QPainterPath:
    """Return a round bell with its mouth cut out, to be filled."""
    path = disc(x, y + 0.12 * radius, 0.88 * radius)
    ring = disc(x, y - 0.82 * radius, 0.26 * radius)
    mouth = disc(x, y + 0.3 * radius, 0.2 * radius)
    slit = box(x - 0.07 * radius, y + 0.3 * radius, 0.14 * radius, radius)
    return path.united(ring).subtracted(mouth).subtracted(slit)


def pointed(ink: Inker) -> None:
    """A tall pointed hat with a brim, stars on it."""
    cone = outline("M 32 25 C 38 14 43 2 57 -11 C 55 -4 60 0 58.6 5 C 63 12 66 19 68 25 Z")
    ink.shape(cone, Stuff.ROBE)
    ink.shade(outline("M 57 -11 C 54 4 60 16 56 27 L 70 27 L 62 0 Z"), cone)
    for x, y, radius in ((47.6, 14.6, 4.4), (57, 5.6, 2.6), (60.6, 17.6, 2.8)):
        ink.flat(star(x, y, radius), Stuff.BRIGHT)
    brim = (
        "M 17 31 C 26 21 38 25 50 25 C 62 25 74 21 83 31 C 74 34 62 31 50 31 C 38 31 26 34 17 31 Z"
    )
    ink.shape(outline(brim), Stuff.ROBE)
    ink.shape(outline("M 32.6 21 Q 50 25.6 67.4 21 L 69 26 Q 50 30.6 31 26 Z"), Stuff.GOLD)
    ink.shape(star(50, 26.4, 3.4), Stuff.BRIGHT, fine=True)


def long_beard(ink: Inker) -> None:
    """A beard that falls to the belt, with a moustache."""
    ink.shape(
        outline(
            "M 35.6 42 C 31 60 36 82 50 101 C 64 82 69 60 64.4 42 C 61.8 51 58.6 53.6 55 53.2 "
            "Q 50 52.4 45 53.2 C 41.4 53.6 38.2 51 35.6 42 Z"
        ),
        Stuff.HAIR,
    )
    for k in range(4):
        lock = outline(
            f"M {37.6 + k * 2.6} {54 + k * 3} C {37.6 + k * 2.6} {68 + k} {42 + k * 1.6} "
            f"{82 + k} {47.6 + k * 0.6} {92 - k}"
        )
        ink.strands(lock)
        ink.strands(mirrored(lock))
    ink.flat(disc(50, 57, 3.5, 1.5), Stuff.LIPS)
    beards.moustache(ink)


def staff(ink: Inker) -> None:
    """A long staff with a star at its top."""
    arm(ink)
    ink.shape(box(83, 24, 3.2, 90, 1), Stuff.WOOD)
    ink.shape(star(84.6, 15, 13), Stuff.BRIGHT)
    ink.flat(star(84.6, 15, 5), Stuff.GOLD)
    fist(ink)


def fools_cap(ink: Inker) -> None:
    """A cap of three horns, a bell on each."""
    horn = outline(
        "M 51 27 C 44 3 16 -2 5 22 C 14 18 22 22 26 29 C 27 32 27 36 27 40 Q 38 29 51 27 Z"
    )
    ink.shape(horn, Stuff.ROBE)
    ink.shape(mirrored(horn), Stuff.GOLD)
    ink.details(outline("M 46 23 C 38 9 22 6 11 15"), Stuff.CREAM, 0.9)
    ink.shape(outline("M 37 27 C 36 14 42 0 54 -8 C 53 2 62 12 63 27 Q 50 22 37 27 Z"), Stuff.CREAM)
    ink.detail(outline("M 52 -2 C 48 8 48 16 50 23"), Stuff.ROBE, 1.2)
    ink.shape(outline("M 27 36 Q 50 17 73 36 L 71.4 41 Q 50 24 28.6 41 Z"), Stuff.TRIM)
    for x, y in ((5, 26), (95, 26), (55, -9)):
        ink.shape(disc(x, y, 4.4), Stuff.BRIGHT)
        ink.detail(outline(f"M {x - 2.6} {y + 1} L {x + 2.6} {y + 1}"), width=0.9)


def points(ink: Inker) -> None:
    """A collar of points with bells, in two colours by turns."""
    for k in range(-2, 3):
        x, y = on_arc(50, 60, 15, 90 - k * 30)
        ink.shape(
            moved(polygon((-7.6, -4), (7.6, -4), (0, 19)), x, y, -30 * k),
            Stuff.GOLD if k % 2 else Stuff.CREAM,
        )
        bx, by = on_arc(50, 60, 36, 90 - k * 30)
        ink.shape(disc(bx, by, 2.3), Stuff.BRIGHT, fine=True)


def bauble(ink: Inker) -> None:
    """A jester's stick with a small head, which wears a cap too."""
    arm(ink)
    ink.shape(box(83, 34, 3.2, 80, 1), Stuff.WOOD)
    ink.shape(disc(84.6, 27, 6.6, 7.6), Stuff.SKIN)
    ink.flat(disc(82.2, 26.4, 1), Stuff.INK)
    ink.flat(disc(87, 26.4, 1), Stuff.INK)
    ink.line(outline("M 82 30.6 Q 84.6 33 87.2 30.6"), 0.9)
    ink.shape(outline("M 84.6 20 C 78 9 70 14 71 24 C 74 21 77 21 78.4 24.6 Z"), Stuff.ROBE)
    ink.shape(
        outline("M 84.6 20 C 91.2 9 99.2 14 98.2 24 C 95.2 21 92.2 21 90.8 24.6 Z"), Stuff.GOLD
    )
    for x in (71, 98.2):
        ink.shape(disc(x, 26, 2.2), Stuff.BRIGHT, fine=True)
    fist(ink)
