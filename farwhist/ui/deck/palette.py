"""The colours of the suits, and of the paper that they are printed on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from farwhist.engine.cards import Suit


@dataclass(frozen=True, slots=True)
class Palette:
    """Four suit colours; `name` is what the settings and the command line call them.

    The four-colour palettes keep their suits apart for the three common kinds of colour
    blindness; `tests/ui/deck/test_deck_colours.py` computes by how much. Skat is the convention of
    German tournaments and keeps them apart for normal eyes only; shapes do the rest.
    """

    name: str
    spades: str
    hearts: str
    diamonds: str
    clubs: str

    def colour(self, suit: Suit) -> str:
        """Return the colour of a suit, as ``#RRGGBB``."""
        return (self.spades, self.hearts, self.diamonds, self.clubs)[suit]


FOUR: Final = Palette("four", "#0E1116", "#C8151B", "#1B35C4", "#00816E")
CLASSIC: Final = Palette("classic", "#16181D", "#B3122B", "#B3122B", "#16181D")
CONTRAST: Final = Palette("contrast", "#0E1116", "#C70006", "#001DB8", "#0A7F6C")
SKAT: Final = Palette("skat", "#0B6B3A", "#C2132F", "#B45F00", "#14161B")

PALETTES: Final = {each.name: each for each in (FOUR, CLASSIC, CONTRAST, SKAT)}
"""Every palette by its name; the first is the default."""

TONES: Final = {"normal": "", "dim": "#EEECE9"}
"""What the pictures of the courts are toned with, so that they lie on the same paper."""

PAPERS: Final = {"normal": "#FBF8F1", "dim": "#EAE6DC"}
"""The colour of the paper by its name; the first is the default."""
