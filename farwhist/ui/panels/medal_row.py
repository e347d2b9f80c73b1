"""The medals of a match, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from farwhist.ui.style.text import font_of
from farwhist.ui.table.theme import GOLD_EDGE, RIBBON, Theme
from farwhist.ui.wording.punctuation import labelled
from farwhist.ui.wording.story_words import MedalWords

SPACE: Final = 12


class MedalCard(QWidget):
    """A medal with its title and whose it is; `low` has both in one line."""

    def __init__(self, theme: Theme, words: MedalWords) -> None:
        super().__init__()
        self._theme, self.words = theme, words
        self._size, self.low = 14.0, False
        self.setAccessibleName(labelled(words.title, words.detail))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def rescale(self, size: float, *, low: bool) -> None:
        """Write in this size, in pixels."""
        self._size, self.low = size, low
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        size = self._size
        title, detail = self._wide(self.words.title, 1.07, 700), self._wide(self._detail, 0.93, 400)
        text = title + detail if self.low else max(title, detail)
        high = 2.2 * size if self.low else 3.85 * size
        return QSize(round(text + self._disc + 2.2 * size), round(high))

    @property
    def _detail(self) -> str:
        return "  " + self.words.detail if self.low else self.words.detail

    @property
    def _disc(self) -> float:
        return 1.7 * self._size if self.low else 2.2 * self._size

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, size = self._theme, self._size
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(theme.plate)
        ground.setAlphaF(1.0 if theme.strong else 0.92)
        painter.setPen(QPen(QColor(theme.text), 2) if theme.strong else Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        disc = self._disc
        lift = 0 if self.low else 0.25 * size
        at = QRectF(0.8 * size, (self.height() - disc) / 2 - lift, disc, disc)
        self._medal(painter, at)
        left = at.right() + 0.8 * size
        room = self.width() - left - 0.3 * size
        if self.low:
            title = QRectF(left, 0, room, self.height())
            self._line(painter, title, self.words.title, 1.07, 700, theme.text)
            rest = title.adjusted(self._wide(self.words.title, 1.07, 700), 0, 0, 0)
            self._line(painter, rest, self._detail, 0.93, 400, theme.secondary)
            return
        half = self.height() / 2
        top = QRectF(left, half - 1.55 * size, room, 1.5 * size)
        self._line(painter, top, self.words.title, 1.07, 700, theme.text)
        below = QRectF(left, half, room, 1.5 * size)
        self._line(painter, below, self.words.detail, 0.93, 400, theme.secondary)

    def _medal(self, painter: QPainter, at: QRectF) -> None:
        """A gold disc on two ends of a ribbon, with what it was won by."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(RIBBON))
        side = at.width()
        if not self.low:
            for turn in (-1, 1):
                x, y = at.center().x() + turn * 0.26 * side, at.bottom() - 0.16 * side
                painter.drawPolygon(QPolygonF([
                    QPointF(x - 0.2 * side, y), QPointF(x + 0.2 * side, y),
                    QPointF(x + turn * 0.12 * side + 0.2 * side, y + 0.42 * side),
                    QPointF(x + turn * 0.12 * side, y + 0.3 * side),
                    QPointF(x + turn * 0.12 * side - 0.2 * side, y + 0.42 * side),
                ]))  # fmt: skip
        painter.setPen(QPen(QColor(GOLD_EDGE), 0.07 * side))
        painter.setBrush(QColor(self._theme.accent))
        painter.drawEllipse(at)
        small = 0.56 if len(self.words.disc) < 3 else 0.42
        self._line(
            painter,
            at,
            self.words.disc,
            small * side / self._size,
            800,
            self._theme.ink,
            middle=True,
        )

    def _line(  # noqa: PLR0917
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        size: float,
        weight: int,
        colour: str,
        *,
        middle: bool = False,
    ) -> None:
        painter.setFont(self._font_of(size, weight))
        painter.setPen(QColor(colour))
        side = Qt.AlignmentFlag.AlignHCenter if middle else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, text)

    def _wide(self, text: str, size: float, weight: int) -> float:
        return QFontMetricsF(self._font_of(size, weight)).horizontalAdvance(text)

    def _font_of(self, size: float, weight: int) -> QFont:
        return font_of(self.font(), size * self._size, weight)


class MedalRow(QWidget):
    """As many medals as there is room for, the most telling first."""

    def __init__(self, theme: Theme, words: Sequence[MedalWords]) -> None:
        super().__init__()
        self.cards = [MedalCard(theme, each) for each in words]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE)
        row.addStretch(1)
        for card in self.cards:
            row.addWidget(card)
        row.addStretch(1)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

    def rescale(self, size: float, room: float, *, low: bool) -> None:
        """Write in this size within this width; `low` medals are one line high."""
        left = room
        for card in self.cards:
            card.rescale(size, low=low)
            left -= card.sizeHint().width() + SPACE
            card.setVisible(left >= -SPACE)
