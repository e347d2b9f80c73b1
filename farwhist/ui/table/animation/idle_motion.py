"""The cards of the hand swaying a little while nothing else happens to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import pi, sin
from typing import Final

from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.transition import Clock, Motion

REACH: Final = 0.4
"""How far a card sways to either side, in degrees."""

PERIOD: Final = 6000
"""How long it takes there and back, in milliseconds."""


def sway(stage: ShownTable, clock: Clock, *, wanted: bool) -> None:
    """Let the hand sway from now on, or lie still."""

    def still() -> list[CardItem]:
        """The cards of the hand that lie where they belong, but for the one that is raised."""
        hands, cards = stage.view.hands, stage.scene.cards
        held = hands[stage.viewer] if hands else []
        items = [cards[card] for card in held if card is not None and card in cards]
        return [
            item
            for item in items
            if item.card is not stage.stance.raised
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
