"""The score window: the whole sheet, the charts, and copying, saving and printing them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QHideEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from farwhist import bots
from farwhist.store.preferences import Preferences
from farwhist.ui.scores import score_words
from farwhist.ui.scores.chart import Chart
from farwhist.ui.scores.model import (
    DuplicateColumn,
    ScoreModel,
    as_csv,
    as_text,
    heads,
    rows,
    with_column,
)
from farwhist.ui.scores.printing import print_scores, printer_for
from farwhist.ui.scores.sheet_buttons import SheetButtons
from farwhist.ui.scores.sheet_table import SheetTable
from farwhist.ui.scores.standing_cards import StandingCards
from farwhist.ui.scores.tally import Scores
from farwhist.ui.settings import saving
from farwhist.ui.settings.catalogue import SCORES_PLACE
from farwhist.ui.settings.saving import KeptOnScreen
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.style.page_area import WheelGuard
from farwhist.ui.style.passing_words import PassingWords
from farwhist.ui.style.saved_file import write_table
from farwhist.ui.style.segments import Segments
from farwhist.ui.style.text import in_title, label_for
from farwhist.ui.system.files import DOCUMENTS, folder_of
from farwhist.ui.wording.player_names import level_word, short_level_word

translate = QCoreApplication.translate


MARGIN: Final = 16
WITH_CHART: Final = 24
WITHOUT_CHART: Final = 14
"""How many lines of text high the table, with any chart, and the buttons are at least."""


class SameCardsRow(QWidget):
    """Offers the levels and nobody; `wanted(level)` is empty for nobody."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.box = QComboBox()
        self.box.addItem(translate("Scores", "Nobody else"), "")
        for each in bots.OFFERED:
            self.box.addItem(level_word(each), each)
        about = translate("Scores", "Shows what such an opponent gets with your cards on average")
        self.box.setToolTip(about)
        self.box.setAccessibleDescription(about)
        words = label_for(translate("Scores", "Same cards played &by:"), self.box)
        self._busy = QLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for part in (words, self.box, self._busy):
            row.addWidget(part)
        row.addStretch(1)
        WheelGuard(self)
        self.box.currentIndexChanged.connect(lambda _: self.wanted.emit(self.level))

    @property
    def level(self) -> str:
        """Whose play is chosen; nobody's if empty."""
        level = self.box.currentData()
        return level if isinstance(level, str) else ""

    def choose(self, level: str) -> None:
        """Show this level as chosen, and say nothing."""
        with QSignalBlocker(self.box):
            self.box.setCurrentIndex(max(self.box.findData(level), 0))

    def show_busy(self, busy: bool) -> None:
        """Say whether the cards are being played."""
        self._busy.setText(translate("Scores", "Playing the same cards again") if busy else "")


class ScoreWindow(QDialog):
    """Stands beside the table, without blocking it, and follows the match.

    `share_wanted` is emitted when the player wants a picture of the sheet, and `study_wanted(deal)`
    when she wants to study the finished deal with this number, `report_wanted` when she wants to
    know what the match tells of her. `level_wanted(level)` tells whose play of the same cards she
    wants to see, `brought` that the sheet shows scores, `left` that it is closed, and `said(text)`
    what a screen reader is to say.
    """

    level_wanted = Signal(str)
    brought = Signal()
    left = Signal()
    said = Signal(str)
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
        self.model = ScoreModel(self, whole=True)
        self.cards = StandingCards()
        self.table = self._table()
        self._follows = True
        """Whether the newest deal is seen, and the next one will be."""
        bar = self.table.verticalScrollBar()
        bar.rangeChanged.connect(self._follow)
        bar.valueChanged.connect(self._note_place)
        self.points = Chart(ranks=False)
        self.ranks = Chart(ranks=True)
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.note.hide()
        self.passing = PassingWords(self, self._tell)
        self.passing.said.connect(self.said)
        split = self._split = QSplitter(Qt.Orientation.Vertical)
        self._column: DuplicateColumn | None = None
        split.addWidget(self.table)
        self._lower = self._lower_part()
        split.addWidget(self._lower)
        split.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        self.legend = QLabel()
        self.legend.setWordWrap(True)
        self.legend.setProperty("quiet", True)
        column.addWidget(self.cards)
        column.addWidget(split, 1)
        column.addWidget(self.legend)
        column.addWidget(self.note)
        buttons = SheetButtons()
        buttons.pressed.connect(self._press)
        column.addWidget(buttons)
        self.table.setFocus()
        QShortcut(QKeySequence.StandardKey.Copy, self, self.copy)
        QShortcut(QKeySequence.StandardKey.Close, self, self.close)
        line = self.fontMetrics().height()
        self.resize(min(56 * line, 1180), min(46 * line, 860))
        place = SCORES_PLACE.read(settings)
        self._placed = bool(place) and self.restoreGeometry(saving.as_bytes(place))

    def _lower_part(self) -> QWidget:
        lower = QWidget()
        column, row = QVBoxLayout(lower), QHBoxLayout()
        row.setSpacing(MARGIN)
        column.setContentsMargins(0, 4, 0, 0)
        add_layout(column, row)
        kinds = {"points": translate("Scores", "&Points"), "place": translate("Scores", "Pl&ace")}
        self.kinds = Segments(kinds, translate("Scores", "Chart"))
        self.kinds.show_value("points")
        self.same_cards = SameCardsRow()
        self.same_cards.wanted.connect(self.level_wanted)
        self.same_cards.hide()  # as long as nobody can play the cards
        charts = QStackedWidget()
        row.addWidget(self.kinds)
        row.addWidget(self.same_cards, 1)
        for chart in (self.points, self.ranks):
            charts.addWidget(chart)
        self.kinds.chosen.connect(lambda kind: charts.setCurrentIndex(list(kinds).index(kind)))
        column.addWidget(charts, 1)
        return lower

    def _tell(self, text: str) -> None:
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def _table(self) -> SheetTable:
        table = SheetTable(self.model)
        table.setAccessibleName(translate("Scores", "Score sheet"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setTabKeyNavigation(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        table.setToolTip(translate("Scores", "Double-click a deal to study it"))
        table.activated.connect(self._study)
        return table

    def hideEvent(self, event: QHideEvent) -> None:
        self._placed = True
        SCORES_PLACE.choose(self._settings, saving.as_text(self.saveGeometry()))
        super().hideEvent(event)
        self.passing.end()
        self.left.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follows = True
        self._follow()
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

    def _press(self, name: str) -> None:
        {
            "copy": self.copy,
            "save": self.save,
            "share": self.share_wanted.emit,
            "report": self.report_wanted.emit,
            "print": self.print_out,
            "close": self.close,
        }[name]()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Leave out legend and cards where there is too little room for all."""
        scores = self.scores
        if scores is not None:
            least = WITH_CHART if scores.charted else WITHOUT_CHART
            spare = self.height() - least * self.fontMetrics().height()
            cards = self.cards.heightForWidth(self.width() - 2 * MARGIN)
            self.cards.setVisible(spare >= cards)
            legend = self.legend.heightForWidth(self.width() - 2 * MARGIN)
            self.legend.setVisible(scores.kind.exact and spare >= cards + legend)

    def show_scores(self, scores: Scores) -> None:
        """Show these scores."""
        self.scores = scores
        title = translate("Scores", "Score sheet – {game}").format(game=scores.title)
        self.setWindowTitle(in_title(title))
        self.cards.show_scores(scores)
        self._write()
        self.legend.setText(score_words.legend())
        self._lower.setVisible(scores.charted)
        self._fit()
        self.points.show_scores(scores)
        self.ranks.show_scores(scores)
        if self.isVisible():
            self.brought.emit()

    def _write(self) -> None:
        scores = self.scores
        assert scores is not None
        follows, place = self._follows, self.table.verticalScrollBar().value()
        self.model.show_scores(scores, self._column)
        self.table.fit(scores)
        header = self.table.horizontalHeader()
        lines = self.table.verticalHeader()
        lines.setDefaultSectionSize(round(1.6 * self.fontMetrics().height()))
        if not self.isVisible() and not self._placed:
            high = header.height() + lines.length()
            self._take_room(header.length(), high, charted=scores.charted)
        header.setStretchLastSection(True)
        self._follows = follows
        self.table.verticalScrollBar().setValue(place)
        self._follow()

    def _follow(self) -> None:
        """Keep the newest deal in sight, unless the player has scrolled back."""
        if self._follows:
            self.table.scrollToBottom()

    def _note_place(self, value: int) -> None:
        self._follows = value == self.table.verticalScrollBar().maximum()

    def study_chosen(self) -> None:
        """Ask to study the deal that the keyboard is on."""
        self._study(self.table.currentIndex())

    def _study(self, index: QModelIndex) -> None:
        row = index.row()
        if self.scores is not None and 0 <= row < len(self.scores.results):
            self.study_wanted.emit(self.scores.results[row].deal)

    def _take_room(self, wide: int, high: int, *, charted: bool) -> None:
        """Grow so that a sheet of this size can be read whole, as far as the screen allows."""
        line, screen = self.fontMetrics().height(), self.screen().availableSize()
        chart = 16 * line if charted else 0
        wide = max(self.width(), min(wide + 5 * line, round(0.95 * screen.width())))
        others = self.cards.heightForWidth(wide) + 10 * line
        self.resize(wide, min(high + chart + others, round(0.88 * screen.height())))
        self._split.setSizes([high + line, chart])

    def copy(self) -> None:
        """Put the sheet on the clipboard, with tabs between its cells."""
        if self.scores is not None:
            column = with_column(self.scores, heads(self.scores), rows(self.scores), self._column)
            QGuiApplication.clipboard().setText(as_text(*column))
            self.passing.say(translate("Scores", "The score sheet was copied."))

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
            saved, told = write_table(path, as_csv(self.scores))
            self.passing.say(told, lasting=not saved)

    def print_out(self) -> None:
        """Let the player choose a printer, then print the sheet and the chart."""
        if self.scores is None:
            return
        printer = printer_for(self.scores)
        if QPrintDialog(printer, self).exec():
            printed = print_scores(self.scores, printer)
            told = translate("Scores", "The score sheet was printed.")
            failed = translate("Scores", "Printing failed.")
            self.passing.say(told if printed else failed, lasting=not printed)
