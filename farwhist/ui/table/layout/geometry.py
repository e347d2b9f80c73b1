"""Places on the table, in logical pixels. No Qt here."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin
from typing import NamedTuple

from msgspec import Struct

from farwhist.engine.cards import Card, Seat

CARD_RATIO = 63 / 88
"""Width of a card for a height of 1: the poker size."""


class Rect(Struct, frozen=True):
    """A rectangle: its left upper corner and its size."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, cx: float, cy: float, w: float, h: float) -> Rect:
        """Return the rectangle of this size with this centre."""
        return cls(cx - w / 2, cy - h / 2, w, h)

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The x of the centre."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The y of the centre."""
        return self.y + self.h / 2

    def grown(self, by: float) -> Rect:
        """Return the rectangle whose edges lie so far outside of these."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def overlaps(self, other: Rect) -> bool:
        """Whether the two have more than an edge in common."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def contains(self, other: Rect) -> bool:
        """Whether `other` lies within this one."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )


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


class Pose(Struct, frozen=True):
    """Where a card lies: its centre, height, turn in degrees clockwise, and layer.

    `ratio` is its width for a height of 1.
    """

    x: float
    y: float
    height: float
    angle: float = 0.0
    z: float = 0.0
    face_up: bool = True
    opacity: float = 1.0
    lift: float = 0.0
    """How far it is held above the table, for its shadow: 0 lies, 1 is raised or flies."""
    ratio: float = CARD_RATIO

    @property
    def width(self) -> float:
        """The width of the card."""
        return self.height * self.ratio

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies on the card."""
        turn = radians(-self.angle)
        dx, dy = x - self.x, y - self.y
        across = dx * cos(turn) - dy * sin(turn)
        along = dx * sin(turn) + dy * cos(turn)
        return abs(across) <= self.width / 2 and abs(along) <= self.height / 2

    def bounds(self) -> Rect:
        """Return the upright rectangle that the turned card fills."""
        turn = radians(self.angle)
        wide = abs(self.width * cos(turn)) + abs(self.height * sin(turn))
        high = abs(self.width * sin(turn)) + abs(self.height * cos(turn))
        return Rect.around(self.x, self.y, wide, high)


class UnseenCard(NamedTuple):
    """A card of a hand that the viewer does not see, by its place in that hand."""

    seat: Seat
    place: int


class Stock(NamedTuple):
    """The pile of cards that were not dealt, shown as one back, or (`discards`) that beside it."""

    discards: bool = False


Thing = Card | UnseenCard | Stock
"""Whatever lies on the table and looks like a card."""
