"""The deal of the day: opened, played, kept once, told as a line."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.rules.dated import deal_of_day, match_of_week
from farwhist.store.results import DatedResult
from farwhist.ui.features.prepared.page import PreparedPage
from farwhist.ui.match.thinking import AdviseHere
from farwhist.ui.panels.summary import SummaryPanel
from tests.ui import driving
from tests.ui.furnished import Furnished

TODAY = date(2026, 11, 22)


@pytest.fixture(autouse=True)
def _day(window: Furnished, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window.prepared, "_today", lambda: TODAY)


def opened(window: Furnished) -> PreparedPage:
    window.actions_["prepared"].trigger()
    page = window.prepared.page
    assert page is not None and page.isVisible()
    return page


def by_hand(window: Furnished, qtbot: QtBot) -> DatedResult:
    """Play the dated deal on the table to its end; one click more, and its match is left."""
    driving.wait_until_asked(window, qtbot)
    while not isinstance(window.host.panel, SummaryPanel):
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    assert window.practice.active
    return kept(window, qtbot)


def kept(window: Furnished, qtbot: QtBot) -> DatedResult:
    """Return the only result there is, when there is one."""
    qtbot.waitUntil(lambda: bool(window.prepared.results.read()), timeout=30_000)
    (result,) = window.prepared.results.read().values()
    return result


def played(window: Furnished, qtbot: QtBot) -> DatedResult:
    """Let a bot play the dated match on the table to its end."""
    deals = len(window.runner.rules.plan.deals)
    for number in range(1, deals + 1):
        driving.wait_until_asked(window, qtbot)
        window.actions_.refresh()
        window.actions_["finish"].trigger()
        qtbot.waitUntil(
            lambda n=number: len(window.table.position.results) == n,
            timeout=30_000,  # type: ignore[misc]
        )
        panel = window.host.panel
        assert panel is not None
        if number < deals:
            window.flow.press_next()
    return kept(window, qtbot)


def test_the_deal_of_the_day_is_played_and_kept_once(window: Furnished, qtbot: QtBot) -> None:
    before = window.runner.setting
    page = opened(window)
    assert not page.day.day_line.isVisible() and "in a row" in page.day.streak.text()
    QTest.keyClick(page.day.play, Qt.Key.Key_Return)
    assert window.prepared.page is None and window.practice.active
    assert window.runner.setting.seed == deal_of_day(TODAY).seed
    result = by_hand(window, qtbot)
    assert result.deals == 1 and not result.assisted
    window.practice.leave()
    assert window.runner.setting.seed == before.seed
    page = opened(window)
    assert page.day.day_line.isVisible() and "22 Nov" in page.day.day_line.text()
    assert page.day.streak.text().startswith("1 day")
    page.day.copy_day.click()
    assert QGuiApplication.clipboard().text() == page.day.day_line.text()
    assert page.day.copy_day.text() == "Copied"
    page.day.play.click()
    again = played(window, qtbot)
    assert again == result


def test_while_it_is_played_it_is_said_what_it_is_and_what_counts(
    window: Furnished, qtbot: QtBot
) -> None:
    opened(window).day.play.click()
    driving.wait_until_asked(window, qtbot)
    window.actions_.refresh()
    counts = "Deal of the day: your first result counts, but not in your statistics."
    costs = "A hint or a move taken back costs a star."
    assert window.windowTitle() == "Far Whist – Deal of the day"
    assert window.offer.label.text() == f"{counts} {costs}"
    assert "Deal of the day" in window.scoreboard.line.text()
    assert window.actions_["hint"].statusTip().endswith(costs)
    by_hand(window, qtbot)
    window.practice.leave()
    assert "Deal of the day" not in window.windowTitle()
    window.actions_.refresh()
    assert costs not in window.actions_["hint"].statusTip()
    opened(window).day.play.click()
    assert "your first result stays" in window.offer.label.text()
    assert costs not in window.offer.label.text()
    opened(window).day.week.click()
    assert window.windowTitle() == "Far Whist – Match of the week"


def test_what_a_bot_played_wins_no_star_no_day_and_no_line(window: Furnished, qtbot: QtBot) -> None:
    opened(window).day.play.click()
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    result = played(window, qtbot)
    assert result.stars == 0 and not result.own
    window.practice.leave()
    page = opened(window)
    assert not page.day.day_line.isVisible() and not page.day.copy_day.isVisible()
    assert page.day.streak.text().startswith("0 day")
    assert "A bot made choices for you" in page.day.about.text()
    page.day.play.click()
    assert window.runner.setting.seed == deal_of_day(TODAY).seed, "it can be played again"
    assert by_hand(window, qtbot) == result, "but it does not count then"


def test_the_match_of_the_week_has_nine_deals(window: Furnished, qtbot: QtBot) -> None:
    page = opened(window)
    page.day.week.click()
    assert window.runner.setting.seed == match_of_week(TODAY).seed
    assert played(window, qtbot).deals == 9
    page = opened(window)
    assert "a bot made choices for you" in page.day.week_line.text()
    assert not page.day.copy_week.isVisible()


def test_the_week_has_a_line_to_paste(window: Furnished) -> None:
    window.prepared.results.add(match_of_week(TODAY).key, DatedResult(5, 9, 60, 2))
    page = opened(window)
    assert "5 of 9 exact" in page.day.week_line.text() and page.day.copy_week.isVisible()


def test_an_expert_plays_the_same_cards(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farwhist.analysis.puzzles.PLAYS", 2)
    monkeypatch.setattr("farwhist.analysis.puzzles.EXPERT", "beginner")
    monkeypatch.setattr("farwhist.analysis.puzzles.OPPONENT", "beginner")
    window.services.coach.quiet = AdviseHere(window)
    window.prepared.results.add(deal_of_day(TODAY).key, DatedResult(1, 1, 12, 3))
    page = opened(window)
    key = deal_of_day(TODAY).key
    qtbot.waitUntil(lambda: window.prepared.results.read()[key].expert is not None, timeout=60_000)
    assert ", expert " in page.day.day_line.text()


def test_days_in_a_row_are_told(window: Furnished) -> None:
    for back in (1, 2, 3, 9):
        window.prepared.results.add(
            deal_of_day(TODAY - timedelta(back)).key, DatedResult(1, 1, 12, 3)
        )
    page = opened(window)
    assert page.day.streak.text() == "3 days in a row" and "3" in page.day.longest.text()
    assert "21 Nov" in page.day.day_line.text()


def test_the_page_has_the_keyboard_and_gives_it_back(window: Furnished) -> None:
    page = opened(window)
    assert QApplication.focusWidget() is page.day.play
    QTest.keyClick(page.day.play, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is page.day.week
    QTest.keyClick(page.day.week, Qt.Key.Key_Escape)
    assert window.prepared.page is None


def test_a_file_that_cannot_be_written_is_told(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: object) -> bool:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(window.prepared.results, "add", fail)
    opened(window).day.play.click()
    driving.wait_until_asked(window, qtbot)
    window.actions_["finish"].trigger()
    qtbot.waitUntil(window.notice.isVisible, timeout=30_000)
    assert "No space left" in window.notice.label.text()
