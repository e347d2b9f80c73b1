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
    """Where a bubble stands. `cost` is larger the more it covers of what should be free.

    Without a `side` it stands away from its anchor.
    """

    rect: Rect
    side: Side | None
    cost: float


_FLOATING: Final = tuple(n / 12 for n in range(13))
_ALOOF: Final = 5000.0
"""What it costs to stand away from the anchor: as much as a hundred pixels of what must be free."""


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

    `keep_free` weighs much more than `rather_free`, and both more than a central place. Where
    every place at the anchor covers something the bubble may stand anywhere.
    """

    def covered(rect: Rect) -> float:
        cost = 50 * sum(overlap(rect, each) for each in keep_free)
        return cost + sum(overlap(rect, each) for each in rather_free)

    found: list[Place] = []
    for side in Side:
        for slide in _SLIDES:
            rect = _beside(wide, high, anchor, room, side, slide)
            if rect is not None:
                found.append(Place(rect, side, covered(rect) + abs(slide - 0.5)))
    if not found or min(each.cost for each in found) > _ALOOF:
        for across in _FLOATING:
            for down in _FLOATING:
                x = room.x + _EDGE + across * max(room.w - wide - 2 * _EDGE, 0)
                y = room.y + _EDGE + down * max(room.h - high - 2 * _EDGE, 0)
                rect = Rect(x, y, wide, high)
                away = abs(rect.cx - anchor.cx) + abs(rect.cy - anchor.cy)
                found.append(Place(rect, None, _ALOOF + covered(rect) + away))
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
