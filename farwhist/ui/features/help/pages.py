"""The help pages: where they lie, in what order they stand, and what is made for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale

from farwhist import places
from farwhist.rules.catalogue import GAMES
from farwhist.ui.features.help import search

ENGLISH: Final = "en"

PREFERENCES: Final = "preferences"
"""The page whose sections have the keys of the pages of preferences."""

PAGES: Final = (
    "five_minutes",
    *GAMES,
    "scoring",
    "options",
    PREFERENCES,
    "keys",
    "commands",
    "study",
    "opponents",
    "accessibility",
    "files",
    "glossary",
)
"""The bundled pages in the order of the list of contents; each game has one under its id."""

RULES: Final = "rules"
"""The page of the match on the table, which stands before the others while there is one."""

Maker = Callable[[], str]
"""Makes a page, or a part of one, as it is now."""


class Library:
    """Finds pages in the player's language, and in English where there is no translation.

    Args:
        parts: what stands in the place of ``{name}`` on a line of its own, by name.
        rules: makes the page of the match on the table, empty while there is none.
        language: returns the code of the player's language.
        folder: where the pages lie, one folder a language.
    """

    def __init__(
        self,
        parts: Mapping[str, Maker],
        rules: Maker = lambda: "",
        language: Callable[[], str] = lambda: QLocale().name(),
        folder: Path | None = None,
    ) -> None:
        self._parts = parts
        self._rules = rules
        self._language = language
        self._folder = folder or places.resource("help")

    def source(self, page: str) -> str:
        """Return a page as Markdown, with everything filled in.

        Raises:
            KeyError: there is no such page.
        """
        if page == RULES:
            return self._rules()
        if page not in PAGES:
            raise KeyError(page)
        text = self._file(page).read_text(encoding="utf-8")
        for name, make in self._parts.items():
            place = f"\n{{{name}}}\n"
            if place in text:
                text = text.replace(place, f"\n{make()}\n")
        return text

    def all(self) -> dict[str, str]:
        """Return every page that there is now, in order."""
        found = {page: self.source(page) for page in (RULES, *PAGES)}
        return {page: source for page, source in found.items() if source}

    def small_words(self) -> frozenset[str]:
        """Return the words of the player's language that a search leaves out."""
        return search.small_words(self._language().partition("_")[0])

    def _file(self, page: str) -> Path:
        name = self._language()
        for language in (name, name.partition("_")[0]):
            file = self._folder / language / f"{page}.md"
            if file.exists():
                return file
        return self._folder / ENGLISH / f"{page}.md"
