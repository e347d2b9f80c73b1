"""The tricks of both sides only ever grow in a deal, for whoever looks on."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farwhist.engine.events import ContractMade, DealScored, DealStarted
from farwhist.engine.match import Match
from farwhist.engine.position import Position
from farwhist.rules.catalogue import ruleset
from farwhist.rules.sides import side_tricks

GAMES = [
    ("classic", {}),
    ("bid_whist", {}),
    ("bid_whist", {"jokers": "0"}),
    ("bid_whist", {"kitty": "off"}),
    ("bid_whist", {"sport_kitty": "Always"}),
    ("bid_whist_kitty", {}),
    ("bid_whist_kitty", {"sport_kitty": "Trump"}),
]


@pytest.mark.parametrize(("preset", "changes"), GAMES)
@given(seed=st.integers(0, 10_000))
@settings(max_examples=10)
def test_tricks_of_sides_never_fall(preset: str, changes: dict[str, str], seed: int) -> None:
    match, rng = Match(ruleset(preset, 4, changes), seed), Random(seed)
    while match.position.deal == 1 and not match.over:
        decision = match.decisions[0]
        match.submit(decision.seat, rng.choice(decision.moves))
    views = [Position(4) for _ in range(4)]
    kitty = preset != "classic" and changes.get("kitty") != "off"
    before = [[0, 0] for _ in views]
    for event in match.events:
        if isinstance(event, DealStarted) and views[0].results:
            break
        for seat, view in enumerate(views):
            event.seen_by(seat).apply(view)
            if not view.taken:
                continue
            tricks = side_tricks(view, view.taken)
            assert all(new >= old for new, old in zip(tricks, before[seat], strict=True)), event
            before[seat] = tricks
            if isinstance(event, ContractMade):
                assert sum(tricks) == kitty
            if isinstance(event, DealScored):
                assert sum(tricks) == 13
