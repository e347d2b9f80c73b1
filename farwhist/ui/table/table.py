"""The card table as a whole: it shows events, and holds what the player is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsView, QWidget

from farwhist.engine.cards import Card, Seat
from farwhist.engine.events import Event
from farwhist.engine.position import Position
from farwhist.ui.deck.options import DeckLook
from farwhist.ui.settings.catalogue import TableRows
from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.animation.card_motion import Hold, sway
from farwhist.ui.table.animation.celebration import Celebration, MatchCelebration
from farwhist.ui.table.animation.event_queue import EventQueue
from farwhist.ui.table.card_images import CardImages
from farwhist.ui.table.input.decision_input import DecisionInput
from farwhist.ui.table.input.pointer import Pointer
from farwhist.ui.table.input.trick_review import TrickReview
from farwhist.ui.table.input_block import InputBlock
from farwhist.ui.table.items.scene import TableScene
from farwhist.ui.table.layout.layout import Layout
from farwhist.ui.table.layout.measures import CardSize
from farwhist.ui.table.shown_state import KeysOf, ShownTable
from farwhist.ui.table.theme import Theme
from farwhist.ui.table.transition import Clock
from farwhist.ui.table.view import TableView
from farwhist.ui.viewmodels.hand_order import HandOrder
from farwhist.ui.viewmodels.shown_match import ShownMatch


class TableAppearance:
    """Changes the look of a table at once.

    Args:
        fit: puts everything where it belongs in another size.
    """

    def __init__(
        self,
        view: TableView,
        state: ShownTable,
        images: CardImages,
        clock: Clock,
        fit: Callable[[], None],
    ) -> None:
        self._view = view
        self._scene: TableScene = state.scene
        self._state = state
        self._images = images
        self._clock = clock
        self._fit = fit

    @property
    def text_scale(self) -> float:
        """How much larger than usual texts should be."""
        return self._state.text_scale

    def set_text_scale(self, scale: float) -> None:
        """Write larger than usual by this factor, as far as there is room."""
        if scale == self._state.text_scale:
            return
        self._state.text_scale = scale
        self._fit()
        self.sharpen()

    def set_deck(self, look: DeckLook, zoom: float) -> None:
        """Play with this deck, the hand `zoom` times as large as usual if there is room."""
        deck, cards = self._images.deck, CardSize(1 / look.ratio, zoom)
        look = replace(look, high_contrast=deck.look.high_contrast)
        if look == deck.look and cards == self._state.cards:
            return
        deck.look, self._state.cards = look, cards
        self._fit()
        self.sharpen()
        self._scene.update()

    def set_felt(self, felt: str, *, texture: bool) -> None:
        """Cover the table with one of `FELTS`, with or without its texture."""
        self._scene.set_felt(felt, texture=texture)
        self._view.resetCachedContent()
        self._view.viewport().update()

    def redraw(self) -> None:
        """Draw everything anew because the theme has changed its look."""
        self._scene.lay_felt()
        self.sharpen()
        self._view.resetCachedContent()
        self._scene.update()

    def sharpen(self) -> None:
        """Draw all pictures anew for the size and the screen that there is now."""
        screen = self._view.screen()
        if screen is not None:
            self._clock.set_refresh_rate(screen.refreshRate())
        self._draw_for(self._view.devicePixelRatioF())

    @contextmanager
    def drawn_for(self, ratio: float) -> Iterator[None]:
        """Have all pictures drawn with so many pixels for one of the screen, for a while."""
        mode = self._view.cacheMode()
        self._view.setCacheMode(QGraphicsView.CacheModeFlag.CacheNone)
        self._draw_for(ratio)
        try:
            yield
        finally:
            self._view.setCacheMode(mode)
            self.sharpen()

    def _draw_for(self, ratio: float) -> None:
        self._images.forget(ratio)
        for item in self._scene.cards.values():
            if self._clock.moves(item) or not item.there:
                item.redraw()
            else:
                item.land()


class Table(QObject):
    """Joins view, scene, clock and director, and shows one event after another.

    Args:
        hasten: ends a wait for others beside the table; returns whether there was one.
        keys_of: returns the keys of a command, as menus write them.

    Attributes:
        input: the player's open decision, and the cards of the hand that answer it.
        trick_review: looking at earlier tricks.
        appearance: deck, felt and sizes.
        celebration: how the end of a deal is felt.
        match_celebration: what is shown at the end of a match.
        input_block: how long input rests.

    Signals:
        advanced(event, before): one more event is on the table; `before` was the view until then.
        passed(event, before): a jump is about to apply this event to the view `before`, unshown.
        jumped(first): the jump is done; `first` is the number in the match of the first event
            that it took in, or else of the next.
        settled: everything queued has been shown; the match may go on.
        summary(): a deal has been scored and waits for `go_on`.
        measuring(width, height): everything is about to be laid out on so much felt; who lies
            there says how much of it to `keep_free`, and calls `fit_anew` when that changes.
        resized(): panels must find their place again.
        announced(text): the player is to be told something.
        review_changed(open): an earlier trick is looked at, or no longer.
    """

    advanced = Signal(object, object)
    passed = Signal(object, object)
    jumped = Signal(int)
    settled = Signal()
    summary = Signal()
    measuring = Signal(int, int)
    resized = Signal()
    announced = Signal(str)
    review_changed = Signal(bool)

    def __init__(
        self,
        theme: Theme,
        timing: Timing,
        parent: QWidget,
        *,
        hasten: Callable[[], bool],
        keys_of: KeysOf,
    ) -> None:
        super().__init__(parent)
        images = CardImages(theme)
        self._scene = TableScene(theme, images, self)
        self.view = TableView(self._scene, parent)
        self._clock = Clock(self)
        self.input_block = InputBlock(self._clock)
        self._state = ShownTable(self._scene, theme, keys_of=keys_of)
        self._event_queue = EventQueue(self._state, self._clock, timing, self)
        self._lively = False
        self._kept_free = 0.0
        self._hasten = hasten
        self.input = DecisionInput(
            self._state,
            self._event_queue,
            self._clock,
            self.input_block,
            covered=self.view.covered,
            parent=self,
        )
        self.trick_review = TrickReview(self._state, self._clock, lambda: self.timing)
        self.trick_review.changed.connect(self.review_changed)
        self.trick_review.announced.connect(self.announced)
        self.celebration = Celebration(self._state, self.view, self._clock, lambda: self.timing)
        self.match_celebration = MatchCelebration(
            self._scene.confetti, self._clock, self.input_block, lambda: self.timing
        )
        self.appearance = TableAppearance(self.view, self._state, images, self._clock, self._resize)
        self._pointer = Pointer(
            self.view,
            self._state,
            self._clock,
            lambda: self.timing,
            decision_input=self.input,
            trick_review=self.trick_review,
            match_celebration=self.match_celebration,
        )
        self._pointer.last_trick_clicked.connect(self.toggle_last_trick)
        self._pointer.kitty_clicked.connect(self.toggle_kitty)
        self._pointer.felt_clicked.connect(self.finish)
        self._event_queue.advanced.connect(self.advanced)
        self._event_queue.passed.connect(self.passed)
        self._event_queue.jumped.connect(self.jumped)
        self._event_queue.settled.connect(self.settled)
        self._event_queue.settled.connect(self.input.hover.catch_up)
        self._event_queue.advanced.connect(lambda *_: self.input.look_on())
        self._event_queue.held.connect(self._held)
        self.view.pressed.connect(self.input.refusal.hide)
        self.view.resized.connect(self._resize)
        self.view.settled.connect(self.appearance.sharpen)

    @property
    def position(self) -> Position:
        """What has been shown so far; read only."""
        return self._state.view

    @property
    def match(self) -> ShownMatch:
        """Who sits at the table, and what is played."""
        return self._state.match

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
    def state(self) -> ShownTable:
        """What is shown, and how."""
        return self._state

    @property
    def timing(self) -> Timing:
        """The speeds that are used."""
        return self._event_queue.timing

    def layout_now(self) -> Layout:
        """Return where everything belongs."""
        return self._state.layout()

    def hand(self) -> list[Card]:
        """Return the known cards of the player's hand, left to right."""
        return self._state.hand()

    def set_timing(self, timing: Timing) -> None:
        """Use these speeds from the next event on."""
        self._event_queue.timing = timing
        self._live()

    def follow(self, wanted: TableRows, order: HandOrder) -> None:
        """Look, and hold, show and guard the cards, as the player likes it, at once."""
        self.appearance.set_felt(wanted.felt, texture=wanted.texture == "yes")
        self._state.order = order
        self._state.earlier_tricks = wanted.tricks != "none"
        self._lively = wanted.lively == "yes"
        self.trick_review.allowed = wanted.tricks
        self.input.follow(wanted)
        if self._state.names:
            self.input.hold_hand()
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
        self.input.forget()
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
        self._state.waiting = seats
        self._state.refresh()

    def finish(self) -> bool:
        """Finish what moves or waits for a click; False when there was nothing."""
        if self.trick_review.close():
            return True
        if self._event_queue.hold is Hold.SUMMARY:
            return False
        if not self._event_queue.busy:
            if not self._hasten():
                return False
        else:
            self._event_queue.finish()
        self.input_block.begin(self.timing.speeds.rest_cut)
        return True

    def put_away(self) -> bool:
        """Put an earlier trick, the chosen card or the focus away; False when there was none.

        A reason why a card may not be played goes first.
        """
        return self.input.refusal.hide() or self.trick_review.close() or self.input.put_away()

    def go_on(self) -> None:
        """Leave the summary of a deal."""
        self._event_queue.go_on()

    def toggle_last_trick(self) -> None:
        """Show the last trick in full, or put it away."""
        reason = self.trick_review.toggle()
        if reason:
            self.announced.emit(reason)

    def toggle_kitty(self) -> None:
        """Show the kitty or the cards laid away, if the player has seen them, or put them away."""
        reason = self.trick_review.toggle_kitty()
        if reason:
            self.announced.emit(reason)

    def _live(self) -> None:
        """Let the cards sway where that is wanted and things may move."""
        wanted = self._lively and self._event_queue.timing.travel and bool(self._state.names)
        sway(self._state, self._clock, wanted=wanted)

    def _held(self, hold: Hold) -> None:
        if hold is Hold.SUMMARY:
            self.summary.emit()

    def keep_free(self, width: float) -> None:
        """Lay nothing on so much of the felt, at the right, when everything is laid out next."""
        self._kept_free = width

    def fit_anew(self) -> None:
        """Put everything where it belongs, as another part of the felt is kept free."""
        self._resize()
        self.appearance.sharpen()

    def _measure(self) -> None:
        width, height = self.view.viewport().width(), self.view.viewport().height()
        self.measuring.emit(width, height)
        self._state.set_size(width, height, self._kept_free)

    def _resize(self) -> None:
        self.input.refusal.hide()
        self._measure()
        if self._state.names:
            self._state.settle(sharp=False)
            self.celebration.stay()
        self.resized.emit()
