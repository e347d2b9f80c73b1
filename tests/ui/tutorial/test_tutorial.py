"""The tutorial: every lesson can be made and missed, and the running match is left as it was."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid, Move, PlayCard, bid, read
from farwhist.engine.position import DealResult
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.play.carried import Carried
from farwhist.ui.tutorial.lesson import HUMAN, Lesson, Script
from farwhist.ui.tutorial.lessons import LESSONS
from tests.ui.driving import LEFT, click_button, click_card, wait_until_asked
from tests.ui.furnished import Furnished

by_title = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.title)


def meant(lesson: Lesson, match: Match, decision: Decision) -> Move:
    """Return the move that the lesson asks for; it must ask for one."""
    step = lesson.step(decision, match.view(HUMAN))
    assert step is not None, "the lesson says nothing here"
    return next(move for move in map(read, step.good) if move in decision.moves)


def dealt(lesson: Lesson) -> Match:
    """Return the match of a lesson before the player's first move."""
    return Carried.of(lesson.begun(), lesson.deal()).history.match


def open_decision(match: Match) -> Decision:
    return next(each for each in match.decisions if not each.settled)


def outcomes(lesson: Lesson, moves: Iterable[tuple[int, Move]] = ()) -> set[tuple[int | None, int]]:
    """Return bid and tricks of the player for everything that the player can do."""
    match, script = dealt(lesson), Script(lesson)
    begun = len(match.moves)
    for seat, made in moves:
        match.submit(seat, made)
    while not match.position.results:
        decision = open_decision(match)
        if decision.seat == HUMAN:
            found: set[tuple[int | None, int]] = set()
            for move in decision.moves:
                found |= outcomes(lesson, [*match.moves[begun:], (HUMAN, move)])
            return found
        match.submit(decision.seat, script.choose(match.view(decision.seat), decision, Random(0)))
    result = match.position.results[0]
    return {(result.bids[HUMAN], result.taken[HUMAN])}


@by_title
def test_whoever_does_as_told_is_exact(lesson: Lesson) -> None:
    match, script = dealt(lesson), Script(lesson)
    said = 0
    while not match.position.results:
        decision = open_decision(match)
        if decision.seat == HUMAN:
            said += 1
            match.submit(HUMAN, meant(lesson, match, decision))
        else:
            move = script.choose(match.view(decision.seat), decision, Random(0))
            match.submit(decision.seat, move)
    result: DealResult = match.position.results[0]
    assert said == len(lesson.steps)
    assert result.bids[HUMAN] == result.taken[HUMAN] == lesson.bids[HUMAN]


@by_title
def test_whatever_the_player_does_the_lesson_comes_to_an_end(lesson: Lesson) -> None:
    found = outcomes(lesson)
    assert (lesson.bids[HUMAN], lesson.bids[HUMAN]) in found
    forced = all(len(step.good) == 1 and not step.otherwise for step in lesson.steps)
    assert forced or any(bid != taken for bid, taken in found), "nothing can go wrong here"


@by_title
def test_every_move_that_can_be_wrong_is_explained(lesson: Lesson) -> None:
    match, script = dealt(lesson), Script(lesson)
    while not match.position.results:
        decision = open_decision(match)
        if decision.seat == HUMAN:
            step = lesson.step(decision, match.view(HUMAN))
            assert step is not None
            assert all(step.means(move) for move in decision.moves) or step.otherwise, step.ask
            match.submit(HUMAN, meant(lesson, match, decision))
        else:
            move = script.choose(match.view(decision.seat), decision, Random(0))
            match.submit(decision.seat, move)


# In the window


def do(window: Furnished, qtbot: QtBot, move: Move) -> None:
    """Make a move with the mouse."""
    panel = window.host.panel
    if isinstance(move, Bid):
        assert isinstance(panel, BidPanel)
        qtbot.mouseClick(panel.numbers[move.tricks], LEFT)
        qtbot.mouseClick(panel.ready, LEFT)
    else:
        assert isinstance(move, PlayCard)
        click_card(window, qtbot, move.cards[0])


def told(window: Furnished) -> tuple[str, str]:
    panel = window.lesson_panel
    return panel.comment.text(), panel.text.text()


def play_step(window: Furnished, qtbot: QtBot) -> None:
    """Do what the panel asks for."""
    wait_until_asked(window, qtbot)
    decision = window.table.asking.decision
    assert decision is not None
    step = window.tutorial.lesson.step(decision, window.table.position)
    assert step is not None and told(window)[1] == step.ask
    do(window, qtbot, next(move for move in map(read, step.good) if move in decision.moves))


def wait_for_summary(window: Furnished, qtbot: QtBot) -> None:
    def is_open() -> bool:
        panel = window.host.panel
        return panel is not None and panel.objectName() == "summary"

    qtbot.waitUntil(is_open, timeout=10_000)


def test_all_six_lessons_by_mouse_and_then_the_match_goes_on(
    window: Furnished, qtbot: QtBot
) -> None:
    wait_until_asked(window, qtbot)
    do(window, qtbot, bid(0))
    wait_until_asked(window, qtbot)
    before, saved = window.runner.now(), window.matches.store.path.read_text(encoding="utf-8")
    window.actions_["tutorial"].trigger()
    for number, lesson in enumerate(LESSONS):
        assert window.tutorial.running and window.tutorial.lesson is lesson
        assert window.lesson_panel.isVisible()
        assert window.lesson_panel.dots.text() == "●" * (number + 1) + "○" * (5 - number)
        assert window.lesson_panel.accessibleName() == f"Lesson {number + 1} of 6: {lesson.title}"
        for step in lesson.steps:
            play_step(window, qtbot)
            if step.praise and step is not lesson.steps[-1]:
                wait_until_asked(window, qtbot)
                assert told(window)[0] == f"✓ {step.praise}"
        wait_for_summary(window, qtbot)
        assert told(window)[1] == lesson.made
        click_button(window, qtbot, "next")
    assert not window.tutorial.running and window.lesson_panel.isHidden()
    assert window.runner.now() == before
    assert window.matches.store.path.read_text(encoding="utf-8") == saved
    wait_until_asked(window, qtbot)
    assert window.table.asking.playable()


def test_another_move_is_explained_and_the_lesson_can_be_repeated(
    window: Furnished, qtbot: QtBot
) -> None:
    window.tutorial.start(1)
    wait_until_asked(window, qtbot)
    lesson = window.tutorial.lesson
    do(window, qtbot, read("play 4H"))
    wait_until_asked(window, qtbot)
    assert told(window)[0] == f"→ {lesson.steps[0].otherwise}"
    assert told(window)[1] == "Your turn: follow suit, diamonds."
    qtbot.mouseClick(window.lesson_panel.again_button, LEFT)
    wait_until_asked(window, qtbot)
    assert told(window) == ("", lesson.steps[0].ask)
    assert len(window.table.hand()) == 3


def test_a_missed_bid_is_explained_at_the_end(window: Furnished, qtbot: QtBot) -> None:
    window.tutorial.start(3)
    for card in ("4H", "5D", "KH", "QD"):
        wait_until_asked(window, qtbot)
        do(window, qtbot, read(f"play {card}"))
    wait_for_summary(window, qtbot)
    assert told(window)[1] == LESSONS[3].missed


def test_every_lesson_can_be_skipped(window: Furnished, qtbot: QtBot) -> None:
    window.tutorial.start()
    for number in range(5):
        assert window.tutorial.number == number
        assert window.lesson_panel.onward_button.text() == "&Next lesson"
        assert window.lesson_panel.leave_button.isVisible()
        qtbot.mouseClick(window.lesson_panel.onward_button, LEFT)
    assert window.lesson_panel.onward_button.text() == "Back to &your match"
    qtbot.mouseClick(window.lesson_panel.onward_button, LEFT)
    assert not window.tutorial.running


def test_the_tutorial_can_be_left_at_any_time(window: Furnished, qtbot: QtBot) -> None:
    before = window.runner.now()
    window.tutorial.start()
    play_step(window, qtbot)
    qtbot.mouseClick(window.lesson_panel.leave_button, LEFT)
    assert window.runner.now() == before and window.lesson_panel.isHidden()
    wait_until_asked(window, qtbot)
    assert isinstance(window.host.panel, BidPanel)
    window.tutorial.again()
    assert not window.tutorial.running, "a lesson that was left does not come back by itself"


def test_a_new_match_ends_the_tutorial(window: Furnished, qtbot: QtBot) -> None:
    window.tutorial.start()
    wait_until_asked(window, qtbot)
    window.matches.start("romanian", 4)
    assert not window.tutorial.running and window.lesson_panel.isHidden()
    assert not window.runner.rehearsing
    wait_until_asked(window, qtbot)


def test_undo_in_a_lesson_asks_again(window: Furnished, qtbot: QtBot) -> None:
    window.tutorial.start()
    play_step(window, qtbot)
    wait_until_asked(window, qtbot)
    assert told(window)[1] == LESSONS[0].steps[1].ask
    window.runner.undo()
    wait_until_asked(window, qtbot)
    assert told(window) == ("", LESSONS[0].steps[0].ask)


def test_nothing_of_a_lesson_is_saved_when_the_window_closes(
    window: Furnished, qtbot: QtBot
) -> None:
    saved = window.matches.store.path.read_text(encoding="utf-8")
    window.tutorial.start(2)
    play_step(window, qtbot)
    window.close()
    assert window.matches.store.path.read_text(encoding="utf-8") == saved


def test_a_screen_reader_hears_what_to_do(window: Furnished, qtbot: QtBot) -> None:
    heard: list[str] = []
    window.access.announcer.set_sink(lambda text, urgent: heard.append(text))
    window.tutorial.start()
    wait_until_asked(window, qtbot)
    window.access.announcer.flush()
    assert "Lesson 1 of 6: Follow suit" in " ".join(heard)
    assert LESSONS[0].steps[0].ask in " ".join(heard)
