"""The people and other pictures that players can have, their moods, and what draws them."""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from farwhist.ui.deck.court.shapes import box, disc, discs, lozenge, mirrored, moved, outline


class Mood(Enum):
    """How somebody looks: as always, pleased, sorry, or caught with something too many."""

    CALM = "calm"
    PLEASED = "pleased"
    SORRY = "sorry"
    CAUGHT = "caught"


INK: Final = "#14161B"
GOLD: Final = "#C9A24A"
BRIGHT: Final = "#E7CF8F"
CREAM: Final = "#F6EFDF"
WHITE: Final = "#FFFDF7"
SHADE: Final = QColor(90, 40, 10, 40)

FINE_FROM: Final = 0.42
"""Below so many pixels a unit the finest lines are left out."""


class Brush:
    """Draws outlines in a picture of 100 by 100 units, `scale` pixels a unit, in a `mood`."""

    def __init__(self, painter: QPainter, scale: float, mood: Mood = Mood.CALM) -> None:
        self.painter = painter
        self.mood = mood
        self.fine = scale >= FINE_FROM
        self._line = max(1.7, 0.75 / scale)

    def fill(self, path: QPainterPath | str, colour: str | QColor) -> None:
        """Fill an outline."""
        self.painter.fillPath(_path(path), QColor(colour))

    def shape(self, path: QPainterPath | str, colour: str) -> None:
        """Fill an outline and draw its edge."""
        self.fill(path, colour)
        self.line(path)

    def pair(self, path: QPainterPath | str, colour: str) -> None:
        """Draw a shape and its mirror image."""
        self.shape(path, colour)
        self.shape(mirrored(_path(path)), colour)

    def line(
        self, path: QPainterPath | str, colour: str | QColor = INK, width: float = 0.0
    ) -> None:
        """Draw along an outline, by default as thick as all edges are."""
        pen = QPen(QColor(colour), width or self._line)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.strokePath(_path(path), pen)

    def lines(self, path: str, colour: str | QColor = INK, width: float = 0.0) -> None:
        """Draw along an outline and along its mirror image."""
        self.line(path, colour, width)
        self.line(mirrored(outline(path)), colour, width)

    def detail(self, path: str, colour: str | QColor = INK, width: float = 1.2) -> None:
        """Draw a line that a small picture does without."""
        if self.fine:
            self.line(path, colour, width)

    def details(self, path: str, colour: str | QColor = INK, width: float = 1.2) -> None:
        """Draw such a line and its mirror image."""
        if self.fine:
            self.lines(path, colour, width)

    def within(self, path: QPainterPath | str, shade: QPainterPath | str) -> None:
        """Lay a shadow on a part of a shape."""
        self.fill(_path(path).intersected(_path(shade)), SHADE)


def _path(path: QPainterPath | str) -> QPainterPath:
    return outline(path) if isinstance(path, str) else path


FACE: Final = (
    "M 50 19 C 64 19 71 30 70.4 45 C 69.8 59 61 71 50 71 "
    "C 39 71 30.2 59 29.6 45 C 29 30 36 19 50 19 Z"
)
SHOULDERS: Final = "M -2 108 C 0 90 20 85 41 79 L 59 79 C 80 85 100 90 102 108 Z"

_BROWS: Final = {
    Mood.CALM: "M 33 38.6 Q 40 35.4 47.4 38.4",
    Mood.PLEASED: "M 32.6 37.4 Q 39.4 32 47 36.8",
    Mood.SORRY: "M 32.6 40.4 Q 39 38.2 46.8 33.8",
    Mood.CAUGHT: "M 32.4 36 Q 40 29.4 47.2 35",
}
_THIN_BROW: Final = "M 33.6 39 Q 40 34.6 47 38"

_SMILE: Final = "M -9 -3.4 Q -4.6 -1.4 0 -1.4 Q 4.6 -1.4 9 -3.4 Q 5 5 0 5 Q -5 5 -9 -3.4 Z"
_TEETH: Final = "M -6.6 -1.9 Q 0 -0.2 6.6 -1.9 Q 5.6 1 0 1.2 Q -5.6 1 -6.6 -1.9 Z"
_POUT: Final = "M -7.4 3.2 Q 0 -4.4 7.4 3.2"


class Skin(Struct, frozen=True):
    """The colours of a face."""

    plain: str
    lips: str = "#A5262E"
    brow: str = INK


ROSE: Final = Skin("#F3D3B8")
PALE: Final = Skin("#F6DEC6", lips="#B3202C")
OLIVE: Final = Skin("#DDB083", lips="#8E3A2E")
AMBER: Final = Skin("#EFC898", lips="#B3202C")
BROWN: Final = Skin("#B27A4B", lips="#7A2430")
UMBER: Final = Skin("#8A5836", lips="#5E2620")
EBONY: Final = Skin("#6A4229", lips="#43201A")


def bust(brush: Brush, colour: str) -> None:
    """Draw the shoulders in a garment of this colour."""
    brush.shape(SHOULDERS, colour)


def head(brush: Brush, skin: Skin, *, ears: bool = True) -> None:
    """Draw neck, ears and an empty face."""
    neck = outline("M 41 62 L 59 62 L 59.6 80 Q 50 89 40.4 80 Z")
    brush.shape(neck, skin.plain)
    brush.within(neck, "M 38 60 L 62 60 L 62 72 Q 50 82 38 72 Z")
    if ears:
        brush.pair(disc(29.5, 48, 4.2, 5.6), skin.plain)
    brush.shape(FACE, skin.plain)
    brush.within(FACE, "M 56 10 L 80 10 L 80 80 L 50 80 C 60 66 63 48 56 10 Z")


def features(
    brush: Brush, skin: Skin, *, soft: bool = False, brow: str = "", lips: bool = True
) -> None:
    """Draw eyes, brows, nose and mouth; `soft` gives lashes, thin brows and fuller lips."""
    for mirror in (False, True):
        for path, colour in (
            (outline("M 35 46.4 Q 41 41 47 46.4 Q 41 50.6 35 46.4 Z"), WHITE),
            (disc(41, 46, 2.6), INK),
        ):
            brush.fill(mirrored(path) if mirror else path, colour)
    lid = "M 33.6 46 Q 40 39.6 47.4 46.2"
    brush.lines(lid, INK, 2.2 if soft else 1.7)
    if soft:
        brush.lines("M 35 44.4 L 31.6 42.6", INK, 1.6)
    brows(brush, brow or skin.brow, 1.6 if soft else 2.6, thin=soft)
    brush.line("M 51.6 45 L 54 55 Q 50.6 58 47 56.2", INK, 1.5)
    if lips:
        deep = 66.6 if soft else 65.2
        calm = f"M 42.6 61.8 Q 46.6 59.4 50 61 Q 53.4 59.4 57.4 61.8 Q 50 {deep} 42.6 61.8 Z"
        mouth(brush, calm, skin.lips, 62.6)
        if brush.mood is Mood.CALM:
            brush.detail("M 43.4 62 Q 50 63 56.6 62", INK, 0.8)


def brows(brush: Brush, colour: str, width: float, *, thin: bool = False) -> None:
    """Draw both brows, `thin` ones as those of a soft face."""
    calm = brush.mood is Mood.CALM
    brush.lines(_THIN_BROW if calm and thin else _BROWS[brush.mood], colour, width)


def mouth(brush: Brush, calm: str, lips: str, y: float) -> None:
    """Draw the mouth: this outline while the face is calm, else another about the height `y`."""
    if brush.mood is Mood.CALM:
        brush.fill(calm, lips)
    elif brush.mood is Mood.PLEASED:
        brush.fill(moved(outline(_SMILE), 50, y), lips)
        brush.fill(moved(outline(_TEETH), 50, y), WHITE)
    elif brush.mood is Mood.SORRY:
        brush.line(moved(outline(_POUT), 50, y), lips, 3.0)
    else:
        brush.fill(disc(50, y, 4.2, 5), lips)
        brush.fill(disc(50, y, 2.2, 3), INK)


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
