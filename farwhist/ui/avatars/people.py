"""Six of the people: the aviator, the gentleman, the dancer, the pianist, the captain, the aunt."""

from __future__ import annotations

from farwhist.ui.avatars.brush import BRIGHT, CREAM, GOLD, INK, WHITE, Brush
from farwhist.ui.avatars.parts import EBONY, PALE, ROSE, bust, features, head, mouth
from farwhist.ui.deck.court.shapes import box, disc, discs, lozenge


def aviator(brush: Brush) -> None:
    """A pilot in a leather cap, her goggles up."""
    leather, hair = "#7A4A25", "#B4481E"
    bust(brush, "#5C3A20")
    brush.pair("M 14 108 L 24 84 L 42 80 L 36 108 Z", "#70482A")
    head(brush, ROSE, ears=False)
    features(brush, ROSE, soft=True, brow="#8C3A18")
    brush.fill("M 33 34 Q 42 40 56 31 L 66 33 L 64 26 L 36 26 Z", hair)
    brush.line("M 33 36 Q 42 40 56 31.6 L 66 34", INK, 1.3)
    brush.shape(
        "M 50 6 C 75 6 82 28 79 52 C 78.6 62 75 69 69 72 C 66.6 66 70 54 69 42 C 68 31 60 28 50 28 "
        "C 40 28 32 31 31 42 C 30 54 33.4 66 31 72 C 25 69 21.4 62 21 52 C 18 28 25 6 50 6 Z",
        leather,
    )
    brush.detail("M 50 6 L 50 14", "#4A2A12", 1.6)
    brush.shape("M 21.6 27 Q 50 18 78.4 27 L 79 32 Q 50 23 21 32 Z", "#3A2412")
    for x in (36.5, 63.5):
        brush.shape(disc(x, 23, 11.4, 9), GOLD)
        brush.shape(disc(x, 23, 8, 6), "#BFD9DE")
        brush.fill(disc(x - 2.6, 21, 2.6, 1.7), WHITE)
    brush.shape("M 28 82 Q 50 96 72 82 L 75 90 Q 50 104 25 90 Z", CREAM)
    brush.shape("M 60 91 Q 68 90 73 87 L 86 108 L 66 110 Z", CREAM)
    brush.fill(discs(((38, 54), (42, 56.4), (35.6, 57), (60, 55), (64, 57)), 0.8), "#B77B52")


def gentleman(brush: Brush) -> None:
    """A gentleman in a top hat, with a monocle."""
    bust(brush, "#1B1E26")
    brush.shape("M 36 79 L 50 108 L 64 79 L 58 76 L 42 76 Z", WHITE)
    brush.pair("M 41 77 L 30 84 L 38 96 L 50 108 Z", "#262B36")
    head(brush, PALE)
    features(brush, PALE, brow="#4A3A2C", lips=False)
    brush.shape("M 29.4 44 C 27 36 28 30 31 26 L 37 27 Q 34 36 33 44 Z", "#4A3A2C")
    brush.shape("M 70.6 44 C 73 36 72 30 69 26 L 63 27 Q 66 36 67 44 Z", "#4A3A2C")
    mouth(brush, "M 44 64.6 Q 50 63 56 64.6 Q 50 68 44 64.6 Z", PALE.lips, 66)
    brush.fill(
        "M 50 59.6 C 45 57.8 41 60 36 63.4 C 41 64.6 47 64 50 61.8 "
        "C 53 64 59 64.6 64 63.4 C 59 60 55 57.8 50 59.6 Z",
        "#4A3A2C",
    )
    brush.shape("M 30 24 L 27 -4 Q 50 -8 73 -4 L 70 24 Q 50 18 30 24 Z", "#1B1E26")
    brush.fill("M 29.6 17 Q 50 11 70.4 17 L 70 24 Q 50 18 30 24 Z", "#8E1F2E")
    brush.shape(
        "M 15 25 C 26 18 38 16.6 50 16.6 C 62 16.6 74 18 85 25 C 86 28 84 30 80 29 "
        "C 66 22 34 22 20 29 C 16 30 14 28 15 25 Z",
        "#262B36",
    )
    brush.line("M 67 52 C 74 62 72 76 66 90", GOLD, 1.3)
    brush.fill(disc(59, 46, 8.6), "#30FFFFFF")
    brush.line(disc(59, 46, 8.6), GOLD, 2.4)
    brush.shape("M 50 84 L 37 77.6 L 38.4 91 Z", WHITE)
    brush.shape("M 50 84 L 63 77.6 L 61.6 91 Z", WHITE)
    brush.shape(disc(50, 84, 3), WHITE)


def dancer(brush: Brush) -> None:
    """A dancer with a black bob and a feather in her headband."""
    hair, teal = "#1A1820", "#0F7A72"
    brush.shape("M 50 9 C 78 9 84 34 81 64 C 76 74 66 72 62 66 L 38 66 "
                "C 34 72 24 74 19 64 C 16 34 22 9 50 9 Z", hair)  # fmt: skip
    brush.shape("M 6 108 C 12 94 24 88 41 80 L 59 80 C 76 88 88 94 94 108 Z", PALE.plain)
    brush.shape("M 18 108 L 27 90 Q 50 106 73 90 L 82 108 Z", teal)
    brush.details("M 30 96 L 40 106", BRIGHT, 1.6)
    head(brush, PALE, ears=False)
    features(brush, PALE, soft=True, brow=hair)
    brush.fill(disc(61, 58, 1.2), INK)
    brush.shape("M 30 58 C 27 40 30 18 50 15 C 70 18 73 40 70 58 C 74 54 77 46 76 36 "
                "C 74 18 64 11 50 11 C 36 11 26 18 24 36 C 23 46 26 54 30 58 Z", hair)  # fmt: skip
    brush.shape("M 29 42 C 29 26 40 17 50 17 C 60 17 71 26 71 42 Q 66 34 50 34.6 "
                "Q 34 34 29 42 Z", hair)  # fmt: skip
    brush.detail("M 50 18 C 42 20 36 26 34 33", "#4A4658", 1.2)
    brush.shape("M 20 34 Q 50 17 80 34 L 80.4 40 Q 50 23 19.6 40 Z", GOLD)
    brush.shape("M 69 33 C 68 18 74 6 84 0 C 94 8 92 24 78 36 Z", teal)
    brush.detail("M 73 34 C 75 22 80 12 85 5", BRIGHT, 1.4)
    brush.shape(lozenge(73, 31.6, 4.6, 5.6), "#B3202C")
    pearls = ((31, 80), (35, 85), (40, 89), (45, 91.6), (50, 92.6), (55, 91.6), (60, 89),
              (65, 85), (69, 80))  # fmt: skip
    for x, y in pearls:
        brush.shape(disc(x, y, 2.7), CREAM)


def pianist(brush: Brush) -> None:
    """A pianist in a pork-pie hat and a bow tie."""
    bust(brush, "#E9DFC8")
    brush.shape("M 37 79 L 50 106 L 63 79 L 58 76 L 42 76 Z", WHITE)
    brush.pair("M 41 77 L 27 85 L 36 94 L 50 108 Z", "#D8C9A6")
    head(brush, EBONY)
    brush.fill("M 29 46 C 27 36 29 28 33 25 L 67 25 C 71 28 73 36 71 46 L 67.6 38 "
               "Q 66 30 50 29.6 Q 34 30 32.4 38 Z", "#17120F")  # fmt: skip
    features(brush, EBONY, brow="#17120F", lips=False)
    mouth(brush, "M 42 63 Q 46.6 61 50 62.4 Q 53.4 61 58 63 Q 50 68 42 63 Z", "#8C4238", 64.6)
    brush.fill("M 41.6 60.6 Q 46 57.6 50 58.8 Q 54 57.6 58.4 60.6 Q 54 60.6 50 60.4 "
               "Q 46 60.6 41.6 60.6 Z", "#17120F")  # fmt: skip
    brush.shape("M 29 23 L 32 5 Q 50 0 68 5 L 71 23 Q 50 15 29 23 Z", "#2F5D6B")
    brush.detail("M 34 6.6 Q 50 11 66 6.6", "#1B3A44", 1.5)
    brush.shape("M 30 17.6 Q 50 10 70 17.6 L 71 23.6 Q 50 16 29 23.6 Z", INK)
    brush.shape("M 70 22 C 70 14 76 10 80 9 C 80 16 77 21 72 24 Z", "#C8451B")
    brush.shape("M 17 29 C 20 22 34 17 50 17 C 66 17 80 22 83 29 C 70 24 60 23 50 23 "
                "C 40 23 30 24 17 29 Z", "#2F5D6B")  # fmt: skip
    for x in (41, 59):
        brush.line(disc(x, 46, 8), GOLD, 2.0)
    brush.line("M 49 45 Q 50 43.6 51 45", GOLD, 2.0)
    brush.shape("M 50 83 L 35 76 L 36 92 Z", "#B3202C")
    brush.shape("M 50 83 L 65 76 L 64 92 Z", "#B3202C")
    brush.shape(box(46.6, 80, 6.8, 7, 2), "#8E1F2E")


def captain(brush: Brush) -> None:
    """An old captain with a full beard."""
    beard, navy = "#D9DDE0", "#1C2F52"
    bust(brush, navy)
    brush.pair("M 41 79 L 24 84 L 36 98 L 48 108 L 50 92 Z", "#152442")
    for y in (96, 104):
        brush.pair(disc(30, y, 2.6), GOLD)
    head(brush, ROSE)
    features(brush, ROSE, brow="#C9CED2", lips=False)
    for x in (35, 65):
        brush.fill(disc(x, 54, 4.4, 3), "#EDB89A")
    brush.shape(
        "M 28.6 40 C 27 62 32 88 50 90 C 68 88 73 62 71.4 40 C 70 50 66 56 60 57.6 "
        "C 56 56 53 57 50 59 C 47 57 44 56 40 57.6 C 34 56 30 50 28.6 40 Z",
        beard,
    )
    mouth(brush, "M 44 64.4 Q 50 62.4 56 64.4 Q 50 69 44 64.4 Z", "#8E3A2E", 66.4)
    brush.details("M 40 62 C 37 68 38 76 42 82", "#A9B0B5", 1.4)
    brush.details("M 34.6 58 C 33 66 35 74 38 80", "#A9B0B5", 1.4)
    brush.shape("M 20 22 C 18 6 34 -1 50 -1 C 66 -1 82 6 80 22 Q 50 12 20 22 Z", WHITE)
    brush.shape("M 24 20 Q 50 11 76 20 L 74 31 Q 50 23 26 31 Z", navy)
    brush.shape("M 24 31 Q 50 21.6 76 31 C 70 38 60 33 50 33 C 40 33 30 38 24 31 Z", INK)
    brush.details("M 25 24 Q 38 18 50 18", GOLD, 1.8)
    brush.shape(disc(50, 19.6, 6), GOLD)
    brush.line("M 50 16 L 50 23 M 47 20.6 Q 47.4 23 50 23 Q 52.6 23 53 20.6", INK, 1.2)


def aunt(brush: Brush) -> None:
    """An old lady with white hair in a bun, who counts every card."""
    hair, lilac = "#E9E6EC", "#6A4C86"
    brush.shape(disc(50, 9, 15, 12), hair)
    brush.detail("M 40 8 Q 50 2 60 8 M 42 13 Q 50 7 58 13", "#B9B3C2", 1.4)
    brush.shape("M 50 11 C 76 11 80 34 76 54 C 72 60 68 58 66 54 L 34 54 C 32 58 28 60 24 54 "
                "C 20 34 24 11 50 11 Z", hair)  # fmt: skip
    bust(brush, lilac)
    head(brush, PALE)
    features(brush, PALE, soft=True, brow="#B9B3C2")
    brush.shape("M 27.6 44 C 25 24 38 14 50 15 C 62 14 75 24 72.4 44 C 70 34 62 25 50 25.4 "
                "C 38 25 30 34 27.6 44 Z", hair)  # fmt: skip
    brush.details("M 50 16 C 40 18 33 26 31 34", "#B9B3C2", 1.4)
    brush.details("M 39.4 57 Q 37.4 60 38.4 63.4", "#C79B80", 1.2)
    for x in (40.6, 59.4):
        brush.fill(disc(x, 46.4, 9), "#38FFFFFF")
        brush.line(disc(x, 46.4, 9), "#8A6A2A", 2.2)
    brush.line("M 49.4 45 Q 50 43.6 50.6 45", "#8A6A2A", 2.2)
    brush.pair(disc(28.6, 56.4, 2.6), CREAM)
    for k, (x, y) in enumerate(((30, 82), (36, 88), (43, 92), (50, 93.4))):
        lace = disc(x, y, 6.4, 5.4)
        if k == 3:
            brush.shape(lace, WHITE)
        else:
            brush.pair(lace, WHITE)
    brush.shape(disc(50, 93, 4.6, 5.6), "#0F7A72")
    brush.line(disc(50, 93, 4.6, 5.6), GOLD, 1.8)
