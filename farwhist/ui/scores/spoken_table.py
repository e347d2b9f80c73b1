"""The score panel for the keyboard and a screen reader: the same deals as a table."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from farwhist.engine.position import DealResult
from farwhist.ui.scores import panel_words, score_words
from farwhist.ui.scores.sheet import Cell, rows
from farwhist.ui.scores.tally import Scores
from farwhist.ui.wording.punctuation import labelled

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex

_FIXED = 3
"""The columns of the sheet before those of the players: deal, cards and trump."""


class ScoreModel(QAbstractTableModel):
    """A row for each deal, then the sums; a column for each player."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._scores: Scores | None = None
        self._heads: list[str] = []
        self._cells: list[list[Cell]] = []
        self._names: list[str] = []
        self._results: list[DealResult] = []

    def show_scores(self, scores: Scores) -> None:
        """Write the rows anew; those that read them hear only of what is different."""
        heads = [panel_words.side_name(scores, column) for column in scores.order]
        kept = self._kept(scores, heads)
        fresh = [row[:-1] for row in rows(scores, kept)]
        cells = self._cells[:kept] + fresh
        names = self._row_names(scores, len(cells))
        same = heads == self._heads and len(cells) == len(self._cells)
        if not same:
            self.beginResetModel()
        self._scores, self._heads, self._cells, self._names = scores, heads, cells, names
        if not same:
            self.endResetModel()
        elif cells:
            first = self.index(kept, 0)
            self.dataChanged.emit(first, self.index(len(cells) - 1, len(heads) - 1))

    def _kept(self, scores: Scores, heads: list[str]) -> int:
        """Return of how many deals the rows stay: the last may still say who is out after it."""
        before = self._scores
        if before is None or heads != self._heads or before.kind != scores.kind:
            return 0
        done = min(len(self._results), len(scores.results)) - 1
        while done > 0 and self._results[:done] != list(scores.results[:done]):
            done -= 1
        return max(0, done)

    def _row_names(self, scores: Scores, count: int) -> list[str]:
        self._results = list(scores.results)
        numbers = panel_words.deal_numbers(scores)
        names = [
            panel_words.deal_words(number, result.size, result.trump)
            for number, result in zip(numbers, scores.results, strict=False)
        ]
        view = scores.view
        if scores.running:
            settled = view.trump_fixed or view.trump is not None
            names.append(
                panel_words.deal_words(scores.number, view.size, view.trump, settled=settled)
            )
        words = [self._cells_head(scores, n) for n in range(count - len(names))]
        return names + words

    @staticmethod
    def _cells_head(scores: Scores, number: int) -> str:
        if number:
            return translate("Scores", "Exact")
        return translate("Scores", "Total") if scores.charted else translate("Scores", "Place")

    def rowCount(self, parent: Index | None = None) -> int:
        return len(self._cells)

    def columnCount(self, parent: Index | None = None) -> int:
        return len(self._heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        scores = self._scores
        if scores is None or not index.isValid():
            return None
        row, column = index.row(), scores.order[index.column()]
        cell = self._cells[row][_FIXED + index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            if row < len(scores.results) and scores.charted:
                return panel_words.cell_words(scores, row, column)
            return labelled(self._heads[index.column()], cell.text)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._names[row]
        if role == Qt.ItemDataRole.ToolTipRole and row < len(scores.results) and scores.kind.bids:
            return score_words.why(scores, row, column)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        names = self._heads if orientation is Qt.Orientation.Horizontal else self._names
        return names[section] if section < len(names) else None


class ScoreTable(QTableView):
    """Lies unseen over the panel, which draws what it says; the pointer does not find it.

    `walked` is emitted when the keyboard is on another row, or comes or goes.
    """

    walked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.scores = ScoreModel(self)
        self.setModel(self.scores)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(translate("Scores", "Scores"))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.viewport().setAutoFillBackground(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.hide()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().hide()
        self.verticalHeader().hide()

    @property
    def walked_on(self) -> int | None:
        """The row that the keyboard is on, while it is here."""
        row = self.currentIndex().row()
        return row if self.hasFocus() and row >= 0 else None

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.walked.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not self.currentIndex().isValid() and self.scores.rowCount():
            self.setCurrentIndex(self.scores.index(self.scores.rowCount() - 1, 0))
        super().focusInEvent(event)
        self.walked.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.walked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw nothing: the panel does."""
