"""A style can be noticed in every game."""

from __future__ import annotations

from collections import Counter

import pytest

from training.noticed import counted

SEATS = 4
MATCHES = {"bastard": 12, "knockout": 30, "elevator": 2}


@pytest.mark.parametrize(
    ("game", "what", "bolder"),
    [
        ("elevator", "bid too high", "bold"),
        ("knockout", "trump led", "bold"),
        ("classic", "trump led", "bold"),
        ("bid_whist", "contract called", "bold"),
        ("bastard", "passed", "cautious"),
    ],
)
def test_a_bold_player_can_be_told_from_a_cautious_one(game: str, what: str, bolder: str) -> None:
    shares = {}
    for style in ("cautious", "bold"):
        found: Counter[str] = Counter()
        for seed in range(MATCHES.get(game, 3)):
            found.update(counted((game, SEATS, "casual", style, "casual", seed)))
        assert found[f"of {what}"]
        shares[style] = found[what] / found[f"of {what}"]
    other = "cautious" if bolder == "bold" else "bold"
    assert shares[bolder] > shares[other]
