"""What kings wear on their heads."""

from __future__ import annotations

from farwhist.ui.deck.court.inker import Inker, Stuff
from farwhist.ui.deck.court.shapes import (
    box,
    disc,
    discs,
    lozenge,
    mirrored,
    moved,
    outline,
    polygon,
    together,
)


def _band(ink: Inker) -> None:
    ink.shape(
        outline("M 32.6 21 Q 50 24.4 67.4 21 L 66.2 28.6 Q 50 32.4 33.8 28.6 Z"), Stuff.BRIGHT
    )


def five_points(ink: Inker) -> None:
    """The crown that everybody knows, with a lining in its notches."""
    ink.flat(outline("M 34 22 L 36 9 Q 50 5 64 9 L 66 22 Z"), Stuff.ROBE)
    ink.shape(
        polygon(
            (33, 22.4),
            (28.6, 6.5),
            (38.6, 14.4),
            (43.4, 4.5),
            (50, 13),
            (56.6, 4.5),
            (61.4, 14.4),
            (71.4, 6.5),
            (67, 22.4),
        ),
        Stuff.GOLD,
    )
    ink.details(outline("M 35.4 20.6 L 32.6 11.4 L 39 17 L 43.6 9.4 L 49.9 17"), Stuff.BRIGHT, 0.7)
    _band(ink)
    ink.shape(
        together(*(lozenge(x, y, 2.3, 2.9) for x, y in ((40, 25.5), (50, 26.6), (60, 25.5)))),
        Stuff.ROBE,
        fine=True,
    )
    ink.shape(discs(((28.6, 5.6), (43.4, 3.6), (56.6, 3.6), (71.4, 5.6)), 2.0), Stuff.BRIGHT)


def imperial(ink: Inker) -> None:
    """A closed crown: a cap under two arches, an orb and a cross on top."""
    ink.shape(outline("M 34 23 C 29 9 40 6 50 10 C 60 6 71 9 66 23 Z"), Stuff.ROBE)
    arch = outline("M 32.8 22.6 C 24.6 8 41 2.4 50 9.6 L 50 13 C 42 7.4 31 10 37 22.6 Z")
    ink.pair(arch, Stuff.GOLD)
    ink.shape(outline("M 47.8 22.6 L 48.4 10 L 51.6 10 L 52.2 22.6 Z"), Stuff.GOLD)
    for x, y in ((33, 14), (35.4, 9.8), (40.4, 8.3)):
        ink.shape(together(disc(x, y, 1.1), mirrored(disc(x, y, 1.1))), Stuff.CREAM, fine=True)
    _band(ink)
    ink.shape(together(disc(40, 25.4, 2, 1.8), disc(60, 25.4, 2, 1.8)), Stuff.TRIM, fine=True)
    ink.shape(lozenge(50, 26.4, 2.8, 2.6), Stuff.ROBE, fine=True)
    ink.shape(disc(50, 9.4, 2.5), Stuff.BRIGHT)
    ink.shape(
        polygon(
            (49.1, 7.2),
            (49.1, 4.9),
            (47, 4.9),
            (47, 3.1),
            (49.1, 3.1),
            (49.1, 1),
            (50.9, 1),
            (50.9, 3.1),
            (53, 3.1),
            (53, 4.9),
            (50.9, 4.9),
            (50.9, 7.2),
        ),
        Stuff.BRIGHT,
        fine=True,
    )


def rays(ink: Inker) -> None:
    """A crown of tall spikes, like a sun."""
    for k in (-3, 3, -2, 2, -1, 1, 0):
        spike = polygon((-2.7, 0), (0, -18.6 + abs(k) * 0.9), (2.7, 0))
        ink.shape(moved(spike, 50 + k * 5.1, 22.6, k * 6.5), Stuff.GOLD if k % 2 else Stuff.BRIGHT)
    ink.shape(
        discs([(50 + k * 7.2, 3.4 + abs(k) * 1.25) for k in (-2, 0, 2)], 1.5), Stuff.ROBE, fine=True
    )
    _band(ink)
    ink.shape(
        together(*(lozenge(50 + k * 5.6, 26.4 - k * k * 0.14, 2, 2.4) for k in range(-2, 3))),
        Stuff.ROBE,
        fine=True,
    )


def trefoils(ink: Inker) -> None:
    """Three clover leaves on a cap, pearls between them."""
    ink.shape(outline("M 34.4 23 C 33 13 42 11 50 11 C 58 11 67 13 65.6 23 Z"), Stuff.TRIM)
    for x, y, turn in ((33.5, 15.4, -13), (66.5, 15.4, 13), (50, 13.4, 0)):
        leaf = together(
            outline("M -2 9 L -1 0 L 1 0 L 2 9 Z"),
            disc(-3.7, -1.2, 3.3),
            disc(3.7, -1.2, 3.3),
            disc(0, -6.4, 3.5),
        )
        ink.shape(moved(leaf, x, y, turn), Stuff.GOLD)
        joint = together(disc(0, -2.2, 2.6), outline("M -1.3 8.4 L -0.6 0 L 0.6 0 L 1.3 8.4 Z"))
        ink.flat(moved(joint, x, y, turn), Stuff.GOLD)
        ink.shape(moved(disc(0, -2.4, 1.3), x, y, turn), Stuff.ROBE, fine=True)
    for x in (41.6, 58.4):
        ink.shape(outline(f"M {x - 1.5} 22.6 L {x} 14 L {x + 1.5} 22.6 Z"), Stuff.GOLD)
        ink.shape(disc(x, 13, 1.9), Stuff.CREAM, fine=True)
    _band(ink)
    ink.shape(
        discs(((38, 25), (44, 26.2), (50, 26.6), (56, 26.2), (62, 25)), 1.5), Stuff.ROBE, fine=True
    )


def turreted(ink: Inker) -> None:
    """A crown like a town wall."""
    for k in (-2, -1, 0, 1, 2):
        x = 50 + k * 7.4
        top = 6 + abs(k) * 1.2
        ink.shape(
            polygon(
                (x - 3, 22.6),
                (x - 3.4, top),
                (x - 1.4, top),
                (x - 1.4, top + 2.4),
                (x + 1.4, top + 2.4),
                (x + 1.4, top),
                (x + 3.4, top),
                (x + 3, 22.6),
            ),
            Stuff.GOLD,
        )
        ink.shape(box(x - 0.9, top + 6, 1.8, 5, 0.9), Stuff.INK, fine=True)
    _band(ink)
    ink.shape(
        discs([(50 + k * 6, 26.4 - k * k * 0.14) for k in range(-2, 3)], 1.4), Stuff.ROBE, fine=True
    )
