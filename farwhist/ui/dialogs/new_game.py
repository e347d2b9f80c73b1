"""The dialog that begins another match."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from farwhist.rules.draft import Draft
from farwhist.rules.options import RulesError
from farwhist.ui.help.rules_text import length
from farwhist.ui.preferences.rules import colours
from farwhist.ui.preferences.rules.preset_list import PresetList
from farwhist.ui.settings.rules_model import Choice, RulesModel
from farwhist.ui.settings.window_place import KeptOnScreen
from farwhist.ui.style.wheel import WheelGuard
from farwhist.ui.wording import refusals
from farwhist.ui.wording.seat_limits import seats_range

translate = QCoreApplication.translate


class NewGameDialog(QDialog):
    """Lets the player choose a preset or own rules, and the number of players.

    The rules that are staged are chosen first. Only as many players can be chosen as the preset is
    for; the number that the player chose comes back with a preset that allows it. What cannot be
    played is said in words, and cannot be accepted. `change_wanted` is emitted when the chosen
    rules have been staged to be changed.
    """

    change_wanted = Signal()

    def __init__(self, model: RulesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        KeptOnScreen(self)
        self.setWindowTitle(translate("New match", "New match"))
        self._model = model
        self.presets = PresetList()
        self.about = QLabel()
        self.about.setWordWrap(True)
        self.seats = QSpinBox()
        self.seats.setObjectName("seats")
        self._wanted_seats = model.draft.seats
        self.length = QLabel()
        self.length.setWordWrap(True)
        self.problem = QLabel()
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        colours.tint(self.problem, colours.problem(self))
        self.buttons = QDialogButtonBox()
        self.play = self.buttons.addButton(
            translate("New match", "&Play"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.change = self.buttons.addButton(
            translate("New match", "Change &rules…"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.change.setAutoDefault(False)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.change.clicked.connect(self._change)
        self._arrange()
        WheelGuard(self)
        choices = model.choices()
        self.presets.show_choices(choices, model.chosen(choices))
        self.presets.currentRowChanged.connect(self._check)
        self.seats.valueChanged.connect(self._choose_seats)
        self.presets.itemDoubleClicked.connect(self._play_at_once)
        self._check()

    @property
    def draft(self) -> Draft:
        """The rules that are chosen, for the players that are chosen."""
        return self.choice.draft.with_seats(self.seats.value())

    @property
    def choice(self) -> Choice:
        """What is chosen in the list."""
        return self.presets.choices[self.presets.currentRow()]

    @property
    def preset(self) -> str:
        """The preset that is chosen, or the one that own rules are made from."""
        return self.draft.preset

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
        self.resize(560, 520)

    def _choose_seats(self, seats: int) -> None:
        self._wanted_seats = seats
        self._check()

    def _fit_seats(self, preset: str) -> None:
        """Offer the numbers of players that a preset is for, the nearest to the one chosen."""
        with QSignalBlocker(self.seats):
            self.seats.setRange(*seats_range(preset))
            self.seats.setValue(self._wanted_seats)

    def _check(self) -> None:
        """Say what the choice means, or why it cannot be played."""
        choice = self.choice
        self.about.setText(choice.about)
        self._fit_seats(choice.draft.preset)
        try:
            rules = self.draft.ruleset()
        except RulesError as error:
            self.length.clear()
            self.problem.setText(refusals.refusals(error))
            self.play.setEnabled(False)
            return
        self.problem.clear()
        self.play.setEnabled(True)
        self.length.setText(length(rules))

    def _play_at_once(self) -> None:
        if self.play.isEnabled():
            self.accept()

    def _change(self) -> None:
        self._model.edit(self.draft)
        self._model.mean(self.choice)
        self.reject()
        self.change_wanted.emit()
