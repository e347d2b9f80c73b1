"""The strip that sums up a deal, and the one that ranks the players at the end of the match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from farwhist.engine.cards import Seat
from farwhist.engine.position import DealResult
from farwhist.ui.panels.panel import Panel, on_click
from farwhist.ui.panels.podium import Podium, PodiumFoot, kind_fact, own_match
from farwhist.ui.panels.tally_show import Line, TallyShow
from farwhist.ui.scores import tally
from farwhist.ui.scores.score_words import why
from farwhist.ui.scores.tally import Scores
from farwhist.ui.settings.press import Press
from farwhist.ui.table.geometry import Rect
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import deal_results, number_words, outcomes
from farwhist.ui.wording.counts import Counts

translate = QCoreApplication.translate


class Sheet(Panel):
    """A grid of labels below a heading."""

    def __init__(self, theme: Theme, font_size: int, parent: QWidget) -> None:
        super().__init__(theme, font_size, parent)
        self.grid = QGridLayout()
        self.grid.setVerticalSpacing(2)

    def adapt(self, room: Rect) -> None:
        """Keep the lines apart where there is room for it."""
        wide = 1.4 if room.w >= 40 * self.font_size else 0.7
        self.grid.setHorizontalSpacing(round(wide * self.font_size))
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

    def add_foot(self, text: str, *, last: bool, practice: bool) -> None:
        """Add what is told in a sentence, and the buttons; Enter presses the last one."""
        told = self.quiet(text)
        told.setWordWrap(True)
        self.column.addWidget(told)
        foot = QHBoxLayout()
        self.hands = QPushButton(translate("Summary", "Show all hands"))
        self.hands.setObjectName("hands")
        self.replay = QPushButton(translate("Summary", "Replay deal"))
        self.replay.setObjectName("replay")
        if practice:
            onward = translate("Summary", "Back to the match")
        else:
            onward = translate("Summary", "Result") if last else translate("Summary", "Next deal")
        self.next = self.action(onward + "  ⏎")
        self.next.setObjectName("next")
        on_click(self.next, self.closed.emit)
        for button in (self.hands, self.replay):
            button.setAutoDefault(False)
            foot.addWidget(button)
        foot.addStretch(1)
        foot.addWidget(self.next)
        self.column.addLayout(foot)

    def take(self, press: Press) -> bool:
        if press.enters or (press.means("go_on") and not press.held):
            self.closed.emit()
            return True
        return False


class SummaryPanel(Sheet):
    """What everybody bid, took and scored in the deal that has just ended, perhaps the `last`."""

    def __init__(
        self,
        theme: Theme,
        font_size: int,
        parent: QWidget,
        *,
        scores: Scores,
        human: Seat,
        last: bool,
        practice: bool,
    ) -> None:
        super().__init__(theme, font_size, parent)
        self.setObjectName("summary")
        result, names = scores.results[-1], scores.names
        self.scores = scores
        self.sums: dict[Seat, QLabel] = {}
        self.column.addWidget(self.heading(deal_results.summary_title(result, scores.number)))
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
        places = tally.places(result.totals, low=scores.low)
        before = [total - new for total, new in zip(result.totals, result.points, strict=True)]
        was = _by_place(tally.places(before, low=scores.low))
        lines = [
            Line(
                self._row(row, seat, result, names[seat], places[seat], bold=seat == human),
                was.index(seat) + 1,
                row,
                self.sums[seat],
                before[seat],
                result.totals[seat],
            )
            for row, seat in enumerate(_by_place(places), start=1)
        ]
        self.column.addLayout(self.grid)
        self.tally = TallyShow(self.column, self.grid, lines)
        run = tally.longest_run(scores.results, human)
        words_below = [deal_results.outcome(result, human)]
        if run > 1:
            words_below.append(Counts().longest_run(run))
        self.add_foot("  ".join(words_below), last=last, practice=practice)

    def _row(
        self, row: int, seat: Seat, result: DealResult, name: str, place: int, *, bold: bool
    ) -> list[QLabel]:
        bid, taken = result.bids[seat], result.taken[seat]
        labels = [self.put(row, 0, name, bold=bold)]
        if bid is not None:
            away = taken - bid
            labels.append(self.put(row, 1, str(bid), bold=bold))
            labels.append(self.put(row, 2, str(taken), bold=bold))
            shape = f"{number_words.difference_sign(away)[0]} {number_words.difference_words(away)}"
            cell = self.put(row, 3, shape, bold=away == 0)
            cell.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            cell.setStyleSheet(f"color: {self.colour_of(away)};")
            labels.append(cell)
        cell = self.put(row, 4, number_words.signed(result.points[seat]), bold=True)
        cell.setToolTip(why(self.scores, len(self.scores.results) - 1, seat))
        self.sums[seat] = self.put(row, 5, number_words.number(result.totals[seat]), bold=bold)
        rose = tally.place_change(self.scores.results, seat, low=self.scores.low)
        moved = f" ▲{rose}" if rose > 0 else f" ▼{-rose}" if rose else ""
        return [*labels, cell, self.sums[seat], self.put(row, 6, str(place) + moved, bold=bold)]


def _by_place(places: Sequence[int]) -> list[Seat]:
    """Return the seats from the first place to the last, equals as they sit."""
    return sorted(range(len(places)), key=places.__getitem__)


class RankingPanel(Panel):
    """The podium at the end of the match. `closed` means: play again."""

    def __init__(
        self,
        theme: Theme,
        font_size: int,
        parent: QWidget,
        *,
        scores: Scores,
        human: Seat,
        avatars: Sequence[int],
    ) -> None:
        super().__init__(theme, font_size, parent)
        self.setObjectName("ranking")
        self.column.addWidget(self.heading(outcomes.verdict(scores.view, human, scores.names)))
        self.podium = Podium(theme, font_size, scores, avatars)
        self.column.addWidget(self.podium)
        for text in (own_match(scores, human), kind_fact(scores, human)):
            label = self.quiet(text)
            label.setWordWrap(True)
            label.setVisible(bool(text))
            self.column.addWidget(label)
        foot = PodiumFoot(self)
        self.other, self.sheet, self.again = foot.other, foot.sheet, foot.again
        self.statistics = foot.statistics
        self._foot = foot
        self.column.addLayout(foot)

    def adapt(self, room: Rect) -> None:
        self.setMinimumWidth(int(min(room.w, 25 * self.font_size)))
        self._foot.adapt(self.font_size, room.w)

    def rescale(self, size: int) -> None:
        super().rescale(size)
        self.podium.rescale(size)

    def take(self, press: Press) -> bool:
        if press.enters or (press.means("go_on") and not press.held):
            self.closed.emit()
            return True
        return False
