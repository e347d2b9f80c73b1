"""The line under the word of a button that does not lead on yet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from farwhist.ui.panels.panel import Panel
from farwhist.ui.table.input_block import InputBlock

ONWARD: Final = ("next", "again")
"""The names of the buttons that lead on from a deal and from a match."""

HIGH: Final = 2


def show_locks(panel: Panel, rest: InputBlock) -> None:
    """Let the buttons of a panel that lead on show how long input still rests."""
    for name in ONWARD:
        button = panel.findChild(QPushButton, name)
        if isinstance(button, QPushButton):
            LockLine(button, panel, rest)


class LockLine(QWidget):
    """Fills while input rests, and is gone when the button can be pressed."""

    def __init__(self, button: QPushButton, panel: Panel, rest: InputBlock) -> None:
        super().__init__(button)
        self.setObjectName("lock")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._button = button
        self._panel = panel
        self.filled = 0.0
        self.hide()
        button.installEventFilter(self)
        rest.passing.connect(self._fill)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.setGeometry(self._button.rect())
        return False

    def _fill(self, part: float) -> None:
        self.filled = part
        self.setGeometry(self._button.rect())
        self.setVisible(part < 1.0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        metrics = QFontMetricsF(self._button.font())
        wide = metrics.horizontalAdvance(self._button.text())
        middle = self.rect().center()
        line = QRectF(middle.x() - wide / 2, middle.y() + metrics.height() / 2, wide, HIGH)
        line.setWidth(wide * self.filled)
        QPainter(self).fillRect(line, QColor(self._panel.theme.accent))
