"""A field whose text means nothing: a thick edge, beside the sentence that says why."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def mark_wrong(field: QWidget, wrong: bool) -> None:
    """Show a field as wrong, or as sound again. Its edge changes in width, not in colour alone."""
    if bool(field.property("wrong")) != wrong:
        field.setProperty("wrong", wrong)
        field.style().unpolish(field)
        field.style().polish(field)
