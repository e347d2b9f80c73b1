"""Opens the window of the statistics, and keeps what it shows up to date.

The window is imported when it is first wanted: it would slow down every start.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from farwhist.store.preferences import Preferences
from farwhist.ui.features.statistics.recorder import Recorder
from farwhist.ui.style.page import LazyWindow

if TYPE_CHECKING:
    from farwhist.ui.features.statistics.window import StatisticsWindow


class StatisticsHost(QObject):
    """Holds the window, which is a child of `parent`.

    `people` returns the names of those who have played or could, by the keys of their profiles.
    """

    def __init__(
        self,
        recorder: Recorder,
        preferences: Preferences,
        parent: QWidget,
        people: Callable[[], Mapping[str, str]],
    ) -> None:
        super().__init__(parent)
        self._people = people
        self._recorder = recorder
        self._preferences = preferences
        self._parent = parent
        self._counted: object = ()
        self.lazy = LazyWindow(self._make)

    def open(self) -> StatisticsWindow:
        """Show the statistics."""
        self.lazy.get().refresh()
        return self.lazy.bring()

    def refresh(self) -> None:
        """Bring the window up to date when what it counts has changed, not at every card."""
        window, counted = self.lazy.shown, self._recorder.state
        if window is not None and counted != self._counted and window.refresh():
            self._counted = counted

    def _make(self) -> StatisticsWindow:
        from farwhist.ui.features.statistics.window import StatisticsWindow

        return StatisticsWindow(self._recorder, self._preferences, self._parent, self._people)
