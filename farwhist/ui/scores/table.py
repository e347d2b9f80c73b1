"""What stands in the score panel: a view of the score sheet whose cells stand as the game draws."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct
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
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from farwhist.engine.cards import Seat
from farwhist.rules.kind import SummaryText
from farwhist.ui.scores import score_words
from farwhist.ui.scores.ink import MIDDLE, SUMS, Ink, KeptPicture
from farwhist.ui.scores.model import ScoreModel
from farwhist.ui.scores.points_view import Shown, points
from farwhist.ui.scores.tally import Scores, Standing, standing, tricks_of
from farwhist.ui.style.tokens import TABLE_HEIGHT
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import number_words
from farwhist.ui.wording.punctuation import labelled

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex

View = Callable[[Ink, Scores, QRectF, Shown], None]

HEAD: Final = 42.0
FOOT: Final = 40.0
"""What the panel keeps above and below, in units."""
RAIL_WIDTH: Final = 72.0
RAIL_HEAD: Final = 40.0
RAIL_FOOT: Final = 52.0
RAIL_CELL: Final = 96.0
PANEL_MARGIN: Final = 10
"""Between the panel and the edges of the table."""
WIDE: Final = 1180
"""From this width on the whole panel stands beside the table."""
USUAL: Final = 284.0
AROUND: Final = 92
"""The height of head and foot, in units."""
FEW_SEATS: Final = 5
SEAT_ROW: Final = 50
LOW_SEAT_ROW: Final = 38
"""The height of a player's row, of few players and of more."""
DEALS: Final = 157
"""The height of a sheet of five deals."""
LEAST_TABLE: Final = 900
"""What a large text must leave of the table's width."""


class PanelSize(Struct, frozen=True):
    """The widths of the whole panel and of the rail, and how many pixels a unit has in each.

    `narrow`: the whole panel has no room beside the table.
    """

    narrow: bool
    whole: float
    unit: float
    rail: float
    rail_unit: float


def panel_size(width: int, height: int, text: float, seats: int) -> PanelSize:
    """Return the sizes for a table of so many pixels, its texts `text` times as large."""
    base = USUAL if width < 1600 else min(360.0, max(USUAL, 0.19 * width))
    whole = max(base, min(base * text, 0.32 * width))
    narrow = width < WIDE or (text > 1 and width - whole - 2 * PANEL_MARGIN < LEAST_TABLE)
    if narrow:
        whole = max(240.0, min(base * text, 0.45 * width))
    grown = text * max(1.0, height / TABLE_HEIGHT)
    high = height - 2 * PANEL_MARGIN
    rows = AROUND + seats * (LOW_SEAT_ROW if seats > FEW_SEATS else SEAT_ROW)
    # A large text leaves room for the last deals; in a low table the rows come first.
    fits = max(high / (rows + DEALS), min(1.0, high / (AROUND + seats * LOW_SEAT_ROW)))
    unit = min(grown, whole / USUAL, max(0.6, fits))
    most = (high - 4) / (RAIL_HEAD + RAIL_FOOT + 54 * seats)
    rail_unit = max(0.6, min(grown, 1.5, most))
    return PanelSize(narrow, round(whole), unit, round(RAIL_WIDTH * max(1.0, rail_unit)), rail_unit)


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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave letters to the window, where they ask something of the table."""
        if event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)

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
                rail(ink, scores, QRectF(0, 0, wide, high), self.shown)

        self.picture.draw(self.size(), self.devicePixelRatioF(), self._unit, panel.font(), show)

    def tip_at(self, at: QPoint) -> str:
        """Return what is told where the pointer rests, in the panel."""
        self._draw()
        return self.picture.tip_at(at)


def _bags(ink: Ink, scores: Scores, box: QRectF, shown: Shown) -> None:
    if scores.partners:
        from farwhist.ui.scores.sides_view import UNDERTAKEN, sides

        sides(ink, scores, box, shown, UNDERTAKEN)
    else:
        points(ink, scores, box, shown)


def _tricks(ink: Ink, scores: Scores, box: QRectF, shown: Shown) -> None:
    if scores.partners:
        from farwhist.ui.scores.sides_view import TAKEN, sides

        sides(ink, scores, box, shown, TAKEN)
    else:
        points(ink, scores, box, shown)


def _staying(ink: Ink, scores: Scores, box: QRectF, shown: Shown) -> None:
    from farwhist.ui.scores.ladder_view import ladder

    ladder(ink, scores, box, shown)


VIEWS: Final[Mapping[SummaryText, View]] = {
    "bids": points,
    "bags": _bags,
    "calls": points,
    "tricks": _tricks,
    "staying": _staying,
    "cards": points,
    "alliances": points,
}


def rail(ink: Ink, scores: Scores, box: QRectF, shown: Shown) -> None:
    """Draw a cell for each player, the best on top, and the number of the deal at the foot."""
    lines = standing(scores, shown.totals)
    room = box.height() - RAIL_HEAD - RAIL_FOOT
    high = min(RAIL_CELL, room / len(lines))
    for n, line in enumerate(lines):
        place = QRectF(box.left() + 5, box.top() + RAIL_HEAD + n * high, box.width() - 10, high)
        _rail_cell(ink, scores, line, place.adjusted(0, 1, 0, -1), shown)
    theme = ink.theme
    foot = QRectF(box.left() + 3, box.bottom() - RAIL_FOOT, box.width() - 6, RAIL_FOOT)
    word = QRectF(foot.left(), foot.top() + 4, foot.width(), 18)
    ink.text(word, translate("Scores", "Deal"), 12, theme.secondary, align=MIDDLE, least=10)
    number = word.translated(0, 19)
    ink.text(
        number, score_words.short_progress(scores), 14, theme.text, weight=700, align=MIDDLE,
        tip=score_words.progress(scores), least=10,
    )  # fmt: skip


def _rail_cell(ink: Ink, scores: Scores, line: Standing, box: QRectF, shown: Shown) -> None:
    theme = ink.theme
    if line.own:
        ink.row(box, theme.own_row, bar=theme.accent)
    named = box.height() >= 80
    side = min(36.0, box.height() - (44 if named else 26))
    if len(line.seats) > 1:
        side *= 0.78
    middle = box.center().x()
    at = QPointF(middle - side / 2 * (1 + 0.78 * (len(line.seats) - 1)), box.top() + 4 + side / 2)
    wide = ink.pair(scores, line.seats, at, side)
    if scores.counted and scores.charted:
        _rail_place(ink, line, QPointF(at.x() + wide, at.y() + side / 2 - 4))
    total, colour = number_words.number(line.total), theme.text
    if not scores.charted:
        view = scores.view
        gone = bool(view.alive) and line.column not in view.alive
        total = "✕" if gone else str(tricks_of(view, view.taken, line.column) if view.taken else 0)
        colour = theme.over if gone else theme.text
    elif scores.partners:
        colour = theme.accent if line.own else theme.their_side
    size = 20 if named else 17
    spot = QRectF(box.left() + 2, at.y() + side / 2 + 1, box.width() - 4, size + 5)
    ink.text(spot, total, size, colour, weight=700, align=MIDDLE, least=11)
    ink.cell(SUMS, line.column, spot)
    name = score_words.side_name(scores, line.column)
    ink.tip(box, labelled(name, total))
    if named:
        below = QRectF(box.left() + 4, spot.bottom(), box.width() - 8, 17)
        own = theme.text if line.own else theme.secondary
        if scores.partners:
            shown_name = translate("Sides", "We") if line.own else translate("Sides", "They")
        else:
            shown_name = name
        ink.text(below, shown_name, 12, own, align=MIDDLE, tip=name, least=11)


def _rail_place(ink: Ink, line: Standing, at: QPointF) -> None:
    theme, painter = ink.theme, ink.painter
    first = line.place == 1
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.plate))
    painter.drawEllipse(at, 10, 10)
    painter.setBrush(QColor(theme.accent if first else theme.secondary))
    painter.drawEllipse(at, 8.5, 8.5)
    box = QRectF(at.x() - 9, at.y() - 9, 18, 18)
    ink.text(box, str(line.place), 11, theme.ink, weight=700, align=MIDDLE)
