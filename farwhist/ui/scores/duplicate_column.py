"""A further column of the score sheet: what a player of some level makes of the same cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum

from msgspec import Struct

from farwhist.ui.scores.sheet import Cell, Row
from farwhist.ui.scores.tally import Scores
from farwhist.ui.wording import number_words

NOTHING = "–"


class DuplicateColumn(Struct, frozen=True):
    """What stands above the column, in `short` on the screen, and the points by deal.

    Each of the `means` is one of points and its standard error.
    """

    head: str
    short: str
    means: Mapping[int, tuple[float, float]]

    def cells(self, scores: Scores, lines: int) -> list[Cell]:
        """Return the cells of so many lines: the deals, a running one, and the sums."""
        found = [self._cell(result.deal) for result in scores.results]
        counted = [result.deal for result in scores.results if not result.void]
        whole = ""
        if counted and all(deal in self.means for deal in counted):
            whole = told(fsum(self.means[deal][0] for deal in counted))
        found += [Cell("")] * scores.running
        found.append(Cell(whole or NOTHING, strong=True))
        return found + [Cell("")] * (lines - len(found))

    def _cell(self, deal: int) -> Cell:
        if deal not in self.means:
            return Cell(NOTHING)
        mean, error = self.means[deal]
        text = told(mean)
        return Cell(text, hint=f"{text} {number_words.margin(2 * error)}")


def told(value: float) -> str:
    """Return points with a sign and one place behind the point."""
    return number_words.signed_decimal(value)


def with_column(
    scores: Scores, titles: Sequence[str], lines: Sequence[Row], column: DuplicateColumn | None
) -> tuple[list[str], list[Row]]:
    """Return the sheet with the column before its last one, which is a note."""
    if column is None:
        return list(titles), list(lines)
    cells = column.cells(scores, len(lines))
    rows = [[*row[:-1], cell, row[-1]] for row, cell in zip(lines, cells, strict=True)]
    return [*titles[:-1], column.head, titles[-1]], rows
