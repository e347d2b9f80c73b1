"""Opens the window of preferences, and makes its pages from what they change."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QByteArray, QCoreApplication

from farwhist.ui.features.preferences.page import Page
from farwhist.ui.features.preferences.rules.pages import rules_makers
from farwhist.ui.features.preferences.rules.rules_page import RulesBanner
from farwhist.ui.features.preferences.window import Group, PreferencesWindow
from farwhist.ui.services.feature import Feature
from farwhist.ui.services.requests import OpenHelpOnPreferences, OpenPreferences, Request
from farwhist.ui.services.services import Services
from farwhist.ui.style.page import LazyWindow

translate = QCoreApplication.translate


class PreferencesFeature(Feature):
    """Holds the window. A page is imported when it is first shown."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.lazy = LazyWindow(self._make)

    def answer(self, request: Request) -> str:
        """Show the window."""
        self.open(request.page if isinstance(request, OpenPreferences) else "")
        return ""

    def open(self, page: str = "") -> PreferencesWindow:
        """Show the window at this page, or at the one that was shown last."""
        if page:
            self.lazy.get().show_page(page)
        return self.lazy.bring()

    def end(self) -> QByteArray | None:
        """Close the window, and return where it stood."""
        window = self.lazy.shown
        if window is None:
            return None
        place = window.saveGeometry()
        window.close()
        return place

    def resume(self, left: QByteArray) -> None:
        """Show the window where it stood."""
        window = self.open()
        window.restoreGeometry(left)
        window.page.setFocus()

    def _make(self) -> PreferencesWindow:
        services = self.services
        window = PreferencesWindow(self._groups(), services.settings.preferences, services.window)
        window.help_wanted.connect(lambda key: services.open(OpenHelpOnPreferences(key)))
        window.set_footer(RulesBanner(services.settings.rules))
        return window

    def _groups(self) -> list[Group]:
        """Return what makes the pages, in their groups, in the order in which they are listed."""
        at_table = {
            "players": self._players,
            "table": self._table,
            "motion": self._motion,
            "coach": self._coach,
        }
        program = {"language": self._language, "access": self._aids, "keyboard": self._keys}
        return [
            (translate("Preferences", "Rules"), rules_makers(self.services.settings.rules)),
            (translate("Preferences", "At the table"), at_table),
            (translate("Preferences", "The program"), program),
        ]

    def _players(self) -> Page:
        from farwhist.ui.features.preferences.players_page import PlayersPage

        services = self.services
        return PlayersPage(services.settings.players, Random(), services.records.statistics)

    def _table(self) -> Page:
        from farwhist.ui.features.preferences.pages import TablePage

        settings = self.services.settings
        return TablePage(settings.table, lambda: settings.languages.shown)

    def _motion(self) -> Page:
        from farwhist.ui.features.preferences.pages import MotionPage

        return MotionPage(self.services.settings.table, self.services.sounds.play)

    def _coach(self) -> Page:
        from farwhist.ui.features.preferences.pages import CoachPage

        return CoachPage(self.services.settings.table)

    def _language(self) -> Page:
        from farwhist.ui.features.preferences.pages import LanguagePage

        languages = self.services.settings.languages
        page = LanguagePage(languages)
        page.chosen.connect(languages.wanted)
        return page

    def _aids(self) -> Page:
        from farwhist.ui.features.preferences.pages import AccessPage

        page = AccessPage(self.services.settings.table, self.services.appearance)
        page.wanted.connect(self.open)
        return page

    def _keys(self) -> Page:
        from farwhist.ui.features.preferences.keys_page import KeysPage

        return KeysPage(self.services.settings.keymap)
