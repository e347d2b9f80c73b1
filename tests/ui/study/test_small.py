"""The study with large text in a small window: nothing is cut, and all is in reach."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.furnished import Furnished
from tests.ui.study.test_lines import longer
from tests.ui.study.test_study import studied


@pytest.mark.parametrize("percent", [100, 200])
def test_the_coach_has_a_tab_where_height_is_short(
    window: Furnished, qtbot: QtBot, percent: int
) -> None:
    window.access_menu.set_text_size(percent)
    try:
        longer(window, qtbot)
        window.resize(1000, 650)
        page = studied(window)
        tight = page.panel.tabs.indexOf(page.panel.coach) == 0
        assert tight is (percent == 200)
        for button in page.bar.hands.buttons.values():
            assert button.width() >= button.sizeHint().width()
        assert page.bar.stops() and page.panel.verdict.isVisibleTo(page)
    finally:
        window.access_menu.set_text_size(100)
