"""The podium: it has the felt to itself at every size, and one click ends what moves there."""

from __future__ import annotations

from copy import copy

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from farwhist.ui.panels.podium import BLOCKS
from farwhist.ui.panels.ranking import RankingPanel
from farwhist.ui.panels.summary import SummaryPanel
from farwhist.ui.scores.tally import Scores
from farwhist.ui.settings.timing import NO_TIME, Timing
from farwhist.ui.table.items.celebration_items import SIDE
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import Key, press
from tests.ui.furnished import Furnished

RISING = replace(NO_TIME, rise=350, crown=600, confetti=2500)


def ended(window: Furnished, qtbot: QtBot, ranking: tuple[tuple[int, ...], ...]) -> Scores:
    """Return the scores of a match that ended so after its first deal."""
    seats = sum(map(len, ranking))
    window.matches.start("elevator", seats, changes={"sequence": "CUSTOM", "custom": "1,1"})
    while not isinstance(window.host.panel, SummaryPanel):
        driving.click_once(window, qtbot)
        qtbot.waitUntil(lambda: driving.asked(window), timeout=10_000)
    scores = window.scoreboard.scores()
    view = copy(scores.view)
    view.ranking = ranking
    return replace(scores, view=view)


def ranked(window: Furnished, scores: Scores) -> RankingPanel:
    window.host.rank(scores, 0)
    panel = window.host.panel
    assert isinstance(panel, RankingPanel)
    return panel


@pytest.mark.parametrize(
    "ranking",
    [((0,), (1,)), ((1,), (0,), (2,)), ((0, 1), (2, 3)), ((3,), (1,), (2,), (0,), (4,), (5,), (6,)),
     ((0, 1, 2, 3, 4, 5, 6),)],
)  # fmt: skip
def test_nothing_overlaps_at_any_size(
    window: Furnished, qtbot: QtBot, ranking: tuple[tuple[int, ...], ...]
) -> None:
    scores = ended(window, qtbot, ranking)
    try:
        for percent in (100, 200):
            window.appearance.set_text_size(percent)
            for size in ((1000, 650), (1280, 800), (1920, 1080)):
                window.resize(*size)
                QApplication.processEvents()
                check_all(window, ranked(window, scores))
    finally:
        window.appearance.set_text_size(100)


def test_the_podium_leads_to_what_there_is_to_learn(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = ranked(window, ended(window, qtbot, ((0,), (1,), (2,), (3,))))
    opened: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, place: opened.append(menu))
    assert panel.learn.isVisible()
    panel.learn.click()
    assert opened == [window.toolbar.buttons["learn_menu"].menu()]


@pytest.mark.parametrize("spoken", ["de"], indirect=True)
@pytest.mark.usefixtures("spoken")
def test_the_access_key_of_a_button_of_the_podium_opens_no_menu(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    panel = ranked(window, ended(window, qtbot, ((0,), (1,), (2,), (3,))))
    panel.again.setFocus()
    menus = [each.text() for each in window.menuBar().actions()]
    assert "&Spiel" in menus and "&S" in panel.statistics.text()
    pressed: list[bool] = []
    panel.statistics.clicked.connect(lambda: pressed.append(True))
    qtbot.keyClick(panel.again, Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier)
    assert pressed and window.menuBar().activeAction() is None


def check_all(window: Furnished, panel: RankingPanel) -> None:
    parts = [panel.head, panel.story, panel.comfort, panel.podium, panel.medals]
    parts += [panel.other, panel.sheet, panel.report, panel.learn, panel.statistics, panel.again]
    check_apart(panel, [part for part in parts if part.isVisible()])
    sizes = window.table.layout_now().sizes
    assert (panel.width(), panel.height()) == (round(sizes.width), round(sizes.height))
    assert panel.podium.height() >= panel.podium.minimumSizeHint().height()
    panel.podium.grab()
    assert panel.podium.accessibleName().startswith("1. ")


def check_apart(panel: RankingPanel, parts: list[QWidget]) -> None:
    boxes = [part.geometry() for part in parts]
    for number, box in enumerate(boxes):
        assert panel.rect().contains(box)
        assert not any(box.intersects(other) for other in boxes[number + 1 :])


def test_two_blocks_stand_in_the_middle(window: Furnished, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    panel = ranked(window, ended(window, qtbot, ((2,), (0, 1, 3))))
    image = panel.podium.grab().toImage()
    low = image.height() - 12
    colours = {QColor(BLOCKS[place].colour).rgb() for place in (1, 2)}
    drawn = [x for x in range(image.width()) if image.pixel(x, low) in colours]
    assert abs(drawn[0] + drawn[-1] - image.width()) <= 4


@pytest.mark.parametrize("way", ["mouse", "key"])
def test_one_click_ends_what_moves(window: Furnished, qtbot: QtBot, way: str) -> None:
    scores = ended(window, qtbot, ((0,), (1,), (2,), (3,)))
    window.table.set_timing(Timing(RISING, 0))
    panel = ranked(window, scores)
    window.table.match_celebration.begin()
    window.table.clock.advance(400)
    confetti = window.table.scene.confetti
    assert not panel.story.isVisible() and confetti.isVisible()
    before = panel.podium.grab().toImage()
    if way == "mouse":
        qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=QPoint(5, panel.height() - 5))
    else:
        press(window, qtbot, Key.Key_Return)
    assert window.host.panel is panel and panel.story.isVisible() and not confetti.isVisible()
    assert panel.medals.isVisible() and panel.podium.grab().toImage() != before
    assert window.table.idle


def test_all_of_it_takes_three_seconds_at_most(window: Furnished, qtbot: QtBot) -> None:
    scores = ended(window, qtbot, ((0,), (1,), (2,), (3,)))
    window.table.set_timing(Timing(RISING, 0))
    panel = ranked(window, scores)
    window.table.match_celebration.begin()
    for _ in range(60):
        window.table.clock.advance(50)
    assert window.table.idle and panel.story.isVisible() and panel.medals.isVisible()


def test_the_felt_alone_is_seen_behind_it(window: Furnished, qtbot: QtBot) -> None:
    scores = ended(window, qtbot, ((0,), (1,), (2,), (3,)))
    ranked(window, scores)
    assert window.table.scene.felt_cover.isVisible()
    window.matches.start("elevator", 4)
    assert not window.table.scene.felt_cover.isVisible()


def test_suits_stay_at_the_sides(window: Furnished, qtbot: QtBot) -> None:
    """Under reduced motion they lie there, and nothing falls."""
    window.table.set_timing(Timing(RISING, 0).moving("reduced"))
    scores = ended(window, qtbot, ((0,), (1,), (2,), (3,)))
    ranked(window, scores).hide()
    bare = window.table.view.grab().toImage()
    window.table.match_celebration.begin()
    assert window.table.scene.confetti.still and window.table.idle
    seen = window.table.view.grab().toImage()
    changed = {
        x for x in range(seen.width()) for y in range(0, seen.height(), 2)
        if seen.pixel(x, y) != bare.pixel(x, y)
    }  # fmt: skip
    wide = window.table.layout_now().sizes.width
    assert max(changed) < wide < seen.width(), "the scores stay free of them"
    middle = {x for x in changed if (SIDE + 0.04) < x / wide < 1 - (SIDE + 0.04)}
    assert len(changed) > 50 and not middle


def test_without_celebrations_no_suit_is_seen(window: Furnished, qtbot: QtBot) -> None:
    scores = ended(window, qtbot, ((0,), (1,), (2,), (3,)))
    window.table.set_timing(Timing(RISING, 0).sober())
    panel = ranked(window, scores)
    window.table.match_celebration.begin()
    assert not window.table.scene.confetti.isVisible() and panel.story.isVisible()


def test_the_table_is_seen_behind_the_podium_and_the_result_comes_back(
    window: Furnished, qtbot: QtBot
) -> None:
    panel = ranked(window, ended(window, qtbot, ((0,), (1,), (2,), (3,))))
    hides, result = window.table.scene.felt_cover, window.host.result
    assert hides.isVisible() and not result.isVisible()
    again: list[bool] = []
    window.host.again.connect(lambda: again.append(True))
    for back in (Key.Key_Return, Key.Key_Space, Key.Key_Escape, None):
        press(window, qtbot, Key.Key_Escape)
        assert result.isVisible() and not panel.isVisible() and not hides.isVisible()
        press(window, qtbot, Key.Key_L)
        press(window, qtbot, Key.Key_L)
        assert result.isVisible() and not panel.isVisible(), "a trick was looked at meanwhile"
        if back is None:
            qtbot.mouseClick(result, Qt.MouseButton.LeftButton)
        else:
            press(window, qtbot, back)
        assert panel.isVisible() and hides.isVisible() and not result.isVisible()
    assert not again
    press(window, qtbot, Key.Key_Escape)
    window.host.close()
    assert not result.isVisible()


def test_time_cannot_be_stopped_when_the_match_is_over(window: Furnished, qtbot: QtBot) -> None:
    pause = window.actions_["pause"]
    window.matches.start("elevator", 4, changes=driving.deals("1,1"))
    driving.wait_until_asked(window, qtbot)
    qtbot.waitUntil(pause.isEnabled)
    while not window.table.position.over:
        driving.click_once(window, qtbot)
        qtbot.waitUntil(lambda: driving.asked(window), timeout=10_000)
    qtbot.waitUntil(lambda: not pause.isEnabled())
    press(window, qtbot, Key.Key_P)
    assert not window.playback.paused
    window.actions_["undo"].trigger()
    qtbot.waitUntil(lambda: window.table.input.decision is not None)
    assert len(window.table.hand()) == 1, "the last card can be looked at again"
    qtbot.waitUntil(pause.isEnabled)
