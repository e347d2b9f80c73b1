"""The strip below the table of the study: the time line, and what walks along it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from farwhist.ui.features.study import buttons
from farwhist.ui.features.study.studied_match import StudyLook
from farwhist.ui.features.study.timeline import WRITTEN, Timeline
from farwhist.ui.style.text import ElidedLabel

translate = QCoreApplication.translate


class StudyStrip(QFrame):
    """Says which step is looked at, and leads to others."""

    def __init__(self, look: StudyLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("studybar", True)
        self.timeline = Timeline(look.theme)
        self.timeline.setAccessibleName(translate("Study", "Steps of the deal"))
        self.timeline.set_scale(look.text)
        self.moment, self.count = ElidedLabel(), ElidedLabel()
        self.moment.setProperty("strong", True)
        self.count.setProperty("quiet", True)
        self.chance, self.points = ElidedLabel(), ElidedLabel()
        for legend, ink in ((self.chance, look.theme.exact), (self.points, look.theme.accent)):
            legend.setStyleSheet(f"color: {ink}; font-size: {round(12 * look.text)}px;")
            legend.hide()
        self._tall = False
        self._told = "", False
        self._written = look.text <= WRITTEN
        self.steppers = [
            buttons.tool(look, "to_start", "deal_start"),
            buttons.tool(look, "left", "step_back"),
            buttons.tool(look, "right", "step_on"),
            buttons.tool(look, "to_end", "deal_end"),
        ]
        self.previous_choice = buttons.push(
            look, translate("Study", "&Previous choice"), "previous_choice"
        )
        self.next_choice = buttons.push(look, translate("Study", "&Next choice"), "next_choice")
        self.next_slip = buttons.tool(look, "mistake_on", "next_slip")
        self.previous_slip = buttons.tool(look, "mistake_back", "previous_slip")
        self._left = QWidget()
        self._arrange()

    def _arrange(self) -> None:
        strip = QHBoxLayout(self)
        strip.setContentsMargins(12, 6, 12, 6)
        strip.setSpacing(12)
        left = QVBoxLayout(self._left)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(2)
        tools = QHBoxLayout()
        tools.setSpacing(6)
        for tool in self.steppers:
            tools.addWidget(tool)
        tools.addStretch(1)
        left.addLayout(tools)
        left.addWidget(self.moment)
        left.addWidget(self.count)
        for legend in (self.chance, self.points):
            left.addWidget(legend)
        left.addStretch(1)
        strip.addWidget(self._left)
        strip.addWidget(self.timeline, 1)
        choices = QVBoxLayout()
        choices.setSpacing(6)
        for button in (self.next_choice, self.previous_choice):
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            choices.addWidget(button)
        strip.addLayout(choices)
        slips = QVBoxLayout()
        slips.setSpacing(6)
        for tool in (self.next_slip, self.previous_slip):
            slips.addWidget(tool)
        strip.addLayout(slips)

    def set_tall(self, tall: bool) -> None:
        """Give the chart more height, and say which curve is which, or not."""
        self._tall = tall
        self.timeline.set_tall(tall)
        share, points = self._told
        self.tell_curves(share, points=points)

    def tell_curves(self, share: str, *, points: bool) -> None:
        """Say what the first curve is of, and that there is one of points; nothing for none."""
        self._told = share, points
        room = self._tall and self._written
        self.chance.setText(f"━ {share}")
        worth = translate("Study", "Expected points")
        self.points.setText(f"╍ {worth}")
        self.chance.setVisible(room and bool(share))
        self.points.setVisible(room and points)

    def set_left(self, wide: int) -> None:
        """Let the words take so many pixels."""
        self._left.setFixedWidth(wide)

    def without_coach(self) -> None:
        """Offer no way to mistakes: nobody looks for them."""
        self.next_slip.hide()
        self.previous_slip.hide()

    def show_where(self, step: int, last: int, own: Sequence[int], slips: Sequence[int]) -> None:
        """Offer the ways that lead on from a step; own choices and mistakes are steps too."""
        self.next_choice.setEnabled(any(each > step for each in own))
        self.previous_choice.setEnabled(any(each < step for each in own))
        for number, tool in enumerate(self.steppers):
            tool.setEnabled(step > 0 if number < 2 else step < last)
        self.show_slips(step, slips)

    def show_slips(self, step: int, slips: Sequence[int]) -> None:
        """Offer the ways to mistakes."""
        self.next_slip.setEnabled(any(each > step for each in slips))
        self.previous_slip.setEnabled(any(each < step for each in slips))

    def stops(self) -> list[QWidget]:
        """Return what the Tab key goes round."""
        return [
            *self.steppers, self.timeline,
            self.next_choice, self.previous_choice, self.next_slip, self.previous_slip,
        ]  # fmt: skip
