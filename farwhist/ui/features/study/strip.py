"""The strip below the felt of the study: the steps of a deal in time, and what they were worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct, field
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QSlider, QVBoxLayout, QWidget

from farwhist.bots.judging.verdict import BLAME, Verdict, Word
from farwhist.engine.cards import Seat
from farwhist.ui.features.study.bar import push_button, tool_button
from farwhist.ui.review.hint_words import percent
from farwhist.ui.review.page_style import BoardStyle
from farwhist.ui.review.verdict_card import draw_mark
from farwhist.ui.style.layouts import filled
from farwhist.ui.style.text import SentenceLabel
from farwhist.ui.table.theme import Theme
from farwhist.ui.viewmodels.deal_replay import DealReplay
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


SIDE: Final = 16
NUMBERS: Final = 44
"""Between the edges and the first and last step, in pixels: alone, and with numbers there."""

CHART: Final = 46
TALL: Final = 66
"""The height of the chart, in pixels at a text of 100 %, and where there is room for more."""

WRITTEN: Final = 1.3
"""With texts larger than this no numbers stand at the chart."""

BLAMED: Final = 18.0
QUIET: Final = 14.0
"""The sides of the coach's marks, where something was lost and where nothing was."""

OWN: Final = 6.0
OTHER: Final = 8.0
"""The radius of the dot of an own choice, and the height of the tick of another's."""


class Timeline(QSlider):
    """A slider whose values are the steps of a deal.

    Own choices are dots, those of others ticks. A click goes to the step that is nearest.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._scale = 1.0
        self._own: frozenset[int] = frozenset()
        self._tricks: list[tuple[int, int, int]] = []
        self._verdicts: dict[int, Verdict] = {}
        self._curves = Curves()
        self._left_match: int | None = None
        self._room = 1
        self._tall = False
        self._knew = False
        self.setPageStep(1)
        self.setSingleStep(1)
        self.setMouseTracking(True)

    def show_deal(self, deal: DealReplay, viewer: Seat) -> None:
        """Show the steps of this deal, the first of them as the one that is looked at."""
        self._own = frozenset(deal.own(viewer))
        self._verdicts = {}
        self._curves = Curves()
        self._left_match = None
        self._tricks = []
        numbered = enumerate(deal.steps)
        for trick, steps in groupby(numbered, lambda each: each[1].trick):
            places = [number for number, _ in steps]
            if trick:
                self._tricks.append((trick, places[0], places[-1]))
        self.setRange(0, len(deal.steps) - 1)
        self._room = self.maximum()
        self.setValue(0)
        self.update()

    def show_verdicts(self, verdicts: Mapping[int, Verdict]) -> None:
        """Mark the own choices as the coach judges them, and draw the chance from choice to choice.

        Those that are not judged stay dots.
        """
        self._verdicts = dict(verdicts)
        self._curves = Curves(self._verdicts)
        self.update()

    def show_line(self, deal: DealReplay, viewer: Seat, left_match: int) -> None:
        """Show the steps of a line that has left the match at this step, without going to one."""
        value, match, room = self.value(), self._curves.match, self._room
        self.show_deal(deal, viewer)
        self._room = max(room, self.maximum())
        self._curves = Curves(match)
        self._left_match = left_match
        self.judge_line({}, None)
        self.setValue(min(value, self.maximum()))
        self.update()

    def judge_line(self, found: Mapping[int, Verdict], asked: tuple[int, Verdict] | None) -> None:
        """Mark the own choices in the line, and let its curve leave that of the match.

        `asked` is the step of the choice that is open, and what its moves are worth.
        """
        match, left = self._curves.match, self._left_match or 0
        self._verdicts = {step: each for step, each in match.items() if step < left} | dict(found)
        line = dict(found) if asked is None else {**found, asked[0]: asked[1]}
        self._curves = Curves(match, line, left)
        self.update()

    @property
    def curves(self) -> Curves:
        """What the chart shows."""
        return self._curves

    def set_knew(self, knew: bool) -> None:
        """Let the curves end where one stands, or show them whole."""
        self._knew = knew
        self.update()

    def set_tall(self, tall: bool) -> None:
        """Make the chart higher than usual."""
        if tall != self._tall:
            self._tall = tall
            self.updateGeometry()

    @property
    def _written(self) -> bool:
        """Whether numbers stand at the chart."""
        return self._scale <= WRITTEN and bool(self._curves.match)

    @property
    def _side(self) -> int:
        return NUMBERS if self._scale <= WRITTEN else SIDE

    def set_scale(self, scale: float) -> None:
        """Write so many times as large as usual."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        chart = TALL if self._tall else CHART
        return QSize(320, round((chart + 54) * min(self._scale, 1.5)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def x_of(self, step: int) -> float:
        """Return where a step stands, in pixels from the left."""
        room = self.width() - 2 * self._side
        return self._side + room * step / max(self._room, 1)

    def step_at(self, x: float) -> int:
        """Return the step that is nearest to `x`."""
        room = max(self.width() - 2 * self._side, 1)
        return min(max(round((x - self._side) / room * self._room), 0), self.maximum())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = self._theme, min(self._scale, 1.5)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = self.height()
        level = high - 40.0 * scale
        self._draw_chart(painter, 8 * scale, level - 16 * scale)
        painter.setPen(QPen(QColor(theme.hairline), 1))
        painter.drawLine(QPointF(self._side, level), QPointF(self.width() - self._side, level))
        self._draw_left(painter, level)
        self._draw_tricks(painter, level + 10 * scale, high)
        for step in range(self.maximum() + 1):
            x = self.x_of(step)
            if step in self._verdicts:
                self._draw_verdict(painter, x, level, self._verdicts[step].word, scale)
            elif step in self._own:
                painter.setPen(QPen(QColor(theme.plate), 1))
                painter.setBrush(QColor(theme.exact))
                painter.drawEllipse(QPointF(x, level), OWN * scale, OWN * scale)
            else:
                painter.setPen(QPen(QColor(theme.off), 1.5))
                painter.drawLine(QPointF(x, level - OTHER / 2), QPointF(x, level + OTHER / 2))
        self._draw_cursor(painter, self.x_of(self.value()), level, scale)
        if self.hasFocus() and self.window().testAttribute(
            Qt.WidgetAttribute.WA_KeyboardFocusChange
        ):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    def _draw_verdict(
        self, painter: QPainter, x: float, level: float, word: Word, scale: float
    ) -> None:
        side = (BLAMED if word in BLAME else QUIET) * scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.bar))
        painter.drawEllipse(QPointF(x, level), side / 2 + 2, side / 2 + 2)
        box = QRectF(x - side / 2, level - side / 2, side, side)
        draw_mark(painter, word, box, self._theme, dark=True)

    def _draw_chart(self, painter: QPainter, top: float, bottom: float) -> None:
        box = QRectF(self._side, top, self.width() - 2 * self._side, bottom - top)
        until = self.value() if self._knew else None
        CurvePainter(painter, self._theme, box, self.x_of).draw(
            self._curves, until=until, size=round(11 * self._scale) if self._written else 0
        )

    def _draw_left(self, painter: QPainter, level: float) -> None:
        """Draw where a line leads away from the match."""
        if self._left_match is None:
            return
        ink = QColor(self._theme.needs)
        left, right = self.x_of(self._left_match), self.x_of(self.maximum())
        painter.setPen(QPen(ink, 3))
        painter.drawLine(QPointF(left, level), QPointF(right, level))
        painter.setBrush(ink)
        painter.drawEllipse(QPointF(left, level), 5, 5)

    def _draw_tricks(self, painter: QPainter, top: float, high: float) -> None:
        theme = self._theme
        font = QFont(self.font())
        font.setPixelSize(round(12 * self._scale))
        painter.setFont(font)
        here = self.value()
        for trick, first, last in self._tricks:
            lit = first <= here <= last
            colour = QColor(theme.accent if lit else theme.control_line)
            left, right = self.x_of(first) - 4, self.x_of(last) + 4
            painter.setPen(QPen(colour, 2))
            painter.drawLine(QPointF(left, top), QPointF(right, top))
            painter.setPen(QColor(theme.accent if lit else theme.secondary))
            box = QRectF(left - 20, top + 2, right - left + 40, high - top - 2)
            flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            if lit or right - left >= painter.fontMetrics().horizontalAdvance(str(trick)):
                painter.drawText(box, int(flags), str(trick))

    def _draw_cursor(self, painter: QPainter, x: float, level: float, scale: float) -> None:
        theme = self._theme
        painter.setPen(QPen(QColor(theme.text), 2))
        painter.drawLine(QPointF(x, 4), QPointF(x, level + 6 * scale))
        painter.setBrush(QColor(theme.text))
        painter.setPen(Qt.PenStyle.NoPen)
        handle = [QPointF(x - 6, 1), QPointF(x + 6, 1), QPointF(x, 9)]
        painter.drawPolygon(QPolygonF(handle))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.text), 2))
        painter.drawEllipse(QPointF(x, level), 9 * scale, 9 * scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setValue(self.step_at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self.step_at(event.position().x()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        down = event.angleDelta().y() < 0 or event.angleDelta().x() < 0
        self.setValue(self.value() + (1 if down else -1))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the keys of the study are the same everywhere on its page


class StudyStrip(QFrame):
    """Says which step is looked at, and leads to others."""

    def __init__(self, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("studybar", True)
        self.timeline = Timeline(style.theme)
        self.timeline.setAccessibleName(translate("Study", "Steps of the deal"))
        self.timeline.set_scale(style.text)
        self.moment, self.count = SentenceLabel(), SentenceLabel()
        self.moment.setProperty("strong", True)
        self.count.setProperty("quiet", True)
        self.chance, self.points = SentenceLabel(), SentenceLabel()
        for legend, ink in ((self.chance, style.theme.exact), (self.points, style.theme.accent)):
            legend.setStyleSheet(f"color: {ink}; font-size: {round(12 * style.text)}px;")
            legend.hide()
        self._tall = False
        self._told = "", False
        self._written = style.text <= WRITTEN
        self.steppers = [
            tool_button(style, "to_start", "deal_start"),
            tool_button(style, "left", "step_back"),
            tool_button(style, "right", "step_on"),
            tool_button(style, "to_end", "deal_end"),
        ]
        self.previous_choice = push_button(
            style, translate("Study", "&Previous choice"), "previous_choice"
        )
        self.next_choice = push_button(style, translate("Study", "&Next choice"), "next_choice")
        self.next_slip = tool_button(style, "mistake_on", "next_slip")
        self.previous_slip = tool_button(style, "mistake_back", "previous_slip")
        self._left = QWidget()
        self._arrange()

    def _arrange(self) -> None:
        tools = filled(QHBoxLayout(), *self.steppers, 1, spacing=6)
        told = (self.moment, self.count, self.chance, self.points)
        filled(QVBoxLayout(self._left), tools, *told, 1, margins=0, spacing=2)
        for button in (self.next_choice, self.previous_choice):
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        choices = filled(QVBoxLayout(), self.next_choice, self.previous_choice, spacing=6)
        slips = filled(QVBoxLayout(), self.next_slip, self.previous_slip, spacing=6)
        parts = (self._left, (self.timeline, 1), choices, slips)
        filled(QHBoxLayout(self), *parts, margins=(12, 6), spacing=12)

    def set_tall(self, tall: bool) -> None:
        """Give the chart more height, and say which curve is which, or not."""
        self._tall = tall
        self.timeline.set_tall(tall)
        share, points = self._told
        self.tell_curves(share, points=points)

    def tell_curves(self, share: str, *, points: bool) -> None:
        """Say what the first curve is of, and that there is one of points; nothing for none."""
        self._told = share, points
        room = self._tall and self._written
        self.chance.setText(f"━ {share}")
        worth = translate("Study", "Expected points")
        self.points.setText(f"╍ {worth}")
        self.chance.setVisible(room and bool(share))
        self.points.setVisible(room and points)

    def set_left(self, wide: int) -> None:
        """Let the words take so many pixels."""
        self._left.setFixedWidth(wide)

    def without_coach(self) -> None:
        """Offer no way to mistakes: nobody looks for them."""
        self.next_slip.hide()
        self.previous_slip.hide()

    def show_where(self, step: int, last: int, own: Sequence[int], slips: Sequence[int]) -> None:
        """Offer the ways that lead on from a step; own choices and mistakes are steps too."""
        self.next_choice.setEnabled(any(each > step for each in own))
        self.previous_choice.setEnabled(any(each < step for each in own))
        for number, tool in enumerate(self.steppers):
            tool.setEnabled(step > 0 if number < 2 else step < last)
        self.show_slips(step, slips)

    def show_slips(self, step: int, slips: Sequence[int]) -> None:
        """Offer the ways to mistakes."""
        self.next_slip.setEnabled(any(each > step for each in slips))
        self.previous_slip.setEnabled(any(each < step for each in slips))

    def stops(self) -> list[QWidget]:
        """Return what the Tab key goes round."""
        return [
            *self.steppers, self.timeline,
            self.next_choice, self.previous_choice, self.next_slip, self.previous_slip,
        ]  # fmt: skip
