"""Bids in turn: the words on button and plates, and keys that keep their meaning."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from farwhist.engine.moves import PASS
from farwhist.store.preferences import Preferences
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.settings.commands import Scope
from farwhist.ui.settings.keymap import Keymap
from farwhist.ui.shell.features import COMMANDS
from farwhist.ui.viewmodels.plates import SeatFacts, Word
from farwhist.ui.wording import plate_words
from tests.ui import driving
from tests.ui.driving import Key, press
from tests.ui.furnished import Furnished

IN_TURN = ["elevator_turn", "oh_hell", "romanian"]


def bid_panel(window: Furnished, qtbot: QtBot, preset: str) -> BidPanel:
    window.matches.start(preset, 4)
    driving.wait_until_asked(window, qtbot)
    panel = window.host.panel
    assert isinstance(panel, BidPanel)
    return panel


def plates(window: Furnished) -> list[SeatFacts]:
    return [window.table.scene.plates[seat].facts for seat in range(4)]


@pytest.mark.parametrize("preset", IN_TURN)
def test_who_bids_in_turn_bids_and_nobody_waits_to_be_ready(
    window: Furnished, qtbot: QtBot, preset: str
) -> None:
    panel = bid_panel(window, qtbot, preset)
    assert panel.ready.text().startswith("Bid ")
    assert window.status.text() == "Choose your bid, then press Bid."
    assert "Ready" not in window.access.announcer.read_back("ask_again")
    assert not any("Ready" in text for text in driving.shown_texts(panel))


def test_who_bids_at_the_same_time_gets_ready(window: Furnished, qtbot: QtBot) -> None:
    panel = bid_panel(window, qtbot, "elevator")
    assert panel.ready.text().startswith("Ready ")
    assert window.status.text() == "Choose your bid, then press Ready."
    assert "secret" in panel.note.text()


@pytest.mark.parametrize("preset", IN_TURN)
def test_every_plate_says_how_far_its_bid_is(window: Furnished, qtbot: QtBot, preset: str) -> None:
    seen = set()
    for _ in range(4):
        bid_panel(window, qtbot, preset)
        view = window.table.position
        for seat, facts in enumerate(plates(window)):
            wanted = Word.NONE if view.spoken[seat] else Word.LATER
            assert facts.word is (Word.CHOOSE if seat == 0 else wanted)
            seen.add(facts.word)
        while not window.table.input.playable():
            driving.click_once(window, qtbot)
            driving.wait_until_asked(window, qtbot)
        assert {facts.word for facts in plates(window)} == {Word.NONE}
    assert seen == {Word.CHOOSE, Word.NONE, Word.LATER}
    assert plate_words.word(Word.LATER) == "no bid yet"


def test_nobody_is_told_to_be_late_where_all_bid_at_the_same_time(
    window: Furnished, qtbot: QtBot
) -> None:
    told: set[Word] = set()
    window.table.advanced.connect(lambda: told.update(facts.word for facts in plates(window)))
    bid_panel(window, qtbot, "elevator")
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    assert Word.READY in told and Word.LATER not in told


@pytest.mark.parametrize("preset", [*IN_TURN, "elevator"])
def test_nothing_is_exact_before_a_card_is_played(
    window: Furnished, qtbot: QtBot, preset: str
) -> None:
    """No sign stands behind its numbers, and their colour says nothing."""
    before = set()

    def look() -> None:
        view = window.table.position
        if view.active and not view.trick and not view.tricks:
            before.update((each.taken, each.playing) for each in plates(window) if each.bid == 0)

    window.table.advanced.connect(look)
    panel = bid_panel(window, qtbot, preset)
    while not panel.numbers[0].isEnabled():
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
        panel = window.host.panel if isinstance(window.host.panel, BidPanel) else panel
    press(window, qtbot, Key.Key_0, Key.Key_Return)
    driving.wait_until_asked(window, qtbot)
    assert before == {(0, False)}


def test_the_voice_calls_nothing_exact_before_a_card_is_played(
    window: Furnished, qtbot: QtBot
) -> None:
    bid_panel(window, qtbot, "elevator")
    while not window.table.input.playable():
        press(window, qtbot, Key.Key_0, Key.Key_Return)
        driving.wait_until_asked(window, qtbot)
    press(window, qtbot, Key.Key_B)
    told = window.status.text()
    assert ("exact" in told) is bool(window.table.position.trick)


def test_no_key_commits_in_a_panel_and_does_something_else_on_the_table(
    tmp_path: Path,
) -> None:
    """Go on and No trump share N: choosing a trump changes nothing before Enter.

    Knocking and the kitty share K: no game has both, and beside the panel K does nothing then.
    """
    keys = Keymap(COMMANDS, Preferences(tmp_path)).defaults()
    table = {
        key
        for command in COMMANDS.with_keys
        if command.scope in (Scope.TABLE, Scope.HAND) and command.id != "laid_away"
        for key in keys[command.id]
    }
    for own in (keys["pass"], keys["knock"]):
        assert own and not table & set(own)


@pytest.mark.parametrize("preset", ["classic", "bid_whist", "bastard", "knockout", "oh_hell"])
def test_p_is_pause_whatever_is_asked(window: Furnished, qtbot: QtBot, preset: str) -> None:
    window.matches.start(preset, 4)
    driving.wait_until_asked(window, qtbot)
    match = window.runner.match
    assert match is not None
    made = len(match.moves)
    press(window, qtbot, Key.Key_P)
    assert window.playback.paused and len(match.moves) == made
    press(window, qtbot, Key.Key_P)
    assert not window.playback.paused and len(match.moves) == made


@pytest.mark.parametrize("preset", ["bid_whist", "bastard"])
def test_x_passes_where_one_may_and_only_there(
    window: Furnished, qtbot: QtBot, preset: str
) -> None:
    window.matches.start(preset, 4)
    match = window.runner.match
    assert match is not None
    for _ in range(12):
        qtbot.waitUntil(lambda: window.table.input.decision is not None, timeout=10_000)
        decision = window.table.input.decision
        assert decision is not None
        if PASS in decision.moves:
            press(window, qtbot, Key.Key_X)
            assert (0, PASS) in match.moves and not window.playback.paused
            return
        window.runner.submit(decision.moves[0])
    pytest.fail("nobody could pass")
