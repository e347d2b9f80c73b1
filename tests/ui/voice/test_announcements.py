"""What is spoken, how urgently, and what the asking keys answer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Qt
from pytestqt.qtbot import QtBot

from farwhist.ui.voice.announcer import Announcer, Kind
from farwhist.ui.wording.card_names import card_name
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished
from tests.ui.table.test_play import play_until_forced

NO_MODIFIER = Qt.KeyboardModifier.NoModifier

Heard = list[tuple[str, bool]]


def test_sentences_within_a_moment_are_one(qtbot: QtBot) -> None:
    heard: Heard = []
    owner = QObject()
    voice = Announcer(owner, lambda text, urgent: heard.append((text, urgent)))
    voice.say("One.", Kind.EVENT)
    voice.say("Your turn.", Kind.TURN)
    assert not heard
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [("One. Your turn.", True)]
    voice.say("Two.", Kind.RESULT)
    voice.flush()
    assert heard[-1] == ("Two.", False)
    assert voice.read_back("ask_again") == "Two." and heard[-1] == ("Two.", True)


@pytest.mark.parametrize(("verbosity", "told"), [("all", "abcd"), ("turn", "acd"), ("off", "d")])
def test_the_setting_decides_what_is_spoken(verbosity: str, told: str) -> None:
    heard: Heard = []
    owner = QObject()
    voice = Announcer(owner, lambda text, urgent: heard.append((text, urgent)))
    voice.verbosity = verbosity
    kinds = (Kind.TURN, Kind.EVENT, Kind.RESULT, Kind.ANSWER)
    for text, kind in zip("abcd", kinds, strict=True):
        voice.say(text, kind)
        voice.flush()
    assert "".join(text for text, _ in heard).replace(" ", "") == told


def test_the_turn_is_urgent_and_says_what_was_led(window: Furnished, qtbot: QtBot) -> None:
    heard: Heard = []
    window.access.announcer.set_sink(lambda text, urgent: heard.append((text, urgent)))
    play_until_forced(window, qtbot)
    window.access.announcer.flush()
    text, urgent = heard[-1]
    led = window.table.position.trick[0][1].suit
    assert led is not None and urgent
    assert f"Your turn. {led.name.capitalize()} led. You hold " in text
    assert text.count("Your turn. ") == 1
    assert any("takes the trick" in each or "take the trick" in each for each, _ in heard)


def test_the_verbosity_is_kept(window: Furnished, qtbot: QtBot) -> None:
    window.actions_.groups["verbosity"].actions()[2].trigger()
    assert window.access.announcer.verbosity == "off"
    assert window.settings.value("speech/verbosity", "all") == "off"
    heard: Heard = []
    window.access.announcer.set_sink(lambda text, urgent: heard.append((text, urgent)))
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    window.access.announcer.flush()
    assert not heard


def test_asking_keys_answer_in_voice_and_writing(window: Furnished, qtbot: QtBot) -> None:
    play_until_forced(window, qtbot)
    heard: Heard = []
    window.access.announcer.forget()
    window.access.announcer.set_sink(lambda text, urgent: heard.append((text, urgent)))
    for keys, start in (
        ("t", "Trick so far: "),
        ("b", "You, "),
        ("u", "Trump: "),
        ("C", "You hold "),
    ):
        shift = Qt.KeyboardModifier.ShiftModifier if keys.isupper() else NO_MODIFIER
        qtbot.keyClick(window.table.view, keys.upper(), shift)
        assert window.status.text().startswith(start)
        assert heard[-1] == (window.status.text(), True)
    assert "Playable: " in heard[-1][0]
    qtbot.keyClicks(window.table.view, "r")
    assert heard[-1] == heard[-2]


def test_keys_before_a_match_do_nothing(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    qtbot.keyClicks(window.table.view, "tbucrs")
    assert not window.status.text()


def test_a_trick_that_is_looked_at_again_is_told(window: Furnished, qtbot: QtBot) -> None:
    heard: Heard = []
    window.table_preferences.set(tricks="all")
    window.access.announcer.set_sink(lambda text, urgent: heard.append((text, urgent)))
    window.access.announcer.flush()
    driving.press(window, qtbot, Qt.Key.Key_L)
    window.access.announcer.flush()
    assert heard[-1] == ("No trick has been taken in this deal yet.", True)
    while len(window.table.position.tricks) < 2:
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    first, last = (window.table.position.tricks[n] for n in (0, -1))
    window.access.announcer.flush()
    driving.press(window, qtbot, Qt.Key.Key_L)
    window.access.announcer.flush()
    assert heard[-1][0].startswith(f"Trick {len(window.table.position.tricks)} of ")
    driving.press(window, qtbot, Qt.Key.Key_Home)
    window.access.announcer.flush()
    told, urgent = heard[-1]
    assert urgent and told.startswith("Trick 1 of ") and first != last
    assert [told.index(card_name(card)) for card in first.cards] == sorted(
        told.index(card_name(card)) for card in first.cards
    )
