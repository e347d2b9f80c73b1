"""Upright bars with their numbers: a chance above, points below, the suggestion in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

translate = QCoreApplication.translate

_LINES = 5.5
"""The height in lines of text: percent, a bar of one and a half, label, points, the mark."""


@dataclass(frozen=True)
class Column:
    """One bar: its label, its name in words, a share from 0 to 1, and points as text."""

    label: str
    name: str
    share: float
    points: str
    best: bool


class Bars(QWidget):
    """Draws the columns beside one another, and captions at the left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns: list[Column] = []
        self.captions = ("", "", "")
        self.setObjectName("bars")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_columns(self, columns: Sequence[Column], label: str, spoken: str) -> None:
        """Show these; `label` says what the columns are."""
        self.columns = list(columns)
        self.captions = (translate("Hint", "Chance"), label, translate("Hint", "Points"))
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(_LINES * QFontMetrics(self.font()).height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.columns:
            return
        painter = QPainter(self)
        metrics = QFontMetrics(self.font())
        line = metrics.height()
        mark = translate("Hint", "▲ suggested")
        left = max(metrics.horizontalAdvance(each) for each in self.captions) + line // 2
        step = min(6.0 * line, (self.width() - left) / len(self.columns))
        ink, fill = self.palette().windowText().color(), QColor("#0B6E4F")
        if ink.lightness() > 128:
            fill = QColor("#6EE7B7")
        painter.setPen(ink)
        for top, text in zip((0.0, 2.5, 3.5), self.captions, strict=True):
            box = QRectF(0, top * line, left, line)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), text)
        most = max(each.share for each in self.columns) or 1.0
        centre = int(Qt.AlignmentFlag.AlignCenter)
        for number, each in enumerate(self.columns):
            x = left + number * step
            font = QFont(self.font())
            font.setBold(each.best)
            painter.setFont(font)
            painter.setPen(ink)
            text = f"{round(100 * each.share)} %"
            if metrics.horizontalAdvance(text) > step - 2:
                text = text.replace(" ", "")
            painter.drawText(QRectF(x, 0, step, line), centre, text)
            high = max(1.0, 1.4 * line * each.share / most)
            bar = QRectF(x + 0.2 * step, 2.45 * line - high, 0.6 * step, high)
            painter.fillRect(bar, fill)
            painter.drawText(QRectF(x, 2.5 * line, step, line), centre, each.label)
            painter.drawText(QRectF(x, 3.5 * line, step, line), centre, each.points)
            if each.best:
                wide = metrics.horizontalAdvance(mark) + line
                at = min(max(0.0, x + step / 2 - wide / 2), self.width() - wide)
                painter.drawText(QRectF(at, 4.5 * line, wide, line), centre, mark)
        painter.end()
