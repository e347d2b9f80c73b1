"""In the least window no button is narrower than its words, and all that is told can be read."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from farwhist.ui.panels.bidding import BidPanel
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished
from tests.ui.opened import panels


def cut_buttons(panel: QWidget) -> list[str]:
    """Return the words of the buttons in which they have no room."""
    return [
        f"{each.text()}: {each.width()} of {wide}"
        for each in panel.findChildren(QPushButton)
        if each.isVisible() and each.text()
        if each.width() < (wide := each.fontMetrics().horizontalAdvance(each.text()) + 4)
    ]


def make_least(window: Furnished, percent: int) -> None:
    """Write texts in this size, in the least window that holds them."""
    window.appearance.set_text_size(percent)
    QApplication.processEvents()
    window.resize(window.minimumSizeHint())


def test_buttons_have_room_for_their_words(
    make_window: MakeWindow, qtbot: QtBot, spoken: str
) -> None:
    window = make_window()
    window.matches.start("elevator", 4, changes=driving.deals("1"))
    while not window.table.position.over:
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)
        QApplication.processEvents()
    found = {}
    for percent in (100, 200):
        make_least(window, percent)
        for name, panel in panels(window, qtbot):
            window.host.fit()
            if cut := cut_buttons(panel):
                found[name, percent] = cut
            if name not in ("summary", "ranking", "screen") and panel.y() < 0:
                found[name, percent] = [f"{-panel.y()} pixels stand out above"]
        window.host.rank(window.scoreboard.scores(), 0)
    assert not found


def cut_texts(window: Furnished) -> list[str]:
    """Return what the table, its panel and the status bar tell with dots, but for names."""
    scene = window.table.scene
    window.table.view.grab()
    told = [window.status, window.scoreboard.line]
    cut = [each.text() for each in told if each.shown() != each.text()]
    names = set(window.table.match.names)
    for item in (*scene.plates.values(), scene.trump, scene.last_trick):
        cut += [each for each in item.toolTip().splitlines() if each not in names]
    return cut


@pytest.mark.parametrize(("seats", "percents"), [(4, (100, 200)), (7, (200, 100))])
def test_what_is_told_can_be_read(
    make_window: MakeWindow, qtbot: QtBot, spoken: str, seats: int, percents: tuple[int, int]
) -> None:
    """The match begins at one size of text, and goes on at the other."""
    window = make_window()
    window.appearance.set_text_size(percents[0])
    window.matches.start("elevator", seats, changes=driving.deals("13" if seats == 4 else "7"))
    driving.wait_until_asked(window, qtbot)
    line, found = window.scoreboard.line, list[str]()
    for percent in percents:
        make_least(window, percent)
        qtbot.waitUntil(lambda: spoken == "pseudo" or line.width() >= line.least())
        panel, layout = window.host.panel, window.table.layout_now()
        assert isinstance(panel, BidPanel)
        found += cut_texts(window) + cut_buttons(panel)
        found += [str(seat) for seat, plate in layout.plates.items() if panel.covers(plate)]
        found += ["trump"] if panel.covers(window.table.scene.trump.written()) else []
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    for percent in reversed(percents):
        make_least(window, percent)
        qtbot.waitUntil(lambda: spoken == "pseudo" or line.width() >= line.least())
        found += cut_texts(window)
    assert spoken == "pseudo" or not found


@pytest.mark.parametrize("size", [(1000, 650), (1280, 800), (1920, 1080)])
def test_the_question_grows_with_the_text(
    make_window: MakeWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    fonts = []
    for percent in (100, 200):
        window = make_window()
        window.resize(*size)
        window.appearance.set_text_size(percent)
        window.matches.open()
        driving.wait_until_asked(window, qtbot)
        assert window.host.panel is not None
        fonts.append(window.host.panel.font_size)
    assert fonts[1] > 1.3 * fonts[0]
