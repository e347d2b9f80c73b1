"""Which matches of the library are listed, and in which order. No widgets here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from farwhist.store.library_entry import LibraryEntry
from farwhist.ui.features.library import library_words
from farwhist.ui.wording.plain_letters import folded

HintLabel = Literal["won", "alone", "practice"]
Order = Literal["new", "old", "game"]

CHIPS: Final[Mapping[HintLabel, Callable[[LibraryEntry], bool]]] = {
    "won": lambda entry: entry.won,
    "alone": lambda entry: not entry.assisted and not entry.practice,
    "practice": lambda entry: entry.practice,
}
"""What must be so of a match; several join with "and"."""


@dataclass(frozen=True)
class LibraryChoice:
    """What the player looks for; `game` is a preset, or empty for all."""

    text: str = ""
    chips: frozenset[HintLabel] = frozenset()
    game: str = ""
    order: Order = "new"

    @property
    def narrowed(self) -> bool:
        """Whether some matches may be left out."""
        return bool(self.text.strip() or self.chips or self.game)


class Finder:
    """Finds matches; what a search looks at is put together once for each."""

    def __init__(self, told: Callable[[LibraryEntry], str] = lambda entry: "") -> None:
        """Let what is `told` of a match be found too, such as what the coach blames in it."""
        self._told = told
        self._known: dict[str, _Searched] = {}

    def find(self, entries: Iterable[LibraryEntry], choice: LibraryChoice) -> list[LibraryEntry]:
        """Return the matches that fit, in their order; `entries` are the newest first."""
        wanted = folded(choice.text)
        found = [each for each in entries if self._fits(each, choice, wanted)]
        if choice.order == "old":
            found.reverse()
        elif choice.order == "game":
            found.sort(key=lambda each: folded(library_words.game(each)))
        return found

    def _fits(self, entry: LibraryEntry, choice: LibraryChoice, wanted: str) -> bool:
        if choice.game and entry.preset != choice.game:
            return False
        if not all(CHIPS[chip](entry) for chip in choice.chips):
            return False
        words = wanted.split()
        if not words:
            return True
        searched = self._searched(entry)
        for phrase in searched.phrases:
            if f" {phrase} " in f" {' '.join(words)} ":
                words = f" {' '.join(words)} ".replace(f" {phrase} ", " ").split()
        return all(word in searched.text for word in words)

    def _searched(self, entry: LibraryEntry) -> _Searched:
        known = self._known.get(entry.file)
        if known is None or known.entry is not entry:
            known = self._known[entry.file] = _Searched(
                entry,
                f"{library_words.haystack(entry)} {folded(self._told(entry))}",
                library_words.deal_phrases(entry),
            )
        return known


class _Searched(NamedTuple):
    """What a search looks at: words anywhere in a text, and phrases that are found whole."""

    entry: LibraryEntry
    text: str
    phrases: frozenset[str]
