"""The sounds of the table. Where they cannot be played, nothing else changes."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtCore import QObject, QUrl, qWarning

from farwhist import places

EVENTS: Final = {
    "deal": 3, "place": 3, "gather": 3,
    "flip": 1, "ready": 1, "reveal": 1, "made": 1, "failed": 1, "win": 1,
}  # fmt: skip
"""Every sound, and in how many variants there is a file of it."""

SILENT: Final = "There is no sound"
"""So begins what is said where a library that Qt needs for it is missing."""

Effect = Any
"""A QSoundEffect, what stands for it on Windows, or what a test puts in its place."""


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


def concerns(category: str | None, text: str) -> bool:
    """Whether a message of Qt is about sound: no device, no server, a library that is missing."""
    return (category or "").startswith("qt.multimedia") or text.startswith(
        ("QSoundEffect", "QAudio", "PulseAudioService", "No QtMultimedia backends")
    )


def player(parent: QObject) -> Callable[[Path], Effect | None]:
    """Return what makes an effect of a file on this system."""
    if sys.platform == "win32":
        from farwhist.ui.table import wave_out

        return wave_out.effects()
    return multimedia(parent)


def multimedia(parent: QObject) -> Callable[[Path], Effect | None]:
    """Return what makes an effect of a file; it makes none where Qt cannot play any.

    QtMultimedia comes with PySide6-Addons, which need not be installed. Where it is, and a library
    of the system that it needs is not, a warning says which.
    """
    try:
        module = importlib.import_module("PySide6.QtMultimedia")
    except ModuleNotFoundError:
        return lambda path: None
    except ImportError as error:
        qWarning(f"{SILENT}: {error}")
        return lambda path: None
    module.QMediaDevices.audioOutputs()  # looks for a sound server, which takes a moment

    def make(path: Path) -> Effect | None:
        if not module.QMediaDevices.audioOutputs():
            return None
        effect = module.QSoundEffect(parent)
        effect.setSource(QUrl.fromLocalFile(str(path)))
        return effect

    return make


class Sounds(QObject):
    """Plays a sound for each thing that is heard.

    Nothing is loaded before it is heard for the first time, and nothing at all while muted.

    Args:
        rng: chooses among the variants.
        effects: makes effects instead of the system's player, as for tests.
    """

    def __init__(
        self,
        rng: Random,
        parent: QObject | None = None,
        effects: Callable[[Path], Effect | None] | None = None,
    ) -> None:
        super().__init__(parent)
        self._rng = rng
        self._effects = effects
        self._loaded: dict[str, list[Effect]] = {}
        self._loudness = 0.0

    def prepare(self) -> None:
        """Load now what else the first sound would wait for, unless nothing is to be heard."""
        if self._loudness and self._effects is None:
            self._effects = player(self)

    def set_loudness(self, loudness: float) -> None:
        """Play this loud from now on, from 0 to 1."""
        self._loudness = loudness
        for effects in self._loaded.values():
            for effect in effects:
                effect.setVolume(loudness)

    def play(self, event: str) -> None:
        """Play one of the variants of a sound."""
        if not self._loudness:
            return
        effects = self._load(event)
        if effects:
            self._rng.choice(effects).play()

    def _load(self, event: str) -> list[Effect]:
        if event not in self._loaded:
            self.prepare()
            made = [self._effects(path) for path in files(event)] if self._effects else []
            self._loaded[event] = [effect for effect in made if effect is not None]
            self.set_loudness(self._loudness)
        return self._loaded[event]
