"""The key of the help, in every window that belongs to the main window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget


class HelpKey(QObject):
    """Lets the key work in every window of the main window, and explains what is used there.

    From the menu the action opens the help at its beginning as before.

    Args:
        action: the command whose key it is.
        explain: shows the paragraph about what is used now.
    """

    def __init__(self, window: QMainWindow, action: QAction, explain: Callable[[], object]) -> None:
        super().__init__(window)
        self._window = window
        self._action = action
        self._explain = explain
        action.installEventFilter(self)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self._let_in)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Shortcut:
            self._explain()
            return True
        return False

    def _let_in(self) -> None:
        """Let the key work in the window that is used now, if it belongs to this main window."""
        active = QApplication.activeWindow()
        if active is None or active is self._window or self._action in active.actions():
            return
        above: QWidget | None = active
        while above is not None and above is not self._window:
            above = above.parentWidget()
        if above is not None:
            active.addAction(self._action)
