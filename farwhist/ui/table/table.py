"""The card table as a whole: it shows events, and holds what the player is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from farwhist.engine.cards import Card, Seat
from farwhist.engine.events import Event
from farwhist.engine.position import Position
from farwhist.ui.settings.catalogue import TableRows
from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.animation.animation_steps import Hold
from farwhist.ui.table.animation.celebration import Celebration
from farwhist.ui.table.animation.event_queue import EventQueue
from farwhist.ui.table.animation.idle_motion import sway
from farwhist.ui.table.animation.match_celebration import MatchCelebration
from farwhist.ui.table.card_images import CardImages
from farwhist.ui.table.input.decision_input import DecisionInput
from farwhist.ui.table.input.pointer import Pointer
from farwhist.ui.table.input.trick_review import TrickReview
from farwhist.ui.table.input_block import InputBlock
from farwhist.ui.table.items.scene import TableScene
from farwhist.ui.table.layout.layout import Layout
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.table_appearance import TableAppearance
from farwhist.ui.table.theme import Theme
from farwhist.ui.table.transition import Clock
from farwhist.ui.table.view import TableView
from farwhist.ui.viewmodels.hand_order import HandOrder
from farwhist.ui.viewmodels.shown_match import ShownMatch


class Table(QObject):
    """Joins view, scene, clock and director, and shows one event after another.

    Attributes:
        asking: the player's open decision, and the cards of the hand that answer it.
        peeking: looking at earlier tricks.
        looks: deck, felt and sizes.
        celebration: how the end of a deal is felt.
        match_celebration: what is shown at the end of a match.
        rest: how long input rests.
        keep_free: returns how much of the felt, at the right, is left to what lies there, for a
            width and a height of all of it; call `fit_anew` when that changes.
        hasten: ends a wait for others beside the table; returns whether there was one.

    Signals:
        advanced(event, before): one more event is on the table; `before` was the view until then.
        passed(event, before): a jump is about to apply this event to the view `before`, unshown.
        jumped(first): the jump is done; `first` is the number in the match of the first event
            that it took in, or else of the next.
        settled: everything queued has been shown; the match may go on.
        summary(): a deal has been scored and waits for `go_on`.
        resized(): panels must find their place again.
        told(text): the player is to be told something.
        peeked(open): an earlier trick is looked at, or no longer.
    """

    advanced = Signal(object, object)
    passed = Signal(object, object)
    jumped = Signal(int)
    settled = Signal()
    summary = Signal()
    resized = Signal()
    told = Signal(str)
    peeked = Signal(bool)

    def __init__(self, theme: Theme, timing: Timing, parent: QWidget) -> None:
        super().__init__(parent)
        faces = CardImages(theme)
        self._scene = TableScene(theme, faces, self)
        self.view = TableView(self._scene, parent)
        self._clock = Clock(self)
        self.rest = InputBlock(self._clock)
        self._stage = ShownTable(self._scene, theme)
        self._event_queue = EventQueue(self._stage, self._clock, timing, self)
        self._lively = False
        self.keep_free: Callable[[int, int], float] = lambda width, height: 0.0
        self.hasten: Callable[[], bool] = lambda: False
        self.asking = DecisionInput(self._stage, self._event_queue, self._clock, self.rest, self)
        self.trick_review = TrickReview(self._stage, self._clock, lambda: self.timing)
        self.trick_review.changed = self.peeked.emit
        self.trick_review.laid_open = self.told.emit
        self.celebration = Celebration(self._stage, self.view, self._clock, lambda: self.timing)
        self.match_celebration = MatchCelebration(
            self._scene.confetti, self._clock, self.rest, lambda: self.timing
        )
        self.looks = TableAppearance(self.view, self._stage, faces, self._clock, self._resize)
        self._pointer = Pointer(
            self.view,
            self._stage,
            self._clock,
            lambda: self.timing,
            asking=self.asking,
            trick_review=self.trick_review,
            match_celebration=self.match_celebration,
            toggle=self.toggle_last_trick,
            aside=self.toggle_kitty,
            finish=self.finish,
        )
        self._event_queue.advanced.connect(self.advanced)
        self._event_queue.passed.connect(self.passed)
        self._event_queue.jumped.connect(self.jumped)
        self._event_queue.settled.connect(self.settled)
        self._event_queue.settled.connect(self.asking.hover.catch_up)
        self._event_queue.advanced.connect(lambda *_: self.asking.look_on())
        self._event_queue.held.connect(self._held)
        self.asking.refusal.covered = self.view.covered
        self.view.pressed.connect(self.asking.refusal.hide)
        self.view.resized.connect(self._resize)
        self.view.settled.connect(self.looks.sharpen)

    @property
    def position(self) -> Position:
        """What has been shown so far; read only."""
        return self._stage.view

    @property
    def match(self) -> ShownMatch:
        """Who sits at the table, and what is played."""
        return self._stage.match

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self._event_queue.busy

    @property
    def stuck(self) -> bool:
        """Whether an exception has kept it from showing all there is to show."""
        return self._event_queue.stuck

    @property
    def idle(self) -> bool:
        """Whether nothing moves and no timer runs."""
        return not self._clock.running

    @property
    def scene(self) -> TableScene:
        """The items, to look at."""
        return self._scene

    @property
    def clock(self) -> Clock:
        """The clock that everything on the table goes by."""
        return self._clock

    @property
    def stage(self) -> ShownTable:
        """What is shown, and how."""
        return self._stage

    @property
    def timing(self) -> Timing:
        """The speeds that are used."""
        return self._event_queue.timing

    def layout_now(self) -> Layout:
        """Return where everything belongs."""
        return self._stage.layout()

    def hand(self) -> list[Card]:
        """Return the known cards of the player's hand, left to right."""
        return self._stage.hand()

    def set_timing(self, timing: Timing) -> None:
        """Use these speeds from the next event on."""
        self._event_queue.timing = timing
        self._live()

    def follow(self, wanted: TableRows, order: HandOrder) -> None:
        """Look, and hold, show and guard the cards, as the player likes it, at once."""
        self.looks.set_felt(wanted.felt, texture=wanted.texture == "yes")
        self._stage.manner = order
        self._stage.earlier_tricks = wanted.tricks != "none"
        self._lively = wanted.lively == "yes"
        self.trick_review.allowed = wanted.tricks
        self.asking.follow(wanted)
        if self._stage.names:
            self.asking.hold_hand()
        self._live()

    def hurry(self, times: int) -> None:
        """Show what comes so many times as fast; 1 is the player's own speed."""
        self._event_queue.hurry = times
        if times > 1 and self._event_queue.hold is Hold.CLICK:
            self._event_queue.go_on()

    def set_stops(self, stops: bool) -> None:
        """Whether the show stops for the player after a deal."""
        self._event_queue.stops = stops

    def jump(
        self,
        match: ShownMatch,
        view: Position,
        events: Iterable[Event] = (),
        then: Iterable[Event] = (),
        *,
        first: int = 0,
    ) -> None:
        """Show at once where `events` lead to from `view`, which is changed; `then` go on.

        `first` is the number in the match of the first of them.
        """
        self.asking.forget()
        self._pointer.cancel()
        self.trick_review.close()
        self.celebration.end()
        self._measure()
        self._event_queue.jump(match, view, events, then, first)
        self._live()

    def show(self, events: Iterable[Event]) -> None:
        """Show these events, after those that are still queued."""
        self._event_queue.show(events)

    def wait_for(self, seats: tuple[Seat, ...]) -> None:
        """Mark the seats that must choose now."""
        self._stage.waiting = seats
        self._stage.refresh()

    def finish(self) -> bool:
        """Finish what moves or waits for a click; False when there was nothing."""
        if self.trick_review.close():
            return True
        if self._event_queue.hold is Hold.SUMMARY:
            return False
        if not self._event_queue.busy:
            if not self.hasten():
                return False
        else:
            self._event_queue.finish()
        self.rest.begin(self.timing.speeds.rest_cut)
        return True

    def put_away(self) -> bool:
        """Put an earlier trick, the chosen card or the focus away; False when there was none.

        A reason why a card may not be played goes first.
        """
        return self.asking.refusal.hide() or self.trick_review.close() or self.asking.put_away()

    def go_on(self) -> None:
        """Leave the summary of a deal."""
        self._event_queue.go_on()

    def toggle_last_trick(self) -> None:
        """Show the last trick in full, or put it away."""
        reason = self.trick_review.toggle()
        if reason:
            self.told.emit(reason)

    def toggle_kitty(self) -> None:
        """Show the kitty or the cards laid away, if the player has seen them, or put them away."""
        reason = self.trick_review.toggle_kitty()
        if reason:
            self.told.emit(reason)

    def _live(self) -> None:
        """Let the cards sway where that is wanted and things may move."""
        wanted = self._lively and self._event_queue.timing.travel and bool(self._stage.names)
        sway(self._stage, self._clock, wanted=wanted)

    def _held(self, hold: Hold) -> None:
        if hold is Hold.SUMMARY:
            self.summary.emit()

    def fit_anew(self) -> None:
        """Put everything where it belongs, as another part of the felt is kept free."""
        self._resize()
        self.looks.sharpen()

    def _measure(self) -> None:
        width, height = self.view.viewport().width(), self.view.viewport().height()
        self._stage.set_size(width, height, self.keep_free(width, height))

    def _resize(self) -> None:
        self.asking.refusal.hide()
        self._measure()
        if self._stage.names:
            self._stage.settle(sharp=False)
            self.celebration.stay()
        self.resized.emit()
