"""The upper part of the score panel: who stands where, and the curve of the points."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from farwhist.engine.cards import Seat
from farwhist.engine.position import Points
from farwhist.rules.kind import SummaryText
from farwhist.ui.scores import panel_words
from farwhist.ui.scores.ink import RIGHT, SUMS, Ink
from farwhist.ui.scores.standing import Standing, standing
from farwhist.ui.scores.tally import Scores
from farwhist.ui.table.theme import CURVES
from farwhist.ui.wording import number_words

EDGE: Final = 8.0
"""Between the edge of the panel and the ground of a row."""
MARGIN: Final = 16.0
"""Between the edge of the panel and what is written."""
CURVE: Final = 104.0
ROW: Final = 48.0
LOW_ROW: Final = 36.0
GAP: Final = 2.0
FEW: Final = 5
"""Up to so many players have a second line."""

PlateStatus = Callable[[Scores, Seat], tuple[str, bool]]
"""Returns the second line of a player, and whether it is something to be proud of."""

NOTES: Final[Mapping[SummaryText, PlateStatus]] = {
    "bids": panel_words.exact_note,
    "bags": panel_words.bags_note,
    "tricks": lambda scores, column: ("", False),
    "staying": panel_words.staying_note,
    "cards": panel_words.cards_note,
}

_DASHES: Final[tuple[list[float], ...]] = (
    [5, 2.5], [1.2, 2.2], [7, 2.5, 1, 2.5], [3, 2], [9, 3], [2, 1.2], [6, 2, 1, 2, 1, 2],
)  # fmt: skip


@dataclass
class Shown:
    """What of the panel is under way: totals that are not told yet, and rows between places.

    `totals` are told instead of the true ones, `slides` are how many rows below its place each
    column still is, `sheet` how much of the sheet has grown in, and `ringed` is the row of the
    sheet that the keyboard is on, which is always seen.
    """

    totals: dict[Seat, Points] = field(default_factory=dict)
    slides: dict[Seat, float] = field(default_factory=dict)
    sheet: float = 1.0
    ringed: int | None = None

    def deals(self, count: int, fits: int) -> range:
        """Return which of `count` deals are seen where so many fit: mostly the newest."""
        first = max(0, count - fits)
        if self.ringed is not None:
            first = min(first, self.ringed)
        return range(first, min(first + fits, count))


NAME: Final = 70.0
"""The most room for a name at the end of its curve."""
PAIR: Final = 104.0
"""The same for the names of two partners."""


def rows_height(count: int) -> float:
    """Return how high the rows of so many players are, where there is room."""
    return count * (GAP + (LOW_ROW if count > FEW else ROW))


def rows(ink: Ink, scores: Scores, box: QRectF, shown: Shown) -> float:
    """Draw a row for each player into the upper part of `box`; return where the last one ends."""
    lines = standing(scores, shown.totals)
    many = len(lines) > FEW
    high = min(LOW_ROW if many else ROW, box.height() / len(lines))
    gap = GAP
    # What moves lies above what stands, and the viewer's row above all.
    for n, line in sorted(enumerate(lines), key=lambda each: (each[1].own, -each[0])):
        top = box.top() + (n + shown.slides.get(line.column, 0.0)) * (high + gap)
        place = QRectF(box.left() + EDGE, top, box.width() - 2 * EDGE, high)
        _row(ink, scores, line, place, many=many or high < 40, shown=shown)
    return box.top() + len(lines) * (high + gap)


def _row(
    ink: Ink, scores: Scores, line: Standing, box: QRectF, *, many: bool, shown: Shown
) -> None:
    theme = ink.theme
    if line.own:
        ink.row(box, theme.own_row, bar=theme.accent)
    middle, small = box.center().y(), many
    first = scores.counted and line.place == 1
    colour = theme.accent if first else theme.secondary
    number = QRectF(box.left() + 10, box.top(), 22, box.height())
    if scores.counted:
        ink.text(number, str(line.place), 15, colour, weight=700)
    side = 24.0 if small else 36.0
    side = min(side, box.height() - 4)
    at = QPointF(box.left() + 34, middle)
    x = at.x() + ink.pair(scores, line.seats, at, side) + 10
    total = number_words.number(line.total)
    size = ink.number_size(6 if small else 1)
    wide = ink.width(total, size, 700)
    right = box.right() - 12
    spot = QRectF(right - wide, box.top(), wide, box.height())
    ink.text(spot, total, size, theme.text, weight=700, align=RIGHT)
    ink.cell(SUMS, line.column, spot)
    room = right - wide - 8 - x
    note, proud = ("", False) if small else NOTES[scores.kind.summary](scores, line.column)
    name = QRectF(x, box.top() + 3 if note else box.top(), room, 24 if note else box.height())
    weight = 700 if line.own else 600
    text = panel_words.side_name(scores, line.column)
    ink.text(name, text, 15, theme.text, weight=weight, tip=text, least=12)
    if note:
        below = QRectF(x, box.top() + 24, room, 18)
        ink.text(below, note, 12, theme.accent if proud else theme.secondary, least=10)


def curve(ink: Ink, scores: Scores, box: QRectF) -> None:
    """Draw how the points came about; lines end at the deal that was scored last."""
    from farwhist.ui.scores.chart import series  # no deal is scored yet when the window opens
    from farwhist.ui.scores.geometry import plot

    theme, painter = ink.theme, ink.painter
    values = series(scores, ranks=False)
    names = [panel_words.side_name(scores, column) for column in scores.order]
    widest = PAIR if scores.partners else NAME
    wide = min(widest, max(ink.width(name, 11, 700) for name in names) + 2)
    left, right = box.left() + MARGIN, box.right() - MARGIN - wide - 10
    area = (left, box.top() + 12, right, box.bottom() - 14)
    deals = max(scores.deals or 0, len(scores.counted))
    chart = plot(values, area, deals=deals, line_height=14, least=4)
    zero = next((y for value, y in chart.ticks if value == 0), area[3])
    ink.hairline(left, right, zero)
    own_side = scores.viewer % scores.view.sides if scores.partners else scores.viewer
    colours: list[tuple[str, float, list[float]]] = []
    other = 0
    for column in scores.order:
        if column == own_side:
            colours.append((theme.accent, 3.0, []))
        else:
            dash = _DASHES[other % len(_DASHES)]
            colours.append((CURVES[other % len(CURVES)], 1.7, dash))
            other += 1
    own_last = sorted(range(len(names)), key=lambda n: scores.order[n] == own_side)
    for n in own_last:
        colour, thick, dash = colours[n]
        pen = QPen(QColor(colour), thick)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dash:
            pen.setDashPattern(dash)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF([QPointF(*point) for point in chart.lines[n]]))
        end = QPointF(*chart.lines[n][-1])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        size = 3.6 if thick > 2 else 2.4
        painter.drawEllipse(end, size, size)
        faint = QColor(colour)
        faint.setAlphaF(0.45)
        painter.setPen(QPen(faint, 1))
        y = chart.labels[n]
        if end.x() + 6 < right + 4:
            painter.drawLine(QPointF(end.x() + 6, end.y()), QPointF(right + 6, y))
        spot = QRectF(right + 9, y - 7, box.right() - MARGIN - right - 9, 14)
        weight = 700 if thick > 2 else 400
        ink.text(spot, names[n], 11, colour, weight=weight)
