"""A whole evening, as a player has it: a match, its slips, a deal of one's own sent as text."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from farwhist.analysis import material
from farwhist.bots.judging import coach
from farwhist.engine.moves import read
from farwhist.rules import deal_code
from farwhist.ui.features.coaching import feature as coaching_feature
from farwhist.ui.features.coaching.coach_note import CoachNote
from farwhist.ui.features.editor.body import PLAYED
from farwhist.ui.features.editor.page import EditorPage
from farwhist.ui.features.learn.page import LearnPage
from farwhist.ui.match.thinking import AdviseHere
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.panels.podium import Podium
from farwhist.ui.panels.ranking import RankingPanel
from farwhist.ui.panels.summary import SummaryPanel
from farwhist.ui.settings.languages import Languages
from tests.helpers.clipping import clipped
from tests.helpers.languages import LANGUAGES
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT, Key
from tests.ui.furnished import Furnished

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
TOMORROW = date.today() + timedelta(1)
SOON = 20_000
"""Milliseconds within which the coach has judged two small deals, however busy the machine."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Let all texts be in one of the languages."""
    Languages(qapp).use(request.param)
    yield request.param


@pytest.fixture
def window(language: str, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch) -> Furnished:
    """Return a window with a short match, whose coach is quick and asks again today."""
    monkeypatch.setattr(coach, "USUAL", coach.Work(start=24, most=24, first=12))
    monkeypatch.setattr(material, "PLAYS", 2)
    monkeypatch.setattr(coaching_feature, "on_battery", lambda: False)
    window = make_window()
    window.services.coach.quiet = AdviseHere(window)
    monkeypatch.setattr(window.learn, "_today", lambda: TOMORROW)
    driving.only_beginners(window)
    window.matches.start("elevator", 4, changes=driving.deals("3,4"))
    return window


def fits(page: QWidget, qtbot: QtBot) -> None:
    """Check that no text of the page is cut off, once it has been laid out."""

    def whole() -> None:
        assert page.isVisible() and clipped(page) == []

    qtbot.waitUntil(whole, timeout=2_000)


def key(qtbot: QtBot, which: Qt.Key) -> None:
    """Press a key where the keyboard is."""
    target = QApplication.focusWidget()
    assert target is not None
    qtbot.keyClick(target, which)


def click_badly(window: Furnished, qtbot: QtBot) -> None:
    """Do one thing with the mouse; all tricks are bid, and the first card that may be is played."""
    panel = window.host.panel
    if isinstance(panel, BidPanel):
        most = max(number for number, button in panel.numbers.items() if button.isEnabled())
        qtbot.mouseClick(panel.numbers[most], LEFT)
        qtbot.mouseClick(panel.ready, LEFT)
    else:
        driving.click_once(window, qtbot)


def play_to(window: Furnished, qtbot: QtBot, *panels: type[QWidget]) -> QWidget:
    """Play by hand until one of these panels is open."""
    driving.wait_until_asked(window, qtbot)
    while not isinstance(window.host.panel, panels):
        click_badly(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    panel = window.host.panel
    assert panel is not None
    return panel


def hear_the_coach(window: Furnished, qtbot: QtBot, deal: int) -> None:
    """Read what the coach says of a deal below its summary."""

    def done() -> bool:
        found = window.coaching.deals.judging.of(deal)
        return found is not None and found.state == "done"

    qtbot.waitUntil(done, timeout=SOON)
    panel = window.host.panel
    assert isinstance(panel, SummaryPanel)
    note = panel.findChild(CoachNote)
    assert note is not None and note.line.isVisible()
    qtbot.waitUntil(lambda: note.line.text() == note.line.shown(), timeout=SOON)
    fits(panel, qtbot)


def study_the_slip(window: Furnished, qtbot: QtBot) -> None:
    """Go to the first slip of the deal, try what was better, and come back."""
    qtbot.keyClick(window, Key.Key_D, CONTROL)
    page = window.study.page
    assert page is not None and page.coach is not None
    qtbot.waitUntil(lambda: not page.coach.waiting, timeout=SOON)  # type: ignore[union-attr]
    key(qtbot, Key.Key_Home)
    key(qtbot, Key.Key_E)
    blamed = page.coach.verdicts[page.step]
    assert blamed.loss > 0 and blamed.seat == 0
    fits(page, qtbot)
    key(qtbot, Key.Key_X)
    qtbot.waitUntil(lambda: page.tries is not None and bool(page.tries.played))
    fits(page, qtbot)
    while window.study.page is not None:
        key(qtbot, Key.Key_Escape)


def look_at_the_slips(window: Furnished, qtbot: QtBot) -> None:
    """Read the report, and study what it says was lost most."""
    qtbot.keyClick(window, Key.Key_R, CONTROL)
    page = window.report.page
    assert page is not None
    slips = page.panels.slips.table
    qtbot.waitUntil(lambda: bool(slips.slips), timeout=SOON)
    fits(page, qtbot)
    slips.setFocus()
    key(qtbot, Key.Key_Home)
    key(qtbot, Key.Key_Return)
    study = window.study.page
    assert study is not None and study.deal.move_of(study.step, 0) == slips.slips[0].move
    while window.study.page is not None:
        key(qtbot, Key.Key_Escape)
    assert window.report.page is page
    key(qtbot, Key.Key_Escape)


def learn(window: Furnished, qtbot: QtBot) -> None:
    """Answer all questions of the day, the first one wrong, and close the page."""
    qtbot.keyClick(window, Key.Key_L, CONTROL | SHIFT)
    page = window.learn.page
    assert page is not None and page.round.now is not None
    assert not page.there.text()[0].islower(), "a sentence begins with a capital or a number"
    answers = page.round.count + 1
    for number in range(answers):
        answer(page, qtbot, right=number > 0)
        fits(page, qtbot)
        key(qtbot, Key.Key_Return)
    assert page.round.now is None and page.round.marks.count("wrong") == 1
    fits(page, qtbot)
    key(qtbot, Key.Key_Escape)
    assert window.learn.page is None and not window.learn.store.due(TOMORROW, 9)


def answer(page: LearnPage, qtbot: QtBot, *, right: bool) -> None:
    """Click an answer that is right, or one that is wrong."""
    question = page.round.now
    assert question is not None
    fits(page, qtbot)
    choices = question.verdict.choices
    place = next(n for n in range(len(choices)) if question.right(n) is right)
    qtbot.mouseClick(page.choices[read(choices[place].moves[0])], LEFT)
    qtbot.waitUntil(page.next.isVisible)


def edit(window: Furnished, qtbot: QtBot) -> str:
    """Take the deal of the table, change a card of the own hand, and copy it. Return its text."""
    qtbot.keyClick(window, Key.Key_E, CONTROL)
    page = window.editor.page
    assert page is not None
    qtbot.mouseClick(page.head.table, LEFT)
    qtbot.mouseClick(page.body.part.buttons[PLAYED], LEFT)
    fits(page, qtbot)
    qtbot.mouseClick(page.body.played.none, LEFT)
    exchange(page, qtbot)
    fits(page, qtbot)
    qtbot.mouseClick(page.foot.code, LEFT)
    key(qtbot, Key.Key_Escape)
    assert window.editor.page is None
    return QGuiApplication.clipboard().text()


def exchange(page: EditorPage, qtbot: QtBot) -> None:
    """Put the first own card back with the keyboard, and click another one into the hand."""
    old, new = page.draft.hands[0][0], page.draft.free[0]
    for card, put in ((old, "0"), (new, "1")):
        cell = page.body.cards.pool
        spot = next(
            cell.visualItemRect(item).center()
            for row in range(cell.rowCount())
            for column in range(cell.columnCount())
            if (item := cell.item(row, column)) is not None
            and item.data(Qt.ItemDataRole.UserRole) is card
        )
        qtbot.mouseClick(cell.viewport(), LEFT, pos=spot)
        qtbot.keyClicks(cell, put)
    assert old not in page.draft.hands[0] and new in page.draft.hands[0]
    assert page.found.text is not None


def open_the_text(window: Furnished, qtbot: QtBot, sent: str) -> None:
    """Play the deal of a text that somebody has sent, and go back to the match."""
    QGuiApplication.clipboard().setText(f"> {sent}\nAnd you?")
    qtbot.keyClick(window, Key.Key_V, CONTROL)
    driving.wait_until_asked(window, qtbot)
    deal = deal_code.read(sent).deal
    assert window.practice.active and set(window.table.hand()) == set(deal.hands[0])
    fits(window.offer, qtbot)
    panel = play_to(window, qtbot, SummaryPanel)
    assert window.table.position.results[-1].deal
    fits(panel, qtbot)
    driving.press(window, qtbot, Key.Key_Return)
    assert not window.practice.active


def test_a_whole_evening(window: Furnished, qtbot: QtBot) -> None:
    assert (window.width(), window.height()) == (1280, 800)
    play_to(window, qtbot, SummaryPanel)
    hear_the_coach(window, qtbot, 1)
    study_the_slip(window, qtbot)
    driving.press(window, qtbot, Key.Key_Return)
    play_to(window, qtbot, SummaryPanel)
    hear_the_coach(window, qtbot, 2)
    driving.press(window, qtbot, Key.Key_Return)
    end = play_to(window, qtbot, RankingPanel, Podium)
    fits(end, qtbot)
    look_at_the_slips(window, qtbot)
    learn(window, qtbot)
    open_the_text(window, qtbot, edit(window, qtbot))
    assert isinstance(window.host.panel, RankingPanel | Podium)
