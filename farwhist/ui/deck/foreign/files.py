"""Where decks of other programs lie, what they are called, and which card each drawing is.

KDE's games keep a deck in a folder of its own: a file such as ``index.desktop`` names it and its
SVG, whose elements are called ``1_spade``, ``queen_heart``, ``back``. AisleRiot has one SVG a deck,
with elements such as ``spade_1`` and ``joker_red``, which lie in thirteen columns and five rows.
An SVG may be packed, as ``.svgz``.
"""

from __future__ import annotations

import stat
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec import Struct

from farwhist.engine.cards import PLAIN, Card, Rank, Suit, card, pack
from farwhist.store.reading import TooLarge, Unreadable, damage, read_bytes, read_text, seen
from farwhist.ui.deck.foreign.svg import BadSvg, HarmlessSvg, HostileSvg, reduced

MOST_BYTES: Final = 10_000_000
MOST_UNPACKED: Final = 30_000_000
"""The largest file of a deck, and the largest SVG; the largest of Debian's have a third of it."""
MOST_OF_ONE: Final = 12_000
"""So many shapes may a card have; the largest of Debian's has 6,200."""
MOST_DECKS: Final = 200
"""As many decks of a folder are offered."""
LEAST_CARDS: Final = 26
"""A drawing with fewer cards is no deck: most of what lies on the table would not be its own."""

_INDEX_BYTES: Final = 100_000
_DRAWINGS: Final = (".svg", ".svgz")
_INDEX: Final = ".desktop"
_GZIP: Final = b"\x1f\x8b"

USUAL_FOLDERS: Final = ("/usr/share/carddecks", "/usr/share/aisleriot/cards")


class UnfitDeck(ValueError):
    """A file that is no deck for this table.

    `key` is one of ``large``, ``damaged``, ``hostile``, ``elsewhere``, ``pictures``, ``cards``,
    ``undrawn`` and ``shape``; `farwhist.ui.wording.deck_words` has the sentences.
    """

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class FoundDeck(Struct, frozen=True):
    """A deck in a folder: the file that is kept, and what it is called there."""

    path: Path
    name: str


class DeckDrawing(Struct, frozen=True):
    """A deck that was read and found harmless.

    Args:
        ids: the elements of the drawing, by the texts of cards; that of the back by an empty one.
        in_rows: whether the cards lie in the columns and rows of AisleRiot.
    """

    path: Path
    name: str
    drawing: HarmlessSvg
    ids: dict[str, str]
    in_rows: bool


def decks_in(folder: Path) -> list[FoundDeck]:
    """Return the decks that seem to lie in a folder, or else in the folders in it, by name."""
    found = list(_directly_in(folder))
    if not found:
        found = [deck for each in _listed(folder) for deck in _directly_in(each)]
    return sorted(found, key=lambda deck: deck.name.casefold())[:MOST_DECKS]


def decks_beside(path: Path) -> list[FoundDeck]:
    """Return the decks that lie where this one does, itself among them if it is there."""
    return decks_in(path.parent.parent if path.suffix == _INDEX else path.parent)


def read_deck(path: Path) -> DeckDrawing:
    """Return the deck of a file that :func:`decks_in` has found.

    Raises:
        OSError: it cannot be read now; FileNotFoundError: it is gone.
        UnfitDeck: it is no deck, or none that could be drawn safely.
    """
    name, drawing_path = name_of_file(path), path
    try:
        with damage(UnfitDeck, BadSvg):
            if path.suffix == _INDEX:
                entries = _entries(path)
                name, drawing_path = entries.get("Name", name), _drawing_of(path, entries)
            drawing = reduced(_unpacked(read_bytes(drawing_path, MOST_BYTES)))
    except TooLarge:
        raise UnfitDeck("large") from None
    except HostileSvg:
        raise UnfitDeck("hostile") from None
    except (Unreadable, BadSvg):
        raise UnfitDeck("damaged") from None
    cards = (None, *pack(jokers=2))
    found = [
        {
            "" if each is None else each.text: name
            for each in cards
            for name in reversed(_ids(each, suit_first=suit_first))
            if name in drawing.weights and name not in drawing.undrawn
        }
        for suit_first in (False, True)
    ]
    ids = max(found, key=len)
    if sum(1 for text in ids if text and card(text).suit is not None) < LEAST_CARDS:
        raise UnfitDeck("undrawn" if drawing.undrawn else "cards")
    if max(drawing.weights[each] for each in ids.values()) > MOST_OF_ONE:
        raise UnfitDeck("hostile")
    return DeckDrawing(path, name, drawing, ids, in_rows=ids is found[1])


def name_of_file(path: Path) -> str:
    """Return what a deck is called whose file does not say it, or is not there."""
    return path.parent.name if path.suffix == _INDEX else path.stem.replace("_", " ")


def row_and_column(text: str) -> tuple[int, int]:
    """Return where a card stands in the rows of AisleRiot; an empty text is the back."""
    special = {"BJ": 0, "RJ": 1, "": 2}
    if text in special:
        return 4, special[text]
    which = card(text)
    assert which.suit is not None
    row = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES).index(which.suit)
    return row, 0 if which.rank is Rank.ACE else PLAIN.index(which.rank) + 1


def _ids(which: Card | None, *, suit_first: bool) -> tuple[str, ...]:
    """Return what the element of a card may be called, the likeliest first."""
    if which is None:
        return ("back",)
    if which.suit is None:
        colour = "red" if which.red else "black"
        return (f"joker_{colour}",) if suit_first else (f"{colour}_joker", "joker")
    words = {Rank.ACE: "1", Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}
    rank = words.get(which.rank, str(int(which.rank)))
    suit = which.suit.name.removesuffix("S").lower()
    return (f"{suit}_{rank}" if suit_first else f"{rank}_{suit}",)


def _directly_in(folder: Path) -> Iterator[FoundDeck]:
    files = _listed(folder)
    indexes = [each for each in files if each.suffix == _INDEX]
    for path in indexes:
        with suppress(OSError, UnfitDeck, Unreadable):
            entries = _entries(path)
            _drawing_of(path, entries)
            yield FoundDeck(path, entries.get("Name", name_of_file(path)))
    if not indexes:
        for path in files:
            if path.suffix in _DRAWINGS and seen(path, stat.S_ISREG):
                yield FoundDeck(path, name_of_file(path))


def _listed(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def _entries(path: Path) -> dict[str, str]:
    """Return the first of each key of a file of KDE."""
    found: dict[str, str] = {}
    for line in read_text(path, _INDEX_BYTES).splitlines():
        key, equals, value = line.partition("=")
        if equals:
            found.setdefault(key.strip(), value.strip())
    return found


def _drawing_of(path: Path, entries: dict[str, str]) -> Path:
    """Return the SVG that a file of KDE names, which lies beside it."""
    name = entries.get("SVG", "")
    if not name:
        raise UnfitDeck("pictures")
    if Path(name).name != name or "\\" in name or not name.endswith(_DRAWINGS):
        raise UnfitDeck("elsewhere")
    return path.parent / name


def _unpacked(data: bytes) -> bytes:
    """Return an SVG that may be packed; no more than is allowed is ever unpacked."""
    if not data.startswith(_GZIP):
        return data
    unpacking = zlib.decompressobj(wbits=31)
    try:
        text = unpacking.decompress(data, MOST_UNPACKED)
    except zlib.error as problem:
        raise Unreadable(str(problem)) from None
    if unpacking.unconsumed_tail or not unpacking.eof:
        raise (TooLarge if unpacking.unconsumed_tail else Unreadable)("It is packed wrongly.")
    return text
