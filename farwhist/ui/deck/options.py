"""What can be chosen of a deck: the colours of suits and paper, and the letters of the index."""

from __future__ import annotations

from typing import Final, Protocol

from msgspec import Struct
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QImage, QPainterPath, QRawFont, QTransform

from farwhist import places
from farwhist.engine.cards import FREE, Card, Rank, Suit

LETTERS: Final[dict[str, tuple[str, str, str, str]]] = {
    "en": ("A", "K", "Q", "J"),
    "fr": ("A", "R", "D", "V"),
    "de": ("A", "K", "D", "B"),
    "es": ("A", "K", "Q", "J"),
    "it": ("A", "K", "Q", "J"),
    "it-local": ("A", "R", "D", "F"),
    "ro": ("A", "K", "Q", "J"),
    "ro-local": ("A", "R", "D", "V"),
    "nl": ("A", "H", "V", "B"),
    "da": ("E", "K", "D", "Kn"),
    "sv": ("E", "K", "D", "Kn"),
    "pl": ("A", "K", "D", "W"),
    "pt": ("A", "K", "Q", "J"),
    "pt-local": ("A", "R", "D", "V"),
    "ru": ("Т", "К", "Д", "В"),
}
"""Ace, king, queen, jack by the name of the index."""

FREE_LETTERS: Final[dict[str, tuple[str, str]]] = {
    "en": ("W", "Je"),
    "fr": ("M", "B"),
    "de": ("Z", "N"),
    "es": ("M", "B"),
    "it": ("M", "G"),
    "it-local": ("M", "G"),
    "ro": ("V", "B"),
    "ro-local": ("M", "B"),
    "nl": ("T", "N"),
    "da": ("T", "N"),
    "sv": ("T", "N"),
    "pl": ("C", "B"),
    "pt": ("M", "B"),
    "pt-local": ("M", "B"),
    "ru": ("M", "C"),
}
"""Wizard and jester by the name of the index: what these are called there, unlike the courts.

English players know W and J; the jack has that J, so the jester has two letters of its name.
"""

_COURTS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)


def index_text(card: Card, index: str) -> str:
    """Return what stands in the corner of a card that is no joker, in the index of this name."""
    if card.rank in FREE:
        return FREE_LETTERS[index][FREE.index(card.rank)]
    if card.rank in _COURTS:
        return LETTERS[index][_COURTS.index(card.rank)]
    return str(int(card.rank))


_UNITS = 100.0
_TIGHTER = 0.94
"""Two letters stand a little closer than in running text."""


class Lettering:
    """Draws text in the deck's own font, so that cards look the same on every system.

    The font is read as a file and never enters the application's list of fonts.
    """

    def __init__(self) -> None:
        file = places.resource("fonts", "RobotoCondensed-Bold-subset.ttf")
        self._font = QRawFont(str(file), _UNITS, QFont.HintingPreference.PreferNoHinting)
        self._cap = self._outline("H").boundingRect().height()

    def outline(self, text: str, cap: float, widest: float) -> QPainterPath:
        """Return `text` with capitals `cap` high, squeezed to be no wider than `widest`.

        The outline is centred on x = 0 and its capitals stand between y = 0 and y = `cap`.
        """
        path = self._outline(text)
        box = path.boundingRect()
        scale = cap / self._cap
        squeeze = min(1.0, widest / (box.width() * scale))
        move = QTransform.fromTranslate(-box.center().x(), self._cap)
        return (move * QTransform.fromScale(scale * squeeze, scale)).map(path)

    def knows(self, letter: str) -> bool:
        """Whether the font can draw this letter."""
        return all(self._font.glyphIndexesForString(letter))

    def _outline(self, text: str) -> QPainterPath:
        path = QPainterPath()
        # The strokes of a letter may overlap.
        path.setFillRule(Qt.FillRule.WindingFill)
        glyphs = self._font.glyphIndexesForString(text)
        left = 0.0
        for glyph, step in zip(glyphs, self._font.advancesForGlyphIndexes(glyphs), strict=True):
            path.addPath(self._font.pathForGlyph(glyph).translated(left, 0))
            left += step.x() * _TIGHTER
        return path


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


class Artwork(Protocol):
    """The cards of another program; one is the same as none but itself."""

    def has(self, card: Card | None) -> bool:
        """Whether it has this card, or for None a back."""

    def size_in(self, wide: int, high: int) -> QSize:
        """Return how large its cards are in a card of so many pixels."""

    def picture(self, card: Card | None, wide: int, high: int) -> QImage:
        """Return a card that it has, to lie in the middle of one of so many pixels."""


class DeckLook(Struct, frozen=True):
    """One deck. Two looks that are equal draw the same pictures.

    Args:
        artwork: of another program, in the place of the cards that it has.
        foreign_back: whether its back takes the place of `back`.

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
    artwork: Artwork | None = None
    foreign_back: bool = True

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

    def artwork_of(self, card: Card | None) -> Artwork | None:
        """Return who draws this card, or for None the back; None where it is our own."""
        if self.artwork is None or not self.artwork.has(card):
            return None
        return self.artwork if card is not None or self.foreign_back else None

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
