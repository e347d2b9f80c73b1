"""Wizards and jesters at the table: played in a window, and trump named by the player."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Rank
from farwhist.engine.match import Match
from farwhist.rules.catalogue import ruleset
from farwhist.ui.deck.deck import Deck
from farwhist.ui.review.hands_dialog import HandsDialog
from farwhist.ui.review.page_style import PageStyle
from farwhist.ui.style.tokens import LIGHT
from farwhist.ui.table.theme import Theme
from tests.helpers.drive import any_moves, deals_done
from tests.ui import driving
from tests.ui.furnished import Furnished


@pytest.mark.parametrize("seats", [3, 6])
def test_a_match_is_played_to_the_end(window: Furnished, qtbot: QtBot, seats: int) -> None:
    changes = {"sequence": "CUSTOM", "custom": f"1,4,{60 // seats}"}
    window.matches.start("wizard", seats, changes=changes, watch=True)
    qtbot.waitUntil(lambda: window.table.position.over, timeout=120_000)
    view = window.table.position
    assert [result.size for result in view.results] == [1, 4, 60 // seats]
    cards = [card for trick in view.results[-1].tricks for card in trick.cards]
    assert sum(card.rank is Rank.WIZARD for card in cards) == 4


def named_by(seat: int) -> int:
    """Return a seed with which this seat deals first and turns a wizard."""
    rules = ruleset("wizard", 4, {"sequence": "CUSTOM", "custom": "3,3"})
    for seed in range(2000):
        position = Match(rules, seed).position
        up = position.turn_up
        if up is not None and up.rank is Rank.WIZARD and position.dealer == seat:
            return seed
    raise AssertionError("no such deal")


def test_the_player_who_turns_a_wizard_names_one_of_four_suits(
    window: Furnished, qtbot: QtBot
) -> None:
    changes = {"sequence": "CUSTOM", "custom": "3,3"}
    window.matches.start("wizard", 4, changes=changes)
    window.matches.play_number(named_by(window.runner.viewer))
    qtbot.waitUntil(lambda: window.host.panel is not None, timeout=10_000)
    names = {button.objectName() for button in window.host.panel.findChildren(QPushButton)}
    assert {"trumpS", "trumpH", "trumpD", "trumpC"} <= names and "trumpNT" not in names
    assert window.table.position.turn_up is not None and not window.table.position.trump_fixed
    driving.click_button(window, qtbot, "trumpH")
    driving.press(window, qtbot, driving.Key.Key_Return)
    qtbot.waitUntil(lambda: window.table.position.trump_fixed, timeout=10_000)
    assert window.table.position.trump is not None
    assert window.table.position.trump.letter == "H"


def test_all_hands_have_a_column_for_cards_without_a_suit(qtbot: QtBot) -> None:
    rules = ruleset("wizard", 4, {"sequence": "CUSTOM", "custom": "15"})
    result = any_moves(Match(rules, 1), Random(1), deals_done(1)).position.results[0]
    dialog = HandsDialog(
        result, 1, ["A", "B", "C", "D"], [0, 1, 2, 3], style=PageStyle(Theme(), LIGHT, Deck())
    )
    qtbot.addWidget(dialog)
    head = dialog.table.horizontalHeaderItem(2)
    assert head is not None and head.text() == "Wizards, jesters"
    texts = [item.text() for item in (dialog.table.item(row, 2) for row in range(4)) if item]
    assert " ".join(texts).count("wizard") == " ".join(texts).count("jester") == 4
