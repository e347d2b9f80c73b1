"""The page of scoring, with what a bid and its tricks pay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QBrush, QColor, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.position import Points
from farwhist.rules import lookup
from farwhist.rules.exact_bid.build import make_book
from farwhist.rules.exact_bid.options import OPTIONS
from farwhist.rules.scoring.book import Book
from farwhist.rules.scoring.example import BEFORE, example
from farwhist.rules.scoring.parts import Part, total
from farwhist.rules.sequences import Plan, PlannedDeal
from farwhist.ui.features.preferences.cards import EDGE, PaperCard, explanation
from farwhist.ui.features.preferences.rules.editors import Spin
from farwhist.ui.features.preferences.rules.rows import OptionRow
from farwhist.ui.features.preferences.rules.rules_page import RulesPage
from farwhist.ui.features.preferences.rules.scheme_editor import SchemeEditor
from farwhist.ui.scores import score_words
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.style.tokens import tokens_of
from farwhist.ui.wording import number_words
from farwhist.ui.wording.punctuation import joined, noted

if TYPE_CHECKING:
    from farwhist.rules.exact_bid.option_types import ExactBid

translate = QCoreApplication.translate

USUAL_SIZE = 5
MOST_SIZE = 13


def sentence(bid: int, taken: int, parts: Sequence[Part]) -> str:
    """Return "You bid 3 and took 3: 10 + 1 × 3 = +13." and the parts in words."""
    terms = ""
    for part in parts:
        value = number_words.number(abs(part.each))
        if part.count != 1:
            value += f" × {part.count}"
        sign = "−" if part.each < 0 else "+"
        terms += f" {sign} {value}" if terms else ("−" if part.each < 0 else "") + value
    alone = len(parts) == 1 and parts[0].count == 1
    text = translate("Rules", "You bid {bid} and took {taken}: {formula} = {points}.")
    if not parts or alone:
        text = translate("Rules", "You bid {bid} and took {taken}: {points}.")
    told = text.format(
        bid=bid,
        taken=taken,
        formula=number_words.isolated(terms),
        points=number_words.signed(total(parts)),
    )
    if len(parts) < 2:
        return told
    return noted(told, joined(score_words.part_line(part).replace("  ", " ") for part in parts))


class ExampleTable(QWidget):
    """Bids down, tricks across. Cells that the last edit has changed are marked."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[Book, int] | None = None
        self._points: dict[tuple[int, int], Points] = {}
        self.marked: set[tuple[int, int]] = set()
        self.size_label = QLabel()
        self.size_box = Spin(1, MOST_SIZE)
        self.size_box.setValue(USUAL_SIZE)
        self.size_label.setBuddy(self.size_box)
        self.table = QTableWidget()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        for header in (self.table.horizontalHeader(), self.table.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setHighlightSections(True)
        self.table.horizontalHeader().setMinimumSectionSize(30)
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setObjectName("example")
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words.setMinimumHeight(2 * self.words.fontMetrics().lineSpacing())
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.note = explanation()
        line = QHBoxLayout()
        line.addWidget(self.size_label)
        line.addWidget(self.size_box)
        line.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        add_layout(column, line)
        for part in (self.table, self.words, self.note):
            column.addWidget(part)
        self.size_label.setText(translate("Rules", "Cards in the deal:"))
        self.size_box.setAccessibleName(translate("Rules", "Cards in the deal:"))
        self.table.setAccessibleName(translate("Rules", "Worked example: bids by tricks"))
        self.note.setText(
            translate(
                "Rules",
                "Down: the bid; across: the tricks taken. The others made bids of 0; your score "
                "before was {score}. Changed cells are marked.",
            ).format(score=BEFORE)
        )
        self.size_box.valueChanged.connect(self._fill)
        self.table.currentCellChanged.connect(self._tell)

    def show_book(self, book: Book, players: int) -> None:
        """Show what this book pays; cells that were otherwise before are marked."""
        if (book, players) != self._shown:
            fresh = self._shown is None
            self._shown = (book, players)
            before = self._points
            self._write()
            if not fresh:
                self.marked = {at for at in self._points if self._points[at] != before.get(at)}
            self._show()

    def cell(self, bid: int, taken: int) -> QTableWidgetItem:
        """Return the cell of a bid and the tricks taken."""
        item = self.table.item(bid, taken)
        assert item is not None
        return item

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._paint()
            self._fit()
        super().changeEvent(event)

    def _fill(self) -> None:
        if self._shown is not None:
            self._write()
            self._show()

    def _show(self) -> None:
        self._paint()
        self._fit()
        self._tell()

    def _write(self) -> None:
        assert self._shown is not None
        book, players = self._shown
        size, table = self.size_box.value(), self.table
        now = (max(table.currentRow(), 0), max(table.currentColumn(), 0))
        self._points, self.marked = {}, set()
        with QSignalBlocker(table):
            table.setRowCount(size + 1)
            table.setColumnCount(size + 1)
            bid_words = [translate("Rules", "bid {bid}").format(bid=n) for n in range(size + 1)]
            table.setVerticalHeaderLabels(bid_words)
            table.setHorizontalHeaderLabels([str(n) for n in range(size + 1)])
            for bid in range(size + 1):
                for taken in range(size + 1):
                    points = total(example(book, players, size, bid, taken))
                    self._points[bid, taken] = points
                    item = table.item(bid, taken) or QTableWidgetItem()
                    item.setText(number_words.signed(points))
                    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                    told = translate("Rules", "bid {bid}, took {taken}: {points}").format(
                        bid=bid, taken=taken, points=number_words.signed(points)
                    )
                    item.setData(Qt.ItemDataRole.AccessibleTextRole, told)
                    if item.tableWidget() is None:
                        table.setItem(bid, taken, item)
            first = now if max(now) <= size and any(now) else (min(3, size), min(3, size))
            table.setCurrentCell(*first)

    def _paint(self) -> None:
        """Mark changed cells by colour and bold print, made bids by a tint."""
        tokens = tokens_of(self.palette())
        made, fresh, plain = QBrush(QColor(tokens.selected)), QBrush(QColor(tokens.lit)), QBrush()
        for at in self._points:
            item, marked = self.cell(*at), at in self.marked
            font = item.font()
            if font.bold() is not marked:
                font.setBold(marked)
                item.setFont(font)
            ground = fresh if marked else made if at[0] == at[1] else plain
            if item.background() != ground:
                item.setBackground(ground)

    def _fit(self) -> None:
        """Let columns be as wide as their points, and all rows of a usual deal be seen.

        Headers that do so by themselves measure all cells again whenever one changes.
        """
        table = self.table
        for header in (table.horizontalHeader(), table.verticalHeader()):
            header.resizeSections(QHeaderView.ResizeMode.ResizeToContents)
        rows = sum(table.rowHeight(row) for row in range(min(table.rowCount(), 8)))
        head = table.horizontalHeader().sizeHint().height()
        bar = table.horizontalScrollBar().sizeHint().height()
        table.setFixedHeight(rows + head + bar + 2 * table.frameWidth())

    def _tell(self) -> None:
        bid, taken = self.table.currentRow(), self.table.currentColumn()
        if self._shown is None or bid < 0 or taken < 0:
            return
        parts = example(*self._shown, self.size_box.value(), bid, taken)
        self.words.setText(sentence(bid, taken, parts))
        self.table.setAccessibleDescription(self.words.text())


_EXAMPLE = 40
"""The example wants so many times the width of an x."""
_USUAL = Plan((PlannedDeal(13),), 1)


class ScoringPage(RulesPage):
    """A scheme, its numbers, what comes on top, and what all that means bid by bid."""

    key = "scoring"

    def build(self, column: QVBoxLayout) -> None:
        self.family = QWidget()
        inner = QVBoxLayout(self.family)
        inner.setContentsMargins(0, 0, 0, 0)
        self.editor = SchemeEditor(OPTIONS.options["scoring"])
        self.scheme = OptionRow(self.model, OPTIONS.options["scoring"], self.editor)
        self.example = ExampleTable()
        inner.setSpacing(12)
        chosen, example = PaperCard(), PaperCard(translate("Rules", "Worked example"))
        chosen.add(self.scheme)
        example.add(self.example)
        inner.addWidget(chosen)
        right = QVBoxLayout()
        right.addWidget(example)
        right.addStretch(1)
        left = QVBoxLayout()
        left.addWidget(self.editor.fields)
        left.addStretch(1)
        self._both = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._both.setSpacing(12)
        add_layout(self._both, left)
        add_layout(self._both, right, 1)
        add_layout(inner, self._both)
        self.editor.fields.fold.toggled.connect(self._turn)
        self._none = explanation(translate("Rules", "This game has no such options."))
        extras = {"slam": translate("Rules", "Extras")}
        self._form = self.form(lambda each: each.page == self.key and each.key != "scoring", extras)
        column.addWidget(self.family)
        column.addWidget(self._form)
        column.addWidget(self._none)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        """Put the example beside the numbers where there is room for both."""
        need = max(self.editor.fields.sizeHint().width(), self.editor.fields.table_width())
        need += 4 * EDGE + _EXAMPLE * self.fontMetrics().horizontalAdvance("x")
        way = QBoxLayout.Direction
        wide = self.area.viewport().width() >= need
        self._both.setDirection(way.LeftToRight if wide else way.TopToBottom)

    def rows(self) -> dict[str, OptionRow]:
        own = self.model.draft.game.kind.exact
        return {**({"scoring": self.scheme} if own else {}), **super().rows()}

    def refresh(self) -> None:
        super().refresh()
        facts = self.model.facts
        own = facts.draft.game.kind.exact
        self.family.setVisible(own)
        self._none.setVisible(not own and not self._form.rows)
        if own:
            self.scheme.refresh(facts)
            book = (
                facts.rules.bid_book
                if facts.rules
                else make_book(cast("ExactBid", facts.values), _USUAL, 52)
            )
            players = lookup.players(facts.rules) if facts.rules else facts.draft.seats
            self.example.show_book(book, players)
            self._turn()
