"""The curves of a deal: how likely it ends well, and what it is worth, from choice to choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct, field
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from farwhist.bots.judging.verdict import Verdict
from farwhist.ui.review.hint_words import percent
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import number_words

translate = QCoreApplication.translate

LEFT_BEHIND: Final = 0.35
"""How much is seen of what the match came to, while a line is looked at."""

Point = tuple[int, float]
"""A step, and a share or points there."""


def shares(verdicts: Mapping[int, Verdict]) -> list[Point]:
    """Return how likely it was that the deal ends well: before each choice, and after it."""
    return [
        (step, min(max(verdict.choices[place].share, 0.0), 1.0))
        for step, verdict in sorted(verdicts.items())
        if not verdict.forced and verdict.share != "none"
        for place in (verdict.best, verdict.played)
    ]


def worths(verdicts: Mapping[int, Verdict]) -> list[Point]:
    """Return the points that were to be expected: before each choice, and after it."""
    return [
        (step, verdict.choices[place].value)
        for step, verdict in sorted(verdicts.items())
        if not verdict.forced and verdict.unit == "points"
        for place in (verdict.best, verdict.played)
    ]


class Curves(Struct):
    """What is drawn: the match, and the line that leaves it at the step `left`."""

    match: Mapping[int, Verdict] = field(default_factory=dict)
    line: Mapping[int, Verdict] = field(default_factory=dict)
    left: int | None = None

    def reach(self) -> tuple[float, float] | None:
        """Return the least and the most points that are drawn, nought among them."""
        points = [worth for _, worth in (*worths(self.match), *worths(self.line))]
        return (min(*points, 0.0), max(*points, 0.0)) if len(points) > 1 else None

    @property
    def end(self) -> float | None:
        """How likely the line ends well, as far as it goes."""
        found = shares(self.line)
        return found[-1][1] if self.left is not None and found else None


class CurvePainter:
    """Draws curves into a box; `x_of` tells where a step stands."""

    def __init__(
        self, painter: QPainter, theme: Theme, box: QRectF, x_of: Callable[[int], float]
    ) -> None:
        self._painter = painter
        self._theme = theme
        self._box = box
        self._x_of = x_of

    def draw(self, curves: Curves, *, until: int | None, size: int) -> None:
        """Draw them; only `until` a step, if there is one. Numbers have this size, 0 for none."""
        self._grid(curves, size)
        painter, box = self._painter, self._box
        reach = curves.reach()
        painter.save()
        if until is not None:
            painter.setClipRect(QRectF(0, 0, self._x_of(until) + 1, box.bottom() + 4))
        if curves.left is None:
            self._match(curves.match, reach)
        else:
            fork = self._x_of(curves.left)
            for left, right, opacity in ((0.0, fork, 1.0), (fork, 1e6, LEFT_BEHIND)):
                painter.save()
                clip = QRectF(left, 0, right - left, box.bottom() + 4)
                painter.setClipRect(clip, Qt.ClipOperation.IntersectClip)
                painter.setOpacity(opacity)
                self._match(curves.match, reach)
                painter.restore()
            self._line(curves, reach)
        painter.restore()
        if curves.end is not None and size and until is None:
            self._tell_line(curves, size)

    def _share(self, points: Sequence[Point]) -> list[QPointF]:
        box = self._box
        return [QPointF(self._x_of(s), box.bottom() - share * box.height()) for s, share in points]

    def _worth(self, points: Sequence[Point], reach: tuple[float, float]) -> list[QPointF]:
        low, high = reach
        box, span = self._box, max(high - low, 1.0)
        return [
            QPointF(self._x_of(s), box.bottom() - (worth - low) / span * box.height())
            for s, worth in points
        ]

    def _match(self, verdicts: Mapping[int, Verdict], reach: tuple[float, float] | None) -> None:
        painter, theme = self._painter, self._theme
        points = self._share(shares(verdicts))
        if len(points) > 1:
            line = QColor(theme.exact)
            fill = QColor(line)
            fill.setAlphaF(0.2)
            bottom = self._box.bottom()
            area = [QPointF(points[0].x(), bottom), *points, QPointF(points[-1].x(), bottom)]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(fill)
            painter.drawPolygon(QPolygonF(area))
            painter.setPen(QPen(line, 2))
            painter.drawPolyline(QPolygonF(points))
        told = worths(verdicts)
        if reach is not None and len(told) > 1:
            painter.setPen(QPen(QColor(theme.accent), 2, Qt.PenStyle.DashLine))
            painter.drawPolyline(QPolygonF(self._worth(told, reach)))

    def _line(self, curves: Curves, reach: tuple[float, float] | None) -> None:
        painter, ink = self._painter, QColor(self._theme.needs)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        points = self._share(shares(curves.line))
        if reach is not None:
            painter.setPen(QPen(ink, 2, Qt.PenStyle.DashLine))
            painter.drawPolyline(QPolygonF(self._worth(worths(curves.line), reach)))
        painter.setPen(QPen(ink, 3))
        painter.drawPolyline(QPolygonF(points))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for point in (*points[:1], *points[-1:]):
            painter.drawEllipse(point, 4, 4)

    def _grid(self, curves: Curves, size: int) -> None:
        painter, theme, box = self._painter, self._theme, self._box
        painter.setPen(QPen(QColor(theme.hairline), 1))
        for part in (0.0, 0.5, 1.0):
            y = box.bottom() - part * box.height()
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
        if not size:
            return
        font = QFont(painter.font())
        font.setPixelSize(size)
        font.setBold(True)
        painter.setFont(font)
        if shares(curves.match):
            for part, text in ((1.0, "100 %"), (0.5, "50"), (0.0, "0")):
                y = box.bottom() - part * box.height()
                self._number(QRectF(0, y - size, box.left() - 6, 2 * size), text, theme.exact, -1)
        reach = curves.reach()
        if reach is not None:
            for worth in {reach[0], 0.0, reach[1]}:
                y = self._worth([(0, worth)], reach)[0].y()
                if worth and abs(y - self._worth([(0, 0.0)], reach)[0].y()) < size:
                    continue  # it would lie over the nought
                room = QRectF(box.right() + 6, y - size, 60, 2 * size)
                text = number_words.signed(round(worth)) if worth else "0"
                self._number(room, text, theme.accent, 1)

    def _number(self, room: QRectF, text: str, ink: str, side: int) -> None:
        across = Qt.AlignmentFlag.AlignLeft if side > 0 else Qt.AlignmentFlag.AlignRight
        self._painter.setPen(QColor(ink))
        self._painter.drawText(room, int(across | Qt.AlignmentFlag.AlignVCenter), text)

    def _tell_line(self, curves: Curves, size: int) -> None:
        """Say beside the end of the line how likely it ends well."""
        painter = self._painter
        assert curves.end is not None
        last = self._share(shares(curves.line))[-1]
        text = translate("Study", "your line {share} %").format(share=percent(curves.end))
        wide = painter.fontMetrics().horizontalAdvance(text)
        top = min(max(last.y() - size, self._box.top() - 4), self._box.bottom() - 1.5 * size)
        room = QRectF(last.x() + 9, top, wide + 4, 1.6 * size)
        if room.right() > self._box.right():
            room.moveRight(last.x() - 9)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.bar))
        painter.drawRect(room)
        painter.setPen(QColor(self._theme.needs))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), text)
