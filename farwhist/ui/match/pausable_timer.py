"""Waits that can be paused and hurried, on one timer that runs only while somebody waits."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer


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
