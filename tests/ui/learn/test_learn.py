"""Slips come back as questions, and are asked again until they have been learned."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.engine.moves import read
from farwhist.store.slips import Slip
from farwhist.ui.coaching.judging import Judging
from farwhist.ui.facts.deal_replay import DealReplay
from farwhist.ui.learn.page import LearnPage
from farwhist.ui.learn.question import Question
from farwhist.ui.play.adviser import AdviseHere
from tests.ui import driving
from tests.ui.furnished import Furnished
from tests.ui.window.test_menus import play_to_summary

TODAY = date.today()
TOMORROW = TODAY + timedelta(1)


def judged(window: Furnished, qtbot: QtBot) -> Judging:
    """Let a deal be played and judged."""
    window.coaching.adviser = AdviseHere(window)
    window.table_preferences.set(coach_battery="judge")
    window.matches.start("elevator", 4, changes={"sequence": "CUSTOM", "custom": "6,6"})
    play_to_summary(window, qtbot)

    def done() -> bool:
        found = window.coaching.judging.of(1)
        return found is not None and found.state == "done"

    qtbot.waitUntil(done, timeout=30_000)
    found = window.coaching.judging.of(1)
    assert found is not None
    return found


@pytest.fixture
def slips(window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> int:
    """Keep some choices of a deal as slips: what was worst is what was chosen. Return how many."""
    found = judged(window, qtbot)
    saved, store = window.runner.now(), window.learn.store
    match = window.runner.match
    assert match is not None
    replay = DealReplay(match, 1)
    for step, verdict in found.verdicts.items():
        last = len(verdict.choices) - 1
        slip = replace(verdict, played=last, word="blunder", loss=9.0)
        move = replay.move_of(step, 0)
        before = replace(saved, moves=saved.moves[:move])
        question = Question(  # only to find out whether one choice is clearly worse
            Slip("", TODAY, 0.1, "", "", 0, None), before, before.rules(), before.match(), slip
        )
        if last and slip.best != last and any(question.right(n) for n in range(last)):
            text = json.dumps(slip.data())
            store.add(str(move), TODAY, 0.6 - step / 100, before.text(), text)
    monkeypatch.setattr(window.learn, "_today", lambda: TOMORROW)
    return store.count()[0]


def opened(window: Furnished) -> LearnPage:
    window.actions_["learn"].trigger()
    page = window.learn.page
    assert page is not None and page.isVisible()
    return page


def answer(page: LearnPage, qtbot: QtBot, *, right: bool) -> None:
    question = page.round.now
    assert question is not None
    choices = question.verdict.choices
    place = next(n for n in range(len(choices)) if question.right(n) is right)
    page.choose(read(choices[place].moves[0]))
    qtbot.waitUntil(page.next.isVisible)


def test_without_slips_it_says_so(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    page = opened(window)
    assert page.question.text() == "Nothing to repeat today." and "coach" in page.memory.text()
    QTest.keyClick(page.back, Qt.Key.Key_Escape)
    assert window.learn.page is None


def test_a_wrong_answer_comes_again_and_a_right_one_later(
    window: Furnished, qtbot: QtBot, slips: int
) -> None:
    assert slips > 1
    page = opened(window)
    first = page.round.now
    assert first is not None and len(page.round.marks) == slips
    assert not page.card.isVisible() and page.choices
    hands = page.board.position.hands
    assert all(not any(hand) or seat == 0 for seat, hand in enumerate(hands)), "only the own hand"
    answer(page, qtbot, right=False)
    assert page.answer.text().startswith("Not this one") and page.card.isVisible()
    assert QApplication.focusWidget() is page.next
    QTest.keyClick(page.next, Qt.Key.Key_Return)
    while page.round.now is not None and page.round.now is not first:
        answer(page, qtbot, right=True)
        assert page.answer.text() == "Right."
        page.next.click()
    assert page.round.now is first and page.memory.text() == "Once more."
    answer(page, qtbot, right=True)
    page.next.click()
    assert page.round.now is None and page.question.text().startswith("All questions of today")
    assert page.round.marks == ["wrong", *["right"] * (slips - 1)]
    window.learn.close()
    store = window.learn.store
    assert store.due(TOMORROW, 9) == []
    assert [each.key for each in store.due(TOMORROW + timedelta(1), 9)] == [first.slip.key]
    assert len(store.due(TOMORROW + timedelta(3), 9)) == slips
    page = opened(window)
    assert (
        page.question.text() == "Nothing to repeat today." and "next question" in page.memory.text()
    )


def test_the_mistake_is_not_right_and_equal_cards_are_one_answer(
    window: Furnished, slips: int
) -> None:
    page = opened(window)
    question = page.round.now
    assert question is not None
    assert not question.right(question.verdict.played)
    assert len(page.choices) == len(question.moves)
    for place, each in enumerate(question.verdict.choices):
        assert all(question.choice_of(read(text)) == place for text in each.moves)


def test_a_round_that_was_left_or_drawn_anew_goes_on(
    window: Furnished, qtbot: QtBot, slips: int
) -> None:
    page = opened(window)
    first = page.round.now
    answer(page, qtbot, right=False)
    window.learn.refresh()
    page = window.learn.page  # type: ignore[assignment]
    assert page.round.marks == ["wrong", *["open"] * (slips - 1)]
    assert page.round.now is not first and not page.answer.isVisible()
    window.learn.close()
    page = opened(window)
    for _ in range(slips - 1):
        answer(page, qtbot, right=True)
        page.next.click()
    assert page.round.now is first and page.memory.text() == "Once more."


def test_what_cannot_be_read_is_dropped(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    store = window.learn.store
    for key, match in (("a", "no match"), ("b", json.dumps({"format": "other"}))):
        store.add(key, TODAY - timedelta(2), 0.1, match, "{}")
    page = opened(window)
    assert page.round.now is None and store.count() == (0, 0)


def test_what_the_coach_blames_is_kept_but_not_of_practice(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farwhist.bots.judging.words.BLAME", frozenset({"best", "good"}))
    found = judged(window, qtbot)
    wanted = sum(each.word in ("best", "good") for each in found.verdicts.values())
    assert window.learn.store.count() == (wanted, 0) and wanted > 1
    window.practice.begin(1)
    play_to_summary(window, qtbot)
    assert window.learn.store.count() == (wanted, 0)
    (first, *_) = window.learn.store.due(TOMORROW, 1)
    question = Question.read(first)
    assert question.match.decision(0) is not None and question.verdict.seat == 0
