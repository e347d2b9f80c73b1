"""Keeps where the window and its docks stand, soon after they were moved."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow

from farwhist.store.preferences import Preferences
from farwhist.ui.saving import as_bytes, as_text

SETTLED: Final = 500
"""How many milliseconds after the last move the place is kept."""

_MOVES: Final = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.WindowStateChange)


def restore_geometry(window: QMainWindow, preferences: Preferences) -> bool:
    """Put the window where it was; False when that is not known."""
    text = preferences.value("window/geometry", "")
    return bool(text) and window.restoreGeometry(as_bytes(text))


class WindowPlace(QObject):
    """Watches a window with its docks; they must all be there already."""

    def __init__(self, window: QMainWindow, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLED)
        self._timer.timeout.connect(self.keep)
        window.installEventFilter(self)
        for dock in window.findChildren(QDockWidget):
            dock.dockLocationChanged.connect(self._timer.start)
            dock.topLevelChanged.connect(self._timer.start)
            dock.visibilityChanged.connect(self._timer.start)

    def restore_docks(self) -> bool:
        """Put the docks where they were; False when that is not known."""
        text = self._preferences.value("window/state", "")
        return bool(text) and self._window.restoreState(as_bytes(text))

    def keep(self) -> None:
        """Keep the place that there is now."""
        self._timer.stop()
        self._preferences.set("window/geometry", as_text(self._window.saveGeometry()))
        self._preferences.set("window/state", as_text(self._window.saveState()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES and self._window.isVisible():
            self._timer.start()
        return False
