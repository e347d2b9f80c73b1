"""What is laid, given and passed where cards are shed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from farwhist.bots.core.technique import CardTechnique
from farwhist.bots.shed import shedder
from farwhist.bots.shed.shedder import Shedder, usual
from farwhist.engine.cards import card, cards
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Give, PlayCard
from farwhist.engine.position import Position
from tests.helpers.piles import pile


def play(name: str) -> PlayCard:
    return PlayCard((card(name),))


@pytest.mark.parametrize(
    ("hand", "given"),
    [("3S 8H QD", "QD"), ("AS 2D 9C KH", "KH"), ("RJ AS 2D 4C", "4C"), ("RJ 2D", "2D")],
)
def test_the_highest_ordinary_card_is_given(hand: str, given: str) -> None:
    moves = tuple(Give(each) for each in cards(hand))
    assert usual(Position(4), Decision(0, moves)) == Give(card(given))


@pytest.mark.parametrize(
    ("gains", "chosen"),
    [((2.0, -1.0), "KH"), ((0.05, 0.04), "KH"), ((0.0, 0.0), "KH"), ((0.2, 0.1), "3D")],
)
def test_rules_of_thumb_hold_unless_deals_speak_clearly_against_them(
    monkeypatch: pytest.MonkeyPatch, gains: tuple[float, ...], chosen: str
) -> None:
    table = pile("AS", "3D 9D KH", "5S 6S", "7S 8S")
    other, deals = play("3D"), iter(gains)

    def worth(*args: Any) -> float:
        return next(deals) if other in args else 0.0

    monkeypatch.setattr(shedder, "worth", worth)
    assert table.decision
    bot = Shedder(table.rules, CardTechnique(worlds=2))
    assert bot.choose(table.position, table.decision, Random(1)) == play(chosen)
