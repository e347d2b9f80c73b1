"""Columns of a table, as many as there is room for."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set

from PySide6.QtWidgets import QTableWidget


def fit_columns(
    table: QTableWidget,
    told: Set[int],
    left_out: Sequence[Set[int]],
    least: Callable[[int], int],
) -> None:
    """Leave out columns that there is no room for.

    Args:
        table: whose columns are shown or hidden.
        told: the columns that have something to tell.
        left_out: what may be left out, the least first; the last is left out if nothing helps.
        least: how wide a column must be, in pixels.
    """
    columns = range(table.columnCount())
    for column in columns:  # the heading of a hidden column has no width
        table.setColumnHidden(column, column not in told)
    room = table.viewport().width()
    shown = told
    for left in (frozenset[int](), *left_out):
        shown = told - left
        if sum(map(least, shown)) <= room:
            break
    for column in columns:
        table.setColumnHidden(column, column not in shown)


def least_width(table: QTableWidget, column: int) -> int:
    """Return how many pixels the cells and the heading of a column need."""
    return max(table.sizeHintForColumn(column), table.horizontalHeader().sectionSizeHint(column))
