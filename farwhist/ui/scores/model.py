"""The score sheet: its cells, also as text and as a table, and as a model of Qt."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping, Sequence
from math import fsum
from typing import Final

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QWidget

from farwhist.engine.cards import Seat
from farwhist.engine.position import DealResult
from farwhist.ui.scores import score_words
from farwhist.ui.scores.tally import (
    Scores,
    away_of,
    bid_of,
    exact,
    falls,
    numbers,
    off_of,
    tricks_of,
)
from farwhist.ui.style.text import cut_name
from farwhist.ui.style.tokens import DARK, LIGHT
from farwhist.ui.wording import number_words
from farwhist.ui.wording.punctuation import bracketed, labelled

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex

FIXED: Final = 3
"""The columns of the sheet before those of the players: deal, cards and trump."""
TRUMP: Final = 2
"""The column of the trump."""
NAMES: Final = 9
PAIRS: Final = 20
"""How wide a heading may be, in heights of a line: with a player in it, or with partners."""
NOTHING: Final = "–"

INKS: Final = {
    True: (DARK.needs, DARK.exact, DARK.over),
    False: (LIGHT.needs, LIGHT.exact, LIGHT.over),
}
"""Below, exact and above the bid, in a dark and in a light window."""


class Cell(Struct, frozen=True):
    """One cell. `away`: tricks above the bid, None where there is nothing to compare."""

    text: str
    away: int | None = None
    strong: bool = False
    hint: str = ""


Row = list[Cell]


def heads(scores: Scores) -> list[str]:
    """Return the headings; the leader's name has a star."""
    leaders = scores.leaders
    names = [f"★ {scores.names[s]}" if s in leaders else scores.names[s] for s in scores.order]
    fixed = (
        translate("Scores", "Deal"),
        translate("Scores", "Cards"),
        translate("Scores", "Trump"),
    )
    return [*fixed, *names, score_words.notes_head(scores)]


def rows(scores: Scores, first: int = 0) -> list[Row]:
    """Return the deals, the running one, the sums and how often each was exact.

    The `first` finished deals are left out. Where players drop out, the cells are tricks, and the
    places take the place of the sums.
    """
    found: list[Row] = []
    deals = list(zip(numbers(scores.view), scores.results, strict=True))
    for index, (number, result) in enumerate(deals[first:], first):
        row = [Cell(str(number)), Cell(str(result.size)), Cell(score_words.trump(result.trump))]
        if not scores.charted:
            cells = [_trick_cell(scores, index, seat) for seat in scores.order]
            found.append([*row, *cells, Cell(score_words.deal_note(scores, index))])
            continue
        for seat in scores.order:
            away = away_of(scores, index, seat)
            why = score_words.why(scores, index, seat)
            hint = labelled(scores.names[seat], why) if scores.kind.bids else ""
            row.append(Cell(score_words.cell(scores, index, seat), away, away == 0, hint))
        found.append([*row, Cell(score_words.deal_note(scores, index))])
    if scores.running:
        found.append(_running(scores))
    blank = Cell("")
    if not scores.charted:
        fates = [Cell(score_words.fate(scores.view, seat), strong=True) for seat in scores.order]
        place = Cell(translate("Scores", "Place"), strong=True)
        return [*found, [place, blank, blank, *fates, blank]]
    sums = [Cell(number_words.number(scores.totals[seat]), strong=True) for seat in scores.order]
    found.append([Cell(translate("Scores", "Total"), strong=True), blank, blank, *sums, blank])
    if not scores.kind.exact:
        return found
    counts = [Cell(score_words.exact_words(exact(scores.results, seat))) for seat in scores.order]
    found.append([Cell(translate("Scores", "Exact")), blank, blank, *counts, blank])
    return found


def _running(scores: Scores) -> Row:
    view = scores.view
    row = [Cell(str(scores.number)), Cell(str(view.size)), Cell(score_words.trump(view.trump))]
    if not scores.kind.bids:
        cells = [_running_cell(scores, column) for column in scores.order]
        return [*row, *cells, Cell(translate("Scores", "(in progress)"))]
    known = all(view.spoken[seat] for seat in view.active) if view.spoken else False
    for seat in scores.order:
        bid = bid_of(view, view.bids, seat) if known or not scores.partners else None
        playing = seat in view.active
        taken = tricks_of(view, view.taken, seat) if view.taken else 0
        row.append(Cell(score_words.so_far(taken, bid) if playing else "–"))
    total = view.bid_total if known else None
    note = "" if total is None else score_words.bids_words(total, view.size)
    text = f"{note}  " + translate("Scores", "(in progress)")
    return [*row, Cell(text.strip())]


def _running_cell(scores: Scores, column: int) -> Cell:
    """Return the cards left where they are shed, else the tricks taken so far."""
    view = scores.view
    if column not in view.active and not scores.charted:
        return Cell("–")
    if not scores.kind.tricks:
        return Cell(bracketed(str(len(view.hands[column]))))
    return Cell(bracketed(str(tricks_of(view, view.taken, column))))


def _trick_cell(scores: Scores, index: int, seat: Seat) -> Cell:
    """Return the tricks of a seat in a deal, and whether it is out after that."""
    result = scores.results[index]
    if not result.dealt[seat]:
        return Cell("–")
    if not falls(scores, index, seat):
        return Cell(str(result.taken[seat]))
    hint = labelled(scores.names[seat], translate("Summary", "out"))
    return Cell(f"{result.taken[seat]} ✗", hint=hint)


def as_text(titles: Sequence[str], cells: Iterable[Row]) -> str:
    """Return a sheet with tabs between the cells, as spreadsheets take it."""
    lines = [titles, *([cell.text for cell in row] for row in cells)]
    return "\n".join("\t".join(line) for line in lines) + "\n"


def as_csv(scores: Scores) -> str:
    """Return one line a deal and player: plain numbers, for a spreadsheet to count with."""
    import csv

    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(
        ["deal", "cards", "trump", "player", "bid", "took", "points", "sum", "exact", "counts"]
    )
    deals = zip(numbers(scores.view), scores.results, strict=True)
    for index, (number, result) in enumerate(deals):
        for seat in scores.order:
            bid = bid_of(scores.view, result.bids, seat)
            writer.writerow(
                [
                    number,
                    result.size,
                    "" if result.trump is None else result.trump.name.lower(),
                    scores.names[seat],
                    "" if bid is None else bid,
                    sum(result.taken[seat::2]) if scores.partners else result.taken[seat],
                    result.points[seat],
                    result.totals[seat],
                    "" if bid is None else int(off_of(scores, index, seat) == 0),
                    int(not result.void),
                ]
            )
    return out.getvalue()


def is_dark(palette: QPalette) -> bool:
    """Whether text is lighter than what it stands on."""
    roles = QPalette.ColorRole
    return palette.color(roles.Text).lightness() > palette.color(roles.Base).lightness()


class DuplicateColumn(Struct, frozen=True):
    """A further column: what a player of some level makes of the same cards.

    `head` stands above it, in `short` on the screen. Each of the `means`, by deal, is one of points
    and its standard error.
    """

    head: str
    short: str
    means: Mapping[int, tuple[float, float]]

    def cells(self, scores: Scores, lines: int) -> list[Cell]:
        """Return the cells of so many lines: the deals, a running one, and the sums."""
        found = [self._cell(result.deal) for result in scores.results]
        counted = [result.deal for result in scores.results if not result.void]
        whole = NOTHING
        if counted and all(deal in self.means for deal in counted):
            whole = number_words.signed_decimal(fsum(self.means[deal][0] for deal in counted))
        found += [Cell("")] * scores.running
        found.append(Cell(whole, strong=True))
        return found + [Cell("")] * (lines - len(found))

    def _cell(self, deal: int) -> Cell:
        if deal not in self.means:
            return Cell(NOTHING)
        mean, error = self.means[deal]
        text = number_words.signed_decimal(mean)
        return Cell(text, hint=f"{text} {number_words.margin(2 * error)}")


def with_column(
    scores: Scores, titles: Sequence[str], lines: Sequence[Row], column: DuplicateColumn | None
) -> tuple[list[str], list[Row]]:
    """Return the sheet with the column before its last one, which is a note."""
    if column is None:
        return list(titles), list(lines)
    cells = column.cells(scores, len(lines))
    written = [[*row[:-1], cell, row[-1]] for row, cell in zip(lines, cells, strict=True)]
    return [*titles[:-1], column.head, titles[-1]], written


class ScoreModel(QAbstractTableModel):
    """A row for each deal, then the sums; a column for each player.

    The `whole` sheet has columns for what was dealt, and for notes, besides; its texts are coloured
    and its headings cut for `parent`.
    """

    def __init__(self, parent: QWidget, *, whole: bool = False) -> None:
        super().__init__(parent)
        self._widget = parent
        self._whole = whole
        self._scores: Scores | None = None
        self._dark = False
        self._heads: list[str] = []
        self._shown_heads: list[str] = []
        self._cells: list[Row] = []
        self._names: list[str] = []
        self._trumps: list[str] = []
        self._results: list[DealResult] = []

    def show_scores(self, scores: Scores, column: DuplicateColumn | None = None) -> None:
        """Write the rows anew; those that read them hear only of what is different."""
        if self._whole:
            titles, cells = with_column(scores, heads(scores), rows(scores), column)
        else:
            titles = [score_words.side_name(scores, each) for each in scores.order]
            kept = self._kept(scores, titles)
            fresh = [row[FIXED:-1] for row in rows(scores, kept)]
            cells = self._cells[:kept] + fresh
        before, after = len(self._cells), len(cells)
        same = titles == self._heads
        at = min(scores.lines, self._lines)
        if not same:
            self.beginResetModel()
        elif after > before:
            self.beginInsertRows(QModelIndex(), at, at + after - before - 1)
        elif after < before:
            self.beginRemoveRows(QModelIndex(), at, at + before - after - 1)
        self._scores, self._heads, self._cells = scores, titles, cells
        # What views ask while their window is taken down must not ask the window.
        self._dark = is_dark(self._widget.palette())
        self._shown_heads = [self._cut(scores, title, column) for title in titles]
        self._results = list(scores.results)
        self._name_rows(scores)
        if not same:
            self.endResetModel()
            return
        if after > before:
            self.endInsertRows()
        elif after < before:
            self.endRemoveRows()
        first = 0 if self._whole else kept
        self.dataChanged.emit(self.index(first, 0), self.index(after - 1, len(titles) - 1))

    @property
    def _lines(self) -> int:
        return len(self._trumps)

    def _kept(self, scores: Scores, titles: list[str]) -> int:
        """Return of how many deals the rows stay: the last may still say who is out after it."""
        before = self._scores
        if before is None or titles != self._heads or before.kind != scores.kind:
            return 0
        done = min(len(self._results), len(scores.results)) - 1
        while done > 0 and self._results[:done] != list(scores.results[:done]):
            done -= 1
        return max(0, done)

    def _name_rows(self, scores: Scores) -> None:
        """Put into words what was dealt in each row, and what the rows below the deals are."""
        numbers, view = score_words.deal_numbers(scores), scores.view
        dealt = [(result.size, result.trump, True) for result in scores.results]
        if scores.running:
            dealt.append((view.size, view.trump, view.trump_fixed or view.trump is not None))
        self._trumps = [
            score_words.trump_words(trump) if settled else "" for _, trump, settled in dealt
        ]
        self._names = [
            score_words.deal_words(number, size, trump, settled=settled)
            for number, (size, trump, settled) in zip(numbers, dealt, strict=False)
        ]
        sums = translate("Scores", "Total") if scores.charted else translate("Scores", "Place")
        below = (sums, translate("Scores", "Exact"))
        self._names += below[: len(self._cells) - len(dealt)]

    # --- what views ask

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._cells)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        scores, roles = self._scores, Qt.ItemDataRole
        if scores is None or not index.isValid():
            return None
        row, n = index.row(), index.column()
        cell = self._cells[row][n]
        if role == roles.DisplayRole:
            return self._trumps[row] if self._is_trump(row, n) else cell.text
        if role == roles.AccessibleTextRole:
            return self._spoken(scores, cell, row, n)
        if role == roles.AccessibleDescriptionRole:
            return self._names[row] if row < self._lines or not self._whole else ""
        if role == roles.ToolTipRole:
            return cell.hint or (self._names[row] if row < self._lines else "")
        return self._look(scores, cell, role, row, n) if self._whole else None

    def _is_trump(self, row: int, n: int) -> bool:
        return self._whole and n == TRUMP and row < self._lines

    def _spoken(self, scores: Scores, cell: Cell, row: int, n: int) -> str | None:
        """Return a cell of a player as a sentence; None for one that needs none."""
        player = n - FIXED if self._whole else n
        if not 0 <= player < len(scores.order):
            return None
        if row < len(scores.results) and scores.charted:
            return score_words.cell_words(scores, row, scores.order[player])
        return labelled(score_words.side_name(scores, scores.order[player]), cell.text)

    def _look(self, scores: Scores, cell: Cell, role: int, row: int, n: int) -> object:
        """Return how a cell looks: exact is bold, missed is italic, both have their colour."""
        roles, dark = Qt.ItemDataRole, self._dark
        if role == roles.TextAlignmentRole:
            sides, middle = Qt.AlignmentFlag, Qt.AlignmentFlag.AlignVCenter
            left = self._is_trump(row, n) or n == len(self._heads) - 1
            return (sides.AlignLeft if left else sides.AlignRight) | middle
        if role == roles.FontRole:
            font = QFont()
            font.setBold(cell.strong)
            font.setItalic(bool(cell.away))
            return font
        if role == roles.ForegroundRole and cell.away is not None:
            return QColor(INKS[dark][1 if cell.away == 0 else (0 if cell.away < 0 else 2)])
        if role == roles.BackgroundRole:
            colours = DARK if dark else LIGHT
            if scores.running and row == self._lines - 1:
                return QColor(colours.lit)
            own = FIXED + list(scores.order).index(scores.own)
            return QColor(colours.pointer) if n == own else None
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        roles = Qt.ItemDataRole
        across = orientation is Qt.Orientation.Horizontal
        names = self._heads if across else self._names
        shown = self._shown_heads if across else self._names
        if section >= len(names):
            return None
        if role == roles.DisplayRole:
            return shown[section]
        if role in {roles.AccessibleTextRole, roles.ToolTipRole} and self._whole:
            return names[section]
        return None

    def _cut(self, scores: Scores, title: str, column: DuplicateColumn | None) -> str:
        """Return as much of a heading as there is room for."""
        if not self._whole:
            return title
        metrics = self._widget.fontMetrics()
        shown = column.short if column is not None and title == column.head else title
        widest = (PAIRS if scores.view.sides == 2 else NAMES) * metrics.height()
        return cut_name(shown, metrics, widest)
