"""What the mouse does on the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, Signal

from farwhist.engine.cards import Card
from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.animation.card_flight import CardFlight
from farwhist.ui.table.animation.match_celebration import MatchCelebration
from farwhist.ui.table.input.decision_input import DecisionInput
from farwhist.ui.table.input.drag import Drag
from farwhist.ui.table.input.trick_review import TrickReview
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.transition import Clock
from farwhist.ui.table.view import TableView


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
        stage: ShownTable,
        clock: Clock,
        timing: Callable[[], Timing],
        *,
        asking: DecisionInput,
        trick_review: TrickReview,
        match_celebration: MatchCelebration,
    ) -> None:
        super().__init__(view)
        self._view = view
        self._scene = stage.scene
        self._clock = clock
        self._timing = timing
        self._asking = asking
        self._peeking = trick_review
        self._match_celebration = match_celebration
        self._drag = Drag(stage.scene, clock)
        self._pressed: Card | None = None
        view.pressed.connect(self._press)
        view.released.connect(self._release)
        view.hovered.connect(self._move)
        view.left.connect(asking.hover.leave)
        asking.closed.connect(self._let_go)

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
        self._pressed = self._asking.hover.card_at(point)
        self._drag.begin(self._pressed, point)

    def _release(self, point: QPointF) -> None:
        asking = self._asking
        card = asking.hover.card_at(point)
        pressed, self._pressed = self._pressed, None
        dragged = self._drag.drop(point)
        if dragged is not None:
            if dragged.played:
                asking.focus.leave()
                asking.choose(dragged.card, sure=True)
            else:
                self._send_home(dragged.card)
            return
        if self._peeking.click(point):
            return
        if card is not None and card is pressed:
            asking.focus.leave()
            asking.choose(card)
        elif self._scene.last_trick.box.contains(point):
            self.last_trick_clicked.emit()
        elif self._scene.aside_at(point):
            self.kitty_clicked.emit()
        else:
            self.felt_clicked.emit()

    def _move(self, point: QPointF) -> None:
        if self._drag.move(point):
            return
        asking = self._asking
        if asking.hover.move(point, anew=asking.focus.card is not None):
            asking.focus.leave()
            asking.hold_hand()

    def _send_home(self, card: Card) -> None:
        item, timing = self._scene.cards[card], self._timing()
        self._clock.start(
            [CardFlight(item, timing.speeds.sort, travel=timing.travel)], waited=False
        )
