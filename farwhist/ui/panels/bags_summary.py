"""The strip that sums up a deal in which sides take what their players have bid."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from farwhist.ui.panels.family_summary import FamilySummary
from farwhist.ui.scores import tally

translate = QCoreApplication.translate


class BagsSummary(FamilySummary):
    """What every player or side bid, took and scored, and the bags it has; partners one by one."""

    def heads(self) -> Sequence[str]:
        return (
            translate("Summary", "bid"),
            translate("Summary", "took"),
            translate("Summary", "bags"),
            *super().heads()[1:],
        )

    def cells(self, side: int) -> Sequence[tuple[str, bool]]:
        view, result = self.scores.view, self.scores.results[-1]
        bids = [bid or 0 for bid in tally.members_of(view, result.bids, side)]
        taken = tally.members_of(view, result.taken, side)
        return (
            ("+".join(map(str, bids)), False),
            ("+".join(map(str, taken)), False),
            (str(result.bags[side]), False),
            *super().cells(side)[1:],
        )
