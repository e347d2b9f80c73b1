"""How a card gets from where it is to its target: by flight, or by fading out here and in there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import pi, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve

from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.table.layout.geometry import Pose
from farwhist.ui.table.transition import Motion

LANDING = 0.85
"""When a card touches the table, as a part of its flight: then it is heard, and settles."""


class FlightPath(NamedTuple):
    """How a card moves on its way.

    Attributes:
        curve: of the place, height and turn; turning over has its own.
        arc: how far it rises above the straight line half-way, in pixels.
        settle: how far it gives way when it lands, in pixels.
        fade_from: from which part of the way on the opacity changes.
    """

    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    arc: float = 0.0
    settle: float = 0.0
    fade_from: float = 0.0


STRAIGHT: Final = FlightPath()


class CardFlight(Motion):
    """Moves a card from where it is to its target, turning it over if the two sides differ.

    Args:
        item: the card; its `target` is read once, now.
        duration: milliseconds on the way, after `delay`.
        appears: it is not to be seen before it sets out.
        travel: without it nothing crosses the table, and nothing turns.
        landed: called once, when the card touches the table.
    """

    def __init__(
        self,
        item: CardItem,
        duration: float,
        delay: float = 0.0,
        path: FlightPath = STRAIGHT,
        *,
        appears: bool = False,
        travel: bool = True,
        landed: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(duration, delay, key=item)
        self._item = item
        self._way = QEasingCurve(path.curve)
        self._start = item.now()
        self._end = item.target
        self._path = path
        self._travel = travel
        self._landed = landed
        item.setVisible(not appears)
        self._appears = appears
        if duration + delay > 0:
            item.sharpen(max(self._start.height, self._end.height))
            item.place(self._start)

    def at(self, progress: float) -> None:
        self._item.show()
        if progress >= LANDING:
            self._touch()
        if self._travel:
            self._fly(progress)
        else:
            self._fade(progress)

    def land(self) -> None:
        self._touch()
        self._item.show()
        self._item.land()

    def _touch(self) -> None:
        landed, self._landed = self._landed, None
        if landed is not None:
            landed()

    def _fly(self, progress: float) -> None:
        start, end, path = self._start, self._end, self._path
        way = self._way.valueForProgress(progress)
        turned = 1.0
        if start.face_up is not end.face_up:
            turned = _turned(progress)
            self._item.show_face(end.face_up if progress >= 0.5 else start.face_up)
        after = max(0.0, progress - LANDING) / (1 - LANDING)
        fading = max(0.0, progress - path.fade_from) / (1 - path.fade_from)
        rise = path.arc * sin(pi * progress) - path.settle * sin(pi * after)
        self._item.place(
            Pose(
                _between(start.x, end.x, way),
                _between(start.y, end.y, way) - rise,
                _between(start.height, end.height, way),
                _between(start.angle, end.angle, way),
                max(start.z, end.z),
                end.face_up,
                _between(start.opacity, end.opacity, fading),
                max(_between(start.lift, end.lift, way), sin(pi * progress) if path.arc else 0.0),
            ),
            turned,
        )

    def _fade(self, progress: float) -> None:
        there = progress >= 0.5 or self._appears
        share = 1.0 if (self._start.x, self._start.y) == (self._end.x, self._end.y) else None
        if share is None:
            share = progress if self._appears else abs(1 - 2 * progress)
        pose = self._end if there else self._start
        self._item.show_face(pose.face_up)
        self._item.place(replace(pose, opacity=pose.opacity * share))


def _between(a: float, b: float, part: float) -> float:
    return a + (b - a) * part


def _turned(progress: float) -> float:
    """How much of the width shows while a card turns over: InQuad away, OutQuad back."""
    if progress < 0.5:
        return 1 - (2 * progress) ** 2
    return 1 - (2 - 2 * progress) ** 2
