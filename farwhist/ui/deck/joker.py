"""The jokers: a fool's mask under a cap with bells."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPen

from farwhist.ui.deck.court.inker import Inker, Stuff, Technique
from farwhist.ui.deck.court.shapes import (
    disc,
    lozenge,
    mirrored,
    moved,
    on_arc,
    outline,
    polygon,
)
from farwhist.ui.deck.options import Lettering

RED, BLACK = "#C8151B", "#0E1116"
_CAP, _STEP = 0.045, 0.060
_OUTLINED_FROM = 9.0
"""Below so many pixels an outlined letter fills up with its own outline; the star still tells."""


def draw_joker(painter: QPainter, red: bool, w: int, h: int, lettering: Lettering) -> None:
    """Draw a joker on a card of `w` x `h` pixels.

    The red one, which is the big one, has a filled word and a star; the black one an outlined
    word and no star, so that nobody needs the colour to tell them apart.
    """
    colour = RED if red else BLACK
    for _ in range(2):
        _word(painter, colour, w, h, lettering, filled=red)
        painter.translate(w, h)
        painter.rotate(180)
    scale = w * 0.0066
    painter.save()
    painter.translate(w / 2 - 50 * scale, h / 2 - 53 * scale)
    painter.scale(scale, scale)
    _fool(Inker(painter, _technique(colour), scale))
    painter.restore()


def _word(
    painter: QPainter, colour: str, w: int, h: int, lettering: Lettering, *, filled: bool
) -> None:
    for number, letter in enumerate("JOKER"):
        shape = lettering.outline(letter, _CAP * h, 0.11 * w)
        shape.translate(0.115 * w, (0.045 + _STEP * number) * h)
        if filled or _CAP * h < _OUTLINED_FROM:
            painter.fillPath(shape, QColor(colour))
        else:
            painter.strokePath(shape, QPen(QColor(colour), max(0.8, 0.007 * w)))
    if filled:
        points = [on_arc(0, 0, 1 if k % 2 == 0 else 0.42, -90 + 36 * k) for k in range(10)]
        radius, y = 0.055 * w, (0.045 + 5 * _STEP) * h + 0.045 * w
        star = polygon(*((0.115 * w + radius * px, y + radius * py) for px, py in points))
        painter.fillPath(star, QColor(colour))


def _technique(colour: str) -> Technique:
    return Technique(
        {
            Stuff.INK: "#14161B",
            Stuff.SKIN: "#F1D9BC",
            Stuff.LIPS: "#A5262E",
            Stuff.WHITE: "#FFFFFF",
            Stuff.HAIR: colour,
            Stuff.ROBE: colour,
            Stuff.GOLD: "#C9A24A",
            Stuff.BRIGHT: "#E7CF8F",
            Stuff.CREAM: "#F6EFDF",
        },
        bold=1.3,
        fine=0.7,
        shade="#26B47850",
    )


def _fool(ink: Inker) -> None:
    _ruff(ink)
    _mask(ink)
    _cap(ink)


def _cap(ink: Inker) -> None:
    horn = outline(
        "M 50 37 C 30 20 6 22 0 46 C 8 38 17 38 24 42 C 27 46 28 50 28.6 54 Q 38 44 50 44 Z"
    )
    ink.shape(horn, Stuff.ROBE)
    ink.shape(mirrored(horn), Stuff.GOLD)
    ink.details(outline("M 44 36 C 30 27 14 29 6 38"), Stuff.CREAM, 0.9)
    middle = outline("M 32 45 C 30 22 40 6 57 0 C 54 10 66 24 68 45 Q 50 36 32 45 Z")
    ink.shape(middle, Stuff.CREAM)
    with ink.inside(middle):
        for row in range(4):
            for k in range(-2, 3):
                across = 50 + k * 9 + (4.5 if row % 2 else 0)
                stuff = Stuff.ROBE if row % 2 else Stuff.CREAM
                ink.flat(lozenge(across, 8 + row * 11, 4.5, 11), stuff)
    ink.line(middle)
    for x, y in ((0.4, 49), (99.6, 49), (58.4, -2.4)):
        ink.shape(disc(x, y, 4.2), Stuff.BRIGHT)
        ink.detail(outline(f"M {x - 2.4} {y + 1.2} L {x + 2.4} {y + 1.2}"), width=0.9)
        ink.detail(outline(f"M {x} {y + 1.2} L {x} {y + 3.6}"), width=0.9)
    ink.shape(outline("M 27 50 Q 50 34 73 50 L 71.6 56 Q 50 41 28.4 56 Z"), Stuff.GOLD)


def _mask(ink: Inker) -> None:
    face = outline("M 29 48 C 28 70 38 87 50 88 C 62 87 72 70 71 48 Q 50 38 29 48 Z")
    ink.shape(face, Stuff.SKIN)
    with ink.inside(face):
        ink.flat(outline("M 20 30 L 50 30 L 50 96 L 20 96 Z"), Stuff.ROBE)
        ink.line(outline("M 50 30 L 50 90"), 0.8)
    ink.line(face)
    for middle, white in ((40.4, True), (59.6, False)):
        ink.flat(lozenge(middle, 60, 2.7, 8.4), Stuff.CREAM if white else Stuff.ROBE)
        left, right = middle - 5.4, middle + 5.4
        lens = f"M {left} 60 Q {middle} 54.6 {right} 60 Q {middle} 64 {left} 60 Z"
        ink.shape(outline(lens), Stuff.WHITE, fine=True)
        ink.flat(disc(middle, 59.5, 2.1), Stuff.INK)
        ink.line(outline(f"M {middle - 5.6} 60 Q {middle} 54.2 {middle + 5.6} 60"), 1.4)
    ink.line(outline("M 52 57 L 54.4 69 Q 50 72.6 46.8 69.4"), 1.1)
    ink.flat(outline("M 41 76 Q 46 77.4 50 76.2 Q 54 77.4 59 76 Q 50 84.6 41 76 Z"), Stuff.CREAM)
    ink.line(outline("M 39.6 74.6 Q 45 78 50 76.6 Q 55 78 60.4 74.6"), 1.2)


def _ruff(ink: Inker) -> None:
    for k in range(-3, 4):
        x, y = on_arc(50, 62, 27, 90 - k * 21)
        point = polygon((-7, -3), (7, -3), (0, 17))
        ink.shape(moved(point, x, y, -21 * k), Stuff.ROBE if k % 2 else Stuff.GOLD)
        bx, by = on_arc(50, 62, 46, 90 - k * 21)
        ink.shape(disc(bx, by, 2.2), Stuff.BRIGHT, fine=True)
