"""Notices under X11 that another program has destroyed a window, of which Qt says nothing."""

from __future__ import annotations

import sys
from typing import Any, Final

import shiboken6
from PySide6.QtCore import QAbstractNativeEventFilter, QByteArray, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

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
