"""Finishing a decided deal, and the celebration at the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from farwhist.engine.match import Match
from farwhist.ui.settings.timing import NO_TIME, Timing
from tests.ui import driving
from tests.ui.driving import LEFT, Key, press
from tests.ui.furnished import Furnished


def play_until_decided(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    while window.claim.isHidden():
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)


@pytest.mark.parametrize("way", ["click", "key", "menu"])
def test_the_rest_is_played_by_legal_moves(window: Furnished, qtbot: QtBot, way: str) -> None:
    play_until_decided(window, qtbot)
    assert window.table.input.playable()
    if way == "click":
        qtbot.mouseClick(window.claim, LEFT)
    elif way == "menu":
        window.actions_.refresh()
        assert window.actions_["skip"].isEnabled()
        window.actions_["skip"].trigger()
    else:
        press(window, qtbot, Key.Key_N)
    driving.wait_until_asked(window, qtbot)
    assert window.host.panel is not None and window.host.panel.objectName() == "summary"
    assert window.claim.isHidden() and window.table.clock.rate == 1
    saved = window.matches.store.load()
    assert saved is not None
    again = Match(window.runner.rules, saved.seed, saved.moves)
    assert len(again.position.results) == 1


def test_nothing_is_offered_while_bidding(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    assert window.host.panel is not None and window.claim.isHidden()


def test_any_key_or_click_ends_the_confetti(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    confetti, table = window.table.scene.confetti, window.table
    table.set_timing(Timing(replace(NO_TIME, confetti=2500), 0))
    table.match_celebration.begin()
    table.clock.advance(1000)
    assert confetti.isVisible() and not confetti.still
    panel = window.host.panel
    press(window, qtbot, Key.Key_Return)
    assert not confetti.isVisible() and window.host.panel is panel and table.idle
    table.match_celebration.begin()
    qtbot.mouseClick(table.view.viewport(), LEFT, pos=QPoint(300, 250))
    assert not confetti.isVisible() and table.idle
    table.match_celebration.begin()
    table.clock.advance(2500)
    assert not confetti.isVisible() and table.idle


def test_a_garland_stands_where_nothing_may_move(window: Furnished, qtbot: QtBot) -> None:
    window.table.match_celebration.begin()
    assert window.table.scene.confetti.isVisible() and window.table.scene.confetti.still
    assert window.table.idle
    assert not window.table.match_celebration.end()
    assert not window.table.scene.confetti.isVisible()
