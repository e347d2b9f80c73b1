"""The three panels at the left, one below the other or one at a time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from farwhist.ui.features.report.result_panels import RatingPanel, ResultPanel, SlipsPanel
from farwhist.ui.features.report.slips import ReportedSlip
from farwhist.ui.review.page_style import PageStyle

translate = QCoreApplication.translate


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
