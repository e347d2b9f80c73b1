"""Upright bars above the buttons of a panel: a chance above each, the points below."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from farwhist.ui.style.tokens import BASE_TEXT
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import number_words

HIGHEST: Final = 64
"""How high the highest bar is where there is room for it, at a text of 14 pixels."""

LOWEST: Final = 14
"""How high the highest bar is at least."""

NONE: Final = "–"
"""Stands for points that are not known."""

_CENTRE = int(Qt.AlignmentFlag.AlignCenter)


class Column(Struct, frozen=True):
    """One bar: its label, its name in words, a share from 0 to 1, and points as text."""

    label: str
    name: str
    share: float
    points: str
    best: bool


class Bars(QWidget):
    """Draws the columns, each in the middle of its spot."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._size = BASE_TEXT
        self._bar = HIGHEST
        self._spots: list[tuple[float, float]] = []
        self._labelled = False
        self.columns: list[Column] = []
        self.setObjectName("bars")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_columns(self, columns: Sequence[Column], spoken: str) -> None:
        """Show these; `spoken` tells them all in words."""
        self.columns = list(columns)
        self.setAccessibleName(spoken)
        self.update()

    def stand(self, spots: Sequence[tuple[float, float]], size: int) -> None:
        """Draw each column at its spot, which is a middle and a width in pixels.

        `size` is that of the text.
        """
        self._spots, self._size, self._labelled = list(spots), size, False
        self.update()

    def spread(self, wide: float, size: int) -> None:
        """Draw what columns there are to speak of side by side, each with its label."""
        self.columns = [each for each in self.columns if each.share >= 0.005 or each.points != NONE]
        step = wide / max(len(self.columns), 1)
        across = min(step - 6, 40 * size / BASE_TEXT)
        self._spots = [((number + 0.5) * step, across) for number in range(len(self.columns))]
        self._size, self._labelled = size, True
        self.update()

    def set_bar(self, high: int) -> None:
        """Let the highest bar be so many pixels high."""
        self._bar = high
        self.updateGeometry()
        self.update()

    def lines(self) -> int:
        """Return the height of all that is written, without the bars."""
        return self._line(12) + self._line(14) + (self._line(13) if self._labelled else 0) + 6

    def sizeHint(self) -> QSize:
        return QSize(200, self.lines() + self._bar)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.columns or len(self._spots) < len(self.columns):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, high = self._theme, float(self._line(12))
        most = max(each.share for each in self.columns) or 1.0
        spots = list(zip(self.columns, self._spots, strict=False))
        step = self._step()
        shares = [number_words.percentage(round(100 * each.share)) for each in self.columns]
        chances = self._font(12, shares, step)
        points = self._font(14, [each.points for each in self.columns], step, bold=True)
        foot = high + self._bar + 3
        for (each, (middle, wide)), share in zip(spots, shares, strict=True):
            gold = QColor(theme.accent)
            part = self._bar * each.share / most
            bar = QRectF(middle - wide / 2, high + 2 + self._bar - part, wide, max(part, 2.5))
            painter.fillPath(_topped(bar), gold if each.best else QColor(theme.bar_chance))
            chances.setBold(each.best)
            painter.setFont(chances)
            painter.setPen(gold if each.best else QColor(theme.secondary))
            painter.drawText(QRectF(middle - 50, bar.top() - high - 1, 100, high), _CENTRE, share)
            painter.setFont(points)
            painter.setPen(gold if each.best else QColor(theme.text))
            below = QRectF(middle - 50, foot + 1, 100, self._line(14))
            painter.drawText(below, _CENTRE, each.points)
            if self._labelled:
                painter.setPen(gold if each.best else QColor(theme.secondary))
                label = below.translated(0, self._line(14))
                painter.drawText(label, _CENTRE, each.label)
        painter.end()

    def _step(self) -> float:
        """Return how wide a text may be: a little less than from one spot to the next."""
        middles = [middle for middle, _ in self._spots]
        return min([b - a for a, b in pairwise(middles)], default=100.0) - 4

    def _line(self, px: int) -> int:
        return round(1.32 * px * self._size / BASE_TEXT)

    def _font(self, px: int, texts: Sequence[str], room: float, *, bold: bool = False) -> QFont:
        """Return a font of this size, smaller where a text would be wider than its spot."""
        font = QFont(self.font())
        font.setBold(bold)
        for size in range(round(px * self._size / BASE_TEXT), 8, -1):
            font.setPixelSize(size)
            metrics = QFontMetricsF(font)
            if max(metrics.horizontalAdvance(each) for each in texts) <= room:
                break
        return font


def _topped(bar: QRectF) -> QPainterPath:
    """Return a bar with round upper corners."""
    path = QPainterPath()
    radius = min(4.0, bar.height() / 2)
    path.addRoundedRect(bar, radius, radius)
    lower = QPainterPath()
    lower.addRect(bar.adjusted(0, bar.height() / 2, 0, 0))
    return path.united(lower)
