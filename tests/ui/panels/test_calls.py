"""Whatever can be called has a panel that can be hinted at and answered with Enter."""

from __future__ import annotations

from typing import get_args

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Suit
from farwhist.engine.decision import Decision
from farwhist.engine.moves import (
    KNOCK,
    LOOK,
    PASS,
    PLAY_UNSEEN,
    Auction,
    Call,
    Contract,
    Move,
    NameOrder,
    NameTrump,
    Strain,
    bid,
)
from tests.ui import driving
from tests.ui.furnished import Furnished

MOVES: list[tuple[Move, ...]] = [
    (bid(0), bid(1)),
    (NameTrump(Suit.HEARTS), NameTrump(None)),
    (PASS, Auction(4, Suit.HEARTS)),
    (PASS, Contract(4, Strain.UP)),
    (LOOK, PASS),
    (PASS, LOOK),
    (PLAY_UNSEEN, KNOCK),
]
"""What one may be asked; the last is what is called. Which cards win is chosen by a number only."""


def test_every_call_is_there() -> None:
    assert {type(moves[-1]) for moves in MOVES} == {*get_args(Call)} - {NameOrder}


@pytest.mark.parametrize("moves", MOVES, ids=lambda moves: type(moves[-1]).__name__)
def test_enter_makes_the_call_that_is_hinted_at(
    window: Furnished, qtbot: QtBot, moves: tuple[Move, ...]
) -> None:
    driving.wait_until_asked(window, qtbot)
    window.host.close()
    window.host.blockSignals(True)  # what is asked is no move of this match
    window.host.ask(Decision(0, moves))
    panel = window.host.panel
    assert panel is not None and panel.preselect(moves[-1])
    assert panel.preselected == moves[-1]
    with qtbot.waitSignal(panel.chosen) as made:
        QTest.keyClick(panel, Qt.Key.Key_Return)
    assert made.args == [moves[-1]]
