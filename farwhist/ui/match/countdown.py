"""A time that runs down, and stands still while something else has the player's attention."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

LOOK_AGAIN: Final = 400
"""After how many milliseconds it is looked whether time may pass again."""
GAP: Final = 1000
"""A tick that is later by more milliseconds: the process was stopped, or the machine slept."""


def _milliseconds() -> float:
    return 1000 * monotonic()


class Countdown(QObject):
    """Counts a time down; without one no timer runs. A gap of the process takes nothing off.

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

    def begin(self, milliseconds: float, step: float) -> None:
        """Let so much time run down, in steps of about `step` milliseconds."""
        self._total = self._left = milliseconds
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
        if passed > self._wound + GAP:
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
