"""The card that the player has drawn and looks at: clicked or dragged to be kept or discarded."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPointF

from farwhist.engine.cards import Card
from farwhist.engine.moves import KEEP, REFUSE
from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.animation.card_motion import CardFlight
from farwhist.ui.table.input.decision_input import DecisionInput
from farwhist.ui.table.layout.layout import DISCARDS, STOCK
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.transition import Clock, Motion

SLACK: Final = 8.0
"""How far the pointer goes, in pixels, before a press becomes a drag."""

ENOUGH: Final = 0.5
"""How far down the card must be taken to be kept, or up to be discarded, in card heights."""


class DrawnCard:
    """Keeps the card on a click, or when it is dragged down to the hand; discards it dragged up.

    A click on the stock or on the discards discards it, too.
    """

    def __init__(self, state: ShownTable, clock: Clock, decision_input: DecisionInput) -> None:
        self._state = state
        self._clock = clock
        self._decision_input = decision_input
        self._pressed: QPointF | None = None
        self._dragged = False

    @property
    def card(self) -> Card | None:
        """The card that the player is asked about."""
        decision, view = self._decision_input.decision, self._state.view
        asked = decision is not None and KEEP in decision.moves and bool(view.stock)
        return view.stock[0] if asked else None

    def press(self, point: QPointF) -> bool:
        """The button went down; return whether it did so on the card or on a pile."""
        self._dragged = False
        self._pressed = point if self._on_card(point) or self._on_piles(point) else None
        return self._pressed is not None

    def move(self, point: QPointF) -> bool:
        """Let the card follow the pointer; return whether it does."""
        if self._pressed is None or self.card is None or not self._on_card(self._pressed):
            return False
        way = point - self._pressed
        if not self._dragged and way.manhattanLength() <= SLACK:
            return False
        item = self._state.scene.cards[self.card]
        if not self._dragged:
            self._dragged = True
            self._clock.start([Motion(0, key=item)], waited=False)
        base = item.target
        item.place(replace(base, x=base.x + way.x(), y=base.y + way.y(), z=450))
        return True

    def release(self, point: QPointF, timing: Timing) -> bool:
        """The button went up; return whether it had gone down on the card or on a pile."""
        pressed, self._pressed = self._pressed, None
        card = self.card
        if pressed is None or card is None:
            return False
        if not self._dragged:
            if self._on_card(point):
                self._decision_input.make(KEEP)
            elif self._on_piles(point):
                self._decision_input.make(REFUSE)
            return True
        down = point.y() - pressed.y()
        enough = ENOUGH * self._state.layout().poses[card].height
        if abs(down) > enough or self._on_piles(point):
            self._decision_input.make(KEEP if down > enough else REFUSE)
        if self._decision_input.decision is not None:
            item = self._state.scene.cards[card]
            home = CardFlight(item, timing.speeds.sort, travel=timing.travel)
            self._clock.start([home], waited=False)
        return True

    def _on_card(self, point: QPointF) -> bool:
        card = self.card
        pose = None if card is None else self._state.layout().poses.get(card)
        return pose is not None and pose.holds(point.x(), point.y())

    def _on_piles(self, point: QPointF) -> bool:
        if self.card is None:
            return False
        poses = self._state.layout().poses
        piles = (poses[each] for each in (STOCK, DISCARDS) if each in poses)
        return any(pose.holds(point.x(), point.y()) for pose in piles)
