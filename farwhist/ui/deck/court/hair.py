"""Hair behind the head and over the brow, from the front and from the side."""

from __future__ import annotations

from farwhist.ui.deck.court.inker import Inker, Stuff
from farwhist.ui.deck.court.shapes import disc, mirrored, outline, together


def waves(ink: Inker) -> None:
    """Hair to the shoulders that turns outwards at its ends: a king's."""
    ink.shape(
        outline(
            "M 35 24 C 28 38 32 52 24.5 61 C 29 67 39 67 42 59 L 58 59 C 61 67 71 67 75.5 61 "
            "C 68 52 72 38 65 24 Z"
        ),
        Stuff.HAIR,
    )
    for k in range(3):
        lock = (
            f"M {35.5 - k * 0.9} {30 + k * 3} "
            f"C {33 - k} 42 {35 - k * 1.5} 54 {37 - k * 4} {64 - k * 1.2}"
        )
        ink.strands(together(outline(lock), mirrored(outline(lock))))


def long(ink: Inker) -> None:
    """Straight hair over the shoulders."""
    ink.shape(
        outline(
            "M 50 17 C 25 16 28 46 25 76 Q 34 83 41 74 L 59 74 Q 66 83 75 76 C 72 46 75 16 50 17 Z"
        ),
        Stuff.HAIR,
    )
    for k in range(4):
        lock = (
            f"M {37.5 - k * 1.6} {30 + k} C {33.5 - k * 1.3} 44 {35 - k * 1.5} 60 {37.5 - k * 3} 76"
        )
        ink.strands(together(outline(lock), mirrored(outline(lock))))


def bob(ink: Inker) -> None:
    """Hair cut at the chin, its points on the cheeks."""
    ink.shape(
        outline(
            "M 50 17 C 27 15 23 42 28 60 C 33 66 41 62 42 54 L 58 54 C 59 62 67 66 72 60 "
            "C 77 42 73 15 50 17 Z"
        ),
        Stuff.HAIR,
    )
    for k in range(3):
        lock = (
            f"M {35 - k * 1.6} {32 + k * 2} "
            f"C {31 - k} 44 {31 - k * 0.6} 54 {36 - k * 2.4} {60.5 - k * 0.4}"
        )
        ink.strands(together(outline(lock), mirrored(outline(lock))))


def page(ink: Inker) -> None:
    """A page's cut: straight to the jaw, rolled inwards."""
    ink.shape(
        outline(
            "M 34 22 C 27 34 27 50 27.5 58 C 28 66 38 67 42 62 L 58 62 C 62 67 72 66 72.5 58 "
            "C 73 50 73 34 66 22 Z"
        ),
        Stuff.HAIR,
    )
    for k in range(3):
        lock = (
            f"M {34.5 - k * 1.6} 32 "
            f"C {33 - k * 1.4} 44 {32.6 - k * 1.4} 54 {36.5 - k * 2.4} {63 - k}"
        )
        ink.strands(together(outline(lock), mirrored(outline(lock))))


def curls(ink: Inker) -> None:
    """Rich curls to the shoulders."""
    for sign in (-1, 1):
        for x, y, r in ((14, 66, 7), (18, 59, 7), (16, 50, 7.4), (17, 40, 7), (15, 31, 7)):
            ink.shape(disc(50 + sign * x, y, r, r * 0.92), Stuff.HAIR)
            turn = outline(
                f"M {50 + sign * (x + 4)} {y - 3} Q {50 + sign * (x - 1)} {y - 6} "
                f"{50 + sign * (x - 3)} {y} "
                f"Q {50 + sign * (x - 1)} {y + 4} {50 + sign * (x + 2)} {y + 1}"
            )
            ink.strands(turn)
    ink.flat(outline("M 36 24 L 64 24 L 62 60 L 38 60 Z"), Stuff.HAIR)


def coils(ink: Inker) -> None:
    """Braids rolled up over the ears."""
    ink.shape(outline("M 50 17 C 30 16 30 40 33 56 L 67 56 C 70 40 70 16 50 17 Z"), Stuff.HAIR)
    for x in (30.5, 69.5):
        ink.shape(disc(x, 47, 8.6, 9.6), Stuff.HAIR)
        for r in (6, 3.4, 1.2):
            ink.strands(disc(x, 47, r, r * 1.12))


def veil(ink: Inker) -> None:
    """A veil from the crown to the shoulders, with a hem of gold."""
    cloth = outline(
        "M 50 12 C 25 12 27 42 20 80 Q 32 86 40 72 L 60 72 Q 68 86 80 80 C 73 42 75 12 50 12 Z"
    )
    ink.shape(cloth, Stuff.TRIM)
    fold = outline("M 34 26 C 28 42 29 60 25 80")
    ink.details(fold, Stuff.GOLD, 0.8)
    ink.line(outline("M 21.4 77 Q 31.6 82.4 39 69"), 1.3, Stuff.GOLD)
    ink.line(mirrored(outline("M 21.4 77 Q 31.6 82.4 39 69")), 1.3, Stuff.GOLD)
    ink.shape(outline("M 50 18 C 33 17 34 38 35.6 56 L 64.4 56 C 66 38 67 17 50 18 Z"), Stuff.HAIR)


def parting(ink: Inker) -> None:
    """Front hair parted in the middle, down to the temples."""
    lock = outline("M 50 22 C 44.6 29 38.6 33 36.4 46 C 32 40 32 27 40 20 Z")
    ink.pair(lock, Stuff.HAIR)
    strand = outline("M 46 25 C 41 30 37.4 35 36 41")
    ink.strands(together(strand, mirrored(strand)))


def fringe(ink: Inker) -> None:
    """Hair cut straight above the brows."""
    ink.shape(
        outline(
            "M 34 44 C 32 30 36 22 50 21 C 64 22 68 30 66 44 "
            "Q 64.6 40 63.4 34 Q 50 37.4 36.6 34 Q 35.4 40 34 44 Z"
        ),
        Stuff.HAIR,
    )
    for x in (40, 45, 50, 55, 60):
        ink.strands(outline(f"M {x} 27 L {x + (x - 50) * 0.1} 34"))


def temples(ink: Inker) -> None:
    """A little hair at both temples."""
    ink.pair(
        outline("M 33.6 27 L 43 27 C 39 31 37.4 36 36.6 46 C 33.4 41 33 34 33.6 27 Z"), Stuff.HAIR
    )


def kiss_curls(ink: Inker) -> None:
    """Two waves on the brow and a point on each cheek, as worn in the twenties."""
    ink.pair(
        outline(
            "M 50 23 C 46 33 38 31 37.6 40 C 37.4 47 41.4 49 42.4 53.6 "
            "C 36 53 32.6 44 33 36 C 33.4 27 41 21 50 23 Z"
        ),
        Stuff.HAIR,
    )
    strand = outline("M 46.4 26.6 C 42 31 35.8 31 35.6 39 C 35.6 45 38 48 40 51.4")
    ink.strands(together(strand, mirrored(strand)))


def side_waves(ink: Inker) -> None:
    """Hair from the side, looking left, to the shoulder."""
    ink.shape(
        outline(
            "M 44 24 C 44 31 50 33 52 39 C 54 46 51 53 55 60 "
            "C 58 66 68 68 77 61 C 70 54 75 38 68 25 Q 56 18 44 24 Z"
        ),
        Stuff.HAIR,
    )
    for k in range(4):
        ink.strands(
            outline(
                f"M {50 + k * 4} {27 - k * 0.4} "
                f"C {56 + k * 3.6} 38 {54 + k * 3.6} 50 {59 + k * 4} {62.4 - k * 0.2}"
            )
        )


def side_bob(ink: Inker) -> None:
    """A page's cut from the side, looking left."""
    ink.shape(
        outline(
            "M 39.8 34 C 41 25 50 20 60 22 C 71 26 73 44 71 59 "
            "C 66 65 56 64 51.6 60 C 53 54 54.6 44 51 36 Q 44.6 36.6 39.8 34 Z"
        ),
        Stuff.HAIR,
    )
    for k in range(4):
        ink.strands(
            outline(
                f"M {46 + k * 4.4} {27 - k * 0.6} "
                f"C {54 + k * 3.6} 36 {57 + k * 3.2} 48 {54.6 + k * 4} {61.6}"
            )
        )
