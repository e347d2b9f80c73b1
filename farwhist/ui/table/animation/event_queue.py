"""The queue of events and what is being shown of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, Signal

from farwhist.engine.events import Event
from farwhist.engine.position import Position
from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.animation.card_motion import Hold, Step, Unawaited
from farwhist.ui.table.animation.event_animations import script
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.transition import Clock
from farwhist.ui.viewmodels.shown_match import ShownMatch


class EventQueue(QObject):
    """Shows one event after another. With durations of 0 all of them at once, the same way.

    Signals:
        advanced(event, before): one more event is on the table; `before` was the view until then.
            A deal's scores are as soon as the show stops for them.
        passed(event, before): a jump takes this event in without showing it; `before` is the view
            to which it is about to be applied.
        jumped(first): the jump is done; the number in the match of the first event that it took
            in, or else of the next.
        settled(): everything queued has been shown.
        held(hold): the show stops until the player goes on.
    """

    advanced = Signal(object, object)
    passed = Signal(object, object)
    jumped = Signal(int)
    settled = Signal()
    held = Signal(object)

    def __init__(self, state: ShownTable, clock: Clock, timing: Timing, parent: QObject) -> None:
        super().__init__(parent)
        self.timing = timing
        self.stops = True
        self._state = state
        self._clock = clock
        self._queue: deque[Event] = deque()
        self.hurry = 1
        self._script: Iterator[Step] | None = None
        self._coming: tuple[Event, Position] | None = None
        self._hold: Hold | None = None
        self._running = False
        self._news = False
        clock.rested.connect(self._run)

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self._script is not None or bool(self._queue)

    @property
    def stuck(self) -> bool:
        """Whether something is to be shown that nothing brings on, as after an exception."""
        return self.busy and self._hold is None and not (self._running or self._clock.busy)

    @property
    def hold(self) -> Hold | None:
        """What the player has to do for the show to go on, if anything."""
        return self._hold

    def show(self, events: Iterable[Event]) -> None:
        """Show these events after those that are queued."""
        self._queue.extend(events)
        self._news = True
        self._run()

    def jump(
        self,
        match: ShownMatch,
        view: Position,
        events: Iterable[Event],
        then: Iterable[Event],
        first: int,
    ) -> None:
        """Forget what is queued, show at once where `events` lead to, and `then` these.

        `first` is the number in the match of the first of them.
        """
        self._queue.clear()
        self._clock.stop()
        self._script, self._hold, self._coming = None, None, None
        self._state.jump(match, view, events, self.passed.emit)
        self._state.scene.calm()
        self.jumped.emit(first)
        self._queue.extend(then)
        self._news = True
        self._run()

    def finish(self) -> None:
        """Bring what is being shown to its end, but not the next event."""
        current = self._script
        while current is not None and self._script is current:
            if self._hold is Hold.SUMMARY:
                return
            self._hold = None
            self._clock.finish()
            self._step()
        self._run()

    def finish_all(self) -> None:
        """Show everything that is queued, up to where only the player can go on."""
        while self.busy and self._hold is not Hold.SUMMARY:
            if self._script is None:
                self._step()
            self.finish()

    def go_on(self) -> None:
        """Leave a hold."""
        if self._hold is not None:
            self._hold = None
            self._run()

    def _timing(self) -> Timing:
        return self.timing if self.hurry == 1 else self.timing.faster(self.hurry)

    def _run(self) -> None:
        if self._running:
            return
        self._running = True
        try:
            while self.busy and not self._clock.busy and self._hold is None:
                self._step()
        finally:
            self._running = False
        if self._news and not self.busy:
            self._news = False
            self.settled.emit()

    def _step(self) -> None:
        if self._script is None:
            if self._queue:
                event = self._queue.popleft()
                self._coming = event, self._state.view.copy()
                self._script = script(event, self._state, self._timing())
            return
        step = next(self._script, None)
        if step is None:
            self._script = None
            self._advance()
        elif isinstance(step, Hold):
            if self.stops:
                self._hold = step
                if step is Hold.SUMMARY:
                    self._advance()
                self.held.emit(step)
        else:
            self._clock.start(step, waited=not isinstance(step, Unawaited))

    def _advance(self) -> None:
        """Tell once that the event of the script is on the table."""
        coming, self._coming = self._coming, None
        if coming is not None:
            self.advanced.emit(*coming)
