"""Fonts of texts that are painted."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

LEAST: Final = 8
"""No text is smaller, in pixels."""


def font_of(like: QFont, size: float, weight: int) -> QFont:
    """Return a font of this kind, in so many pixels and with this weight."""
    font = QFont(like)
    font.setPixelSize(max(round(size), LEAST))
    font.setWeight(QFont.Weight(weight))
    return font


def program_font(size: float, weight: int) -> QFont:
    """Return the font of the program, in so many pixels and with this weight, 1 to 1000."""
    return font_of(QApplication.font(), size, weight)
