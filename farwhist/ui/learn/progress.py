"""How far a round of questions is: full where an answer was right, half where it was wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from farwhist.ui.learn.round import Mark
from farwhist.ui.table.theme import Theme

translate = QCoreApplication.translate

WIDE: Final = 18
HIGH: Final = 16
GAP: Final = 4


class RoundProgress(QWidget):
    """A bar for each question; the count is its name for screen readers."""

    def __init__(self, theme: Theme, scale: float) -> None:
        super().__init__()
        self._theme = theme
        self._scale = scale
        self._marks: Sequence[Mark] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_marks(self, marks: Sequence[Mark]) -> None:
        """Show how each question was answered so far."""
        self._marks = list(marks)
        done = sum(each != "open" for each in marks)
        text = translate("Learn", "{done} of {all} answered, {right} right at once")
        told = text.format(done=done, all=len(marks), right=list(marks).count("right"))
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        count, scale = len(self._marks), self._scale
        return QSize(round(count * (WIDE + GAP) * scale), round(HIGH * scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, theme = QPainter(self), self._scale, self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for number, mark in enumerate(self._marks):
            part = 1.0 if mark == "right" else 0.5
            high = HIGH * scale * part
            colour = theme.control_line if mark == "open" else theme.accent
            painter.setBrush(QColor(colour))
            x = number * (WIDE + GAP) * scale
            painter.drawRoundedRect(QRectF(x, self.height() - high, WIDE * scale, high), 3, 3)
        painter.end()
