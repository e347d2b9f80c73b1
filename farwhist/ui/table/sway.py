"""The cards of the hand swaying a little while nothing else happens to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import pi, sin
from typing import Final

from farwhist.ui.table.card_item import CardItem
from farwhist.ui.table.transition import Motion

REACH: Final = 0.4
"""How far a card sways to either side, in degrees."""

PERIOD: Final = 6000
"""How long it takes there and back, in milliseconds."""


class Sway(Motion):
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
        super().__init__(0, key=Sway.KEY)
        self._items = items

    def land(self) -> None:
        for item in self._items():
            item.setRotation(item.target.angle)


def _phase(item: CardItem) -> float:
    """Where in the period a card begins: always the same for the same card."""
    card = item.card
    return 0.0 if card is None else (card.rank * 5 + (card.suit or 0) * 3) % 16 / 16
