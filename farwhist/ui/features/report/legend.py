"""What the signs of the coach's words mean, in a line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from farwhist.bots.judging.words import Word
from farwhist.ui.review.coach_words import word_text
from farwhist.ui.review.page_style import PageStyle
from farwhist.ui.review.verdict_card import draw_mark
from farwhist.ui.wording.punctuation import joined


class Legend(QWidget):
    """Draws each sign with its word; where there is no room, the last ones are left out."""

    def __init__(self, look: PageStyle, words: Sequence[Word]) -> None:
        super().__init__()
        self._look = look
        self._words = words
        self.setAccessibleName(joined(map(word_text, words)))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _places(self, painter: QPainter) -> list[float]:
        metrics, found, x = painter.fontMetrics(), [], 2.0
        for word in self._words:
            found.append(x)
            x += self._look.px(34) + metrics.horizontalAdvance(word_text(word))
        return [*found, x]

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(380), self._look.px(22))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._look.px(22))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setFont(look.font(12))
        places = self._places(painter)
        side, base = look.px(12), painter.fontMetrics().ascent() / 2 - 1
        middle = self.height() / 2
        for word, x, end in zip(self._words, places, places[1:], strict=False):
            if end - look.px(16) > self.width():
                break
            draw_mark(
                painter,
                word,
                QRectF(x, middle - side / 2, side, side),
                look.theme,
                dark=look.dark,
            )
            painter.setPen(QColor(look.tokens.secondary))
            painter.drawText(QPointF(x + side + look.px(6), middle + base), word_text(word))
