"""Which matches of the library are listed, in which order, and those just deleted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from farwhist.store.library_entry import LibraryEntry
from farwhist.ui.features.library import library_words
from farwhist.ui.wording.punctuation import folded

if TYPE_CHECKING:
    from farwhist.store.library import MatchLibrary


HintLabel = Literal["won", "alone", "practice"]
Order = Literal["new", "old", "game"]

CHIPS: Final[Mapping[HintLabel, Callable[[LibraryEntry], bool]]] = {
    "won": lambda entry: entry.won,
    "alone": lambda entry: not entry.assisted and not entry.practice,
    "practice": lambda entry: entry.practice,
}
"""What must be so of a match; several join with "and"."""


class LibraryChoice(Struct, frozen=True):
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

    def __init__(self, more_text: Callable[[LibraryEntry], str] = lambda entry: "") -> None:
        """Let `more_text` of a match be found too, such as what the coach blames in it."""
        self._more_text = more_text
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
                f"{library_words.haystack(entry)} {folded(self._more_text(entry))}",
                library_words.deal_phrases(entry),
            )
        return known


class _Searched(NamedTuple):
    """What a search looks at: words anywhere in a text, and phrases that are found whole."""

    entry: LibraryEntry
    text: str
    phrases: frozenset[str]


UNDO_TIME: Final = 10_000
"""For how many milliseconds a match can be brought back."""


class Deletions(QObject):
    """Deletes matches and brings them back, the last one first.

    `changed` is emitted when another match, or none, can be brought back. What is deleted goes for
    good some seconds after the last one, and with the program.
    """

    changed = Signal()

    def __init__(self, library: MatchLibrary, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self._deleted: list[LibraryEntry] = []
        self.timer = QTimer(self, singleShot=True, interval=UNDO_TIME)
        self.timer.timeout.connect(self.purge)
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self.purge)

    @property
    def last(self) -> LibraryEntry | None:
        """The match that would be brought back."""
        return self._deleted[-1] if self._deleted else None

    def delete(self, entry: LibraryEntry) -> None:
        """Delete a match.

        Raises:
            OSError: that cannot be done; the match is where it was.
        """
        self._library.delete(entry.file)
        self._deleted.append(entry)
        self.timer.start()
        self.changed.emit()

    def undo(self) -> LibraryEntry | None:
        """Bring the last match back, and return it; None where there is none.

        Raises:
            OSError: that cannot be done any more.
        """
        if not self._deleted:
            return None
        entry = self._deleted.pop()
        try:
            self._library.restore(entry.file)
        finally:
            if not self._deleted:
                self.timer.stop()
            self.changed.emit()
        return entry

    def purge(self) -> None:
        """Let go of everything that was deleted, for good."""
        self.timer.stop()
        for entry in self._deleted:
            self._library.purge(entry.file)
        self._deleted.clear()
        self.changed.emit()
