"""What the mouse does on the table, and dragging a card out of the hand."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, Signal

from farwhist.engine.cards import Card
from farwhist.engine.moves import KEEP, REFUSE
from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.animation.card_motion import CardFlight
from farwhist.ui.table.animation.celebration import MatchCelebration
from farwhist.ui.table.input.decision_input import DecisionInput
from farwhist.ui.table.input.trick_review import TrickReview
from farwhist.ui.table.layout.geometry import Pose
from farwhist.ui.table.layout.layout import DISCARDS, STOCK
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.transition import Clock, Motion
from farwhist.ui.table.view import TableView

SLACK = 8.0
"""How far the pointer goes, in pixels, before a press becomes a drag."""

ENOUGH = 0.5
"""How far up a card must be taken to be played, or to be discarded when it is drawn, and how far
down to be kept then; in card heights."""


class Drop(Struct, frozen=True):
    """The end of a drag: which card, and whether it was taken far enough to be played."""

    card: Card
    played: bool


class Drag:
    """Lets one card of the hand follow the pointer, from press to release.

    The others make room where it would lie. One that is taken far enough to be played leaves them
    as they were.
    """

    def __init__(self, state: ShownTable, clock: Clock, decision_input: DecisionInput) -> None:
        self._state = state
        self._clock = clock
        self._decision_input = decision_input
        self._card: Card | None = None
        self._from = QPointF()
        self._base: Pose | None = None
        self._orders = state.own_orders

    def begin(self, card: Card | None, point: QPointF) -> None:
        """The button went down on this card, or on none."""
        self.cancel()
        self._card, self._from = card, point

    def cancel(self) -> None:
        """Follow the pointer no more: the card is somewhere else now."""
        if self._base is not None:
            self._state.own_orders = self._orders
        self._end()

    def move(self, point: QPointF) -> bool:
        """Follow the pointer; return whether a card is being dragged."""
        card = self._card
        if card is None or card not in self._state.hand():
            self.cancel()
            return False
        item, way = self._state.scene.cards[card], point - self._from
        if self._base is None:
            if way.manhattanLength() <= SLACK:
                return False
            self._base, self._orders = item.target, self._state.own_orders
            self._decision_input.dragged = card
            # Takes the place of whatever still moves this card.
            self._clock.start([Motion(0, key=item)], waited=False)
        base = self._base
        item.place(replace(base, x=base.x + way.x(), y=base.y + way.y(), z=450, angle=0.0))
        self._make_room(card, item.x(), far=self._far(point))
        return True

    def drop(self, point: QPointF) -> Drop | None:
        """The button went up; return what was dragged, if anything was."""
        card = self._card
        if card is None or self._base is None or not self.move(point):
            self.cancel()
            return None
        found = Drop(card, self._far(point))
        self._end()
        if self._state.own_orders != self._orders:
            self._state.rearranged.emit()
        return found

    def _end(self) -> None:
        self._card = self._base = self._decision_input.dragged = None

    def _far(self, point: QPointF) -> bool:
        """Whether the card is far enough up to be played."""
        height = self._state.layout().sizes.card
        return self._from.y() - point.y() > ENOUGH * height

    def _make_room(self, card: Card, x: float, *, far: bool) -> None:
        """Hold the card at the place that is nearest to `x`, or where it was if it is `far` up."""
        state = self._state
        before = state.hand()
        state.own_orders = self._orders
        places = [pose.x for pose in state.layout().resting.values()]
        place = min(range(len(places)), key=lambda each: abs(places[each] - x))
        if not far and state.hand()[place] is not card:
            state.put_card(card, place)
        if state.hand() != before:
            self._decision_input.hold_hand()


class DrawnCard:
    """Keeps the card that is drawn on a click, or dragged down; discards it when it is dragged up.

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
        self._state = state
        self._scene = state.scene
        self._clock = clock
        self._timing = timing
        self._decision_input = decision_input
        self._trick_review = trick_review
        self._match_celebration = match_celebration
        self._drag = Drag(state, clock, decision_input)
        self._drawn = DrawnCard(state, clock, decision_input)
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
        if self._drawn.press(point):
            return
        self._pressed = self._decision_input.hover.card_at(point)
        self._drag.begin(self._pressed, point)

    def _release(self, point: QPointF) -> None:
        if self._drawn.release(point, self._timing()):
            return
        decision_input = self._decision_input
        card = decision_input.hover.card_at(point)
        pressed, self._pressed = self._pressed, None
        dragged = self._drag.drop(point)
        if dragged is not None:
            if dragged.played:
                decision_input.focus.leave()
                decision_input.choose(dragged.card, sure=True)
                if self._clock.moves(self._scene.cards.get(dragged.card)):
                    return
            else:
                decision_input.hover.move(point, anew=True)
                decision_input.hold_hand()
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
        if self._drawn.move(point) or self._drag.move(point):
            return
        decision_input = self._decision_input
        if decision_input.hover.move(point, anew=decision_input.focus.card is not None):
            decision_input.focus.leave()
            decision_input.hold_hand()

    def _send_home(self, card: Card) -> None:
        """Let a card that was dragged lie in the hand again, unless it was played."""
        item, timing = self._scene.cards.get(card), self._timing()
        if item is not None and card in self._state.hand():
            home = CardFlight(item, timing.speeds.sort, travel=timing.travel)
            self._clock.start([home], waited=False)
