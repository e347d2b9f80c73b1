"""Blind bids of partners at Spades, in the window."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from farwhist.engine.moves import LOOK
from farwhist.rules import deal_code
from farwhist.rules.deal_text import of
from farwhist.rules.single_deal import SingleDeal
from farwhist.ui.wording import table_words
from tests.helpers.drive import rules_of
from tests.ui import driving
from tests.ui.furnished import Furnished

RULES = {"blind_bid": "6"}


def far_behind(window: Furnished, qtbot: QtBot, dealer: int) -> None:
    """Begin a deal before which the player's side is 120 points behind."""
    pack = rules_of("spades", 4, **RULES).pack
    hands = tuple(tuple(pack[seat::4]) for seat in range(4))
    deal = SingleDeal(1, dealer, hands, points=(340, 460), unseen=(0, 2))
    QGuiApplication.clipboard().setText(deal_code.write(of("spades", 4, RULES, deal)))
    driving.only_beginners(window)
    window.actions_["paste_deal"].trigger()
    driving.wait_until_asked(window, qtbot)


@pytest.mark.parametrize("keys", [False, True])
def test_a_part_is_bid_before_the_cards_are_seen_and_the_partner_bids_the_rest(
    keys: bool, window: Furnished, qtbot: QtBot
) -> None:
    far_behind(window, qtbot, dealer=3)
    assert not window.table.hand()
    assert window.status.text() == "Bid without seeing your cards, or look at them first."
    if keys:
        driving.press(window, qtbot, driving.Key.Key_3, driving.Key.Key_Return)
    else:
        panel = window.host.panel
        assert panel is not None
        for name in ("bid3", "ready"):
            button = panel.findChild(QPushButton, name)
            assert button is not None
            qtbot.mouseClick(button, driving.LEFT)
    qtbot.waitUntil(lambda: window.table.position.bids[2] is not None)
    view = window.table.position
    assert (view.bids[0], view.bids[2]) == (3, 3) and view.blind == [True, False, True, False]
    assert len(window.table.hand()) == 13
    names = ["You", "Oscar", "Nora", "Eddie"]
    assert table_words.deal_facts(view, "bids", names, 0) == ["Bid blind: You, Nora"]


def test_after_a_blind_bid_of_the_partner_the_status_line_asks_for_one(
    window: Furnished, qtbot: QtBot
) -> None:
    far_behind(window, qtbot, dealer=1)
    decision = window.table.input.decision
    assert decision is not None and LOOK not in decision.moves
    assert window.table.position.bids[2] == 3 and not window.table.hand()
    assert window.status.text() == "Your partner has bid blind: now you must, too."
