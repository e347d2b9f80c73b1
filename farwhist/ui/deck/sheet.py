"""The command ``deck``: the whole deck on one sheet, for looking at and for tests."""

from __future__ import annotations

import argparse
import os
import stat
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from farwhist.engine.cards import Card, pack
from farwhist.store.reading import seen
from farwhist.ui.deck.deck import Deck, margin
from farwhist.ui.deck.options import (
    BACKS,
    LETTERS,
    PALETTES,
    PAPERS,
    PROPORTIONS,
    SIZES,
    STYLES,
    DeckLook,
    NoSuchLook,
)

FELT = "#1B4D3A"
COLUMNS = 13
_GAP = 0.09
_WIDEST = 32_000
"""The longest side that every image format and Qt's painter can do."""


def main(arguments: Sequence[str]) -> int:
    """Write the sheet. Return 0, or 2 after one sentence about what is wrong."""
    wanted = _parser().parse_args(arguments)
    try:
        look = DeckLook(
            wanted.style,
            wanted.palette,
            wanted.index,
            wanted.size,
            wanted.proportion,
            wanted.paper,
            wanted.back,
            wanted.high_contrast,
        )
        problem = _problem(wanted.width, wanted.ratio, wanted.out)
    except NoSuchLook as error:
        problem = str(error)
    if problem:
        print(f"farwhist: {problem}", file=sys.stderr)
        return 2
    application = _application()
    image = sheet(look, wanted.width, wanted.ratio)
    del application
    if not image.save(str(wanted.out)):
        print(f"farwhist: “{wanted.out}” cannot be written", file=sys.stderr)
        return 2
    return 0


def sheet(look: DeckLook, width: int, ratio: float = 1.0) -> QImage:
    """Return the four suits, a row each, then jokers, a wizard, a jester and every back.

    Args:
        look: which deck.
        width: of a card, in logical pixels.
        ratio: how many pixels of the image a logical pixel has.
    """
    deck = Deck(look)
    height, gap = round(width * look.ratio), max(2, round(_GAP * width))
    high, wide = (height + gap) * 5 + gap, (width + gap) * COLUMNS + gap
    image = QImage(round(wide * ratio), round(high * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(FELT))
    painter = QPainter(image)

    def put(picture_of: Card | None, of: Deck, number: int) -> None:
        edge = margin(height)
        x = gap + (number % COLUMNS) * (width + gap) - edge
        y = gap + (number // COLUMNS) * (height + gap) - edge
        painter.drawPixmap(QPointF(x, y), of.picture(picture_of, height, ratio))

    faces = (*pack(jokers=2), *pack((), wizards=1))
    for number, card in enumerate(faces):
        put(card, deck, number)
    for number, back in enumerate(_backs(look)):
        put(None, Deck(back), len(faces) + number)
    painter.end()
    return image


def _backs(look: DeckLook) -> list[DeckLook]:
    """Return looks with every back, the chosen one first."""
    names = sorted(BACKS, key=lambda name: name != look.back)
    return [
        DeckLook(
            look.style,
            look.palette,
            look.index,
            look.size,
            look.proportion,
            look.paper,
            name,
            look.high_contrast,
        )
        for name in names
    ]


def _problem(width: int, ratio: float, out: Path) -> str:
    if not 16 <= width <= 1000:
        return f"--width is {width}; it must be from 16 to 1000"
    if not 0.5 <= ratio <= 4:
        return f"--ratio is {ratio:g}; it must be from 0.5 to 4"
    if width * ratio * COLUMNS * (1 + 2 * _GAP) > _WIDEST:
        return "a sheet of cards so large has too many pixels; make --width or --ratio smaller"
    if out.suffix.lower() not in (".png", ".jpg", ".jpeg", ".bmp"):
        return f"“{out}” is no picture; let --out end in .png"
    if not seen(out.parent, stat.S_ISDIR):
        return f"there is no folder “{out.parent}”"
    return ""


def _application() -> QGuiApplication | None:
    """Return a new application, or None when there is one already."""
    if QGuiApplication.instance() is not None:
        return None
    if sys.platform.startswith("linux"):  # elsewhere there is always a screen
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return QGuiApplication(sys.argv[:1])


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"farwhist: {message}\n")


def _parser() -> argparse.ArgumentParser:
    look = DeckLook()
    parser = _Parser(prog="farwhist deck", description="Draw the whole deck on one sheet.")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="ends in .png")
    for name, known, default in (
        ("style", STYLES, look.style),
        ("palette", PALETTES, look.palette),
        ("index", LETTERS, look.index),
        ("size", SIZES, look.size),
        ("proportion", PROPORTIONS, look.proportion),
        ("paper", PAPERS, look.paper),
        ("back", BACKS, look.back),
    ):
        parser.add_argument(f"--{name}", default=default, metavar="NAME", help=", ".join(known))
    parser.add_argument("--high-contrast", action="store_true", help="a thick dark edge")
    parser.add_argument("--width", type=int, default=180, metavar="PIXELS", help="of one card")
    parser.add_argument("--ratio", type=float, default=1.0, metavar="N", help="pixels per pixel")
    return parser
