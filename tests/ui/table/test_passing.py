"""Cards that are passed to the partner, in the window: by mouse, by keys, and as told."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from farwhist.engine.events import CardGiven
from farwhist.engine.moves import Give
from farwhist.ui.panels.action_bar import ActionBar
from farwhist.ui.viewmodels.deals import shown_hand
from tests.ui import driving
from tests.ui.driving import Key
from tests.ui.furnished import Furnished
from tests.ui.table.test_family import click_once, key_once

PASSING = {"passing": "any"}


def asked_to_pass(window: Furnished, qtbot: QtBot) -> None:
    """Begin a match in which every deal has a nil a side, and bid until a card is to be passed."""
    driving.only_beginners(window)
    window.matches.start("spades_suicide", 4, changes=PASSING)
    driving.wait_until_asked(window, qtbot)
    while not passing(window):
        click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)


def passing(window: Furnished) -> bool:
    decision = window.table.input.decision
    return decision is not None and isinstance(decision.moves[0], Give)


def own_gifts(window: Furnished) -> list[CardGiven]:
    match = window.runner.match
    assert match is not None
    return [each for each in match.events if isinstance(each, CardGiven) and each.giver == 0]


@pytest.mark.parametrize("once", [click_once, key_once])
def test_two_cards_are_passed_one_after_the_other(
    once: Callable[[Furnished, QtBot], None], window: Furnished, qtbot: QtBot
) -> None:
    asked_to_pass(window, qtbot)
    table, first = window.table, len(window.table.hand())
    assert first in (13, 15)
    while passing(window):
        held, gifts = table.hand(), len(own_gifts(window))
        once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
        if len(own_gifts(window)) > gifts:
            assert own_gifts(window)[-1].card in held
    assert len(own_gifts(window)) == 2 and len(table.hand()) == 13
    assert table.position.given == 8, "both sides pass in this game"


def test_the_panel_and_the_status_line_say_what_is_asked(window: Furnished, qtbot: QtBot) -> None:
    asked_to_pass(window, qtbot)
    panel = window.host.panel
    assert isinstance(panel, ActionBar)
    assert panel.told.text() == "Choose a card for your partner"
    assert window.status.text() == "Choose a card to pass to your partner."
    assert window.table.input.playable() == set(window.table.hand())


def test_a_passed_card_is_told_to_who_sees_it_and_lies_face_down(
    window: Furnished, qtbot: QtBot
) -> None:
    asked_to_pass(window, qtbot)
    table = window.table
    card = table.hand()[0]
    driving.click_card(window, qtbot, card)
    qtbot.waitUntil(lambda: card in table.position.hands[2])
    assert set(shown_hand(table.position, 2, 0)) == {None}
    lines = window.access.log.lines
    assert any(line.startswith("You give ") for line in lines)
    while passing(window):
        click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    others = [line for line in window.access.log.lines if line.endswith(" a card.")]
    assert len(others) == 4, "of the other side nobody sees what is passed"


def test_a_hint_prepares_the_card_for_enter(window: Furnished, qtbot: QtBot) -> None:
    asked_to_pass(window, qtbot)
    driving.press(window, qtbot, Key.Key_H)
    qtbot.waitUntil(lambda: window.table.input.focus.card is not None, timeout=20_000)
    chosen, gifts = window.table.input.focus.card, len(own_gifts(window))
    driving.press(window, qtbot, Key.Key_Return)
    qtbot.waitUntil(lambda: len(own_gifts(window)) > gifts)
    assert own_gifts(window)[-1].card == chosen
