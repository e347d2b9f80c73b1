"""The card of the hand under the pointer: which one it is, and how it leans."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPointF

from farwhist.engine.cards import Card
from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.animation.card_flight import CardFlight
from farwhist.ui.table.layout.hand import LEAN, card_at
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.transition import Clock


class Hover:
    """Remembers the card under the pointer, and lets it lean towards the pointer.

    `hold` is called when another card must be raised. A hand that is being dealt or closes up
    is not disturbed: what the pointer reached meanwhile is raised by :meth:`catch_up`.
    """

    def __init__(
        self,
        stage: ShownTable,
        clock: Clock,
        timing: Callable[[], Timing],
        hold: Callable[[], None],
    ) -> None:
        self._stage = stage
        self._clock = clock
        self._timing = timing
        self._hold = hold
        self._late = False
        self.card: Card | None = None
        self.lean = 0.0
        """How far the card leans, in degrees."""

    def card_at(self, point: QPointF) -> Card | None:
        """Return the card whose strip lies at this point."""
        return card_at(self._stage.layout().resting, point.x(), point.y())

    def move(self, point: QPointF, *, anew: bool) -> bool:
        """Follow the pointer; return whether `hold` must be called, as it must with `anew`."""
        card = self.card_at(point)
        if self._hand_comes():
            self.card, self._late = card, True
            return False
        if card is not self.card or self._late or anew:
            self.card, self._late = card, False
            self.lean = self._lean_to(card, point)
            return True
        if card is not None:
            self._follow(card, point)
        return False

    def leave(self) -> None:
        """The pointer has left the table."""
        if self.card is not None:
            self.card = None
            self._late = self._hand_comes()
            if not self._late:
                self._hold()

    def forget(self) -> None:
        """Another position comes onto the table: no card of it is under the pointer yet."""
        self.card, self._late, self.lean = None, False, 0.0

    def catch_up(self) -> None:
        """Raise the card that the pointer reached while the hand was still coming."""
        if self._late and not self._hand_comes():
            self._late = False
            self._hold()

    def _hand_comes(self) -> bool:
        cards = self._stage.scene.cards
        return any(self._clock.awaits(cards.get(card)) for card in self._stage.layout().resting)

    def _lean_to(self, card: Card | None, point: QPointF) -> float:
        if card is None or not self._timing().travel:
            return 0.0
        pose = self._stage.layout().resting[card]
        return LEAN * min(max((point.x() - pose.x) / (pose.width / 2), -1.0), 1.0)

    def _follow(self, card: Card, point: QPointF) -> None:
        lean, stance = self._lean_to(card, point), self._stage.stance
        if card is stance.raised and not stance.chosen and abs(lean - stance.lean) > 0.2:
            item = self._stage.scene.cards[card]
            self.lean = lean
            turned = item.target.angle + lean - stance.lean
            self._stage.stance = replace(stance, lean=lean)
            item.target = replace(item.target, angle=turned)
            self._clock.start([CardFlight(item, self._timing().speeds.lift)], waited=False)
