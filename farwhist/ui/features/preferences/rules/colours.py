"""The colours of what has been changed, and of what does not fit."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from farwhist.ui.style.colours import tokens_of


def problem(widget: QWidget) -> QColor:
    """Return the colour of a sentence on what does not fit."""
    return QColor(tokens_of(widget.palette()).over)


def mark(widget: QWidget) -> QColor:
    """Return the colour of what has been changed."""
    return QColor(tokens_of(widget.palette()).needs)


def tint(label: QLabel, colour: QColor) -> None:
    """Write a label in a colour."""
    palette = label.palette()
    if palette.color(QPalette.ColorRole.WindowText) != colour:
        palette.setColor(QPalette.ColorRole.WindowText, colour)
        label.setPalette(palette)
