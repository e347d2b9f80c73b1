"""Where arcs can run from each seat to the next without touching what lies there. No Qt here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, product
from math import hypot
from typing import Final, NamedTuple

from msgspec import Struct

from farwhist.engine.cards import Seat
from farwhist.ui.table.layout.free_area import TRICK_LAYER
from farwhist.ui.table.layout.geometry import Rect, around
from farwhist.ui.table.layout.layout import Layout
from farwhist.ui.table.layout.measures import MARGIN, Measures

Point = tuple[float, float]
Edges = tuple[float, float, float, float]

AWAY: Final = (14.0, 9.0, 7.0)
"""Between a plate or its cards and the end of an arc: the first with which there is room."""
BESIDE: Final = 5.0
"""How far an arc keeps from everything else."""
BENDS: Final = (0.36, 0.28, 0.2, 0.13, 0.07, 0.0, -0.08, -0.16)
"""How far a curve is bent outwards, in its own lengths."""
ROUND: Final = (0.45, 0.55, 0.65, 0.75, 0.85)
"""How far to the side, in widths of the table, the curve between two is bent who face each other
across the panel.
"""
SHORTEST: Final = 16.0
CHECKED: Final = 28
"""Points of a curve that are looked at."""


class Arc(NamedTuple):
    """A curve from one seat to the next, bent towards `bend`."""

    start: Point
    bend: Point
    end: Point

    def at(self, part: float) -> Point:
        """Return the point after this part of the way."""
        one, two, three = (1 - part) ** 2, 2 * part * (1 - part), part**2
        (x, y), (bx, by), (ex, ey) = self
        return one * x + two * bx + three * ex, one * y + two * by + three * ey

    @property
    def points(self) -> list[Point]:
        """Return points along the way, from start to end."""
        return [self.at(number / CHECKED) for number in range(CHECKED + 1)]

    def dots(self, step: float) -> list[Point]:
        """Return points along the way, each so many pixels after the one before."""
        points = self.points
        found, left = [self.start], step
        for (x, y), (next_x, next_y) in pairwise(points):
            across, down = next_x - x, next_y - y
            long = hypot(across, down)
            while left <= long:
                found.append((x + across * left / long, y + down * left / long))
                left += step
            left -= long
        return found


class Ground(Struct, frozen=True):
    """What arcs run between and round: plates, and the cards below those of the others.

    `taken` is never touched, and what is `spared` only where there is no other way: the last of
    it first.
    """

    viewer: Seat
    sizes: Measures
    plates: Mapping[Seat, Rect]
    hands: Mapping[Seat, Rect]
    taken: Sequence[Rect] = ()
    spared: Sequence[Rect] = ()

    @property
    def middle(self) -> Point:
        """The point round which they run."""
        return self.sizes.width / 2, 0.42 * self.sizes.height

    def place(self, seat: Seat) -> str:
        """Return at which edge of the table a seat sits."""
        plate = self.plates[seat]
        if seat == self.viewer:
            return "own"
        if plate.y <= MARGIN:
            return "top"
        return "left" if plate.cx < self.sizes.width / 2 else "right"

    def cards(self, seat: Seat) -> Rect:
        """Return where the cards of a seat lie, or would."""
        plate = self.plates[seat]
        below = Rect(plate.x, plate.bottom, plate.w, self.sizes.below)
        return self.hands.get(seat, below)


PANEL: Final = (500.0, 166.0)
"""The size of the panel that asks for a bid, at texts of 14 pixels, and that of a button more."""
BUTTON: Final = 46.0
HINT: Final = 130.0
"""How much higher it is with a hint."""


def ground(layout: Layout, viewer: Seat, text: Rect) -> Ground:
    """Return what lies on the table while bids are made; `text` is written at the top left."""
    hands: dict[Seat, list[Rect]] = {}
    taken = []
    for thing, pose in layout.poses.items():
        owner = layout.owners[thing]
        if owner is None or owner == viewer:
            taken.append(pose.bounds())
        elif pose.z < TRICK_LAYER and pose.opacity:
            hands.setdefault(owner, []).append(pose.bounds())
    sizes, room = layout.sizes, layout.panel
    scale = sizes.font / 14
    wide = max(PANEL[0], BUTTON * (len(layout.resting) + 1) + 40) * scale
    low, high = (min(room.h, each * scale) for each in (PANEL[1], PANEL[1] + HINT))
    wide = min(room.w, wide)
    x = sizes.width / 2 - wide / 2
    return Ground(
        viewer,
        sizes,
        layout.plates,
        {seat: around(rects) for seat, rects in hands.items()},
        (*taken, text, Rect(x, room.bottom - low, wide, low)),
        (Rect(x, room.bottom - high, wide, high),),
    )


def arcs(felt: Ground, after: Sequence[tuple[Seat, Seat]]) -> dict[Seat, Arc]:
    """Return the arc that begins at each seat; `after` are all seats that play with the next."""
    found: dict[Seat, Arc] = {}
    count = len(felt.plates)
    for seat, follower in after:
        # Where play runs the other way round, the same arcs are run through backwards.
        forwards = (follower - seat) % count <= (seat - follower) % count
        if count == 2 or len(after) == 2:
            forwards = True
        one, other = (seat, follower) if forwards else (follower, seat)
        arc = _between(felt, one, other)
        if arc is not None:
            found[seat] = arc if forwards else Arc(arc.end, arc.bend, arc.start)
    return found


def _between(felt: Ground, one: Seat, other: Seat) -> Arc | None:
    """Return the best arc clockwise from one seat to another."""
    blocks = [*felt.plates.values(), *felt.hands.values(), *felt.taken]
    for kept in range(len(felt.spared), -1, -1):
        walls = [_edges(rect) for rect in (*blocks, *felt.spared[:kept])]
        for away in AWAY:
            for arc in _ways(felt, one, other, away):
                if _free(arc, walls, felt.sizes):
                    return arc
    return None


def _ways(felt: Ground, one: Seat, other: Seat, away: float) -> Iterator[Arc]:
    """Yield arcs from the one wished for most to the least."""
    places = felt.place(one), felt.place(other)
    starts = _ends(felt, one, away, _LEAVING[places[0]], towards=other)
    ends = _ends(felt, other, away, _REACHING[places[1]], towards=one)
    if places[0] == places[1] and away > AWAY[-1]:
        # Neighbours at one edge: straight from one to the other while there is room.
        starts, ends = starts[:1], ends[:1]
    pairs = product(starts, ends)
    for start, end in sorted(pairs, key=lambda pair: starts.index(pair[0]) + ends.index(pair[1])):
        if hypot(end[0] - start[0], end[1] - start[1]) < SHORTEST:
            continue
        for bend in _bends(felt, places, start, end):
            yield Arc(start, bend, end)


_LEAVING: Final = {
    "own": ("left", "low left"),
    "left": ("top", "top right", "right", "low right"),
    "top": ("right", "cards right", "under right"),
    "right": ("under", "cards left"),
}
"""From where an arc leaves a seat at each edge of the table, clockwise."""

_REACHING: Final = {
    "own": ("right", "low right"),
    "left": ("under", "cards right"),
    "top": ("left", "cards left", "under left"),
    "right": ("top", "top left", "left", "low left"),
}


def _ends(
    felt: Ground, seat: Seat, away: float, names: Sequence[str], *, towards: Seat
) -> list[Point]:
    plate, cards = felt.plates[seat], felt.cards(seat)
    if felt.place(seat) == felt.place(towards) == "top":
        # Side by side the cards leave more room between them than the plates do.
        names = [name for name in names if name.startswith("cards")]
    spots = {
        "left": (plate.x - away, plate.cy),
        "right": (plate.right + away, plate.cy),
        "low left": (plate.x - away, plate.cy + 0.42 * plate.h),
        "low right": (plate.right + away, plate.cy + 0.42 * plate.h),
        "top": (plate.cx, plate.y - away),
        "top left": (plate.x + 0.2 * plate.w, plate.y - away),
        "top right": (plate.x + 0.8 * plate.w, plate.y - away),
        "under": (cards.cx, cards.bottom + away),
        "under left": (cards.x, cards.bottom + away),
        "under right": (cards.right, cards.bottom + away),
        "cards left": (cards.x - away, cards.cy),
        "cards right": (cards.right + away, cards.cy),
    }
    return [spots[name] for name in names]


def _bends(felt: Ground, places: tuple[str, str], start: Point, end: Point) -> list[Point]:
    """Return the points towards which a curve may be bent, away from the middle of the table."""
    across, down = end[0] - start[0], end[1] - start[1]
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    middle = felt.middle
    if places[0] == places[1]:
        return [(x, y)]
    if set(places) == {"own", "top"}:
        aside = felt.sizes.width if x > middle[0] else -felt.sizes.width
        return [(middle[0] + part * aside, max(start[1], end[1])) for part in ROUND]
    side = 1 if (x - middle[0]) * -down + (y - middle[1]) * across >= 0 else -1
    return [(x - side * part * down, y + side * part * across) for part in BENDS]


def _free(arc: Arc, walls: Sequence[Edges], sizes: Measures) -> bool:
    right, bottom = sizes.width - BESIDE, sizes.height - BESIDE
    points = arc.points
    for x, y in (points[0], points[-1], *points[1:-1]):
        if not (BESIDE <= x <= right and BESIDE <= y <= bottom):
            return False
        for one, top, other, low in walls:
            if one < x < other and top < y < low:
                return False
    return True


def _edges(rect: Rect) -> Edges:
    """Return the edges of a wall round this rectangle: left, top, right and bottom."""
    return rect.x - BESIDE, rect.y - BESIDE, rect.right + BESIDE, rect.bottom + BESIDE
