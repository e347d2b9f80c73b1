"""Shows pages in the place of all that stands below the menus of the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QMainWindow, QMenuBar, QWidget
from shiboken6 import Shiboken

from farwhist.ui.style.page import WindowPage
from farwhist.ui.system.keyboard import Home
from farwhist.ui.table.playback import Playback

if TYPE_CHECKING:
    from farwhist.rules.deal_text import DealText


class PageDeal(NamedTuple):
    """A deal that a page shows, and what it is called there.

    Args:
        text: returns the deal as far as the page shows it, None where it cannot be read any more.
        tell: says something on the page.
    """

    number: int
    text: Callable[[], DealText | None]
    tell: Callable[[str], object]


class PageStack(QObject):
    """Lays a page over the window, or over another page, and takes it away again.

    The match on the table waits meanwhile. When a page goes, the keyboard is again where it was
    before the page came, or at `home` where that is gone.

    Signals:
        uncovered(): a page is seen again that lay below another.
        changed(): another page is seen, or none any more.
        retitled(): the page that is seen shows another match.
        said(text): a screen reader shall tell which page is seen now.
        added(text): it shall tell this besides what the page has said.
    """

    uncovered = Signal()
    changed = Signal()
    retitled = Signal()
    said = Signal(str)
    added = Signal(str)

    def __init__(self, window: QMainWindow, playback: Playback, home: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._playback = playback
        self._home = home
        self._pages: list[tuple[WindowPage, QWidget | None]] = []
        self._deals: dict[WindowPage, Callable[[], PageDeal | None]] = {}
        self._stopped = False
        Home(window, self._take_keyboard)
        window.installEventFilter(self)
        window.menuBar().installEventFilter(self)

    @property
    def top(self) -> WindowPage | None:
        """The page that is seen, if one is."""
        return self._pages[-1][0] if self._pages else None

    @property
    def shows_deals(self) -> bool:
        """Whether the page that is seen shows finished deals."""
        return self.top is not None and self.top in self._deals

    @property
    def shown_deal(self) -> PageDeal | None:
        """The deal of the page that is seen, if it shows one now."""
        deal = self._deals.get(self.top) if self.top is not None else None
        return None if deal is None else deal()

    def show(self, page: WindowPage, deal: Callable[[], PageDeal | None] | None = None) -> None:
        """Show this page, a child of the window; one that is shown waits below it.

        `deal` returns the deal that the page shows, if it is one for finished deals.
        """
        if deal is not None:
            self._deals[page] = deal
        below = self.top
        if below is None:
            self._stopped = not self._playback.paused
            self._playback.pause(True)
        before = self._window.focusWidget()
        self._pages.append((page, None if isinstance(before, QMenuBar) else before))
        if below is not None:
            below.hide()
        page.retitled.connect(self.retitled)
        page.added.connect(self.added)
        self._place(page)
        page.show()
        page.raise_()
        self._window.activateWindow()
        page.start()
        self.said.emit(page.introduction())
        self.changed.emit()

    def close(self, page: WindowPage | None) -> bool:
        """Take this page away; what lies below it is seen again. Return whether there was one."""
        if page is None:
            return False
        place = next(n for n, (each, _) in enumerate(self._pages) if each is page)
        seen = page is self.top
        _, before = self._pages.pop(place)
        self._deals.pop(page, None)
        page.leave()
        page.blockSignals(True)  # it lives a moment longer, and a click may be on its way to it
        if seen:
            self._give_back(before)
        page.hide()
        page.deleteLater()
        if not self._pages and self._stopped:
            self._playback.pause(False)
        if self._pages and seen:
            self.uncovered.emit()
        self.changed.emit()
        return True

    def leave(self, name: str) -> None:
        """Let the page with this object name go, if it is there: another takes its place."""
        for page in [each for each, _ in self._pages if each.objectName() == name]:
            page.left.emit()

    def _take_keyboard(self) -> None:
        """Let the page that is seen have the keyboard, or what is there without a page."""
        if self.top is None:
            self._home.setFocus()
        else:
            self.top.start()

    def _give_back(self, before: QWidget | None) -> None:
        """Show what is on top now, and let the keyboard be where it was there."""
        below = self.top
        if below is None:
            self._home.setFocus()
        else:
            self._place(below)
            below.show()
            below.raise_()
            below.start()
            self.said.emit(below.introduction())
        if before is not None and Shiboken.isValid(before) and before.isVisible():
            before.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._pages and event.type() is QEvent.Type.Resize:
            self._place(self._pages[-1][0])
        return False

    def _place(self, page: WindowPage) -> None:
        bar = self._window.menuBar()
        top = 0 if bar.isNativeMenuBar() else bar.height()
        page.setGeometry(self._window.rect().adjusted(0, top, 0, 0))
