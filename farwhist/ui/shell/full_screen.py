"""Full screen: the table has everything, and the menu comes back when it is called for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow

from farwhist.ui.table.view import TableView

_UNBOUND: Final = 16777215
"""Qt's greatest height, which means no limit."""

_EDGE, _AWAY = 2, 48
"""The pointer calls the menu at the upper edge, and sends it off so far below."""


class FullScreen(QObject):
    """Keeps window, action and menu bar in step.

    In full screen the menu bar is folded away, not hidden, so that its shortcuts go on working.
    Esc, Alt, F10 or the pointer at the upper edge bring it back. F10 works in a window too.
    """

    def __init__(self, window: QMainWindow, action: QAction, view: TableView) -> None:
        super().__init__(window)
        self._window = window
        self._action = action
        self._bar = window.menuBar()
        action.toggled.connect(self._set)
        view.hovered.connect(self.hover)
        menu_key = QShortcut(QKeySequence(Qt.Key.Key_F10), window)
        menu_key.activated.connect(self._enter_menu)
        window.installEventFilter(self)
        self._follow()

    @property
    def folded(self) -> bool:
        """Whether the menu bar is out of sight."""
        return self._bar.maximumHeight() == 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._window:
            return False
        if event.type() is QEvent.Type.WindowStateChange:
            self._follow()
        elif isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape and self._window.isFullScreen():
                self._fold(not self.folded)
                return True
            if event.key() == Qt.Key.Key_Alt:
                self._fold(False)
        return False

    def _set(self, full: bool) -> None:
        if full is self._window.isFullScreen():
            return
        state = self._window.windowState()
        full_screen = Qt.WindowState.WindowFullScreen
        self._window.setWindowState(state | full_screen if full else state & ~full_screen)
        self._follow()

    def _follow(self) -> None:
        full = self._window.isFullScreen()
        self._action.setChecked(full)
        self._fold(full)

    def _fold(self, folded: bool) -> None:
        if folded is not self.folded:
            self._bar.setMaximumHeight(0 if folded else _UNBOUND)

    def hover(self, point: QPointF) -> None:
        """Follow the pointer on the table, or on what stands above it."""
        if not self._window.isFullScreen():
            return
        if point.y() <= _EDGE:
            self._fold(False)
        elif point.y() > _AWAY and not self.folded and self._bar.activeAction() is None:
            self._fold(True)

    def _enter_menu(self) -> None:
        self._fold(False)
        actions = [each for each in self._bar.actions() if each.isVisible() and each.isEnabled()]
        if actions:
            self._bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
            self._bar.setActiveAction(actions[0])
