"""What stands in the score panel: a view of the score sheet whose cells stand as the game draws."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from farwhist.engine.cards import Seat
from farwhist.ui.scores import collapsed_panel
from farwhist.ui.scores.ink import SUMS, Ink, KeptPicture
from farwhist.ui.scores.model import ScoreModel
from farwhist.ui.scores.standing_view import Shown
from farwhist.ui.scores.tally import Scores
from farwhist.ui.scores.views import VIEWS
from farwhist.ui.table.theme import Theme

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex

HEAD: Final = 42.0
FOOT: Final = 40.0
"""What the panel keeps above and below, in units."""


class PanelTable(QTableView):
    """Shows the standing, the curve and the deals of a match, whole or as a rail.

    Where a cell stands is up to the kind of game. The pointer goes through to the panel.

    Signals:
        walked(): the keyboard is on another row, or comes or goes.
    """

    walked = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.scores = ScoreModel(self)
        self.shown = Shown()
        self._panel = parent
        self._written: Scores | None = None
        self._unit, self._whole = 1.0, True
        self.picture = KeptPicture(theme)
        self.setModel(self.scores)
        self.setProperty("drawn", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(translate("Scores", "Scores"))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.viewport().setAutoFillBackground(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().hide()
        self.verticalHeader().hide()

    def show_scores(self, scores: Scores) -> None:
        """Show these scores when it is next drawn."""
        self._written = scores
        self.scores.show_scores(scores)

    def place(self, wide: int, high: int, unit: float, *, whole: bool) -> None:
        """Lie over a panel of this size, all but its foot, in units of so many pixels."""
        self._unit, self._whole = unit, whole
        self.setGeometry(0, 0, wide, high - round(FOOT * unit) if whole else high)

    def redraw(self) -> None:
        """Draw everything anew when it is next seen."""
        self.picture.forget()
        self.viewport().update()

    # --- where the keyboard is

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

    # --- where the cells stand

    def visualRect(self, index: Index) -> QRect:
        """Return where a cell was drawn last; that of its sums for a deal of a folded panel."""
        scores = self._written
        if scores is None or not index.isValid() or index.column() >= len(scores.order):
            return QRect()
        row = index.row() if self._whole and index.row() < scores.lines else SUMS
        box = self.picture.cell_at(row, scores.order[index.column()])
        return QRect() if box is None else box.toAlignedRect()

    def indexAt(self, at: QPoint) -> QModelIndex:
        scores = self._written
        for row in range(scores.lines, -1, -1) if scores is not None else ():
            for n in range(self.scores.columnCount()):
                index = self.scores.index(row, n)
                if self.visualRect(index).contains(at):
                    return index
        return QModelIndex()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Leave it to `redraw`, which shows the row of the keyboard."""

    def total_at(self, column: Seat) -> QPointF | None:
        """Return the middle of a total in the panel, where it was drawn last."""
        scores = self._written
        if scores is None or (self._whole and not scores.charted):
            return None
        spot = self.picture.cell_at(SUMS, column)
        return None if spot is None else spot.center()

    # --- drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        self._draw()
        painter = QPainter(self.viewport())
        self.picture.show(painter, event.rect())
        painter.end()

    def _draw(self) -> None:
        scores = self._written
        if self.picture.holds(self.devicePixelRatioF()) or scores is None:
            return
        self.shown.ringed = self.walked_on if self._whole else None
        panel = self._panel
        wide, high = panel.width() / self._unit, panel.height() / self._unit

        def show(ink: Ink) -> None:
            if self._whole:
                body = QRectF(0, HEAD, wide, high - HEAD - FOOT - 2)
                VIEWS[scores.kind.summary](ink, scores, body, self.shown)
            else:
                collapsed_panel.rail(ink, scores, QRectF(0, 0, wide, high), self.shown)

        self.picture.draw(self.size(), self.devicePixelRatioF(), self._unit, panel.font(), show)

    def tip_at(self, at: QPoint) -> str:
        """Return what is told where the pointer rests, in the panel."""
        self._draw()
        return self.picture.tip_at(at)
