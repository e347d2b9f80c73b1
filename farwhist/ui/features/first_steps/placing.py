"""Where a bubble stands so that it points at something and covers nothing that matters. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from math import inf
from typing import Final

from msgspec import Struct

from farwhist.ui.table.layout.geometry import Rect


class Side(Enum):
    """On which side of its anchor a bubble stands."""

    RIGHT = "right"
    LEFT = "left"
    BELOW = "below"
    ABOVE = "above"


TIP: Final = 12.0
"""How far the tip of a bubble reaches; its body is so much smaller on all sides."""

_SLIDES: Final = tuple(n / 8 for n in range(9))
_EDGE: Final = 4.0
"""Least distance to the edge of the room."""


class Place(Struct, frozen=True):
    """Where a bubble stands. `cost` is larger the more it covers of what should be free.

    Without a `side` it stands away from its anchor.
    """

    rect: Rect
    side: Side | None
    cost: float


_FLOATING: Final = tuple(n / 12 for n in range(13))
_ALOOF: Final = 5000.0
"""What it costs to stand away from the anchor: as much as a hundred pixels of what must be free."""


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

    weighed = [(50, each) for each in keep_free] + [(1, each) for each in rather_free]

    def cost(rect: Rect, first: float, most: float) -> float:
        """Return `first` and what this place covers, as far as that does not exceed `most`."""
        left, top, right, bottom = rect.x + TIP, rect.y + TIP, rect.right - TIP, rect.bottom - TIP
        found = first
        for weight, each in weighed:
            if left < each.right and each.x < right and top < each.bottom and each.y < bottom:
                across = min(right, each.right) - max(left, each.x)
                found += weight * across * (min(bottom, each.bottom) - max(top, each.y))
                if found > most:
                    break
        return found

    best: Place | None = None
    for side in Side:
        for slide in _SLIDES:
            rect = _beside(wide, high, anchor, room, side, slide)
            most = inf if best is None else best.cost
            if rect is not None and (spent := cost(rect, abs(slide - 0.5), most)) < most:
                best = Place(rect, side, spent)
    if best is None or best.cost > _ALOOF:
        over = [(each.x, each.right) for each in keep_free]
        down = [(each.y, each.bottom) for each in keep_free]
        rows = _stops(room.y, room.bottom, high, down)
        for x in _stops(room.x, room.right, wide, over):
            for y in rows:
                rect = Rect(x, y, wide, high)
                away = _ALOOF + abs(rect.cx - anchor.cx) + abs(rect.cy - anchor.cy)
                most = inf if best is None else best.cost
                if (spent := cost(rect, away, most)) < most:
                    best = Place(rect, None, spent)
    assert best is not None
    return best


def _stops(
    start: float, end: float, length: float, taken: Iterable[tuple[float, float]]
) -> list[float]:
    """Return where something so long may begin: all along, and close to what is taken."""
    first, last = start + _EDGE, end - length - _EDGE
    if last <= first:
        return [first]
    stops = {first + part * (last - first) for part in _FLOATING}
    for before, after in taken:
        stops |= {before - length + TIP - 1, after - TIP + 1}
    return sorted(stop for stop in stops if first <= stop <= last)


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
