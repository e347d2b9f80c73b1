"""Beards and moustaches."""

from __future__ import annotations

from farwhist.ui.deck.court.inker import Inker, Stuff
from farwhist.ui.deck.court.shapes import disc, mirrored, outline, together


def forked(ink: Inker) -> None:
    """A long beard in two points."""
    ink.shape(
        outline(
            "M 35.9 44 C 36 58 38 72 43.6 81 C 47 77 49 73.6 50 70 C 51 73.6 53 77 56.4 81 "
            "C 62 72 64 58 64.1 44 C 61.6 51 58.6 53.6 55 53.2 "
            "Q 50 52.4 45 53.2 C 41.4 53.6 38.4 51 35.9 44 Z"
        ),
        Stuff.HAIR,
    )
    for k in range(4):
        lock = outline(
            f"M {38 + k * 1.7} {52 + k * 1.6} "
            f"C {38.6 + k * 2} {62 + k} {40.4 + k * 1.5} "
            f"{70 + k * 0.4} {43 + k * 0.9} {78 - k * 2.4}"
        )
        ink.strands(together(lock, mirrored(lock)))
    _lips(ink)
    moustache(ink)


def full(ink: Inker) -> None:
    """A broad round beard of curls."""
    ink.shape(
        outline(
            "M 35.8 43 C 31 50 32.6 55 33.6 58 "
            "C 31.6 63 34.6 67.6 37.6 68.6 C 38.4 74 43 76.6 46 75.4 "
            "C 48 78.6 52 78.6 54 75.4 C 57 76.6 61.6 74 62.4 68.6 C 65.4 67.6 68.4 63 66.4 58 "
            "C 67.4 55 69 50 64.2 43 C 62 51 58.6 53.6 55 53.2 "
            "Q 50 52.4 45 53.2 C 41.4 53.6 38 51 35.8 43 Z"
        ),
        Stuff.HAIR,
    )
    for x, y in ((37, 58), (40.6, 65.4), (46, 70.4), (43.6, 63.6)):
        curl = outline(
            f"M {x - 2} {y - 1.4} Q {x - 1.6} {y + 2.6} {x + 1.4} {y + 1.8} "
            f"Q {x + 2.4} {y - 0.6} {x + 0.2} {y - 0.4}"
        )
        ink.strands(together(curl, mirrored(curl)))
    _lips(ink)
    moustache(ink)


def short(ink: Inker) -> None:
    """A trimmed beard along the jaw, and no moustache."""
    ink.shape(
        outline(
            "M 35.6 45 C 36.4 56 43 69 50 69.4 "
            "C 57 69 63.6 56 64.4 45 C 62.6 51 60.4 57.6 56.6 59.6 "
            "Q 53.6 61.6 50 61.4 Q 46.4 61.6 43.4 59.6 C 39.6 57.6 37.4 51 35.6 45 Z"
        ),
        Stuff.HAIR,
    )
    for k in range(4):
        lock = outline(f"M {38 + k * 2.6} {54.6 + k * 2.2} L {40 + k * 2.6} {60.6 + k * 1.8}")
        ink.strands(together(lock, mirrored(lock)))


def pointed_side(ink: Inker) -> None:
    """A long pointed beard from the side, looking left."""
    ink.shape(
        outline(
            "M 54 44 C 54 50 50 53.6 45.6 54.6 "
            "C 42.6 52.6 38.6 52 36.4 53.4 C 38.6 54.6 39.6 55.6 40.4 57.2 "
            "C 38.6 57.8 37.4 57.6 36 58.2 C 32.6 66 33.2 76 36.6 83 C 45 80 55 70 58.6 56 Z"
        ),
        Stuff.HAIR,
    )
    for k in range(4):
        ink.strands(
            outline(
                f"M {40 + k * 4} {61 - k * 1.2} "
                f"C {37.4 + k * 3.6} {68 - k} {37.6 + k * 2.6} "
                f"{74 - k} {38.4 + k * 2.2} {79 - k * 2}"
            )
        )
    ink.strands(outline("M 38.4 53.6 Q 42 53.6 45 56"))


def moustache(ink: Inker) -> None:
    """A moustache that hangs a little."""
    ink.pair(
        outline("M 50 53.2 C 47 52 44 53.4 41.4 57.4 C 44.4 57.6 48 57 50 55 Z"),
        Stuff.HAIR,
        fine=True,
    )


def cavalier(ink: Inker) -> None:
    """A thin turned-up moustache and a tuft on the chin."""
    ink.pair(
        outline("M 50 53.4 C 47 52.6 44.6 55.6 41 53 C 42.4 57 47 56.6 50 54.6 Z"),
        Stuff.HAIR,
        fine=True,
    )
    ink.shape(
        outline("M 48.4 59.6 Q 50 59 51.6 59.6 Q 51.4 65 50 67 Q 48.6 65 48.4 59.6 Z"),
        Stuff.HAIR,
        fine=True,
    )


def _lips(ink: Inker) -> None:
    ink.flat(disc(50, 57, 3.5, 1.5), Stuff.LIPS)
    ink.detail(outline("M 46.4 56.8 Q 50 57.6 53.6 56.8"), width=0.6)
