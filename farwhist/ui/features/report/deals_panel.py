"""The panel at the right for one match: its deals, and how far they are looked at."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton

from farwhist import bots
from farwhist.analysis.duplicate import EXPERT
from farwhist.bots.judging.words import WORDS
from farwhist.ui.features.report.legend import Legend
from farwhist.ui.features.report.result_panels import ReportPanel
from farwhist.ui.features.report.sheet import DealSheet
from farwhist.ui.review.page_style import PageStyle, label
from farwhist.ui.style.segments import Segments
from farwhist.ui.style.text import ElidedLabel, WholeLabel
from farwhist.ui.wording.player_names import short_level_word

translate = QCoreApplication.translate


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
        self.state, self.error = ElidedLabel(), label("quiet")
        self.switch = QPushButton()
        self.legend = Legend(look, [each for each in WORDS if each != "forced"])
        self.notes = label("quiet")
        self.notes.setWordWrap(True)
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
        self.column.addLayout(top)
        self.column.addWidget(self.sheet, 1)
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        foot.addWidget(self.legend)
        foot.addWidget(self.state, 1)
        foot.addWidget(self.error)
        foot.addWidget(self.switch)
        self.column.addLayout(foot)
        self.column.addWidget(self.notes)

    def fit(self, *, narrow: bool) -> None:
        """Leave out what there is no room for."""
        self._hint.setVisible(not narrow)

    def tell(self, text: str) -> None:
        """Say something in the line with the state."""
        self.state.setText(text)
        self.legend.setVisible(not text)
