"""What mixes sounds and opens the device for them, with a device that the test holds."""

from __future__ import annotations

import subprocess
import sys
import time
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from farwhist.ui.table import sounds
from farwhist.ui.table.sounds import EVENTS, RATE, VOICES, SoundOutput, files, load

FRAMES = 960


class FakeDevice:
    """Asks for samples when the test wants it to; `opens` is given to what plays."""

    def __init__(self, *failures: Exception) -> None:
        self.failures = list(failures)
        self.opened = self.closed = 0
        self.fill: Callable[[memoryview], None] | None = None
        self.stuck = Event()
        self.stuck.set()

    def opens(self, fill: Callable[[memoryview], None]) -> Any:
        self.opened += 1
        if self.failures:
            raise self.failures.pop(0)
        self.fill = fill
        return self

    def close(self) -> None:
        self.stuck.wait()
        self.fill = None
        self.closed += 1

    def takes(self) -> array[float]:
        """Return what the device plays next."""
        samples = array("f", bytes(4 * FRAMES))
        if self.fill is not None:
            self.fill(memoryview(samples))
        return samples

    def takes_sound(self) -> list[float]:
        """Return the samples of all that is sounding, from its beginning to silence."""
        heard: array[float] = array("f")

        def begun() -> bool:
            heard.extend(self.takes())
            return any(heard)

        wait(begun)
        while any(more := self.takes()):
            heard.extend(more)
        return heard.tolist()


def wait(for_what: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not for_what():
        assert time.monotonic() < end
        time.sleep(0.001)


def trimmed(samples: list[float]) -> list[float]:
    first = next(place for place, each in enumerate(samples) if each)
    last = len(samples) - next(place for place, each in enumerate(reversed(samples)) if each)
    return samples[first:last]


@pytest.fixture
def device() -> FakeDevice:
    return FakeDevice()


@pytest.mark.parametrize("loudness", [1.0, 0.25])
@pytest.mark.parametrize("event", EVENTS)
def test_a_file_is_played_from_its_beginning_to_its_end(
    device: FakeDevice, event: str, loudness: float
) -> None:
    output = SoundOutput(device.opens)
    path = files(event)[0]
    output.play(path, loudness)
    assert trimmed(device.takes_sound()) == trimmed(load(path, loudness).tolist())
    output.close()


def test_sounds_at_once_are_added_up_and_those_above_a_number_are_left_out(
    device: FakeDevice, tmp_path: Path
) -> None:
    path = tmp_path / "steady.wav"
    write(path, array("h", [1024] * FRAMES))
    output = SoundOutput(device.opens)
    output.prepare()
    wait(lambda: device.fill is not None)
    for count in (1, 2, VOICES, VOICES + 3):
        for _ in range(count):
            output.play(path, 1.0)
        wait(lambda: len(output._ready) == min(count, VOICES))  # noqa: B023
        assert set(device.takes()) == {min(count, VOICES) / 32}
        assert not any(device.takes())
    output.close()


def test_after_a_rest_the_device_is_given_back_and_opened_again_for_the_next_sound(
    device: FakeDevice,
) -> None:
    output = SoundOutput(device.opens, rest=0.01)
    for times in (1, 2):
        output.play(files("win")[0], 1.0)
        wait(lambda: device.closed == times)  # noqa: B023
        assert device.opened == times
    output.close()


def test_a_device_that_cannot_be_opened_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "WAITS", (0.001, 0.004))
    device = FakeDevice(OSError("busy"), OSError("busy"), OSError("busy"))
    output = SoundOutput(device.opens)
    path = files("win")[0]

    def heard() -> bool:
        output.play(path, 1.0)
        return any(device.takes())

    wait(heard)
    assert device.opened == 4
    output.close()


def test_a_device_that_asks_for_nothing_any_more_is_opened_anew(
    monkeypatch: pytest.MonkeyPatch, device: FakeDevice
) -> None:
    monkeypatch.setattr(sounds, "WAITS", (0.001, 0.004))
    monkeypatch.setattr(sounds, "TICK", 0.001)
    output = SoundOutput(device.opens)

    def opened_again() -> bool:
        output.play(files("win")[0], 1.0)
        return device.opened > 2

    wait(opened_again)
    output.close()


def test_a_sound_that_comes_too_late_is_left_out(
    monkeypatch: pytest.MonkeyPatch, device: FakeDevice
) -> None:
    monkeypatch.setattr(sounds, "LATE", -1.0)
    output = SoundOutput(device.opens, rest=0.01)
    output.play(files("win")[0], 1.0)
    heard = []

    def given_back() -> bool:
        heard.extend(device.takes())
        return bool(device.closed)

    wait(given_back)
    assert not any(heard)
    output.close()


def test_a_device_that_does_not_come_back_is_not_waited_for(device: FakeDevice) -> None:
    output = SoundOutput(device.opens)
    output.prepare()
    wait(lambda: device.fill is not None)
    device.stuck.clear()
    output.close(patience=0.01)
    assert not device.closed
    device.stuck.set()
    wait(lambda: bool(device.closed))


def test_without_the_library_nothing_is_said(qtlog: Any, capfd: pytest.CaptureFixture[str]) -> None:
    tried(ModuleNotFoundError("No module named '_miniaudio'", name="_miniaudio"))
    assert not qtlog.records
    assert capfd.readouterr() == ("", "")


@pytest.mark.qt_log_ignore("^There is no sound: ")
@pytest.mark.parametrize(
    "problem",
    [
        ImportError("_miniaudio.abi3.so: undefined symbol: oops", name="_miniaudio"),
        ModuleNotFoundError("No module named '_cffi_backend'", name="_cffi_backend"),
    ],
)
def test_a_library_that_cannot_be_loaded_is_named_once(qtlog: Any, problem: ImportError) -> None:
    tried(problem)
    assert [each.message for each in qtlog.records] == [f"There is no sound: {problem}"]


def tried(problem: ImportError) -> None:
    """Try to play with a library that cannot be imported."""
    device = FakeDevice(problem)
    output = SoundOutput(device.opens)
    for _ in range(3):
        output.play(files("win")[0], 1.0)
    wait(lambda: output._thread is not None and not output._thread.is_alive())
    assert device.opened == 1


def test_a_file_of_another_kind_is_refused_and_not_heard(
    device: FakeDevice, tmp_path: Path
) -> None:
    good, bad = files("win")[0], tmp_path / "stereo.wav"
    write(bad, array("h", [1000] * 64), channels=2)
    with pytest.raises(wave.Error, match=r"stereo\.wav"):
        load(bad)
    (tmp_path / "damaged.wav").write_bytes(b"RIFF")
    output = SoundOutput(device.opens)
    for path in (bad, tmp_path / "damaged.wav", tmp_path / "missing.wav", good):
        output.play(path, 1.0)
    assert trimmed(device.takes_sound()) == trimmed(load(good).tolist())
    output.close()


def test_the_library_of_this_system_can_be_loaded() -> None:
    code = "from farwhist.ui.table import sound_device; print(sound_device.BACKENDS)"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=True
    )
    assert sys.platform in done.stdout and not done.stderr


def write(path: Path, samples: array[int], channels: int = 1) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
