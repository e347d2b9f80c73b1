"""What every person has: shoulders, a neck, a face. Calm and level, as on the court cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from farwhist.ui.avatars.brush import INK, WHITE, Brush
from farwhist.ui.avatars.mood import Mood
from farwhist.ui.deck.court.shapes import disc, mirrored, moved, outline

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


@dataclass(frozen=True, slots=True)
class Skin:
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
