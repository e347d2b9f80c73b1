"""What can be chosen of a deck, and the colours of suits and paper."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from farwhist.engine.cards import Suit
from farwhist.ui.deck.letters import LETTERS


class Palette(Struct, frozen=True):
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


PROPORTIONS: Final = {"poker": 88 / 63, "bridge": 89 / 57}
"""Height of a card whose width is 1, by the name of the proportion; the first is the default."""

STYLES: Final = ("deco", "woodcut", "emblem")
SIZES: Final = ("standard", "large")
BACKS: Final = ("waves-navy", "lattice-burgundy", "waves-green", "sunray-teal", "plain")


class NoSuchLook(ValueError):
    """A name that no deck goes by; the text says which ones there are."""


class DeckLook(Struct, frozen=True):
    """One deck. Two looks that are equal draw the same pictures.

    Raises:
        NoSuchLook: a name is none of those above or of `LETTERS`, `PALETTES`, `PAPERS`.
    """

    style: str = "deco"
    palette: str = "four"
    index: str = "en"
    size: str = "standard"
    proportion: str = "poker"
    paper: str = "normal"
    back: str = "waves-navy"
    high_contrast: bool = False

    def __post_init__(self) -> None:
        for what, value, known in (
            ("style", self.style, STYLES),
            ("palette", self.palette, PALETTES),
            ("index", self.index, LETTERS),
            ("size", self.size, SIZES),
            ("proportion", self.proportion, PROPORTIONS),
            ("paper", self.paper, PAPERS),
            ("back", self.back, BACKS),
        ):
            if value not in known:
                names = ", ".join(known)
                raise NoSuchLook(f"there is no {what} “{value}”; choose from {names}")

    @property
    def ratio(self) -> float:
        """Height of a card divided by its width."""
        return PROPORTIONS[self.proportion]

    @property
    def suits(self) -> Palette:
        """The colours of the suits."""
        return PALETTES[self.palette]

    @property
    def paper_colour(self) -> str:
        """The colour of the paper, as ``#RRGGBB``."""
        return PAPERS[self.paper]

    @property
    def large(self) -> bool:
        """Whether it is the deck with the large index."""
        return self.size == "large"
