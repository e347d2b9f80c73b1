"""Levels that play out few deals, for tests in which it does not matter how well they play."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace

from farwhist.bots.core import levels, technique
from farwhist.bots.core.levels import Level
from farwhist.bots.judging import exact_choices
from farwhist.bots.thinking import shares

WORK: Final = ("trick_work", "bid_work", "card_work", "look", "pool", "learned")
TECHNIQUE: Final = ("readings", "card_readings", "worlds")
FEW: Final = 20


def capped(level: Level, most: int) -> Level:
    """Return a level that knows what it knows, and plays out `most` deals at most."""
    few = {name: min(most, getattr(level, name)) for name in WORK}
    return replace(level, least_deals=1, **few)


def quicken(patch: pytest.MonkeyPatch) -> None:
    """Let levels, hints and the coach play out few deals; all else stays."""
    for key, level in levels.LEVELS.items():
        patch.setitem(levels.LEVELS, key, capped(level, FEW))
    for key, each in technique.TECHNIQUES.items():
        once = {name: min(1, getattr(each, name)) for name in TECHNIQUE}
        patch.setitem(technique.TECHNIQUES, key, replace(each, **once))
    patch.setattr(exact_choices, "LEVEL", levels.LEVELS["expert"])
    patch.setattr(shares, "DEALS", FEW)
    patch.setattr(shares, "SHED_DEALS", FEW)
