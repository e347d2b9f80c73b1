"""The coach judges each deal that is over, and the summary says what it found."""

from __future__ import annotations

from datetime import date, timedelta
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from farwhist.bots.judging import verdict as words
from farwhist.bots.thinking.task import Task
from farwhist.store.verdicts import VerdictStore
from farwhist.ui.features.coaching import feature as coaching_feature
from farwhist.ui.features.coaching.coach_note import LEAST, CoachNote, DealSplit
from farwhist.ui.features.coaching.judging import REST
from farwhist.ui.match.thinking import AdviseHere, Cancel, Hear
from tests.helpers.record import NOON, made_match
from tests.ui import driving
from tests.ui.furnished import Furnished
from tests.ui.review.test_outcome_vs_choice import WRONG as BLAMED
from tests.ui.shell.test_menus import play_to_summary


@pytest.fixture(autouse=True)
def _coach(window: Furnished, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching_feature, "on_battery", lambda: False)
    window.services.coach.quiet = AdviseHere(window)


def note(window: Furnished) -> CoachNote:
    panel = window.host.panel
    assert panel is not None and panel.objectName() == "summary"
    found = panel.findChild(CoachNote)
    assert found is not None
    return found


def parts_of(shown: CoachNote) -> tuple[QWidget, QWidget, QWidget]:
    return shown.ours, shown.bar, shown.others


def state(window: Furnished, deal: int = 1) -> str:
    found = window.coaching.deals.judging.of(deal)
    return "" if found is None else found.state


def judged(window: Furnished, qtbot: QtBot, deal: int = 1) -> None:
    qtbot.waitUntil(lambda: state(window, deal) == "done", timeout=30_000)


def test_the_summary_says_what_the_deal_came_to(window: Furnished, qtbot: QtBot) -> None:
    play_to_summary(window, qtbot)
    place = window.host.panel.geometry()  # type: ignore[union-attr]
    assert note(window).line.text().startswith("Looking at your ")
    judged(window, qtbot)
    found = window.coaching.deals.judging.of(1)
    assert found is not None and found.done == found.choices == len(found.verdicts) > 1
    assert "Looking" not in note(window).line.text() and note(window).line.isVisible()
    assert not note(window).offer.isVisible() and note(window).bar.isVisible()
    assert window.host.panel.geometry() == place  # type: ignore[union-attr]
    ours, bar, others = (each.geometry() for each in parts_of(note(window)))
    assert ours.right() < bar.left() and bar.right() < others.left(), "they lie side by side"
    line = note(window).line
    assert line.shown() == line.text()
    result = window.table.position.results[-1]
    split = note(window).shown_split
    assert split is not None and split.cards_and_others is not None
    assert split.decisions + split.cards_and_others == pytest.approx(result.points[0])
    assert split.decisions == pytest.approx(-sum(v.loss for v in found.verdicts.values()))


def test_the_next_deal_does_not_wait_for_the_coach(window: Furnished, qtbot: QtBot) -> None:
    play_to_summary(window, qtbot)
    window.flow.press_next()
    play_to_summary(window, qtbot)
    judged(window, qtbot, 1)
    judged(window, qtbot, 2)
    kept = window.coaching.deals.judging.of(1)
    window.study.open_table(1)
    page = window.study.page
    assert page is not None and page.coach is not None and kept is not None
    assert page.coach.verdicts == kept.verdicts and not page.coach.waiting


def test_the_table_does_not_wait_for_a_slow_disk(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    spins = Event()
    monkeypatch.setattr(VerdictStore, "keep", lambda store, verdicts: spins.wait(10))
    window.coaching.deals.judging.hold(True)
    play_to_summary(window, qtbot)
    window.flow.press_next()
    play_to_summary(window, qtbot)
    window.coaching.deals.judging.hold(False)
    judged(window, qtbot, 1)
    qtbot.wait(2 * REST)
    assert state(window, 2) == "waiting" and not spins.is_set()
    spins.set()
    judged(window, qtbot, 2)


def test_the_words_go_before_the_bar(window: Furnished, qtbot: QtBot) -> None:
    play_to_summary(window, qtbot)
    judged(window, qtbot)
    shown = note(window)
    shown.rescale(18, 2000.0, tight=False)
    assert shown.bar.isVisible() and shown.bar.width() >= LEAST
    words = shown.ours.sizeHint().width() + shown.others.sizeHint().width()
    shown.rescale(18, words + LEAST, tight=False)
    assert not shown.bar.isVisible() and shown.bar.width() == 0
    assert shown.ours.text() and shown.others.text()


def test_the_study_has_the_coach_for_itself(window: Furnished, qtbot: QtBot) -> None:
    play_to_summary(window, qtbot)
    window.study.open_table(1)
    assert state(window) == "waiting"
    page = window.study.page
    assert page is not None and page.coach is not None
    coach = page.coach
    qtbot.waitUntil(lambda: not coach.waiting, timeout=30_000)
    window.study.close()
    judged(window, qtbot)


def test_without_wishing_it_nothing_is_judged_until_asked(window: Furnished, qtbot: QtBot) -> None:
    window.table_preferences.set(coach_judges="no")
    play_to_summary(window, qtbot)
    assert state(window) == "unjudged"
    assert note(window).line.text() == "Not judged."
    assert note(window).offer.text() == "Judge this deal"
    note(window).offer.click()
    assert state(window) == "running"
    judged(window, qtbot)


def test_on_battery_it_waits(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    battery = [True]
    monkeypatch.setattr(window.coaching.deals.judging, "_on_battery", lambda: battery[0])
    play_to_summary(window, qtbot)
    assert state(window) == "battery"
    assert note(window).offer.text() == "Judge now"
    window.table_preferences.set(coach_battery="judge")
    assert state(window) == "running"
    window.table_preferences.set(coach_judges="no")
    assert state(window) == "unjudged"


def test_the_line_can_be_left_out(window: Furnished, qtbot: QtBot) -> None:
    window.table_preferences.set(coach_line="no")
    play_to_summary(window, qtbot)
    panel = window.host.panel
    assert panel is not None and panel.findChild(CoachNote) is None
    judged(window, qtbot)


@pytest.fixture
def _slips(monkeypatch: pytest.MonkeyPatch) -> None:
    """Something is blamed in every deal."""
    blamed = DealSplit("points", 7.0, 0.0, 2.1, (5, BLAMED), True, False, 3, 2, 0)
    monkeypatch.setattr(coaching_feature, "split", lambda *told: blamed)


@pytest.mark.usefixtures("_slips")
@pytest.mark.parametrize(
    ("wanted", "finished", "folded"),
    [
        ("later", 0, True), ("later", 2, True), ("later", 3, False), ("asked", 3, True),
        ("yes", 0, False),
    ],
)  # fmt: skip
def test_what_was_good_is_said_first_and_the_rest_when_asked(
    window: Furnished, qtbot: QtBot, wanted: Any, finished: int, folded: bool
) -> None:
    window.table_preferences.set(coach_line=wanted)
    matches = [made_match(key=f"match {n}", place=1) for n in range(finished)]
    window.services.records.statistics.store.write(matches, NOON)
    play_to_summary(window, qtbot)
    judged(window, qtbot)
    shown = note(window)
    good, rest = "Exactly as bid. 2 of 3 decisions were the best ones.", "Points lost"
    if folded:
        assert shown.line.text() == good and not shown.ours.isVisible()
        assert shown.offer.text() == "What could be better?"
        shown.offer.click()
    assert rest in shown.line.text() and shown.ours.text() == "Your decisions −2.1 points"
    assert shown.ours.isVisible() and not shown.offer.isVisible()


def test_what_is_not_judged_has_no_line(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("bastard", 3)
    window.actions_["finish"].trigger()
    qtbot.waitUntil(lambda: bool(window.table.position.results), timeout=30_000)
    assert window.coaching.deals.judging.of(1) is None


def test_practice_is_not_judged(window: Furnished, qtbot: QtBot) -> None:
    play_to_summary(window, qtbot)
    window.practice.begin(1)
    play_to_summary(window, qtbot)
    panel = window.host.panel
    assert panel is not None and panel.findChild(CoachNote) is None


def test_taking_moves_back_judges_the_deal_anew(window: Furnished, qtbot: QtBot) -> None:
    play_to_summary(window, qtbot)
    judged(window, qtbot)
    window.actions_["undo"].trigger()
    play_to_summary(window, qtbot)
    judged(window, qtbot)


@pytest.fixture
def _every_word_is_blame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "BLAME", words.WORDS)


def finish(window: Furnished, qtbot: QtBot) -> None:
    """Let a bot play the deal to its end."""
    driving.wait_until_asked(window, qtbot)
    window.actions_.refresh()
    window.actions_["finish"].trigger()
    qtbot.waitUntil(
        lambda: window.host.panel is not None and window.host.panel.objectName() == "summary",
        timeout=30_000,
    )


def slips(window: Furnished) -> list[int]:
    """Return the numbers of the moves that are kept as the player's slips."""
    found = window.learn.store.due(date.today() + timedelta(9), 99)
    return sorted(each.move for each in found if each.move is not None)


@pytest.mark.usefixtures("_every_word_is_blame")
def test_what_a_bot_played_is_not_judged_as_the_players(window: Furnished, qtbot: QtBot) -> None:
    finish(window, qtbot)
    judged(window, qtbot)
    found = window.coaching.deals.judging.of(1)
    assert found is not None and not found.verdicts and found.choices == 0
    assert note(window).line.text() == "Not judged: the choices were not your own."
    assert slips(window) == []


@pytest.mark.usefixtures("_every_word_is_blame")
def test_of_a_deal_that_a_bot_finished_only_the_own_choices_are_judged(
    window: Furnished, qtbot: QtBot
) -> None:
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    finish(window, qtbot)
    judged(window, qtbot)
    moves = window.runner.history.moves
    first = next(number for number, (seat, _) in enumerate(moves) if seat == 0)
    assert slips(window) == [first]


class _Fails:
    """An adviser whose process fails at every task, until it is mended."""

    def __init__(self, parent: QObject) -> None:
        self._works = AdviseHere(parent)
        self._parent = parent
        self.fails = True

    def advise(self, task: Task, hear: Hear) -> Cancel:
        if not self.fails:
            return self._works.advise(task, hear)
        timer = QTimer(self._parent)
        timer.setSingleShot(True)
        timer.timeout.connect(lambda: hear(None))
        timer.start(0)
        return timer.stop


def test_what_failed_is_not_taken_for_judged(window: Furnished, qtbot: QtBot) -> None:
    adviser = window.services.coach.quiet = _Fails(window)
    play_to_summary(window, qtbot)
    qtbot.waitUntil(lambda: state(window) == "failed", timeout=30_000)
    found = window.coaching.deals.judging.of(1)
    assert found is not None and not found.verdicts
    assert (
        note(window).line.text() == "This deal could not be judged. The file farwhist.log says why."
    )
    assert note(window).offer.text() == "Judge again"
    assert note(window).shown_split is None
    adviser.fails = False
    note(window).offer.click()
    judged(window, qtbot)
    found = window.coaching.deals.judging.of(1)
    assert found is not None and len(found.verdicts) == found.choices
    assert not note(window).offer.isVisible()
