"""What belongs to a moment goes when the moment goes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from farwhist.ui.settings.timing import NO_TIME, Timing
from farwhist.ui.table.transition import Change, Clock, Motion
from tests.ui import driving
from tests.ui.conftest import AT_ONCE, MakeWindow
from tests.ui.driving import Key, press
from tests.ui.furnished import Furnished

STILL = Timing(replace(NO_TIME, flight=3_600_000), 0)
"""The cards of a new match stay on their way, so that it can be looked at before anything else."""


def left(window: Furnished) -> dict[str, object]:
    """Return what still shows an earlier moment, while nobody is asked for anything."""
    scene, table = window.table.scene, window.table
    texts = {
        name: getattr(scene, name).text
        for name in ("label", "hint", "banner", "pause")
        if getattr(scene, name).isVisible()
    }
    shown = {
        name: True
        for name in ("trick_review", "glow", "confetti", "leaving")
        if getattr(scene, name).isVisible()
    }
    own: dict[str, object] = {
        "focus": table.input.focus.card,
        "raised": table.state.stance.raised,
        "hinted": table.state.hinted,
        "chosen": table.input.confirmation.chosen,
        "picked": tuple(table.input.selection.cards),
        "hurry": window.playback.hurried,
        "claim": window.claim.isVisible(),
        "hints": window.hints.open,
        "panel": window.host.panel,
        "bubble": window.first_steps.bubble.isVisible(),
        "status": window.status.text(),
    }
    return {**texts, **shown, **{name: each for name, each in own.items() if each}}


def to_cards(window: Furnished, qtbot: QtBot) -> None:
    while not window.table.input.playable():
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)


def with_everything(window: Furnished, qtbot: QtBot) -> None:
    """Let the keyboard be on a card, say something in the status bar, and mark a card."""
    to_cards(window, qtbot)
    window.table.set_timing(STILL)
    press(window, qtbot, Key.Key_Home, Key.Key_B)
    window.table.state.hinted = (window.table.hand()[0],)
    assert {"label", "focus", "raised", "hinted", "status"} <= set(left(window))


MOVES: dict[str, Callable[[Furnished], object]] = {
    "new match": lambda window: window.matches.start("knockout", 4),
    "as before": lambda window: window.actions_["again"].trigger(),
    "number": lambda window: window.matches.play_number(77),
    "watching": lambda window: window.matches.start("elevator", 4, watch=True),
}


@pytest.mark.parametrize("move", MOVES)
def test_nothing_of_a_match_is_left_in_the_next(window: Furnished, qtbot: QtBot, move: str) -> None:
    with_everything(window, qtbot)
    MOVES[move](window)
    assert window.table.busy
    assert left(window) == {}


def test_nothing_of_a_match_is_left_in_a_lesson(window: Furnished, qtbot: QtBot) -> None:
    with_everything(window, qtbot)
    window.tutorial.start(0)
    assert left(window) == {"status": "Waiting for Eddie."}


def test_a_card_s_name_does_not_follow_out_of_a_lesson(window: Furnished, qtbot: QtBot) -> None:
    """The match before the lesson has ended: nobody is asked for anything that would clear it."""
    window.matches.start("elevator", 4, changes={"sequence": "CUSTOM", "custom": "1"})
    while not window.table.position.over:
        driving.click_once(window, qtbot)
        qtbot.waitUntil(lambda: driving.asked(window) or window.table.position.over)
    window.tutorial.start(2)
    to_cards(window, qtbot)
    press(window, qtbot, Key.Key_Home)
    assert window.table.scene.label.isVisible()
    window.tutorial.leave()
    assert window.table.position.over
    assert set(left(window)) - {"confetti"} == {"panel", "status"}
    assert window.table.input.focus.card is None


def test_a_card_does_not_follow_the_pointer_into_another_match(
    window: Furnished, qtbot: QtBot
) -> None:
    to_cards(window, qtbot)
    window.table.set_timing(STILL)
    card = window.table.hand()[0]
    view = window.table.view.viewport()
    spot = driving.card_point(window, card)
    qtbot.mouseMove(view, spot)
    qtbot.mousePress(view, driving.LEFT, pos=spot)
    qtbot.mouseMove(view, spot - QPoint(0, 60))
    window.matches.start("elevator", 4)
    window.table.set_timing(AT_ONCE)
    window.table.finish()
    driving.wait_until_asked(window, qtbot)
    before = {item: item.now() for item in window.table.scene.cards.values()}
    qtbot.mouseMove(view, spot - QPoint(0, 120))
    assert {item: item.now() for item in window.table.scene.cards.values()} == before


def test_undo_leaves_nothing_of_what_was_taken_back(window: Furnished, qtbot: QtBot) -> None:
    to_cards(window, qtbot)
    press(window, qtbot, Key.Key_Home, Key.Key_B)
    window.actions_["undo"].trigger()
    driving.wait_until_asked(window, qtbot)
    assert window.host.panel is not None and not window.table.scene.label.isVisible()
    assert window.status.text() == "Choose your bid, then press Ready."


def test_the_scores_at_the_side_are_those_of_the_match_on_the_table(
    window: Furnished, qtbot: QtBot
) -> None:
    while window.table.position.place < 2:
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    sheet = window.score_panel.table.scores
    lines = sheet.rowCount()
    assert lines > 2
    assert "Deal 1/" not in window.scoreboard.line.text()
    window.table.set_timing(STILL)
    window.matches.start("knockout", 4)
    assert sheet.rowCount() == lines - 2, "two deals were scored"
    assert window.scoreboard.line.text().startswith("Deal 1 ")


def test_the_bubbles_of_the_first_deal_are_not_on_the_podium(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    window.matches.start("elevator", 4, changes={"sequence": "CUSTOM", "custom": "1"})
    window.first_steps.again()
    while not window.table.position.over:
        driving.click_once(window, qtbot)
        qtbot.waitUntil(lambda: driving.asked(window) or window.table.position.over)
    assert window.first_steps.shown is None


def test_what_is_stopped_while_time_passes_stays_stopped() -> None:
    """As when the summary goes by itself, and another match comes onto the table."""
    clock, seen = Clock(), list[float]()
    clock.start([Change(seen.append, 100), Motion(0)])

    class Stops(Motion):
        def land(self) -> None:
            clock.stop()

    clock.start([Stops(10)])
    clock.advance(20)
    known = list(seen)
    assert not clock.busy
    clock.advance(20)
    assert seen == known
