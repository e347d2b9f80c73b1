"""Waits that can be paused and hurried, and a time that runs down."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal


class PausableTimers(QObject):
    """Calls functions after a while, never before the caller has returned."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rate = 1.0
        self._waiting: list[tuple[float, Callable[[], None]]] = []
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def running(self) -> bool:
        """Whether a timer runs."""
        return self._timer.isActive()

    def after(self, milliseconds: float, function: Callable[[], None]) -> None:
        """Call `function` when this time has passed; equal times keep their order."""
        self._count()
        self._waiting.append((float(milliseconds), function))
        self._wind()

    def set_rate(self, rate: float) -> None:
        """Let time pass so fast from now on; at 0 it stands still."""
        self._count()
        self._rate = rate
        self._wind()

    def stop(self) -> None:
        """Forget everything."""
        self._waiting.clear()
        self._timer.stop()

    def advance(self, milliseconds: float) -> None:
        """Let this much time pass."""
        late = [(left - milliseconds, function) for left, function in self._waiting]
        due = sorted((pair for pair in late if pair[0] <= 0), key=lambda pair: pair[0])
        self._waiting = [pair for pair in late if pair[0] > 0]
        self._since.start()
        for _, function in due:
            function()
        self._wind()

    def _count(self) -> None:
        """Take the time that has passed off every wait; who is due is called by the timer."""
        passed = self._since.restart() * self._rate if self._since.isValid() else 0.0
        if not self._since.isValid():
            self._since.start()
        self._waiting = [(max(left - passed, 0.0), each) for left, each in self._waiting]

    def _tick(self) -> None:
        passed = self._since.restart() * self._rate
        self.advance(max(passed, min((left for left, _ in self._waiting), default=0.0)))

    def _wind(self) -> None:
        if not self._waiting or not self._rate:
            self._timer.stop()
            return
        soonest = min(left for left, _ in self._waiting)
        self._timer.start(max(0, round(soonest / self._rate)))


LOOK_AGAIN: Final = 400
"""After how many milliseconds it is looked whether time may pass again."""
GAP: Final = 1000
"""A tick that is later by more milliseconds: the process was stopped, or the machine slept."""


def _milliseconds() -> float:
    return 1000 * monotonic()


class Countdown(QObject):
    """Counts a time down; without one no timer runs.

    Signals:
        ticked(): less is left.
        ended(): nothing is left.

    Args:
        held: whether time stands still now; it is asked at every tick.
        now: tells the time in milliseconds, from any moment on.
    """

    ticked = Signal()
    ended = Signal()

    def __init__(
        self,
        held: Callable[[], bool],
        parent: QObject | None = None,
        now: Callable[[], float] = _milliseconds,
    ) -> None:
        super().__init__(parent)
        self.now = now
        self._held = held
        self._total = 0.0
        self._left = 0.0
        self._step = 0.0
        self._steady = False
        self._wound = 0
        self._seen = 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    @property
    def running(self) -> bool:
        """Whether there is a time that runs down, even if it stands still now."""
        return self._total > 0

    @property
    def left(self) -> float:
        """How many milliseconds are left."""
        return self._left

    @property
    def share(self) -> float:
        """Which part is left, from 1 to 0; 0 without a time."""
        return self._left / self._total if self._total else 0.0

    def begin(
        self, milliseconds: float, step: float, *, of: float = 0.0, steady: bool = False
    ) -> None:
        """Let so much time run down, in steps of about `step` milliseconds.

        Args:
            milliseconds: what is left now.
            step: between two ticks.
            of: the whole time, if a part of it has passed already.
            steady: whether it runs down elsewhere, too: a gap of the process takes its part.
        """
        self._left = milliseconds
        self._total = of or milliseconds
        self._steady = steady
        self._step = step
        self._seen = self.now()
        self._wind(self._step)

    def stop(self) -> None:
        """Have no time any more; `ended` does not come."""
        self._total = self._left = 0.0
        self._timer.stop()

    def tick(self) -> None:
        """Take off what has passed since the last tick, unless time stands still."""
        if not self.running:
            return
        now = self.now()
        passed, self._seen = now - self._seen, now
        if passed > self._wound + GAP and not self._steady:
            self._wind(self._step)
            return
        if self._held():
            self._wind(LOOK_AGAIN)
            return
        self._left = max(self._left - passed, 0.0)
        if self._left:
            self._wind(self._step)
            self.ticked.emit()
        else:
            self.stop()
            self.ended.emit()

    def _wind(self, milliseconds: float) -> None:
        self._wound = max(1, round(min(milliseconds, self._left)))
        self._timer.start(self._wound)
