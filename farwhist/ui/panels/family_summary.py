"""The strip that sums up a deal of a game without exact bids."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from farwhist.engine.cards import Seat
from farwhist.rules.sides import side_of
from farwhist.ui.panels.summary import Sheet
from farwhist.ui.scores import tally
from farwhist.ui.scores.tally import Scores
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import number_words, outcomes

translate = QCoreApplication.translate


class FamilySummary(Sheet):
    """What every player or side took and scored in the deal that has just ended."""

    def __init__(
        self,
        theme: Theme,
        font_size: int,
        parent: QWidget,
        *,
        scores: Scores,
        human: Seat,
        last: bool,
        practice: bool = False,
    ) -> None:
        super().__init__(theme, font_size, parent)
        self.setObjectName("summary")
        self.scores = scores
        result = scores.results[-1]
        title = outcomes.summary_title(result, scores.number, scores.kind.summary)
        self.column.addWidget(self.heading(title))
        for column, head in enumerate(("", *self.heads())):
            self.put(0, column, head, head=True)
        played = [column for column in scores.order if self._played(column)]
        for row, side in enumerate(played, start=1):
            own = side == side_of(scores.view, human)
            self.put(row, 0, scores.names[side], bold=own)
            for column, (text, always) in enumerate(self.cells(side), start=1):
                self.put(row, column, text, bold=own or always)
        self.column.addLayout(self.grid)
        told = outcomes.outcome(result, scores.view, human, scores.kind.outcome)
        self.add_foot(told, last=last, practice=practice)

    def heads(self) -> Sequence[str]:
        """Return what stands above the columns after the names."""
        return (
            translate("Summary", "tricks"),
            translate("Summary", "points"),
            translate("Summary", "sum"),
        )

    def cells(self, side: int) -> Sequence[tuple[str, bool]]:
        """Return what stands in them for a player or side, and whether always in bold print."""
        result = self.scores.results[-1]
        return (
            (str(tally.tricks_of(self.scores.view, result.taken, side)), False),
            (number_words.signed(result.points[side]), True),
            (number_words.number(result.totals[side]), False),
        )

    def _played(self, column: int) -> bool:
        return self.scores.kind.points or bool(self.scores.results[-1].dealt[column])


class CardsSummary(FamilySummary):
    """The same where cards are got rid of."""

    def heads(self) -> Sequence[str]:
        return (translate("Summary", "cards left"), *super().heads()[1:])

    def cells(self, side: int) -> Sequence[tuple[str, bool]]:
        left = str(len(self.scores.view.hands[side]))
        return ((left, False), *super().cells(side)[1:])


class StayingSummary(FamilySummary):
    """What everybody took, and who stays in the match."""

    def heads(self) -> Sequence[str]:
        return super().heads()[:1]

    def cells(self, side: int) -> Sequence[tuple[str, bool]]:
        return (super().cells(side)[0], (self._fate(side), False))

    def _fate(self, seat: Seat) -> str:
        view = self.scores.view
        if self.scores.results[-1].points[seat]:
            return translate("Summary", "wins")
        if seat not in view.alive:
            return translate("Summary", "out")
        if seat in view.single:
            return translate("Summary", "last chance")
        return translate("Summary", "stays in")
