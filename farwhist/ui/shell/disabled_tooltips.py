"""Why a menu item is disabled, in the status bar while the pointer is on it.

Qt shows the status tip of an item that can be chosen; most styles leave out the others.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QMainWindow, QMenu


class DisabledTooltips(QObject):
    """Watches every menu of a window's menu bar, whenever it was made."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._told = False
        for action in window.menuBar().actions():
            menu = action.menu()
            if isinstance(menu, QMenu):
                self._watch(menu)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if not isinstance(watched, QMenu):
            return False
        if kind is QEvent.Type.Show:
            for action in watched.actions():
                below = action.menu()
                if isinstance(below, QMenu):
                    self._watch(below)
        elif kind is QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            item = watched.actionAt(event.position().toPoint())
            off = item is not None and not item.isEnabled()  # type: ignore[redundant-expr]
            self._tell(item.statusTip() if off else "")
        elif kind in (QEvent.Type.Hide, QEvent.Type.Leave):
            self._tell("")
        return False

    def _watch(self, menu: QMenu) -> None:
        menu.removeEventFilter(self)
        menu.installEventFilter(self)

    def _tell(self, reason: str) -> None:
        if reason:
            self._window.statusBar().showMessage(reason)
        elif self._told:
            self._window.statusBar().clearMessage()
        self._told = bool(reason)
