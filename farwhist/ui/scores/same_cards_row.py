"""The choice of a level that plays the same cards, above the score sheet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from farwhist import bots
from farwhist.ui.style.page_area import WheelGuard
from farwhist.ui.wording.player_names import level_word

translate = QCoreApplication.translate


class SameCardsRow(QWidget):
    """Offers the levels and nobody; `wanted(level)` is empty for nobody."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.box = QComboBox()
        self.box.addItem(translate("Scores", "Nobody else"), "")
        for each in bots.OFFERED:
            self.box.addItem(level_word(each), each)
        words = QLabel(translate("Scores", "Same cards played &by:"))
        words.setBuddy(self.box)
        self._busy = QLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for part in (words, self.box, self._busy):
            row.addWidget(part)
        row.addStretch(1)
        WheelGuard(self)
        self.box.currentIndexChanged.connect(lambda _: self.wanted.emit(self.level))

    @property
    def level(self) -> str:
        """Whose play is chosen; nobody's if empty."""
        level = self.box.currentData()
        return level if isinstance(level, str) else ""

    def choose(self, level: str) -> None:
        """Show this level as chosen, and say nothing."""
        with QSignalBlocker(self.box):
            self.box.setCurrentIndex(max(self.box.findData(level), 0))

    def show_busy(self, busy: bool) -> None:
        """Say whether the cards are being played."""
        self._busy.setText(translate("Scores", "Playing the same cards again") if busy else "")
