"""The report of a match in the window: what it says, and where it leads."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from farwhist.analysis import material
from farwhist.store.matches import Saved
from farwhist.ui.report.page import ReportPage
from farwhist.ui.report.sheet import BIDS, LEVEL, LUCK, PLAY, POINTS
from tests.helpers.clipping import clipped
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished
from tests.ui.window.test_menus import play_to_summary

Key = Qt.Key


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals are played again twice."""
    monkeypatch.setattr(material, "PLAYS", 2)


def reported(window: Furnished) -> ReportPage:
    """Return the page that is open."""
    page = window.report.page
    assert page is not None
    return page


def open_report(window: Furnished, qtbot: QtBot, preset: str = "elevator") -> ReportPage:
    """Play a deal, and open the report."""
    window.resize(1280, 800)
    window.matches.start(preset, 4)
    play_to_summary(window, qtbot)
    window.actions_.refresh()
    window.actions_["report"].trigger()
    return reported(window)


def wait(page: ReportPage, qtbot: QtBot) -> None:
    """Let all be found out."""
    qtbot.waitUntil(lambda: page.work.state == "idle", timeout=60_000)
    qtbot.waitUntil(lambda: not page.state.text(), timeout=5_000)


def test_there_is_none_before_a_deal_is_over(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.actions_.refresh()
    assert not window.actions_["report"].isEnabled()
    window.report.open()
    assert window.report.page is None


def test_all_numbers_come_and_add_up(window: Furnished, qtbot: QtBot) -> None:
    page = open_report(window, qtbot)
    wait(page, qtbot)
    made_of = page.one.breakdown()
    assert made_of is not None and made_of.begins == "usual"
    steps = made_of.steps()
    points = steps.pop("points")
    assert sum(steps.values()) == pytest.approx(points)
    assert points == window.table.position.results[0].points[0]
    texts = {column: page.sheet.item(0, column) for column in (POINTS, LEVEL, LUCK, BIDS, PLAY)}
    assert all(item is not None and item.text() for item in texts.values())
    level = texts[LEVEL]
    assert level is not None and level.text() != "–"
    assert page.rating.words.text() == "Too few deals to say"
    page.copy_result()
    copied = QGuiApplication.clipboard().text()
    assert "An expert usually: " in copied and "luck of the cards: " in copied
    assert "how it fell: " in copied and f"your points: {points:.1f}".replace("-", "−") in copied


def test_opponents_have_their_levels_and_unknown_ones_are_said_to_be_assumed(
    window: Furnished, qtbot: QtBot
) -> None:
    page = open_report(window, qtbot)
    assert "(Club)" in page.head.note.text() and not page.notes.isVisible()
    unknown = replace(window.runner.now(), opponents=())
    window.report.open_saved(unknown, "A match")
    assert "club players are assumed" in reported(window).notes.text()


def test_what_was_found_once_is_kept(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_report(window, qtbot)
    wait(page, qtbot)
    before = page.one.breakdown()
    page.left.emit()
    assert window.report.page is None
    monkeypatch.setattr(material, "ReplayTask", lambda *given: pytest.fail("played twice"))
    monkeypatch.setattr(material.JudgeTask, "of", lambda *given: pytest.fail("judged twice"))
    window.report.open()
    page = reported(window)
    wait(page, qtbot)
    assert page.one.breakdown() == before


def test_another_level_plays_the_same_cards(window: Furnished, qtbot: QtBot) -> None:
    page = open_report(window, qtbot)
    wait(page, qtbot)
    page.levels.buttons["beginner"].click()
    wait(page, qtbot)
    head, cell = page.sheet.horizontalHeaderItem(LEVEL), page.sheet.item(0, LEVEL)
    assert head is not None and head.text() == "Beginner with\nyour cards"
    assert cell is not None and cell.text() != "–"


def test_the_last_matches_tell_more_than_one(window: Furnished, qtbot: QtBot) -> None:
    page = open_report(window, qtbot)
    wait(page, qtbot)
    assert page.rating.words.text() == "Too few deals to say"
    window.report.close()
    shown = window.report
    shown._earlier = lambda saved: iter([[1.4, 1.5] * 20, [1.3] * 3])  # type: ignore[method-assign]
    shown.open()
    page = reported(window)
    wait(page, qtbot)
    qtbot.waitUntil(lambda: "Last 20: " in page.rating.words.text(), timeout=5_000)
    assert "You decide like: Club." in page.rating.words.text()


def test_earlier_matches_by_the_same_rules_are_read(window: Furnished, qtbot: QtBot) -> None:
    page = open_report(window, qtbot)
    wait(page, qtbot)
    now = window.runner.now()
    lost = [deal.losses.lost for deal in page.one.deals]
    host = window.report
    host._last = lambda: iter([now, replace(now, seats=5)])
    assert list(host._earlier(now)) == [], "the same match, and other rules"
    assert list(host._earlier(replace(now, seed=now.seed + 1))) == [lost]


def test_it_can_be_stopped_and_goes_on(window: Furnished, qtbot: QtBot) -> None:
    page = open_report(window, qtbot)
    assert page.switch.isVisible()
    page.switch.click()
    assert page.work.state == "stopped"
    qtbot.waitUntil(lambda: page.switch.text() == "&Go on", timeout=5_000)
    assert "judged" in page.state.text()
    page.switch.click()
    wait(page, qtbot)
    assert page.one.breakdown() is not None


def test_enter_studies_a_deal_and_the_way_back_leads_here(window: Furnished, qtbot: QtBot) -> None:
    page = open_report(window, qtbot)
    wait(page, qtbot)
    QTest.keyClick(page.sheet, Key.Key_Return)
    study = window.study.page
    assert study is not None and study.deal.deal == 1 and not page.isVisible()
    study.left.emit()
    assert page.isVisible() and window.report.page is page
    move = page.one.deals[0].verdicts[0].number
    page.slips.table.wanted.emit(0, move)
    study = window.study.page
    assert study is not None and study.step == study.deal.own(0)[0]
    study.left.emit()
    QTest.keyClick(page.sheet, Key.Key_Escape)
    assert window.report.page is None


def test_the_keyboard_reaches_everything(window: Furnished, qtbot: QtBot) -> None:
    page = open_report(window, qtbot)
    wait(page, qtbot)
    reached = set()
    for _ in range(12):
        focus = QApplication.focusWidget()
        assert focus is not None and page.isAncestorOf(focus)
        reached.add(focus)
        QTest.keyClick(focus, Key.Key_Tab)
    assert {page.back, page.copy, page.sheet} <= reached
    assert any(page.levels.isAncestorOf(each) for each in reached)


@pytest.mark.parametrize("size", [(1000, 650), (1280, 800), (1920, 1080)])
def test_nothing_is_cut_off(window: Furnished, qtbot: QtBot, size: tuple[int, int]) -> None:
    page = open_report(window, qtbot)
    window.resize(*size)
    wait(page, qtbot)
    for button in page.tabs.buttons.values():
        if button.isVisible():
            button.click()
        qtbot.wait(50)
        assert clipped(page) == []


def test_a_low_page_shows_one_panel_at_a_time(window: Furnished, qtbot: QtBot) -> None:
    page = open_report(window, qtbot)
    window.resize(1000, 500)
    wait(page, qtbot)
    assert page.result.isVisible() and not page.sheet.isVisible()
    page.tabs.buttons["deals"].click()
    assert page.sheet.isVisible() and not page.result.isVisible()
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: page.sheet.isVisible() and page.result.isVisible(), timeout=5_000)


def test_where_points_tell_nothing_losses_are_chances(window: Furnished, qtbot: QtBot) -> None:
    page = open_report(window, qtbot, "knockout")
    wait(page, qtbot)
    assert page.one.breakdown() is None
    assert page.sheet.isColumnHidden(POINTS) and not page.levels.isVisible()
    assert "points do not tell" in page.result.note.text()


def test_a_game_that_is_not_judged_has_none(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("bastard", 4)
    driving.wait_until_asked(window, qtbot)
    window.actions_["finish"].trigger()
    qtbot.waitUntil(lambda: bool(window.table.position.results), timeout=30_000)
    assert window.report.why_not() == "The coach does not judge this game"
    window.report.open()
    assert window.report.page is None


def test_the_podium_and_the_score_sheet_lead_here(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    open_report(window, qtbot)
    window.report.close()
    window.scoreboard.show_all()
    button = window.scoreboard.great.get().findChild(QPushButton, "report")
    assert button is not None
    button.click()
    assert window.report.page is not None
    window.report.close()
    window.host.report.emit()
    assert window.report.page is not None


def test_a_saved_match_without_a_player_has_none(window: Furnished, qtbot: QtBot) -> None:
    open_report(window, qtbot)
    saved = window.runner.now()
    window.report.close()
    assert window.report.open_saved(saved, "A match") == ""
    window.report.close()
    bots_only = Saved.of(saved.setting)
    object.__setattr__(bots_only, "human", None)
    assert window.report.open_saved(bots_only, "") == "Available when you play yourself"
