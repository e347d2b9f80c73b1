"""Measures on the widgets themselves whether a text has the room that it needs."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QGroupBox,
    QLabel,
    QListWidget,
    QTabBar,
    QWidget,
)

SLACK = 1
"""Pixels that rounding may take."""


def clipped(root: QWidget) -> list[str]:
    """Return a line for every visible widget below `root` whose text is cut off."""
    return [
        f"{type(widget).__name__} {widget.objectName()!r}: {fault}"
        for widget in [root, *root.findChildren(QWidget)]
        if widget.isVisibleTo(root)
        for fault in _faults(widget, root)
    ]


def _faults(widget: QWidget, root: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel):
        yield from _label(widget)
    elif isinstance(widget, QAbstractButton | QComboBox | QGroupBox):
        words = widget.currentText() if isinstance(widget, QComboBox) else _title(widget)
        need, have = widget.minimumSizeHint(), widget.size()
        if words and need.width() > have.width() + SLACK:
            yield f"“{words}” needs {need.width()} of {have.width()} pixels across"
        if words and need.height() > have.height() + SLACK:
            yield f"“{words}” needs {need.height()} of {have.height()} pixels down"
    elif isinstance(widget, QTabBar):
        for number in range(widget.count()):
            if widget.tabSizeHint(number).width() > widget.tabRect(number).width() + SLACK:
                yield f"tab “{widget.tabText(number)}”"
    elif isinstance(widget, QListWidget) and not widget.wordWrap():
        if widget.textElideMode() is Qt.TextElideMode.ElideNone or widget.viewMode():
            return
        room = widget.viewport().width()
        for row in range(widget.count()):
            if widget.sizeHintForIndex(widget.model().index(row, 0)).width() > room + SLACK:
                yield f"line “{widget.item(row).text()}”"
    yield from _outside(widget, root)


def _title(widget: QAbstractButton | QGroupBox) -> str:
    return widget.title() if isinstance(widget, QGroupBox) else widget.text()


def _label(label: QLabel) -> Iterator[str]:
    text = label.text()
    if not text:
        return
    room = label.contentsRect()
    margin = 2 * label.margin()
    document = QTextDocument()
    document.setDefaultFont(label.font())
    document.setDocumentMargin(0)
    if Qt.mightBeRichText(text):
        document.setHtml(text)
    else:
        document.setPlainText(text)
    if label.wordWrap():
        document.setTextWidth(room.width() - margin)
    if label.wordWrap() and document.size().height() > room.height() - margin + SLACK:
        yield f"“{text}” needs {document.size().height():.0f} of {room.height()} pixels down"
    if document.idealWidth() > room.width() - margin + SLACK:
        yield f"“{text}” needs {document.idealWidth():.0f} of {room.width()} pixels across"


def _outside(widget: QWidget, root: QWidget) -> Iterator[str]:
    """Find widgets that stick out of their parent, unless they scroll."""
    parent = widget.parentWidget()
    if widget is root or parent is None or widget.isWindow():
        return
    if isinstance(parent, QAbstractScrollArea) or isinstance(
        parent.parentWidget(), QAbstractScrollArea
    ):
        return
    if not QRect(0, 0, parent.width(), parent.height()).contains(widget.geometry()):
        speaks = isinstance(widget, QLabel | QAbstractButton | QComboBox)
        if speaks and widget.width() and widget.height():
            yield f"lies outside of its parent: {widget.geometry()} in {parent.size()}"
