"""The dialog that begins another match."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from farwhist.rules.catalogue import ruleset
from farwhist.rules.options import RulesError
from farwhist.ui import texts
from farwhist.ui.shown import LEAST_SEATS, MOST_SEATS, seats_range, shown

translate = QCoreApplication.translate


class NewGameDialog(QDialog):
    """Lets the player choose a preset and the number of players.

    What cannot be played is said in words, and cannot be accepted.
    """

    def __init__(self, preset: str, seats: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("New match", "New match"))
        self.presets = QListWidget()
        self.presets.setObjectName("presets")
        for each in shown():
            item = QListWidgetItem(texts.preset_name(each))
            item.setData(Qt.ItemDataRole.UserRole, each)
            self.presets.addItem(item)
        self.about = QLabel()
        self.about.setWordWrap(True)
        self.seats = QSpinBox()
        self.seats.setObjectName("seats")
        self.seats.setRange(LEAST_SEATS, MOST_SEATS)
        self.seats.setValue(seats)
        self.length = QLabel()
        self.problem = QLabel()
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        self.problem.setStyleSheet("color: #B42318;")
        self.buttons = QDialogButtonBox()
        self.play = self.buttons.addButton(
            translate("New match", "&Play"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._arrange()
        self.presets.currentRowChanged.connect(self._check)
        self.seats.valueChanged.connect(self._check)
        self.presets.itemDoubleClicked.connect(self._play_at_once)
        keys = list(shown())
        self.presets.setCurrentRow(keys.index(preset) if preset in keys else 0)
        self._check()

    @property
    def preset(self) -> str:
        """The preset that is chosen."""
        return str(self.presets.currentItem().data(Qt.ItemDataRole.UserRole))

    def _arrange(self) -> None:
        form = QFormLayout()
        game = QLabel(translate("New match", "&Game:"))
        game.setBuddy(self.presets)
        form.addRow(game, self.presets)
        form.addRow("", self.about)
        players = QLabel(translate("New match", "P&layers:"))
        players.setBuddy(self.seats)
        form.addRow(players, self.seats)
        form.addRow("", self.length)
        form.addRow("", self.problem)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.buttons)
        self.about.setMinimumHeight(2 * self.about.fontMetrics().lineSpacing())
        self.problem.setMinimumHeight(2 * self.problem.fontMetrics().lineSpacing())
        self.resize(520, 460)

    def _check(self) -> None:
        """Say what the choice means, or why it cannot be played."""
        self.about.setText(texts.preset_about(self.preset))
        self.seats.setRange(*seats_range(self.preset))
        try:
            rules = ruleset(self.preset, self.seats.value())
        except RulesError as error:
            self.length.clear()
            self.problem.setText(texts.refusals(error))
            self.play.setEnabled(False)
            return
        self.problem.clear()
        self.play.setEnabled(True)
        self.length.setText(texts.match_length(rules.deal_count))

    def _play_at_once(self) -> None:
        if self.play.isEnabled():
            self.accept()
