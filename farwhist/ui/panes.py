"""The panes of the window that F6 walks through, and the way of the Tab key into panels."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QDockWidget,
    QMainWindow,
    QTableWidget,
    QWidget,
)

from farwhist.ui.panels.event_log import EventLog
from farwhist.ui.table.view import TableView


def stops(panel: QWidget) -> list[QWidget]:
    """Return the widgets of a panel that the Tab key reaches, in the order they were made."""
    return [
        each
        for each in panel.findChildren(QWidget)
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and not each.isHidden()
    ]


def tab_after(before: QWidget, panel: QWidget) -> None:
    """Let the Tab key go from `before` into the panel, and from its last button on."""
    for each in stops(panel):
        QWidget.setTabOrder(before, each)
        before = each


class Panes(QObject):
    """Moves the keyboard: the hand, what lies on the table, what is offered, sides and log.

    `returned` is called when the table has the keyboard again.
    """

    def __init__(self, window: QMainWindow, view: TableView, returned: Callable[[], None]) -> None:
        super().__init__(window)
        self._window = window
        self._view = view
        self._returned = returned
        view.installEventFilter(self)

    def step(self, by: int) -> None:
        """Go to the next pane (1) or the one before (-1), round and round."""
        panes = self.panes()
        focus = self._window.focusWidget()
        here = next((n for n, pane in enumerate(panes) if _in(focus, pane)), 0)
        self._enter(panes[(here + by) % len(panes)])

    def panes(self) -> list[QWidget]:
        """Return the panes that are there now."""
        found: list[QWidget] = [self._view]
        inside = [each for each in self._view.children() if isinstance(each, QWidget)]
        found += [each for each in inside if each.property("panel") and each.isVisible()]
        around = self._view.parentWidget()
        if around is not None:
            found += [
                each
                for each in around.children()
                if isinstance(each, QWidget) and each is not self._view and each.isVisible()
            ]
        docks = [each for each in self._window.findChildren(QDockWidget) if each.isVisible()]
        for dock in sorted(docks, key=lambda each: isinstance(each, EventLog)):
            found.append(dock.widget())
        return [pane for pane in found if pane is self._view or _door(pane) is not None]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusIn:
            self._returned()
        return False

    @staticmethod
    def _enter(pane: QWidget) -> None:
        door = pane if isinstance(pane, TableView) else _door(pane)
        if door is not None:
            door.setFocus(Qt.FocusReason.TabFocusReason)


def _in(focus: QWidget | None, pane: QWidget) -> bool:
    if focus is None or isinstance(pane, TableView):
        return focus is pane
    return focus is pane or pane.isAncestorOf(focus)


def _door(pane: QWidget) -> QWidget | None:
    """Return what takes the keyboard in a pane: the sheet, the chosen button, or the first."""
    if pane.focusPolicy() & Qt.FocusPolicy.TabFocus and pane.isEnabled():
        return pane
    sheet = pane.findChild(QTableWidget)
    if sheet is not None:
        return sheet
    inside = [each for each in stops(pane) if each.isEnabled()]
    chosen = [each for each in inside if isinstance(each, QAbstractButton) and each.isChecked()]
    return next(iter(chosen or inside), None)
