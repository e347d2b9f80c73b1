"""The three panels at the left: the result without luck, the rating, what was lost most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from farwhist.analysis.breakdown import Breakdown
from farwhist.analysis.mean import Mean
from farwhist.analysis.rating import Rating, scale
from farwhist.ui.features.report import report_words
from farwhist.ui.features.report.parts import (
    ReportedSlip,
    ReportGraph,
    ReportPanel,
    SlipsTable,
    costliest_first,
)
from farwhist.ui.review.page_style import PageStyle, label
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.style.text import fitted
from farwhist.ui.style.tips import set_tip_for_eyes
from farwhist.ui.wording import number_words
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate

MARGIN: Final = 34.0


class RatingScale(ReportGraph):
    """Draws the marks, a pale band for one match and a dark one for the last twenty."""

    def __init__(self, look: PageStyle) -> None:
        super().__init__(look, upright=QSizePolicy.Policy.Fixed, by_tab=False)
        self._marks = scale()
        self._match: Mean | None = None
        self._last: Mean | None = None

    def show_losses(self, match: Mean | None, last: Mean | None, spoken: str) -> None:
        """Show the mean losses a deal, as far as they are known."""
        self._match, self._last = match, last
        marks = joined(
            f"{name} {report_words.plain(mark.lost)}"
            for name, mark in zip(report_words.mark_names(self._marks), self._marks, strict=True)
        )
        self.setAccessibleName(f"{spoken} {marks}")
        set_tip_for_eyes(self, marks)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(320), self._look.px(74))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(74))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        most = max(
            [self._marks[-1].lost * 1.1, *([self._match.mean * 1.05] if self._match else [])]
        )
        least = min(0.0, self._marks[0].lost)
        margin = MARGIN * look.text
        wide = max(self.width() - 2 * margin, 1.0)

        def x_of(value: float) -> float:
            part = (value - least) / (most - least)
            return min(max(margin + part * wide, 4.0), self.width() - 4.0)

        y = float(look.px(30))
        green = QColor(look.cause("start"))
        pale = QColor(green)
        pale.setAlphaF(0.25)
        bands = ((self._match, pale, 6), (self._last, green, 12))
        for found, colour, high in bands:
            if found is not None:
                left, right = (x_of(found.mean + sign * 2 * found.error) for sign in (-1, 1))
                half = look.px(high) / 2
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QBrush(colour))
                painter.drawRoundedRect(QRectF(left, y - half, right - left, 2 * half), 2, 2)
        painter.setPen(QPen(QColor(tokens.border), 2))
        painter.drawLine(QPointF(2, y), QPointF(self.width() - 2, y))
        self._draw_marks(painter, x_of, y)
        if self._match is not None:
            x = x_of(self._match.mean)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.text) if look.theme.strong else green)
            side = look.px(7)
            points = [QPointF(x - side, y - 18), QPointF(x + side, y - 18), QPointF(x, y - 8)]
            painter.drawPolygon(QPolygonF(points))

    def _draw_marks(self, painter: QPainter, x_of: Callable[[float], float], y: float) -> None:
        look, tokens = self._look, self._look.tokens
        names = report_words.mark_names(self._marks)
        places = [x_of(mark.lost) for mark in self._marks]
        room = self.width() / len(names) - 8
        fonts = [fitted(name, look.font(12, 600), room) for name in names]
        high = QFontMetrics(look.font(12, 600)).height()
        wide = [
            QFontMetrics(font).horizontalAdvance(name) + 8.0
            for name, font in zip(names, fonts, strict=True)
        ]
        middles = _apart(places, wide, self.width())
        for mark, name, font, x, middle, width in zip(
            self._marks, names, fonts, places, middles, wide, strict=True
        ):
            painter.setPen(QPen(QColor(tokens.text), 2))
            painter.drawLine(QPointF(x, y - 6), QPointF(x, y + 6))
            box = QRectF(middle - width / 2, y + 9, width, high)
            painter.setFont(font)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
            painter.setFont(look.font(11.5))
            painter.setPen(QColor(tokens.secondary))
            lost = report_words.plain(mark.lost)
            painter.drawText(box.translated(0, high), Qt.AlignmentFlag.AlignCenter, lost)


def _apart(places: list[float], wide: list[float], whole: float) -> list[float]:
    """Return where texts of such widths stand, as near to their places as they all fit."""
    found = list(places)
    for n in range(len(found)):
        before = found[n - 1] + wide[n - 1] / 2 if n else 0.0
        found[n] = max(found[n], before + wide[n] / 2)
    for n in reversed(range(len(found))):
        after = found[n + 1] - wide[n + 1] / 2 if n + 1 < len(found) else whole
        found[n] = min(found[n], after - wide[n] / 2)
    return found


STAND: Final = 40.0
"""How high the first and the last bar stand below all the steps, where their foot is cut off."""
LEAST: Final = 3.0
LEAST_SPAN: Final = 0.25
"""Steps are drawn no larger than as if all of them were this part of the sum."""
WHOLE: Final = ("start", "points")


class Waterfall(ReportGraph):
    """Draws the bars of a result."""

    def __init__(self, look: PageStyle) -> None:
        super().__init__(look, upright=QSizePolicy.Policy.Expanding, by_tab=True)
        self._made_of: Breakdown | None = None

    def show_result(self, made_of: Breakdown) -> None:
        """Show these numbers."""
        self._made_of = made_of
        self.tell(report_words.copied(made_of))

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(320), self._look.px(150))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(240), self._look.px(104))

    def paintEvent(self, event: QPaintEvent) -> None:
        made_of = self._made_of
        if made_of is None:
            return
        look, steps = self._look, made_of.steps()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(look.font(11.5))
        line = painter.fontMetrics().height()
        slot = self.width() / len(steps)
        bar = min(slot * 0.78, look.px(56))
        top, foot = float(line + 4), float(self.height() - 2 * line - 4)
        levels = _levels(steps)
        high, low = max(max(pair) for pair in levels), min(min(pair) for pair in levels)
        stand = min(STAND, 0.3 * (foot - top))
        least = LEAST_SPAN * max(abs(value) for part, value in steps.items() if part in WHOLE)
        scale = (foot - stand - top) / max(high - low, least, 1e-6)

        def y_of(value: float) -> float:
            return top + (high - value) * scale

        boxes = []
        for number, (part, (begin, end)) in enumerate(zip(steps, levels, strict=True)):
            x = slot * number + (slot - bar) / 2
            upper, lower = sorted((y_of(begin), y_of(end)))
            if part in WHOLE:
                lower = foot
            boxes.append(QRectF(x, upper, bar, max(lower - upper, LEAST)))
        painter.setPen(QPen(QColor(look.tokens.border), 1, Qt.PenStyle.DotLine))
        for (one, other), (_, end) in zip(pairwise(boxes), levels, strict=False):
            painter.drawLine(QPointF(one.right(), y_of(end)), QPointF(other.left(), y_of(end)))
        for number, ((part, value), box) in enumerate(zip(steps.items(), boxes, strict=True)):
            self._bar(painter, part, box)
            shown = report_words.plain(value) if part in WHOLE else report_words.signed(value)
            painter.setFont(look.font(12.5, 700))
            painter.setPen(QColor(self._ink(part)))
            place = QRectF(slot * number - 4, box.top() - line - 3, slot + 8, line + 2)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, shown)
            self._title(painter, part, QRectF(slot * number + 1, foot + 4, slot - 2, 2 * line))
        self.draw_ring(painter)

    def _ink(self, part: str) -> str:
        look = self._look
        return look.tokens.text if look.theme.strong else look.cause(part)

    def _bar(self, painter: QPainter, part: str, box: QRectF) -> None:
        colour = QColor(self._ink(part))
        painter.setPen(QPen(colour, 1))
        painter.setBrush(colour)
        if part in ("bids", "play"):
            painter.setBrush(QColor(self._look.tokens.ground))
            painter.drawRoundedRect(box, 2, 2)
            painter.setBrush(QBrush(colour, Qt.BrushStyle.BDiagPattern))
        elif part == "fell":
            painter.setBrush(QBrush(colour, Qt.BrushStyle.Dense4Pattern))
        painter.drawRoundedRect(box, 2, 2)
        if part in WHOLE:
            self._cut(painter, box)

    def _cut(self, painter: QPainter, box: QRectF) -> None:
        """Show that the foot of a bar is cut off."""
        y, wave, teeth = box.bottom() - 10, 2.5, 8
        step = (box.width() + 2) / teeth
        points = [
            QPointF(box.left() - 1 + n * step, y + (wave if n % 2 else -wave))
            for n in range(teeth + 1)
        ]
        painter.setPen(QPen(QColor(self._look.tokens.ground), 3))
        painter.drawPolyline(QPolygonF(points))

    def _title(self, painter: QPainter, part: str, room: QRectF) -> None:
        assert self._made_of is not None
        text = report_words.step_title(part, self._made_of)
        painter.setPen(QColor(self._look.tokens.secondary))
        flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        for size in (11.5, 10.5, 9.5, 8.5):
            painter.setFont(self._look.font(size))
            metrics = painter.fontMetrics()
            needed = metrics.boundingRect(
                room.toRect(), flags | int(Qt.TextFlag.TextWordWrap), text
            )
            if needed.height() <= room.height() + 1 and needed.width() <= room.width() + 1:
                break
        painter.drawText(room, flags | int(Qt.TextFlag.TextWordWrap), text)


def _levels(steps: dict[str, float]) -> list[tuple[float, float]]:
    """Return between which sums each bar reaches; the first and the last are whole."""
    found, total = [], 0.0
    for part, value in steps.items():
        if part in WHOLE:
            total = value
            found.append((value, value))
        else:
            found.append((total, total + value))
            total += value
    return found


class ResultPanel(ReportPanel):
    """The luck-adjusted result, and the waterfall."""

    def __init__(self, look: PageStyle) -> None:
        super().__init__(look, translate("Report", "Your result without luck"))
        self._great = [_Number("great"), _Number("large"), _Number("large")]
        row = QHBoxLayout()
        row.setSpacing(look.px(20))
        for each in self._great:
            row.addWidget(each)
        row.addStretch(1)
        add_layout(self.column, row)
        self.waterfall = Waterfall(look)
        self.column.addWidget(self.waterfall, 1)
        self.note = self.lines(top=True)
        self.column.addWidget(self.note, 1)

    def show_result(self, made_of: Breakdown | None, note: str, *, a_deal: bool = False) -> None:
        """Show a result, or one `a_deal`; `note` is what stands there while there is none."""
        known = made_of is not None
        for each in (*self._great, self.waterfall):
            each.setVisible(known)
        self.note.setVisible(not known)
        self.note.setText(note)
        if made_of is None:
            self.heading.setText(translate("Report", "Your result"))
            return
        adjusted, luck = made_of.adjusted, made_of.luck
        digits = 1 if a_deal else 0
        points = number_words.number(round(made_of.points, 1))
        if a_deal:
            points = report_words.plain(made_of.points)
        if adjusted is None or luck is None:
            self.heading.setText(translate("Report", "Your result"))
            self._great[0].show_number(points, "", translate("Report", "points"))
        else:
            self.heading.setText(
                translate("Report", "Your result per deal without luck")
                if a_deal
                else translate("Report", "Your result without luck")
            )
            self._great[0].show_number(
                report_words.plain(adjusted, digits),
                report_words.give_or_take(luck.error, digits),
                translate("Report", "without luck"),
            )
            self._great[2].show_number(
                report_words.signed(luck.mean, digits), "", translate("Report", "luck of the cards")
            )
            self._great[1].show_number(points, "", translate("Report", "points"))
        for each in self._great[1:]:
            each.setVisible(adjusted is not None)
        self.waterfall.show_result(made_of)

    def show_chance(self, decisions: float, error: float) -> None:
        """Show how much of the chance to win the match decisions gave, besides the note."""
        self._great[0].setVisible(True)
        self._great[0].show_number(
            number_words.percentage(report_words.signed(100 * decisions)),
            report_words.give_or_take(100 * error),
            translate("Report", "chance to win, by your decisions"),
        )


class RatingPanel(ReportPanel):
    """What is lost a deal, and on which mark of the scale that is."""

    def __init__(self, look: PageStyle) -> None:
        super().__init__(look, translate("Report", "How you decide"))
        self.words = self.lines("", top=True)
        self.column.addWidget(self.words)
        self.scale = RatingScale(look)
        self.column.addWidget(self.scale)
        self.note = self.lines()
        self.column.addWidget(self.note)
        self.column.addStretch(1)

    def show_rating(
        self, match: Rating, last: Rating | None, *, measured: bool, part: str, percent: bool
    ) -> None:
        """Show it.

        Args:
            last: of the last twenty matches, if there are more than this one.
            measured: whether the scale was measured by these rules.
            part: how much of it bids and cards are.
            percent: whether losses are chances to win the match.
        """
        found = match.lost
        self._head(found, percent=percent)
        self.words.setText(_told(match, last, measured=measured, percent=percent))
        self.scale.setVisible(measured and not percent)
        last_mean = None if last is None else last.lost
        self.scale.show_losses(found, last_mean, self.words.text())
        self.note.setText(part)
        self.note.setVisible(bool(part))

    def _head(self, lost: Mean | None, *, percent: bool) -> None:
        if lost is None:
            self.heading.setText(translate("Report", "How you decide"))
        elif percent:
            text = translate("Report", "Winning chance lost per deal: {percent} %")
            self.heading.setText(text.format(percent=report_words.loss(100 * lost.mean)))
        else:
            self.heading.setText(report_words.lost_a_deal(lost))

    def show_span(self, found: Rating, *, measured: bool, percent: bool) -> None:
        """Show what is lost a deal in many matches together."""
        lost = found.lost
        self._head(lost, percent=percent)
        lines = [] if lost is None else [_error(lost, 100 if percent else 1)]
        if lost is None or (measured and not percent):
            lines.append(report_words.rated(found))
        elif not measured and not percent:
            lines.append(translate("Report", "For these rules the five levels were not measured."))
        self.words.setText(" · ".join(lines))
        self.scale.setVisible(measured and not percent)
        self.scale.show_losses(None, lost, self.words.text())
        self.note.hide()


def _told(match: Rating, last: Rating | None, *, measured: bool, percent: bool) -> str:
    if match.lost is None and (last is None or last.lost is None):
        return report_words.rated(match)
    factor = 100 if percent else 1
    lines = []
    if match.lost is not None:
        text = translate("Report", "One match says little ({error}).")
        lines.append(text.format(error=_error(match.lost, factor)))
    if last is not None and last.lost is not None:
        text = translate("Report", "Last 20: {lost} {error}.")
        mean = report_words.loss(factor * last.lost.mean)
        lines.append(text.format(lost=mean, error=_error(last.lost, factor)))
        if measured and not percent:
            lines.append(report_words.rated(last))
    elif match.lost is not None and measured and not percent:
        lines.append(report_words.rated(match))
    if not measured and not percent:
        lines.append(translate("Report", "For these rules the five levels were not measured."))
    return " ".join(lines)


def _error(found: Mean, factor: float) -> str:
    return report_words.give_or_take(factor * found.error)


class SlipsPanel(ReportPanel):
    """What was lost most."""

    def __init__(self, look: PageStyle) -> None:
        title = translate("Report", "Slips, costliest first")
        super().__init__(look, title)
        self.table = SlipsTable(look, title)
        self.none = self.lines(top=True)
        self.column.addWidget(self.table, 1)
        self.column.addWidget(self.none, 1)


class _Number(QWidget):
    """A large number, perhaps with its error, and below it what it is."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self._number, self._error, self._word = label(kind), label("quiet"), label("quiet")
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self._number)
        row.addWidget(self._error)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addStretch(1)
        add_layout(column, row)
        column.addWidget(self._word)

    def show_number(self, number: str, error: str, word: str) -> None:
        """Show a number."""
        for part, text in ((self._number, number), (self._error, error), (self._word, word)):
            assert isinstance(part, QLabel)
            part.setText(text)
        self._error.setVisible(bool(error))


class LeftPanels(QWidget):
    """Holds the result, how the player decides, and the slips."""

    def __init__(self, look: PageStyle) -> None:
        super().__init__()
        self.result, self.rating = ResultPanel(look), RatingPanel(look)
        self.slips = SlipsPanel(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(12))
        column.addWidget(self.result, 5)
        column.addWidget(self.rating, 2)
        column.addWidget(self.slips, 5)

    def show_one(self, key: str) -> None:
        """Show only the panel of this key; an empty one shows all."""
        for name, panel in (
            ("result", self.result),
            ("rating", self.rating),
            ("slips", self.slips),
        ):
            panel.setVisible(not key or key == name)

    def show_slips(self, found: Sequence[ReportedSlip], *, complete: bool) -> None:
        """List these, the costliest first; unless all is `complete`, none says nothing."""
        self.slips.table.show_slips(costliest_first(found))
        self.slips.table.setVisible(bool(found))
        self.slips.none.setVisible(not found)
        nothing = translate("Report", "No slips: nothing was clearly lost.")
        self.slips.none.setText(nothing if complete else "")
