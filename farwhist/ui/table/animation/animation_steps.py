"""What scripts are made of: steps, and the small motions that many of them share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum, auto
from math import pi, sin

from PySide6.QtCore import QEasingCurve

from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.animation.card_flight import CardFlight, FlightPath
from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.table.items.plate_item import PlateItem
from farwhist.ui.table.items.scene import Changes
from farwhist.ui.table.layout.geometry import Pose
from farwhist.ui.table.transition import Change, Motion

Curve = QEasingCurve.Type


class Hold(Enum):
    """What a script waits for when it does not wait for motion."""

    CLICK = auto()
    SUMMARY = auto()


class Aside(tuple[Motion, ...]):
    """Motions that begin now and that nothing waits for."""

    __slots__ = ()


Step = Sequence[Motion] | Hold


def moving(
    changes: Changes, duration: int, curve: QEasingCurve.Type, *, timing: Timing
) -> list[Motion]:
    """Return the way of every new and moved card to its target."""
    items = (changes.new | changes.moved).values()
    path = FlightPath(curve)
    return [CardFlight(item, duration, path=path, travel=timing.travel) for item in items]


def send(
    items: Sequence[CardItem],
    pose: Pose,
    duration: int,
    curve: QEasingCurve.Type,
    *,
    timing: Timing,
    fade_from: float = 0.0,
) -> list[Motion]:
    """Return the way of cards that all go to one pose."""
    for item in items:
        item.target = replace(pose, z=item.target.z)
    path = FlightPath(curve, fade_from=fade_from)
    return [CardFlight(item, duration, path=path, travel=timing.travel) for item in items]


def swell(item: CardItem, duration: int, by: float, *, timing: Timing) -> Motion:
    """Return how a card grows for a moment by this part of its size."""

    def grow(part: float) -> None:
        size = 1 + by * sin(pi * min(part, 1.0))
        item.place(replace(item.target, height=item.target.height * size))

    if not timing.travel:
        return Motion(duration)
    return Change(grow, duration, curve=Curve.OutQuad, key=item)


def grow(item: CardItem, duration: int, by: float, *, timing: Timing) -> Motion:
    """Return how a card becomes larger by this part of its size, and stays so."""

    def show(part: float) -> None:
        item.place(replace(item.target, height=item.target.height * (1 + by * part)))

    if not timing.travel:
        return Motion(duration)
    return Change(show, duration, curve=Curve.OutQuad, key=item)


def shrink(plate: PlateItem, duration: int) -> Motion:
    """Return how what a plate says comes down to its usual size, after it was shown large."""
    return Change(
        lambda part: plate.set_pop(1.6 - 0.6 * part),
        duration,
        curve=Curve.OutCubic,
        key=(plate, "pop"),
    )


def riffle(item: CardItem, duration: int) -> Motion:
    """Return how the stock is shuffled: two short moves to either side."""

    def shift(part: float) -> None:
        target = item.target
        item.show()
        item.place(replace(target, x=target.x + 0.12 * target.width * sin(4 * pi * part)))

    return Change(shift, duration, curve=Curve.InOutSine, key=item)


def pop(plate: PlateItem, duration: int, size: float = 1.25) -> Motion:
    """Return how what a plate says grows for a moment, because it has just changed."""
    return Change(
        lambda part: plate.set_pop(1 + (size - 1) * sin(pi * min(part, 1.0))),
        duration,
        key=(plate, "pop"),
    )


def badge(plate: PlateItem, duration: int) -> Motion:
    """Return how a badge comes: a little smaller first, and a little too large before it stands."""
    return Change(
        lambda part: plate.set_pop(0.8 + 0.2 * part),
        duration,
        curve=Curve.OutBack,
        key=(plate, "pop"),
    )


def pulse(plate: PlateItem, duration: int) -> Motion:
    """Return how a whole plate grows once for a moment."""
    return Change(
        lambda part: plate.setScale(1 + 0.05 * sin(pi * min(part, 1.0))),
        duration,
        key=(plate, "pulse"),
    )
