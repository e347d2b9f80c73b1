"""The few colours of the rules pages that the system's palette does not have."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel, QWidget


def is_dark(widget: QWidget) -> bool:
    """Whether the widget is light on dark."""
    return widget.palette().color(QPalette.ColorRole.Window).lightnessF() < 0.5


def problem(widget: QWidget) -> QColor:
    """Return the colour of a sentence on what does not fit."""
    return QColor("#FFB4A2") if is_dark(widget) else QColor("#B42318")


def mark(widget: QWidget) -> QColor:
    """Return the colour of what has been changed."""
    return QColor("#8EC5FF") if is_dark(widget) else QColor("#1F5FBF")


def tint(label: QLabel, colour: QColor) -> None:
    """Write a label in a colour."""
    palette = label.palette()
    if palette.color(QPalette.ColorRole.WindowText) != colour:
        palette.setColor(QPalette.ColorRole.WindowText, colour)
        label.setPalette(palette)
