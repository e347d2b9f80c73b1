"""Measures on the widgets themselves whether a text has the room that it needs."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QLabel,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from farwhist.ui.style.text import ElidedLabel


def clipped(root: QWidget, *, within: bool = False) -> list[str]:
    """Return a line for every label, button and box below `root` whose text is cut off.

    `within`: whatever lies outside of `root` is cut off too, as nothing scrolls.
    """
    return [
        f"{type(each).__name__} “{_text(each)}” in {each.width()} x {each.height()}"
        for each in root.findChildren(QWidget)
        if each.isVisible()
        and _text(each)
        and not isinstance(each, ElidedLabel)
        and (_cut(each) or (within and not _inside(each, root)))
    ]


def _inside(widget: QWidget, root: QWidget) -> bool:
    return root.rect().contains(widget.mapTo(root, widget.rect().center()))


def _text(widget: QWidget) -> str:
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    if isinstance(widget, QComboBox):
        return widget.currentText()
    return widget.title() if isinstance(widget, QGroupBox) else ""


def _field(box: QComboBox) -> int:
    """Return how wide the text of a box may be; it stays a pixel off both ends of its field."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    control = QStyle.ComplexControl.CC_ComboBox
    return box.style().subControlRect(control, option, part, box).width() - 2


def _cut(widget: QWidget) -> bool:
    metrics = widget.fontMetrics()
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.height() + 1 < widget.heightForWidth(widget.width())
    high = metrics.height()
    if isinstance(widget, QLabel | QAbstractButton):
        high = max(high, widget.minimumSizeHint().height())
    lines = _text(widget).replace("&", "").split("\n")
    wide = max(metrics.horizontalAdvance(line) for line in lines)
    if isinstance(widget, QComboBox):
        wide += widget.width() - _field(widget)
    parent = widget.parentWidget()
    outside = parent is not None and not parent.rect().contains(widget.geometry().center())
    short = not isinstance(widget, QGroupBox) and widget.height() + 1 < high
    return widget.width() + 1 < wide or short or outside
