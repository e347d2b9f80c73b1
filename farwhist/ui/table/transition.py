"""The one clock of the table, and what it moves."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Final

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, Signal

GAP: Final = 1000
"""A tick that comes after more milliseconds: the process was stopped, or the machine slept."""


class Motion:
    """Something that changes between 0 and 1: after `delay`, for `duration` milliseconds.

    Motions with the same `key` replace each other. A motion that does nothing is a pause.
    """

    def __init__(
        self,
        duration: float,
        delay: float = 0.0,
        *,
        curve: QEasingCurve.Type = QEasingCurve.Type.Linear,
        key: Hashable = None,
    ) -> None:
        self.duration = duration
        self.delay = delay
        self.key = key
        self._curve = QEasingCurve(curve)
        self._spent = 0.0

    def advance(self, milliseconds: float) -> bool:
        """Move on by this time and return whether the motion is still under way."""
        self._spent += milliseconds
        if self._spent < self.delay:
            return True
        if self._spent >= self.delay + self.duration:
            self.land()
            return False
        self.at(self._curve.valueForProgress((self._spent - self.delay) / self.duration))
        return True

    def at(self, progress: float) -> None:
        """Show the state at `progress`: 0 is the start and 1 the end; curves may overshoot."""

    def land(self) -> None:
        """Show the end."""
        self.at(1.0)


class Change(Motion):
    """A motion that hands its progress to a function."""

    def __init__(
        self,
        change: Callable[[float], None],
        duration: float,
        delay: float = 0.0,
        *,
        curve: QEasingCurve.Type = QEasingCurve.Type.Linear,
        key: Hashable = None,
    ) -> None:
        super().__init__(duration, delay, curve=curve, key=key)
        self._change = change

    def at(self, progress: float) -> None:
        self._change(progress)


class Clock(QObject):
    """Moves everything on the table; it has a timer running only while something moves.

    Nothing has moved in a gap of the process: what runs down by this clock does not end in one.

    `rested` is emitted when the last motion that others wait for has ended by itself.
    """

    rested = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motions: list[tuple[Motion, bool]] = []
        self._anew: set[Hashable] = set()
        self._rate = 1.0
        self._stopped = False
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(16)
        self._timer.timeout.connect(self._tick)

    def set_refresh_rate(self, hertz: float) -> None:
        """Follow the screen, between 30 and 240 pictures a second."""
        self._timer.setInterval(round(1000 / min(max(hertz, 30.0), 240.0)))

    @property
    def busy(self) -> bool:
        """Whether something moves that others wait for."""
        return any(waited for _, waited in self._motions)

    @property
    def running(self) -> bool:
        """Whether anything moves at all."""
        return self._timer.isActive()

    def moves(self, key: Hashable) -> bool:
        """Whether a motion with this key is under way."""
        return any(motion.key is key for motion, _ in self._motions)

    def awaits(self, key: Hashable) -> bool:
        """Whether others wait for a motion with this key."""
        return any(waited and motion.key is key for motion, waited in self._motions)

    @property
    def rate(self) -> float:
        """How fast time passes: 1 as usual, 4 in a hurry, 0 while paused."""
        return self._rate

    def set_rate(self, rate: float) -> None:
        """Let time pass so fast from now on. At 0 everything stands still and no timer runs."""
        if rate == self._rate:
            return
        if self._timer.isActive():
            self._tick()
        self._rate = rate
        self._wind()

    def start(self, motions: Iterable[Motion], *, waited: bool = True) -> None:
        """Begin these motions; one without any duration ends before this returns.

        When they take the place of the last ones that others wait for, `rested` is emitted.
        """
        was_busy = self.busy
        for motion in motions:
            self._replace(motion.key)
            if motion.advance(0.0):
                self._motions.append((motion, waited))
        self._wind()
        if was_busy and not self.busy:
            self.rested.emit()

    def advance(self, milliseconds: float) -> None:
        """Let this much time pass."""
        was_busy = self.busy
        self._anew.clear()
        self._stopped = False
        current, self._motions = self._motions, []
        still: list[tuple[Motion, bool]] = []
        for pair in current:
            if pair[0].advance(milliseconds):
                still.append(pair)
            if self._stopped:
                still.clear()
                break
        # What landed may have set the same things in motion anew, or stopped them.
        self._motions = [pair for pair in still if pair[0].key not in self._anew] + self._motions
        self._settle(was_busy)

    def finish(self) -> None:
        """Bring everything that others wait for to its end at once, without `rested`."""
        ending = [motion for motion, waited in self._motions if waited]
        self._motions = [pair for pair in self._motions if not pair[1]]
        for motion in ending:
            motion.land()
        if not self._motions:
            self._timer.stop()

    def stop(self) -> None:
        """Drop all motions where they are."""
        self._stopped = True
        self._motions.clear()
        self._timer.stop()

    def _replace(self, key: Hashable) -> None:
        if key is not None:
            self._anew.add(key)
            self._motions = [pair for pair in self._motions if pair[0].key != key]

    def _wind(self) -> None:
        """Run the timer when something moves and time passes."""
        if not self._motions or not self._rate:
            self._timer.stop()
        elif not self._timer.isActive():
            self._since.start()
            self._timer.start()

    def _tick(self) -> None:
        passed = self._since.restart()
        self.advance((passed if passed <= GAP else self._timer.interval()) * self._rate)

    def _settle(self, was_busy: bool) -> None:
        if not self._motions:
            self._timer.stop()
        if was_busy and not self.busy:
            self.rested.emit()
