"""What the panels of the report are made of, and the table of what was lost most."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from farwhist.bots.judging.verdict import Verdict, Word
from farwhist.ui.features.report import report_words
from farwhist.ui.review import coach_words
from farwhist.ui.review.page_style import PageStyle, label
from farwhist.ui.review.verdict_card import colour, draw_mark
from farwhist.ui.style.text import SentenceLabel
from farwhist.ui.style.tips import set_tip_for_eyes
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording.punctuation import joined, sentence

MARKS: Final = Qt.ItemDataRole.UserRole + 1
"""The words whose signs a cell shows."""


class ReportPanel(QFrame):
    """A panel with a heading."""

    def __init__(self, look: PageStyle, title: str) -> None:
        super().__init__()
        self.setProperty("panel", True)
        px = look.px
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(px(16), px(10), px(16), px(8))
        self.column.setSpacing(px(4))
        self.heading = SentenceLabel()
        self.heading.setProperty("heading", True)
        self.heading.setText(title)
        self.column.addWidget(self.heading)

    @staticmethod
    def lines(kind: str = "quiet", *, top: bool = False) -> QLabel:
        """Return words that go on in the next line, at the `top` of their room."""
        found = label(kind)
        found.setWordWrap(True)
        if top:
            found.setAlignment(Qt.AlignmentFlag.AlignTop)
        return found


class ReportGraph(QWidget):
    """A drawing that is told to a screen reader as one text."""

    def __init__(self, look: PageStyle, *, upright: QSizePolicy.Policy, by_tab: bool) -> None:
        super().__init__()
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Expanding, upright)
        if by_tab:
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def tell(self, text: str) -> None:
        """Say what is drawn, in lines, and draw it anew."""
        self.setAccessibleName(text.replace("\n", ". "))
        set_tip_for_eyes(self, text)
        self.update()

    def draw_ring(self, painter: QPainter) -> None:
        """Show that the keyboard is here, where it is."""
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._look.tokens.ring), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)


class FactsTable(QTableWidget):
    """A table of rows that can be chosen and not changed.

    Attributes:
        LEFT_OUT: the columns that may be left out where there is no room, the least first; the
            last of these is left out if nothing helps.
        told: the columns that have something to tell.

    Args:
        row: how high a row is, in pixels at a text of 100 %.
    """

    LEFT_OUT: Sequence[Set[int]] = ()

    def __init__(self, look: PageStyle, name: str, *, columns: int, row: float) -> None:
        super().__init__()
        self._look = look
        self.told: Set[int] = frozenset(range(columns))
        self.setAccessibleName(name)
        self.setColumnCount(columns)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows, heads = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setMinimumSectionSize(look.px(row))
        rows.setDefaultSectionSize(look.px(row))
        heads.setHighlightSections(False)
        heads.setSectionsClickable(False)
        heads.setMinimumSectionSize(look.px(16))

    def put(
        self, row: int, column: int, text: str, *, bold: bool = False, right: bool = False
    ) -> QTableWidgetItem:
        """Write a cell, and return it."""
        item = QTableWidgetItem(text)
        item.setFont(self._look.font(13, 700 if bold else 400))
        if right:
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setItem(row, column, item)
        return item

    def least_width(self, column: int) -> int:
        """Return how many pixels the cells and the heading of a column need."""
        heading = self.horizontalHeader().sectionSizeHint(column)
        return max(self.sizeHintForColumn(column), heading)

    def fit(self) -> None:
        """Leave out the columns that there is no room for."""
        columns = range(self.columnCount())
        for column in columns:  # the heading of a hidden column has no width
            self.setColumnHidden(column, column not in self.told)
        room = self.viewport().width()
        shown = self.told
        for left in (frozenset[int](), *self.LEFT_OUT):
            shown = self.told - left
            if sum(map(self.least_width, shown)) <= room:
                break
        for column in columns:
            self.setColumnHidden(column, column not in shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


class ReportedSlip(Struct, frozen=True):
    """A choice that lost something: the number of its move, of its deal as it is called."""

    match: int
    move: int
    deal: int
    verdict: Verdict


def costliest_first(found: Iterable[ReportedSlip]) -> list[ReportedSlip]:
    """Return slips by what is shown of them: points or chances that were lost, the most first."""
    return sorted(found, key=lambda each: (each.verdict.unit, -each.verdict.loss))


class SlipsTable(FactsTable):
    """Lists them; `wanted(match, move)` is emitted when one is to be looked at."""

    wanted = Signal(int, int)

    def __init__(self, look: PageStyle, name: str) -> None:
        super().__init__(look, name, columns=4, row=23)
        self.slips: Sequence[ReportedSlip] = ()
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
