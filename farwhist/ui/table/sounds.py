"""The sounds of the table, and the thread that plays them."""

from __future__ import annotations

import atexit
import os
import wave
from array import array
from collections import deque
from collections.abc import Callable, Collection
from operator import add
from pathlib import Path
from random import Random
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, qWarning

from farwhist import places

if TYPE_CHECKING:
    from farwhist.ui.table.sound_device import Device, Fill

SILENT: Final = "There is no sound"
"""So begins what is said where the library that plays sounds is there and cannot be loaded."""

RATE: Final = 32_000
"""Samples a second of every file."""

VOICES: Final = 6
"""So many sounds are heard at once at most; a further one is left out."""

LATE: Final = 0.5
"""A sound that cannot begin within so many seconds is left out."""

REST: Final = 5.0
"""Seconds without a sound after which the device is given back."""

TICK: Final = 0.4
"""Seconds between two looks at an open device."""

STALL: Final = 3
"""So many looks after which a device that asks for nothing counts as lost: not all say so."""

WAITS: Final = (0.5, 8.0)
"""Seconds until the next try after a failure, the first and the longest; they double."""

PATIENCE: Final = 1.0
"""Seconds that the end of the program waits for a device that does not come back."""


def open_device(fill: Fill) -> Device:
    """Open the system's device.

    Raises:
        ImportError: the library is missing, or does not fit this system.
        OSError: there is no device, or it is not free.
    """
    from farwhist.ui.table.sound_device import Device

    return Device(fill)


def load(path: Path, loudness: float = 1.0) -> array[float]:
    """Return the samples of a file, so loud, from -1 to 1.

    Raises:
        OSError, wave.Error: it cannot be read, or is no sound of one channel of 16 bits at `RATE`.
    """
    with wave.open(str(path)) as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise wave.Error(f"{path.name} has not one channel of 16 bits at {RATE} Hz")
        samples = array("h", file.readframes(file.getnframes()))
    return array("f", [loudness / 32768 * each for each in samples])


def _tell(problem: ImportError) -> None:
    """Warn of a library that cannot be loaded; one that was left out was left out on purpose."""
    if not (isinstance(problem, ModuleNotFoundError) and problem.name == "_miniaudio"):
        qWarning(f"{SILENT}: {problem}")


class SoundOutput:
    """Opens the device when something is to be heard, mixes, and gives it back after a rest.

    A thread of its own opens, loads and closes; the device asks for samples in another. A device
    that fails is tried again after a while, when there is something to be heard.

    Args:
        opens: opens a device, as for tests.
        rest: seconds without a sound after which the device is given back.
    """

    def __init__(self, opens: Callable[[Fill], Device] = open_device, rest: float = REST) -> None:
        self._opens = opens
        self._rest = rest
        self._asked: deque[tuple[float, Path, float]] = deque(maxlen=VOICES)
        self._ready: deque[array[float]] = deque()
        self._voices: list[tuple[array[float], int]] = []
        self._loaded: dict[Path, array[float]] = {}
        self._loudness = 0.0
        self._filled = 0
        self._heard = 0.0
        self._woken = Event()
        self._closed = Event()
        self._thread: Thread | None = None

    def prepare(self) -> None:
        """Open the device now, since something will be heard soon. Returns at once."""
        if self._thread is None:
            # libpulse would write to the terminal what it finds wrong with the player's folders.
            os.environ.setdefault("PULSE_LOG_SYSLOG", "1")
            self._thread = Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()
            # A device that asks for samples while Python ends would bring the program down.
            atexit.register(self.close)
        self._woken.set()

    def play(self, path: Path, loudness: float) -> None:
        """Play a file so loud, from 0 to 1, as soon as the device takes it. Returns at once."""
        self._asked.append((monotonic(), path, loudness))
        self.prepare()

    def close(self, patience: float = PATIENCE) -> None:
        """Give the device back for good; wait for that no longer than so many seconds."""
        self._closed.set()
        self._woken.set()
        if self._thread is not None:
            self._thread.join(patience)

    def _run(self) -> None:
        wait = WAITS[0]
        while not self._closed.is_set():
            self._woken.wait()
            self._woken.clear()
            began = monotonic()
            try:
                failed = not self._closed.is_set() and self._serve()
            except OSError:
                failed = True
            except ImportError as problem:
                _tell(problem)
                return
            if not failed or monotonic() - began > REST:
                wait = WAITS[0]
            if failed:
                self._closed.wait(wait)
                wait = min(2 * wait, WAITS[1])

    def _serve(self) -> bool:
        """Play until nothing is to be heard any more; return whether the device was lost."""
        self._filled, still, before = 0, 0, -1
        device = self._opens(self._fill)
        try:
            now = self._heard = monotonic()
            looked = now
            while not self._closed.is_set() and now - self._heard < self._rest:
                self._load_asked(now)
                self._woken.wait(TICK)
                self._woken.clear()
                now = monotonic()
                if now - looked >= TICK:  # only time that this thread has seen pass counts
                    still = still + 1 if self._filled == before else 0
                    before, looked = self._filled, now
                if still == STALL:
                    return True
            return False
        finally:
            device.close()
            self._ready.clear()
            self._voices.clear()

    def _load_asked(self, now: float) -> None:
        while self._asked:
            when, path, loudness = self._asked.popleft()
            if loudness != self._loudness:
                self._loaded.clear()
                self._loudness = loudness
            if path not in self._loaded:
                try:
                    self._loaded[path] = load(path, loudness)
                except (OSError, EOFError, wave.Error):
                    self._loaded[path] = array("f")
            if now - when < LATE:
                self._ready.append(self._loaded[path])

    def _fill(self, target: memoryview) -> None:
        """Write the next samples over silence; called by the device, in its own thread."""
        self._filled += 1
        while self._ready:
            samples = self._ready.popleft()
            if len(self._voices) < VOICES:
                self._voices.append((samples, 0))
        if not self._voices:
            return
        self._heard = monotonic()
        left = []
        for number, (samples, begin) in enumerate(self._voices):
            end = begin + len(target)
            part = samples[begin:end]
            target[: len(part)] = array("f", map(add, part, target)) if number else part
            if end < len(samples):
                left.append((samples, end))
        self._voices = left


EVENTS: Final = {
    "deal": 3, "place": 3, "gather": 3,
    "flip": 1, "ready": 1, "reveal": 1, "made": 1, "failed": 1, "win": 1,
    "turn": 1, "refused": 1, "trick_won": 1, "trick_lost": 1, "broken": 1,
}  # fmt: skip
"""Every sound, and in how many variants there is a file of it."""


def files(event: str) -> list[Path]:
    """Return the files of a sound that exist."""
    count = EVENTS[event]
    names = [f"{event}-{n}.wav" for n in range(1, count + 1)] if count > 1 else [f"{event}.wav"]
    found = []
    for name in names:
        try:
            found.append(places.resource("sounds", name))
        except FileNotFoundError:
            continue
    return found


class Output(Protocol):
    """What plays files, so loud; no call waits."""

    def prepare(self) -> None: ...
    def play(self, path: Path, loudness: float) -> None: ...


class Sounds(QObject):
    """Plays a sound for each thing that is heard.

    Nothing is loaded before it is heard for the first time, and nothing at all while muted.

    Args:
        rng: chooses among the variants.
        output: plays files instead of the system's device, as for tests.
    """

    def __init__(
        self, rng: Random, parent: QObject | None = None, output: Output | None = None
    ) -> None:
        super().__init__(parent)
        self._rng = rng
        if output is None:
            output = device = SoundOutput()
            self.destroyed.connect(lambda: device.close(0))
        self._output = output
        self._files: dict[str, list[Path]] = {}
        self._loudness = 0.0
        self._left_out: frozenset[str] = frozenset()

    def prepare(self) -> None:
        """Open the device now, for the first sound to be on time, unless nothing is to be heard."""
        if self._loudness:
            self._output.prepare()

    def set_loudness(self, loudness: float) -> None:
        """Play this loud from now on, from 0 to 1."""
        self._loudness = loudness

    def leave_out(self, events: Collection[str]) -> None:
        """Play none of these sounds from now on, and all others."""
        self._left_out = frozenset(events)

    def play(self, event: str) -> None:
        """Play one of the variants of a sound."""
        if not self._loudness or event in self._left_out:
            return
        if event not in self._files:
            self._files[event] = files(event)
        if self._files[event]:
            self._output.play(self._rng.choice(self._files[event]), self._loudness)
