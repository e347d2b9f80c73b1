"""Moods of a face, and what draws the parts of a picture."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from farwhist.ui.deck.court.shapes import mirrored, outline


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
