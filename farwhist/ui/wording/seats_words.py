"""For how many players a game is, in words; everybody who tells it asks here."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.rules.catalogue import GAMES
from farwhist.ui.wording.counts import Counts
from farwhist.ui.wording.punctuation import sentence
from farwhist.ui.wording.seat_limits import seats_range

translate = QCoreApplication.translate


def players(preset: str) -> str:
    """Return for how many players a preset is at the table: "2 to 7 players"."""
    least, most = seats_range(preset)
    if least == most:
        return Counts().players(least)
    text = translate("Rules", "{least} to {players}")
    return text.format(least=least, players=Counts().players(most))


def about(game: str) -> str:
    """Return for how many players a game is, in a sentence or two.

    Where the rules allow more than the table has room for, that is said as well.
    """
    told = sentence(players(game))
    allowed = max(preset.most_seats for preset in GAMES[game].presets)
    if allowed > seats_range(game)[1]:
        more = translate("Rules", "On the command line, up to {most} can play.")
        told = f"{told} {more.format(most=allowed)}"
    return told
