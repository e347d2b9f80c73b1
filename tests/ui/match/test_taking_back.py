"""Undo and redo, as far back as one likes, also across deals."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from farwhist.engine.position import Position
from farwhist.ui.panels.summary import SummaryPanel
from tests.ui import driving
from tests.ui.driving import Key
from tests.ui.furnished import Furnished


def facts(view: Position) -> tuple[object, ...]:
    """What undo must bring back, and redo again."""
    return (
        view.deal, tuple(map(tuple, view.hands)), tuple(view.trick), tuple(view.tricks),
        tuple(view.taken), tuple(view.totals), tuple(view.sealed), tuple(view.ready),
    )  # fmt: skip


def play_deals(window: Furnished, qtbot: QtBot, deals: int) -> list[tuple[object, ...]]:
    """Play until this deal has begun; return what was seen before each own move."""
    seen = []
    while True:
        driving.wait_until_asked(window, qtbot)
        if window.table.position.deal > deals:
            return seen
        if not isinstance(window.host.panel, SummaryPanel):
            seen.append(facts(window.table.position))
        driving.click_once(window, qtbot)


def test_back_to_the_first_move_and_forward_again(window: Furnished, qtbot: QtBot) -> None:
    assert not window.actions_["undo"].isEnabled()
    seen = play_deals(window, qtbot, 3)
    assert len(seen) == 3 + 1 + 3 + 5
    end = facts(window.table.position)
    back = []
    while window.runner.can_undo:
        window.actions_["undo"].trigger()
        back.append(facts(window.table.position))
    assert back == seen[::-1]
    assert window.table.position.deal == 1
    forward = []
    while window.runner.can_redo:
        window.actions_["redo"].trigger()
        driving.wait_until_asked(window, qtbot)
        forward.append(facts(window.table.position))
    assert forward[:-1] == seen[1:]
    assert forward[-1] == end
    assert not window.actions_["redo"].isEnabled()


def test_another_move_forgets_what_was_taken_back(window: Furnished, qtbot: QtBot) -> None:
    play_deals(window, qtbot, 2)
    while not window.table.input.playable() or len(window.table.input.playable()) < 2:
        driving.wait_until_asked(window, qtbot)
        if len(window.table.input.playable()) < 2:
            driving.click_once(window, qtbot)
    cards = [card for card in window.table.hand() if card in window.table.input.playable()]
    driving.click_card(window, qtbot, cards[0])
    driving.wait_until_asked(window, qtbot)
    window.actions_["undo"].trigger()
    assert window.table.hand().count(cards[0]) == 1
    assert window.runner.can_redo
    driving.click_card(window, qtbot, cards[1])
    assert not window.runner.can_redo


def test_undo_with_keys_from_the_summary(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    while not isinstance(window.host.panel, SummaryPanel):
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    window.activateWindow()
    window.actions_["undo"].trigger()
    assert window.host.panel is None
    assert len(window.table.input.playable()) == 1
    driving.press(window, qtbot, Key.Key_Space, Key.Key_Space)
    driving.wait_until_asked(window, qtbot)
    assert isinstance(window.host.panel, SummaryPanel)


def test_opponents_answer_the_same_after_undo(window: Furnished, qtbot: QtBot) -> None:
    play_deals(window, qtbot, 3)
    window.actions_["undo"].trigger()
    driving.wait_until_asked(window, qtbot)
    card = next(iter(window.table.input.playable()))
    driving.click_card(window, qtbot, card)
    driving.wait_until_asked(window, qtbot)
    once = facts(window.table.position)
    window.actions_["undo"].trigger()
    driving.click_card(window, qtbot, card)
    driving.wait_until_asked(window, qtbot)
    assert facts(window.table.position) == once


def test_undo_across_a_deal_is_told_and_brought_forward(window: Furnished, qtbot: QtBot) -> None:
    play_deals(window, qtbot, 2)
    bids = facts(window.table.position)
    window.actions_["undo"].trigger()
    assert window.table.position.deal == 2
    assert window.toast.isVisible() and window.toast.label.text() == "Taken back into deal 2."
    window.actions_["undo"].trigger()
    assert window.toast.isVisible()
    window.toast.take.click()
    driving.wait_until_asked(window, qtbot)
    assert facts(window.table.position) == bids
    assert window.toast.isHidden()


def test_undo_within_a_deal_is_not_told(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    window.actions_["undo"].trigger()
    assert window.toast.isHidden()
