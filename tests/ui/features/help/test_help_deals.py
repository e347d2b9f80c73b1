"""Deals that help pages link to, opened and left as a player does it."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.bots.judging import coach
from farwhist.engine.moves import PlayCard, write
from farwhist.rules.catalogue import GAMES
from farwhist.rules.deal_text import of_match
from farwhist.ui.features.help.pictures import BadHelpDeal, find
from farwhist.ui.features.study.feature import QuestionPage
from farwhist.ui.features.study.page import StudyPage
from farwhist.ui.services.match_files import match_of
from farwhist.ui.viewmodels.deal_replay import AskedDeal
from tests.helpers.clipping import clipped
from tests.helpers.drive import any_moves, moves_on, start, table_of
from tests.ui import driving
from tests.ui.driving import LEFT, Key
from tests.ui.features.help.test_help_window import click_at, in_front, opened
from tests.ui.furnished import Furnished

NAME = "elevator-take-now"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "USUAL", coach.Work(start=48, most=48, first=24))


def click_deal(window: Furnished, qtbot: QtBot, name: str = NAME) -> StudyPage:
    """Open the page of the game, and click the link to this deal."""
    helper = in_front(opened(window, "elevator", "strategy"), qtbot)
    block = helper.pages.document().begin()
    while block.isValid():
        for each in block.textFormats():
            if each.format.anchorHref() == f"position:{name}":
                cursor = QTextCursor(block)
                cursor.setPosition(block.position() + each.start + 1)
                click_at(helper, qtbot, cursor)
                return shown(window, qtbot)
        block = block.next()
    raise AssertionError(name)


def shown(window: Furnished, qtbot: QtBot) -> StudyPage:
    qtbot.waitUntil(window.isActiveWindow, timeout=5_000)
    page = window.study.of_help.page
    assert page is not None and page.isVisible()
    return page


def question(window: Furnished, qtbot: QtBot) -> QuestionPage:
    page = click_deal(window, qtbot)
    assert isinstance(page, QuestionPage)
    return page


def press(page: StudyPage, key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None and (focus is page or page.isAncestorOf(focus))
    QTest.keyClick(focus, key)


def test_a_click_shows_the_deal_at_its_question(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    before = window.runner.now()
    page = question(window, qtbot)
    deal = find(NAME)
    assert not window.help.window.isVisible() and window.isActiveWindow()
    assert page.step == page.last == len(page.deal.steps) - 1
    moves = [move for step in page.deal.steps for move in step.made]
    assert moves == list(deal.text.moves)
    assert page.bar.title.text() == "Study · Which card?"
    assert page.bar.about.text() == "Elevator Whist"
    assert page.strip.moment.text() == "Trick 1, your turn"
    assert window.runner.now() == before and window.runner.counted is not None


def test_one_key_leads_back_to_the_page_and_the_next_to_the_match(
    window: Furnished, qtbot: QtBot
) -> None:
    driving.wait_until_asked(window, qtbot)
    before, decision = window.runner.now(), window.table.input.decision
    page = question(window, qtbot)
    helper = window.help.window
    at = helper.pages.verticalScrollBar().value()
    press(page, Key.Key_Escape)
    assert window.study.of_help.page is None
    assert in_front(helper, qtbot).focusWidget() is helper.pages
    assert helper.pages.source().path() == "elevator"
    assert helper.pages.verticalScrollBar().value() == at > 0
    qtbot.keyClick(helper.pages, Key.Key_Escape)
    assert not helper.isVisible() and window.isVisible()
    assert window.runner.now() == before and window.table.input.decision == decision
    driving.click_once(window, qtbot)
    assert window.runner.now() != before, "the match goes on"


def test_the_back_button_leads_to_the_page_too(window: Furnished, qtbot: QtBot) -> None:
    page = question(window, qtbot)
    qtbot.mouseClick(page.bar.back, LEFT)
    assert window.help.window.isVisible() and window.study.of_help.page is None


def test_the_tab_key_and_enter_open_it_and_a_screen_reader_is_told(
    window: Furnished, qtbot: QtBot
) -> None:
    helper = in_front(opened(window, "elevator", "strategy"), qtbot)
    heard: list[str] = []
    helper.pages.said.connect(heard.append)
    links = []
    while "Show it" not in links:
        assert heard == [], links
        qtbot.keyClick(helper.pages, Key.Key_Tab)
        links.append(helper.pages.textCursor().selectedText())
        assert len(links) < 10, links
    assert heard == ["Show it: Opens this deal in the study; Back returns here."]
    told = QAccessible.queryAccessibleInterface(helper.pages).text(QAccessible.Text.Description)
    assert told == "Opens this deal in the study; Back returns here"
    qtbot.keyClick(helper.pages, Key.Key_Return)
    assert isinstance(shown(window, qtbot), QuestionPage)


def test_the_tab_key_says_nothing_of_links_to_pages(window: Furnished, qtbot: QtBot) -> None:
    helper = in_front(opened(window, "elevator"), qtbot)
    heard: list[str] = []
    helper.pages.said.connect(heard.append)
    qtbot.keyClick(helper.pages, Key.Key_Tab)
    assert helper.pages.textCursor().selectedText() == "five minutes"
    assert heard == [] and helper.pages.accessibleDescription() == ""


def test_one_can_think_first(window: Furnished, qtbot: QtBot) -> None:
    page = question(window, qtbot)
    assert page.knew, "only the cards that the player would know"
    assert page.panel.happens.text() == "Which card?"
    assert page.panel.try_best.text() == "Show the &answer"
    assert not page.panel.verdict.isVisible() and page.board.pills.values == {}
    press(page, Key.Key_K)
    qtbot.wait(50)
    assert not page.panel.certain.isVisible(), "open cards would tell it"
    assert not page.answered


def test_one_key_shows_the_answer_and_the_next_plays_it(window: Furnished, qtbot: QtBot) -> None:
    page = question(window, qtbot)
    press(page, Key.Key_X)
    assert page.panel.happens.text() == "The help advises: nine of spades"
    assert page.panel.verdict.why.text() == "The coach is thinking …"
    qtbot.waitUntil(lambda: not page.line_coach.busy, timeout=60_000)
    assert page.panel.verdict.word.text() == "Best"
    cards = {move.cards[0] for move in page._moves() if isinstance(move, PlayCard)}
    assert set(page.board.pills.values) == cards
    assert page.panel.try_best.text().startswith("Tr&y ")
    press(page, Key.Key_X)
    assert page.tries is not None and page.tries.line is not None
    assert page.bar.to_match.text() == "&Back to the question"
    press(page, Key.Key_Escape)
    assert page.here and page.tries.line is None
    assert window.study.of_help.page is page
    press(page, Key.Key_Escape)
    assert window.help.window.isVisible()


def test_a_card_can_be_tried_before_the_answer_is_seen(window: Furnished, qtbot: QtBot) -> None:
    page = question(window, qtbot)
    press(page, Key.Key_Up)
    press(page, Key.Key_Return)
    assert page.tries is not None and page.tries.line is not None
    first = page.tries.line.moves[page.tries.line.at]
    assert first[0] == 0 and first[1] in {f"play {card}" for card in ("5S", "9S")}
    assert page.bar.title.text().startswith("What if: ")
    assert page.panel.lines is not None
    top = page.panel.lines.tree.topLevelItem(0)
    assert top.text(0) == "The deal up to the question"
    assert top.child(0).text(0) == page.bar.title.text()
    qtbot.waitUntil(lambda: page._left_match in page.line_coach.verdicts, timeout=60_000)
    page.go(page._left_match)
    assert page.panel.verdict.isVisible(), "the coach judges what was tried"


def test_the_answer_is_there_without_a_coach(window: Furnished, qtbot: QtBot) -> None:
    page = question(window, qtbot)
    page.line_coach = None
    press(page, Key.Key_X)
    assert page.panel.happens.text() == "The help advises: nine of spades"
    assert page.panel.try_best.text() == "Tr&y 9♠" and not page.panel.verdict.isVisible()
    press(page, Key.Key_X)
    assert page.tries is not None and page.tries.line is not None
    at = page.tries.line.at
    assert page.tries.line.moves[at] == (0, write(find(NAME).best[0]))


def test_whoever_wants_no_marks_gets_the_answer_all_the_same(
    window: Furnished, qtbot: QtBot
) -> None:
    window.table_preferences.set(coach_marks="no")
    page = question(window, qtbot)
    press(page, Key.Key_X)
    qtbot.waitUntil(lambda: page.panel.verdict.word.text() == "Best", timeout=60_000)


def test_it_can_be_played_on_from_the_question(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    page = question(window, qtbot)
    press(page, Key.Key_F)
    assert window.practice.active and window.study.of_help.page is None
    assert not window.help.window.isVisible(), "the table is what the player wants now"
    assert window.runner.now().moves == find(NAME).text.moves
    driving.wait_until_asked(window, qtbot)
    window.practice.take()
    assert not window.practice.active


def test_a_worked_deal_is_shown_from_its_beginning(window: Furnished, qtbot: QtBot) -> None:
    page = click_deal(window, qtbot, "elevator-worked")
    assert not isinstance(page, QuestionPage)
    assert page.step == 0 and page.last == len(page.deal.steps) - 1 > 10
    assert page.bar.title.text().startswith("Study · Deal 3")
    press(page, Key.Key_Escape)
    assert window.help.window.isVisible()


def test_a_study_that_is_open_stays_below(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.actions_["finish"].trigger()
    qtbot.waitUntil(lambda: bool(window.table.position.results), timeout=30_000)
    window.study.open_table(None)
    own = window.study.page
    page = question(window, qtbot)
    press(page, Key.Key_Escape)
    assert window.study.page is own and own is not None and own.isVisible()


def test_other_texts_and_colours_keep_the_question(window: Furnished, qtbot: QtBot) -> None:
    page = question(window, qtbot)
    window.appearance.set_text_size(150)
    try:
        again = shown(window, qtbot)
        assert again is not page and isinstance(again, QuestionPage) and again.here
    finally:
        window.appearance.set_text_size(100)


@pytest.mark.parametrize("size", [(1000, 650), (1280, 800)])
def test_nothing_is_cut_off(window: Furnished, qtbot: QtBot, size: tuple[int, int]) -> None:
    window.resize(*size)
    page = question(window, qtbot)
    assert clipped(page) == []
    press(page, Key.Key_X)
    qtbot.waitUntil(lambda: page.panel.verdict.word.text() == "Best", timeout=60_000)
    assert clipped(page) == []


def test_many_calls_leave_room_for_the_answer(window: Furnished, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    window.help.show_deal("bid_whist-bid-three")
    page = shown(window, qtbot)
    press(page, Key.Key_X)
    qtbot.waitUntil(lambda: page.panel.verdict.word.text() == "Best", timeout=60_000)
    assert clipped(page) == []
    boxes = [each.geometry() for each in page.panel.choices.buttons]
    assert len(boxes) > 10
    assert not any(a.intersects(b) for a, b in combinations(boxes, 2))
    assert all(box.height() >= page.panel.choices.buttons[0].sizeHint().height() for box in boxes)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_and_every_seat_can_be_asked(window: Furnished, qtbot: QtBot, game: str) -> None:
    preset, rng = GAMES[game].presets[0].id, Random(3)
    for length in (0, 1, 2, 9, 14):
        match = start(preset, table_of(preset), 3)
        any_moves(match, rng, moves_on(match, length))
        text = of_match(match, preset, table_of(preset), {}, match.position.deal)
        decision = next(each for each in text.match().decisions if not each.settled)
        best = decision.moves[:1]
        saved = match_of(window.services, text, decision.seat)
        number = text.match().position.deal
        window.study.of_help.open_asked(saved, AskedDeal(number, "", tuple(best)))
        page = shown(window, qtbot)
        assert isinstance(page, QuestionPage) and page.here
        assert page.strip.moment.text().lower().endswith("your turn")
        page._try_best()
        assert page.panel.happens.text().startswith("The help advises: ")
        window.study.of_help.close()


def test_an_unknown_name_shows_nothing_and_is_named(window: Furnished, qtbot: QtBot) -> None:
    helper = opened(window, "elevator")
    with pytest.raises(BadHelpDeal, match=r"\[elevator-nothing\]"):
        window.help.show_deal("elevator-nothing")
    assert helper.isVisible() and window.study.of_help.page is None
