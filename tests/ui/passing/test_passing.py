"""Several people at one computer: whose cards are seen, and when."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from farwhist.engine.events import NOBODY
from farwhist.ui.panels.screen import ScreenPanel
from tests.ui import driving
from tests.ui.furnished import Furnished
from tests.ui.passing import playing


@pytest.mark.parametrize("once", [driving.click_once, driving.key_once])
def test_three_people_play_a_whole_match(
    window: Furnished, qtbot: QtBot, once: Callable[[Furnished, QtBot], None]
) -> None:
    playing.begin(window, 4, (1, 3), changes=driving.deals("1,3,2"))
    asked: list[int] = []
    while not playing.over(window):
        playing.wait(window, qtbot)
        if isinstance(window.host.panel, ScreenPanel):
            playing.check_secrets(window)
            assert window.runner.eyes == NOBODY
            asked.append(window.host.panel.seat)
            if once is driving.key_once:
                driving.press(window, qtbot, driving.Key.Key_Return)
            else:
                driving.click_button(window, qtbot, "show cards")
            assert window.runner.eyes == asked[-1] == window.table.match.viewer
            assert len(window.table.hand()) == len(window.table.position.hands[asked[-1]])
            playing.check_secrets(window)
        elif not playing.over(window):
            once(window, qtbot)
    assert set(asked) == {0, 1, 3}
    assert len(window.table.position.results) == 3
