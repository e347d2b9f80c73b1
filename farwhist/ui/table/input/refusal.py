"""How a card says that it may not be played, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import pi, sin
from typing import Final

from PySide6.QtCore import QObject, QTimer

from farwhist.engine.cards import Card
from farwhist.ui.settings.timing import Timing
from farwhist.ui.style.tokens import BASE_TEXT
from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.table.items.refusal_bubble import TAIL, BubbleItem
from farwhist.ui.table.layout.free_area import free_place, taken
from farwhist.ui.table.layout.geometry import Pose, Rect
from farwhist.ui.table.layout.hand import moved
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.transition import Change, Clock

STAYS: Final = 2500
"""How long the reason stays, in milliseconds."""

SWING: Final = 11.0
"""How far a card is shaken to either side, in pixels."""

STRONG: Final = 400
"""How long the outline is strong where nothing may shake, in milliseconds."""


class CardRefusal(QObject):
    """Shakes a card, and lets a bubble above it say why, until something else is done.

    Args:
        covered: returns what panels cover of the table.
    """

    def __init__(
        self,
        stage: ShownTable,
        clock: Clock,
        timing: Callable[[], Timing],
        covered: Callable[[], Sequence[Rect]],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._stage = stage
        self._clock = clock
        self._timing = timing
        self.bubble = BubbleItem(stage.scene.theme, stage.scene.faces)
        stage.scene.addItem(self.bubble)
        self._covered = covered
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(STAYS)
        self._timer.timeout.connect(self.hide)

    @property
    def open(self) -> bool:
        """Whether a reason is to be read."""
        return self.bubble.isVisible()

    def shake(self, card: Card) -> None:
        """Shake a card of the hand; where nothing may move, a ring is drawn for a moment."""
        item = self._stage.scene.cards.get(card)
        if item is not None:
            refuse(item, self._clock, self._timing(), self._stage.scene.theme.over)

    def tell(self, card: Card, title: str, more: str) -> None:
        """Say why this card may not be played, and what may."""
        stage, layout = self._stage, self._stage.layout()
        pose = layout.resting.get(card)
        if pose is None:
            return
        view, sizes, bubble = stage.view, layout.sizes, self.bubble
        led = view.trick[0][1] if view.trick else next(reversed(view.pile), None)
        bubble.say(title, more, led, sizes.font)
        kept = taken(layout, stage.viewer, raised=False)
        label = stage.scene.label
        beside = [Rect(*label.box.getRect())] if label.isVisible() else []  # type: ignore[misc]
        own = layout.plates[stage.viewer]
        tail = Rect(own.x, own.y - TAIL * sizes.font / BASE_TEXT, own.w, own.h)
        always = (*kept.always, *self._covered(), tail)
        kept = replace(kept, always=always, rather=(*kept.rather, *beside))
        index = _index(pose)
        tried = bubble.sizes(0.5 * sizes.width)
        near = index[0], index[1] - TAIL - tried[0][1] / 2
        room = Rect(0, 0, sizes.width, sizes.height)
        bubble.stand(free_place(tried, room, kept, near), index)
        self._timer.start()
        timing = self._timing()
        if not timing.travel and timing.speeds.shake:
            strong = Change(self._outline, STRONG, key=self)
            self._clock.start([strong], waited=False)

    def hide(self) -> bool:
        """Say nothing any more; return whether something was said."""
        was = self.open
        self._timer.stop()
        self.bubble.hide()
        return was

    def _outline(self, part: float) -> None:
        self.bubble.set_line(4.0 if part < 1.0 else 2.0)


def refuse(item: CardItem, clock: Clock, timing: Timing, warning: str) -> None:
    """Shake a card; where nothing may move, draw a ring of the colour `warning` for a moment."""
    if not timing.travel:
        _flash(item, clock, timing, warning)
        return
    base = item.target

    def shift(part: float) -> None:
        item.place(replace(base, x=base.x + SWING * _wave(part)))

    clock.start([Change(shift, timing.speeds.shake, key=item)], waited=False)


def _flash(item: CardItem, clock: Clock, timing: Timing, warning: str) -> None:
    rings = item.rings

    def flash(part: float) -> None:
        item.set_rings(*(rings if part >= 1.0 else ((warning, 3.0),)))

    clock.start([Change(flash, timing.speeds.shake, key=(item, "flash"))], waited=False)


def _index(pose: Pose) -> tuple[float, float]:
    """Return the place of a card's upper left index."""
    spot = moved(pose, 0.5 * pose.height, -0.4 * pose.width)
    return spot.x, spot.y


def _wave(part: float) -> float:
    """Three swings between 0 and 1, each to both sides."""
    return sin(6 * pi * part)
