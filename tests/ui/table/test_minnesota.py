"""Minnesota Whist in a window: the calls, what the table says of them, and points at nullo."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.engine.decision import Decision
from farwhist.engine.events import ContractMade, DealScored
from farwhist.engine.moves import PASS, Contract
from farwhist.engine.position import Position
from farwhist.rules.phases.contracts import GRAND, NULLO
from farwhist.ui.panels.calls import CallPanel
from farwhist.ui.scores.score_words import deal_note
from farwhist.ui.scores.tally import Scores
from farwhist.ui.wording import outcomes
from farwhist.ui.wording.table_words import deal_facts
from tests.helpers.drive import fold, rules_of
from tests.helpers.tables import opened, taken
from tests.ui import driving
from tests.ui.furnished import Furnished

NAMES = ["You", "Oscar", "Nora", "Eddie"]


def after(contract: Contract, *won: int, preset: str = "minnesota") -> Position:
    """Return a scored deal that seat 0 has decided so."""
    rules = rules_of(preset, 4)
    position = Position(4)
    fold(position, [*opened(rules, 13), ContractMade(0, contract), *taken(*won)])
    assert rules.side_pay
    return fold(position, [DealScored(rules.side_pay.points(position), (None,) * 4)])


@pytest.mark.parametrize(
    ("contract", "won", "told"),
    [
        (GRAND, (5, 2, 4, 2), "We bid grand and made it: tricks 9–4."),
        (GRAND, (3, 4, 2, 4), "We bid grand and failed: tricks 5–8."),
        (NULLO, (5, 2, 4, 2), "Nullo: we took 9 tricks, they 4."),
    ],
)
def test_what_a_deal_meant(
    qapp: QApplication, contract: Contract, won: tuple[int, ...], told: str
) -> None:
    view = after(contract, *won)
    assert outcomes.outcome(view.results[-1], view, 0, "sides") == told


@pytest.mark.parametrize(
    ("contract", "line", "fact"),
    [
        (GRAND, "Grand: take tricks", "You called grand"),
        (NULLO, "Nullo: leave tricks to the others", "You called nullo"),
    ],
)
def test_what_is_played_is_told(
    qapp: QApplication, contract: Contract, line: str, fact: str
) -> None:
    rules = rules_of("minnesota", 4)
    view = fold(Position(4), [*opened(rules, 13), ContractMade(0, contract)])
    view.trump_fixed = True
    assert outcomes.contract_line(view, NAMES, 0) == line
    assert deal_facts(view, "sides", NAMES, 0) == [fact]


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        ((PASS, GRAND), "Call grand, or pass."),
        ((PASS, GRAND, NULLO), "Call grand or nullo, or pass."),
        ((GRAND, NULLO), "Everyone passed: call grand or nullo."),
    ],
)
def test_what_may_be_called_is_told(
    qapp: QApplication, moves: tuple[Contract, ...], told: str
) -> None:
    assert outcomes.your_turn(Decision(0, moves), Position(4)) == told


def test_the_panel_offers_what_may_be_called(window: Furnished, qtbot: QtBot) -> None:
    driving.only_beginners(window)
    window.matches.start("norwegian", 4, changes={"play": "hands", "hands": "1"})
    qtbot.waitUntil(lambda: isinstance(window.host.panel, CallPanel), timeout=60_000)
    panel = window.host.panel
    assert isinstance(panel, CallPanel)
    words = [button.text() for move in (PASS, GRAND, NULLO) for button in panel.buttons_of(move)]
    assert words == ["Pass", "Grand", "Nullo"]


@pytest.mark.parametrize(
    ("contract", "told"),
    [(GRAND, ("Grand", "took 9 of 7", "made")), (NULLO, ("Nullo", "took 9, they 4"))],
)
def test_the_score_sheet_tells_what_was_played(
    qapp: QApplication, contract: Contract, told: tuple[str, ...]
) -> None:
    rules, view = rules_of("minnesota", 4), after(contract, 5, 2, 4, 2)
    names, order = outcomes.member_names(NAMES, 0), [0, 1]
    scores = Scores("", view, names, order, rules.explained, None, rules.kind, players=NAMES)
    note = deal_note(scores, 0)
    assert note.startswith("You: ") and all(words in note for words in told)
