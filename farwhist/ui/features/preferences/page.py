"""What every page of the preferences window has."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from farwhist.ui.features.preferences.page_titles import page_title


class Page(QWidget):
    """One page. `key` names it in the settings and is the section of the help that explains it.

    A page that `scrolls` has a scroll area of its own; the others are put into one. `refilled` is
    emitted when it has other controls than before.
    """

    key: str
    scrolls = False
    refilled = Signal()

    def title(self) -> str:
        """Return its name in the list of pages, in the player's language."""
        return page_title(self.key)

    def restore_defaults(self) -> None:
        """Set everything on this page to what it was at first."""
        raise NotImplementedError
