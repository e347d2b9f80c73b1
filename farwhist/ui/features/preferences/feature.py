"""Opens the window of preferences, and makes the pages that the manifests tell of."""

from __future__ import annotations

from importlib import import_module

from PySide6.QtCore import QByteArray

from farwhist.ui.features.preferences.page import Page
from farwhist.ui.features.preferences.pages import RowsPage
from farwhist.ui.features.preferences.rules.rules_page import ChosenGame, RulesBanner
from farwhist.ui.features.preferences.window import PreferencesWindow
from farwhist.ui.services.feature import Feature
from farwhist.ui.services.requests import (
    OpenHelpOnPreferences,
    OpenPreferences,
    Request,
)
from farwhist.ui.services.services import Services
from farwhist.ui.settings.preference import PreferencesPage
from farwhist.ui.style.page import LazyWindow


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
        return self.lazy.close()

    def resume(self, left: QByteArray) -> None:
        """Show the window where it stood."""
        window = self.open()
        window.restoreGeometry(left)
        window.page.setFocus()

    def _make(self) -> PreferencesWindow:
        services = self.services
        settings = services.settings
        window = PreferencesWindow(
            settings.pages, self._page, settings.preferences, services.window
        )
        window.help_wanted.connect(lambda key: services.open(OpenHelpOnPreferences(key)))
        rules = [each.key for each in settings.pages if each.place[0] == "rules"]
        window.set_head(rules[1:], ChosenGame(settings.rules))
        window.set_footer(RulesBanner(settings.rules))
        return window

    def _page(self, wanted: PreferencesPage) -> Page:
        settings = self.services.settings
        if not wanted.make:
            return RowsPage(wanted.key, settings.table, lambda: settings.languages.shown)
        module, _, function = wanted.make.partition(":")
        page: Page = getattr(import_module(module), function)(self.services, wanted.key)
        return page
