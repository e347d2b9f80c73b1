"""How well an opponent handles its cards: numbers only.

A weak player errs as people do: it wastes an ace, leads from a king, forgets to ruff and what has
been played, and where an exact number of tricks is bid it keeps a dangerous card or takes a trick
that it does not want. It never throws away what is plain to see.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from farwhist.bots.core.levels import LEVELS

ALL: Final = 99


class CardTechnique(Struct, frozen=True):
    """What a level does wrong, each as a share of the times that it could.

    Args:
        memory: how many finished tricks it remembers card by card, without exact bids; who plays
            deals out knows of older ones its own and the court cards as well.
        waste: plays its highest card where a low one does as well, if that takes the trick for now.
        king: leads a king although the ace is out.
        forget: forgets that it could ruff.
        keep: throws a low card where its bid is made and a dangerous one could go.
        grab: its bid made, or where tricks put it out, takes a trick for now or leads a high card,
            thinking that another will take it; where two draw, takes any card of the stock, even
            oftener.
        trump: names the suit of its highest card as trump, however short.
        misjudge: by how many tricks it misjudges a contract, as a standard deviation.
        careful: with so few cards left it makes no slip.
        early: lays the first card it sees, where cards are shed.
        outlook: whether it looks beyond the deal in a match that players drop out of, and names
            trump there, and contracts, by playing deals out.
        readings: of so many deals it takes the one that explains the calls best, at every card.
        card_readings: so many deals it walks through to find those that explain how the others have
            played, where partners take tricks; with 0 it draws nothing from that but voids.
        worlds: how many deals it plays out for each way to shed; with 0 it goes by rules of thumb.
        endings: whether it looks to the end where cards are shed, once it knows where all lie.
    """

    memory: int = ALL
    waste: float = 0.0
    king: float = 0.0
    forget: float = 0.0
    keep: float = 0.0
    grab: float = 0.0
    trump: float = 0.0
    misjudge: float = 0.0
    careful: int = ALL
    early: float = 0.0
    outlook: bool = True
    readings: int = 1
    card_readings: int = 0
    worlds: int = 0
    endings: bool = False

    def share(self, error: str) -> float:
        """Return how often an error is made, by the name of its number."""
        return float(getattr(self, error))


SOUND: Final = CardTechnique()

TECHNIQUES: Final[Mapping[str, CardTechnique]] = {
    "beginner": CardTechnique(
        memory=0,
        waste=0.35,
        king=0.5,
        forget=0.3,
        keep=0.3,
        grab=0.15,
        trump=0.4,
        misjudge=1.3,
        careful=1,
        early=0.8,
    ),
    "casual": CardTechnique(
        memory=1,
        waste=0.15,
        king=0.2,
        forget=0.1,
        keep=0.1,
        grab=0.05,
        trump=0.15,
        misjudge=0.6,
        careful=2,
        early=0.4,
    ),
    "club": CardTechnique(memory=3, outlook=False, worlds=4),
    "strong": CardTechnique(memory=8, readings=2, worlds=8, endings=True),
    "expert": CardTechnique(readings=6, card_readings=400, worlds=16, endings=True),
}
"""The technique of each level."""


def technique_of(level: str | None) -> CardTechnique:
    """Return the technique of a level; a sound one for the measuring sticks and for None.

    Raises:
        KeyError: a level that players can choose has no technique of its own.
    """
    return TECHNIQUES[level] if level in LEVELS else SOUND
