"""A box to tick on the dark panels of the felt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QSizePolicy

from farwhist.ui.features.new_match.page_style import NewMatchStyle, frame, ringed, rounded
from farwhist.ui.style.icons import draw
from farwhist.ui.style.tokens import LEAST_AREA

BOX = 20
GAP = 10


@dataclass(frozen=True)
class Toggle:
    """Something that holds or not, with a box to tick.

    Args:
        words, note: what the box says, and more about it.
        on: whether it holds now.
        choose: is told when the player changes it.
    """

    words: str
    note: str
    on: bool
    choose: Callable[[bool], object]


class Tick(QCheckBox):
    """A box of 20 pixels with its words, which wrap, and a note behind them."""

    def __init__(self, words: str, note: str, style: NewMatchStyle) -> None:
        super().__init__()
        self._style = style
        self._words, self._note = words, note
        self.setAccessibleName(words)
        self.setAccessibleDescription(note)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _whole(self) -> str:
        return f"{self._words} {self._note}".strip()

    def _left(self) -> int:
        return self._style.text_px(BOX + GAP)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        metrics = QFontMetrics(self._style.font(14))
        room = QRectF(0, 0, max(width - self._left(), 1), 10_000).toRect()
        text = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self._whole())
        return max(text.height() + 4, self._style.text_px(LEAST_AREA))

    def sizeHint(self) -> QSize:
        wide = QFontMetrics(self._style.font(14)).horizontalAdvance(self._whole())
        return QSize(self._left() + wide + 4, self.heightForWidth(self._left() + wide + 4))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._left() + 60, self._style.text_px(LEAST_AREA))

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, theme, painter = self._style, self._style.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = style.text_px(BOX)
        font = style.font(14)
        line = max(QFontMetrics(font).height(), side)
        box = QRectF(0.5, (line - side) / 2 + 2, side, side)
        if self.isChecked():
            painter.fillPath(rounded(box, 5), QColor(theme.accent))
            mark = box.adjusted(0.14 * side, 0.14 * side, -0.14 * side, -0.14 * side)
            draw(painter, "check", mark, QColor(theme.ink))
        else:
            edge = theme.accent if self.underMouse() else theme.control_line
            painter.setPen(QPen(QColor(edge), 1.5))
            painter.drawPath(rounded(box, 5))
        if ringed(self):
            frame(painter, QRectF(self.rect()), 5, theme.accent, 2)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        room = QRectF(self._left(), 2, self.width() - self._left(), self.height() - 2)
        painter.drawText(room, Qt.TextFlag.TextWordWrap, self._whole())
        painter.end()
