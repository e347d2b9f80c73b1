"""Letters as outlines, from the font that comes with the program."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPainterPath, QRawFont, QTransform

from farwhist import places

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
