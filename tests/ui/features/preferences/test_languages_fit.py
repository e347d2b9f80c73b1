"""In every language all pages of preferences and all dialogs have room for their texts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from farwhist.ui.features.preferences.window import SMALLEST
from tests.helpers.clipping import clipped
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished
from tests.ui.shell.test_menus import menus


def settle(widget: QWidget) -> None:
    for _ in range(8):
        QApplication.processEvents()
    assert widget.isVisible()


def begun(make_window: MakeWindow) -> Furnished:
    window = make_window()
    window.resize(1000, 650)
    window.matches.open()
    return window


def test_every_page_of_preferences(spoken: str, make_window: MakeWindow) -> None:
    preferences = begun(make_window).preferences.open()
    preferences.resize(*SMALLEST)
    cut = []
    for key in preferences.pages:
        preferences.show_page(key)
        settle(preferences)
        viewport = preferences.page.parentWidget()
        assert viewport is not None
        if preferences.page.width() > viewport.width():
            cut.append(f"{key}: {preferences.page.width()} of {viewport.width()} pixels")
        cut += [f"{key}: {fault}" for fault in clipped(preferences.page)]
        areas = [each for each in preferences.page.findChildren(QScrollArea) if each.isVisible()]
        if spoken != "pseudo":
            cut += [f"{key}: wider" for area in areas if area.horizontalScrollBar().maximum()]
    if spoken == "pseudo":
        # A box shows its whole text when it is opened, and a suit's button holds two letters.
        cut = [each for each in cut if "Combo" not in each and "“[&" not in each]
    assert not cut, "\n".join(cut)


def test_the_dialogs(spoken: str, make_window: MakeWindow) -> None:
    window = begun(make_window)
    window.new_match.open()
    assert window.new_match.page is not None
    settle(window.new_match.page)
    assert clipped(window.new_match.page) == []
    window.scoreboard.show_all()
    settle(window.scoreboard.great.get())
    assert clipped(window.scoreboard.great.get()) == []
    box = window.about.show_about()
    settle(box)
    assert clipped(box) == []
    box.close()


def test_the_panels_of_a_deal(spoken: str, make_window: MakeWindow, qtbot: QtBot) -> None:
    window = begun(make_window)
    qtbot.waitUntil(lambda: window.host.panel is not None, timeout=10_000)
    panel = window.host.panel
    assert panel is not None
    assert spoken == "pseudo" or clipped(panel) == []
    room = window.table.layout_now().panel
    assert panel.width() <= room.w + 1 and panel.height() <= room.h + 1


@pytest.mark.parametrize("size", [(1000, 650), (1280, 800)])
def test_mirrored(size: tuple[int, int], make_window: MakeWindow, qapp: QApplication) -> None:
    """Where one reads from the right, menus, docks and dialogs turn round; the table does not."""
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    window = make_window()
    window.resize(*size)
    window.matches.open()
    settle(window)
    bar = window.menuBar()
    first, last = bar.actions()[0], bar.actions()[-1]
    assert bar.actionGeometry(first).x() > bar.actionGeometry(last).x()
    plates = window.table.layout_now().plates
    assert plates[1].cx < plates[3].cx
    preferences = window.preferences.open()
    preferences.resize(*SMALLEST)
    for key in preferences.pages:
        preferences.show_page(key)
        settle(preferences)
        assert clipped(preferences.page) == [], key


def test_every_menu_item_has_an_access_key_of_its_own(spoken: str, make_window: MakeWindow) -> None:
    window = begun(make_window)
    for menu in menus(window):
        texts = [action.text() for action in menu.actions() if not action.isSeparator()]
        keys = [QKeySequence.mnemonic(text).toString() for text in texts]
        doubled = sorted(text for text, key in zip(texts, keys, strict=True) if keys.count(key) > 1)
        assert not doubled
        assert all(keys), texts
