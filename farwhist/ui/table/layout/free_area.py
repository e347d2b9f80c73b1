"""Where something can lie on the table without covering what must be seen. No Qt here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from farwhist.engine.cards import Seat
from farwhist.ui.table.layout.geometry import Pose, Rect, around
from farwhist.ui.table.layout.hand import CHOSEN
from farwhist.ui.table.layout.layout import Layout

BETWEEN: Final = 8.0
"""How far it stays away from everything else, in pixels."""

_LATER: Final = 40.0
"""How many pixels farther away an earlier size may be than the next one."""

TRICK_LAYER: Final = 300
"""From this height on a card lies in the middle of the table, not in a hand."""


class FeltInUse(Struct, frozen=True):
    """What lies on the table. `always` must never be covered, the rest only if need be."""

    always: tuple[Rect, ...]
    rather: tuple[Rect, ...]

    @property
    def every(self) -> tuple[Rect, ...]:
        """All of it."""
        return self.always + self.rather


def taken(layout: Layout, viewer: Seat, *, raised: bool = True) -> FeltInUse:
    """Return what lies on the table: plates, own hand and trick, then corners and backs.

    Places of the trick where no card lies yet are free, but for the own one. `raised`: with the
    room into which a card of the own hand rises.
    """
    hands: dict[Seat | None, list[Rect]] = {}
    middle: list[Rect] = []
    for thing, pose in layout.poses.items():
        owner = layout.owners[thing]
        if pose.z >= TRICK_LAYER:
            middle.append(pose.bounds())
        elif owner != viewer and pose.opacity:
            hands.setdefault(owner, []).append(pose.bounds())
    own = [_raised(pose) if raised else pose.bounds() for pose in layout.resting.values()]
    others = tuple(around(rects) for rects in hands.values())
    return FeltInUse(
        always=(*layout.plates.values(), *own, *middle, layout.slots[viewer]),
        rather=(layout.trump_text, layout.last_trick, *others),
    )


def free_place(
    sizes: Sequence[tuple[float, float]], room: Rect, kept: FeltInUse, near: tuple[float, float]
) -> Rect:
    """Return where a rectangle of one of these sizes covers least, as near to a point as can be.

    An earlier size may be a little farther away than a later one.
    """
    kept_out = [each.grown(BETWEEN - 1) for each in kept.every]
    always = len(kept.always)
    best: tuple[float, float, Rect] | None = None
    for number, (wide, high) in enumerate(sizes):
        rows = []
        for y in _starts(high, room.y, room.bottom, [(r.y, r.bottom) for r in kept.every], near[1]):
            covered = [_shared(y, high, each.y, each.bottom) for each in kept_out]
            rows.append((y, abs(y + high / 2 - near[1]) + _LATER * number, covered))
        for x in _starts(wide, room.x, room.right, [(r.x, r.right) for r in kept.every], near[0]):
            aside = abs(x + wide / 2 - near[0])
            if best is not None and not best[0] and best[1] <= aside:
                continue
            across = [_shared(x, wide, each.x, each.right) for each in kept_out]
            worst = [(place, share) for place, share in enumerate(across[:always]) if share]
            bad = [(place, share) for place, share in enumerate(across) if share][len(worst) :]
            for y, off, covered in rows:
                away = aside + off
                if best is not None and not best[0] and best[1] <= away:
                    continue
                cost = 50 * sum(share * covered[place] for place, share in worst)
                cost += sum(share * covered[place] for place, share in bad)
                if best is None or (cost, away) < best[:2]:
                    best = cost, away, Rect(x, y, wide, high)
    assert best is not None
    return best[2]


def _shared(begin: float, length: float, other_begin: float, other_end: float) -> float:
    """Return how much of one axis two stretches share."""
    return max(0.0, min(begin + length, other_end) - max(begin, other_begin))


def _starts(
    length: float, least: float, most: float, taken_: Sequence[tuple[float, float]], near: float
) -> list[float]:
    """Return where along one axis it can begin: beside everything else, and at the edges."""
    last = most - length - BETWEEN
    found = {least + BETWEEN, last, near - length / 2}
    for begin, end in taken_:
        found |= {begin - length - BETWEEN, end + BETWEEN}
    return sorted({round(min(max(each, least + BETWEEN), max(last, least)), 1) for each in found})


def _raised(pose: Pose) -> Rect:
    """Return the room of a card of the hand, whether it is raised or not."""
    box, up = pose.bounds(), CHOSEN * pose.height
    return Rect(box.x, box.y - up, box.w, box.h + up)
