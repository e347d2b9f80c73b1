"""What queens wear on their heads."""

from __future__ import annotations

from farwhist.ui.deck.court.inker import Inker, Stuff
from farwhist.ui.deck.court.shapes import (
    disc,
    discs,
    lozenge,
    moved,
    on_arc,
    outline,
    polygon,
    together,
)


def _arched_band(ink: Inker, stuff: Stuff = Stuff.BRIGHT) -> None:
    ink.shape(outline("M 32.4 25.4 Q 50 17.6 67.6 25.4 L 66.4 30.4 Q 50 22.8 33.6 30.4 Z"), stuff)


def fan(ink: Inker) -> None:
    """Nine leaves that spread like a fan."""
    for k in (-4, 4, -3, 3, -2, 2, -1, 1, 0):
        leaf = outline("M -2.3 0 C -3.6 -7 -1.6 -12 0 -16 C 1.6 -12 3.6 -7 2.3 0 Z")
        x, y = on_arc(50, 41, 18.4, -90 + k * 13.4)
        ink.shape(moved(leaf, x, y, k * 13.4), Stuff.GOLD if k % 2 else Stuff.BRIGHT)
    _arched_band(ink)
    ink.shape(disc(50, 23.6, 2.4, 2.7), Stuff.ROBE, fine=True)
    ink.shape(discs(((42, 24.8), (58, 24.8)), 1.5), Stuff.ROBE, fine=True)


def gothic(ink: Inker) -> None:
    """A slim coronet of pointed arches over a veil."""
    for k in (-2, 2, -1, 1, 0):
        arch = outline("M -4.4 0 C -4.4 -6 -2 -9 0 -14 C 2 -9 4.4 -6 4.4 0 Z")
        x, y, turn = 50 + k * 7.3, 23.2 + k * k * 0.62, k * 6
        ink.shape(moved(arch, x, y, turn), Stuff.GOLD)
        ink.shape(
            moved(
                outline("M -1.8 -1 C -1.8 -4 -0.8 -5.4 0 -8 C 0.8 -5.4 1.8 -4 1.8 -1 Z"), x, y, turn
            ),
            Stuff.ROBE if k % 2 else Stuff.CREAM,
            fine=True,
        )
        ink.shape(moved(disc(0, -14.6, 1.5), x, y, turn), Stuff.CREAM, fine=True)
    _arched_band(ink)
    ink.shape(
        together(*(lozenge(50 + k * 6.4, 23.8 + k * k * 0.5, 1.7, 1.9) for k in (-2, -1, 0, 1, 2))),
        Stuff.TRIM,
        fine=True,
    )


def plumes(ink: Inker) -> None:
    """A band across the brow with a jewel and three plumes."""
    for x, y, turn, stuff in (
        (42, 19, -30, Stuff.TRIM),
        (58, 19, 30, Stuff.TRIM),
        (50, 20, 0, Stuff.CREAM),
    ):
        plume = outline(
            "M 0 3 C -7 -3 -7 -13 -1.6 -17.6 C 2 -18.6 5.6 -14.6 5.2 -9 C 5 -4 2 0 0 3 Z"
        )
        ink.shape(moved(plume, x, y, turn), stuff)
        ink.detail(moved(outline("M 0 2 C -1 -5 -0.4 -11 1 -15"), x, y, turn))
        for k in range(4):
            ink.detail(
                moved(outline(f"M -0.5 {-2 - k * 3} L -3.6 {-4.6 - k * 3}"), x, y, turn), width=0.5
            )
            ink.detail(
                moved(outline(f"M -0.5 {-2 - k * 3} L 2.6 {-5 - k * 3}"), x, y, turn), width=0.5
            )
    ink.shape(outline("M 31.8 31 Q 50 21 68.2 31 L 67.4 36 Q 50 27 32.6 36 Z"), Stuff.GOLD)
    ink.details(outline("M 33 33.4 Q 40 29.6 46 28.4"), Stuff.INK, 0.6)
    ink.shape(lozenge(50, 27, 4.2, 6.2), Stuff.BRIGHT)
    ink.shape(lozenge(50, 27, 2.3, 3.8), Stuff.ROBE, fine=True)


def leaves(ink: Inker) -> None:
    """A wreath of leaves with berries."""
    for sign in (-1, 1):
        for k in range(5):
            x, y = on_arc(50, 40, 19.4, -90 + sign * (12 + k * 17))
            leaf = outline("M 0 4 C -4.6 0 -4.2 -7.4 0 -11.6 C 4.2 -7.4 4.6 0 0 4 Z")
            turn = sign * (14 + k * 15) - sign * 14
            ink.shape(moved(leaf, x, y, turn), Stuff.LEAF if k % 2 else Stuff.GOLD)
            ink.detail(moved(outline("M 0 3 L 0 -8"), x, y, turn), width=0.6)
    crest = outline("M 0 5 C -5.4 0 -4.6 -9 0 -14.4 C 4.6 -9 5.4 0 0 5 Z")
    ink.shape(moved(crest, 50, 19.4), Stuff.BRIGHT)
    ink.detail(outline("M 50 23 L 50 9.6"), width=0.6)
    _arched_band(ink, Stuff.GOLD)
    for x, y in ((44.4, 24.4), (50, 23.4), (55.6, 24.4)):
        ink.shape(disc(x, y, 1.7), Stuff.ROBE, fine=True)


def points(ink: Inker) -> None:
    """A small open crown with pearls on its points."""
    ink.shape(
        polygon(
            (33, 27),
            (30.4, 12),
            (38, 18),
            (42.6, 8),
            (50, 16),
            (57.4, 8),
            (62, 18),
            (69.6, 12),
            (67, 27),
        ),
        Stuff.GOLD,
    )
    ink.shape(discs(((30.4, 11), (42.6, 7), (57.4, 7), (69.6, 11)), 1.9), Stuff.CREAM)
    _arched_band(ink)
    ink.shape(discs(((41, 25), (50, 23.6), (59, 25)), 1.6), Stuff.ROBE, fine=True)
