"""Pages that are made when they are first wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from farwhist.ui.features.preferences.page import Page
from farwhist.ui.style.help_anchor import helps

Makers = Mapping[str, Callable[[], Page]]
"""What makes each page, by its key, in the order of the pages."""


class LazyPages(Mapping[str, Page]):
    """The pages by their keys, all of them; looking one up makes it.

    Args:
        take_in: is given each page when it has been made.
    """

    def __init__(self, take_in: Callable[[Page], None]) -> None:
        self._take_in = take_in
        self._makers: dict[str, Callable[[], Page]] = {}
        self._made: dict[str, Page] = {}

    def add(self, makers: Makers) -> None:
        """Let there be these pages too."""
        self._makers.update(makers)

    def make_one(self) -> bool:
        """Make the first page that nobody has wanted yet; return whether there was one."""
        missing = next((key for key in self._makers if key not in self._made), None)
        if missing is not None:
            self._get(missing)
        return missing is not None

    def __getitem__(self, key: str) -> Page:
        return self._get(key)

    def __contains__(self, key: object) -> bool:
        return key in self._makers

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)

    def _get(self, key: str) -> Page:
        if key not in self._made:
            page = self._made[key] = self._makers[key]()
            helps(page, f"preferences#{key}")
            self._take_in(page)
        return self._made[key]
