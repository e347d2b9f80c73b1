"""Which of the games the table can show."""

from __future__ import annotations

from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.store.matches import Saved

AIMS = ("exact",)


def can_show(preset: str) -> bool:
    """Whether the table has everything that this preset needs."""
    return GAMES[PRESETS[preset].game].aim in AIMS


def fits(saved: Saved) -> bool:
    """Whether a saved match can be shown."""
    return can_show(saved.preset)


def shown() -> tuple[str, ...]:
    """Return the presets that a player can choose, in order; all games are read for it."""
    return tuple(preset for preset in PRESETS if can_show(preset))
