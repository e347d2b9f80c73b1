"""Keeps the place of the window while it is open, so that no crash forgets it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QMainWindow

CALM: Final = 1000
"""So many milliseconds after the last move or change of size the place is written down."""


class WindowPlace(QObject):
    """Calls `save` when the window has come to rest somewhere else."""

    def __init__(self, window: QMainWindow, save: Callable[[], None]) -> None:
        super().__init__(window)
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(CALM)
        self.timer.timeout.connect(save)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange):
            self.timer.start()
        elif event.type() is QEvent.Type.Close:
            self.timer.stop()
        return False
