"""Full screen, and what of the window comes back after a restart."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.store.preferences import Preferences
from farwhist.ui.settings.saving import as_text
from tests.ui import driving
from tests.ui.conftest import AT_ONCE
from tests.ui.driving import Key, press
from tests.ui.furnished import Furnished
from tests.ui.furnished import furnished_window as make_window


def shortcut_works(window: Furnished, qtbot: QtBot) -> bool:
    """Whether the shortcut of an item of the menus still opens what it should."""
    hits: list[bool] = []
    undo: QAction = window.actions_["undo"]
    undo.setEnabled(True)
    undo.triggered.connect(lambda: hits.append(True))
    qtbot.keyClick(window, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    return bool(hits)


def test_the_menu_folds_away_and_comes_back(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    action, full = window.actions_["full_screen"], window.full_screen
    assert not full.folded
    action.trigger()
    assert window.isFullScreen() and full.folded and action.isChecked()
    assert shortcut_works(window, qtbot)
    press(window, qtbot, Key.Key_Escape)
    assert not full.folded
    press(window, qtbot, Key.Key_Escape)
    assert full.folded
    QApplication.processEvents()  # all has its place
    viewport, bar = window.table.view.viewport(), window.toolbar
    qtbot.mouseMove(viewport, QPoint(300, 300))
    qtbot.mouseMove(bar, QPoint(bar.width() // 2, 1))
    assert not full.folded
    QApplication.processEvents()
    qtbot.mouseMove(viewport, QPoint(300, 200))
    assert full.folded
    action.trigger()
    assert not window.isFullScreen() and not full.folded and not action.isChecked()


def test_escape_puts_things_away_before_it_calls_the_menu(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.actions_["full_screen"].trigger()
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    press(window, qtbot, Key.Key_Right)
    assert window.table.input.focus.card is not None
    press(window, qtbot, Key.Key_Escape)
    assert window.table.input.focus.card is None and window.full_screen.folded


@pytest.fixture
def reopen(qtbot: QtBot, tmp_path: Path) -> Callable[[], Furnished]:
    """Return a function that opens the window as the program does, with the same files."""

    def open_window() -> Furnished:
        window = make_window(tmp_path, AT_ONCE)
        qtbot.addWidget(window)
        window.show()
        return window

    return open_window


def test_full_screen_comes_back_and_so_does_maximised_below_it(
    reopen: Callable[[], Furnished],
) -> None:
    first = reopen()
    first.showMaximized()
    first.actions_["full_screen"].trigger()
    first.close()
    second = reopen()
    assert second.isFullScreen() and second.actions_["full_screen"].isChecked()
    assert second.full_screen.folded
    second.actions_["full_screen"].trigger()
    assert second.isMaximized() and not second.full_screen.folded


def test_a_window_off_the_screen_comes_back_onto_it(reopen: Callable[[], Furnished]) -> None:
    first = reopen()
    first.setGeometry(QRect(20_000, 15_000, 900, 640))
    first.close()
    second = reopen()
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert screen.contains(second.geometry().center())


def test_the_place_is_kept_before_the_window_closes(
    reopen: Callable[[], Furnished], qtbot: QtBot, tmp_path: Path
) -> None:
    first = reopen()
    first.resize(701, 640)

    def kept() -> bool:
        text = Preferences(tmp_path).value("window/geometry", "")
        return text == as_text(first.saveGeometry())

    qtbot.waitUntil(kept)
    second = reopen()
    assert second.width() == first.width()
