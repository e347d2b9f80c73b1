"""The sounds of Windows, with a winmm that notes what it is told."""

from __future__ import annotations

import ctypes
import time
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from farwhist.ui.table.sounds import files
from farwhist.ui.table.wave_out import DONE, VOICES, Header, WaveEffect, WaveOut


class Winmm:
    """Plays nothing: `finish` says that all has been heard."""

    def __init__(self, *, device: bool = True) -> None:
        self.device = device
        self.rates: list[int] = []
        self.written: list[bytes] = []
        self.open = self.refused = 0
        self._headers: list[Any] = []

    def waveOutOpen(self, device: Any, mapper: Any, form: Any, *_: Any) -> int:
        if not self.device:
            self.refused += 1
            return 6  # MMSYSERR_NODRIVER
        assert mapper.value == 0xFFFFFFFF
        told = form._obj
        assert (told.tag, told.channels, told.bits, told.bytes_a_frame) == (1, 1, 16, 2)
        assert told.bytes_a_second == 2 * told.rate
        self.rates.append(told.rate)
        self.open += 1
        device._obj.value = len(self.rates)
        return 0

    def waveOutPrepareHeader(self, device: Any, header: Any, size: int) -> int:
        assert size == ctypes.sizeof(header._obj)
        return 0

    def waveOutWrite(self, device: Any, header: Any, size: int) -> int:
        told = header._obj
        self._headers.append(told)
        begin = ctypes.c_void_p.from_buffer(told, Header.data.offset).value
        self.written.append(ctypes.string_at(begin or 0, told.length))
        return 0

    def waveOutUnprepareHeader(self, device: Any, header: Any, size: int) -> int:
        return 0

    def waveOutReset(self, device: Any) -> int:
        return 0

    def waveOutClose(self, device: Any) -> int:
        self.open -= 1
        return 0

    def finish(self) -> None:
        for header in self._headers:
            header.flags |= DONE


def wait(for_what: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not for_what():
        assert time.monotonic() < end
        time.sleep(0.001)


def test_a_sound_is_played_as_loud_as_it_is_to_be() -> None:
    winmm = Winmm()
    (path,) = files("win")
    effect = WaveEffect(path, WaveOut(winmm))
    with wave.open(str(path)) as file:
        samples = array("h", file.readframes(file.getnframes()))
    for loudness in (1.0, 0.5, 0.0):
        effect.setVolume(loudness)
        effect.play()
        wait(lambda: bool(winmm.written))
        heard = array("h", winmm.written.pop())
        assert heard == array("h", [round(loudness * each) for each in samples])


def test_sounds_at_once_have_devices_of_their_own_up_to_a_number() -> None:
    winmm = Winmm()
    out = WaveOut(winmm)
    for _ in range(VOICES + 3):
        out.play(32_000, b"\0\0" * 64)
    wait(lambda: len(winmm.written) == VOICES)

    def heard_again() -> bool:
        winmm.finish()
        out.play(32_000, b"\1\0" * 64)
        return winmm.written[-1] == b"\1\0" * 64

    wait(heard_again)
    assert winmm.rates == [32_000] * VOICES  # a device that has done is used again


def test_after_a_rest_the_devices_are_given_back() -> None:
    winmm = Winmm()
    out = WaveOut(winmm, rest=0.01)
    out.play(32_000, b"\0\0" * 64)
    wait(lambda: bool(winmm.written) and not winmm.open)
    out.play(32_000, b"\0\0" * 64)
    wait(lambda: len(winmm.written) == 2)


def test_without_a_device_nothing_is_heard_and_nothing_fails() -> None:
    winmm = Winmm(device=False)
    out = WaveOut(winmm)
    out.play(32_000, b"\0\0")
    wait(lambda: bool(winmm.refused))
    winmm.device = True
    out.play(32_000, b"\0\0")  # it has been plugged in
    wait(lambda: bool(winmm.written))


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    with wave.open(str(tmp_path / "stereo.wav"), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(32_000)
        file.writeframes(b"\0" * 8)
    with pytest.raises(wave.Error, match=r"stereo\.wav"):
        WaveEffect(tmp_path / "stereo.wav", WaveOut(Winmm()))
