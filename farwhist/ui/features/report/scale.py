"""The scale of the five levels, with what a player loses a deal on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from farwhist.analysis.mean import Mean
from farwhist.analysis.rating import scale
from farwhist.ui.features.report import report_words
from farwhist.ui.review.page_style import PageStyle
from farwhist.ui.wording.punctuation import joined

MARGIN: Final = 34.0


class RatingScale(QWidget):
    """Draws the marks, a pale band for one match and a dark one for the last twenty."""

    def __init__(self, look: PageStyle) -> None:
        super().__init__()
        self._look = look
        self._marks = scale()
        self._match: Mean | None = None
        self._last: Mean | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_losses(self, match: Mean | None, last: Mean | None, spoken: str) -> None:
        """Show the mean losses a deal, as far as they are known."""
        self._match, self._last = match, last
        marks = joined(
            f"{name} {report_words.plain(mark.lost)}"
            for name, mark in zip(report_words.mark_names(self._marks), self._marks, strict=True)
        )
        self.setAccessibleName(f"{spoken} {marks}")
        self.setToolTip(marks)
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
        painter.setFont(look.font(12, 600))
        high = painter.fontMetrics().height()
        room = self.width() / len(names) - 4
        texts = [
            painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, round(room))
            for name in names
        ]
        wide = [painter.fontMetrics().horizontalAdvance(text) + 8.0 for text in texts]
        for mark, text, x, middle, width in zip(
            self._marks, texts, places, _apart(places, wide, self.width()), wide, strict=True
        ):
            painter.setPen(QPen(QColor(tokens.text), 2))
            painter.drawLine(QPointF(x, y - 6), QPointF(x, y + 6))
            box = QRectF(middle - width / 2, y + 9, width, high)
            painter.setFont(look.font(12, 600))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
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
