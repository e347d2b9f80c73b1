"""The Help menu and the window that it opens.

The window and its pages are imported when they are first wanted: they would slow down every start.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, QUrl, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QMainWindow

from farwhist.ui.features.help.context_help import ContextHelp, stand_above
from farwhist.ui.services.actions import Actions
from farwhist.ui.settings.keymap import Keymap

if TYPE_CHECKING:
    from farwhist.ui.features.help.made_pages import Played
    from farwhist.ui.features.help.pages import Library
    from farwhist.ui.features.help.window import HelpWindow
    from farwhist.ui.features.study.studied_match import StudyLook


class HelpMenu(QObject):
    """Opens the help window.

    Signals:
        deal_wanted(name): the player wants to look at a deal of the help.

    Args:
        rules: returns the rules of the match on the table with their name, or None when there is
            no match.
        tutorial: begins the tutorial with one of its lessons.
        look: returns how the table of the study is drawn: pictures look the same.
        say: lets a screen reader tell something.
    """

    deal_wanted = Signal(str)

    def __init__(
        self,
        window: QMainWindow,
        actions: Actions,
        keymap: Keymap,
        rules: Callable[[], Played | None],
        *,
        tutorial: Callable[[int], None],
        look: Callable[[], StudyLook],
        say: Callable[[str], object],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._keymap = keymap
        self._rules = rules
        self._look = look
        self._say = say
        self._help: HelpWindow | None = None
        self._drawn_as: object = None
        self._drawn: dict[tuple[str, int, float], QImage] = {}
        self._shared = [actions["rules"]]
        self.context = ContextHelp(window, actions["help"], self._explain)
        actions["help"].triggered.connect(self._open_first)
        actions["rules"].triggered.connect(self._open_rules)
        actions["tutorial"].triggered.connect(lambda: tutorial(0))

    @property
    def window(self) -> HelpWindow:
        """The help window, which may be hidden."""
        if self._help is None:
            from farwhist.ui.features.help.window import HelpWindow

            self._help = HelpWindow(self._library, self._draw, self._window)
            self._help.addActions(self._shared)
            self._help.pages.deal_wanted.connect(self.deal_wanted)
            self._help.pages.said.connect(self._say)
        return self._help

    @cached_property
    def _library(self) -> Library:
        from farwhist.ui.features.help.made_pages import library

        return library(self._keymap, self._rules)

    def _draw(self, name: str, wide: int, ratio: float) -> QImage:
        from farwhist.ui.features.help.pictures import PictureLook, picture

        its = self._look()
        look = PictureLook(replace(its.theme), its.deck, its.felt)
        if self._drawn_as != (look, QLocale()):
            self._drawn_as, self._drawn = (look, QLocale()), {}
        key = name, wide, ratio
        if key not in self._drawn:
            self._drawn[key] = picture(name, look, wide, ratio)
        return self._drawn[key]

    @property
    def shown(self) -> QUrl | None:
        """The address of the page that is open, or None while the window is not shown."""
        if self._help is None or not self._help.isVisible():
            return None
        return self._help.pages.source()

    def step_aside(self) -> None:
        """Let the window of the match be seen whole."""
        self.window.step_aside()

    def come_back(self) -> None:
        """Show the page again that was left."""
        self.window.come_back()

    def open(self, page: str, anchor: str = "") -> None:
        """Show a help page, or a place on it."""
        self.window.open_page(page, anchor)

    def open_at(self, section: str) -> None:
        """Show the help for a page of preferences, by its key."""
        self.window.open_at(section)

    def _explain(self, place: str) -> None:
        """Show a paragraph, above a window that blocks the others.

        Where the page of the game on the table tells more about the same, that is shown.
        """
        from farwhist.ui.features.help.made_pages import place_in_game

        now = self._rules()
        if now is not None:
            place = place_in_game(place, now[0].id, self._library.source)
        page, _, anchor = place.partition("#")
        stand_above(self.window, QApplication.activeModalWidget() or self._window)
        self.open(page, anchor)

    def _open_first(self) -> None:
        from farwhist.ui.features.help.pages import PAGES

        self.open(PAGES[0])

    def _open_rules(self) -> None:
        from farwhist.ui.features.help.pages import RULES

        self.open(RULES)
