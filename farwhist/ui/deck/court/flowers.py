"""Attributes of queens, held in the hand on the right or at the breast."""

from __future__ import annotations

from farwhist.ui.deck.court.hands import arm, fist, folded, pinch
from farwhist.ui.deck.court.inker import Inker, Stuff
from farwhist.ui.deck.court.shapes import box, disc, discs, lozenge, moved, on_arc, outline


def _stem(ink: Inker, top: float) -> None:
    ink.line(outline(f"M 85.4 102 C 83 84 87 {top + 26} 84.6 {top}"), 2.0)
    ink.line(outline(f"M 85.4 102 C 83 84 87 {top + 26} 84.6 {top}"), 1.0, Stuff.LEAF)
    for turn, y in ((-40, 72), (44, 64)):
        blade = outline("M 0 0 C -5 -4 -4.6 -12 0 -17 C 4.6 -12 5 -4 0 0 Z")
        ink.shape(moved(blade, 85, y, turn), Stuff.LEAF)
        ink.detail(moved(outline("M 0 0 L 0 -12"), 85, y, turn), Stuff.BRIGHT, 0.6)


def tulip(ink: Inker) -> None:
    """A tulip."""
    arm(ink)
    _stem(ink, 42)
    for turn in (-30, 30, 0):
        petal = outline("M 0 4 C -7 -1 -6.4 -13 0 -21 C 6.4 -13 7 -1 0 4 Z")
        ink.shape(moved(petal, 84.6, 41, turn), Stuff.BLOOM)
    ink.detail(outline("M 84.6 25 L 84.6 38"), Stuff.BRIGHT, 0.8)
    ink.shape(
        outline("M 79 41.6 Q 84.6 48 90.2 41.6 Q 88 47.6 84.6 47.6 Q 81 47.6 79 41.6 Z"),
        Stuff.LEAF,
        fine=True,
    )
    pinch(ink)


def rose(ink: Inker) -> None:
    """A rose from the front, as heralds draw it."""
    arm(ink)
    _stem(ink, 36)
    for k in range(5):
        ink.shape(
            moved(outline("M 0 -7 L 2.6 -13.4 L -2.6 -13.4 Z"), 84.4, 30, k * 72 + 36),
            Stuff.LEAF,
            fine=True,
        )
    for radius, size, turn in ((7, 5.4, 0), (3.6, 3.6, 36)):
        for k in range(5):
            x, y = on_arc(84.4, 30, radius, k * 72 - 90 + turn)
            ink.shape(disc(x, y, size), Stuff.BLOOM, fine=True)
    ink.shape(disc(84.4, 30, 2.8), Stuff.BRIGHT)
    pinch(ink)


def lily_sceptre(ink: Inker) -> None:
    """A slender staff with a lily."""
    arm(ink)
    ink.shape(box(83.4, 36, 2.4, 74, 1), Stuff.GOLD)
    ink.shape(discs(((84.6, 52), (84.6, 66)), 2.1), Stuff.BRIGHT)
    ink.shape(
        outline(
            "M 84.6 38 C 78 38 73.4 33 75 26.4 Q 78.6 25 79.4 28.4 C 81.4 31.4 83.4 33 84.6 38 Z"
        ),
        Stuff.BRIGHT,
    )
    ink.shape(
        outline(
            "M 84.6 38 C 91.2 38 95.8 33 94.2 26.4 "
            "Q 90.6 25 89.8 28.4 C 87.8 31.4 85.8 33 84.6 38 Z"
        ),
        Stuff.BRIGHT,
    )
    ink.shape(
        outline("M 84.6 38 C 79.6 30 80 20 84.6 11.4 C 89.2 20 89.6 30 84.6 38 Z"), Stuff.BRIGHT
    )
    ink.shape(
        outline("M 84.6 33 C 82.8 28 83 22.4 84.6 18 C 86.2 22.4 86.4 28 84.6 33 Z"),
        Stuff.TRIM,
        fine=True,
    )
    ink.shape(box(79.4, 36.6, 10.4, 3.2, 1.4), Stuff.GOLD)
    fist(ink)


def hand_fan(ink: Inker) -> None:
    """An open fan of feathers."""
    arm(ink)
    for k in (-3, 3, -2, 2, -1, 1, 0):
        blade = outline("M -0.8 0 L -4.4 -27 Q 0 -35 4.4 -27 L 0.8 0 Z")
        ink.shape(moved(blade, 82, 78, k * 16 - 4), Stuff.BLOOM if k % 2 else Stuff.CREAM)
        ink.shape(moved(disc(0, -26, 2.2), 82, 78, k * 16 - 4), Stuff.GOLD, fine=True)
    ink.shape(outline("M 74 69 Q 80 62 88.6 67 L 84 80 L 80.4 80 Z"), Stuff.GOLD)
    ink.shape(box(80.8, 78, 2.8, 20, 1), Stuff.GOLD)
    fist(ink)


def mirror(ink: Inker) -> None:
    """A round looking-glass."""
    arm(ink)
    ink.shape(box(83, 60, 3, 44, 1), Stuff.GOLD)
    ink.shape(disc(84.4, 46, 10.4, 14), Stuff.GOLD)
    ink.shape(disc(84.4, 46, 7.6, 11), Stuff.STEEL)
    ink.detail(outline("M 80 50 L 87 38"), Stuff.WHITE, 1.4)
    ink.detail(outline("M 83 54 L 89.6 43"), Stuff.WHITE, 1.0)
    ink.shape(lozenge(84.4, 29.6, 2.6, 4), Stuff.BLOOM, fine=True)
    fist(ink)


def book(ink: Inker) -> None:
    """A book with a clasp, held to the breast."""
    ink.shape(outline("M 41 88 L 67 83 L 72 107 L 46 112 Z"), Stuff.CREAM)
    ink.shape(outline("M 39 86.6 L 64.6 81.6 L 70 106 L 44.4 111 Z"), Stuff.TRIM)
    ink.line(outline("M 42 89 L 62.6 85 L 66.6 103.6 L 46 107.6 Z"), 1.0, Stuff.GOLD)
    ink.shape(moved(lozenge(0, 0, 4, 6), 57.6, 94.8, -11), Stuff.BRIGHT, fine=True)
    folded(ink)
