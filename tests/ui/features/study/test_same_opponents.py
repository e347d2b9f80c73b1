"""A deal that is played on or tried anew has the opponents of its match, not those of today."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from farwhist.store.matches import Saved
from farwhist.store.setting import OpponentsRecord, Setting
from farwhist.ui.match.opponents import Opponent
from tests.helpers.drive import any_moves, deals_done, start
from tests.ui import driving
from tests.ui.driving import Key
from tests.ui.features.study.test_study import press, studied
from tests.ui.furnished import Furnished

PLAYED = any_moves(start("elevator", 4, 5), Random(5), deals_done(2))
SECOND, END = PLAYED.moves_before(2), PLAYED.moves_before(3)
FIRST = OpponentsRecord(0, ("", "casual", "casual bold", ""))
LATER = OpponentsRecord(SECOND, ("", "beginner", "beginner", "beginner cautious"))


def played() -> Saved:
    setting = replace(Setting("elevator", 4, 5), opponents=(FIRST, LATER))
    return Saved.of(setting, PLAYED.moves[:END])


def study(window: Furnished, qtbot: QtBot, deal: int) -> None:
    """Seat others than in the match, and study a deal of it."""
    driving.wait_until_asked(window, qtbot)
    for place in range(3):
        window.players.change(place, level="strong", style="bold")
    window.study.open_saved(played(), deal)


def test_who_played_plays_on(window: Furnished, qtbot: QtBot) -> None:
    before = window.runner.opponents.kinds
    for deal, kinds in (
        (1, [("casual", "balanced"), ("casual", "bold"), ("strong", "bold")]),
        (2, [("beginner", "balanced"), ("beginner", "balanced"), ("beginner", "cautious")]),
    ):
        study(window, qtbot, deal)
        press(studied(window), Key.Key_F)
        assert window.practice.active
        found = window.runner.opponents.kinds[1:]
        assert list(found) == [Opponent(*each) for each in kinds]
        window.practice.leave()
        assert window.runner.opponents.kinds == before


def test_who_played_plays_in_tried_lines(window: Furnished, qtbot: QtBot) -> None:
    study(window, qtbot, 2)
    page = studied(window)
    tries = page.tries
    assert tries is not None
    step = page.deal.own(0)[0]
    decision = tries.decision(page.deal, step)
    assert decision is not None
    other = next(each for each in decision.moves if each != page.deal.steps[step].chosen(0))
    assert tries.try_move(page.deal, step, other)
    if tries.next_seat() == 0:
        decision = tries.decision(page.deal, page.last)
        assert decision is not None
        assert tries.try_move(page.deal, page.last, decision.moves[0])
    task = tries._task
    assert task is not None and task.seat != 0 and task.terms.level == "beginner"
    assert task.terms.style == ("cautious" if task.seat == 3 else "balanced")
