"""The system's device for sounds, opened by the library miniaudio.

Its compiled part is used alone: the Python around it imports the standard library's access to the
web, and never gives a connection to a sound server back. The version is pinned in pyproject.toml.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from _miniaudio import ffi, lib

from farwhist.identity import NAME

RATE: Final = 32_000
"""Samples a second."""

PERIOD: Final = 30
"""Milliseconds of sound that are asked for at a time."""

PERIODS: Final = 3
"""So many are kept ahead: enough for a window that is busy, and not heard as a delay."""

BACKENDS: Final = {
    "linux": [lib.ma_backend_pulseaudio, lib.ma_backend_alsa],
    "darwin": [lib.ma_backend_coreaudio],
    "win32": [lib.ma_backend_wasapi, lib.ma_backend_dsound, lib.ma_backend_winmm],
}
"""What is tried, in this order. PipeWire answers as PulseAudio."""

Fill = Callable[[memoryview], None]
"""Writes the next samples, from -1 to 1, over silence; called in a thread of the device."""


class Device:
    """The device that the player has chosen in the system; it plays what `fill` writes.

    Opening, and giving it back, may take long: the system decides.

    Raises:
        OSError: there is none, or it is not free.
    """

    def __init__(self, fill: Fill) -> None:
        # What C points to is kept here as long as the device is.
        self._handle = ffi.new_handle(fill)
        self._name = ffi.new("char[]", NAME.encode())
        self._device = ffi.new("ma_device *")
        for backend in BACKENDS.get(sys.platform, []):
            if backend == lib.ma_backend_alsa:
                _quiet_alsa()
            if self._opened(backend):
                break
        else:
            raise OSError("no sound device can be opened")
        if lib.ma_device_start(self._device) != lib.MA_SUCCESS:
            self.close()
            raise OSError("the sound device does not start")

    def _opened(self, backend: int) -> bool:
        system = lib.ma_context_config_init()
        system.threadPriority = lib.ma_thread_priority_normal
        system.pulse.pApplicationName = self._name
        config = lib.ma_device_config_init(lib.ma_device_type_playback)
        config.sampleRate = RATE
        config.periodSizeInMilliseconds = PERIOD
        config.periods = PERIODS
        config.dataCallback = lib._internal_data_callback
        config.pUserData = self._handle
        config.playback.format = lib.ma_format_f32
        config.playback.channels = 1
        config.pulse.pStreamNamePlayback = self._name
        result = lib.ma_device_init_ex(
            [backend], 1, ffi.addressof(system), ffi.addressof(config), self._device
        )
        return bool(result == lib.MA_SUCCESS)

    def close(self) -> None:
        """Give the device back."""
        # Uninitialising alone would wait for ever for a server that is gone.
        lib.ma_device_stop(self._device)
        lib.ma_device_uninit(self._device)


@ffi.def_extern(name="_internal_data_callback")  # type: ignore[untyped-decorator]
def _fill(device: Any, output: Any, _: Any, frames: int) -> None:
    samples = memoryview(ffi.buffer(output, 4 * frames)).cast("f")
    ffi.from_handle(device.pUserData)(samples)


@cache
def _quiet_alsa() -> object:
    """Keep ALSA from writing to the terminal that there is no device.

    It forgets that when it is unloaded, so it is returned, to be kept.
    """
    import _cffi_backend

    try:
        alsa = _cffi_backend.load_library("libasound.so.2", 0)
    except OSError:
        return None
    tell = alsa.load_function(ffi.typeof("void(*)(void *)"), "snd_lib_error_set_handler")
    tell(ffi.addressof(lib, "init_miniaudio"))  # it does nothing, whatever it is called with
    return alsa
