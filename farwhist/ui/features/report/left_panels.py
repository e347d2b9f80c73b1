"""The three panels at the left: the result without luck, the rating, what was lost most."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from farwhist.analysis.breakdown import Breakdown
from farwhist.analysis.mean import Mean
from farwhist.analysis.rating import Rating
from farwhist.ui.features.report import report_words
from farwhist.ui.features.report.graphs import RatingScale, Waterfall
from farwhist.ui.features.report.tables import ReportedSlip, SlipsTable
from farwhist.ui.review.page_style import PageStyle, label
from farwhist.ui.style.text import ElidedLabel
from farwhist.ui.wording import number_words

translate = QCoreApplication.translate


class ReportPanel(QFrame):
    """A panel with a heading."""

    def __init__(self, look: PageStyle, title: str) -> None:
        super().__init__()
        self.setProperty("panel", True)
        px = look.px
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(px(16), px(10), px(16), px(8))
        self.column.setSpacing(px(4))
        self.heading = ElidedLabel()
        self.heading.setProperty("heading", True)
        self.heading.setText(title)
        self.column.addWidget(self.heading)


class ResultPanel(ReportPanel):
    """The luck-adjusted result, and the waterfall."""

    def __init__(self, look: PageStyle) -> None:
        super().__init__(look, translate("Report", "Your result without luck"))
        self._great = [_Number("great"), _Number("large"), _Number("large")]
        row = QHBoxLayout()
        row.setSpacing(look.px(20))
        for each in self._great:
            row.addWidget(each)
        row.addStretch(1)
        self.column.addLayout(row)
        self.waterfall = Waterfall(look)
        self.column.addWidget(self.waterfall, 1)
        self.note = label("quiet")
        self.note.setWordWrap(True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.column.addWidget(self.note, 1)

    def show_result(self, made_of: Breakdown | None, note: str, *, a_deal: bool = False) -> None:
        """Show a result, or one `a_deal`; `note` is what stands there while there is none."""
        known = made_of is not None
        for each in (*self._great, self.waterfall):
            each.setVisible(known)
        self.note.setVisible(not known)
        self.note.setText(note)
        if made_of is None:
            self.heading.setText(translate("Report", "Your result"))
            return
        adjusted, luck = made_of.adjusted, made_of.luck
        digits = 1 if a_deal else 0
        points = number_words.number(round(made_of.points, 1))
        if a_deal:
            points = report_words.plain(made_of.points)
        if adjusted is None or luck is None:
            self.heading.setText(translate("Report", "Your result"))
            self._great[0].show_number(points, "", translate("Report", "points"))
        else:
            self.heading.setText(
                translate("Report", "Your result per deal without luck")
                if a_deal
                else translate("Report", "Your result without luck")
            )
            self._great[0].show_number(
                report_words.plain(adjusted, digits),
                report_words.give_or_take(luck.error, digits),
                translate("Report", "without luck"),
            )
            self._great[2].show_number(
                report_words.signed(luck.mean, digits), "", translate("Report", "luck of the cards")
            )
            self._great[1].show_number(points, "", translate("Report", "points"))
        for each in self._great[1:]:
            each.setVisible(adjusted is not None)
        self.waterfall.show_result(made_of)

    def show_chance(self, decisions: float, error: float) -> None:
        """Show how much of the chance to win the match decisions gave, besides the note."""
        self._great[0].setVisible(True)
        self._great[0].show_number(
            number_words.percentage(report_words.signed(100 * decisions)),
            report_words.give_or_take(100 * error),
            translate("Report", "chance to win, by your decisions"),
        )


class RatingPanel(ReportPanel):
    """What is lost a deal, and on which mark of the scale that is."""

    def __init__(self, look: PageStyle) -> None:
        super().__init__(look, translate("Report", "How you decide"))
        self.words = label()
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.column.addWidget(self.words)
        self.scale = RatingScale(look)
        self.column.addWidget(self.scale)
        self.note = label("quiet")
        self.note.setWordWrap(True)
        self.column.addWidget(self.note)
        self.column.addStretch(1)

    def show_rating(
        self, match: Rating, last: Rating | None, *, measured: bool, part: str, percent: bool
    ) -> None:
        """Show it.

        Args:
            last: of the last twenty matches, if there are more than this one.
            measured: whether the scale was measured by these rules.
            part: how much of it bids and cards are.
            percent: whether losses are chances to win the match.
        """
        found = match.lost
        if found is None:
            self.heading.setText(translate("Report", "How you decide"))
        elif percent:
            text = translate("Report", "Winning chance lost per deal: {percent} %")
            self.heading.setText(text.format(percent=report_words.loss(100 * found.mean)))
        else:
            self.heading.setText(report_words.lost_a_deal(found))
        self.words.setText(_told(match, last, measured=measured, percent=percent))
        self.scale.setVisible(measured and not percent)
        last_mean = None if last is None else last.lost
        self.scale.show_losses(found, last_mean, self.words.text())
        self.note.setText(part)
        self.note.setVisible(bool(part))

    def show_span(self, found: Rating, *, measured: bool, percent: bool) -> None:
        """Show what is lost a deal in many matches together."""
        lost = found.lost
        if lost is None:
            self.heading.setText(translate("Report", "How you decide"))
        elif percent:
            text = translate("Report", "Winning chance lost per deal: {percent} %")
            self.heading.setText(text.format(percent=report_words.loss(100 * lost.mean)))
        else:
            self.heading.setText(report_words.lost_a_deal(lost))
        lines = [] if lost is None else [_error(lost, 100 if percent else 1)]
        if lost is None or (measured and not percent):
            lines.append(report_words.rated(found))
        elif not measured and not percent:
            lines.append(translate("Report", "For these rules the five levels were not measured."))
        self.words.setText(" · ".join(lines))
        self.scale.setVisible(measured and not percent)
        self.scale.show_losses(None, lost, self.words.text())
        self.note.hide()


def _told(match: Rating, last: Rating | None, *, measured: bool, percent: bool) -> str:
    if match.lost is None and (last is None or last.lost is None):
        return report_words.rated(match)
    factor = 100 if percent else 1
    lines = []
    if last is not None and last.lost is not None:
        if match.lost is not None:
            text = translate("Report", "One match says little ({error}).")
            lines.append(text.format(error=_error(match.lost, factor)))
        text = translate("Report", "Last 20: {lost} {error}.")
        mean = report_words.loss(factor * last.lost.mean)
        lines.append(text.format(lost=mean, error=_error(last.lost, factor)))
        if measured and not percent:
            lines.append(report_words.rated(last))
    elif match.lost is not None:
        text = translate("Report", "One match says little ({error}).")
        lines.append(text.format(error=_error(match.lost, factor)))
        if measured and not percent:
            lines.append(report_words.rated(match))
    if not measured and not percent:
        lines.append(translate("Report", "For these rules the five levels were not measured."))
    return " ".join(lines)


def _error(found: Mean, factor: float) -> str:
    return report_words.give_or_take(factor * found.error)


class SlipsPanel(ReportPanel):
    """What was lost most."""

    def __init__(self, look: PageStyle) -> None:
        title = translate("Report", "Slips, costliest first")
        super().__init__(look, title)
        self.table = SlipsTable(look, title)
        self.none = label("quiet")
        self.none.setWordWrap(True)
        self.none.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.column.addWidget(self.table, 1)
        self.column.addWidget(self.none, 1)


class _Number(QWidget):
    """A large number, perhaps with its error, and below it what it is."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self._number, self._error, self._word = label(kind), label("quiet"), label("quiet")
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self._number)
        row.addWidget(self._error)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addStretch(1)
        column.addLayout(row)
        column.addWidget(self._word)

    def show_number(self, number: str, error: str, word: str) -> None:
        """Show a number."""
        for part, text in ((self._number, number), (self._error, error), (self._word, word)):
            assert isinstance(part, QLabel)
            part.setText(text)
        self._error.setVisible(bool(error))


class LeftPanels(QWidget):
    """Holds the result, how the player decides, and the slips."""

    def __init__(self, look: PageStyle) -> None:
        super().__init__()
        self.result, self.rating = ResultPanel(look), RatingPanel(look)
        self.slips = SlipsPanel(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(12))
        column.addWidget(self.result, 5)
        column.addWidget(self.rating, 2)
        column.addWidget(self.slips, 5)

    def show_one(self, key: str) -> None:
        """Show only the panel of this key; an empty one shows all."""
        for name, panel in (
            ("result", self.result),
            ("rating", self.rating),
            ("slips", self.slips),
        ):
            panel.setVisible(not key or key == name)

    def show_slips(self, found: Sequence[ReportedSlip], *, complete: bool) -> None:
        """List these, the dearest first; unless all is `complete`, none says nothing."""
        dearest = sorted(found, key=lambda each: -each.verdict.loss / each.verdict.stake)
        self.slips.table.show_slips(dearest)
        self.slips.table.setVisible(bool(dearest))
        self.slips.none.setVisible(not dearest)
        nothing = translate("Report", "No slips: nothing was clearly lost.")
        self.slips.none.setText(nothing if complete else "")
