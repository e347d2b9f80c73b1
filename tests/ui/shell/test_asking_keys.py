"""The keys that ask for something are answered wherever the keyboard is at the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui import driving
from tests.ui.furnished import Furnished

KEYS = {"T": "No card", "B": "You", "U": "Trump", "O": "Deal 1", "W": "Choose", "R": ""}
"""Keys, and how their answers begin while the first bid is asked."""


def usable(part: QWidget) -> QWidget:
    buttons = part.findChildren(QAbstractButton)
    return next(each for each in buttons if each.isVisible() and each.isEnabled())


def places(window: Furnished) -> dict[str, QWidget]:
    bar, panel = window.toolbar, window.host.panel
    assert panel is not None
    window.access.log.show()
    return {
        "table": window.table.view,
        "toolbar": usable(bar),
        "panel": usable(panel),
        "scores": window.score_panel.table,
        "log": window.access.log.widget(),
    }


@pytest.mark.parametrize("place", ["table", "toolbar", "panel", "scores", "log"])
def test_they_are_answered(window: Furnished, qtbot: QtBot, place: str) -> None:
    driving.wait_until_asked(window, qtbot)
    there = places(window)[place]
    there.setFocus()
    assert QApplication.focusWidget() is there or place == "scores"
    for key, start in KEYS.items():
        window.access.announcer.flush()
        qtbot.keyClick(there, getattr(Qt.Key, f"Key_{key}"))
        assert window.access.announcer.messages.last.startswith(start), key


def test_they_are_silent_on_a_page_that_has_no_table(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.library.open()
    window.access.announcer.flush()
    before = window.access.announcer.messages.last
    qtbot.keyClick(window.library.page, Qt.Key.Key_T)
    window.access.announcer.flush()
    assert window.access.announcer.messages.last == before
