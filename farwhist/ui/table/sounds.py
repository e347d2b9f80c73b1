"""The sounds of the table. Where they cannot be played, nothing else changes."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final, Protocol

from PySide6.QtCore import QObject

from farwhist import places
from farwhist.ui.table.sound_output import SoundOutput

EVENTS: Final = {
    "deal": 3, "place": 3, "gather": 3,
    "flip": 1, "ready": 1, "reveal": 1, "made": 1, "failed": 1, "win": 1,
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

    def prepare(self) -> None:
        """Open the device now, for the first sound to be on time, unless nothing is to be heard."""
        if self._loudness:
            self._output.prepare()

    def set_loudness(self, loudness: float) -> None:
        """Play this loud from now on, from 0 to 1."""
        self._loudness = loudness

    def play(self, event: str) -> None:
        """Play one of the variants of a sound."""
        if not self._loudness:
            return
        if event not in self._files:
            self._files[event] = files(event)
        if self._files[event]:
            self._output.play(self._rng.choice(self._files[event]), self._loudness)
