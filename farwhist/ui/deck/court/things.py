"""What courts hold, and their hands."""

from __future__ import annotations

from farwhist.ui.deck.court.inker import Inker, Stuff
from farwhist.ui.deck.court.shapes import (
    box,
    disc,
    discs,
    lozenge,
    moved,
    on_arc,
    outline,
    polygon,
    together,
)


def arm(ink: Inker) -> None:
    """Draw the raised forearm with its cuff, below the hand."""
    ink.shape(
        outline("M 71 114 C 72 106 75 102 77 100 L 92 100 C 95 102 99 106 100 114 Z"), Stuff.ROBE
    )
    ink.shape(
        outline("M 75.6 97.6 Q 84.4 95 93.4 97.6 L 92.6 104 Q 84.4 101.4 76.4 104 Z"), Stuff.CREAM
    )
    ink.detail(outline("M 76.4 101.6 Q 84.4 99 92.8 101.6"), Stuff.GOLD, 0.9)


def fist(ink: Inker) -> None:
    """Draw a hand closed round a staff."""
    ink.shape(
        outline("M 79 97.6 L 79.4 88 Q 82 84 87 85 Q 90.4 86 90.2 90 L 90 97.6 Q 84 100 79 97.6 Z"),
        Stuff.SKIN,
    )
    for k in range(4):
        ink.shape(
            box(78.0 + 0.35 * abs(k - 1.2), 84.9 + k * 3.15, 10.6 - 0.5 * k, 3.5, 1.7),
            Stuff.SKIN,
            fine=True,
        )
    ink.shape(
        outline(
            "M 90.4 95.4 C 92.4 91 91.4 86.4 88.4 83 "
            "Q 86 81.6 85.2 83.6 C 86.6 86 87.4 88.4 87 91.4 Z"
        ),
        Stuff.SKIN,
        fine=True,
    )


def pinch(ink: Inker) -> None:
    """Draw a hand that holds something thin between finger and thumb, the other fingers spread."""
    for x, y, turn, long in ((89, 87.4, 34, 10), (90.4, 90.4, 54, 9), (90, 93.4, 76, 7.6)):
        ink.shape(moved(box(-1.6, -long, 3.2, long + 2, 1.6), x, y, turn), Stuff.SKIN, fine=True)
    ink.shape(
        outline(
            "M 79.4 98.4 C 78.6 92 80 88.6 84 87.4 "
            "C 89 86 92.4 89 91.4 93 C 91 96.4 90 98 89.4 98.6 Z"
        ),
        Stuff.SKIN,
    )
    ink.shape(
        outline(
            "M 79.8 92.6 C 80 88.4 82.4 84.6 85 83.4 "
            "Q 86.8 83.4 86.4 85.4 C 84.6 87.4 84 89.6 83.8 92.4 Z"
        ),
        Stuff.SKIN,
        fine=True,
    )
    ink.detail(outline("M 85.6 85.8 Q 88 86 89.4 88"), width=0.7)


def cupped(ink: Inker) -> None:
    """Draw a hand that carries something round from below; its palm is at (84, 90)."""
    ink.shape(
        outline(
            "M 76.4 86.6 C 76 94 79 98.6 80 99 L 89 99 C 91 97 93 92 92.4 86.6 Q 84 94 76.4 86.6 Z"
        ),
        Stuff.SKIN,
    )
    for x in (78.6, 81.4, 84.4):
        ink.shape(box(x - 1.6, 84.6 + (84.4 - x) * 0.1, 3.3, 10, 1.6), Stuff.SKIN, fine=True)
    ink.shape(moved(box(-1.7, -8.6, 3.4, 10, 1.7), 91, 94, 14), Stuff.SKIN, fine=True)


def folded(ink: Inker) -> None:
    """Draw a hand from the left that lies over something held to the breast at (50, 97)."""
    ink.shape(outline("M 20 112 C 22 104 28 100 34 98.6 L 37.4 107 L 34 112 Z"), Stuff.TRIM)
    ink.shape(outline("M 31.4 97.2 L 36 95.8 L 40 107 L 35.6 109 Z"), Stuff.CREAM)
    ink.shape(
        outline("M 36.6 97 Q 42 93.6 47 94.4 L 47.4 104.4 Q 43 107.4 39.4 106.4 Z"), Stuff.SKIN
    )
    for k in range(4):
        ink.shape(
            box(45 - abs(k - 1.4) * 0.8, 93.8 + k * 2.9, 10.4 - abs(k - 1.3) * 1.3, 3.3, 1.6),
            Stuff.SKIN,
            fine=True,
        )
    ink.detail(together(disc(44.6, 97.4, 0.5), disc(44.2, 100.4, 0.5)))


def _sword(ink: Inker) -> None:
    """A sword along the y axis: its guard at the origin, its point at -72, its pommel at 16."""
    ink.shape(outline("M -2.7 -1 L -2.5 -63 L 0 -71 L 2.5 -63 L 2.7 -1 Z"), Stuff.STEEL)
    ink.detail(outline("M 0 -62 L 0 -8"), width=0.9)
    ink.shape(box(-1.8, 0, 3.6, 13), Stuff.WOOD)
    ink.shape(
        outline(
            "M -9.6 -2.6 Q 0 0.6 9.6 -2.6 Q 11.4 -1.6 10.6 0.8 "
            "Q 0 3.6 -10.6 0.8 Q -11.4 -1.6 -9.6 -2.6 Z"
        ),
        Stuff.GOLD,
    )
    ink.shape(disc(0, 15.4, 3), Stuff.GOLD)


def sword(ink: Inker) -> None:
    """A sword held upright."""
    arm(ink)
    with ink.at(84.6, 82):
        _sword(ink)
    fist(ink)


def raised_sword(ink: Inker) -> None:
    """A sword that passes behind the head; draw it before the hair."""
    with ink.at(79.5, 55, turn=-52):
        _sword(ink)
    ink.shape(
        outline("M 72 84 C 74 76 77 71 79.6 68.4 L 92.4 73 C 96.4 78 99 86 99 96 Z"), Stuff.ROBE
    )
    ink.shape(outline("M 76.6 69.8 L 80.4 62.8 L 93.6 68.6 L 91.6 76 Z"), Stuff.CREAM)
    with ink.at(85.4, 59.4, turn=-40), ink.at(-84.6, -90.5):
        fist(ink)


def orb(ink: Inker) -> None:
    """An orb with a cross, carried on the hand."""
    arm(ink)
    ink.shape(disc(84.4, 80.6, 8.2), Stuff.GOLD)
    ink.shade(disc(88.6, 84, 8), disc(84.4, 80.6, 8.2))
    ink.line(outline("M 76.4 79.4 Q 84.4 83.4 92.4 79.4"), 2.2)
    ink.line(outline("M 76.5 79.4 Q 84.4 83.4 92.3 79.4"), 1.0, Stuff.BRIGHT)
    ink.shape(
        polygon(
            (83.4, 72.6),
            (83.4, 69),
            (80.6, 69),
            (80.6, 67),
            (83.4, 67),
            (83.4, 63.8),
            (85.4, 63.8),
            (85.4, 67),
            (88.2, 67),
            (88.2, 69),
            (85.4, 69),
            (85.4, 72.6),
        ),
        Stuff.BRIGHT,
        fine=True,
    )
    cupped(ink)


def axe(ink: Inker) -> None:
    """A battle axe, its edge outwards."""
    arm(ink)
    ink.shape(box(82.9, 12, 3.2, 98, 1), Stuff.WOOD)
    ink.shape(
        outline(
            "M 82.9 24 C 78 22 74 17.6 71.6 12.4 "
            "C 66.8 24 66.8 38 71.6 50 C 74 44.4 78 40.6 82.9 39 Z"
        ),
        Stuff.STEEL,
    )
    ink.detail(outline("M 73.4 18.6 C 71 27 71 36 73.4 44"), width=0.8)
    ink.shape(outline("M 86.1 27 L 96.4 31.4 L 86.1 36 Z"), Stuff.STEEL)
    ink.shape(box(81.6, 22.6, 5.8, 18, 1), Stuff.GOLD)
    ink.shape(lozenge(84.5, 31.6, 1.8, 3.4), Stuff.TRIM, fine=True)
    ink.shape(outline("M 82.2 14 L 84.5 4 L 86.8 14 Z"), Stuff.GOLD)
    fist(ink)


def sceptre(ink: Inker) -> None:
    """A sceptre with a great flower of gold."""
    arm(ink)
    ink.shape(box(83, 34, 3, 76, 1), Stuff.GOLD)
    ink.shape(discs(((84.5, 44), (84.5, 60)), 2.7), Stuff.BRIGHT)
    ink.shape(
        outline(
            "M 84.5 34 C 79 31 75.4 26 76.4 19 C 79.4 20.6 81 23 82 26 "
            "C 81 19 82 13 84.5 8 C 87 13 88 19 87 26 "
            "C 88 23 89.6 20.6 92.6 19 C 93.6 26 90 31 84.5 34 Z"
        ),
        Stuff.BRIGHT,
    )
    ink.shape(
        outline("M 84.5 30 C 83 24 83 19 84.5 14 C 86 19 86 24 84.5 30 Z"), Stuff.ROBE, fine=True
    )
    ink.shape(box(79.6, 32.6, 9.8, 3.4, 1.5), Stuff.GOLD)
    fist(ink)


def mace(ink: Inker) -> None:
    """A short sceptre with a round head of ribs."""
    arm(ink)
    ink.shape(box(83, 36, 3, 74, 1), Stuff.WOOD)
    ink.shape(disc(84.5, 27, 8.4, 10), Stuff.GOLD)
    for wide in (2.6, 5.8):
        ink.detail(disc(84.5, 27, wide, 10), width=0.8)
    ink.shape(box(79, 35.6, 11, 3.6, 1.6), Stuff.BRIGHT)
    ink.shape(box(79.6, 15.4, 9.8, 3, 1.4), Stuff.BRIGHT)
    ink.shape(outline("M 82.6 15.4 L 84.5 7 L 86.4 15.4 Z"), Stuff.GOLD)
    fist(ink)


def halberd(ink: Inker) -> None:
    """A halberd: spear, axe and hook on one staff."""
    arm(ink)
    ink.shape(box(83.1, 20, 2.8, 92, 1), Stuff.WOOD)
    ink.shape(
        outline(
            "M 83.2 26 C 79 22.6 75.4 23.6 73 20.6 "
            "C 71 27 72 34 75 39.4 C 77 36 80 36.6 83.2 38.4 Z"
        ),
        Stuff.STEEL,
    )
    ink.shape(outline("M 85.8 28 L 94.6 26.4 Q 91 30.6 91.8 35 L 85.8 36 Z"), Stuff.STEEL)
    ink.shape(outline("M 82 24 L 81 17 L 84.5 3 L 88 17 L 87 24 Z"), Stuff.STEEL)
    ink.detail(outline("M 84.5 8 L 84.5 22"), width=0.8)
    ink.shape(box(82, 24, 5, 16.4, 1), Stuff.GOLD)
    ink.shape(
        outline("M 81.8 42 L 87.2 42 L 88.4 52 L 84.5 49.4 L 80.6 52 Z"), Stuff.ROBE, fine=True
    )
    fist(ink)


def horn(ink: Inker) -> None:
    """A hunting horn, its mouth upwards."""
    arm(ink)
    ink.shape(
        outline("M 94.6 33 C 99 52 96 74 82.4 88 Q 79 88.4 78.6 85 C 86 72 86.4 56 78.4 42 Z"),
        Stuff.BRIGHT,
    )
    ink.shade(
        outline("M 96 34 C 99 52 96 76 82 90 C 92 70 93 54 88 36 Z"),
        outline("M 94.6 33 C 99 52 96 74 82.4 88 Q 79 88.4 78.6 85 C 86 72 86.4 56 78.4 42 Z"),
    )
    ink.shape(
        outline("M 77 43.6 C 79 36 86 30.6 95.4 30 L 96.8 37.6 C 90 38 84 42 80.4 49 Z"), Stuff.GOLD
    )
    ink.shape(outline("M 85.6 60 L 96 58.4 L 95.6 63.8 L 86 65 Z"), Stuff.GOLD, fine=True)
    fist(ink)


def leaf(ink: Inker) -> None:
    """A sprig with three leaves."""
    arm(ink)
    ink.line(outline("M 85.4 100 C 84 84 86 62 83.6 40"), 1.9)
    ink.line(outline("M 85.4 100 C 84 84 86 62 83.6 40"), 0.9, Stuff.LEAF)
    blade = outline("M 0 0 C -8 -6 -8.4 -18 0 -29 C 8.4 -18 8 -6 0 0 Z")
    for x, y, turn, size in ((84.6, 66, -48, 0.62), (84.8, 60, 50, 0.6), (83.6, 42, 0, 1.15)):
        with ink.at(x, y, turn=turn, size=size):
            ink.shape(blade, Stuff.LEAF)
            ink.detail(outline("M 0 0 L 0 -24"), Stuff.BRIGHT, 0.9)
            for k in range(3):
                ink.detail(outline(f"M 0 {-6 - k * 5} L 4.4 {-10 - k * 5}"), Stuff.BRIGHT, 0.6)
                ink.detail(outline(f"M 0 {-6 - k * 5} L -4.4 {-10 - k * 5}"), Stuff.BRIGHT, 0.6)
    pinch(ink)


def quill(ink: Inker) -> None:
    """A great feather."""
    arm(ink)
    ink.shape(
        outline(
            "M 84 84 C 74 66 72 40 82.6 12 Q 86 6 89.4 8 "
            "C 96 30 96 54 90 66 L 91.4 69 L 88 72 L 89 76 Z"
        ),
        Stuff.CREAM,
    )
    ink.shape(
        outline(
            "M 84 84 C 80 60 80 40 88 9 Q 89 8 89.4 8 "
            "C 96 30 96 54 90 66 L 91.4 69 L 88 72 L 89 76 Z"
        ),
        Stuff.BLOOM,
        fine=True,
    )
    ink.line(outline("M 85 98 C 81.6 62 82 40 88.6 10"), 1.0)
    for k in range(6):
        ink.detail(
            outline(f"M {82.4 + k * 0.1} {72 - k * 9} L {77 + k * 0.5} {66 - k * 8.6}"), width=0.6
        )
    pinch(ink)


def bow(ink: Inker) -> None:
    """A bow, with its string outwards."""
    arm(ink)
    ink.line(outline("M 92.6 14 L 92.6 110"), 0.8)
    stave = outline(
        "M 93.6 12 C 82 26 80 60 82.4 92 L 82.4 112 L 86.2 112 L 86.2 92 C 84 60 86 30 95 16 Z"
    )
    ink.shape(stave, Stuff.WOOD)
    ink.shape(together(box(81.2, 72, 5.6, 3, 1), box(81, 62, 5.6, 3, 1)), Stuff.GOLD, fine=True)
    fist(ink)


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
