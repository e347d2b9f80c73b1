"""The variants of a game as chips in lines, of which one is chosen."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QLabel, QMenu, QPushButton, QSizePolicy, QWidget

from farwhist.ui.features.new_match.look import PageLook
from farwhist.ui.features.new_match.selection import Family
from farwhist.ui.style.icons import icon
from farwhist.ui.style.layouts import FlowLayout
from farwhist.ui.style.text import without_key

translate = QCoreApplication.translate


class Variants(QWidget):
    """`chosen(n)` is emitted when the player takes another variant of the game that is shown.

    `more` opens a menu of those that do not fit, where all must stand in one line.
    """

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
        self._label = QLabel(translate("New match", "Variant"))
        self._label.setProperty("bare", True)
        self._flow.addWidget(self._label)
        self.more = QPushButton(translate("New match", "More"))
        self.more.setProperty("flat", False)
        self.more.setProperty("chip", True)
        self.more.setAutoDefault(False)
        self.more.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.more.setAccessibleName(translate("New match", "More variants"))
        self.more.clicked.connect(self._ask_more)
        self.more.hide()

    def show_family(self, family: Family) -> None:
        """Offer the variants of this game."""
        for chip in self.chips:
            self._group.removeButton(chip)
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self.chips = []
        for number, choice in enumerate(family.choices):
            chip = QPushButton(without_key(family.variant(number)))
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
        self._flow.removeWidget(self.more)
        self._flow.addWidget(self.more)
        self.setVisible(len(self.chips) > 1)
        self.updateGeometry()

    def fit(self, room: int = 0) -> None:
        """Let all stand in lines, or as many as fit in one line of so many pixels."""
        self.more.setIcon(icon("down", self._look.theme.text))
        side = self._look.text_px(14)
        self.more.setIconSize(QSize(side, side))
        gap = self._flow.spacing()
        wide = [chip.sizeHint().width() + gap for chip in self.chips]
        left = room - self._label.sizeHint().width()
        hidden = set[int]()
        if room and sum(wide) > left:
            left -= self.more.sizeHint().width() + gap
            left -= sum(wide[n] for n, chip in enumerate(self.chips) if chip.isChecked())
            for number, chip in enumerate(self.chips):
                if not chip.isChecked():
                    left -= wide[number]
                    hidden |= {number} if left < 0 else set()
        for number, chip in enumerate(self.chips):
            chip.setVisible(number not in hidden)
        self.more.setVisible(bool(hidden))
        self.updateGeometry()

    def menu(self) -> QMenu:
        """Return what offers the variants that do not stand in the line."""
        menu = QMenu(self)
        for chip in self.chips:
            if chip.isHidden():
                menu.addAction(chip.text()).triggered.connect(chip.click)
        return menu

    def _ask_more(self) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

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
