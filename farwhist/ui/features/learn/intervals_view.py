"""After how long a question comes again: a disc for each interval, those that were passed full."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from farwhist.store.slips import INTERVALS
from farwhist.ui.review.word_marks import colour
from farwhist.ui.style.icons import draw
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording.number_words import Counts

DISC: Final = 24
HIGH: Final = 48
WEEK: Final = 7
MONTH: Final = 30


def interval(days: int) -> str:
    """Return an interval in the largest unit that it is a whole number of."""
    for unit, words in ((MONTH, Counts.months), (WEEK, Counts.weeks)):
        if days >= unit and days % unit == 0:
            return words(days // unit)
    return Counts.days(days)


class IntervalsView(QWidget):
    """Shows how many intervals have been passed; what is said beside it tells the same."""

    def __init__(self, theme: Theme, scale: float) -> None:
        super().__init__()
        self._theme = theme
        self._scale = scale
        self._passed = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_passed(self, passed: int) -> None:
        """Show that so many have been passed."""
        self._passed = passed
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(HIGH * self._scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = self._theme, self._scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        done, side = QColor(colour("best", theme, dark=True)), DISC * scale
        cell = self.width() / len(INTERVALS)
        middles = [QPointF(cell * (n + 0.5), side / 2 + 1) for n in range(len(INTERVALS))]
        for number in range(1, len(INTERVALS)):
            painter.setPen(QPen(done if number < self._passed + 1 else QColor(theme.off), 2))
            painter.drawLine(
                middles[number - 1] + QPointF(side / 2, 0), middles[number] - QPointF(side / 2, 0)
            )
        font = QFont(self.font())
        font.setPixelSize(round(12 * scale))
        labels = [interval(days) for days in INTERVALS]
        room = all(QFontMetricsF(font).horizontalAdvance(each) + 4 < cell for each in labels)
        for number, middle in enumerate(middles):
            now = number == self._passed
            box = QRectF(middle.x() - side / 2, 1, side, side).adjusted(1, 1, -1, -1)
            self._disc(painter, box, number, done)
            if not room and not now:
                continue
            font.setBold(now)
            painter.setFont(font)
            painter.setPen(QColor(theme.text if now else theme.secondary))
            wide = cell if room else self.width()
            left = min(max(middle.x() - wide / 2, 0), self.width() - wide)
            flag = Qt.AlignmentFlag.AlignHCenter
            if not room:
                wide = QFontMetricsF(font).horizontalAdvance(labels[number]) + 4
                left = min(max(middle.x() - wide / 2, 0), self.width() - wide)
            place = QRectF(left, side + 4, wide, self.height() - side - 4)
            painter.drawText(place, int(flag | Qt.AlignmentFlag.AlignTop), labels[number])
        painter.end()

    def _disc(self, painter: QPainter, box: QRectF, number: int, done: QColor) -> None:
        theme = self._theme
        if number < self._passed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(done)
            painter.drawEllipse(box)
            side = 0.22 * box.width()
            draw(painter, "check", box.adjusted(side, side, -side, -side), QColor(theme.ink))
            return
        now = number == self._passed
        painter.setPen(QPen(QColor(theme.accent if now else theme.off), 2))
        painter.setBrush(QColor(theme.accent) if now else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box)
        if now:
            font = QFont(self.font())
            font.setPixelSize(round(12 * self._scale))
            font.setBold(True)
            painter.setFont(font)
            painter.setPen(QColor(theme.ink))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), str(number + 1))
