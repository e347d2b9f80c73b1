"""Where a bubble stands so that it points at something and covers nothing that matters. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from farwhist.ui.table.geometry import Rect


class Side(Enum):
    """On which side of its anchor a bubble stands."""

    RIGHT = "right"
    LEFT = "left"
    BELOW = "below"
    ABOVE = "above"


_SLIDES: Final = tuple(n / 8 for n in range(9))
_EDGE: Final = 4.0
"""Least distance to the edge of the room."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a bubble stands. `cost` is larger the more it covers of what should be free."""

    rect: Rect
    side: Side
    cost: float


def overlap(one: Rect, other: Rect) -> float:
    """Return the area that two rectangles share."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide * high if wide > 0 and high > 0 else 0.0


def around(rects: Iterable[Rect]) -> Rect:
    """Return the smallest rectangle that holds all of these, at least one."""
    every = list(rects)
    x, y = min(each.x for each in every), min(each.y for each in every)
    right, bottom = max(each.right for each in every), max(each.bottom for each in every)
    return Rect(x, y, right - x, bottom - y)


def place(
    wide: float,
    high: float,
    anchor: Rect,
    room: Rect,
    *,
    keep_free: Sequence[Rect],
    rather_free: Sequence[Rect] = (),
) -> Place:
    """Return the best place within `room` for a bubble that touches a side of `anchor`.

    `keep_free` weighs much more than `rather_free`, and both more than a central place.
    """
    found: list[Place] = []
    for side in Side:
        for slide in _SLIDES:
            rect = _beside(wide, high, anchor, room, side, slide)
            if rect is not None:
                cost = 50 * sum(overlap(rect, each) for each in keep_free)
                cost += sum(overlap(rect, each) for each in rather_free)
                found.append(Place(rect, side, cost + abs(slide - 0.5)))
    if not found:
        rect = Rect(room.cx - wide / 2, room.cy - high / 2, wide, high)
        return Place(rect, Side.ABOVE, wide * high * 50)
    return min(found, key=lambda each: each.cost)


def _beside(  # noqa: PLR0917
    wide: float, high: float, anchor: Rect, room: Rect, side: Side, slide: float
) -> Rect | None:
    """Return the rectangle on this side, slid along it from 0 to 1; None where none fits."""
    if side in (Side.RIGHT, Side.LEFT):
        x = anchor.right if side is Side.RIGHT else anchor.x - wide
        y = anchor.y - high + slide * (anchor.h + high)
        y = min(max(y, room.y + _EDGE), room.bottom - high - _EDGE)
    else:
        y = anchor.bottom if side is Side.BELOW else anchor.y - high
        x = anchor.x - wide + slide * (anchor.w + wide)
        x = min(max(x, room.x + _EDGE), room.right - wide - _EDGE)
    inside = room.x <= x and x + wide <= room.right and room.y <= y and y + high <= room.bottom
    return Rect(x, y, wide, high) if inside else None
