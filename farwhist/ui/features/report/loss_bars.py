"""Bars of what a decision loses, one a group, each with a whisker for its error."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from farwhist.analysis.period import Group
from farwhist.ui.features.report import period_words
from farwhist.ui.review.page_style import PageStyle

ROW: Final = 30
"""The height of a row at most, in pixels at a text of 100 %."""
LEAST_ROW: Final = 16


class LossBars(QWidget):
    """Draws the bars; all of it is told to a screen reader as one text.

    Args:
        title: what the groups are.
        name: returns what a group is called, from its key.
    """

    def __init__(self, look: PageStyle, title: str, name: Callable[[str], str]) -> None:
        super().__init__()
        self._look = look
        self._title = title
        self._name = name
        self._percent = False
        self._groups: Sequence[Group] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_groups(self, groups: Sequence[Group], *, percent: bool) -> None:
        """Show these; with `percent`, losses are chances to win the match."""
        self._groups, self._percent = groups, percent
        text = "\n".join(self.lines())
        self.setAccessibleName(text.replace("\n", ". "))
        self.setToolTip(text)
        self.updateGeometry()
        self.update()

    @property
    def few(self) -> bool:
        """Whether there are too few deals of some group."""
        return any(each.decision is None for each in self._groups)

    def lines(self) -> list[str]:
        """Return the title, and each group as a line of text."""
        told = [
            period_words.line(self._name(each.key), each, percent=self._percent)
            for each in self._groups
        ]
        return [self._title, *told]

    def _high(self, row: int) -> int:
        return self._look.px(row) * (len(self._groups) + 1) + 4

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(300), self._high(ROW))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._high(LEAST_ROW))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = min((self.height() - 4) / (len(self._groups) + 1), look.px(ROW))
        painter.setFont(look.font(12.5, 700))
        painter.setPen(QColor(tokens.text))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(6, 2, self.width() - 12, row), middle, self._title)
        painter.setFont(look.font(12))
        metrics = painter.fontMetrics()
        names = [self._name(each.key) for each in self._groups]
        told = [period_words.mean(each.decision, percent=self._percent) for each in self._groups]
        wide = max([metrics.horizontalAdvance(name) for name in names], default=0) + 14
        right = max([metrics.horizontalAdvance(text) for text in told], default=0) + 14
        room = QRectF(wide, 0, max(self.width() - wide - right, 20.0), 0)
        scale = self._scale(room.width())
        for number, (each, name, text) in enumerate(zip(self._groups, names, told, strict=True)):
            box = QRectF(0, 2 + row * (number + 1), self.width(), row)
            painter.setPen(QColor(tokens.secondary))
            painter.drawText(box.adjusted(6, 0, 0, 0), middle, name)
            painter.setPen(QColor(tokens.text if each.decision is not None else tokens.secondary))
            painter.drawText(box.adjusted(0, 0, -6, 0), middle | Qt.AlignmentFlag.AlignRight, text)
            if each.decision is not None:
                zero = room.left() + scale * self._below()
                self._bar(painter, each, zero, box, scale)
        if self.hasFocus():
            painter.setPen(QPen(QColor(tokens.ring), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _below(self) -> float:
        """Return how far a whisker reaches below nothing."""
        told = [each.decision for each in self._groups if each.decision is not None]
        return max([2 * each.error - each.mean for each in told] + [0.0])

    def _scale(self, wide: float) -> float:
        told = [each.decision for each in self._groups if each.decision is not None]
        most = max([each.mean + 2 * each.error for each in told] + [0.0])
        return wide / max(most + self._below(), 1e-9)

    def _bar(self, painter: QPainter, each: Group, zero: float, box: QRectF, scale: float) -> None:
        look, tokens = self._look, self._look.tokens
        assert each.decision is not None
        mean, error = each.decision
        ink = QColor(tokens.text if look.theme.strong else look.cause("play"))
        high = min(box.height() - 6, look.px(13))
        y = box.center().y()
        left, right = sorted((zero, zero + scale * mean))
        bar = QRectF(left, y - high / 2, max(right - left, 1.0), high)
        painter.setPen(QPen(ink, 1))
        painter.setBrush(QBrush(ink, Qt.BrushStyle.BDiagPattern))
        painter.drawRect(bar)
        low, top = zero + scale * (mean - 2 * error), zero + scale * (mean + 2 * error)
        painter.setPen(QPen(QColor(tokens.text), 1.5))
        painter.drawLine(QPointF(low, y), QPointF(top, y))
        for x in (low, top):
            painter.drawLine(QPointF(x, y - high / 3), QPointF(x, y + high / 3))
        painter.setPen(QPen(QColor(tokens.border), 1))
        painter.drawLine(QPointF(zero, box.top() + 2), QPointF(zero, box.bottom() - 2))
