"""The page of the deal of the day, the match of the week, and the prepared deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from farwhist.analysis.puzzles import THEMES, Puzzle
from farwhist.store.results import DatedResult, PuzzleResult
from farwhist.ui.features.prepared.day_panel import DayPanel
from farwhist.ui.features.prepared.theme_tile import ThemeTile
from farwhist.ui.review.page_style import HEAD, FeltGround, PageStyle, felt_page_sheet
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.icons import icon
from farwhist.ui.style.page import WindowPage
from farwhist.ui.style.text import ElidedLabel
from farwhist.ui.wording.number_words import Counts

translate = QCoreApplication.translate


class PreparedPage(WindowPage):
    """Offers deals to be played that are the same for everybody.

    Signals:
        dated_requested(dated): this match of a day or a week shall be played.
        theme_requested(theme): prepared deals of this theme shall be asked.
        said(text): what a screen reader is to say.
        left(): the player is done.

    Args:
        results: returns the results of dated matches by key, as they are kept.
        puzzles: the prepared deals.
        solved: returns what was reached in them, by id.
    """

    dated_requested = Signal(object)
    theme_requested = Signal(str)
    said = Signal(str)
    left = Signal()

    def __init__(
        self,
        style: PageStyle,
        today: date,
        *,
        results: Callable[[], dict[str, DatedResult]],
        puzzles: Sequence[Puzzle],
        solved: Callable[[], Mapping[str, PuzzleResult]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("prepared")
        set_help_anchor(self, "study#prepared")
        self.setAccessibleName(translate("Prepared", "Prepared deals"))
        self._style = style
        self._today = today
        self._results = results
        self._puzzles = puzzles
        self._solved = solved
        self.tiles = [ThemeTile(theme, style) for theme in THEMES]
        for tile in self.tiles:
            tile.play_requested.connect(self.theme_requested)
        self._columns = 0
        self._ground = FeltGround(style)
        self.back = QPushButton(translate("Prepared", "&Back"))
        self.day = DayPanel(style)
        self.day.play_requested.connect(self.dated_requested)
        self.day.copied.connect(self._copy)
        self.back.clicked.connect(lambda checked: self.left.emit())
        self._arrange()
        theme, px = style.theme, style.px
        edge = 2 if theme.strong else 1
        self.setStyleSheet(
            felt_page_sheet(style)
            + f"""
QFrame[plate="true"] {{ background: {theme.plate}; border: {edge}px solid {theme.accent};
    border-radius: {px(12)}px; }}
QLabel[accent="true"] {{ color: {theme.accent}; font-size: {px(13)}px; font-weight: 700; }}
QLabel[large="true"] {{ color: {theme.text}; font-size: {px(22)}px; font-weight: 700; }}
QPushButton[gold="true"] {{ color: {theme.ink}; background: {theme.accent};
    border-color: {theme.accent}; font-size: {px(14)}px; min-height: {px(32)}px; }}
QPushButton[gold="true"]:focus {{ border: 2px solid {theme.text}; }}
"""
        )
        self.refresh()

    def start(self) -> None:
        self.day.play.setFocus()

    def stops(self) -> Sequence[QWidget]:
        return [self.back, *self.day.stops(), *(tile.play for tile in self.tiles)]

    def refresh(self) -> None:
        """Show what was reached by now."""
        self.day.show_day(self._today, self._results())
        reached = self._solved()
        for tile in self.tiles:
            of_theme = [each for each in self._puzzles if each.theme == tile.theme]
            tile.show_state(of_theme, reached)
            tile.setVisible(bool(of_theme))
        stars = sum(each.stars for each in reached.values())
        done = sum(each.stars > 0 for each in reached.values())
        text = translate("Prepared", "{deals} · {done} solved · stars: {stars} of {most}")
        count = len(self._puzzles)
        self.about.setText(
            text.format(deals=Counts.deals(count), done=done, stars=stars, most=3 * count)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the themes in three columns, or in two or one where there is less room."""
        super().resizeEvent(event)
        columns = min(max(int(self.width() / self._style.px(390)), 1), 3)
        if columns != self._columns:
            self._columns = columns
            for number, tile in enumerate(self.tiles):
                self.grid.addWidget(tile, number // columns, number % columns)
            for column in range(3):
                self.grid.setColumnStretch(column, int(column < columns))

    def paintEvent(self, event: QPaintEvent) -> None:
        self._ground.draw(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave by Escape; keys that nothing here uses end here: the table is not seen."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.day.play.click()
        event.accept()

    def _copy(self, line: str) -> None:
        QGuiApplication.clipboard().setText(line)
        self.said.emit(translate("Prepared", "The line was copied."))

    def _arrange(self) -> None:
        style, px = self._style, self._style.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        head = QFrame()
        head.setProperty("head", True)
        head.setFixedHeight(px(HEAD))
        row = QHBoxLayout(head)
        row.setContentsMargins(px(16), 0, px(16), 0)
        row.setSpacing(px(12))
        self.back.setProperty("dark", True)
        self.back.setIcon(icon("left", style.theme.text))
        self.back.setIconSize(QSize(px(16), px(16)))
        title = QLabel(translate("Prepared", "Prepared deals"))
        title.setProperty("title", True)
        row.addWidget(self.back)
        row.addWidget(title)
        self.about = ElidedLabel()
        self.about.setProperty("note", True)
        row.addWidget(self.about, 1)
        column.addWidget(head)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.viewport().setAutoFillBackground(False)
        inner = QWidget()
        inner.setProperty("clear", True)
        self.body = QVBoxLayout(inner)
        self.body.setContentsMargins(px(16), px(16), px(16), px(16))
        self.body.setSpacing(px(16))
        self.body.addWidget(self.day)
        self.grid = QGridLayout()
        self.grid.setSpacing(px(12))
        self.body.addLayout(self.grid)
        self.body.addStretch(1)
        area.setWidget(inner)
        column.addWidget(area, 1)
