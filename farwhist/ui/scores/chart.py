"""The points chart and the rank chart, drawn with a painter on a screen or on paper."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, log10
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QToolTip, QWidget

from farwhist.ui.scores.chart_lines import colour_in_window, line_dash, line_number
from farwhist.ui.scores.tally import Scores, place_history
from farwhist.ui.style.text import SMALLEST, cut_name
from farwhist.ui.style.tokens import tokens_of
from farwhist.ui.table.items.painted_text import LEFT
from farwhist.ui.wording import number_words

translate = QCoreApplication.translate

Point = tuple[float, float]

EDGE: Final = 8
"""Between a chart in a window and its frame, in pixels."""


class Plot(Struct, frozen=True):
    """A chart in pixels. `lines[i]` has a point for every deal, `labels[i]` is the middle of the
    label of line i, `ticks` are (value, y) and `columns` the x of each deal, the start included.
    """

    left: float
    right: float
    top: float
    bottom: float
    lines: list[list[Point]]
    labels: list[float]
    ticks: list[tuple[float, float]]
    columns: list[float]

    def nearest(self, x: float) -> int | None:
        """Return the column that is nearest to x, or None while there are none."""
        columns = range(len(self.columns))
        return min(columns, key=lambda each: abs(self.columns[each] - x), default=None)


def plot(
    series: Sequence[Sequence[float]],
    box: tuple[float, float, float, float],
    *,
    deals: int,
    line_height: float,
    upside_down: bool = False,
    least: float = 10,
) -> Plot:
    """Return the chart of `series`, all of one length, in the `box` (left, top, right, bottom).

    `deals` is how many columns the match will have. Places are drawn `upside_down`, 1 on top.
    Values span `least` at least.
    """
    left, top, right, bottom = box
    longest = max((len(each) for each in series), default=1)
    columns = max(deals + 1, longest, 2)
    values = [value for each in series for value in each]
    low, high = (1.0, float(max(len(series), 2))) if upside_down else _range(values, least)
    xs = [left + (right - left) * step / (columns - 1) for step in range(longest)]

    def y_of(value: float) -> float:
        part = (value - low) / (high - low)
        return top + (bottom - top) * (part if upside_down else 1 - part)

    lines = [[(xs[n], y_of(value)) for n, value in enumerate(each)] for each in series]
    step = 1.0 if upside_down else nice_step((high - low) * line_height * 1.8 / (bottom - top))
    first = -floor(-low / step) * step
    ticks = [
        (first + n * step, y_of(first + n * step)) for n in range(floor((high - first) / step) + 1)
    ]
    ends = [each[-1][1] if each else bottom for each in lines]
    labels = spread(ends, line_height, top, bottom)
    return Plot(left, right, top, bottom, lines, labels, ticks, xs)


def _range(values: Sequence[float], least: float) -> tuple[float, float]:
    low, high = min([0.0, *values]), max([0.0, *values])
    if high - low < least:
        high = low + least
    return low, high


def nice_step(least: float) -> float:
    """Return the smallest of 1, 2, 5, 10, 20, 50 ... that is not below `least`."""
    power = 10.0 ** floor(log10(max(least, 1)))
    return next(k * power for k in (1, 2, 5, 10) if k * power >= least or k == 10)


def spread(wanted: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Return places near `wanted` that are at least `gap` apart and, if they fit, within bounds.

    Where they do not fit, the gaps shrink evenly.
    """
    count = len(wanted)
    if count > 1:
        gap = min(gap, (bottom - top) / (count - 1))
    order = sorted(range(count), key=lambda each: wanted[each])
    placed = [min(max(wanted[each], top), bottom) for each in order]
    for n in range(1, count):
        placed[n] = max(placed[n], placed[n - 1] + gap)
    if placed and placed[-1] > bottom:
        placed[-1] = bottom
        for n in range(count - 2, -1, -1):
            placed[n] = min(placed[n], placed[n + 1] - gap)
    found = [0.0] * count
    for each, y in zip(order, placed, strict=True):
        found[each] = y
    return found


class Chart(QWidget):
    """Sums, or places (`ranks`), up to the last finished deal. Hovering shows the values of one."""

    def __init__(self, *, ranks: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ranks = ranks
        self.scores: Scores | None = None
        self.hovered: int | None = None
        self.setMouseTracking(True)
        name = translate("Scores", "Place") if ranks else translate("Scores", "Points")
        self.setAccessibleName(name)

    def show_scores(self, scores: Scores) -> None:
        """Draw these scores."""
        self.scores = replace(scores, deals=None)
        self.hovered = None
        self.update()

    def _room(self) -> QRectF:
        """Return where the chart is, within its frame."""
        return QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(34 * line, 15 * line)

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(16 * line, 6 * line)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.scores is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(tokens_of(self.palette()).hairline))
        painter.setBrush(self.palette().base())
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
        draw(
            painter, self._room(), self.scores, self.palette(),
            ranks=self.ranks, hovered=self.hovered,
        )  # fmt: skip
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.scores is not None:
            metrics = QFontMetricsF(self.font())
            chart = arrange(self._room(), self.scores, metrics, ranks=self.ranks)
            column = chart.nearest(event.position().x())
            self.hovered = column if column or not self.ranks else None
            self.update()

    def event(self, event: QEvent) -> bool:
        """Tell the names, of which the chart may show only the beginning."""
        if isinstance(event, QHelpEvent) and self.scores is not None:
            names = "\n".join(self.scores.names[seat] for seat in self.scores.order)
            QToolTip.showText(event.globalPos(), names if self._cuts_names() else "", self)
            return True
        return super().event(event)

    def _cuts_names(self) -> bool:
        assert self.scores is not None
        metrics, room = QFontMetricsF(self.font()), self._room()
        chart = arrange(room, self.scores, metrics, ranks=self.ranks)
        values = series(self.scores, ranks=self.ranks)
        return any(
            label_of(self.scores, chart, values, n, room, metrics)[1] != self.scores.names[seat]
            for n, seat in enumerate(self.scores.order)
        )

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered = None
        self.update()


def series(scores: Scores, *, ranks: bool) -> list[list[float]]:
    """Return the values by column of the sheet; sums begin with 0, places with deal 1."""
    counted = scores.counted
    if ranks:
        history = place_history(counted, low=scores.low)
        first = history[:1]
        return [[float(each[seat]) for each in (*first, *history)] for seat in scores.order]
    return [[0.0, *(result.totals[seat] for result in counted)] for seat in scores.order]


def arrange(room: QRectF, scores: Scores, metrics: QFontMetricsF, *, ranks: bool) -> Plot:
    """Return where everything stands in `room`."""
    line = metrics.height()
    wide = max(metrics.horizontalAdvance(f"{scores.names[s]}  −000") for s in scores.order)
    wide = min(wide, 0.3 * room.width())
    box = (
        room.left() + metrics.horizontalAdvance("−0000"),
        room.top() + 0.9 * line,
        room.right() - wide - 1.6 * line,
        room.bottom() - 1.8 * line,
    )
    deals = max(scores.deals or 0, len(scores.counted))
    values = series(scores, ranks=ranks)
    return plot(values, box, deals=deals, line_height=line, upside_down=ranks)


def draw(
    painter: QPainter,
    room: QRectF,
    scores: Scores,
    palette: QPalette,
    *,
    ranks: bool,
    hovered: int | None = None,
) -> None:
    """Draw the chart into `room`; `hovered` is a column with a rule and its values."""
    roles = QPalette.ColorRole
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(room, palette.color(roles.Base))
    metrics = QFontMetricsF(painter.font(), painter.device())
    chart = arrange(room, scores, metrics, ranks=ranks)
    ink = palette.color(roles.Text)
    faint = QColor(ink)
    faint.setAlphaF(0.25)
    unit = metrics.height() / 16
    line = metrics.height()
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    for value, y in chart.ticks:
        zero = value == 0 and not ranks
        painter.setPen(QPen(ink if zero else faint, (1.6 if zero else 1) * unit))
        painter.drawLine(QPointF(chart.left, y), QPointF(chart.right, y))
        painter.setPen(ink)
        spot = QRectF(room.left(), y - line / 2, chart.left - room.left() - 0.4 * line, line)
        painter.drawText(spot, right, number_words.number(value))
    _write_deals(painter, chart, line, len(chart.columns), ink)
    values = series(scores, ranks=ranks)
    apart = (chart.bottom - chart.top) / max(len(values) - 1, 1)
    if apart < line:  # the labels of many players in a low chart
        font = QFont(painter.font())
        font.setPixelSize(max(round(SMALLEST * unit * 16), round(apart)))
        painter.setFont(font)
        metrics = QFontMetricsF(font, painter.device())
    for n, y in enumerate(chart.labels):
        x, name, last = label_of(scores, chart, values, n, room, metrics)
        spot = QRectF(x, y - line / 2, metrics.horizontalAdvance(name + last), line)
        painter.fillRect(spot, palette.color(roles.Base))  # no grid runs through it
    for n, points in reversed(list(enumerate(chart.lines))):
        number = line_number(scores, scores.order[n])
        colour = QColor(colour_in_window(number, palette))
        if points:
            _line(painter, points, colour, number, unit)
        y = chart.labels[n]
        end = points[-1] if points else (chart.left, y)
        painter.setPen(QPen(colour, unit))
        start = QPointF(end[0] + 6 * unit, end[1])
        x, name, last = label_of(scores, chart, values, n, room, metrics)
        painter.drawLine(start, QPointF(x - 2 * unit, y))
        spot = QRectF(x, y - line / 2, room.right() - x, line)
        painter.drawText(spot, LEFT, name + last)
    if hovered is not None and hovered < len(chart.columns):
        _hover(painter, chart, scores, values, hovered, palette, line)


def label_of(  # noqa: PLR0917
    scores: Scores,
    chart: Plot,
    values: Sequence[Sequence[float]],
    n: int,
    room: QRectF,
    metrics: QFontMetricsF,
) -> tuple[float, str, str]:
    """Return where the label of line n begins, its name as far as it fits, and its value."""
    line, points = metrics.height(), chart.lines[n]
    x = max(points[-1][0] if points else chart.left, chart.left) + 1.2 * line
    last = f"  {number_words.number(values[n][-1])}" if values[n] else ""
    wide = max(room.right() - x - metrics.horizontalAdvance(last), 2 * line)
    name = scores.names[scores.order[n]]
    return x, cut_name(name, metrics, wide), last


def _write_deals(painter: QPainter, chart: Plot, line: float, shown: int, ink: QColor) -> None:
    painter.setPen(ink)
    apart = chart.columns[1] - chart.columns[0] if shown > 1 else line
    each = max(1, round(1.8 * line / max(apart, 1) + 0.5))
    for n, x in enumerate(chart.columns):
        if n and (n - 1) % each == 0:
            spot = QRectF(x - line, chart.bottom + 0.4 * line, 2 * line, line)
            painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, str(n))


def _line(
    painter: QPainter,
    points: Sequence[tuple[float, float]],
    colour: QColor,
    number: int,
    unit: float,
) -> None:
    pen = QPen(colour, 2.2 * unit)
    if line_dash(number):
        pen.setDashPattern(line_dash(number))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF([QPointF(*each) for each in points]))
    painter.setPen(QPen(colour, 1.4 * unit))
    for x, y in points:
        marker(painter, number, QPointF(x, y), 4 * unit, colour)


def marker(painter: QPainter, number: int, at: QPointF, size: float, colour: QColor) -> None:
    """Draw the shape of a line: disc, square, triangles, diamond, cross, ring, plus."""
    x, y, s = at.x(), at.y(), size
    painter.setBrush(colour)
    shape = number % 8
    if shape == 0:
        painter.drawEllipse(at, s, s)
    elif shape == 1:
        painter.drawRect(QRectF(x - 0.9 * s, y - 0.9 * s, 1.8 * s, 1.8 * s))
    elif shape in (2, 3):
        up = -s if shape == 2 else s
        corners = [QPointF(x, y + up), QPointF(x - s, y - up), QPointF(x + s, y - up)]
        painter.drawPolygon(QPolygonF(corners))
    elif shape == 4:
        painter.drawPolygon(
            QPolygonF([QPointF(x, y - s), QPointF(x + s, y), QPointF(x, y + s), QPointF(x - s, y)])
        )
    elif shape == 6:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, s, s)
    else:
        d = s if shape == 5 else 0
        painter.drawLine(QPointF(x - s, y - d), QPointF(x + s, y + d))
        painter.drawLine(QPointF(x - d, y + s), QPointF(x + d, y - s))


def _hover(  # noqa: PLR0917
    painter: QPainter,
    chart: Plot,
    scores: Scores,
    values: Sequence[Sequence[float]],
    column: int,
    palette: QPalette,
    line: float,
) -> None:
    x = chart.columns[column]
    ink = palette.color(QPalette.ColorRole.Text)
    painter.setPen(QPen(ink, line / 14))
    painter.drawLine(QPointF(x, chart.top), QPointF(x, chart.bottom))
    lines = [translate("Scores", "Deal {deal}").format(deal=column)]
    ordered = sorted(range(len(values)), key=lambda n: chart.lines[n][column][1])
    for n in ordered:
        lines.append(f"{scores.names[scores.order[n]]}  {number_words.number(values[n][column])}")
    metrics = QFontMetricsF(painter.font(), painter.device())
    wide = max(metrics.horizontalAdvance(each) for each in lines) + line
    left = x + line / 2 if x + wide + line < chart.right else x - wide - line / 2
    box = QRectF(left, chart.top, wide, line * (len(lines) + 0.6))
    painter.setBrush(palette.color(QPalette.ColorRole.Base))
    painter.drawRoundedRect(box, line / 4, line / 4)
    for n, text in enumerate(lines):
        spot = QRectF(left + line / 2, chart.top + line * (n + 0.3), wide, line)
        painter.drawText(spot, Qt.AlignmentFlag.AlignVCenter, text)
