"""Index letters: what stands in the corner of an ace, king, queen and jack, and their outlines.

The letters are those of the decks that are sold in the country. Spain, Italy, Romania and
Brazil play French suits with English letters, so those come first there; local ones are an option.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPainterPath, QRawFont, QTransform

from farwhist import places
from farwhist.engine.cards import FREE, Card, Rank

LETTERS: Final[dict[str, tuple[str, str, str, str]]] = {
    "en": ("A", "K", "Q", "J"),
    "fr": ("A", "R", "D", "V"),
    "de": ("A", "K", "D", "B"),
    "es": ("A", "K", "Q", "J"),
    "it": ("A", "K", "Q", "J"),
    "it-local": ("A", "R", "D", "F"),
    "ro": ("A", "K", "Q", "J"),
    "ro-local": ("A", "R", "D", "V"),
    "nl": ("A", "H", "V", "B"),
    "da": ("E", "K", "D", "Kn"),
    "sv": ("E", "K", "D", "Kn"),
    "pl": ("A", "K", "D", "W"),
    "pt": ("A", "K", "Q", "J"),
    "pt-local": ("A", "R", "D", "V"),
    "ru": ("Т", "К", "Д", "В"),
}
"""Ace, king, queen, jack by the name of the index."""

FREE_LETTERS: Final[dict[str, tuple[str, str]]] = {
    "en": ("W", "Je"),
    "fr": ("M", "B"),
    "de": ("Z", "N"),
    "es": ("M", "B"),
    "it": ("M", "G"),
    "it-local": ("M", "G"),
    "ro": ("V", "B"),
    "ro-local": ("M", "B"),
    "nl": ("T", "N"),
    "da": ("T", "N"),
    "sv": ("T", "N"),
    "pl": ("C", "B"),
    "pt": ("M", "B"),
    "pt-local": ("M", "B"),
    "ru": ("M", "C"),
}
"""Wizard and jester by the name of the index: what these are called there, unlike the courts.

English players know W and J; the jack has that J, so the jester has two letters of its name.
"""

_COURTS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)


def index_text(card: Card, index: str) -> str:
    """Return what stands in the corner of a card that is no joker, in the index of this name."""
    if card.rank in FREE:
        return FREE_LETTERS[index][FREE.index(card.rank)]
    if card.rank in _COURTS:
        return LETTERS[index][_COURTS.index(card.rank)]
    return str(int(card.rank))


_UNITS = 100.0
_TIGHTER = 0.94
"""Two letters stand a little closer than in running text."""


class Lettering:
    """Draws text in the deck's own font, so that cards look the same on every system.

    The font is read as a file and never enters the application's list of fonts.
    """

    def __init__(self) -> None:
        file = places.resource("fonts", "RobotoCondensed-Bold-subset.ttf")
        self._font = QRawFont(str(file), _UNITS, QFont.HintingPreference.PreferNoHinting)
        self._cap = self._outline("H").boundingRect().height()

    def outline(self, text: str, cap: float, widest: float) -> QPainterPath:
        """Return `text` with capitals `cap` high, squeezed to be no wider than `widest`.

        The outline is centred on x = 0 and its capitals stand between y = 0 and y = `cap`.
        """
        path = self._outline(text)
        box = path.boundingRect()
        scale = cap / self._cap
        squeeze = min(1.0, widest / (box.width() * scale))
        move = QTransform.fromTranslate(-box.center().x(), self._cap)
        return (move * QTransform.fromScale(scale * squeeze, scale)).map(path)

    def knows(self, letter: str) -> bool:
        """Whether the font can draw this letter."""
        return all(self._font.glyphIndexesForString(letter))

    def _outline(self, text: str) -> QPainterPath:
        path = QPainterPath()
        # The strokes of a letter may overlap.
        path.setFillRule(Qt.FillRule.WindingFill)
        glyphs = self._font.glyphIndexesForString(text)
        left = 0.0
        for glyph, step in zip(glyphs, self._font.advancesForGlyphIndexes(glyphs), strict=True):
            path.addPath(self._font.pathForGlyph(glyph).translated(left, 0))
            left += step.x() * _TIGHTER
        return path
