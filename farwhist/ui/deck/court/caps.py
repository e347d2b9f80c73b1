"""What jacks wear on their heads."""

from __future__ import annotations

from farwhist.ui.deck.court.inker import Inker, Stuff
from farwhist.ui.deck.court.shapes import disc, lozenge, moved, outline


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
