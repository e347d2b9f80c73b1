"""Whatever can be called has a panel that can be hinted at and answered with Enter."""

from __future__ import annotations

from typing import get_args

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Suit, card
from farwhist.engine.decision import Decision
from farwhist.engine.moves import (
    KNOCK,
    LOOK,
    PASS,
    PLAY_UNSEEN,
    Auction,
    Call,
    Contract,
    Discard,
    Give,
    Move,
    NameOrder,
    NameTrump,
    Strain,
    bid,
)
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.panels.calls import CallPanel
from farwhist.ui.table.layout.geometry import Rect
from tests.helpers.clipping import clipped
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
    (NameOrder(False), NameOrder(True)),
]
"""What one may be asked; the last is what is called."""


def test_every_call_is_there() -> None:
    assert {type(moves[-1]) for moves in MOVES} == {*get_args(Call)}


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


ODD: list[Move] = [KNOCK, bid(2), Discard(card("QH")), Give(card("2C")), PLAY_UNSEEN]


def test_whatever_is_asked_has_a_button(window: Furnished, qtbot: QtBot) -> None:
    """A call that no panel knows would leave the player without a way to go on."""
    driving.wait_until_asked(window, qtbot)
    panel = CallPanel(
        window.table.scene.theme, 14, window.table.view, decision=Decision(0, tuple(ODD))
    )
    qtbot.addWidget(panel)
    panel.fit(Rect(0, 0, 500, 400))
    buttons = [button for move in ODD for button in panel.buttons_of(move)]
    assert [button.text() for button in buttons] == ["Knock", "2", "Q♥", "2♣", "Play it unseen"]
    for move, button in zip(ODD, buttons, strict=True):
        with qtbot.waitSignal(panel.chosen) as made:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert made.args == [move]


@pytest.mark.parametrize("size", [(1000, 650), (1280, 800)])
@pytest.mark.parametrize("moves", MOVES[:-2], ids=lambda moves: type(moves[-1]).__name__)
def test_a_panel_of_calls_stands_just_above_the_own_plate(
    window: Furnished, qtbot: QtBot, moves: tuple[Move, ...], size: tuple[int, int]
) -> None:
    window.resize(*size)
    driving.wait_until_asked(window, qtbot)
    window.host.close()
    window.host.ask(Decision(0, moves))
    panel, layout = window.host.panel, window.table.layout_now()
    assert panel is not None
    own = layout.plates[window.table.match.viewer]
    assert own.y - 8 <= panel.geometry().bottom() <= own.y
    at = panel.geometry()
    box = Rect(at.x(), at.y(), at.width(), at.height())
    assert not any(box.overlaps(plate) for plate in layout.plates.values())
    assert not clipped(panel)


def test_the_panel_counts_who_is_ready(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    panel, view = window.host.panel, window.table.position
    assert isinstance(panel, BidPanel)
    assert panel.note.text() == "Bids stay secret until everybody is ready.\nReady: 3 of 4."
    view.ready[1] = False  # as if one of them still thought
    window.table.advanced.emit(None, view)
    assert panel.note.text().endswith("Ready: 2 of 4.")
