"""The paragraph about what has the keyboard, or about what is pointed at.

What tells about what is written where a widget is made, with `style.help_anchor`.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget

from farwhist.ui.style.help_anchor import help_for
from farwhist.ui.table.view import TableView


def help_here(main: QWidget) -> str:
    """Return the paragraph that the key of the help opens: the keyboard goes before the pointer.

    While the table has the keyboard, or nothing has, what is pointed at goes before the panel
    that is open there.
    """
    window = QApplication.activeWindow() or main
    focus: QWidget | None = window.focusWidget()
    if focus is not None and focus is not window and not isinstance(focus, TableView):
        return help_for(focus)
    pointed = _pointed_at(window)
    if pointed:
        return pointed
    table = focus if isinstance(focus, TableView) else _table_of(window)
    return help_for(window) if table is None else table.help_now()


def _pointed_at(window: QWidget) -> str:
    """Return the paragraph about what is under the pointer, nothing on the empty felt."""
    point = QCursor.pos()
    widget = QApplication.widgetAt(point)
    if widget is None or widget.window() is not window or widget is window:
        return ""
    view = widget.parentWidget()
    if isinstance(view, TableView) and widget is view.viewport():
        return view.help_at(QPointF(widget.mapFromGlobal(point)))
    return help_for(widget)


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
