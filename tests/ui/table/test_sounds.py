"""Sounds: which, how loud, and nothing where there can be none."""

from __future__ import annotations

import importlib
import wave
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject, QtMsgType
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.ui.failures import Failures
from farwhist.ui.table import sounds as module
from farwhist.ui.table.sounds import EVENTS, Sounds, concerns, files, multimedia
from tests.ui import driving
from tests.ui.driving import Key, press
from tests.ui.furnished import Furnished


class Recorder:
    """Notes what would have been heard."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, float]] = []
        self.loaded: list[str] = []

    def make(self, path: Path) -> object:
        recorder = self
        recorder.loaded.append(path.stem)

        class Effect:
            volume = 0.0

            def setVolume(self, volume: float) -> None:
                self.volume = volume

            def play(self) -> None:
                recorder.heard.append((path.stem, self.volume))

        return Effect()


def test_every_sound_is_a_short_soft_file() -> None:
    for event, count in EVENTS.items():
        assert len(files(event)) == count
        for path in files(event):
            with wave.open(str(path)) as sound:
                assert (sound.getnchannels(), sound.getsampwidth()) == (1, 2)
                assert 0.03 < sound.getnframes() / sound.getframerate() < 2.0
                data = memoryview(sound.readframes(sound.getnframes())).cast("h")
                assert 8_000 < max(map(abs, data)) < 20_000
                assert abs(sum(data) / len(data)) < 200
                assert abs(data[-1]) < 50, f"{path.name} ends with a click"


def test_variants_are_loaded_when_first_heard() -> None:
    recorder = Recorder()
    sounds = Sounds(Random(1), None, recorder.make)
    sounds.play("deal")
    assert not recorder.loaded
    sounds.set_loudness(0.5)
    for _ in range(30):
        sounds.play("deal")
    assert recorder.loaded == ["deal-1", "deal-2", "deal-3"]
    assert {name for name, _ in recorder.heard} == set(recorder.loaded)
    assert {volume for _, volume in recorder.heard} == {0.5}


def test_without_multimedia_or_files_nothing_is_said(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], qapp: QObject
) -> None:
    def missing(name: str) -> object:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(importlib, "import_module", missing)
    sounds = Sounds(Random(1))
    sounds.set_loudness(1.0)
    for event in EVENTS:
        sounds.play(event)
    assert multimedia(qapp)(Path("x.wav")) is None
    assert capfd.readouterr() == ("", "")


@pytest.mark.qt_log_ignore("^There is no sound: libpulse.so.0: cannot open shared object file$")
def test_a_library_that_is_missing_is_named_once(
    monkeypatch: pytest.MonkeyPatch, qtlog: Any
) -> None:
    def missing(name: str) -> object:
        raise ImportError("libpulse.so.0: cannot open shared object file")

    monkeypatch.setattr(importlib, "import_module", missing)
    sounds = Sounds(Random(1))
    sounds.set_loudness(1.0)
    for event in EVENTS:
        sounds.play(event)
    said = [record.message for record in qtlog.records]
    assert said == ["There is no sound: libpulse.so.0: cannot open shared object file"]
    assert not concerns("default", said[0])  # so it is logged


@pytest.mark.parametrize(("loudness", "times"), [(0.0, 0), (0.4, 1)])
def test_what_makes_sounds_is_loaded_once_and_never_while_muted(
    monkeypatch: pytest.MonkeyPatch, loudness: float, times: int
) -> None:
    recorder, loads = Recorder(), list[QObject]()

    def load(parent: QObject) -> object:
        loads.append(parent)
        return recorder.make

    monkeypatch.setattr(module, "multimedia", load)
    sounds = Sounds(Random(1))
    sounds.set_loudness(loudness)
    sounds.prepare()
    assert len(loads) == times and not recorder.loaded
    sounds.play("win")
    sounds.prepare()
    assert len(loads) == times and len(recorder.heard) == times


@pytest.mark.parametrize(
    ("category", "text", "about"),
    [
        ("qt.multimedia.ffmpeg", "Using Qt multimedia with FFmpeg", True),
        ("default", "PulseAudioService: pa_context_connect() failed", True),
        ("default", "QSoundEffect: playback of this format is not supported", True),
        ("default", "QPainter::begin: Paint device returned engine == 0", False),
        (None, "", False),
    ],
)
def test_only_messages_about_sound_are_kept_from_the_terminal(
    qapp: QApplication, tmp_path: Path, capfd: pytest.CaptureFixture[str],
    *, category: str | None, text: str, about: bool,
) -> None:  # fmt: skip
    assert concerns(category, text) is about

    class Context:
        pass

    context: Any = Context()
    context.category = category
    Failures(tmp_path, qapp)._said(QtMsgType.QtInfoMsg, context, text)
    assert capfd.readouterr() == ("", "" if about else f"{text}\n")


def test_a_trick_is_heard_and_m_mutes(window: Furnished, qtbot: QtBot) -> None:
    heard: list[str] = []
    window.table.stage.sound = heard.append
    driving.wait_until_asked(window, qtbot)
    while not window.table.position.results:
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    assert {"ready", "reveal", "place", "gather"} <= set(heard)
    assert {"made", "failed"} & set(heard)
    assert window.table_preferences.now.mute == "no"
    press(window, qtbot, Key.Key_M)
    assert window.table_preferences.now.mute == "yes" and window.table_preferences.now.loudness == 0
    assert window.actions_["mute"].isChecked()
    press(window, qtbot, Key.Key_M)
    assert window.table_preferences.now.mute == "no"
