"""Labels beside fields."""

from __future__ import annotations

from PySide6.QtWidgets import QFormLayout, QLabel, QWidget


def label_for(text: str, field: QWidget) -> QLabel:
    """Return a label as high as a field, so that their texts stand on one line."""
    label = QLabel(text)
    label.setProperty("level", True)
    label.setBuddy(field)
    return label


def add_row(form: QFormLayout, text: str, field: QWidget) -> None:
    """Add a field with its label to a form."""
    form.addRow(label_for(text, field), field)
