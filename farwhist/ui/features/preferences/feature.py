"""Opens the window of preferences.

The window and its pages are imported when it is first asked for: they would slow down every start.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from farwhist.store.preferences import Preferences
from farwhist.ui.settings.rules_model import RulesModel
from farwhist.ui.style.page import LazyWindow

if TYPE_CHECKING:
    from farwhist.ui.features.preferences.window import Group, PreferencesWindow


class PreferencesHost(QObject):
    """Holds the window of preferences.

    `help_wanted(key)` is emitted when the player wants to read about the page of this key, and
    `language_chosen(language)` when another language is chosen.

    Args:
        groups: makes the pages, which may ask this host to open another page.
        parent: the window is a child of it.
    """

    help_wanted = Signal(str)
    language_chosen = Signal(str)

    def __init__(
        self,
        preferences: Preferences,
        rules: RulesModel,
        groups: Callable[[PreferencesHost], list[Group]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._rules = rules
        self._groups = groups
        self._parent = parent
        self.lazy = LazyWindow(self._make)

    def open(self, page: str = "") -> PreferencesWindow:
        """Show the window at this page, or at the one that was shown last."""
        if page:
            self.lazy.get().show_page(page)
        return self.lazy.bring()

    def _make(self) -> PreferencesWindow:
        from farwhist.ui.features.preferences.rules.rules_page import RulesBanner
        from farwhist.ui.features.preferences.window import PreferencesWindow

        window = PreferencesWindow(self._groups(self), self._preferences, self._parent)
        window.help_wanted.connect(self.help_wanted)
        window.set_footer(RulesBanner(self._rules))
        return window
