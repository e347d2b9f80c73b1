"""How far a round of questions is: full where an answer was right, half where it was wrong."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from farwhist.bots.judging.words import Word
from farwhist.ui.features.learn.session import LearnSession, Mark
from farwhist.ui.review.verdict_card import colour
from farwhist.ui.table.theme import Theme

translate = QCoreApplication.translate

WIDE: Final = 22
HIGH: Final = 14
BAR: Final = 8
GAP: Final = 5


class RoundProgress(QWidget):
    """A bar for each question: full and high for right, low for wrong, hollow for open.

    The one that is asked now stands in a frame. The count is the name for screen readers.
    """

    def __init__(self, theme: Theme, scale: float) -> None:
        super().__init__()
        self._theme = theme
        self._scale = scale
        self._marks: list[Mark] = []
        self._now = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_round(self, asking: LearnSession) -> None:
        """Show how each question was answered so far, without those that were left out."""
        self._marks = [each for each in asking.marks if each != "out"]
        self._now = asking.number
        done = sum(each != "open" for each in self._marks)
        text = translate("Learn", "{done} of {all} answered, {right} right first time")
        told = text.format(done=done, all=len(self._marks), right=self._marks.count("right"))
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.setVisible(bool(self._marks))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        count, scale = len(self._marks), self._scale
        return QSize(round((count * (WIDE + GAP) + GAP) * scale), round((HIGH + 4) * scale))

    def bar(self, place: int) -> QRectF:
        """Return where the bar of a question is."""
        scale, mark = self._scale, self._marks[place]
        high = BAR * scale / (2 if mark == "wrong" else 1)
        x = (GAP + place * (WIDE + GAP)) * scale
        return QRectF(x, (self.height() + BAR * scale) / 2 - high, WIDE * scale, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, theme = QPainter(self), self._scale, self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, mark in enumerate(self._marks):
            box = self.bar(place)
            if mark == "open":
                painter.setPen(QPen(QColor(theme.control_line), 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                box = box.adjusted(1, 1, -1, -1)
            else:
                word: Word = "best" if mark == "right" else "blunder"
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colour(word, theme, dark=True)))
            painter.drawRoundedRect(box, min(box.height() / 2, 4), min(box.height() / 2, 4))
            if place == self._now - 1:
                painter.setPen(QPen(QColor(theme.accent), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                middle, high = self.height() / 2, (BAR + 8) * scale
                frame = QRectF(box.x() - 3, middle - high / 2, WIDE * scale + 6, high)
                painter.drawRoundedRect(frame, 4, 4)
        painter.end()
