"""The panel at the right for many matches: months, and what was lost where."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

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
from farwhist.ui.features.report import period_words
from farwhist.ui.features.report.loss_bars import LossBars
from farwhist.ui.features.report.month_table import MonthTable
from farwhist.ui.features.report.result_panels import ReportPanel
from farwhist.ui.review.page_style import PageStyle, label

translate = QCoreApplication.translate


class MonthsPanel(ReportPanel):
    """Shows the sums; `known` says of how many deals all is known."""

    def __init__(self, look: PageStyle) -> None:
        super().__init__(look, translate("Report", "By month"))
        self.table = MonthTable(look)
        self.cards = LossBars(
            look, translate("Report", "Lost per decision, by cards in hand"), period_words.cards
        )
        self.suits = LossBars(
            look,
            translate("Report", "Lost per decision, with trump and without"),
            period_words.suit,
        )
        self.parts = LossBars(
            look, translate("Report", "Lost per decision, by bid and by play"), period_words.part
        )
        self.known = label("quiet")
        self.known.setWordWrap(True)
        self.column.addWidget(self.table, 3)
        self.column.addSpacing(look.px(8))
        bars = QHBoxLayout()
        bars.setSpacing(look.px(12))
        beside = QVBoxLayout()
        beside.addWidget(self.parts)
        beside.addWidget(self.suits)
        beside.addStretch(1)
        bars.addWidget(self.cards, 1)
        bars.addLayout(beside, 1)
        self.column.addLayout(bars, 4)
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
        return period_words.copied(heads, rows, lines)
