"""The coach judges the other seats too, if the player asks for it, each by what it could know."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from farwhist.ui.features.study.bar import KNEW, OPEN
from farwhist.ui.features.study.page import StudyPage
from farwhist.ui.review import coach_words
from farwhist.ui.review.coach import Coach
from tests.ui import driving
from tests.ui.features.study.test_coach import verdict, wait
from tests.ui.features.study.test_study import open_study, press
from tests.ui.furnished import Furnished

OTHER = 2


@pytest.fixture
def page(window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> StudyPage:
    """A study whose coach has judged every choice as a blunder."""

    def found(coach: Coach, *given: object, **told: object) -> None:
        studied(coach, *given, **told)  # type: ignore[arg-type]
        coach.waiting = []
        deal, seat = given
        coach.verdicts = {step: verdict("blunder") for step in deal.own(seat)}  # type: ignore[attr-defined]

    studied = Coach.study
    monkeypatch.setattr(Coach, "_go_on", lambda coach: None)
    monkeypatch.setattr(Coach, "study", found)
    return open_study(window, qtbot)


def choose(page: StudyPage, seat: int) -> None:
    page.bar.seats.action(seat).trigger()


def test_every_player_is_named_and_oneself_is_marked(page: StudyPage) -> None:
    names = page._match.shown.names
    told = [each.text() for each in page.bar.seats.actions()]
    assert sorted(told) == sorted(names) and told[0] == names[0]
    assert page.bar.seats.action(0).isChecked() and page.judged == 0


def test_marks_and_keys_are_those_of_the_seat_that_is_judged(page: StudyPage) -> None:
    own, theirs = page.deal.own(0), page.deal.own(OTHER)
    choose(page, OTHER)
    assert page.coach is not None and sorted(page.coach.verdicts) == theirs
    assert sorted(page.timeline.curves.match) == theirs
    page.go(0)
    press(page, driving.Key.Key_D)
    assert page.step == next(step for step in theirs if step > 0)
    choose(page, 0)
    assert sorted(page.timeline.curves.match) == own and not page._other_name


def test_the_verdict_names_who_is_judged(page: StudyPage) -> None:
    choose(page, OTHER)
    name = page._match.shown.names[OTHER]
    page.go(page.deal.own(OTHER)[1])
    said: list[str] = []
    page.said.connect(said.append)
    page.allow_playing_on("")
    card = page.panel.verdict
    assert card.word.text() == f"{name}: Blunder" and card.why.text().startswith(f"{name} chose")
    assert card.foot.text().startswith(f"Judged by what {name} could know")
    assert f"{name}: Blunder. Points lost: 5.2" in said[-1]
    assert not any("You chose" in each for each in (card.why.text(), said[-1]))
    assert page.strip.chance.text().endswith(f"{name}: Chance to make the bid")


def test_nothing_of_another_seat_is_offered_to_try(page: StudyPage) -> None:
    page.go(page.deal.own(0)[1])
    assert not page.panel.try_best.isHidden()
    choose(page, OTHER)
    for step in page.deal.own(OTHER):
        page.go(step)
        assert page.panel.try_best.isHidden()
        press(page, driving.Key.Key_X)
        assert page._line is None


def test_what_one_knew_tells_nothing_of_others(page: StudyPage) -> None:
    press(page, driving.Key.Key_K)
    assert page.bar.hands.value == KNEW
    choose(page, OTHER)
    assert page.bar.hands.value == OPEN and page.judged == OTHER
    press(page, driving.Key.Key_K)
    assert page.bar.hands.value == KNEW and page.judged == 0
    assert page.bar.seats.action(0).isChecked()


def test_the_next_deal_and_a_line(page: StudyPage) -> None:
    choose(page, OTHER)
    page._open()
    assert page.judged == OTHER and page.step == page.deal.own(OTHER)[0]
    own = page.deal.own(0)[0]
    page.go(own)
    assert page.tries is not None
    decision = page.tries.decision(page.deal, own)
    assert decision is not None
    page._try(next(each for each in decision.moves if each != page.deal.steps[own].chosen(0)))
    assert page._line is not None and page.judged == 0
    assert not page.bar.seats.menuAction().isEnabled()


def test_each_seat_is_judged_by_its_own_view(window: Furnished, qtbot: QtBot) -> None:
    page = open_study(window, qtbot)
    wait(page, qtbot)
    choose(page, OTHER)
    wait(page, qtbot)
    assert page.coach is not None
    found = page.coach.verdicts
    assert sorted(found) == page.deal.own(OTHER)
    assert {each.seat for each in found.values()} == {OTHER}
    for step, each in found.items():
        hand = page.deal.position(step, OTHER).hands[OTHER]
        moves = {move for valued in each.choices for move in valued.moves if "play" in move}
        assert moves <= {f"play {card}" for card in hand}


def test_without_a_coach_there_is_nobody_to_judge(window: Furnished, qtbot: QtBot) -> None:
    window.table_preferences.set(coach_marks="no")
    page = open_study(window, qtbot)
    assert page.coach is None and not page.bar.seats.menuAction().isVisible()


def test_another_seats_choices_are_looked_at() -> None:
    told = coach_words.not_judged("running", 2, 9, "Nora")
    assert told == "The coach is looking at Nora's choices: 2 of 9"
