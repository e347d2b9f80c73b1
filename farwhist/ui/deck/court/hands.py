"""Hands and the arms that they belong to. The hand on the right closes round (84, 91)."""

from __future__ import annotations

from farwhist.ui.deck.court.inker import Inker, Stuff
from farwhist.ui.deck.court.shapes import box, disc, moved, outline, together


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
