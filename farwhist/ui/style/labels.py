"""Labels beside fields, and names on buttons, in menus and in title bars."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFormLayout, QLabel, QWidget


class FieldLabel(QLabel):
    """As high as a field, so that their texts stand on one line; it wraps where it has to."""

    def __init__(self, text: str, field: QWidget) -> None:
        super().__init__(text)
        self.setProperty("level", True)
        self.setWordWrap(True)
        self.setBuddy(field)

    def sizeHint(self) -> QSize:
        return QSize(self._width(self.text()), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(max(map(self._width, self.text().split()), default=0), self._height())

    def _width(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text.replace("&", "")) + 4

    def _height(self) -> int:
        return max(self.minimumHeight(), self.fontMetrics().height())


def label_for(text: str, field: QWidget) -> FieldLabel:
    """Return the label of a field."""
    return FieldLabel(text, field)


def add_row(form: QFormLayout, text: str, field: QWidget) -> None:
    """Add a field with its label to a form."""
    form.addRow(label_for(text, field), field)


def without_key(name: str) -> str:
    """Return a name as a button or a menu shows it: elsewhere `&` would mark a key in it."""
    return name.replace("&", "&&")


def in_title(name: str) -> str:
    """Return a name as a title bar shows it: elsewhere `[*]` would stand for unsaved changes."""
    return name.replace("[*]", "[*][*]")
