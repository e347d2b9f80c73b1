"""The panes of the window that F6 walks through, and the way of the Tab key into panels."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QChildEvent, QEvent, QObject, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QDockWidget,
    QMainWindow,
    QTableView,
    QWidget,
)
from shiboken6 import Shiboken

from farwhist.ui.style.page import WindowPage
from farwhist.ui.table.view import TableView
from farwhist.ui.voice.event_log import EventLog


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

    The table has it as long as nobody goes elsewhere with `Tab` or F6: a click on a button of a bar
    leaves it there, and whatever goes away gives it back. `returned` is called when the table has
    the keyboard again.
    """

    def __init__(self, window: QMainWindow, view: TableView, returned: Callable[[], None]) -> None:
        super().__init__(window)
        self._window = window
        self._view = view
        self._returned = returned
        view.installEventFilter(self)
        around = view.parentWidget()
        if around is not None:
            around.installEventFilter(self)
        for bar in self._bars():
            self._keep_clicks(bar)
        for part in (view, *self._bars(), *window.findChildren(QDockWidget)):
            self._watch(part)

    def step(self, by: int) -> None:
        """Go to the next pane (1) or the one before (-1), round and round; on a page there."""
        for each in self._window.children():
            if isinstance(each, WindowPage) and each.isVisible():
                each.step_pane(by)
                return
        panes = self.panes()
        focus = self._window.focusWidget()
        here = next((n for n, pane in enumerate(panes) if _in(focus, pane)), 0)
        self._enter(panes[(here + by) % len(panes)])

    def panes(self) -> list[QWidget]:
        """Return the panes that are there now."""
        found: list[QWidget] = [self._view]
        inside = [each for each in self._view.children() if isinstance(each, QWidget)]
        found += [each for each in inside if each.property("panel") and each.isVisible()]
        found += [each for each in self._bars() if each.isVisible()]
        docks = [each for each in self._window.findChildren(QDockWidget) if each.isVisible()]
        for dock in sorted(docks, key=lambda each: isinstance(each, EventLog)):
            found.append(dock.widget())
        return [pane for pane in found if pane is self._view or _door(pane) is not None]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.FocusIn and watched is self._view:
            self._returned()
        elif kind is QEvent.Type.ChildPolished and isinstance(event, QChildEvent):
            child = event.child()
            if isinstance(child, QWidget) and child is not self._view:
                if watched is self._view.parentWidget():
                    self._keep_clicks(child)
                self._watch(child)
        elif kind is QEvent.Type.Hide and isinstance(watched, QWidget):
            self._lose(watched)
        return False

    def _lose(self, gone: QWidget) -> None:
        if not Shiboken.isValid(self._window):
            return  # all of it goes, and Qt hides the parts one by one
        if gone is not self._view and _in(self._window.focusWidget(), gone):
            self._view.setFocus()

    def _watch(self, part: QWidget) -> None:
        """Hear when this, or anything in it, goes away."""
        for each in (part, *part.findChildren(QWidget)):
            each.installEventFilter(self)

    @staticmethod
    def _keep_clicks(bar: QWidget) -> None:
        """Let clicks on the buttons of a bar leave the keyboard where it is."""
        for button in bar.findChildren(QAbstractButton):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _bars(self) -> list[QWidget]:
        """Return what comes and goes beside the table."""
        around = self._view.parentWidget()
        beside = () if around is None else around.children()
        return [each for each in beside if isinstance(each, QWidget) and each is not self._view]

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
    sheet = pane.findChild(QTableView)
    if sheet is not None:
        return sheet
    inside = [each for each in stops(pane) if each.isEnabled()]
    chosen = [each for each in inside if isinstance(each, QAbstractButton) and each.isChecked()]
    return next(iter(chosen or inside), None)
