"""Whatever lies open over the table, another match takes the place of the one before as a whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from functools import cache
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from farwhist.engine.moves import Contract
from farwhist.rules import deal_code, deal_text
from farwhist.rules.dated import deal_of_day
from farwhist.store.matches import MatchStore, Saved
from farwhist.store.preferences import Preferences
from farwhist.ui.app.session import Session
from farwhist.ui.match.history import MatchTransfer
from farwhist.ui.panels.ranking import RankingPanel
from farwhist.ui.panels.summary import SummaryPanel
from farwhist.ui.shell.window_contents import WindowContents
from farwhist.ui.viewmodels.deals import out_of_play
from tests.helpers.drive import any_moves, deals_done, start
from tests.store.test_orphaned_matches import played
from tests.ui import driving, passing
from tests.ui.app.test_opened_files import opener
from tests.ui.conftest import AT_ONCE
from tests.ui.furnished import Furnished

Step = Callable[[Furnished, QtBot], object]
FIVES = driving.deals("5,5,5")


@cache
def reached(moves_left: int) -> Saved:
    """Return a match of five that stands so many moves before the end of its second deal."""
    saved = Saved("elevator", 5, 1, FIVES, salt="ab" * 32)
    match = any_moves(saved.match(), Random(1), deals_done(2))
    end = match.moves_before(3)
    return replace(saved, moves=tuple(match.moves[: end - moves_left]))


@cache
def laid_away() -> Saved:
    """Return a match in which the player has taken the kitty, laid cards away, and leads."""
    saved = Saved("bid_whist_kitty", 4, 1, salt="ab" * 32)
    match = saved.match()
    while out_of_play(match.view(0), 0) is None or match.position.tricks:
        decision = next(each for each in match.decisions if not each.settled)
        moves = decision.moves
        wanted = moves[-1] if decision.seat == 0 and isinstance(moves[-1], Contract) else moves[0]
        match.submit(decision.seat, wanted)
    return replace(saved, moves=tuple(match.moves))


# What lies open -------------------------------------------------------------------------------


def put(window: Furnished, qtbot: QtBot, saved: Saved) -> None:
    window.runner.start(saved)
    driving.wait_until_asked(window, qtbot)


def second_deal(window: Furnished, qtbot: QtBot) -> None:
    put(window, qtbot, reached(13))
    assert window.table.position.tricks and window.table.position.deal == 2


def earlier_tricks(window: Furnished, qtbot: QtBot) -> None:
    window.table.trick_review.allowed = "all"
    second_deal(window, qtbot)
    window.actions_["last_trick"].trigger()
    assert window.table.trick_review.open


def cards_laid_away(window: Furnished, qtbot: QtBot) -> None:
    put(window, qtbot, laid_away())
    window.actions_["laid_away"].trigger()
    assert window.table.trick_review.open


def score_sheet(window: Furnished, qtbot: QtBot) -> None:
    second_deal(window, qtbot)
    window.actions_["all_scores"].trigger()
    assert window.scoreboard.great.shown is not None


def log_of_events(window: Furnished, qtbot: QtBot) -> None:
    second_deal(window, qtbot)
    if not window.actions_["log"].isChecked():
        window.actions_["log"].trigger()


def hint(window: Furnished, qtbot: QtBot) -> None:
    second_deal(window, qtbot)
    window.actions_["hint"].trigger()
    assert window.hints.open


def refused_card(window: Furnished, qtbot: QtBot) -> None:
    second_deal(window, qtbot)
    hand, playable = window.table.hand(), window.table.input.playable()
    for card in [each for each in hand if each not in playable][:1]:
        driving.click_card(window, qtbot, card)


def bid_panel(window: Furnished, qtbot: QtBot) -> None:
    put(window, qtbot, replace(reached(0), moves=()))
    assert window.host.panel is not None


def summary(window: Furnished, qtbot: QtBot) -> None:
    put(window, qtbot, reached(5))
    while not isinstance(window.host.panel, SummaryPanel):
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)


def all_hands(window: Furnished, qtbot: QtBot) -> None:
    summary(window, qtbot)
    window.actions_["hands"].trigger()


def podium(window: Furnished, qtbot: QtBot) -> None:
    put(window, qtbot, played(None))
    assert isinstance(window.host.panel, RankingPanel)


def curtain(window: Furnished, qtbot: QtBot) -> None:
    if len(window.players.people.all) == 1:
        passing.begin(window, 5, (1, 3), changes=FIVES)
    else:
        window.matches.start("elevator", 5, changes=FIVES)
    passing.wait(window, qtbot)
    assert passing.screened(window)


def fingerprints(window: Furnished, qtbot: QtBot) -> None:
    second_deal(window, qtbot)
    window.actions_["fair_play"].trigger()


def study(window: Furnished, qtbot: QtBot) -> None:
    second_deal(window, qtbot)
    window.actions_["study"].trigger()
    assert window.study.page is not None


def draft(window: Furnished, qtbot: QtBot) -> None:
    second_deal(window, qtbot)
    window.actions_["new"].trigger()


def library(window: Furnished, qtbot: QtBot) -> None:
    second_deal(window, qtbot)
    window.actions_["library"].trigger()


def preferences(window: Furnished, qtbot: QtBot) -> None:
    second_deal(window, qtbot)
    window.preferences.open("players")


def paused(window: Furnished, qtbot: QtBot) -> None:
    second_deal(window, qtbot)
    window.playback.pause(True)


OVERLAYS = (
    earlier_tricks, cards_laid_away, score_sheet, log_of_events, hint, refused_card, bid_panel,
    summary, all_hands, podium, curtain, fingerprints, study, draft, library, preferences, paused,
)  # fmt: skip


# What takes its place -------------------------------------------------------------------------


def other_match(preset: str, seats: int) -> Step:
    return lambda window, qtbot: window.matches.start(preset, seats)


def played_draft(window: Furnished, qtbot: QtBot) -> None:
    window.new_match.open()
    assert window.new_match.page is not None
    window.new_match.page.play_requested.emit()


def opened_file(window: Furnished, qtbot: QtBot) -> None:
    folder = window.matches.store.path.parent
    path = folder / "elsewhere.farwhist"
    path.write_text(played(30, seed=9).text(), encoding="utf-8")
    opener(window, folder).open(path)
    assert window.runner.setting.seed == 9


def pasted_deal(window: Furnished, qtbot: QtBot) -> None:
    match = any_moves(start("oh_hell", 6, 3), Random(1), deals_done(1))
    text = deal_text.of_match(match, "oh_hell", 6, {}, 1).bare()
    QGuiApplication.clipboard().setText(deal_code.write(text))
    assert window.deal.paste() is None


def deal_of_the_day(window: Furnished, qtbot: QtBot) -> None:
    window.prepared._play(deal_of_day(date(2026, 5, 3)))


def replayed_deal(window: Furnished, qtbot: QtBot) -> None:
    window.deal.replay()


def taken_over(window: Furnished, qtbot: QtBot) -> None:
    window.matches.take_over(MatchTransfer.of(played(30, seed=9)))


def back_from_practice(window: Furnished, qtbot: QtBot) -> None:
    deal_of_the_day(window, qtbot)
    window.actions_["last_trick"].trigger()
    window.practice.take()


def back_from_a_lesson(window: Furnished, qtbot: QtBot) -> None:
    window.tutorial.start(2)
    window.tutorial.leave()


def undone(window: Furnished, qtbot: QtBot) -> None:
    """Take moves back until another deal is there, and make them again, with a trick shown."""
    for step in ("undo", "redo"):
        for _ in range(5):
            window.actions_["last_trick"].trigger()
            window.actions_[step].trigger()


def played_on_from_the_study(window: Furnished, qtbot: QtBot) -> None:
    saved: Saved = played(None, seed=3)
    window.study.open_saved(saved)
    window.study._play_on(40)


WAYS: tuple[dict[str, Step], ...] = (
    {
        "more players": other_match("knockout", 7),
        "fewer players": other_match("bastard", 3),
        "partners": other_match("bid_whist", 4),
        "two players": other_match("bastard", 2),
        "played draft": played_draft,
        "again": lambda window, qtbot: window.matches.play_again(),
        "number": lambda window, qtbot: window.matches.play_number(77),
    },
    {
        "opened file": opened_file,
        "taken over": taken_over,
        "played on from the study": played_on_from_the_study,
    },
    {
        "pasted deal": pasted_deal,
        "deal of the day": deal_of_the_day,
        "replayed deal": replayed_deal,
        "back from practice": back_from_practice,
    },
    {
        "lesson": lambda window, qtbot: window.tutorial.start(1),
        "back from a lesson": back_from_a_lesson,
    },
    {"undone": undone},
)
"""The ways that go the same way in the program stand together: a new match, one that was saved, a
deal for practice, a lesson, and a step back."""


def some_ways(turn: int) -> dict[str, Step]:
    """Return one way of each kind, others at each turn: so each way meets much that lies open."""
    return dict(list(kind.items())[turn % len(kind)] for kind in WAYS)


def check(window: Furnished, way: str) -> None:
    """The table shows the runner's match, all of it, and nothing of the one before."""
    runner, table = window.runner, window.table
    assert table.match.rules is runner.rules, way
    assert table.match == window.matches.shown(runner.setting, runner.rules, runner.viewer), way
    assert table.position.seats == runner.setting.seats == len(table.match.names), way
    plates = table.scene.plates
    shown = {seat: plates[seat].facts.name for seat in plates if plates[seat].isVisible()}
    assert shown == dict(enumerate(table.match.names)), way
    assert not table.trick_review.open and not table.stuck, way
    table.state.refresh()
    table.view.grab()
    scores = window.score_panel.scores
    assert scores is None or len(scores.players) == runner.setting.seats, way


@pytest.mark.parametrize("lay_open", OVERLAYS, ids=lambda each: each.__name__)
def test_another_match_takes_the_place_of_the_one_on_the_table(
    window: Furnished, qtbot: QtBot, lay_open: Step
) -> None:
    driving.only_beginners(window)
    for way, begin in some_ways(OVERLAYS.index(lay_open)).items():
        lay_open(window, qtbot)
        begin(window, qtbot)
        check(window, way)
        window.playback.pause(False)
        window.services.match.leave_lesson()
        check(window, f"{way}, and left")


@pytest.fixture
def session(tmp_path: Path, qtbot: QtBot) -> Iterator[Session]:
    """Return a session in which a match has begun."""
    seeds = iter(range(1, 1000))

    def furnish(window: Furnished) -> WindowContents:
        return window.furnish(MatchStore(tmp_path), lambda: next(seeds), Random(1), AT_ONCE)

    session = Session(Preferences(tmp_path), furnish, Furnished)
    session.window.resize(1280, 800)
    session.begin()
    qtbot.waitUntil(
        lambda: session.contents is not None and session.contents.services.match.runner.begun
    )
    yield session
    session.window.runner.stop()
    session.window.close()
    session.window.deleteLater()
    session.deleteLater()


@pytest.mark.parametrize("lay_open", OVERLAYS, ids=lambda each: each.__name__)
def test_the_same_match_is_shown_in_another_language(
    session: Session, qtbot: QtBot, lay_open: Step
) -> None:
    window = session.window
    assert isinstance(window, Furnished)
    driving.only_beginners(window)
    lay_open(window, qtbot)
    moves = window.runner.now().moves
    session.speak("de")
    window = session.window
    assert isinstance(window, Furnished)
    check(window, "language")
    assert window.runner.now().moves == moves
