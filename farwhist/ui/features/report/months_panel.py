"""The panel at the right for many matches: months, and what was lost where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QSizePolicy,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from farwhist.analysis.period import (
    Group,
    KeptDeal,
    by_cards,
    by_month,
    by_parts,
    by_suit,
    group,
    groups,
)
from farwhist.ui.features.report import report_words
from farwhist.ui.features.report.parts import FactsTable, ReportGraph, ReportPanel
from farwhist.ui.review.page_style import PageStyle
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.wording.punctuation import labelled

translate = QCoreApplication.translate

MONTH, MATCHES, DEALS, POINTS, ADJUSTED, LOST, DECISION = range(7)
MONTH_COLUMNS: Final = 7
ROW: Final = 30
"""The height of a row at most, in pixels at a text of 100 %."""
LEAST_ROW: Final = 16


class LossBars(ReportGraph):
    """Draws what was lost in groups of deals as bars.

    Args:
        title: what the groups are.
        name: returns what a group is called, from its key.
    """

    def __init__(self, look: PageStyle, title: str, name: Callable[[str], str]) -> None:
        super().__init__(look, upright=QSizePolicy.Policy.Expanding, by_tab=True)
        self._title = title
        self._name = name
        self._percent = False
        self._groups: Sequence[Group] = ()

    def show_groups(self, groups: Sequence[Group], *, percent: bool) -> None:
        """Show these; with `percent`, losses are chances to win the match."""
        self._groups, self._percent = groups, percent
        self.updateGeometry()
        self.tell("\n".join(self.lines()))

    @property
    def few(self) -> bool:
        """Whether there are too few deals of some group."""
        return any(each.decision is None for each in self._groups)

    def lines(self) -> list[str]:
        """Return the title, and each group as a line of text."""
        told = [
            report_words.line(self._name(each.key), each, percent=self._percent)
            for each in self._groups
        ]
        return [self._title, *told]

    def _high(self, row: int) -> int:
        return self._look.px(row) * (len(self._groups) + 1) + 4

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(300), self._high(ROW))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._high(LEAST_ROW))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = min((self.height() - 4) / (len(self._groups) + 1), look.px(ROW))
        painter.setFont(look.font(12.5, 700))
        painter.setPen(QColor(tokens.text))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(6, 2, self.width() - 12, row), middle, self._title)
        painter.setFont(look.font(12))
        metrics = painter.fontMetrics()
        names = [self._name(each.key) for each in self._groups]
        told = [report_words.mean(each.decision, percent=self._percent) for each in self._groups]
        wide = max([metrics.horizontalAdvance(name) for name in names], default=0) + 14
        right = max([metrics.horizontalAdvance(text) for text in told], default=0) + 14
        room = QRectF(wide, 0, max(self.width() - wide - right, 20.0), 0)
        scale = self._scale(room.width())
        for number, (each, name, text) in enumerate(zip(self._groups, names, told, strict=True)):
            box = QRectF(0, 2 + row * (number + 1), self.width(), row)
            painter.setPen(QColor(tokens.secondary))
            painter.drawText(box.adjusted(6, 0, 0, 0), middle, name)
            painter.setPen(QColor(tokens.text if each.decision is not None else tokens.secondary))
            painter.drawText(box.adjusted(0, 0, -6, 0), middle | Qt.AlignmentFlag.AlignRight, text)
            if each.decision is not None:
                zero = room.left() + scale * self._below()
                self._bar(painter, each, zero, box, scale)
        self.draw_ring(painter)

    def _below(self) -> float:
        """Return how far a whisker reaches below nothing."""
        told = [each.decision for each in self._groups if each.decision is not None]
        return max([2 * each.error - each.mean for each in told] + [0.0])

    def _scale(self, wide: float) -> float:
        told = [each.decision for each in self._groups if each.decision is not None]
        most = max([each.mean + 2 * each.error for each in told] + [0.0])
        return wide / max(most + self._below(), 1e-9)

    def _bar(self, painter: QPainter, each: Group, zero: float, box: QRectF, scale: float) -> None:
        look, tokens = self._look, self._look.tokens
        assert each.decision is not None
        mean, error = each.decision
        ink = QColor(tokens.text if look.theme.strong else look.cause("play"))
        high = min(box.height() - 6, look.px(13))
        y = box.center().y()
        left, right = sorted((zero, zero + scale * mean))
        bar = QRectF(left, y - high / 2, max(right - left, 1.0), high)
        painter.setPen(QPen(ink, 1))
        painter.setBrush(QBrush(ink, Qt.BrushStyle.BDiagPattern))
        painter.drawRect(bar)
        low, top = zero + scale * (mean - 2 * error), zero + scale * (mean + 2 * error)
        painter.setPen(QPen(QColor(tokens.text), 1.5))
        painter.drawLine(QPointF(low, y), QPointF(top, y))
        for x in (low, top):
            painter.drawLine(QPointF(x, y - high / 3), QPointF(x, y + high / 3))
        painter.setPen(QPen(QColor(tokens.border), 1))
        painter.drawLine(QPointF(zero, box.top() + 2), QPointF(zero, box.bottom() - 2))


class MonthTable(FactsTable):
    """Shows the months, and below them all together."""

    LEFT_OUT = ({MATCHES}, {MATCHES, POINTS}, {MATCHES, POINTS, LOST})

    def __init__(self, look: PageStyle) -> None:
        super().__init__(look, translate("Report", "By month"), columns=MONTH_COLUMNS, row=30)
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
        rows = [(report_words.month(each.key), each) for each in reversed(months)]
        rows += [(translate("Report", "Total"), whole)]
        current = self.currentRow()
        self.setRowCount(len(rows))
        for row, (name, each) in enumerate(rows):
            for column, text in enumerate(_texts(name, each, percent=percent)):
                self._put(row, column, text, bold=column == MONTH or each is whole)
        self.told = {
            column
            for column in range(MONTH_COLUMNS)
            if (points or column != POINTS) and ((points and luck) or column != ADJUSTED)
        }
        self.fit()
        self.setCurrentCell(min(max(current, 0), len(rows) - 1), 0)
        row = self.verticalHeader().defaultSectionSize()
        self.setMaximumHeight(self.horizontalHeader().sizeHint().height() + row * len(rows) + 12)
        self.setMinimumHeight(min(self.maximumHeight(), self._look.px(110)))

    def shown(self) -> tuple[list[str], list[list[str]]]:
        """Return the heads and rows as text, those as well for which there is no room."""
        here = sorted(self.told)
        heads = self.columns()
        rows = [[self._text(row, column) for column in here] for row in range(self.rowCount())]
        return [heads[column].replace("\n", " ") for column in here], rows

    def _text(self, row: int, column: int) -> str:
        item = self.item(row, column)
        return "" if item is None else item.text()

    def _put(self, row: int, column: int, text: str, *, bold: bool) -> None:
        item = self.put(row, column, text, bold=bold, right=column > 0)
        if column:
            head = self.columns()[column].replace("\n", " ")
            few = text == report_words.NONE
            item.setData(
                Qt.ItemDataRole.AccessibleTextRole,
                labelled(head, report_words.too_few() if few else text),
            )
            item.setToolTip(report_words.too_few() if few else text)


def _texts(name: str, each: Group, *, percent: bool) -> list[str]:
    return [
        name,
        str(each.matches),
        str(each.deals),
        report_words.points(each.points),
        report_words.points(each.adjusted),
        report_words.mean(each.lost, percent=percent),
        report_words.mean(each.decision, percent=percent),
    ]


class MonthsPanel(ReportPanel):
    """Shows the sums; `known` says of how many deals all is known."""

    def __init__(self, look: PageStyle) -> None:
        super().__init__(look, translate("Report", "By month"))
        self.table = MonthTable(look)
        self.cards = LossBars(
            look, translate("Report", "Lost per decision, by cards in hand"), report_words.cards
        )
        self.suits = LossBars(
            look,
            translate("Report", "Lost per decision, with trump and without"),
            report_words.suit,
        )
        self.parts = LossBars(
            look, translate("Report", "Lost per decision, by bid and by play"), report_words.part
        )
        self.known = self.lines()
        self.column.addWidget(self.table, 3)
        self.column.addSpacing(look.px(8))
        bars = QHBoxLayout()
        bars.setSpacing(look.px(12))
        beside = QVBoxLayout()
        beside.addWidget(self.parts)
        beside.addWidget(self.suits)
        beside.addStretch(1)
        bars.addWidget(self.cards, 1)
        add_layout(bars, beside, 1)
        add_layout(self.column, bars, 4)
        self.column.addStretch(1)
        self.column.addWidget(self.known)

    @property
    def charts(self) -> Sequence[QWidget]:
        """The bars, which the Tab key reaches."""
        return self.cards, self.parts, self.suits

    def show_deals(
        self, deals: Sequence[KeptDeal], *, points: bool, luck: bool, percent: bool
    ) -> Group:
        """Show these deals, and return them together; see `MonthTable.show_months`."""
        whole = group("", deals)
        self.table.show_months(
            groups(deals, by_month), whole, points=points, luck=luck, percent=percent
        )
        suits = groups(deals, by_suit)
        self.cards.show_groups(groups(deals, by_cards), percent=percent)
        self.suits.show_groups(suits, percent=percent)
        self.suits.setVisible(len(suits) > 1)
        self.parts.show_groups(by_parts(deals), percent=percent)
        return whole

    @property
    def dashes(self) -> bool:
        """Whether somewhere there are too few deals."""
        return any(each.few for each in (self.cards, self.suits, self.parts))

    def copied(self) -> str:
        """Return all numbers as text."""
        heads, rows = self.table.shown()
        charts = [each for each in (self.cards, self.parts, self.suits) if each.isVisibleTo(self)]
        lines = [text for chart in charts for text in ("", *chart.lines())]
        return report_words.copied_table(heads, rows, lines)
