"""The report of a match in the window: what it says, and where it leads."""

from __future__ import annotations

import pytest
from msgspec.structs import force_setattr, replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from farwhist.analysis import duplicate, material, opponents
from farwhist.analysis.period import DealPart, KeptDeal, KeptMatch
from farwhist.store.matches import Saved
from farwhist.ui.features.report.deals_panel import BIDS, LEVEL, LUCK, PLAY, POINTS
from farwhist.ui.features.report.feature import ReportPage
from farwhist.ui.features.report.manifest import why_no_report_of_table
from tests.helpers.clipping import clipped
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished
from tests.ui.shell.test_menus import play_to_summary

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


def lost(each: list[float], month: str = "2026-10", number: int = 1) -> KeptMatch:
    """Return what is kept of a match in whose deals so much was lost, all by cards."""
    deals = [
        KeptDeal(
            number, month, 5 + n % 2, bool(n % 3), 8.0,
            {"bid": DealPart(0.0, 1), "play": DealPart(one, 5)}, None,
        )
        for n, one in enumerate(each)
    ]  # fmt: skip
    return KeptMatch(Saved("elevator", 4, 77), deals, len(deals), [])


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
    qtbot.waitUntil(lambda: page.match.work.state == "idle", timeout=60_000)
    qtbot.waitUntil(lambda: not page.deals.state.text(), timeout=5_000)


def test_there_is_none_before_a_deal_is_over(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.actions_.refresh()
    assert not window.actions_["report"].isEnabled()
    window.report.open_table()
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
    texts = {
        column: page.deals.sheet.item(0, column) for column in (POINTS, LEVEL, LUCK, BIDS, PLAY)
    }
    assert all(item is not None and item.text() for item in texts.values())
    level = texts[LEVEL]
    assert level is not None and level.text() != "–"
    assert page.panels.rating.words.text() == "Too few deals to say"
    page.copy.copy()
    copied = QGuiApplication.clipboard().text()
    assert "An expert usually: " in copied and "luck of the cards: " in copied
    assert (
        "luck of the play: " in copied and f"your points: {points:.1f}".replace("-", "−") in copied
    )


def test_opponents_have_their_levels_and_unknown_ones_are_said_to_be_assumed(
    window: Furnished, qtbot: QtBot
) -> None:
    page = open_report(window, qtbot)
    assert "(Club)" in page.head.game.text() and not page.deals.notes.isVisible()
    unknown = replace(window.runner.now(), opponents=())
    window.report.open_saved(unknown, "A match")
    assert "club is assumed" in reported(window).deals.notes.text()


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
    window.report.open_table()
    page = reported(window)
    wait(page, qtbot)
    assert page.one.breakdown() == before


def test_another_level_plays_the_same_cards(window: Furnished, qtbot: QtBot) -> None:
    page = open_report(window, qtbot)
    wait(page, qtbot)
    page.deals.levels.buttons["beginner"].click()
    wait(page, qtbot)
    head, cell = page.deals.sheet.horizontalHeaderItem(LEVEL), page.deals.sheet.item(0, LEVEL)
    assert head is not None and head.text() == "Beginner with\nyour cards"
    assert cell is not None and cell.text() != "–"


def test_the_last_matches_tell_more_than_one(window: Furnished, qtbot: QtBot) -> None:
    page = open_report(window, qtbot)
    wait(page, qtbot)
    assert page.panels.rating.words.text() == "Too few deals to say"
    window.report.close()
    shown = window.report
    shown._earlier = lambda saved: iter([lost([1.4, 1.5] * 20), lost([1.3] * 3)])  # type: ignore
    shown.open_table()
    page = reported(window)
    wait(page, qtbot)
    qtbot.waitUntil(lambda: "Last 20: " in page.panels.rating.words.text(), timeout=5_000)
    assert "Level of your decisions: Club." in page.panels.rating.words.text()


def test_earlier_matches_by_the_same_rules_are_read(window: Furnished, qtbot: QtBot) -> None:
    page = open_report(window, qtbot)
    wait(page, qtbot)
    now = window.runner.now()
    lost = [deal.losses.lost for deal in page.one.deals]
    host = window.report
    host._finished = lambda saved: iter([now, replace(now, seats=5)])
    assert list(host._earlier(now)) == [None, None], "the same match, and other rules"
    found, other = host._earlier(replace(now, seed=now.seed + 1))
    assert found is not None and other is None
    assert [deal.lost().lost for deal in found.deals] == lost
    assert [deal.luck is not None for deal in found.deals] == [True]


def test_it_can_be_stopped_and_goes_on(window: Furnished, qtbot: QtBot) -> None:
    page = open_report(window, qtbot)
    assert page.deals.switch.isVisible()
    page.deals.switch.click()
    assert page.match.work.state == "stopped"
    qtbot.waitUntil(lambda: page.deals.switch.text() == "&Continue", timeout=5_000)
    assert "judged" in page.deals.state.text()
    page.deals.switch.click()
    wait(page, qtbot)
    assert page.one.breakdown() is not None


def test_enter_studies_a_deal_and_the_way_back_leads_here(window: Furnished, qtbot: QtBot) -> None:
    page = open_report(window, qtbot)
    wait(page, qtbot)
    QTest.keyClick(page.deals.sheet, Key.Key_Return)
    study = window.study.page
    assert study is not None and study.deal.deal == 1 and not page.isVisible()
    study.left.emit()
    assert page.isVisible() and window.report.page is page
    move = page.one.deals[0].verdicts[0].number
    page.panels.slips.table.wanted.emit(0, move)
    study = window.study.page
    assert study is not None and study.step == study.deal.own(0)[0]
    study.left.emit()
    QTest.keyClick(page.deals.sheet, Key.Key_Escape)
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
    assert {page.back, page.copy, page.deals.sheet} <= reached
    assert any(page.deals.levels.isAncestorOf(each) for each in reached)


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
    assert page.panels.result.isVisible() and not page.deals.sheet.isVisible()
    page.tabs.buttons["deals"].click()
    assert page.deals.sheet.isVisible() and not page.panels.result.isVisible()
    window.resize(1280, 800)
    qtbot.waitUntil(
        lambda: page.deals.sheet.isVisible() and page.panels.result.isVisible(), timeout=5_000
    )


def test_where_points_tell_nothing_losses_are_chances(window: Furnished, qtbot: QtBot) -> None:
    page = open_report(window, qtbot, "knockout")
    wait(page, qtbot)
    assert page.one.breakdown() is None
    assert page.deals.sheet.isColumnHidden(POINTS) and not page.deals.levels.isVisible()
    assert "points do not show" in page.panels.result.note.text()
    shown = page.panels.result.findChildren(QLabel)
    assert any("by your decisions" in each.text() for each in shown if each.isVisible())


def test_a_game_that_is_not_judged_has_none(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("bastard", 4)
    driving.wait_until_asked(window, qtbot)
    window.actions_["finish"].trigger()
    qtbot.waitUntil(lambda: bool(window.table.position.results), timeout=30_000)
    assert why_no_report_of_table(window.services) == "The coach does not judge this game"
    window.report.open_table()
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
    force_setattr(bots_only, "human", None)
    assert window.report.open_saved(bots_only, "") == "Available when you are one of the players"


def months(window: Furnished, qtbot: QtBot, *earlier: KeptMatch) -> ReportPage:
    """Return the report of a match, with these before it, when all is read."""
    page = open_report(window, qtbot)
    wait(page, qtbot)
    window.report.close()
    window.report._earlier = lambda saved: iter(earlier)  # type: ignore
    window.report.open_table()
    page = reported(window)
    wait(page, qtbot)
    qtbot.waitUntil(lambda: len(page.many.matches) == min(len(earlier), 19), timeout=5_000)
    return page


def test_the_last_twenty_are_told_by_month_and_kind(window: Furnished, qtbot: QtBot) -> None:
    earlier = [lost([1.0] * 6, f"2026-{10 - n // 12:02}", n + 1) for n in range(30)]
    page = months(window, qtbot, *earlier)
    page.spans.buttons["last"].click()
    table = page.months.table
    assert table.isVisible() and not page.deals.isVisible()
    heads, rows = table.shown()
    assert heads[:3] == ["Month", "Matches", "Deals"]
    assert [row[1:3] for row in rows[1:]] == [["12", "72"], ["7", "42"], ["20", "115"]]
    assert "September 2026" in rows[2][0] and rows[-1][0] == "Total"
    assert rows[1][heads.index("Lost per deal")] == "1.00 ± 0.00"
    told = "\n".join(page.months.parts.lines())
    assert "By bid: 0.00 ± 0.00" in told and "By play: 0.20 ± 0.00" in told
    cards = "\n".join(page.months.cards.lines())
    assert "5 cards: 0.17 ± 0.00" in cards and "1 card: Too few deals to say" in cards
    assert page.months.suits.isVisible() and "With trump" in page.months.suits.accessibleName()
    page.spans.buttons["all"].click()
    assert "Reading matches: " in page.months.known.text()
    qtbot.waitUntil(lambda: not page.many.reading, timeout=5_000)
    assert table.shown()[1][-1][1] == "31"
    assert "Matches with these rules: 31. Judged deals: 181 of 181." in page.months.known.text()
    page.copy.copy()
    assert page.copy.text() == "Copied"
    copied = QGuiApplication.clipboard().text()
    assert copied.endswith(page.months.known.text())
    assert "All time" in copied and "\nTotal\t31\t181\t" in copied and "By play: " in copied
    page.spans.buttons["match"].click()
    assert page.deals.isVisible() and not page.months.isVisible()


def test_too_few_deals_say_so(window: Furnished, qtbot: QtBot) -> None:
    page = months(window, qtbot, lost([1.0] * 3))
    page.spans.buttons["last"].click()
    heads, rows = page.months.table.shown()
    assert rows[-1][heads.index("Lost per deal")] == "–"
    assert page.panels.rating.words.text() == "Too few deals to say"
    assert "Too few deals with known luck" in page.panels.result.note.text()


def test_a_slip_of_another_match_is_studied_there(window: Furnished, qtbot: QtBot) -> None:
    page = open_report(window, qtbot)
    wait(page, qtbot)
    wanted = []
    page.move_wanted.connect(lambda saved, move: wanted.append((saved.seed, move)))
    page.many.matches = [lost([1.0])]
    page.panels.slips.table.wanted.emit(0, 0)
    page.panels.slips.table.wanted.emit(1, 0)
    assert [seed for seed, _ in wanted] == [window.runner.setting.seed, 77]


@pytest.mark.parametrize("size", [(1000, 650), (1280, 800), (1920, 1080)])
def test_nothing_of_many_matches_is_cut_off(
    window: Furnished, qtbot: QtBot, size: tuple[int, int]
) -> None:
    page = months(window, qtbot, *[lost([1.0, 2.0] * 6, "2026-10", n) for n in range(5)])
    window.resize(*size)
    page.spans.buttons["last"].click()
    for button in page.tabs.buttons.values():
        if button.isVisible():
            button.click()
        # What the coach finds out meanwhile changes texts, and then their room.
        qtbot.waitUntil(lambda: clipped(page) == [])
    reached = set()
    for _ in range(14):
        focus = QApplication.focusWidget()
        assert focus is not None and page.isAncestorOf(focus)
        reached.add(focus)
        QTest.keyClick(focus, Key.Key_Tab)
    assert {page.months.table, page.months.cards, page.back} <= reached
    assert any(page.spans.isAncestorOf(each) for each in reached)


@pytest.mark.parametrize("preset", ["romanian", "classic"])
def test_other_games_have_a_report_without_luck(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, preset: str
) -> None:
    monkeypatch.setattr(duplicate, "make", lambda text, rules: opponents.make("casual", rules))
    page = open_report(window, qtbot, preset)
    wait(page, qtbot)
    made_of = page.one.breakdown()
    assert made_of is not None and made_of.begins == "expert" and made_of.luck is None
    assert "luck" not in made_of.steps() and page.deals.sheet.isColumnHidden(LUCK)
    bids = preset != "classic"
    assert ("bids" in made_of.steps()) == bids and page.deals.sheet.isColumnHidden(BIDS) != bids
    assert page.panels.result.heading.text() == "Your result"
    assert "Luck was not measured" in page.deals.notes.text() and not page.deals.error.text()
