"""The score window: the whole sheet, the charts, and copying, saving and printing them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from farwhist.store.preferences import Preferences
from farwhist.ui.scores.cells import INKS, is_dark, item
from farwhist.ui.scores.chart import Chart
from farwhist.ui.scores.duplicate_column import DuplicateColumn, with_column
from farwhist.ui.scores.panel_words import deal_numbers, deal_words, trump_words
from farwhist.ui.scores.printing import print_scores
from farwhist.ui.scores.same_cards_row import SameCardsRow
from farwhist.ui.scores.sheet import as_csv, as_text, heads, rows
from farwhist.ui.scores.tally import Scores
from farwhist.ui.settings import saving
from farwhist.ui.settings.catalogue import SCORES_PLACE
from farwhist.ui.settings.saving import KeptOnScreen
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.saved_file import write_table
from farwhist.ui.style.text import in_title
from farwhist.ui.style.tokens import DARK, LIGHT
from farwhist.ui.system.files import DOCUMENTS, folder_of
from farwhist.ui.wording.player_names import level_word, short_level_word

translate = QCoreApplication.translate


TRUMP: Final = 2
"""The column of the trump."""

NAMES: Final = 9
PAIRS: Final = 20
"""How wide a heading may be, in heights of a line: with a player in it, or with partners."""


class _Deal(NamedTuple):
    """The trump of a deal in words, and all of it."""

    trump: str
    words: str


class ScoreWindow(QDialog):
    """Stands beside the table, without blocking it, and follows the match.

    `share_wanted` is emitted when the player wants a picture of the sheet, and `study_wanted(deal)`
    when she wants to study the finished deal with this number, `report_wanted` when she wants to
    know what the match tells of her. `level_wanted(level)` tells whose play of the same cards she
    wants to see, `brought` that the sheet shows scores, and `left` that it is closed.
    """

    level_wanted = Signal(str)
    brought = Signal()
    left = Signal()
    share_wanted = Signal()
    study_wanted = Signal(int)
    report_wanted = Signal()

    def __init__(self, settings: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        KeptOnScreen(self)
        self.setObjectName("score window")
        set_help_anchor(self, "scoring#sheet")
        self._settings = settings
        self.scores: Scores | None = None
        self.table = QTableWidget()
        self.table.setAccessibleName(translate("Scores", "Score sheet"))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setTabKeyNavigation(False)
        self.table.setWordWrap(False)
        self.table.verticalHeader().hide()
        self.table.setToolTip(translate("Scores", "Double-click a deal to study it"))
        self.table.cellActivated.connect(self._study)
        self.points = Chart(ranks=False)
        self.ranks = Chart(ranks=True)
        self.tabs = QTabWidget()
        self.tabs.addTab(self.points, translate("Scores", "&Points"))
        self.tabs.addTab(self.ranks, translate("Scores", "Pl&ace"))
        self.note = QLabel()
        self.note.setWordWrap(True)
        split = self._split = QSplitter(Qt.Orientation.Vertical)
        split.addWidget(self.table)
        split.addWidget(self.tabs)
        split.setChildrenCollapsible(False)
        self._column: DuplicateColumn | None = None
        self.same_cards = SameCardsRow()
        self.same_cards.wanted.connect(self.level_wanted)
        column = QVBoxLayout(self)
        column.addWidget(self.same_cards)
        column.addWidget(split, 1)
        column.addLayout(self._foot())
        self.table.setFocus()
        QShortcut(QKeySequence.StandardKey.Copy, self, self.copy)
        QShortcut(QKeySequence.StandardKey.Close, self, self.close)
        line = self.fontMetrics().height()
        self.resize(min(56 * line, 1180), min(46 * line, 860))
        place = SCORES_PLACE.read(settings)
        self._placed = bool(place) and self.restoreGeometry(saving.as_bytes(place))

    def hideEvent(self, event: QHideEvent) -> None:
        self._placed = True
        SCORES_PLACE.choose(self._settings, saving.as_text(self.saveGeometry()))
        super().hideEvent(event)
        self.left.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.brought.emit()

    # --- the same cards, played by others -------------------------------------------------------

    @property
    def level(self) -> str:
        """Whose play of the same cards is wanted; nobody's if empty."""
        return self.same_cards.level

    def show_column(
        self, means: Mapping[int, tuple[float, float]] | None, *, busy: bool = False
    ) -> None:
        """Show what the level makes of the cards, by deal; without `means` there is no column.

        `busy` says that more is being worked out.
        """
        before, self._column = self._column, None
        if means is not None:
            head = translate("Scores", "{level} with your cards")
            self._column = DuplicateColumn(
                head.format(level=level_word(self.level)), short_level_word(self.level), dict(means)
            )
        self.same_cards.show_busy(busy)
        if self.scores is not None and before != self._column:
            self._write()
            if before is None:
                self._widen()

    def _widen(self) -> None:
        """Make room for the column, as far as the screen allows."""
        lacks = self.table.horizontalHeader().length() - self.table.viewport().width()
        most = round(0.95 * self.screen().availableSize().width())
        if lacks > 0 and self.width() < most:
            self.resize(min(self.width() + lacks, most), self.height())

    # --- the sheet ------------------------------------------------------------------------------

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self.note, 1)
        for name, text, action in (
            ("copy", translate("Scores", "&Copy"), self.copy),
            ("save", translate("Scores", "&Save CSV…"), self.save),
            ("share", translate("Scores", "Share pict&ure…"), self.share_wanted.emit),
            ("report", translate("Scores", "R&eport"), self.report_wanted.emit),
            ("print", translate("Scores", "Pr&int…"), self.print_out),
            ("close", translate("Scores", "C&lose"), self.close),
        ):
            button = QPushButton(text)
            button.setObjectName(name)
            button.setAutoDefault(False)
            button.clicked.connect(action)
            row.addWidget(button)
        return row

    def show_scores(self, scores: Scores) -> None:
        """Show these scores."""
        self.scores = scores
        title = translate("Scores", "Score sheet – {game}").format(game=scores.title)
        self.setWindowTitle(in_title(title))
        self._write()
        self.tabs.setVisible(scores.charted)
        self.points.show_scores(scores)
        self.ranks.show_scores(scores)
        if self.isVisible():
            self.brought.emit()

    def _write(self) -> None:
        scores = self.scores
        assert scores is not None
        titles, lines = with_column(scores, heads(scores), rows(scores), self._column)
        self.table.setColumnCount(len(titles))
        self.table.setRowCount(len(lines))
        metrics = self.fontMetrics()
        widest = (PAIRS if scores.view.sides == 2 else NAMES) * metrics.height()
        for n, title in enumerate(titles):
            column = self._column
            shown = column.short if column is not None and title == column.head else title
            head = QTableWidgetItem(metrics.elidedText(shown, Qt.TextElideMode.ElideRight, widest))
            head.setToolTip(title)
            self.table.setHorizontalHeaderItem(n, head)
        inks = INKS[is_dark(self.palette())]
        deals = self._deals(scores)
        lit = QColor((DARK if is_dark(self.palette()) else LIGHT).lit)
        for r, row in enumerate(lines):
            for c, cell in enumerate(row):
                made = item(cell, inks, last=c == len(row) - 1)
                if r < len(deals):
                    if c == TRUMP:
                        made.setText(deals[r].trump)
                        made.setTextAlignment(Qt.AlignmentFlag.AlignVCenter)
                    made.setToolTip(made.toolTip() or deals[r].words)
                    made.setData(Qt.ItemDataRole.AccessibleDescriptionRole, deals[r].words)
                if scores.running and r == len(deals) - 1:
                    made.setBackground(lit)
                self.table.setItem(r, c, made)
        header = self.table.horizontalHeader()
        header.setStretchLastSection(False)
        self.table.resizeColumnsToContents()
        rows_ = self.table.verticalHeader()
        rows_.setDefaultSectionSize(round(1.6 * metrics.height()))
        if not self.isVisible() and not self._placed:
            high = header.height() + rows_.length()
            self._take_room(header.length(), high, charted=scores.charted)
        header.setStretchLastSection(True)
        self.table.scrollToBottom()

    def study_chosen(self) -> None:
        """Ask to study the deal that the keyboard is on."""
        self._study(self.table.currentRow(), 0)

    def _study(self, row: int, column: int) -> None:
        if self.scores is not None and 0 <= row < len(self.scores.results):
            self.study_wanted.emit(self.scores.results[row].deal)

    @staticmethod
    def _deals(scores: Scores) -> list[_Deal]:
        """Return what is told of each deal in words, the running one last."""
        numbers, view = deal_numbers(scores), scores.view
        found = [
            _Deal(trump_words(result.trump), deal_words(number, result.size, result.trump))
            for number, result in zip(numbers, scores.results, strict=False)
        ]
        if scores.running:
            settled = view.trump_fixed or view.trump is not None
            words = deal_words(scores.number, view.size, view.trump, settled=settled)
            found.append(_Deal(trump_words(view.trump) if settled else "", words))
        return found

    def _take_room(self, wide: int, high: int, *, charted: bool) -> None:
        """Grow so that a sheet of this size can be read whole, as far as the screen allows."""
        line, screen = self.fontMetrics().height(), self.screen().availableSize()
        chart = 16 * line if charted else 0
        wide = max(self.width(), min(wide + 5 * line, round(0.95 * screen.width())))
        self.resize(wide, min(high + chart + 8 * line, round(0.88 * screen.height())))
        self._split.setSizes([high + line, chart])

    def copy(self) -> None:
        """Put the sheet on the clipboard, with tabs between its cells."""
        if self.scores is not None:
            column = with_column(self.scores, heads(self.scores), rows(self.scores), self._column)
            QGuiApplication.clipboard().setText(as_text(*column))
            self.note.setText(translate("Scores", "The score sheet was copied."))

    def save(self) -> None:
        """Ask for a file and write the sheet to it."""
        name, _ = QFileDialog.getSaveFileName(
            self,
            translate("Scores", "Save the score sheet"),
            str(folder_of(DOCUMENTS) / "scores.csv"),
            translate("Scores", "Table (*.csv)"),
        )
        if name:
            self.save_to(Path(name))

    def save_to(self, path: Path) -> None:
        """Write the sheet as CSV and say how that went."""
        if self.scores is not None:
            self.note.setText(write_table(path, as_csv(self.scores)))

    def print_out(self) -> None:
        """Let the player choose a printer, then print the sheet and the chart."""
        if self.scores is None:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if QPrintDialog(printer, self).exec() and not print_scores(self.scores, printer):
            self.note.setText(translate("Scores", "Printing failed."))
