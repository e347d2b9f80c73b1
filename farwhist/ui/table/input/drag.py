"""Dragging a card out of the hand: a way to play it that is never required."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF

from farwhist.engine.cards import Card
from farwhist.ui.table.items.scene import TableScene
from farwhist.ui.table.transition import Clock, Motion

SLACK = 8.0
"""How far the pointer goes, in pixels, before a press becomes a drag."""

ENOUGH = 0.5
"""How far up a card must be taken to be played, in card heights."""


@dataclass(frozen=True, slots=True)
class Drop:
    """The end of a drag: which card, and whether it was taken far enough to be played."""

    card: Card
    played: bool


class Drag:
    """Lets one card of the hand follow the pointer, from press to release."""

    def __init__(self, scene: TableScene, clock: Clock) -> None:
        self._scene = scene
        self._clock = clock
        self._card: Card | None = None
        self._from = QPointF()
        self._under_way = False

    def begin(self, card: Card | None, point: QPointF) -> None:
        """The button went down on this card, or on none."""
        self._card, self._from, self._under_way = card, point, False

    def cancel(self) -> None:
        """Follow the pointer no more: the card is somewhere else now."""
        self._card, self._under_way = None, False

    def move(self, point: QPointF) -> bool:
        """Follow the pointer; return whether a card is being dragged."""
        item = None if self._card is None else self._scene.cards.get(self._card)
        if item is None:
            self._card = None
            return False
        way = point - self._from
        if not self._under_way and way.manhattanLength() <= SLACK:
            return False
        if not self._under_way:
            self._under_way = True
            # Takes the place of whatever still moves this card.
            self._clock.start([Motion(0, key=item)], waited=False)
        base = item.target
        item.place(replace(base, x=base.x + way.x(), y=base.y + way.y(), z=450, angle=0.0))
        return True

    def drop(self, point: QPointF) -> Drop | None:
        """The button went up; return what was dragged, if anything was, back on its way home."""
        card, self._card = self._card, None
        if not self._under_way or card is None:
            return None
        self._under_way = False
        item = self._scene.cards.get(card)
        if item is None:
            return None
        far = self._from.y() - point.y() > ENOUGH * item.target.height
        return Drop(card, far)
