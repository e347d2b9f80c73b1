"""Makes the window of preferences for a main window, when it is first asked for.

Its pages are imported only then: they would slow down every start.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from farwhist.store.preferences import Preferences

if TYPE_CHECKING:
    from farwhist.ui.main_window import MainWindow
    from farwhist.ui.preferences.window import Group, PreferencesWindow

translate = QCoreApplication.translate


class PreferencesHost(QObject):
    """Holds the window of preferences.

    `help_wanted(key)` is emitted when the player wants to read about the page of this key.
    """

    help_wanted = Signal(str)

    def __init__(self, window: MainWindow, preferences: Preferences) -> None:
        super().__init__(window)
        self._main = window
        self._preferences = preferences
        self.window: PreferencesWindow | None = None

    def open(self, page: str = "") -> PreferencesWindow:
        """Show the window at this page, or at the one that was shown last."""
        if self.window is None:
            from farwhist.ui.preferences.rules.banner import RulesBanner
            from farwhist.ui.preferences.window import PreferencesWindow

            self.window = PreferencesWindow(self._groups(), self._preferences, self._main)
            self.window.help_wanted.connect(self.help_wanted)
            self.window.set_footer(RulesBanner(self._main.rules))
        if page:
            self.window.show_page(page)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        return self.window

    def _groups(self) -> list[Group]:
        from farwhist.ui.preferences.access_page import AccessPage
        from farwhist.ui.preferences.keys_page import KeysPage
        from farwhist.ui.preferences.language_page import LanguagePage
        from farwhist.ui.preferences.motion_page import MotionPage
        from farwhist.ui.preferences.players_page import PlayersPage
        from farwhist.ui.preferences.rules.pages import rules_pages
        from farwhist.ui.preferences.table_page import TablePage

        main = self._main
        rules = rules_pages(main.rules)
        players = PlayersPage(main.players, Random())
        table = TablePage(main.tastes, lambda: main.languages.shown)
        motion = MotionPage(main.tastes, main.sounds.play)
        access = AccessPage(main.tastes, main.access_menu)
        access.wanted.connect(self.open)
        language = LanguagePage(main.languages)
        language.chosen.connect(main.language_wanted)
        return [
            (translate("Preferences", "Rules"), rules),
            (translate("Preferences", "At the table"), [players, table, motion]),
            (
                translate("Preferences", "The program"),
                [language, access, KeysPage(main.keymap)],
            ),
        ]
