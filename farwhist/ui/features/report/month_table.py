"""The months, one a row: points, points without luck, and what was lost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem

from farwhist.analysis.period import Group
from farwhist.ui.features.report import period_words, report_words
from farwhist.ui.features.report.columns import fit_columns, least_width
from farwhist.ui.features.report.slips import plain
from farwhist.ui.review.page_style import PageStyle
from farwhist.ui.wording.punctuation import labelled

translate = QCoreApplication.translate

MONTH, MATCHES, DEALS, POINTS, ADJUSTED, LOST, DECISION = range(7)
COLUMNS: Final = 7
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class MonthTable(QTableWidget):
    """Shows the months, and below them all together."""

    def __init__(self, look: PageStyle) -> None:
        super().__init__()
        self._look = look
        self._told = set(range(COLUMNS))
        self.setAccessibleName(translate("Report", "By month"))
        self.setColumnCount(COLUMNS)
        plain(self, look, row=30)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in (MONTH, MATCHES, DEALS):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        for number, text in enumerate(self.columns()):
            item = QTableWidgetItem(text)
            side = Qt.AlignmentFlag.AlignRight if number else Qt.AlignmentFlag.AlignLeft
            item.setTextAlignment(side | Qt.AlignmentFlag.AlignBottom)
            self.setHorizontalHeaderItem(number, item)

    @staticmethod
    def columns() -> list[str]:
        """Return what stands above the columns."""
        return [
            translate("Report", "Month"),
            translate("Report", "Matches"),
            translate("Report", "Deals"),
            translate("Report", "Points\nper deal"),
            translate("Report", "Without luck\nper deal"),
            translate("Report", "Lost\nper deal"),
            translate("Report", "Lost per\ndecision"),
        ]

    def show_months(
        self, months: Sequence[Group], whole: Group, *, points: bool, luck: bool, percent: bool
    ) -> None:
        """Show the months, the latest first, and the `whole`.

        Args:
            points: whether points tell how a match stands.
            luck: whether luck was measured for the rules.
            percent: whether losses are chances to win the match.
        """
        rows = [(period_words.month(each.key), each) for each in reversed(months)]
        rows += [(translate("Report", "Total"), whole)]
        current = self.currentRow()
        self.setRowCount(len(rows))
        for row, (name, each) in enumerate(rows):
            for column, text in enumerate(_texts(name, each, percent=percent)):
                self._put(row, column, text, bold=column == MONTH or each is whole)
        self._told = {
            column
            for column in range(COLUMNS)
            if (points or column != POINTS) and ((points and luck) or column != ADJUSTED)
        }
        self._fit()
        self.setCurrentCell(min(max(current, 0), len(rows) - 1), 0)
        row = self.verticalHeader().defaultSectionSize()
        self.setMaximumHeight(self.horizontalHeader().sizeHint().height() + row * len(rows) + 12)
        self.setMinimumHeight(min(self.maximumHeight(), self._look.px(110)))

    def shown(self) -> tuple[list[str], list[list[str]]]:
        """Return the heads and rows as text, those as well for which there is no room."""
        here = sorted(self._told)
        heads = self.columns()
        rows = [[self._text(row, column) for column in here] for row in range(self.rowCount())]
        return [heads[column].replace("\n", " ") for column in here], rows

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Leave out what there is no room for."""
        left_out = ({MATCHES}, {MATCHES, POINTS}, {MATCHES, POINTS, LOST})
        fit_columns(self, self._told, left_out, partial(least_width, self))

    def _text(self, row: int, column: int) -> str:
        item = self.item(row, column)
        return "" if item is None else item.text()

    def _put(self, row: int, column: int, text: str, *, bold: bool) -> None:
        item = QTableWidgetItem(text)
        item.setFont(self._look.font(13, 700 if bold else 400))
        if column:
            item.setTextAlignment(_RIGHT)
            head = self.columns()[column].replace("\n", " ")
            few = text == report_words.NONE
            item.setData(
                Qt.ItemDataRole.AccessibleTextRole,
                labelled(head, period_words.too_few() if few else text),
            )
            item.setToolTip(period_words.too_few() if few else text)
        self.setItem(row, column, item)


def _texts(name: str, each: Group, *, percent: bool) -> list[str]:
    return [
        name,
        str(each.matches),
        str(each.deals),
        period_words.points(each.points),
        period_words.points(each.adjusted),
        period_words.mean(each.lost, percent=percent),
        period_words.mean(each.decision, percent=percent),
    ]
