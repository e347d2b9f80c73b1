"""What all features have in common, and those that show a page."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from farwhist.ui.services.requests import Request
from farwhist.ui.services.services import Services
from farwhist.ui.style.page import WindowPage
from farwhist.ui.voice.announcer import Kind

P = TypeVar("P", bound=WindowPage)


class Feature(QObject):
    """A part of the program that the rest does not know by name; made when it is first wanted.

    `under_way(command, on)` is emitted when something that a command has begun goes on, or ends.
    """

    under_way = Signal(str, bool)

    def __init__(self, services: Services) -> None:
        super().__init__(services.window)
        self.services = services

    def answer(self, request: Request) -> str:
        """Show or do what is asked; return why that cannot be, or nothing."""
        raise NotImplementedError

    def say_answer(self, text: str) -> None:
        """Let a screen reader tell what became of something that the player did."""
        self.services.announcer.say(text, Kind.ANSWER)

    def end(self) -> object:
        """End, because the window is given up; return what `resume` needs, None for nothing."""
        return None

    def resume(self, left: Any) -> None:
        """Go on in a new window with what `end` of the old one has returned."""


class PageFeature(Feature, Generic[P]):
    """Shows a page in the place of the table; the match there waits meanwhile.

    The page goes when another position is put on the table. It is drawn anew when texts or colours
    have changed, later if another page covers it. A subclass makes the page in `make`.
    """

    speaks: ClassVar[Kind] = Kind.TURN

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.page: P | None = None
        self._stale = False
        services.pages.uncovered.connect(self._uncovered)
        services.appearance.changed.connect(self.refresh)
        services.match.runner.began.connect(lambda fresh: self.close())

    def make(self) -> P:
        """Return the page, a child of the window, with a signal `left`."""
        raise NotImplementedError

    def answer(self, request: Request) -> str:
        """Show the page, or let it have the keyboard again."""
        self.open()
        return ""

    def open(self) -> None:
        """Show the page."""
        if self.page is not None:
            self.page.start()
        else:
            self.show(self.make())

    def show(self, page: P) -> None:
        """Show a page that was made, and close it when the player leaves it."""
        self.page = page
        page.left.connect(self.close)
        self.services.pages.show(page)

    def close(self) -> None:
        """Take the page away; what lies below it goes on."""
        page, self.page = self.page, None
        self.services.pages.close(page)

    def refresh(self) -> None:
        """Draw the page as the player wants texts and colours now; later if another covers it."""
        if self.page is None:
            return
        self._stale = self.services.pages.top is not self.page
        if not self._stale:
            self.redraw()

    def redraw(self) -> None:
        """Draw the page, which is seen, anew."""
        self.close()
        self.open()

    def say(self, text: str) -> None:
        """Let a screen reader tell something."""
        self.services.announcer.say(text, self.speaks)

    def _uncovered(self) -> None:
        if self._stale and self.page is not None and self.services.pages.top is self.page:
            self.refresh()
