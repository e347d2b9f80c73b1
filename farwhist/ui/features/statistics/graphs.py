"""What the statistics draw: bars of rates, bands of chance, the last matches as a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from farwhist.ui.features.statistics import statistics_words
from farwhist.ui.features.statistics.figures import CardCounts, Rate
from farwhist.ui.scores.model import INKS, is_dark
from farwhist.ui.style.page_area import plain
from farwhist.ui.wording.punctuation import labelled


class Bar(QWidget):
    """A bar on a track that stands for everything."""

    def __init__(self, label: str, rate: Rate) -> None:
        super().__init__()
        self.rate = rate
        self.setAccessibleName(statistics_words.rate_spoken(label, rate))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(12 * line, line)

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(4 * line, line)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = 0.62 * self.fontMetrics().height()
        track = QRectF(0.5, (self.height() - high) / 2, self.width() - 1, high)
        roles = QPalette.ColorRole
        painter.setPen(self.palette().color(roles.Mid))
        painter.setBrush(self.palette().base())
        painter.drawRoundedRect(track, 3, 3)
        if self.rate.good:
            fill = QRectF(track)
            fill.setWidth(max(track.width() * self.rate.share, 4.0))
            ink = QColor(INKS[is_dark(self.palette())][1])
            painter.setPen(ink)
            painter.setBrush(ink)
            painter.drawRoundedRect(fill, 3, 3)
        painter.end()


class RateBars(QWidget):
    """A line for each rate: what it is of, the bar, and the numbers in words."""

    def __init__(self) -> None:
        super().__init__()
        self.rates: list[tuple[str, Rate]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)

    def show_rates(self, rates: Sequence[tuple[str, Rate]]) -> None:
        """Show these, from top to bottom."""
        self.rates = list(rates)
        clear(self._grid)
        for row, (label, rate) in enumerate(rates):
            numbers = QLabel(statistics_words.rate(rate))
            self._grid.addWidget(plain(label, wrapped=False), row, 0)
            self._grid.addWidget(Bar(label, rate), row, 1)
            self._grid.addWidget(numbers, row, 2)

    def widths(self, column: int) -> list[int]:
        """Return how wide the texts of a column are."""
        items = [self._grid.itemAtPosition(row, column) for row in range(len(self.rates))]
        return [item.sizeHint().width() for item in items if item is not None]

    def widen(self, column: int, width: int) -> None:
        """Give a column at least this width."""
        self._grid.setColumnMinimumWidth(column, width)


def line_up(*boards: RateBars) -> None:
    """Let the bars of several boards begin and end at the same places."""
    for column in (0, 2):
        wide = max((width for board in boards for width in board.widths(column)), default=0)
        for board in boards:
            board.widen(column, wide)


def clear(grid: QGridLayout) -> None:
    """Take everything out of a grid."""
    while grid.count():
        item = grid.takeAt(0)
        widget = None if item is None else item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


REACH: Final = 2.0
"""The ends of a scale, in bands on either side of what is expected."""


class Scale(QWidget):
    """The band, its middle, and a mark where the number lies: a disc within, else a diamond."""

    def __init__(self, dealt: CardCounts, name: str) -> None:
        super().__init__()
        self.dealt = dealt
        self.setAccessibleName(labelled(name, statistics_words.dealt(dealt)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(14 * line, line)

    @property
    def part(self) -> float:
        """Where on the scale the number lies, from 0 to 1; what lies beyond is at its end."""
        away = (self.dealt.count - self.dealt.mean) / self.dealt.band
        return min(max(0.5 + away / (2 * REACH), 0.02), 0.98)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, high = float(self.width()), float(self.height())
        roles, middle = QPalette.ColorRole, high / 2
        ink = self.palette().color(roles.WindowText)
        faint = QColor(ink)
        faint.setAlphaF(0.35)
        painter.setPen(QPen(faint, 1))
        painter.drawLine(QPointF(0, middle), QPointF(wide, middle))
        inks = INKS[is_dark(self.palette())]
        band = QColor(inks[1])
        band.setAlphaF(0.28)
        painter.setPen(QPen(QColor(inks[1]), 1))
        painter.setBrush(band)
        half = wide / (2 * REACH)
        painter.drawRoundedRect(QRectF(wide / 2 - half, 0.2 * high, 2 * half, 0.6 * high), 3, 3)
        painter.setPen(QPen(ink, 1))
        painter.drawLine(QPointF(wide / 2, 0.1 * high), QPointF(wide / 2, 0.9 * high))
        self._mark(painter, QPointF(wide * self.part, middle), 0.27 * high, ink, inks[2])
        painter.end()

    def _mark(self, painter: QPainter, at: QPointF, size: float, ink: QColor, outside: str) -> None:
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Window), 1.5))
        painter.setBrush(QColor(outside) if self.dealt.away else ink)
        if not self.dealt.away:
            painter.drawEllipse(at, size, size)
            return
        size *= 1.35
        steps = ((0, -size), (size, 0), (0, size), (-size, 0))
        painter.drawPolygon([QPointF(at.x() + x, at.y() + y) for x, y in steps])


class Bands(QWidget):
    """Two lines for each seat: its scale, and the numbers in words."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: list[CardCounts] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(1, 1)

    def show_dealt(self, seats: Sequence[CardCounts]) -> None:
        """Show these, from top to bottom."""
        self.seats = list(seats)
        clear(self._grid)
        for number, dealt in enumerate(seats):
            name = statistics_words.seat_name(dealt.seat)
            self._grid.addWidget(plain(name, wrapped=False), 3 * number, 0)
            self._grid.addWidget(Scale(dealt, name), 3 * number, 1)
            self._grid.addWidget(plain(statistics_words.dealt(dealt)), 3 * number + 1, 1)
            self._grid.setRowMinimumHeight(3 * number + 2, 6)


class Spot(Struct, frozen=True):
    """A match: its value, and whether it was won."""

    value: float
    won: bool


class Sparkline(QWidget):
    """A line through all values, with each number above its mark where there is room.

    A match that was won has a square, any other a disc. `ranks`: 1 stands on top.
    `numbered(fits)` is emitted when there has come to be room for the numbers, or not.
    """

    numbered = Signal(bool)

    def __init__(self, *, ranks: bool) -> None:
        super().__init__()
        self.ranks = ranks
        self.spots: list[Spot] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_spots(self, spots: Sequence[Spot], name: str, spoken: str) -> None:
        """Draw these; `spoken` says them in words."""
        self.spots = list(spots)
        self.setAccessibleName(name)
        self.setAccessibleDescription(spoken)
        self.update()
        self.numbered.emit(self.has_room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.numbered.emit(self.has_room)

    @property
    def has_room(self) -> bool:
        """Whether the numbers can stand above their marks without running into one another."""
        wide = self._widest()
        steps = max(len(self.spots) - 1, 1)
        return not self.spots or self._room().width() / steps >= wide or len(self.spots) == 1

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(20 * line, round(5.5 * line))

    def places(self, room: QRectF) -> list[QPointF]:
        """Return where the marks stand in `room`."""
        values = [spot.value for spot in self.spots]
        low, high = min(values), max(values)
        if self.ranks:
            low, high = 1.0, max(high, 2.0)
        high = max(high, low + 1)
        step = room.width() / max(len(values) - 1, 1)
        first = room.left() if len(values) > 1 else room.center().x()
        found = []
        for number, value in enumerate(values):
            part = (value - low) / (high - low)
            y = room.top() + room.height() * (part if self.ranks else 1 - part)
            found.append(QPointF(first + number * step, y))
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.spots:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        roles = QPalette.ColorRole
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(self.palette().color(roles.Mid))
        painter.setBrush(self.palette().base())
        painter.drawRoundedRect(frame, 8, 8)
        line = self.fontMetrics().height()
        marks = self.places(self._room())
        inks = INKS[is_dark(self.palette())]
        painter.setPen(QPen(QColor(inks[0]), line / 9))
        painter.drawPolyline(QPolygonF(marks))
        if self.has_room:
            self._write(painter, marks)
        painter.setPen(QPen(self.palette().color(roles.Base), line / 12))
        size = 0.27 * line
        for spot, mark in zip(self.spots, marks, strict=True):
            painter.setBrush(QColor(inks[1] if spot.won else inks[0]))
            if spot.won:
                box = QRectF(mark.x() - size, mark.y() - size, 2 * size, 2 * size)
                painter.drawRect(box.adjusted(-1, -1, 1, 1))
            else:
                painter.drawEllipse(mark, size, size)
        painter.end()

    def _room(self) -> QRectF:
        line = self.fontMetrics().height()
        room = QRectF(self.rect())
        return room.adjusted(1.6 * line, 1.7 * line, -1.6 * line, -0.8 * line)

    def _widest(self) -> float:
        metrics = QFontMetricsF(self.font())
        texts = [statistics_words.points(spot.value) for spot in self.spots]
        return max((metrics.horizontalAdvance(text) for text in texts), default=0) + 4

    def _write(self, painter: QPainter, marks: Sequence[QPointF]) -> None:
        """Write the numbers above their marks."""
        wide, high = self._widest(), QFontMetricsF(self.font()).height()
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        for spot, mark in zip(self.spots, marks, strict=True):
            box = QRectF(mark.x() - wide / 2, mark.y() - 1.4 * high, wide, high)
            painter.drawText(
                box, int(Qt.AlignmentFlag.AlignCenter), statistics_words.points(spot.value)
            )
