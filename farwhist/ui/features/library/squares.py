"""The deals of a match as a row of squares: points where the bid was made, a triangle where not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPolygonF
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from farwhist.store.library_entry import LibraryEntry
from farwhist.store.outcome import Deal
from farwhist.ui.features.library import library_words
from farwhist.ui.review.page_style import PageStyle, outline
from farwhist.ui.wording import number_words

WIDE, HIGH, UNDER = 28, 34, 18
"""The measures of a square, and the height of the number under it."""

MOST_LINES = 3
"""So many lines of squares are seen at once."""
BAR = 16
"""What a scroll bar takes."""

Role = Qt.ItemDataRole


class DealSquares(QListWidget):
    """A square for each deal; arrows walk over them.

    `chosen(index)` is emitted with another deal, `wanted(index)` with Enter or a double click.
    """

    chosen = Signal(int)
    wanted = Signal(int)

    def __init__(self, style: PageStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._wide = WIDE
        self.deals: Sequence[Deal] = ()
        self.numbers: list[int] = []
        self._points = True
        self.setItemDelegate(_Squares(self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSpacing(0)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.currentRowChanged.connect(self._tell)
        self.itemDoubleClicked.connect(lambda item: self.wanted.emit(self.row(item)))

    def show_deals(self, entry: LibraryEntry) -> None:
        """Show the deals of a match; the first one is chosen."""
        self.deals, self._points = entry.deals, entry.points is not None
        self.numbers = _numbers(entry.deals)
        words = QFontMetrics(self._style.font(12, 700))
        texts = [self.text_of(n) for n in range(len(self.deals))]
        widest = max((words.horizontalAdvance(each) for each in texts), default=0)
        self._wide = max(self._style.px(WIDE), widest + 6)
        self.blockSignals(True)
        self.clear()
        for index, deal in enumerate(self.deals):
            item = QListWidgetItem()
            line = library_words.deal_line(deal, self.numbers[index], points_tell=self._points)
            item.setData(Role.AccessibleTextRole, line)
            item.setToolTip(line)
            self.addItem(item)
        self.blockSignals(False)
        if self.deals:
            self.setCurrentRow(0)
        self.fit()

    def text_of(self, index: int) -> str:
        """Return what stands in a square; nothing where there is a triangle."""
        deal = self.deals[index]
        if deal.void:
            return library_words.NOTHING
        if deal.exact is False:
            return ""
        if not self._points:
            return str(deal.took)
        return number_words.signed(deal.points)

    def line(self, index: int) -> str:
        """Return what happened in a deal."""
        return library_words.deal_line(
            self.deals[index], self.numbers[index], points_tell=self._points
        )

    @property
    def cell(self) -> QSize:
        """The room that a square has with the number under it."""
        return QSize(self._wide + 5, self._style.px(HIGH) + self._style.px(UNDER))

    def fit(self) -> None:
        """Be as high as all squares need, up to three lines; with more, scroll."""
        room = max(self.width() - BAR, 1)
        each = max(room // self.cell.width(), 1)
        lines = max(-(-len(self.deals) // each), 1)
        scrolls = lines > MOST_LINES
        bars = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            bars.ScrollBarAlwaysOn if scrolls else bars.ScrollBarAlwaysOff
        )
        self.setFixedHeight(min(lines, MOST_LINES) * self.cell.height() + 4)

    def sizeHint(self) -> QSize:
        return QSize(200, self.cell.height() + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.cell.height() + 4)

    def resizeEvent(self, event: Any) -> None:
        super().resizeEvent(event)
        self.fit()

    def keyPressEvent(self, event: Any) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentRow() >= 0:
            self.wanted.emit(self.currentRow())
            return
        super().keyPressEvent(event)

    def _tell(self, row: int) -> None:
        if row >= 0:
            self.chosen.emit(row)

    def draw(self, painter: QPainter, rect: QRect, index: int, *, chosen: bool) -> None:
        """Draw the square of a deal into its cell."""
        style, deal = self._style, self.deals[index]
        c, px = style.tokens, style.px
        box = QRectF(rect.left() + 2, rect.top() + 2, self._wide, px(HIGH) - 4)
        good = deal.exact if deal.exact is not None else deal.points > 0 and self._points
        plain = deal.void or (deal.exact is None and not good)
        over = QColor(c.over)
        over.setAlphaF(0.16)
        painter.setPen(QColor(c.border) if plain else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(c.raised) if plain else QColor(c.primary) if good else over)
        painter.drawRoundedRect(box, 4, 4)
        if deal.exact is False and not deal.void:
            assert deal.bid is not None
            self._triangle(painter, box.center(), up=deal.took > deal.bid)
        else:
            painter.setFont(style.font(12, 700))
            painter.setPen(QColor(c.text if plain else c.primary_text))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text_of(index))
        if chosen:
            outline(painter, box.adjusted(-2, -2, 2, 2), 6, c.ring, 2)
        under = QRectF(rect.left(), rect.top() + px(HIGH), self._wide + 4, px(UNDER))
        painter.setFont(style.font(11, 700 if chosen else 400))
        painter.setPen(QColor(c.text if chosen else c.secondary))
        painter.drawText(under, Qt.AlignmentFlag.AlignCenter, str(self.numbers[index]))

    def _triangle(self, painter: QPainter, centre: QPointF, *, up: bool) -> None:
        side, turn = self._style.px(6), -1 if up else 1
        points = [(-side, -turn * side * 0.8), (side, -turn * side * 0.8), (0, turn * side * 0.9)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._style.tokens.over))
        painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in points]))


class _Squares(QStyledItemDelegate):
    def __init__(self, squares: DealSquares) -> None:
        super().__init__(squares)
        self._squares = squares

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return self._squares.cell

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = index.row() == self._squares.currentRow()
        self._squares.draw(painter, option.rect, index.row(), chosen=chosen)
        painter.restore()


def _numbers(deals: Sequence[Deal]) -> list[int]:
    """Return the number of each deal; one that is played again keeps its number."""
    found, counted = [], 0
    for deal in deals:
        found.append(counted + 1)
        counted += not deal.void
    return found
