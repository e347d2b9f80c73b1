"""What courts wear on their heads: caps, hats, crowns and tiaras."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from farwhist.ui.deck.court import people
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
from farwhist.ui.deck.court.things import arm, fist


def _plume(ink: Inker, x: float, y: float, turn: float, size: float = 1.0) -> None:
    """A feather that leaves its point to the right and falls."""
    shape = (
        "M 0 0 C 4 -9 16 -13 26 -7 C 31 -4 33 2 32 8 C 29 3 26 1 23 1.4 C 24 3 24 4.4 23 6 "
        "C 19 1 9 0 0 3 Z"
    )
    with ink.at(x, y, turn=turn, size=size):
        ink.shape(outline(shape), Stuff.CREAM)
        ink.detail(outline("M 1 1 C 9 -5 20 -6 29 2"), width=0.8)
        for k in range(5):
            ink.detail(
                outline(
                    f"M {6 + k * 4.2} {-2.6 - k * 0.3 + (k == 4)} "
                    f"L {8 + k * 4.4} {-6.4 - k * 0.2 + k * k * 0.16}"
                ),
                width=0.5,
            )


def beret(ink: Inker) -> None:
    """A flat cap with a turned-up edge and a feather behind."""
    _plume(ink, 62, 16, 8)
    ink.shape(
        outline("M 33 25 C 23 19 31 7 46 7 C 62 5 76 12 70 22 Q 62 27 50 25 Q 40 24 33 25 Z"),
        Stuff.ROBE,
    )
    ink.detail(outline("M 40 10 C 35 13 35 18 38 22"), Stuff.GOLD, 0.8)
    ink.detail(outline("M 55 8 C 60 12 60 17 57 23"), Stuff.GOLD, 0.8)
    ink.shape(outline("M 31.4 23.6 Q 50 16.6 68.6 22.6 L 68 29 Q 50 23.4 33 30 Z"), Stuff.GOLD)
    ink.shape(lozenge(60, 23.4, 2.6, 3), Stuff.TRIM, fine=True)


def chaperon(ink: Inker) -> None:
    """A rolled hood whose long tail hangs down on the right."""
    ink.shape(
        outline(
            "M 63 15 C 76 14 81 26 79 40 C 78.4 52 82 60 80 71 "
            "Q 76 75 72.6 71 C 74 58 70 50 70.6 40 C 71 30 68 24 60 22 Z"
        ),
        Stuff.TRIM,
    )
    ink.detail(outline("M 70 19 C 76 26 75 38 75 48 C 75 58 77 64 76.4 71"), Stuff.GOLD, 0.9)
    ink.shape(
        outline("M 36 20 C 30 9 42 2 55 5 C 60 1 70 4 67 10 C 70 14 68 18 65 21 Z"), Stuff.ROBE
    )
    ink.detail(outline("M 56 6 C 52 9 50 13 51 18"), Stuff.GOLD, 0.8)
    ink.detail(outline("M 62 9 C 59 12 58 15 59 18"), Stuff.GOLD, 0.8)
    ink.shape(
        outline(
            "M 31 24 C 30 15 70 15 69 24 C 69.6 31 64 31 62 29 "
            "Q 50 24.4 38 29 C 36 31 30.4 31 31 24 Z"
        ),
        Stuff.ROBE,
    )
    for x, y in ((38, 21), (44.4, 19.4), (50.8, 19.2), (57.2, 19.8), (63, 21.6)):
        ink.detail(
            outline(f"M {x - 1.6} {y - 2} Q {x + 1.6} {y + 3} {x - 0.4} {y + 6.4}"), Stuff.GOLD, 0.9
        )
    ink.shape(disc(38.4, 24, 2.6), Stuff.BRIGHT)
    ink.shape(disc(38.4, 24, 1.1), Stuff.TRIM, fine=True)


def brimmed(ink: Inker) -> None:
    """A broad hat with one side turned up and a plume."""
    ink.shape(outline("M 35 22 C 34 8 42 4 51 5 C 62 5 66 11 65 22 Z"), Stuff.ROBE)
    ink.shape(outline("M 34.6 17.6 Q 50 13.6 65.4 17.6 L 65.4 22.6 L 34.6 22.6 Z"), Stuff.GOLD)
    ink.shape(
        outline(
            "M 22 27 C 28 18 44 18 58 20 C 68 21 74 13 78 8 "
            "C 81 17 77 28 66 28 C 54 28 38 24 22 27 Z"
        ),
        Stuff.ROBE,
    )
    ink.detail(
        outline("M 25 25.6 C 36 20.6 50 22 60 23.6 C 69 24.6 75 18 77.4 12"), Stuff.GOLD, 0.9
    )
    with ink.mirror():
        _plume(ink, 38, 17, -14, 1.15)
    ink.shape(disc(62, 17.6, 2.8), Stuff.BRIGHT)
    ink.shape(disc(62, 17.6, 1.2), Stuff.TRIM, fine=True)


def bycocket(ink: Inker) -> None:
    """A hunter's hat, long in front, its edge turned up behind."""
    ink.shape(outline("M 34 24 C 36 9 46 2 58 3 C 66 6 68 16 67 24 Z"), Stuff.ROBE)
    ink.detail(outline("M 57 4 C 52 9 50 15 50 20"), Stuff.GOLD, 0.9)
    ink.shape(
        outline(
            "M 18 29 C 27 26 33 20 44 19.4 C 56 18.6 66 18 73 12 "
            "C 76 20 74 27 66 28.4 C 52 28 36 29 18 29 Z"
        ),
        Stuff.TRIM,
    )
    ink.detail(
        outline("M 26 27.6 C 38 25.4 56 27 66 25.6 C 71 24.6 73 20 72.8 15.6"), Stuff.GOLD, 0.9
    )
    with ink.at(60, 21, turn=-34):
        ink.shape(outline("M 0 2 C 6 -5 17 -7 27 -3 C 20 3 9 5 0 2 Z"), Stuff.GOLD)
        ink.detail(outline("M 0 1.6 Q 12 -2 25 -2.8"), width=0.8)


def hood(ink: Inker) -> None:
    """A soft pointed cap that falls to one side, with a tassel."""
    ink.shape(
        outline("M 33 26 C 30 10 44 2 58 5 C 72 8 80 20 80 34 C 74 28 70 24 66 26 Z"), Stuff.ROBE
    )
    ink.detail(outline("M 44 9 C 56 8 68 14 74 24"), Stuff.GOLD, 0.9)
    ink.shape(disc(80, 36.6, 3.2), Stuff.GOLD)
    ink.shape(outline("M 31 26 Q 50 16.6 69 26 L 68 31.6 Q 50 23 32 31.6 Z"), Stuff.CREAM)
    ink.shape(moved(lozenge(0, 0, 2, 2.4), 50, 24.6), Stuff.TRIM, fine=True)


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
    people.moustache(ink)


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


def tiara_points(ink: Inker) -> None:
    """A small open crown with pearls on its tiara_points."""
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
