"""The study with large text in a small window: nothing is cut, and all is in reach."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from farwhist.ui.settings.languages import Languages
from tests.helpers.languages import LANGUAGES
from tests.ui.features.study.test_lines import longer
from tests.ui.features.study.test_study import press, studied
from tests.ui.furnished import Furnished


@pytest.mark.parametrize("percent", [100, 200])
def test_the_coach_has_a_tab_where_height_is_short(
    window: Furnished, qtbot: QtBot, percent: int
) -> None:
    window.appearance.set_text_size(percent)
    try:
        longer(window, qtbot)
        for wide, high in ((1000, 650), (1280, 800)):
            window.resize(wide, high)
            page = studied(window)
            tight = page.panel.tabs.indexOf(page.panel.coach) == 0
            assert tight is (percent == 200 or high < 700)
            buttons = list(page.bar.hands.buttons.values())
            qtbot.waitUntil(lambda b=buttons: all(x.width() >= x.sizeHint().width() for x in b))
            crowded = percent == 200 and wide < 1200
            assert page.bar.play_on_too.isVisible() is crowded
            assert page.bar.play_on.isVisible() is not crowded
            assert page.bar.stops() and page.panel.verdict.isVisibleTo(page)
    finally:
        window.appearance.set_text_size(100)


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
@pytest.mark.parametrize("percent", [100, 200])
def test_the_tabs_never_scroll_sideways(
    window: Furnished, qtbot: QtBot, qapp: QApplication, language: str, percent: int
) -> None:
    Languages(qapp).use(language)
    window.appearance.set_text_size(percent)
    try:
        page = longer(window, qtbot)
        for wide, high in ((1000, 650), (1280, 800)):
            window.resize(wide, high)
            tabs = page.panel.tabs
            bar = tabs.tabBar()
            shown = [n for n in range(bar.count()) if bar.isTabVisible(n)]
            assert len(shown) == 3 + (tabs.indexOf(page.panel.coach) == 0)
            qtbot.waitUntil(lambda b=bar, s=shown: b.tabRect(s[-1]).right() < b.width())
            assert bar.tabRect(shown[0]).left() >= 0 and bar.width() <= tabs.width()
            assert not any(arrow.isVisible() for arrow in bar.findChildren(QToolButton))
            assert all(tabs.tabToolTip(n) == tabs.tabText(n) for n in shown)
            if percent == 100:
                assert all(bar.tabRect(n).width() >= bar.tabSizeHint(n).width() for n in shown)
    finally:
        window.appearance.set_text_size(100)


def test_the_panel_is_folded_by_a_key_and_in_the_menu(window: Furnished, qtbot: QtBot) -> None:
    window.appearance.set_text_size(200)
    try:
        page = longer(window, qtbot)
        wide = page.board.view.width()
        page.panel.tabs.tabBar().setFocus()
        press(page, Qt.Key.Key_F9)
        assert not page.panel.isVisible() and page.timeline.hasFocus()
        assert page.bar.fold.isChecked()
        qtbot.waitUntil(lambda: page.board.view.width() == page.width() > wide)
        step = page.step
        press(page, Qt.Key.Key_Right)
        assert page.step == step + 1 and not page.panel.isVisible()
        page.bar.fold.trigger()
        assert page.panel.isVisible()
    finally:
        window.appearance.set_text_size(100)
