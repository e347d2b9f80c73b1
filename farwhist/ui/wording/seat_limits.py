"""Which of the games the table can show, and for how many players."""

from __future__ import annotations

from typing import Final

from farwhist.rules.catalogue import PRESETS
from farwhist.rules.draft import Draft
from farwhist.store.matches import Saved

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 7
"""How many plates the table has room for."""


def seats_range(preset: str) -> tuple[int, int]:
    """Return the fewest and the most players with whom a preset can be played at the table."""
    kind = PRESETS[preset]
    return max(LEAST_SEATS, kind.least_seats), min(MOST_SEATS, kind.most_seats)


def at_table(draft: Draft) -> Draft:
    """Return rules for the nearest number of players that can sit down to them at the table."""
    least, most = seats_range(draft.preset)
    seats = min(max(draft.seats, least), most)
    return draft if seats == draft.seats else draft.with_seats(seats)


def fits(saved: Saved) -> bool:
    """Whether a saved match can be shown."""
    return LEAST_SEATS <= saved.seats <= MOST_SEATS


def shown() -> tuple[str, ...]:
    """Return the presets that a player can choose, in order; all games are read for it."""
    return tuple(PRESETS)
