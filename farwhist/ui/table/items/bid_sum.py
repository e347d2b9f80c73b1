"""The sum of the bids against the tricks of the deal, on the felt."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from farwhist.ui.table.items.felt_items import SMALLER, FeltItem, fits, font_of
from farwhist.ui.table.items.text_row import LEFT, Piece, write_row
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording.table_words import SumOfBids

LINE = 1.35
"""The height of a line, in sizes of text."""

TIGHT = 1.1
"""The least height of one of two lines."""

ABOVE = 0.25
"""What is left free above the first line, in sizes of text."""


class SumItem(FeltItem):
    """The sum of the bids against the tricks: a sentence, and a box for each trick.

    The sentence takes two lines where it is too wide for one; where there is no room for two, only
    its second half is written, how many bids there are too many or too few.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.told: SumOfBids | None = None
        self._bids = self._tricks = 0

    def set_sum(self, told: SumOfBids | None, bids: int, tricks: int) -> None:
        """Show this sum of so many bids for so many tricks, or nothing."""
        if (told, bids, tricks) != (self.told, self._bids, self._tricks):
            self.told, self._bids, self._tricks = told, bids, tricks
            self.setToolTip("" if told is None else str(told))
            self.update()

    def covers(self) -> Rect:
        """Return the part of the felt on which anything is written; empty if nothing is."""
        told, size, box = self.told, self.font_size, self.box
        if told is None or box.height() < 1.3 * size:
            return Rect(box.x(), box.y(), 0, 0)
        before, _, after = str(told).partition(told.meaning)
        parts = _width(before, size), _width(told.meaning + after, size, bold=True)
        one = sum(parts) <= box.width()
        boxes = max(self._bids, self._tricks) * (self._side() + 2)
        wide = max(sum(parts) if one else max(parts), boxes)
        high = (ABOVE + 0.3) * size + self._line() * (1 if one else 2) + self._side()
        return Rect(box.x(), box.y(), min(wide, box.width()), min(high, box.height()))

    def _line(self) -> float:
        """The height of a line, smaller where two would not fit otherwise; in pixels."""
        size = self.font_size
        half = (self.box.height() - ABOVE * size) / 2
        return half if TIGHT * size <= half < LINE * size else LINE * size

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        told, size = self.told, self.font_size
        if told is None or self.box.height() < 1.3 * size:
            return
        theme = self.theme
        meaning = theme.felt_needs if told.away < 0 else theme.felt_over
        meaning = meaning if told.away else theme.text
        whole, strong = str(told), font_of(size, bold=True)
        before, _, after = whole.partition(told.meaning)
        plain = font_of(size, bold=False)
        high, top = LINE * size, self.box.top() + ABOVE * size
        wide = _width(before, size)
        fits = wide + _width(told.meaning + after, size, bold=True)
        line = QRectF(self.box.left(), top, self.box.width(), high)
        if fits <= self.box.width():
            sum_told = Piece(before, plain, theme.text)
            write_row(painter, line, [sum_told, Piece(told.meaning + after, strong, meaning)])
            self._boxes(painter, line.bottom() + 0.3 * size)
            return
        if self.box.height() >= (ABOVE + 2 * TIGHT) * size:
            line.setHeight(self._line())
            self._part(painter, line, before.strip(), plain, theme.text)
            line.translate(0, line.height())
        self._part(painter, line, told.meaning + after, strong, meaning)
        self._boxes(painter, line.bottom() + 0.3 * size)

    def _part(self, painter: QPainter, line: QRectF, text: str, font: QFont, colour: str) -> None:
        least = SMALLER * self.font_size
        while font.pixelSize() > least and not fits(text, font, line.width() + 1):
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.setPen(QColor(colour))
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, line.width() + 1)
        painter.drawText(line, LEFT, shown)

    def _side(self) -> float:
        most = max(self._bids, self._tricks, 1)
        return min(0.65 * self.font_size, self.box.width() / most - 2)

    def _boxes(self, painter: QPainter, top: float) -> None:
        """A filled box for a trick that is bid, an outlined one for a trick that nobody wants."""
        most, side = max(self._bids, self._tricks), self._side()
        if side < 3 or top + side > self.box.bottom() + 2:
            return
        theme = self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(most):
            box = QRectF(self.box.left() + number * (side + 2), top, side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            if number >= self._tricks:
                painter.setBrush(QColor(theme.felt_over))
            elif number < self._bids:
                painter.setBrush(QColor(theme.accent))
            else:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(theme.felt_needs), 1.2))
                box.adjust(0.6, 0.6, -0.6, -0.6)
            painter.drawRoundedRect(box, 2, 2)


def _width(text: str, size: int, *, bold: bool = False) -> float:
    return QFontMetricsF(font_of(size, bold=bold)).horizontalAdvance(text)
