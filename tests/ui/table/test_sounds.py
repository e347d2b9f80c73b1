"""Sounds: which, how loud, and nothing where there can be none."""

from __future__ import annotations

import wave
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from farwhist import places
from farwhist.engine.cards import Suit
from farwhist.engine.cards import card as card_of
from farwhist.engine.events import CardPlayed
from farwhist.engine.position import Position, Trick
from farwhist.ui.table.animation.event_animations import breaks_trump
from farwhist.ui.table.sounds import EVENTS, SoundOutput, Sounds, files
from tests.ui import driving
from tests.ui.driving import Key, press
from tests.ui.furnished import Furnished


class Recorder:
    """Notes what would have been heard."""

    def __init__(self) -> None:
        self.prepared = 0
        self.heard: list[tuple[str, float]] = []

    def prepare(self) -> None:
        self.prepared += 1

    def play(self, path: Path, loudness: float) -> None:
        self.heard.append((path.stem, loudness))


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


def test_each_variant_is_heard_as_loud_as_it_is_to_be() -> None:
    recorder = Recorder()
    sounds = Sounds(Random(1), None, recorder)
    for loudness in (0.5, 0.25):
        recorder.heard.clear()
        sounds.set_loudness(loudness)
        for _ in range(30):
            sounds.play("deal")
        assert set(recorder.heard) == {(f"deal-{number}", loudness) for number in (1, 2, 3)}


def test_while_muted_nothing_is_asked_of_the_device() -> None:
    recorder = Recorder()
    sounds = Sounds(Random(1), None, recorder)
    for loudness in (0.0, 1.0, 0.0):
        sounds.set_loudness(loudness)
        sounds.prepare()
        sounds.play("win")
    assert recorder.prepared == len(recorder.heard) == 1


def test_sounds_that_are_gone_give_the_device_back_without_waiting(
    monkeypatch: pytest.MonkeyPatch, qapp: QObject
) -> None:
    closed: list[float] = []
    monkeypatch.setattr(SoundOutput, "close", lambda output, patience: closed.append(patience))
    sounds = Sounds(Random(1))
    delete(sounds)
    assert closed == [0]


def test_a_sound_without_a_file_is_not_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*parts: str) -> Path:
        raise FileNotFoundError(parts)

    monkeypatch.setattr(places, "resource", missing)
    recorder = Recorder()
    sounds = Sounds(Random(1), None, recorder)
    sounds.set_loudness(1.0)
    for event in EVENTS:
        sounds.play(event)
    assert not recorder.heard


def test_a_trick_is_heard_and_m_mutes(window: Furnished, qtbot: QtBot) -> None:
    heard: list[str] = []
    window.table.state.sound.connect(heard.append)
    driving.wait_until_asked(window, qtbot)
    while not window.table.position.results:
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    assert {"ready", "reveal", "place", "gather"} <= set(heard)
    assert {"made", "failed"} & set(heard)
    assert heard.count("trick_won") + heard.count("trick_lost") == heard.count("gather") >= 1
    assert heard.count("turn") >= 1
    assert window.table_preferences.now.mute == "no"
    press(window, qtbot, Key.Key_M)
    assert window.table_preferences.now.mute == "yes" and window.table_preferences.now.loudness == 0
    assert window.actions_["mute"].isChecked()
    press(window, qtbot, Key.Key_M)
    assert window.table_preferences.now.mute == "no"


def test_what_the_player_does_not_want_is_left_out(window: Furnished, qtbot: QtBot) -> None:
    recorder = Recorder()
    sounds = Sounds(Random(1), None, recorder)
    sounds.set_loudness(1.0)
    kept = window.table_preferences
    for name in ("turn", "refused", "trick_won", "trick_lost", "broken"):
        kept.set(**{f"sound_{name}": "no"})
        assert kept.now.sounds_left_out == {name}
        sounds.leave_out(kept.now.sounds_left_out)
        recorder.heard.clear()
        for event in ("turn", "refused", "trick_won", "trick_lost", "broken"):
            sounds.play(event)
        assert name not in {event for event, _ in recorder.heard} and len(recorder.heard) == 4
        kept.set(**{f"sound_{name}": "yes"})


def test_a_card_that_is_refused_is_heard(window: Furnished, qtbot: QtBot) -> None:
    heard: list[str] = []
    window.table.state.sound.connect(heard.append)
    driving.wait_until_asked(window, qtbot)
    window.table.input.choose(window.table.hand()[0])
    assert heard == ["refused"]


@pytest.mark.parametrize(
    ("before", "trick", "card", "breaks"),
    [
        ((), ("2H",), "3S", True),
        ((), ("2S",), "3S", False),
        ((), (), "3S", False),
        ((), ("2H", "2S"), "3S", False),
        (("4S", "5S"), ("2H",), "3S", False),
        ((), ("2H",), "3H", False),
    ],
)
def test_only_the_first_trump_on_another_suit_breaks(
    before: tuple[str, ...], trick: tuple[str, ...], card: str, breaks: bool
) -> None:
    view = Position(4, trump=Suit.SPADES)
    if before:
        view.tricks = [Trick(tuple(enumerate(map(card_of, before))), 0)]
    view.trick = list(enumerate(map(card_of, trick)))
    assert breaks_trump(CardPlayed(3, card_of(card)), view) is breaks
