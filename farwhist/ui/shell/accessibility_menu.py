"""The log in its place, and the choices of speech, text size and contrast in the menus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QDockWidget

from farwhist.ui.services.services import Services
from farwhist.ui.shell.actions import Actions
from farwhist.ui.voice.event_log import EventLog

ROOM_FOR_DOCKS = 1180
"""In a narrower window the log floats, so that the table keeps its width."""


class AccessibilityMenu(QObject):
    """Does what the menus say about the log, and about speech, text size and contrast."""

    def __init__(self, services: Services, actions: Actions, log: EventLog) -> None:
        super().__init__(services.window)
        self._window = services.window
        self._table = services.table
        self._appearance = its = services.appearance
        self._actions = actions
        self._log = log
        actions["log"].triggered.connect(self._place_log)
        groups = actions.groups
        groups["text_size"].triggered.connect(lambda item: its.set_text_size(int(item.data())))
        groups["contrast"].triggered.connect(lambda item: its.set_contrast(item.data()))
        groups["verbosity"].triggered.connect(lambda item: its.set_verbosity(item.data()))
        services.window.installEventFilter(self)
        its.changed.connect(self._show_choices)
        self._show_choices()

    def _show_choices(self) -> None:
        self._actions.show_choice("text_size", str(self._appearance.text_size))
        self._actions.show_choice("contrast", self._appearance.contrast)
        self._actions.show_choice("verbosity", self._appearance.spoken)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() is QEvent.Type.Resize:
            self._make_room()
        return False

    def _place_log(self, shown: bool) -> None:
        if shown and self._window.width() < ROOM_FOR_DOCKS:
            from farwhist.ui.shell.log_dock import floating_place

            log = self._log
            log.setFloating(True)
            around = self._window.layout()
            assert around is not None
            around.activate()  # the table has all of its width again
            log.setGeometry(floating_place(self._window, self._table))
            log.show()
        elif shown:
            docks = [dock for dock in self._window.findChildren(QDockWidget) if dock.isVisible()]
            self._window.resizeDocks(docks, [1] * len(docks), Qt.Orientation.Vertical)

    def _make_room(self) -> None:
        log = self._log
        if log.isHidden():
            return
        if self._window.width() < ROOM_FOR_DOCKS and not log.isFloating():
            log.hide()
        elif self._window.width() >= ROOM_FOR_DOCKS and log.isFloating():
            log.setFloating(False)
