"""The strip that sums up a deal, and the one that ranks the players at the end of the match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from farwhist.engine.cards import Seat
from farwhist.engine.position import DealResult, Points, Position
from farwhist.ui import texts
from farwhist.ui.panels.panel import Panel, is_next, on_click
from farwhist.ui.table.facts import deal_number
from farwhist.ui.table.geometry import Rect
from farwhist.ui.table.theme import Theme

translate = QCoreApplication.translate


class _Sheet(Panel):
    """A grid of labels below a heading."""

    def __init__(self, theme: Theme, font_size: int, parent: QWidget) -> None:
        super().__init__(theme, font_size, parent)
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(round(1.4 * font_size))
        self.grid.setVerticalSpacing(2)

    def adapt(self, room: Rect) -> None:
        """Keep the lines apart where there is room for it."""
        lines = self.grid.rowCount() + 4
        spare = room.h / lines - 1.5 * self.font_size
        self.grid.setVerticalSpacing(int(min(max(spare, 0), 8)))
        tight = spare < 2
        self.column.setSpacing(4 if tight else 8)
        self.column.setContentsMargins(16, 6 if tight else 10, 16, 6 if tight else 12)

    def put(
        self, row: int, column: int, text: str, *, bold: bool = False, head: bool = False
    ) -> QLabel:
        """Write a cell: names to the left, numbers to the right."""
        label = self.quiet(text) if head else QLabel(text)
        side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
        label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        font = label.font()
        font.setBold(bold)
        label.setFont(font)
        self.grid.addWidget(label, row, column)
        return label

    def colour_of(self, difference: int) -> str:
        """Return the colour for tricks taken above or below the bid."""
        if difference == 0:
            return self.theme.panel_exact
        return self.theme.panel_needs if difference < 0 else self.theme.panel_over


class SummaryPanel(_Sheet):
    """What everybody bid, took and scored in the deal that has just ended, perhaps the `last`."""

    def __init__(
        self,
        theme: Theme,
        font_size: int,
        parent: QWidget,
        *,
        view: Position,
        human: Seat,
        names: Sequence[str],
        last: bool,
    ) -> None:
        super().__init__(theme, font_size, parent)
        self.setObjectName("summary")
        result = view.results[-1]
        self.column.addWidget(self.heading(texts.summary_title(result, deal_number(view))))
        heads = (
            "",
            translate("Summary", "bid"),
            translate("Summary", "took"),
            "",
            translate("Summary", "points"),
            translate("Summary", "sum"),
            translate("Summary", "place"),
        )
        for column, head in enumerate(heads):
            self.put(0, column, head, head=True)
        places = ranks(result.totals)
        order = [human, *(seat for seat in range(len(names)) if seat != human)]
        for row, seat in enumerate(order, start=1):
            self._row(row, seat, result, names[seat], places[seat], bold=seat == human)
        self.column.addLayout(self.grid)
        last = QHBoxLayout()
        last.addWidget(self.quiet(texts.outcome(result, human)), 1)
        words = translate("Summary", "Result") if last else translate("Summary", "Next deal")
        self.next = self.action(words + "  ⏎")
        self.next.setObjectName("next")
        on_click(self.next, self.closed.emit)
        last.addWidget(self.next)
        self.column.addLayout(last)

    def _row(
        self, row: int, seat: Seat, result: DealResult, name: str, place: int, *, bold: bool
    ) -> None:
        bid, taken = result.bids[seat], result.taken[seat]
        self.put(row, 0, name, bold=bold)
        if bid is not None:
            away = taken - bid
            self.put(row, 1, str(bid), bold=bold)
            self.put(row, 2, str(taken), bold=bold)
            words = f"{texts.difference_sign(away)[0]} {texts.difference_words(away)}"
            cell = self.put(row, 3, words, bold=away == 0)
            cell.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            cell.setStyleSheet(f"color: {self.colour_of(away)};")
        self.put(row, 4, texts.signed(result.points[seat]), bold=True)
        self.put(row, 5, texts.number(result.totals[seat]), bold=bold)
        self.put(row, 6, str(place), bold=bold)

    def take_key(self, event: QKeyEvent) -> bool:
        if is_next(event):
            self.closed.emit()
            return True
        return False


class RankingPanel(_Sheet):
    """The places of all players at the end of the match. `closed` means: play again."""

    def __init__(
        self,
        theme: Theme,
        font_size: int,
        parent: QWidget,
        *,
        view: Position,
        human: Seat,
        names: Sequence[str],
    ) -> None:
        super().__init__(theme, font_size, parent)
        self.setObjectName("ranking")
        self.setMinimumWidth(25 * font_size)
        self.column.addWidget(self.heading(texts.verdict(view, human, names)))
        row, place = 0, 1
        for tied in view.ranking:
            for seat in sorted(tied, key=lambda each: each != human):
                first = place == 1
                self.put(row, 0, f"{place}.", bold=first)
                name = self.put(row, 1, names[seat], bold=first or seat == human)
                name.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
                self.put(row, 2, texts.number(view.totals[seat]), bold=True)
                row += 1
            place += len(tied)
        self.grid.setColumnStretch(1, 1)
        self.column.addLayout(self.grid)
        self.column.addWidget(self.quiet(texts.exact_deals(view, human)))
        last = QHBoxLayout()
        self.other = QPushButton(translate("Ranking", "&New match…"))
        self.other.setObjectName("other")
        last.addWidget(self.other)
        last.addStretch(1)
        self.again = self.action(translate("Ranking", "Play again") + "  ⏎")
        self.again.setObjectName("again")
        on_click(self.again, self.closed.emit)
        last.addWidget(self.again)
        self.column.addLayout(last)

    def take_key(self, event: QKeyEvent) -> bool:
        if is_next(event):
            self.closed.emit()
            return True
        return False


def ranks(totals: Sequence[Points]) -> list[int]:
    """Return the place of each player by points, the most being first; equals share a place."""
    return [1 + sum(other > own for other in totals) for own in totals]
