"""How far a round is, and when a question comes again."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from farwhist.bots.judging.verdict import Word
from farwhist.store.slips import INTERVALS
from farwhist.ui.features.learn.question import LearnSession, Mark, day_words
from farwhist.ui.review.verdict_card import colour
from farwhist.ui.style.icons import draw
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import sentence

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


DISC: Final = 24
STEPS_HIGH: Final = 48
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
        return QSize(200, round(STEPS_HIGH * self._scale))

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


class Repetition(QWidget):
    """Tells how often a question was answered right, and when it is asked again."""

    def __init__(self, theme: Theme, scale: float) -> None:
        super().__init__()
        self.head, self.when, self.rule = QLabel(), QLabel(), QLabel()
        self.steps = IntervalsView(theme, scale)
        self.head.setProperty("strong", True)
        self.rule.setProperty("quiet", True)
        self.rule.setText(
            translate(
                "Learn",
                "Any choice as good as the best counts as right. A question answered wrong "
                "comes back the next day.",
            )
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 0)
        column.setSpacing(6)
        below: list[QWidget] = [self.head, self.when, self.steps, self.rule]
        for part in below:
            column.addWidget(part)
        for label in (self.head, self.when, self.rule):
            label.setWordWrap(True)

    def show_next(self, step: int, due: date | None) -> None:
        """Show that `step` intervals have been passed, and the day on which it is asked again."""
        if due is None:
            self.head.setText(translate("Learn", "This one is learned."))
            self.when.setText(translate("Learn", "It will not come back."))
        else:
            right = Counts.right_in_a_row(step)
            self.head.setText(right if step else translate("Learn", "It starts over."))
            text = translate("Learn", "It comes back in {time}, on {day}.")
            day = day_words(QDate(due.year, due.month, due.day))
            self.when.setText(text.format(time=interval(INTERVALS[step]), day=day))
        self.steps.show_passed(step)

    def spoken(self) -> str:
        """Return it as it is read aloud."""
        head = self.head.text().rstrip(".")
        return f"{sentence(head)} {self.when.text()}"
