"""How much two rectangles of the table share."""

from __future__ import annotations

from farwhist.ui.table.layout.geometry import Rect


def overlap(one: Rect, other: Rect) -> float:
    """Return the area that two rectangles share."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide * high if wide > 0 and high > 0 else 0.0
