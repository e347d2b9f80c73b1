"""The control of a sequence of one's own: five numbers, or the list of sizes itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from farwhist.rules.options import Option
from farwhist.rules.ramps import MOST_HOLD, MOST_SIZE, Ramp, ramp_of
from farwhist.ui.features.preferences.rules.editors import Editor, Spin

translate = QCoreApplication.translate

_ACROSS = 3
"""So many numbers stand beside each other, so that they fit with large print."""


class SequenceEditor(Editor):
    """The numbers write the list; a list that no numbers make leaves them as they are."""

    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self.list = QLineEdit()
        self.list.setMaxLength(600)
        self.first, self.turn, self.last = (Spin(1, MOST_SIZE) for _ in range(3))
        self.step = Spin(1, MOST_SIZE - 1)
        self.hold = Spin(1, MOST_HOLD)
        self.numbers = (self.first, self.turn, self.last, self.step, self.hold)
        names = (
            translate("Rules", "First"),
            translate("Rules", "Turning point"),
            translate("Rules", "Last"),
            translate("Rules", "Step"),
            translate("Rules", "Turning point dealt"),
        )
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        for place, (spin, name) in enumerate(zip(self.numbers, names, strict=True)):
            label = QLabel(name)
            label.setBuddy(spin)
            row, across = divmod(place, _ACROSS)
            grid.addWidget(label, 2 * row, across)
            grid.addWidget(spin, 2 * row + 1, across)
            spin.setAccessibleName(name)
            spin.valueChanged.connect(self._ramp)
        self.hold.setSuffix(translate("Rules", "×", "times, behind a number"))
        grid.setColumnStretch(_ACROSS, 1)
        label = QLabel(translate("Rules", "As a list"))
        label.setBuddy(self.list)
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addLayout(grid)
        column.addWidget(label)
        column.addWidget(self.list)
        self.line.addLayout(column, 1)
        self.list.textEdited.connect(self._type)
        self.list.editingFinished.connect(self.finished)

    @property
    def target(self) -> QWidget:
        return self.list

    def text(self) -> str:
        return self.list.text().replace(" ", "")

    def show_text(self, text: str) -> None:
        self.list.setText(text)
        self._follow()

    def _follow(self) -> None:
        """Show the numbers that make the list; where none do they keep their last values."""
        ramp = ramp_of(self.text())
        if ramp is None:
            return
        values = (ramp.first, ramp.turn, ramp.last, ramp.step, ramp.hold)
        for spin, value in zip(self.numbers, values, strict=True):
            with QSignalBlocker(spin):
                spin.setValue(value)

    def _type(self) -> None:
        self._follow()
        self.typed.emit(self.text())

    def _ramp(self) -> None:
        self.list.setText(Ramp(*(spin.value() for spin in self.numbers)).text())
        self.edited.emit(self.text())
