"""Which matches of the library are listed, and in which order. No widgets here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from farwhist.store.library_entry import LibraryEntry
from farwhist.ui.library import library_words

Chip = Literal["won", "alone", "practice"]
Order = Literal["new", "old", "game"]

CHIPS: Final[Mapping[Chip, Callable[[LibraryEntry], bool]]] = {
    "won": lambda entry: entry.won,
    "alone": lambda entry: not entry.assisted and not entry.practice,
    "practice": lambda entry: entry.practice,
}
"""What must be so of a match; several join with "and"."""


@dataclass(frozen=True)
class LibraryChoice:
    """What the player looks for; `game` is a preset, or empty for all."""

    text: str = ""
    chips: frozenset[Chip] = frozenset()
    game: str = ""
    order: Order = "new"

    @property
    def narrowed(self) -> bool:
        """Whether some matches may be left out."""
        return bool(self.text.strip() or self.chips or self.game)


class Finder:
    """Finds matches; what a search looks at is put together once for each."""

    def __init__(self) -> None:
        self._texts: dict[str, tuple[LibraryEntry, str]] = {}

    def find(self, entries: Iterable[LibraryEntry], choice: LibraryChoice) -> list[LibraryEntry]:
        """Return the matches that fit, in their order; `entries` are the newest first."""
        words = library_words.folded(choice.text).split()
        found = [each for each in entries if self._fits(each, choice, words)]
        if choice.order == "old":
            found.reverse()
        elif choice.order == "game":
            found.sort(key=lambda each: library_words.folded(library_words.game(each)))
        return found

    def _fits(self, entry: LibraryEntry, choice: LibraryChoice, words: list[str]) -> bool:
        if choice.game and entry.preset != choice.game:
            return False
        if not all(CHIPS[chip](entry) for chip in choice.chips):
            return False
        if not words:
            return True
        text = self._text(entry)
        return all(word in text for word in words)

    def _text(self, entry: LibraryEntry) -> str:
        known = self._texts.get(entry.file)
        if known is None or known[0] is not entry:
            known = self._texts[entry.file] = entry, library_words.haystack(entry)
        return known[1]
