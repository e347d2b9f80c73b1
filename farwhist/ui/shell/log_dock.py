"""Where the log floats while the window is too narrow for it."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QMainWindow

from farwhist.ui.table.layout.free_area import free_place, taken
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.table import Table

WIDE: Final = 360
HIGH: Final = 230
"""Its size where there is room for it."""

SMALLER: Final = ((1.0, 1.0), (0.8, 0.8), (0.6, 1.0), (0.8, 0.5), (0.6, 0.6), (0.5, 0.45))
"""Shares of that width and height which are tried one after another."""

APART: Final = 8
"""How far it stays away from the window beside which it stands."""


def floating_place(window: QMainWindow, table: Table) -> QRect:
    """Return a place on the screen: beside the window, or over what is free of the felt."""
    frame, screen = window.frameGeometry(), window.screen().availableGeometry()
    top = max(frame.top() + round(0.36 * frame.height()), screen.top())
    for left in (frame.right() + APART, frame.left() - APART - WIDE):
        beside = QRect(left, top, WIDE, HIGH)
        if screen.contains(beside):
            return beside
    found = on_the_felt(table)
    view = table.view
    at = view.mapToGlobal(QPoint(round(found.x), round(found.y)))
    return QRect(at.x(), at.y(), round(found.w), round(found.h))


def on_the_felt(table: Table) -> Rect:
    """Return what covers neither plates nor hand, the trick or the facts of the deal."""
    layout, viewer = table.layout_now(), table.match.viewer
    sizes = layout.sizes
    if not layout.plates:
        return Rect(12, 0.36 * sizes.height, WIDE, HIGH)
    kept = taken(layout, viewer)
    facts = (layout.trump_text, layout.sum_text, layout.stock.bounds(), layout.last_trick)
    always = (*kept.always, *layout.slots.values(), *facts)
    kept = replace(kept, always=always, rather=())  # backs of cards may be covered
    tried = [(WIDE * wide, HIGH * high) for wide, high in SMALLER]
    room, near = Rect(0, 0, sizes.width, sizes.height), (0.0, 0.5 * sizes.height)
    for size in tried:
        found = free_place([size], room, kept, near)
        if not any(found.overlaps(each) for each in always):
            return found
    return free_place(tried, room, kept, near)
