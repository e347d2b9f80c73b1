"""What stands in the place of a verdict, in words, and what can be done about it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from farwhist.analysis import judged
from farwhist.bots.judging import verdict as verdicts
from farwhist.bots.thinking.judging import JudgeTask
from farwhist.store.database import Trouble
from farwhist.store.verdicts import FILE, KeptVerdict, VerdictStore
from farwhist.ui.features.study import feature as study_feature
from farwhist.ui.features.study.page import StudyPage
from farwhist.ui.review import kept_verdicts
from tests.ui.features.study.test_coach import wait
from tests.ui.features.study.test_study import open_study, studied
from tests.ui.furnished import Furnished

UNKEPT = "What the coach finds cannot be saved: the disk is full"


@pytest.fixture(autouse=True)
def _mains(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study_feature, "on_battery", lambda: False)


def opened_again(window: Furnished, qtbot: QtBot) -> StudyPage:
    window.study.close()
    window.study.open_table(None)
    page = studied(window)
    page.go(page.deal.own(0)[-1])
    return page


def test_the_player_stops_the_coach_and_lets_it_go_on(window: Furnished, qtbot: QtBot) -> None:
    page = open_study(window, qtbot)
    coach, panel = page.coach, page.panel
    assert coach is not None
    step = page.deal.own(0)[-1]
    page.go(step)
    assert panel.way_on.text() == "Stop" and panel.verdict.why.text().startswith(
        "The coach is looking"
    )
    panel.way_on.click()
    left = len(coach.waiting)
    count = len(page.deal.own(0))
    qtbot.wait(50)
    assert len(coach.waiting) == left > 0
    assert panel.verdict.why.text() == f"{count - left} of {count} judged."
    assert panel.way_on.text() == "Continue"
    panel.way_on.click()
    wait(page, qtbot)
    assert coach.state(step) == "done" and not panel.way_on.isVisible()


def test_on_battery_the_coach_waits(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study_feature, "on_battery", lambda: True)
    page = open_study(window, qtbot)
    page.go(page.deal.own(0)[-1])
    assert page.panel.verdict.why.text() == "The coach is waiting for mains power."
    assert page.panel.way_on.text() == "Judge now"
    page.panel.way_on.click()
    wait(page, qtbot)
    assert page.panel.verdict.word.text()


def test_a_choice_whose_judging_failed_says_so(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(JudgeTask, "answers", lambda task: iter(()))
        page = open_study(window, qtbot)
        wait(page, qtbot)
    coach = page.coach
    assert coach is not None and not coach.verdicts
    page.go(page.deal.own(0)[-1])
    assert (
        page.panel.verdict.why.text()
        == "This choice could not be judged. The file farwhist.log says why."
    )
    assert page.panel.way_on.text() == "Judge again"
    page.panel.way_on.click()
    wait(page, qtbot)
    assert sorted(coach.verdicts) == page.deal.own(0) and not coach.failed


def test_what_an_older_coach_found_stays_until_it_is_judged_again(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_study(window, qtbot)
    wait(page, qtbot)
    assert page.coach is not None
    old = dict(page.coach.verdicts)
    opened_again(window, qtbot)  # reads what is kept, so all of it has been written
    for place in (judged, kept_verdicts, verdicts):
        monkeypatch.setattr(place, "VERSION", verdicts.VERSION + 1)
    page = opened_again(window, qtbot)
    coach = page.coach
    assert coach is not None and coach.verdicts == old and not coach.waiting
    assert coach.stale == set(old)
    assert page.panel.verdict.foot.text() == "Judged by an older version of the coach"
    assert page.panel.way_on.text() == "Judge again"
    page.panel.way_on.click()
    wait(page, qtbot)
    assert not coach.stale and sorted(coach.verdicts) == sorted(old)
    again = opened_again(window, qtbot).coach
    assert again is not None and not again.stale and not again.waiting


def test_a_kept_verdict_that_cannot_be_read_is_judged_anew() -> None:
    sound = KeptVerdict("key", verdicts.VERSION - 1, 2000, json.dumps(None))
    assert judged.read_older(sound) is None
    assert judged.read_older(replace_text(sound, "{")) is None
    assert judged.read_older(replace_text(sound, '{"choices": []}')) is None


def replace_text(kept: KeptVerdict, text: str) -> KeptVerdict:
    return kept._replace(text=text)


def test_where_nothing_can_be_kept_the_study_says_so(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(store: VerdictStore, found: object) -> None:
        raise Trouble("full", Path(FILE))

    monkeypatch.setattr(VerdictStore, "keep", full)
    page = open_study(window, qtbot)
    wait(page, qtbot)
    told = page.panel.unkept
    assert page.coach is not None
    coach = page.coach
    qtbot.waitUntil(lambda: bool(coach.unkept))
    page.go(page.deal.own(0)[-1])
    assert page.panel.verdict.word.text(), "it is judged all the same"
    assert told.isVisible() and told.text() == UNKEPT
