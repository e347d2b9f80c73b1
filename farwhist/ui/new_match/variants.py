"""The variants of a game as chips in lines, of which one is chosen."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QLabel, QPushButton, QSizePolicy, QWidget

from farwhist.ui.new_match.look import PageLook
from farwhist.ui.new_match.selection import Family
from farwhist.ui.style.flow_layout import FlowLayout
from farwhist.ui.style.icons import icon

translate = QCoreApplication.translate


class Variants(QWidget):
    """`chosen(n)` is emitted when the player takes another variant of the game that is shown."""

    chosen = Signal(int)

    def __init__(self, look: PageLook) -> None:
        super().__init__()
        self.setProperty("clear", True)
        self.setAccessibleName(translate("New match", "Variants"))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._look = look
        self.chips: list[QPushButton] = []
        self._group = QButtonGroup(self)
        self._flow = FlowLayout(self)
        label = QLabel(translate("New match", "Variant"))
        label.setProperty("bare", True)
        self._flow.addWidget(label)

    def show_family(self, family: Family) -> None:
        """Offer the variants of this game."""
        for chip in self.chips:
            self._group.removeButton(chip)
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self.chips = []
        for number, choice in enumerate(family.choices):
            chip = QPushButton(family.variant(number).replace("&", "&&"))
            chip.setProperty("flat", False)
            chip.setProperty("chip", True)
            chip.setCheckable(True)
            chip.setAutoDefault(False)
            chip.setAccessibleDescription(choice.about)
            chip.setToolTip(choice.about)
            self.chips.append(chip)
            self._group.addButton(chip)
            self._flow.addWidget(chip)
            chip.toggled.connect(partial(self._take, number))
            chip.setChecked(number == family.chosen)
            chip.show()
        self.setVisible(len(self.chips) > 1)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._flow.sizeHint()

    def _take(self, number: int, on: bool) -> None:
        chip = self.chips[number]
        if on:
            side = self._look.text_px(14)
            chip.setIconSize(QSize(side, side))
            chip.setIcon(icon("check", self._look.theme.ink))
            self.chosen.emit(number)
        else:
            chip.setIcon(QIcon())
