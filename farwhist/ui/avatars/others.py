"""The other six: the athlete, the singer, the merchant, the reader, the scholar, the painter."""

from __future__ import annotations

from farwhist.ui.avatars.brush import BRIGHT, CREAM, GOLD, INK, Brush
from farwhist.ui.avatars.parts import (
    AMBER,
    BROWN,
    OLIVE,
    ROSE,
    UMBER,
    brows,
    bust,
    features,
    head,
    mouth,
)
from farwhist.ui.deck.court.shapes import disc, discs, lozenge, mirrored, moved, outline


def athlete(brush: Brush) -> None:
    """A bald strong man with a moustache to be proud of."""
    brush.shape("M -2 108 C 0 88 18 82 40 77 L 60 77 C 82 82 100 88 102 108 Z", UMBER.plain)
    shirt = outline("M 14 110 L 26 84 L 33 81.4 Q 50 104 67 81.4 L 74 84 L 86 110 Z")
    brush.fill(shirt, CREAM)
    for y in (86, 95, 104):
        stripe = outline(f"M 0 {y} L 100 {y} L 100 {y + 4.4} L 0 {y + 4.4} Z")
        brush.fill(shirt.intersected(stripe), "#B3202C")
    brush.line(shirt)
    head(brush, UMBER)
    brush.shape("M 50 12 C 66 12 72 26 71 42 C 66 30 60 27 50 27 C 40 27 34 30 29 42 "
                "C 28 26 34 12 50 12 Z", UMBER.plain)  # fmt: skip
    brush.fill("M 31 38 C 34 28 40 26 50 26 C 60 26 66 28 69 38 L 66 44 L 34 44 Z", UMBER.plain)
    brush.detail("M 39 19 Q 44 15.6 50 15.8", "#B98760", 2.4)
    features(brush, UMBER, brow=INK, lips=False)
    mouth(brush, "M 44 65.4 Q 50 63.4 56 65.4 Q 50 69 44 65.4 Z", "#A6564A", 66)
    tache = outline("M 50 60 C 46 57.6 40 58.6 36 62.4 C 33 65 29 64.6 27 60.6 "
                    "C 26.6 67 31 70.4 36 69 C 42 67.6 46 65.4 50 63 Z")  # fmt: skip
    brush.fill(tache, INK)
    brush.fill(mirrored(tache), INK)
    brush.line(disc(28.6, 56.6, 3.2), GOLD, 2.2)


def singer(brush: Brush) -> None:
    """A singer in a turban with a jewel."""
    silk, dark = "#8E1F3C", "#6B142C"
    brush.shape("M 2 108 C 8 92 22 86 41 79 L 59 79 C 78 86 92 92 98 108 Z", BROWN.plain)
    brush.shape("M 12 108 C 20 96 30 92 50 98 C 70 92 80 96 88 108 Z", "#C98A1B")
    head(brush, BROWN)
    features(brush, BROWN, soft=True, brow="#2A1712")
    brush.shape("M 50 29 C 42 29 33 33 28 42 C 20 36 18 22 26 12 C 34 3 44 0 54 0 "
                "C 70 0 82 10 80 26 C 79 34 76 39 72 42 C 67 33 58 29 50 29 Z", silk)  # fmt: skip
    brush.line("M 28 41 C 34 26 50 14 76 13", dark, 2.2)
    brush.line("M 72 41 C 66 26 52 15 27 13", dark, 2.2)
    brush.detail("M 33 6 C 44 8 58 6 64 3", dark, 1.6)
    brush.shape("M 50 19 C 45 6 48 -4 56 -8 C 62 2 60 12 53 20 Z", CREAM)
    brush.shape(lozenge(50, 21, 6, 7), GOLD)
    brush.shape(lozenge(50, 21, 3, 3.8), "#0F7A72")
    for x in (28.4, 71.6):
        brush.line(disc(x, 60, 4.6, 6), INK, 3.4)
        brush.line(disc(x, 60, 4.6, 6), BRIGHT, 2.0)
    for x, y in ((39, 86), (44.4, 89), (50, 90.2), (55.6, 89), (61, 86)):
        brush.shape(lozenge(x, y, 2.4, 3.4), GOLD)


def merchant(brush: Brush) -> None:
    """A merchant in a fez."""
    bust(brush, "#0F5A48")
    brush.shape("M 38 79 L 50 104 L 62 79 L 58 76 L 42 76 Z", CREAM)
    brush.pair("M 41 78 L 28 83 L 34 100 L 50 108 Z", "#0B4537")
    head(brush, OLIVE)
    brush.fill("M 29 46 C 27 36 29 27 34 18 L 66 18 C 71 27 73 36 71 46 Q 70 36 66 31 "
               "L 34 31 Q 30 36 29 46 Z", "#1D1512")  # fmt: skip
    features(brush, OLIVE, brow="#1D1512", lips=False)
    brows(brush, "#1D1512", 3.4)
    mouth(brush, "M 43.6 65.4 Q 50 63.4 56.4 65.4 Q 50 69.4 43.6 65.4 Z", OLIVE.lips, 66.6)
    brush.fill("M 50 59.4 C 44 56.6 36 60 33 67.4 C 40 68.6 46 66.6 50 63.6 "
               "C 54 66.6 60 68.6 67 67.4 C 64 60 56 56.6 50 59.4 Z", "#1D1512")  # fmt: skip
    brush.shape("M 28 27 L 34 -2 Q 50 -6 66 -2 L 72 27 Q 50 18 28 27 Z", "#B3202C")
    brush.fill("M 58 -3 Q 64 -3 66 -2 L 72 27 Q 66 23 60 21.4 Z", "#8E1722")
    brush.line("M 50 2 C 62 0 72 4 75 12", INK, 2.0)
    brush.shape("M 73 11 L 77.6 10.6 L 80 27 Q 76 29.6 72 27.6 Z", GOLD)
    brush.pair("M 50 84 L 40 79 L 41 89 Z", "#C98A1B")


def reader(brush: Brush) -> None:
    """A reader of novels in a cloche hat, red curls below it."""
    plum, curl = "#6B2C6B", "#C2551F"
    bust(brush, "#3A2A52")
    curls = ((27, 50), (25, 58), (28, 66), (34, 70))
    for x, y in curls:
        brush.pair(disc(x, y, 7.4), curl)
    head(brush, ROSE, ears=False)
    features(brush, ROSE, soft=True, brow="#8C3A18")
    brush.fill(discs(((37, 55), (40.6, 57.4), (34.6, 58), (59.6, 56), (63, 54.6), (65, 58)), 0.9),
               "#C08A62")  # fmt: skip
    brush.pair(disc(31, 46, 4.6), curl)
    brush.pair(disc(30.4, 54, 4.6), curl)
    brush.shape("M 20 44 C 16 14 32 1 50 1 C 68 1 84 14 80 44 C 82 46 82 49 79 49 "
                "C 70 38 62 35 50 35 C 38 35 30 38 21 49 C 18 49 18 46 20 44 Z", plum)  # fmt: skip
    brush.shape("M 20 36 C 30 27 40 24 50 24 C 60 24 70 27 80 36 L 80.2 43 C 70 33 60 31 50 31 "
                "C 40 31 30 33 19.8 43 Z", BRIGHT)  # fmt: skip
    for turn in range(0, 360, 60):
        brush.shape(moved(disc(0, -5.4, 3.6, 5), 70, 29, turn), CREAM)
    brush.shape(disc(70, 29, 3.2), GOLD)
    for x, y in ((24, 88), (31, 84), (40, 92), (32, 94), (47, 97)):
        brush.pair(disc(x, y, 8), "#C9B79A")
    brush.fill("M 26 86 Q 50 108 74 86 L 78 96 Q 50 112 22 96 Z", "#C9B79A")
    brush.details("M 30 92 L 33 97 M 38 95 L 41 100", "#9A8766", 1.6)


def scholar(brush: Brush) -> None:
    """A scholar in a head scarf with a gold border."""
    scarf, dark = "#0F6B78", "#0A4C56"
    brush.shape("M 50 2 C 80 2 86 30 83 56 C 81 74 90 84 100 108 L 0 108 C 10 84 19 74 17 56 "
                "C 14 30 20 2 50 2 Z", scarf)  # fmt: skip
    head(brush, BROWN, ears=False)
    features(brush, BROWN, soft=True, brow="#241610")
    inner = outline("M 50 18 C 65 18 72 30 71 46 C 70 60 62 72 50 73 C 38 72 30 60 29 46 "
                    "C 28 30 35 18 50 18 Z")  # fmt: skip
    outer = outline("M 50 2 C 80 2 86 30 83 56 C 81 72 76 80 68 86 L 32 86 C 24 80 19 72 17 56 "
                    "C 14 30 20 2 50 2 Z")  # fmt: skip
    brush.fill(outer.subtracted(inner), scarf)
    brush.line(inner, GOLD, 3.2)
    brush.line(inner, INK, 0.9)
    brush.line("M 17 56 C 14 30 20 2 50 2 C 80 2 86 30 83 56", INK)
    brush.shape("M 27 68 C 38 80 62 80 73 68 C 82 78 84 92 78 108 L 22 108 C 16 92 18 78 27 68 Z",
                scarf)  # fmt: skip
    brush.lines("M 30 74 C 36 86 44 90 50 91", dark, 2.0)
    brush.line("M 24 86 C 34 98 54 102 74 92", dark, 2.0)
    brush.details("M 38 9 C 30 14 25 24 24 36", dark, 1.8)
    brush.shape(lozenge(50, 11, 3.4, 4.4), GOLD)
    brush.shape(disc(62, 86, 3.4), GOLD)


def painter(brush: Brush) -> None:
    """A painter with long black hair and a flower behind her ear."""
    hair, red = "#17161C", "#C8231F"
    brush.shape("M 50 6 C 78 6 82 30 81 56 C 81 74 84 90 88 104 L 12 104 C 16 90 19 74 19 56 "
                "C 18 30 22 6 50 6 Z", hair)  # fmt: skip
    brush.shape("M 10 108 C 16 94 28 88 41 80 L 59 80 C 72 88 84 94 90 108 Z", "#1B35A4")
    brush.shape("M 39 77 Q 50 86 61 77 L 63 86 Q 50 95 37 86 Z", "#1B35A4")
    brush.line("M 39 77.6 Q 50 86.6 61 77.6", GOLD, 1.8)
    brush.line("M 50 91 C 58 96 66 97 74 96", GOLD, 1.8)
    brush.detail("M 24 104 Q 30 98 36 104 M 58 106 Q 64 100 70 106", GOLD, 1.4)
    head(brush, AMBER, ears=False)
    features(brush, AMBER, soft=True, brow=hair)
    brush.shape("M 28 52 C 26 26 36 12 50 12 C 64 12 74 26 72 52 C 70.6 46 70 40 69 35.6 "
                "L 31 35.6 C 30 40 29.4 46 28 52 Z", hair)  # fmt: skip
    brush.details("M 42 35 L 43 28", "#45424F", 1.3)
    brush.details("M 36 35 L 38 27", "#45424F", 1.3)
    for turn in range(0, 360, 72):
        brush.shape(moved(disc(0, -6.4, 4.8, 6), 75, 33, turn + 20), red)
    brush.shape(disc(75, 33, 3.6), BRIGHT)
