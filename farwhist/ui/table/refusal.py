"""How a card says that it may not be played."""

from __future__ import annotations

from math import pi, sin

from farwhist.ui.settings.speeds import Pace
from farwhist.ui.table.card_item import CardItem
from farwhist.ui.table.transition import Change, Clock


def refuse(item: CardItem, clock: Clock, pace: Pace, warning: str) -> None:
    """Shake a card; where nothing may move, draw a ring of the colour `warning` for a moment."""
    if not pace.travel:
        _flash(item, clock, pace, warning)
        return
    base = item.target

    def shift(part: float) -> None:
        item.place(base)
        item.setX(base.x + 4 * _wave(part))

    clock.start([Change(shift, pace.speeds.shake, key=item)], waited=False)


def _flash(item: CardItem, clock: Clock, pace: Pace, warning: str) -> None:
    rings = item.rings

    def flash(part: float) -> None:
        item.set_rings(*(rings if part >= 1.0 else ((warning, 3.0),)))

    clock.start([Change(flash, pace.speeds.shake, key=(item, "flash"))], waited=False)


def _wave(part: float) -> float:
    """Two swings to either side between 0 and 1."""
    return sin(4 * pi * part)
