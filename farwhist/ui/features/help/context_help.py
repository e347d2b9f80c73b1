"""The key of the help opens the paragraph about what has the keyboard, or about what is pointed at.

What tells about what is written where a widget is made, with `style.help_anchor`.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QAction, QCursor, QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from farwhist.ui.style.help_anchor import help_for
from farwhist.ui.table.view import TableView


class ContextHelp(QObject):
    """Lets the key work in every window that belongs to the main window, and finds the paragraph.

    From the menu the action opens the help at its beginning as before.

    Args:
        action: the command whose key it is.
        explain: shows a page of the help, with the place on it behind a ``#``.
    """

    def __init__(
        self, window: QMainWindow, action: QAction, explain: Callable[[str], object]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._action = action
        self._explain = explain
        action.installEventFilter(self)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self._let_in)

    def place(self) -> str:
        """Return the paragraph that the key opens now: the keyboard goes before the pointer.

        While the table has the keyboard, or nothing has, what is pointed at goes before the panel
        that is open there.
        """
        window = QApplication.activeWindow() or self._window
        focus: QWidget | None = window.focusWidget()
        if focus is not None and focus is not window and not isinstance(focus, TableView):
            return help_for(focus)
        pointed = self._pointed_at(window)
        if pointed:
            return pointed
        table = focus if isinstance(focus, TableView) else _table_of(window)
        return help_for(window) if table is None else table.help_now()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Shortcut:
            self._explain(self.place())
            return True
        return False

    def _pointed_at(self, window: QWidget) -> str:
        """Return the paragraph about what is under the pointer, nothing on the empty felt."""
        point = QCursor.pos()
        widget = QApplication.widgetAt(point)
        if widget is None or widget.window() is not window or widget is window:
            return ""
        view = widget.parentWidget()
        if isinstance(view, TableView) and widget is view.viewport():
            return view.help_at(QPointF(widget.mapFromGlobal(point)))
        return help_for(widget)

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


def _table_of(window: QWidget) -> TableView | None:
    """Return the table that is seen in a window, or None."""
    return next((each for each in window.findChildren(TableView) if each.isVisible()), None)


def stand_above(window: QWidget, below: QWidget) -> None:
    """Let a window belong to another one, so that it can be used while that one blocks the rest."""
    window.winId()  # makes its handle
    handle, other = window.windowHandle(), below.windowHandle()
    if handle.transientParent() != other:
        window.hide()
        handle.setTransientParent(other)
