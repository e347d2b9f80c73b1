"""Prepared deals are asked theme by theme, and stars are won."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.analysis.puzzles import THEMES, asked_of
from farwhist.engine.moves import write
from farwhist.store.results import PuzzleResult
from farwhist.ui.features.prepared.puzzles import PuzzlePage, Puzzles
from farwhist.ui.voice.signs import in_words
from farwhist.ui.wording.card_names import card_name, card_sign
from tests.ui.furnished import Furnished


def host(window: Furnished) -> Puzzles:
    return window.prepared.puzzles


def opened(window: Furnished, theme: str) -> PuzzlePage:
    window.actions_["prepared"].trigger()
    page = window.prepared.page
    assert page is not None
    tile = next(each for each in page.tiles if each.theme == theme)
    tile.play.click()
    found = host(window).page
    assert found is not None and found.isVisible() and not page.isVisible()
    return found


def answer(page: PuzzlePage, qtbot: QtBot, *, right: bool) -> None:
    puzzle = page.now
    assert puzzle is not None
    move = next(
        move
        for move, button in page.choices.items()
        if button.isEnabled() and (write(move) in puzzle.best) is right
    )
    page.choose(move)
    qtbot.waitUntil(page.next.isVisible if right else page.answer.isVisible)


def test_a_tile_shows_the_hand_that_is_asked_next(window: Furnished, qtbot: QtBot) -> None:
    window.actions_["prepared"].trigger()
    page = window.prepared.page
    assert page is not None
    for theme in ("bid", "timing", "ending"):
        tile = next(each for each in page.tiles if each.theme == theme)
        before = list(tile.first.cards)
        tile.play.click()
        asked = host(window).page
        assert asked is not None and asked.now is not None
        assert sorted(each.text for each in before) == sorted(
            each.text for each in asked.board.position.hands[0] if each is not None
        )
        asked.solution.click()
        host(window).close()
    tile = next(each for each in page.tiles if each.theme == "ending")
    solved = list(tile.first.cards)
    answered = opened(window, "ending")
    answer(answered, qtbot, right=True)
    answered.left.emit()
    page = window.prepared.page
    assert page is not None
    tile = next(each for each in page.tiles if each.theme == "ending")
    assert list(tile.first.cards) != solved


def test_stars_by_tries_hints_and_the_solution(window: Furnished, qtbot: QtBot) -> None:
    page = opened(window, "timing")
    first = page.now
    assert first is not None
    hands = page.board.position.hands
    assert all(not any(hand) or seat == 0 for seat, hand in enumerate(hands)), "only the own hand"
    answer(page, qtbot, right=True)
    assert "★★★" in page.answer.text() and page.proof.text() and page.next.isVisible()
    assert host(window).results.read()[first.id] == PuzzleResult(3, 1)
    page.next.click()
    second = page.now
    assert second is not None and second is not first
    answer(page, qtbot, right=False)
    assert page.answer.text().startswith("Not this one") and not page.next.isVisible()
    answer(page, qtbot, right=True)
    assert host(window).results.read()[second.id] == PuzzleResult(2, 1)
    page.next.click()
    third = page.now
    assert third is not None
    page.solution.click()
    assert "☆☆☆" in page.answer.text()
    assert host(window).results.read()[third.id] == PuzzleResult(0, 1)
    page.back.click()
    choosing = window.prepared.page
    assert choosing is not None and choosing.isVisible() and "2 solved" in choosing.about.text()
    again = opened_again(window, "timing")
    assert again.now is not None and again.now.id not in (first.id, second.id)


def opened_again(window: Furnished, theme: str) -> PuzzlePage:
    host(window).ask(theme)
    page = host(window).page
    assert page is not None
    return page


def test_a_hint_takes_wrong_choices_away(window: Furnished, qtbot: QtBot) -> None:
    page = opened(window, "bid")
    puzzle = page.now
    assert puzzle is not None
    before = [move for move, button in page.choices.items() if button.isEnabled()]
    page.hint.click()
    after = [move for move, button in page.choices.items() if button.isEnabled()]
    assert len(after) < len(before)
    assert {write(move) for move in after} >= set(puzzle.best)
    assert not page.hint.isEnabled()
    answer(page, qtbot, right=True)
    assert host(window).results.read()[puzzle.id] == PuzzleResult(2, 1)


def test_where_all_cards_are_known_the_hand_of_the_other_is_told(window: Furnished) -> None:
    (first, *_) = [each for each in host(window).all if each.text().preset == "german_whist"]
    for other in host(window).all:
        if other.theme == first.theme and other is not first:
            host(window).results.add(other.id, 3)
    page = opened(window, first.theme)
    assert page.now is first
    _, match, _ = asked_of(first.text())
    told = page.memory.text().splitlines()
    assert told[0] == "German Whist"
    for card in match.position.hands[1]:
        assert card is not None and card_sign(card) in told[1]
    assert in_words(told[1]) in window.access.announcer.read_back("ask_again")
    page.solution.click()
    assert "win the deal" in page.answer.text() and page.proof.text().startswith("With open cards")


def test_every_deal_can_be_asked(window: Furnished) -> None:
    for puzzle in host(window).all:
        asked = host(window)._asked(puzzle)
        assert {*map(write, asked.moves)} > set(puzzle.best)
    window.actions_["prepared"].trigger()
    page = window.prepared.page
    assert page is not None
    counts = sum(each.theme in {t.theme for t in page.tiles} for each in host(window).all)
    assert counts == len(host(window).all)


@pytest.mark.parametrize("theme", THEMES)
def test_all_that_bears_on_the_question_is_said_when_the_page_comes(
    window: Furnished, theme: str
) -> None:
    page = opened(window, theme)
    said = window.access.announcer.read_back("ask_again")
    for told in (page.title.text(), page.about.text(), page.question.text(), page.memory.text()):
        assert in_words(told) in said
    assert "You hold " in said
    for card in page.board.state.hand():
        assert card_name(card) in said


@pytest.mark.parametrize(("key", "start"), [("T", "No card"), ("B", "You"), ("W", "")])
def test_asking_keys_are_answered_by_the_table_of_the_page(
    window: Furnished, qtbot: QtBot, key: str, start: str
) -> None:
    page = opened(window, "trumps")
    window.access.announcer.flush()
    qtbot.keyClick(QApplication.focusWidget(), getattr(Qt.Key, f"Key_{key}"))
    said = window.access.announcer.read_back("ask_again")
    assert said.startswith(start or in_words(page.about.text()))
