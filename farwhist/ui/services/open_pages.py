"""The page that lies over the table, for whoever copies its deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from farwhist.ui.services.page_stack import PageStack

if TYPE_CHECKING:
    from farwhist.ui.services.page_deal import PageDeal
    from farwhist.ui.style.page import WindowPage


class ShowsDeal(Protocol):
    """What opens a page with a finished deal."""

    @property
    def page(self) -> WindowPage | None:
        """The page, while it is open."""

    @property
    def shown_deal(self) -> PageDeal | None:
        """The deal on it."""


class OpenPages:
    """Knows the deal of the study or the library, whichever of them is seen."""

    def __init__(self, pages: PageStack, *hosts: ShowsDeal) -> None:
        self._pages = pages
        self._hosts = hosts

    @property
    def owner(self) -> ShowsDeal | None:
        """Whose page is seen, if it is one that shows finished deals."""
        top: WindowPage | None = self._pages.top
        return next((each for each in self._hosts if top is not None and each.page is top), None)
