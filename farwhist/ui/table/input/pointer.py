"""What the mouse does on the table, and dragging a card out of the hand."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, Signal

from farwhist.engine.cards import Card
from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.animation.card_motion import CardFlight
from farwhist.ui.table.animation.celebration import MatchCelebration
from farwhist.ui.table.input.decision_input import DecisionInput
from farwhist.ui.table.input.trick_review import TrickReview
from farwhist.ui.table.items.scene import TableScene
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.transition import Clock, Motion
from farwhist.ui.table.view import TableView

SLACK = 8.0
"""How far the pointer goes, in pixels, before a press becomes a drag."""

ENOUGH = 0.5
"""How far up a card must be taken to be played, in card heights."""


class Drop(Struct, frozen=True):
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


class Pointer(QObject):
    """Brings each press and move of the mouse to what lies there.

    Signals:
        last_trick_clicked(): where the last trick lies.
        kitty_clicked(): where the cards out of play lie.
        felt_clicked(): where nothing else has a use for it.
    """

    last_trick_clicked = Signal()
    kitty_clicked = Signal()
    felt_clicked = Signal()

    def __init__(
        self,
        view: TableView,
        state: ShownTable,
        clock: Clock,
        timing: Callable[[], Timing],
        *,
        decision_input: DecisionInput,
        trick_review: TrickReview,
        match_celebration: MatchCelebration,
    ) -> None:
        super().__init__(view)
        self._view = view
        self._scene = state.scene
        self._clock = clock
        self._timing = timing
        self._decision_input = decision_input
        self._trick_review = trick_review
        self._match_celebration = match_celebration
        self._drag = Drag(state.scene, clock)
        self._pressed: Card | None = None
        view.pressed.connect(self._press)
        view.released.connect(self._release)
        view.hovered.connect(self._move)
        view.left.connect(decision_input.hover.leave)
        decision_input.closed.connect(self._let_go)

    def cancel(self) -> None:
        """Let no card follow the pointer any more: it is somewhere else now."""
        self._drag.cancel()

    def _let_go(self) -> None:
        """A card that was pressed is no answer to the next question."""
        self._pressed = None

    def _press(self, point: QPointF) -> None:
        self._view.setFocus()
        if self._match_celebration.end():
            return
        self._pressed = self._decision_input.hover.card_at(point)
        self._drag.begin(self._pressed, point)

    def _release(self, point: QPointF) -> None:
        decision_input = self._decision_input
        card = decision_input.hover.card_at(point)
        pressed, self._pressed = self._pressed, None
        dragged = self._drag.drop(point)
        if dragged is not None:
            if dragged.played:
                decision_input.focus.leave()
                decision_input.choose(dragged.card, sure=True)
            else:
                self._send_home(dragged.card)
            return
        if self._trick_review.click(point):
            return
        if card is not None and card is pressed:
            decision_input.focus.leave()
            decision_input.choose(card)
        elif self._scene.last_trick.box.contains(point):
            self.last_trick_clicked.emit()
        elif self._scene.kitty_at(point):
            self.kitty_clicked.emit()
        else:
            self.felt_clicked.emit()

    def _move(self, point: QPointF) -> None:
        if self._drag.move(point):
            return
        decision_input = self._decision_input
        if decision_input.hover.move(point, anew=decision_input.focus.card is not None):
            decision_input.focus.leave()
            decision_input.hold_hand()

    def _send_home(self, card: Card) -> None:
        item, timing = self._scene.cards[card], self._timing()
        self._clock.start(
            [CardFlight(item, timing.speeds.sort, travel=timing.travel)], waited=False
        )
