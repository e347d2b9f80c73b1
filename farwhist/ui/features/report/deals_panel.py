"""The panel at the right for one match: its deals, one a row, and what their signs mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QSizePolicy,
    QTableWidgetItem,
    QWidget,
)

from farwhist import bots
from farwhist.analysis.accounts import DealAccount, Losses, by_part, grouped
from farwhist.analysis.duplicate import EXPERT
from farwhist.analysis.mean import Mean
from farwhist.analysis.seat_review import SeatReview
from farwhist.bots.judging.verdict import WORDS, Word
from farwhist.ui.features.report import report_words
from farwhist.ui.features.report.parts import MARKS, FactsTable, MarksDelegate, ReportPanel
from farwhist.ui.review import coach_words
from farwhist.ui.review.coach_words import word_text
from farwhist.ui.review.page_style import PageStyle, label
from farwhist.ui.review.verdict_card import draw_mark
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.style.segments import Segments
from farwhist.ui.style.text import SentenceLabel, WholeLabel
from farwhist.ui.wording import number_words
from farwhist.ui.wording.card_names import SYMBOLS, suit_title
from farwhist.ui.wording.player_names import short_level_word
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate

DEAL, CARDS, TRUMP, TOOK, POINTS, LEVEL, LUCK, BIDS, PLAY, MARKED = range(10)
COLUMNS: Final = 10
MARKS_LEAST: Final = 110
"""The signs of a long deal need so many points."""

BOLD_FROM: Final = 0.04
"""From so many stakes on a loss is bold."""


class Legend(QWidget):
    """Draws each sign with its word; where there is no room, the last ones are left out."""

    def __init__(self, look: PageStyle, words: Sequence[Word]) -> None:
        super().__init__()
        self._look = look
        self._words = words
        self.setAccessibleName(joined(map(word_text, words)))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _places(self, painter: QPainter) -> list[float]:
        metrics, found, x = painter.fontMetrics(), [], 2.0
        for word in self._words:
            found.append(x)
            x += self._look.px(34) + metrics.horizontalAdvance(word_text(word))
        return [*found, x]

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(380), self._look.px(22))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._look.px(22))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setFont(look.font(12))
        places = self._places(painter)
        side, base = look.px(12), painter.fontMetrics().ascent() / 2 - 1
        middle = self.height() / 2
        for word, x, end in zip(self._words, places, places[1:], strict=False):
            if end - look.px(16) > self.width():
                break
            draw_mark(
                painter,
                word,
                QRectF(x, middle - side / 2, side, side),
                look.theme,
                dark=look.dark,
            )
            painter.setPen(QColor(look.tokens.secondary))
            painter.drawText(QPointF(x + side + look.px(6), middle + base), word_text(word))


class DealSheet(FactsTable):
    """Shows the deals; `wanted(deal)` is emitted with the number of one that is to be studied."""

    wanted = Signal(int)
    LEFT_OUT = ({TRUMP}, {TRUMP, LUCK}, {TRUMP, LUCK, CARDS})

    def __init__(self, look: PageStyle) -> None:
        super().__init__(look, translate("Report", "Deal by deal"), columns=COLUMNS, row=36)
        self._deals: list[int] = []
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(MARKED, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        self.setItemDelegateForColumn(MARKED, MarksDelegate(look, self))
        self.cellActivated.connect(self._want)

    def show_deals(
        self,
        one: SeatReview,
        numbers: Mapping[int, int],
        level: str,
        replayed: Mapping[int, Mean],
    ) -> None:
        """Show a match.

        Args:
            numbers: what each deal is called.
            level: whose column of the same cards is shown, and `replayed` what it got.
        """
        points = one.rules.kind.points
        self._heads(level)
        deals = [deal for deal in one.deals if deal.result is not None]
        row = self.currentRow()
        with QSignalBlocker(self):
            self.setRowCount(len(deals) + bool(deals))
            self._deals = [deal.number for deal in deals]
            for place, deal in enumerate(deals):
                self._deal(place, one, deal, numbers, replayed.get(deal.number))
            if deals:
                self._sum(len(deals), one, deals, replayed)
        exact = one.rules.kind.exact
        kinds = {each.kind for each in (*one.losses.verdicts, *one.matched.verdicts)}
        told = {
            TOOK: exact,
            POINTS: points,
            LEVEL: points,
            BIDS: not kinds or bool(kinds - {"card", "discard"}),
            LUCK: points and one.fit is not None,
        }
        self.told = {column for column in range(COLUMNS) if told.get(column, True)}
        self.fit()
        if deals:
            self.setCurrentCell(min(max(row, 0), len(deals)), 0)

    def least_width(self, column: int) -> int:
        wide = super().least_width(column)
        if column == MARKED:  # marks can be drawn closer
            heading = self.horizontalHeader().sectionSizeHint(column)
            wide = min(wide, max(heading, self._look.px(MARKS_LEAST)))
        return wide

    def _heads(self, level: str) -> None:
        names = (
            translate("Report", "Deal"),
            translate("Report", "Cards"),
            translate("Report", "Trump"),
            translate("Report", "Took/bid"),
            translate("Report", "Points"),
            translate("Report", "{level} with\nyour cards").format(level=short_level_word(level)),
            translate("Report", "Luck of\nthe cards"),
            translate("Report", "Lost by\nbid"),
            translate("Report", "Lost by\nplay"),
            translate("Report", "Decisions"),
        )
        for column, name in enumerate(names):
            item = QTableWidgetItem(name)
            if POINTS <= column <= PLAY:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
            self.setHorizontalHeaderItem(column, item)

    def _deal(
        self,
        row: int,
        one: SeatReview,
        deal: DealAccount,
        numbers: Mapping[int, int],
        replayed: Mean | None,
    ) -> None:
        result = deal.result
        assert result is not None
        tokens = self._look.tokens
        number = str(numbers.get(deal.number, deal.number))
        self._put(row, DEAL, number, bold=True)
        self._put(row, CARDS, str(result.size))
        trump = translate("Report", "none") if result.trump is None else SYMBOLS[result.trump]
        item = self._put(row, TRUMP, trump)
        if result.trump is not None:
            item.setData(Qt.ItemDataRole.AccessibleTextRole, suit_title(result.trump))
        bid = result.bids[one.seat] if one.rules.kind.exact and result.bids else None
        took = result.taken[one.seat] if result.taken else 0
        if bid is not None:
            sign = number_words.difference_sign(took - bid)
            item = self._put(row, TOOK, f"{took}/{bid} {sign}")
            colour = tokens.exact if took == bid else tokens.needs if took < bid else tokens.over
            item.setForeground(QColor(colour))
            told = number_words.difference_words(took - bid)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, joined((f"{took}/{bid}", told)))
        else:
            self._put(row, TOOK, report_words.NONE)
        told = report_words.NONE if deal.points is None else number_words.signed(deal.points)
        self._put(row, POINTS, told, bold=True)
        self._put(row, LEVEL, report_words.NONE if replayed is None else _mean(replayed))
        luck = one.luck([deal]) if deal.points is not None else None
        item = self._put(row, LUCK, report_words.NONE if luck is None else _mean(luck))
        if luck is not None:
            item.setToolTip(f"{_mean(luck)} {report_words.give_or_take(luck.error)}")
        matched = bool(deal.matched.chosen)
        losses = deal.matched if matched else deal.losses
        parts = grouped([deal], by_part, "match" if matched else "points")
        stake = max((each.stake for each in losses.verdicts), default=1.0)
        for column, part in ((BIDS, "bid"), (PLAY, "play")):
            lost = parts.get(part, Losses())
            bold = lost.lost > BOLD_FROM * stake
            item = self._put(row, column, report_words.lost(lost, matched=matched), bold=bold)
            if bold:
                item.setForeground(QColor(self._look.cause("play")))
        told_of = [each.verdict for each in deal.own if each.verdict is not None]
        words = [each.word for each in told_of if each.word != "forced"]
        item = self._put(row, MARKED, "")
        item.setData(MARKS, words)
        item.setData(
            Qt.ItemDataRole.AccessibleTextRole,
            joined(coach_words.word(each) for each in told_of if each.word != "forced"),
        )

    def _sum(
        self,
        row: int,
        one: SeatReview,
        deals: Sequence[DealAccount],
        replayed: Mapping[int, Mean],
    ) -> None:
        ended = one.ended
        self._put(row, DEAL, translate("Report", "Total"), bold=True)
        for column in (CARDS, TRUMP):
            self._put(row, column, "")
        exact = sum(
            deal.result is not None
            and bool(deal.result.bids)
            and deal.result.bids[one.seat] == deal.result.taken[one.seat]
            for deal in deals
        ) if one.rules.kind.exact else 0  # fmt: skip
        self._put(row, TOOK, report_words.ReportCounts.exact(exact), bold=True)
        points = one.points
        told = report_words.NONE if points is None else number_words.signed(points)
        self._put(row, POINTS, told, bold=True)
        means = [replayed[deal.number].mean for deal in ended if deal.number in replayed]
        whole = bool(ended) and len(means) == len(ended)
        told = report_words.signed(fsum(means)) if whole else report_words.NONE
        self._put(row, LEVEL, told, bold=True)
        luck = one.luck()
        told = report_words.NONE if luck is None else report_words.signed(luck.mean)
        self._put(row, LUCK, told, bold=True)
        matched = bool(one.matched.chosen) and not one.losses.chosen
        parts = grouped(deals, by_part, "match" if matched else "points")
        for column, part in ((BIDS, "bid"), (PLAY, "play")):
            told = report_words.lost(parts.get(part, Losses()), matched=matched)
            self._put(row, column, told, bold=True)
        judged = sum(each.verdict is not None for deal in deals for each in deal.own)
        self._put(row, MARKED, report_words.ReportCounts.judged(judged))

    def _put(self, row: int, column: int, text: str, *, bold: bool = False) -> QTableWidgetItem:
        item = self.put(row, column, text, bold=bold, right=POINTS <= column <= PLAY)
        if column == LEVEL:
            item.setBackground(QColor(self._look.tokens.side))
        return item

    def _want(self, row: int, column: int) -> None:
        if row < len(self._deals):
            self.wanted.emit(self._deals[row])


def _mean(found: Mean) -> str:
    return report_words.signed(found.mean)


class DealsPanel(ReportPanel):
    """Holds the sheet of deals, the choice of a level, and a line with the state.

    Attributes:
        levels: whose play of the same cards the sheet shows.
        state, switch: what is being found out, and how to stop it.
        error: how luck is told.
        notes: who is taken for the opponents, where it is not who they were.
    """

    def __init__(self, look: PageStyle, *, points: bool) -> None:
        super().__init__(look, translate("Report", "Deal by deal"))
        px = look.px
        self.sheet = DealSheet(look)
        self.levels = Segments(
            {each: short_level_word(each) for each in bots.OFFERED},
            translate("Report", "The same cards played by"),
        )
        self.levels.show_value(EXPERT)
        self.state, self.error = SentenceLabel(), label("quiet")
        self.switch = QPushButton()
        self.legend = Legend(look, [each for each in WORDS if each != "forced"])
        self.notes = self.lines()
        self._hint = WholeLabel()
        self._hint.setProperty("quiet", True)
        self._hint.setText(translate("Report", "Enter studies the chosen deal"))
        again = label("quiet", translate("Report", "Same cards played by:"))
        again.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        again.setVisible(points)
        self.levels.setVisible(points)
        self.column.removeWidget(self.heading)
        self.heading.setMinimumWidth(px(100))
        top = QHBoxLayout()
        top.setSpacing(px(8))
        top.addWidget(self.heading)
        top.addWidget(self._hint, 1)
        top.addWidget(again)
        top.addWidget(self.levels)
        add_layout(self.column, top)
        self.column.addWidget(self.sheet, 1)
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        foot.addWidget(self.legend)
        foot.addWidget(self.state, 1)
        foot.addWidget(self.error)
        foot.addWidget(self.switch)
        add_layout(self.column, foot)
        self.column.addWidget(self.notes)

    def fit(self, *, narrow: bool) -> None:
        """Leave out what there is no room for."""
        self._hint.setVisible(not narrow)

    def tell(self, text: str) -> None:
        """Say something in the line with the state."""
        self.state.setText(text)
        self.legend.setVisible(not text)
