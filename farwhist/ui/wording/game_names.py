"""What games and presets are called, and for how many players they are at the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.rules.draft import Draft
from farwhist.store.matches import Saved
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import sentence

translate = QCoreApplication.translate


def preset_name(preset: str) -> str:
    """Return the name of a preset."""
    return translate("Presets", PRESETS[preset].name)


def preset_about(preset: str) -> str:
    """Return the sentence that tells what a preset is."""
    return translate("Presets", PRESETS[preset].about)


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


def fits_table(saved: Saved) -> bool:
    """Whether a saved match can be shown."""
    return LEAST_SEATS <= saved.seats <= MOST_SEATS


def presets_at_table() -> tuple[str, ...]:
    """Return the presets that a player can choose, in order; all games are read for it."""
    return tuple(PRESETS)


def players_text(preset: str) -> str:
    """Return for how many players a preset is at the table: "2 to 7 players"."""
    least, most = seats_range(preset)
    if least == most:
        return Counts.players(least)
    text = translate("Rules", "{least} to {players}")
    return text.format(least=least, players=Counts.players(most))


def seats_text(game: str) -> str:
    """Return for how many players a game is, in a sentence or two.

    Where the rules allow more than the table has room for, that is said as well.
    """
    told = sentence(players_text(game))
    allowed = max(preset.most_seats for preset in GAMES[game].presets)
    if allowed > seats_range(game)[1]:
        more = translate("Rules", "On the command line, up to {most} can play.")
        told = f"{told} {more.format(most=allowed)}"
    return told
