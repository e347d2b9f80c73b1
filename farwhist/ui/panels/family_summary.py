"""The strip that sums up a deal of a game without exact bids."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from farwhist.engine.cards import Seat
from farwhist.rules.sides import side_of
from farwhist.ui import texts
from farwhist.ui.family import words
from farwhist.ui.panels.summary import Sheet
from farwhist.ui.scores import tally
from farwhist.ui.scores.tally import Scores
from farwhist.ui.table.theme import Theme

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
        title = words.summary_title(result, scores.number, scores.aim)
        self.column.addWidget(self.heading(title))
        shed = scores.aim == "shed"
        heads = (
            "",
            translate("Summary", "cards left") if shed else translate("Summary", "tricks"),
            translate("Summary", "points"),
            translate("Summary", "sum"),
        )
        played = [column for column in scores.order if self._played(column)]
        alone = scores.aim == "most"
        for column, head in enumerate(heads[:2] if alone else heads):
            self.put(0, column, head, head=True)
        for row, side in enumerate(played, start=1):
            own = side == side_of(scores.view, human)
            self.put(row, 0, scores.names[side], bold=own)
            self.put(row, 1, self._took(side), bold=own)
            if alone:
                self.put(row, 2, self._fate(side), bold=own)
                continue
            self.put(row, 2, texts.signed(result.points[side]), bold=True)
            self.put(row, 3, texts.number(result.totals[side]), bold=own)
        self.column.addLayout(self.grid)
        told = words.outcome(result, scores.view, human, scores.aim)
        self.add_foot(told, last=last, practice=practice)

    def _played(self, column: int) -> bool:
        dealt = self.scores.results[-1].dealt
        return self.scores.aim != "most" or bool(dealt[column])

    def _took(self, column: int) -> str:
        view, result = self.scores.view, self.scores.results[-1]
        if self.scores.aim == "shed":
            return str(len(view.hands[column]))
        return str(tally.tricks_of(view, result.taken, column))

    def _fate(self, seat: Seat) -> str:
        view = self.scores.view
        if self.scores.results[-1].points[seat]:
            return translate("Summary", "wins")
        if seat not in view.alive:
            return translate("Summary", "out")
        if seat in view.single:
            return translate("Summary", "last chance")
        return translate("Summary", "stays in")
