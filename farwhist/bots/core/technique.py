"""How well an opponent handles its cards where no exact number of tricks is bid: numbers only.

A weak player errs as people do: it wastes an ace on a trick that is its partner's, leads from a
king, forgets to ruff and what has been played. It never throws away what is plain to see.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

ALL: Final = 99


@dataclass(frozen=True)
class CardTechnique:
    """What a level does wrong, each as a share of the times that it could.

    Args:
        memory: how many finished tricks it remembers card by card.
        waste: plays its highest card where a low one does as well.
        king: leads a king although the ace is out.
        forget: forgets that it could ruff.
        trump: names the suit of its highest card as trump, however short.
        misjudge: by how many tricks it misjudges a contract, as a standard deviation.
        careful: with so few cards left it makes no slip.
        early: lays the first card it sees, where cards are shed.
        worlds: how many deals it plays out for each way to shed; with 0 it goes by rules of thumb.
    """

    memory: int = ALL
    waste: float = 0.0
    king: float = 0.0
    forget: float = 0.0
    trump: float = 0.0
    misjudge: float = 0.0
    careful: int = ALL
    early: float = 0.0
    worlds: int = 0


SOUND: Final = CardTechnique()

TECHNIQUES: Final[Mapping[str, CardTechnique]] = {
    "beginner": CardTechnique(
        memory=0, waste=0.35, king=0.5, forget=0.3, trump=0.4, misjudge=1.3, careful=1, early=0.8
    ),
    "casual": CardTechnique(
        memory=1, waste=0.15, king=0.2, forget=0.1, trump=0.15, misjudge=0.6, careful=2, early=0.4
    ),
    "club": CardTechnique(worlds=2),
    "strong": CardTechnique(worlds=5),
    "expert": CardTechnique(worlds=16),
}
"""The technique of each level."""


def technique_of(level: str | None) -> CardTechnique:
    """Return the technique of a level; a sound one where there is none of its own."""
    return TECHNIQUES.get(level or "", SOUND)
