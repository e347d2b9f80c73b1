"""How cards and plates move: flights, the small motions of scripts, and idle sway."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum, auto
from math import pi, sin
from typing import Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QEasingCurve

from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.table.items.plate_item import PlateItem
from farwhist.ui.table.items.scene import Changes
from farwhist.ui.table.layout.geometry import Pose
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.transition import Change, Clock, Motion

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


Curve = QEasingCurve.Type


class Hold(Enum):
    """What a script waits for when it does not wait for motion."""

    CLICK = auto()
    SUMMARY = auto()


class Unawaited(tuple[Motion, ...]):
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


REACH: Final = 0.4
"""How far a card sways to either side, in degrees."""

PERIOD: Final = 6000
"""How long it takes there and back, in milliseconds."""


def sway(state: ShownTable, clock: Clock, *, wanted: bool) -> None:
    """Let the hand sway from now on, or lie still."""

    def still() -> list[CardItem]:
        """The cards of the hand that lie where they belong, but for the one that is raised."""
        hands, cards = state.view.hands, state.scene.cards
        held = hands[state.viewer] if hands else []
        items = [cards[card] for card in held if card is not None and card in cards]
        return [
            item
            for item in items
            if item.card is not state.stance.raised
            and (item.x(), item.y()) == (item.target.x, item.target.y)
            and not clock.moves(item)
        ]

    clock.start([IdleMotion(still) if wanted else Still(still)], waited=False)


class IdleMotion(Motion):
    """Never ends by itself: another motion with its key, `Sway.KEY`, takes its place.

    `items` gives the cards that lie still at this moment.
    """

    KEY: Final = "sway"

    def __init__(self, items: Callable[[], Iterable[CardItem]]) -> None:
        super().__init__(0, key=self.KEY)
        self._items = items
        self._time = 0.0

    def advance(self, milliseconds: float) -> bool:
        self._time += milliseconds
        for item in self._items():
            part = self._time / PERIOD + _phase(item)
            item.setRotation(item.target.angle + REACH * sin(2 * pi * part))
        return True


class Still(Motion):
    """Ends the swaying and lays the cards straight."""

    def __init__(self, items: Callable[[], Iterable[CardItem]]) -> None:
        super().__init__(0, key=IdleMotion.KEY)
        self._items = items

    def land(self) -> None:
        for item in self._items():
            item.setRotation(item.target.angle)


def _phase(item: CardItem) -> float:
    """Where in the period a card begins: always the same for the same card."""
    card = item.card
    return 0.0 if card is None else (card.rank * 5 + (card.suit or 0) * 3) % 16 / 16
