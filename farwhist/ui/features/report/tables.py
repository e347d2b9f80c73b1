"""What the tables of the report have in common, and the one of what was lost most."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from farwhist.bots.judging.verdict import Verdict
from farwhist.bots.judging.words import Word
from farwhist.ui.features.report import report_words
from farwhist.ui.review import coach_words
from farwhist.ui.review.page_style import PageStyle
from farwhist.ui.review.verdict_card import colour, draw_mark
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording.punctuation import joined, sentence


def fit_columns(
    table: QTableWidget,
    told: Set[int],
    left_out: Sequence[Set[int]],
    least: Callable[[int], int],
) -> None:
    """Leave out columns that there is no room for.

    Args:
        table: whose columns are shown or hidden.
        told: the columns that have something to tell.
        left_out: what may be left out, the least first; the last is left out if nothing helps.
        least: how wide a column must be, in pixels.
    """
    columns = range(table.columnCount())
    for column in columns:  # the heading of a hidden column has no width
        table.setColumnHidden(column, column not in told)
    room = table.viewport().width()
    shown = told
    for left in (frozenset[int](), *left_out):
        shown = told - left
        if sum(map(least, shown)) <= room:
            break
    for column in columns:
        table.setColumnHidden(column, column not in shown)


def least_width(table: QTableWidget, column: int) -> int:
    """Return how many pixels the cells and the heading of a column need."""
    return max(table.sizeHintForColumn(column), table.horizontalHeader().sectionSizeHint(column))


MARKS: Final = Qt.ItemDataRole.UserRole + 1
"""The words whose signs a cell shows."""


class ReportedSlip(Struct, frozen=True):
    """A choice that lost something: the number of its move, of its deal as it is called."""

    match: int
    move: int
    deal: int
    verdict: Verdict


class SlipsTable(QTableWidget):
    """Lists them; `wanted(match, move)` is emitted when one is to be looked at."""

    wanted = Signal(int, int)

    def __init__(self, look: PageStyle, name: str) -> None:
        super().__init__()
        self._look = look
        self.slips: Sequence[ReportedSlip] = ()
        self.setAccessibleName(name)
        self.setColumnCount(4)
        plain(self, look, row=23)
        self.horizontalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        side = look.px(13)
        self.setIconSize(QSize(side, side))
        self.cellActivated.connect(self._want)

    def show_slips(self, slips: Sequence[ReportedSlip]) -> None:
        """List these; the row that was chosen stays where it is."""
        if list(slips) == list(self.slips):
            return
        row = self.currentRow()
        self.slips = slips
        self.setRowCount(len(slips))
        look, theme = self._look, self._look.theme
        for place, slip in enumerate(slips):
            verdict = slip.verdict
            word = coach_words.word(verdict)
            cells = (
                word,
                report_words.moment(slip.deal, verdict),
                report_words.instead(verdict),
                report_words.slip(verdict),
            )
            head = sentence(joined((word, cells[1], cells[3])))
            spoken = f"{head} {coach_words.spoken(verdict)}"
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken if not column else text)
                item.setToolTip(text)
                if column == 0:
                    item.setIcon(mark_icon(verdict.word, look))
                    item.setForeground(QColor(mark_colour(verdict.word, theme, self._look)))
                if column == 3:
                    item.setTextAlignment(
                        Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                    )
                    item.setFont(self._look.font(13, 700))
                self.setItem(place, column, item)
        if slips:
            self.setCurrentCell(min(max(row, 0), len(slips) - 1), 0)

    def _want(self, row: int, column: int) -> None:
        slip = self.slips[row]
        self.wanted.emit(slip.match, slip.move)


def mark_icon(word: Word, look: PageStyle) -> QIcon:
    """Return the sign of a word as an icon."""
    side, ratio = look.px(13), 3
    found = QPixmap(side * ratio, side * ratio)
    found.fill(Qt.GlobalColor.transparent)
    painter = QPainter(found)
    draw_mark(
        painter,
        word,
        QRectF(0, 0, side * ratio, side * ratio),
        look.theme,
        dark=look.dark,
    )
    painter.end()
    return QIcon(found)


def mark_colour(word: Word, theme: Theme, look: PageStyle) -> str:
    """Return the colour of a word on a panel of the report."""
    if theme.strong:
        return look.tokens.text
    return colour(word, theme, dark=look.dark)


def plain(table: QTableWidget, look: PageStyle, row: float) -> None:
    """Make a table one of rows that can be chosen and not changed."""
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.verticalHeader().hide()
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    table.verticalHeader().setMinimumSectionSize(look.px(row))
    table.verticalHeader().setDefaultSectionSize(look.px(row))
    table.horizontalHeader().setHighlightSections(False)
    table.horizontalHeader().setSectionsClickable(False)
    table.horizontalHeader().setMinimumSectionSize(look.px(16))


class MarksDelegate(QStyledItemDelegate):
    """Draws the signs of words in a row; where there is little room they are closer and smaller."""

    def __init__(self, look: PageStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        found = super().sizeHint(option, index)
        side = self._look.px(14) + 4
        marks = len(index.data(MARKS) or ())
        wide = marks * side + 8
        return QSize(wide, found.height())

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        marks: list[Word] = list(index.data(MARKS) or ())
        text = option.rect
        side, look = self._look.px(12), self._look
        step = side + self._look.px(5)
        super().paint(painter, option, index)
        room = max(text.width() - 6, side)
        if len(marks) * step > room:
            step = max(room // len(marks), 1)
            side = max(min(side, step - 1), self._look.px(7))
        y = text.center().y() - side / 2 + 0.5
        for number, word in enumerate(marks):
            box = QRectF(text.left() + 4 + number * step, y, side, side)
            draw_mark(painter, word, box, look.theme, dark=look.dark)
