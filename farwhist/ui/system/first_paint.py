"""Work that may wait until the window can be seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


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
