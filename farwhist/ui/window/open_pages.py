"""The page that lies over the table, for whoever copies its deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farwhist.ui.window.page_host import PageHost

if TYPE_CHECKING:
    from farwhist.ui.style.page import WindowPage
    from farwhist.ui.window.library import LibraryHost
    from farwhist.ui.window.study import Study


class OpenPages:
    """Knows the deal of the study or the library, whichever of them is seen."""

    def __init__(self, pages: PageHost, library: LibraryHost, *studies: Study) -> None:
        self._pages = pages
        self._hosts: tuple[LibraryHost | Study, ...] = (library, *studies)

    @property
    def owner(self) -> LibraryHost | Study | None:
        """Whose page is seen, if it is one that shows finished deals."""
        top: WindowPage | None = self._pages.top
        return next((each for each in self._hosts if top is not None and each.page is top), None)
