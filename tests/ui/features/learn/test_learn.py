"""Slips come back as questions, and are asked again until they have been learned."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.bots.judging import coach
from farwhist.engine.moves import PlayCard, read
from farwhist.store.slips import Slip
from farwhist.ui.features.coaching.judging import Judging
from farwhist.ui.features.learn.page import LearnPage
from farwhist.ui.features.learn.question import Question
from farwhist.ui.match.thinking import AdviseHere
from farwhist.ui.review.verdict_card import colour
from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.viewmodels.deal_replay import DealReplay
from farwhist.ui.voice.signs import in_words
from tests.ui import driving
from tests.ui.conftest import new_window
from tests.ui.features.learn.conftest import QUICK
from tests.ui.furnished import Furnished
from tests.ui.shell.test_menus import play_to_summary

TODAY = date.today()
TOMORROW = TODAY + timedelta(1)


def judged(window: Furnished, qtbot: QtBot) -> Judging:
    """Let a deal be played and judged."""
    window.services.coach.quiet = AdviseHere(window)
    window.table_preferences.set(coach_battery="judge")
    window.matches.start("elevator", 4, changes={"sequence": "CUSTOM", "custom": "6,6"})
    play_to_summary(window, qtbot)

    def done() -> bool:
        found = window.coaching.deals.judging.of(1)
        return found is not None and found.state == "done"

    qtbot.waitUntil(done, timeout=30_000)
    found = window.coaching.deals.judging.of(1)
    assert found is not None
    return found


class Blunder(NamedTuple):
    """A choice of a deal whose worst is what was chosen, as it is kept."""

    move: int
    loss: float
    match: str
    verdict: str


@pytest.fixture(scope="module")
def blunders(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> list[Blunder]:
    """Let a deal be played and judged once, in a window of its own, and return its choices."""
    window = new_window(tmp_path_factory.mktemp("judged"))
    window.matches.open()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(coach, "USUAL", QUICK)
        found = judged(window, QtBot(request))
    saved, match, blunders = window.runner.now(), window.runner.match, []
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
            blunders.append(Blunder(move, 0.6 - step / 100, saved.text(), text))
    window.runner.stop()
    window.close()
    window.deleteLater()
    return blunders


@pytest.fixture
def slips(window: Furnished, blunders: list[Blunder], monkeypatch: pytest.MonkeyPatch) -> int:
    """Keep the choices of a judged deal as slips. Return how many."""
    store = window.learn.store
    for move, loss, match, verdict in blunders:
        store.add(str(move), TODAY, loss, match, verdict, move=move)
    monkeypatch.setattr(window.learn, "_today", lambda: TOMORROW)
    return store.count(TODAY).slips


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
    assert page.question.text() == "Nothing to review today." and "coach" in page.memory.text()
    QTest.keyClick(page.back, Qt.Key.Key_Escape)
    assert window.learn.page is None


def test_without_slips_no_table_stands_beside_the_words(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    page = opened(window)
    assert page.cards.isVisible() and not page.board.view.isVisible()


def test_with_a_question_its_table_stands_there(window: Furnished, slips: int) -> None:
    assert slips
    page = opened(window)
    assert page.board.view.isVisible() and not page.cards.isVisible()


def test_a_wrong_answer_comes_again_and_a_right_one_later(
    window: Furnished, qtbot: QtBot, slips: int
) -> None:
    assert slips > 1
    page = opened(window)
    first = page.round.now
    assert first is not None and len(page.round.marks) == slips
    assert not page.card.isVisible() and page.choices
    assert f"{slips} due, 0 learned" in page.there.text() and page.there.isVisible()
    hands = page.board.position.hands
    assert all(not any(hand) or seat == 0 for seat, hand in enumerate(hands)), "only the own hand"
    answer(page, qtbot, right=False)
    assert page.card.word.text().startswith("Not this one: ") and page.card.isVisible()
    assert page.repetition.head.text() == "It starts over." and not page.offers.isVisible()
    assert page.then.text().startswith("Found on ") and page.then.isVisible()
    assert QApplication.focusWidget() is page.next
    QTest.keyClick(page.next, Qt.Key.Key_Return)
    while page.round.now is not None and page.round.now is not first:
        answer(page, qtbot, right=True)
        assert page.card.word.text().startswith("Right: ")
        assert page.repetition.when.text().startswith("It comes back in ")
        page.next.click()
    assert page.round.now is first and page.memory.text().startswith("Once more.")
    answer(page, qtbot, right=True)
    page.next.click()
    assert page.round.now is None and page.question.text().startswith("You have answered all")
    assert page.round.marks == ["wrong", *["right"] * (slips - 1)]
    window.learn.close()
    store = window.learn.store
    assert store.due(TOMORROW, 9) == []
    assert [each.key for each in store.due(TOMORROW + timedelta(1), 9)] == [first.slip.key]
    assert len(store.due(TOMORROW + timedelta(3), 9)) == slips
    page = opened(window)
    assert (
        page.question.text() == "Nothing to review today." and "next question" in page.memory.text()
    )


def test_the_card_that_was_the_answer_lies_in_the_trick(
    window: Furnished, qtbot: QtBot, slips: int
) -> None:
    page = opened(window)
    seen = 0
    for right in (True, False) * slips:
        if page.round.now is None or seen > 2:
            break
        before = page.board.position
        held, trick = list(before.hands[0]), list(before.trick)
        answer(page, qtbot, right=right)
        move, after = page._move, page.board.position
        if isinstance(move, PlayCard):
            seen += 1
            (card,) = move.cards
            assert after.trick == [*trick, (0, card)]
            assert after.hands[0] == [each for each in held if each != card]
            assert page.board._scene.cards[card].card == card
            page.hands.click()
            assert page.board.position.trick == [*trick, (0, card)]
        else:
            assert (after.trick, after.hands[0]) == (trick, held)
        page.next.click()
    assert seen


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
    assert page.round.now is first and page.memory.text().startswith("Once more.")


def test_what_cannot_be_read_is_dropped(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    store = window.learn.store
    for key, match in (("a", "no match"), ("b", json.dumps({"format": "other"}))):
        store.add(key, TODAY - timedelta(2), 0.1, match, "{}")
    page = opened(window)
    assert page.round.now is None and store.count(TODAY) == (0, 0, 0)


def test_what_the_coach_blames_is_kept_but_not_of_practice(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farwhist.bots.judging.verdict.BLAME", frozenset({"best", "good"}))
    found = judged(window, qtbot)
    wanted = sum(each.word in ("best", "good") for each in found.verdicts.values())
    assert window.learn.store.count(TODAY) == (wanted, 0, 0) and wanted > 1
    window.practice.begin(1)
    play_to_summary(window, qtbot)
    assert window.learn.store.count(TODAY) == (wanted, 0, 0)
    (first, *_) = window.learn.store.due(TOMORROW, 1)
    question = Question.read(first)
    assert question.match.decision(0) is not None and question.verdict.seat == 0
    (words,) = window.services.coach.words().values()
    assert words == {each.word for each in found.verdicts.values() if each.word in ("best", "good")}
    assert question.studied and len(question.saved.moves) > question.slip.move


def test_left_out_is_left_out_for_good_or_until_it_is_undone(
    window: Furnished, qtbot: QtBot, slips: int
) -> None:
    page, store = opened(window), window.learn.store
    first = page.round.now
    assert first is not None and not page.undo.isVisible()
    QTest.keyClick(page.back, Qt.Key.Key_Delete)
    assert page.round.now is not first and page.out.isVisible() and page.undo.isVisible()
    assert page.round.count == slips - 1 and store.count(TOMORROW).slips == slips - 1
    QTest.keyClick(page.back, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.round.now is first and store.count(TOMORROW).slips == slips
    assert not page.undo.isVisible() and page.round.marks == ["open"] * slips
    answer(page, qtbot, right=False)
    page.leave_out.click()
    for _ in range(slips - 1):
        answer(page, qtbot, right=True)
        page.next.click()
    assert page.round.now is None, "not even though it was answered wrong"
    assert first.slip.key not in [each.key for each in store.due(TOMORROW + timedelta(99), 99)]


def test_the_study_lies_over_the_page_and_goes_back_to_the_question(
    window: Furnished, qtbot: QtBot, slips: int
) -> None:
    page = opened(window)
    question = page.round.now
    assert question is not None and not page.study.isEnabled()
    QTest.keyClick(page.back, Qt.Key.Key_S)
    assert window.study.page is None, "not before the answer"
    answer(page, qtbot, right=True)
    QTest.keyClick(page.next, Qt.Key.Key_S)
    study = window.study.page
    assert study is not None and study.isVisible() and not page.isVisible()
    assert study.deal.steps[study.step].moves <= (question.slip.move or 0)
    assert study.deal.move_of(study.step, question.verdict.seat) == question.slip.move
    window.learn.refresh()
    assert window.learn.page is page, "not while it is covered"
    window.study.close()
    again = window.learn.page
    assert again is not None and again.isVisible() and again is not page, "drawn anew now"
    window.learn.close()


def test_an_older_slip_cannot_be_studied(window: Furnished, qtbot: QtBot, slips: int) -> None:
    store = window.learn.store
    for slip in store.due(TOMORROW, 99):
        question = Question.read(slip)
        store.database.write(lambda file: file.execute("DELETE FROM slip"))
        left = replace(question.saved, moves=question.saved.moves[: slip.move]).text()
        store.add(slip.key, TODAY, slip.loss, left, slip.verdict)
    page = opened(window)
    answer(page, qtbot, right=True)
    assert not page.study.isEnabled() and "kept" in page.study.toolTip()
    page.commands["open_in_study"]()
    assert window.study.page is None


def test_all_hands_are_shown_after_the_answer_only(
    window: Furnished, qtbot: QtBot, slips: int
) -> None:
    page = opened(window)

    def known() -> int:
        return sum(card is not None for hand in page.board.position.hands for card in hand)

    own = known()
    QTest.keyClick(page.back, Qt.Key.Key_K)
    assert known() == own
    answer(page, qtbot, right=True)
    QTest.keyClick(page.next, Qt.Key.Key_K)
    assert known() > own and page.hands.accessibleName() == "Only what you knew"
    QTest.keyClick(page.next, Qt.Key.Key_K)
    assert known() == own


def test_bids_and_cards_are_chosen_with_the_keyboard(
    window: Furnished, qtbot: QtBot, slips: int
) -> None:
    page = opened(window)
    seen = set()
    while page.round.now is not None:
        question = page.round.now
        seen.add(question.verdict.kind)
        moves = list(page.choices)
        focus = QApplication.focusWidget()
        assert focus is page.choices[moves[0]]
        if question.verdict.kind == "bid":
            assert [page.choices[each].text() for each in moves] == list("0123456")
            QTest.keyClick(focus, Qt.Key.Key_2)
            assert QApplication.focusWidget() is page.choices[moves[2]]
        else:
            hand = page.board.state.hand()
            cards = [move.cards[0] for move in moves if isinstance(move, PlayCard)]
            assert [card for card in hand if card in cards] == cards, "as they lie"
            assert page.memory.text(), "what is needed"
            QTest.keyClick(focus, Qt.Key.Key_Right)
            assert page.board.state.stance.raised == cards[1]
            QTest.keyClick(focus, Qt.Key.Key_End)
            QTest.keyClick(page.choices[moves[-1]], Qt.Key.Key_Left)
            assert page.board.state.stance.raised == cards[-2]
        chosen = QApplication.focusWidget()
        assert chosen is not None and not page.round.answered
        QTest.keyClick(chosen, Qt.Key.Key_Return)
        qtbot.waitUntil(page.next.isVisible)
        assert page.round.answered
        if page.round.marks.count("open") == 0:
            break
        QTest.keyClick(page.next, Qt.Key.Key_Return)
    assert seen == {"bid", "card"}


def test_question_choice_and_verdict_are_said(window: Furnished, qtbot: QtBot, slips: int) -> None:
    page = opened(window)
    while page.round.now is not None and page.round.now.verdict.kind != "card":
        answer(page, qtbot, right=True)
        page.next.click()
    question = page.round.now
    assert question is not None
    trick = question.verdict.trick
    assert (
        page.question.text().startswith(f"Trick {trick}") and "Which card?" in page.question.text()
    )
    view = question.position
    bid, taken = view.bids[0], view.taken[0]
    assert f"You bid {bid} and have {taken}: " in page.memory.text()
    assert in_words(page.question.text()) in window.access.announcer.read_back("ask_again")
    button = next(iter(page.choices.values()))
    assert " of " in button.accessibleName()
    answer(page, qtbot, right=False)
    said = window.access.announcer.read_back("ask_again")
    assert "Not this one" in said and "It comes back in" in said and "Found on" in said
    played = question.verdict.choices[question.verdict.played]
    card = read(played.moves[0])
    assert isinstance(card, PlayCard)
    rings = {
        item.card: item.rings
        for item in page.board.view.scene().items()
        if isinstance(item, CardItem) and item.card in card.cards
    }
    assert rings[card.cards[0]][0][0] == colour(
        question.verdict.word, page.board_style.theme, dark=True
    )


def test_page_keys_show_what_is_below(window: Furnished, qtbot: QtBot, slips: int) -> None:
    window.resize(1000, 620)
    page = opened(window)
    answer(page, qtbot, right=False)
    page.card.setMinimumHeight(900)
    bar = page.panel.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    QTest.keyClick(page.next, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    QTest.keyClick(page.next, Qt.Key.Key_PageUp)
    assert bar.value() == 0


def test_where_nothing_is_left_it_leads_to_the_prepared_deals(
    window: Furnished, qtbot: QtBot, slips: int
) -> None:
    page = opened(window)
    assert not page.prepared.isVisible()
    while page.round.now is not None:
        answer(page, qtbot, right=True)
        page.next.click()
    assert page.prepared.isVisible() and QApplication.focusWidget() is page.prepared
    assert "The next question comes on" in page.memory.text()
    assert "0 due, 0 learned" in page.memory.text()
    QTest.keyClick(page.prepared, Qt.Key.Key_Return)
    assert not page.isVisible()
    window.prepared.close()
    assert page.isVisible()


def test_right_and_wrong_differ_in_height(window: Furnished, qtbot: QtBot, slips: int) -> None:
    page = opened(window)
    answer(page, qtbot, right=False)
    page.next.click()
    answer(page, qtbot, right=True)
    wrong, right = page.progress.bar(0), page.progress.bar(1)
    assert wrong.height() < right.height() and wrong.bottom() == right.bottom()
    assert page.progress.accessibleName() == f"2 of {slips} answered, 1 right first time"


def test_a_question_and_the_title_bar_say_which_game_it_is_from(
    window: Furnished, slips: int
) -> None:
    window.matches.start("bastard", 4)
    title = window.windowTitle()
    page = opened(window)
    game = "Custom: Elevator Whist, changed"
    assert game not in title and f" · {game} · " in page.about.text()
    assert window.windowTitle() == f"Far Whist – {game}"
    window.learn.close()
    assert window.windowTitle() == title


def test_todays_slips_can_be_practised_at_once_and_come_back_all_the_same(
    window: Furnished, qtbot: QtBot, slips: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window.learn, "_today", lambda: TODAY)
    before = window.learn.store.due(TOMORROW, 99)
    page = opened(window)
    assert page.round.now is None and page.now.isVisible() and page.now.hasFocus()
    page.now.click()
    while page.round.now is not None:
        answer(page, qtbot, right=True)
        assert not page.repetition.isVisible()
        page.next.click()
    assert page.round.marks == ["right"] * slips
    assert window.learn.store.due(TOMORROW, 99) == before
    assert page.now.isVisible(), "once more, if the player likes"


def test_without_slips_of_today_nothing_is_offered_to_practise(
    window: Furnished, qtbot: QtBot, slips: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window.learn, "_today", lambda: TODAY - timedelta(1))
    assert not opened(window).now.isVisible()
