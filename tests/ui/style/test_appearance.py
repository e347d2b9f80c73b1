"""Large texts and high contrast: nothing is cut, and no sign is a shade alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.ui.style.tips import shown_tip
from farwhist.ui.style.window_style import wants_contrast, window_style
from farwhist.ui.table.layout.folding import enlarged
from farwhist.ui.table.theme import high_contrast_theme
from tests.helpers.clipping import clipped
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished
from tests.ui.table.test_play import play_until_forced


@pytest.fixture(autouse=True)
def _usual_text() -> Iterator[None]:
    yield
    window_style().apply(percent=100)


@pytest.mark.parametrize(("width", "height"), [(1000, 650), (1280, 800)])
def test_no_text_of_a_panel_is_cut_at_200_per_cent(
    make_window: MakeWindow, qtbot: QtBot, width: int, height: int
) -> None:
    window = make_window()
    window.resize(width, height)
    window.actions_.groups["text_size"].actions()[-1].trigger()
    window.matches.start("elevator", 4, changes=driving.deals("1,13,1"))
    seen = set()
    while seen != {"bidding", "summary"} or window.table.position.deal < 3:
        driving.wait_until_asked(window, qtbot)
        panel = window.host.panel
        if panel is not None:
            seen.add(panel.objectName())
            assert clipped(panel, within=True) == []
            table = window.table.view.rect()
            assert table.contains(panel.geometry())
            hand = window.table.layout_now().resting.values()
            top = min((pose.bounds().y for pose in hand), default=table.bottom())
            assert panel.geometry().bottom() <= top
        driving.click_once(window, qtbot)


def test_dialogs_and_menus_grow(window: Furnished, qtbot: QtBot) -> None:
    before = window.menuBar().fontMetrics().height()
    window.appearance.set_text_size(200)
    QApplication.processEvents()
    assert window.menuBar().fontMetrics().height() >= 1.8 * before
    assert window.statusBar().fontMetrics().height() >= 1.8 * before
    dialog = window.about.show_about()
    dialog.adjustSize()
    assert clipped(dialog, within=True) == []
    dialog.close()
    window.appearance.set_text_size(100)
    QApplication.processEvents()
    assert window.menuBar().fontMetrics().height() == before


def test_the_status_bar_is_never_cut_without_a_sign(window: Furnished) -> None:
    window.resize(1000, 650)
    window.appearance.set_text_size(200)
    window.scoreboard.line.setText("bids 8 of 7 and more than there is room for " * 6)
    QApplication.processEvents()
    assert window.scoreboard.line.shown().endswith("…")
    window.grab()
    assert shown_tip(window.scoreboard.line) == window.scoreboard.line.text()


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize(("width", "height"), [(1000, 560), (1280, 720), (1900, 1000)])
def test_the_table_texts_grow_as_far_as_there_is_room(seats: int, width: int, height: int) -> None:
    usual, large = enlarged(width, height, seats, 1.0), enlarged(width, height, seats, 2.0)
    assert usual.font == usual.usual_font == large.usual_font
    assert large.font >= (1.3 * usual.font if seats <= 4 else usual.font)
    assert large.card == usual.card


def test_the_text_size_is_kept(make_window: MakeWindow) -> None:
    make_window().appearance.set_text_size(150)
    again = make_window()
    assert again.appearance.text_size == 150 and again.table.appearance.text_scale == 1.5


def test_high_contrast_is_opaque_flat_and_hatched(window: Furnished, qtbot: QtBot) -> None:
    _, illegal = play_until_forced(window, qtbot)
    item = window.table.scene.cards[illegal]
    soft = item.pixmap().toImage()
    window.actions_.groups["contrast"].actions()[1].trigger()
    assert window.appearance.contrast == "on"
    hatched = item.pixmap().toImage()
    dark = [
        hatched.pixelColor(x, hatched.height() // 2).lightness() < 60
        for x in range(hatched.width())
    ]
    changes = sum(one is not other for one, other in pairwise(dark))
    assert changes >= 10, "lines, not a shade"
    assert soft != hatched
    resting = window.table.layout_now().resting
    assert resting[illegal].y > min(pose.y for pose in resting.values())
    picture = window.table.view.grab().toImage()
    felt = QColor(high_contrast_theme().felt_edge)
    corners = [(3, picture.height() // 2), (picture.width() // 2, 3)]
    assert [picture.pixelColor(x, y).name() for x, y in corners] == [felt.name()] * 2
    plate = window.table.layout_now().plates[1]
    inside = picture.pixelColor(round(plate.right) - 14, round(plate.cy) - 2)
    assert inside.name() in ("#000000", "#ffffff")
    window.appearance.set_contrast("off")
    assert item.pixmap().toImage() == soft


def test_contrast_follows_the_system_unless_told(tmp_path: Path) -> None:
    assert wants_contrast("on") and not wants_contrast("off")
    assert wants_contrast("system") in (True, False)


def contrast_of(one: str, other: str) -> float:
    def light(name: str) -> float:
        colour = QColor(name)
        parts = [
            c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4
            for c in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_high_contrast_texts_reach_7_to_1() -> None:
    theme = high_contrast_theme()
    on_plate = (theme.text, theme.secondary, theme.needs, theme.exact, theme.over, theme.accent)
    assert all(contrast_of(each, theme.plate) >= 7 for each in on_plate)
    on_panel = (theme.panel_text, theme.panel_needs, theme.panel_exact, theme.panel_over)
    assert all(contrast_of(each, theme.panel) >= 7 for each in on_panel)
