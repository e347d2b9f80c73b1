"""The result as a waterfall: from what is usual, step by step, to the points."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from farwhist.analysis.breakdown import Breakdown
from farwhist.ui.features.report import report_words
from farwhist.ui.review.page_style import PageStyle

STAND: Final = 40.0
"""How high the first and the last bar stand below all the steps, where their foot is cut off."""
LEAST: Final = 3.0
LEAST_SPAN: Final = 0.25
"""Steps are drawn no larger than as if all of them were this part of the sum."""
WHOLE: Final = ("start", "points")


class Waterfall(QWidget):
    """Draws the bars; all of it is told to a screen reader as one text."""

    def __init__(self, look: PageStyle) -> None:
        super().__init__()
        self._look = look
        self._made_of: Breakdown | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_result(self, made_of: Breakdown) -> None:
        """Show these numbers."""
        self._made_of = made_of
        text = report_words.copied(made_of)
        self.setAccessibleName(text.replace("\n", ". "))
        self.setToolTip(text)
        self.update()

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
        if self.hasFocus():
            painter.setPen(QPen(QColor(look.tokens.ring), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

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
