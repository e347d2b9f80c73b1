"""In every game, with two to seven people: nobody is shown what she must not know."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from farwhist.engine.events import NOBODY
from tests.ui import passing
from tests.ui.furnished import Furnished

GAMES: list[tuple[str, int, tuple[int, ...], dict[str, str]]] = [
    ("elevator", 2, (1,), {}),
    ("elevator", 3, (1, 2), {"one_card": "FOREHEAD"}),
    ("elevator", 4, (1, 3), {"one_card": "HIDDEN_ONE"}),
    ("elevator", 7, (1, 2, 3, 4, 5, 6), {"sequence": "CUSTOM", "custom": "2,3"}),
    ("elevator_turn", 5, (2, 4), {"sequence": "CUSTOM", "custom": "3,1"}),
    ("oh_hell", 4, (1, 2, 3), {"sequence": "CUSTOM", "custom": "2,4"}),
    ("romanian", 4, (2,), {"sequence": "CUSTOM", "custom": "1,3,8"}),
    ("wizard", 4, (1, 3), {"sequence": "CUSTOM", "custom": "2,3"}),
    ("knockout", 4, (1, 2), {}),
    ("classic", 4, (1, 2), {}),
    ("bid_whist", 4, (1, 2, 3), {}),
    ("spades", 4, (1, 3), {}),
    ("bastard", 4, (1, 2), {}),
]
MOVES = 30
"""So many moves of people are made in each."""


@pytest.mark.parametrize("at", GAMES, ids=[f"{each[0]}-{each[1]}-{len(each[2])}" for each in GAMES])
def test_nobody_sees_what_she_must_not_know(
    window: Furnished, qtbot: QtBot, at: tuple[str, int, tuple[int, ...], dict[str, str]]
) -> None:
    game, seats, places, changes = at
    rng = Random(seats)
    window.appearance.set_verbosity("all")
    passing.begin(window, seats, places, game, changes)
    runner, people, looked = window.runner, {0, *places}, set[int]()
    for _ in range(MOVES):
        passing.wait(window, qtbot)
        if passing.over(window):
            break
        panel = window.host.panel
        if panel is not None and panel.objectName() == "summary":
            assert not passing.secrets_of(window.table.position)  # the match is in the next deal
            panel.closed.emit()
            continue
        if passing.screened(window):
            assert runner.eyes == NOBODY
            passing.check_secrets(window)
            passing.ask_everything(window)
            passing.uncover(window, qtbot)
        decision = window.table.input.decision
        assert decision is not None and decision.seat == runner.eyes == runner.viewer
        looked.add(decision.seat)
        passing.ask_everything(window)
        passing.check_secrets(window)
        runner.submit(rng.choice(decision.moves))
    assert len(looked) > 1 and looked <= people
