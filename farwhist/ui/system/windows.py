"""Whether windows can be seen or are gone, and what waits until they are painted."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any, Final

import shiboken6
from PySide6.QtCore import (
    QAbstractNativeEventFilter,
    QByteArray,
    QEvent,
    QObject,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QWidget

_STANDING = (Qt.WindowType.Window, Qt.WindowType.Dialog, Qt.WindowType.Sheet)


class OpenMenus:
    """Knows whether one of some menus is open, also where the system draws them."""

    def __init__(self, menus: Iterable[QMenu]) -> None:
        self._open = 0
        for menu in menus:
            menu.aboutToShow.connect(lambda: self._count(1))
            menu.aboutToHide.connect(lambda: self._count(-1))

    def any(self) -> bool:
        """Whether one is open."""
        return self._open > 0

    def _count(self, change: int) -> None:
        self._open = max(0, self._open + change)


def can_be_seen(widget: QWidget) -> bool:
    """Whether a widget is shown in a window that is on the screen, and not minimised."""
    window = widget.window()
    handle = window.windowHandle()
    shown = widget.isVisible() and not window.isMinimized()
    return shown and handle.isExposed()


def something_before(window: QMainWindow) -> bool:
    """Whether a menu, a dialog or another window of the program is open over this one.

    A second main window counts only while it is the one that is used.
    """
    if QApplication.activePopupWidget() is not None or QApplication.activeModalWidget() is not None:
        return True
    active = QApplication.activeWindow()
    if isinstance(active, QMainWindow) and active is not window:
        return True
    return any(_stands_before(each, window) for each in QApplication.topLevelWidgets())


def _stands_before(each: QWidget, window: QMainWindow) -> bool:
    if each.windowType() not in _STANDING or isinstance(each, QMainWindow):
        return False
    if not each.isVisible() or each.isMinimized():
        return False
    owner = each.parentWidget()
    return owner is None or owner.window() is window or not isinstance(owner.window(), QMainWindow)


class AfterFirstPaint(QObject):
    """Does these things in order, each once, when `widget` has been painted for the first time.

    Between two of them the window answers whatever has come in. The widget may go meanwhile.
    """

    def __init__(self, widget: QWidget, *things: Callable[[], object]) -> None:
        super().__init__(widget.window())
        self._widget = widget
        self._things = list(things)
        # Not `singleShot`, which keeps what it calls for ever when the widget goes before the time.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._next)
        widget.installEventFilter(self)

    def add(self, *things: Callable[[], object]) -> None:
        """Do these, too, after all others."""
        self._things += things

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self._widget.removeEventFilter(self)
            self._soon.start()
        return False

    def _next(self) -> None:
        if self._things:
            try:
                self._things.pop(0)()
            finally:  # what comes after a failure is done all the same
                self._soon.start()
        else:
            self.deleteLater()


DESTROYED: Final = 17
"""The number of the event DestroyNotify; its window stands in the bytes 8 to 11."""


class GoneWindow(QObject):
    """Emits `gone` when the X server says that a shown window is there no more."""

    gone = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        app = QGuiApplication.instance()
        if QGuiApplication.platformName() == "xcb" and app is not None:
            events = _Events(self, window)
            app.installNativeEventFilter(events)
            self.destroyed.connect(lambda: app.removeNativeEventFilter(events))


class _Events(QAbstractNativeEventFilter):
    def __init__(self, watching: GoneWindow, window: QWidget) -> None:
        super().__init__()
        self._watching = watching
        self._window = window

    def nativeEventFilter(
        self, kind: QByteArray | bytes | bytearray | memoryview, message: int
    ) -> object:
        pointer: Any = shiboken6.VoidPtr  # its types are not told in full
        event = bytes(pointer(int(message), 12).toBytes())  # without ctypes, which is not frozen
        destroyed = event[0] & 0x7F == DESTROYED and self._window.isVisible()
        if destroyed and int.from_bytes(event[8:], sys.byteorder) == self._window.winId():
            self._watching.gone.emit()
        return False, 0
