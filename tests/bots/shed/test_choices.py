"""What is laid, given and passed where cards are shed."""

from __future__ import annotations

import pytest

from farwhist.bots.shed.shedder import usual
from farwhist.engine.cards import card, cards
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Give
from farwhist.engine.position import Position


@pytest.mark.parametrize(
    ("hand", "given"),
    [("3S 8H QD", "QD"), ("AS 2D 9C KH", "KH"), ("RJ AS 2D 4C", "4C"), ("RJ 2D", "2D")],
)
def test_the_highest_ordinary_card_is_given(hand: str, given: str) -> None:
    moves = tuple(Give(each) for each in cards(hand))
    assert usual(Position(4), Decision(0, moves)) == Give(card(given))
