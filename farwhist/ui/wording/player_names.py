"""What the players are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Seat
from farwhist.rules.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_PLAYERS: Final = (
    QT_TRANSLATE_NOOP("Players", "Oscar"),
    QT_TRANSLATE_NOOP("Players", "Nora"),
    QT_TRANSLATE_NOOP("Players", "Eddie"),
    QT_TRANSLATE_NOOP("Players", "Sven"),
    QT_TRANSLATE_NOOP("Players", "Ilse"),
    QT_TRANSLATE_NOOP("Players", "Bruno"),
    QT_TRANSLATE_NOOP("Players", "Mira"),
)


def default_names(seats: int, human: Seat) -> list[str]:
    """Return a name for each seat, clockwise; the human's is empty, which means "You"."""
    names = [""] * seats
    for step in range(1, seats):
        names[(human + step) % seats] = translate("Players", _PLAYERS[step - 1])
    return names


def usual_names() -> list[str]:
    """Return every name that the program itself gives, in the language of now."""
    return [*(translate("Players", name) for name in _PLAYERS), translate("Players", "Player 1")]


def person_name(name: str, people: int) -> str:
    """Return how the name of one of so many people is kept; alone an empty one means "You"."""
    return name or (translate("Players", "Player 1") if people > 1 else "")


def shown_names(names: Sequence[str]) -> list[str]:
    """Return the names as the table shows them."""
    return [name or translate("Players", "You") for name in names]
