"""Measures on the widgets themselves whether a text has the room that it needs."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QComboBox, QGroupBox, QLabel, QWidget

from farwhist.ui.elided_label import ElidedLabel

ARROW = 18
"""Pixels that a box needs beside its text."""


def clipped(root: QWidget) -> list[str]:
    """Return a line for every label, button and box below `root` whose text is cut off."""
    return [
        f"{type(each).__name__} “{_text(each)}” in {each.width()} x {each.height()}"
        for each in root.findChildren(QWidget)
        if each.isVisible() and _text(each) and not isinstance(each, ElidedLabel) and _cut(each)
    ]


def _text(widget: QWidget) -> str:
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    if isinstance(widget, QComboBox):
        return widget.currentText()
    return widget.title() if isinstance(widget, QGroupBox) else ""


def _cut(widget: QWidget) -> bool:
    metrics = widget.fontMetrics()
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.height() + 1 < widget.heightForWidth(widget.width())
    lines = _text(widget).replace("&", "").split("\n")
    wide = max(metrics.horizontalAdvance(line) for line in lines)
    if isinstance(widget, QComboBox):
        wide += ARROW
    parent = widget.parentWidget()
    outside = parent is not None and not parent.rect().contains(widget.geometry().center())
    short = not isinstance(widget, QGroupBox) and widget.height() + 1 < metrics.height()
    return widget.width() + 1 < wide or short or outside
