"""Which deck it is: everything that a player can choose about the cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from farwhist.ui.deck.letters import LETTERS
from farwhist.ui.deck.palette import PALETTES, PAPERS, Palette

PROPORTIONS: Final = {"poker": 88 / 63, "bridge": 89 / 57}
"""Height of a card whose width is 1, by the name of the proportion; the first is the default."""

STYLES: Final = ("deco", "woodcut", "emblem")
SIZES: Final = ("standard", "large")
BACKS: Final = ("waves-navy", "lattice-burgundy", "waves-green", "sunray-teal", "plain")


class NoSuchLook(ValueError):
    """A name that no deck goes by; the text says which ones there are."""


@dataclass(frozen=True, slots=True)
class DeckLook:
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
