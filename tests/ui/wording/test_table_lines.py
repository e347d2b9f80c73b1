"""Lines on the table about trumps, contracts and knocks."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from farwhist.engine.cards import card
from farwhist.engine.events import CardTurned, ContractMade, TrumpSet, TurnPassed
from farwhist.engine.match import Match
from farwhist.engine.moves import Contract, Strain
from farwhist.engine.position import Position
from farwhist.rules.catalogue import ruleset
from farwhist.ui.wording import plate_words
from farwhist.ui.wording.outcomes import contract_line
from farwhist.ui.wording.table_words import trump_line


def before_the_deal(preset: str) -> Position:
    view = Match(ruleset(preset, 4, {}), 1).view(0)
    view.turn_up, view.trump, view.trump_fixed = None, None, False
    return view


@pytest.mark.parametrize(
    ("text", "told"),
    [("5D", "5♦"), ("KH", "K♥"), ("J1", "Trump not known yet"), ("W1", "Trump not known yet")],
)
def test_a_turned_card_is_told_until_it_has_fixed_trumps(
    text: str, told: str, qapp: QApplication
) -> None:
    view = before_the_deal("wizard")
    assert trump_line(view) == "Trump not known yet"
    CardTurned(card(text)).apply(view)
    assert trump_line(view) == told
    TrumpSet(card(text).suit).apply(view)
    assert trump_line(view) in ("♦ Diamonds", "♥ Hearts", "No trump")


@pytest.mark.parametrize(("seat", "told"), [(0, "You play 4 ↑"), (2, "Nora plays 4 ↑")])
def test_a_contract_is_told_to_its_declarer_as_to_the_others(
    seat: int, told: str, qapp: QApplication
) -> None:
    view = Match(ruleset("bid_whist", 4, {}), 1).view(0)
    ContractMade(seat, Contract(4, Strain.UP)).apply(view)
    assert contract_line(view, ["You", "Oscar", "Nora", "Eddie"], 0) == told


@pytest.mark.parametrize(
    ("seat", "knocked", "told"),
    [
        (0, True, "You knock and keep your card"),
        (2, True, "Nora knocks and keeps the card"),
        (2, False, ""),
    ],
)
def test_a_knock_is_told_on_the_table(
    seat: int, knocked: bool, told: str, qapp: QApplication
) -> None:
    view = Match(ruleset("knockout", 4, {}), 1).view(0)
    names = ["You", "Oscar", "Nora", "Eddie"]
    assert plate_words.moment_line(TurnPassed(seat, knocked), view, names, 0) == told
