"""Which of the games the table can show, and for how many players."""

from __future__ import annotations

from typing import Final

from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.store.matches import Saved

AIMS = ("exact",)

LEAST_SEATS: Final = 3
MOST_SEATS: Final = 7


def can_show(preset: str) -> bool:
    """Whether the table has everything that this preset needs."""
    return GAMES[PRESETS[preset].game].aim in AIMS


def fits(saved: Saved) -> bool:
    """Whether a saved match can be shown."""
    return can_show(saved.preset)


SHOWN = tuple(preset for preset in PRESETS if can_show(preset))
"""The presets that a player can choose, in order."""
