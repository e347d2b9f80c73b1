"""Notices under X11 that another program has destroyed a window, of which Qt says nothing."""

from __future__ import annotations

import ctypes
from typing import Any

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QWidget


class GoneWindow(QObject):
    """Looks whether a shown window is still there when nothing of it can be seen any more.

    It may be minimised, or put away by another program that will bring it back: so the server is
    asked. `gone` is emitted when it does not know the window.
    """

    gone = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._handle = window.windowHandle()
        # Not `singleShot`, which keeps what it calls for ever when the window goes before the time.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._look)
        if QGuiApplication.platformName() == "xcb":
            self._handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Expose and not self._handle.isExposed():
            self._soon.start()
        return False

    def _look(self) -> None:
        if self._handle.isVisible() and not _known(self._handle):
            self.gone.emit()


def _known(window: QWindow) -> bool:
    """Whether the server knows this window."""
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    x11: Any = app.nativeInterface()
    xcb, libc = ctypes.CDLL("libxcb.so.1"), ctypes.CDLL(None)
    reply = xcb.xcb_get_window_attributes_reply
    reply.restype = ctypes.c_void_p
    reply.argtypes = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_void_p]
    ask = xcb.xcb_get_window_attributes
    ask.restype = ctypes.c_uint
    ask.argtypes = [ctypes.c_void_p, ctypes.c_uint32]
    connection, error = x11.connection(), ctypes.c_void_p()
    answer = reply(connection, ask(connection, int(window.winId())), ctypes.byref(error))
    for each in (answer, error.value):
        libc.free(ctypes.c_void_p(each))
    return answer is not None
