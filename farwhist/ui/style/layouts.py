"""Rows and columns, with what stands in them and the room around it."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget

Part = QWidget | QLayout | tuple[QWidget | QLayout, int | Qt.AlignmentFlag] | int
"""What stands in a row, with how much of the spare room it takes or where in its own it stands.

A number alone is a gap that takes so much of the spare room.
"""

B = TypeVar("B", bound=QBoxLayout)


def filled(
    box: B,
    *parts: Part,
    margins: int | tuple[int, int] | tuple[int, int, int, int] | None = None,
    spacing: int | None = None,
) -> B:
    """Return a row or column after these parts were added to it.

    Args:
        margins: the room around all, in pixels: on each side, or beside and above, or at the left,
            above, at the right and below.
        spacing: the room between two parts, in pixels.
    """
    if margins is not None:
        around = (margins, margins) if isinstance(margins, int) else margins
        box.setContentsMargins(*(around * 2 if len(around) == 2 else around))
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        if isinstance(part, int):
            box.addStretch(part)
            continue
        each, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(stretch, Qt.AlignmentFlag):
            assert isinstance(each, QWidget)
            box.addWidget(each, 0, stretch)
        elif isinstance(each, QLayout):
            box.addLayout(each, stretch)
        else:
            box.addWidget(each, stretch)
    return box
