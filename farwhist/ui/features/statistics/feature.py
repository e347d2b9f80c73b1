"""Opens the window of the statistics, and keeps what it shows up to date."""

from __future__ import annotations

from PySide6.QtCore import QByteArray

from farwhist.ui.features.statistics.window import StatisticsWindow
from farwhist.ui.services.feature import Feature
from farwhist.ui.services.requests import Request
from farwhist.ui.services.services import Services
from farwhist.ui.style.page import LazyWindow


class Statistics(Feature):
    """Holds the window."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._counted: object = ()
        self.lazy = LazyWindow(self._make)
        services.table.summary.connect(self.refresh)
        services.table.settled.connect(self.refresh)

    def answer(self, request: Request) -> str:
        """Show the statistics."""
        self.open()
        return ""

    def open(self) -> StatisticsWindow:
        """Show the statistics."""
        self.lazy.get().refresh()
        return self.lazy.bring()

    def refresh(self) -> None:
        """Bring the window up to date when what it counts has changed, not at every card."""
        window, counted = self.lazy.shown, self.services.records.statistics.state
        if window is not None and counted != self._counted and window.refresh():
            self._counted = counted

    def end(self) -> QByteArray | None:
        """Close the window, and return where it stood."""
        return self.lazy.close()

    def resume(self, left: QByteArray) -> None:
        """Show the window where it stood."""
        self.open().restoreGeometry(left)

    def _make(self) -> StatisticsWindow:
        services, players = self.services, self.services.settings.players
        return StatisticsWindow(
            services.records.statistics,
            services.settings.preferences,
            services.window,
            players.people.shown_names,
        )
