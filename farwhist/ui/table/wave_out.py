"""Sounds on Windows, by the part of the system for short sounds, which every Windows has.

QtMultimedia plays them on the other systems. Here it would bring along QtNetwork too, and both
together are a fourteenth of the installed program.
"""

from __future__ import annotations

import ctypes
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

PCM: Final = 1
MAPPER: Final = 0xFFFFFFFF
"""The device that the player has chosen in the system's settings."""
DONE: Final = 1
REST: Final = 5.0
"""Seconds without a sound after which the device is given back."""
VOICES: Final = 6
"""So many sounds are heard at once at most; a further one is left out."""


class Format(ctypes.Structure):
    """WAVEFORMATEX of the Windows API."""

    _fields_ = (
        ("tag", ctypes.c_uint16), ("channels", ctypes.c_uint16), ("rate", ctypes.c_uint32),
        ("bytes_a_second", ctypes.c_uint32), ("bytes_a_frame", ctypes.c_uint16),
        ("bits", ctypes.c_uint16), ("extra", ctypes.c_uint16),
    )  # fmt: skip


class Header(ctypes.Structure):
    """WAVEHDR of the Windows API: what a device plays, which must not move meanwhile."""

    _fields_ = (
        ("data", ctypes.c_char_p), ("length", ctypes.c_uint32), ("recorded", ctypes.c_uint32),
        ("user", ctypes.c_size_t), ("flags", ctypes.c_uint32), ("loops", ctypes.c_uint32),
        ("next", ctypes.c_void_p), ("reserved", ctypes.c_size_t),
    )  # fmt: skip


class WaveOut:
    """Plays samples of 16 bits, one channel, in a thread of its own: a device may open slowly.

    Args:
        library: winmm, or what a test puts in its place.
        rest: seconds without a sound after which the device is given back.
    """

    def __init__(self, library: Any, rest: float = REST) -> None:
        self._library = library
        self._rest = rest
        self._asked: SimpleQueue[tuple[int, bytes]] = SimpleQueue()
        self._voices: list[tuple[int, ctypes.c_void_p, Header]] = []
        self._thread: Thread | None = None

    def play(self, rate: int, samples: bytes) -> None:
        """Play samples, so many a second, as soon as the device takes them."""
        self._asked.put((rate, samples))
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        while True:
            try:
                rate, samples = self._asked.get(timeout=self._rest if self._voices else None)
            except Empty:
                self._give_back()
            else:
                self._start(rate, samples)

    def _start(self, rate: int, samples: bytes) -> None:
        header = Header(data=samples, length=len(samples))
        size = ctypes.sizeof(header)
        device = self._free_device(rate)
        if device is None:
            return
        self._library.waveOutPrepareHeader(device, ctypes.byref(header), size)
        self._library.waveOutWrite(device, ctypes.byref(header), size)
        self._voices.append((rate, device, header))

    def _free_device(self, rate: int) -> ctypes.c_void_p | None:
        for place, (its_rate, device, header) in enumerate(self._voices):
            if header.flags & DONE and its_rate == rate:
                del self._voices[place]
                self._library.waveOutUnprepareHeader(
                    device, ctypes.byref(header), ctypes.sizeof(header)
                )
                return device
        if len(self._voices) == VOICES:
            return None
        device = ctypes.c_void_p()
        form = Format(PCM, 1, rate, 2 * rate, 2, 16, 0)
        opened = self._library.waveOutOpen(
            ctypes.byref(device), ctypes.c_uint32(MAPPER), ctypes.byref(form), None, None, 0
        )
        return None if opened else device

    def _give_back(self) -> None:
        for _, device, header in self._voices:
            self._library.waveOutReset(device)
            self._library.waveOutUnprepareHeader(
                device, ctypes.byref(header), ctypes.sizeof(header)
            )
            self._library.waveOutClose(device)
        self._voices.clear()


class WaveEffect:
    """One sound, as QSoundEffect is one.

    Raises:
        OSError, wave.Error: the file cannot be read, or is no sound of 16 bits and one channel.
    """

    def __init__(self, path: Path, out: WaveOut) -> None:
        with wave.open(str(path)) as file:
            if (file.getnchannels(), file.getsampwidth()) != (1, 2):
                raise wave.Error(f"{path.name} has not one channel of 16 bits")
            self._rate = file.getframerate()
            self._samples = array("h", file.readframes(file.getnframes()))
        self._out = out
        self._loud = b""

    def setVolume(self, loudness: float) -> None:
        """Play this loud from now on, from 0 to 1."""
        self._loud = array("h", [round(loudness * each) for each in self._samples]).tobytes()

    def play(self) -> None:
        """Play the sound from its beginning."""
        self._out.play(self._rate, self._loud)


def effects() -> Callable[[Path], WaveEffect]:
    """Return what makes an effect of a file, on Windows."""
    out = WaveOut(getattr(ctypes, "windll").winmm)  # noqa: B009 - it is there on Windows alone
    return lambda path: WaveEffect(path, out)
