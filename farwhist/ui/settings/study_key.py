"""The key that opens a deal in the study, wherever one is chosen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

OpensStudy = Callable[[QKeyEvent], bool]
"""Returns whether a pressed key opens a deal in the study."""


class StudyKey(QObject):
    """Calls `act` when that key is pressed on one of `widgets`, of which the first owns this.

    Args:
        opens: knows the key.
    """

    def __init__(self, opens: OpensStudy, act: Callable[[], object], *widgets: QWidget) -> None:
        super().__init__(widgets[0])
        self._opens = opens
        self._act = act
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if not self._opens(event):
            return False
        if not event.isAutoRepeat():
            self._act()
        return True
