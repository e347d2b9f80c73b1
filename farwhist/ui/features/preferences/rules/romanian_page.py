"""The page with the one switch for Romanian Whist, and what it sets."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QVBoxLayout

from farwhist.rules.catalogue import mode
from farwhist.ui.features.preferences.rules.rows import small
from farwhist.ui.features.preferences.rules.rules_page import RulesPage
from farwhist.ui.wording import option_words
from farwhist.ui.wording.game_names import LEAST_SEATS, MOST_SEATS

translate = QCoreApplication.translate

_DETAILS = ("streak_len", "streak_amount", "streak_one_card", "streak_restart")
"""What belongs to the premium besides, and is not set by the mode."""


class RomanianPage(RulesPage):
    """Sets the rules of Romanian Whist at once; each of them can be set otherwise afterwards."""

    key = "romanian_mode"

    def build(self, column: QVBoxLayout) -> None:
        self.switch = QCheckBox(translate("Rules", "&Romanian mode"))
        font = self.switch.font()
        font.setBold(True)
        self.switch.setFont(font)
        self.about = small(
            translate(
                "Rules",
                "A pack of eight cards for each player (32 with four); you must ruff when void; "
                "bids in turn with the hook; the Romanian sequence and scoring, and a streak "
                "premium.",
            )
        )
        self.state = small()
        column.addWidget(self.switch)
        column.addWidget(self.about)
        column.addWidget(self.state)
        self._form = self.form(lambda option: option.key in self._keys())
        column.addWidget(self._form)
        self.switch.checkStateChanged.connect(self._set)

    def refresh(self) -> None:
        super().refresh()
        mode = self.model.draft.in_mode()
        own = sum(not same for same in mode.values())
        state = Qt.CheckState.Checked
        if len(mode) < 2 * own:
            state = Qt.CheckState.Unchecked
        elif own:
            state = Qt.CheckState.PartiallyChecked
        if not mode:
            state = Qt.CheckState.Unchecked
        with QSignalBlocker(self.switch):
            self.switch.setTristate(state is Qt.CheckState.PartiallyChecked)
            self.switch.setCheckState(state)
        self.switch.setEnabled(bool(mode))
        on = state is not Qt.CheckState.Unchecked
        if not mode:
            text = translate("Rules", "This game has no such options.")
        elif on and own:
            text = translate("Rules", "Some options differ from Romanian mode.")
        else:
            text = ""
        self.state.setText(text)
        self.state.setVisible(bool(text))
        self.switch.setAccessibleDescription(f"{self.about.text()} {text}".strip())
        for key, row in self._form.rows.items():
            note = ""
            if on and key in mode:
                option = self.model.draft.options.options[key]
                if mode[key]:
                    note = translate("Rules", "Set by Romanian mode.")
                else:
                    wanted = self.model.draft.mode()[key]
                    note = translate("Rules", "Changed; Romanian mode has: {value}.").format(
                        value=option_words.value(option, wanted)
                    )
            row.note(note)

    def restore_defaults(self) -> None:
        """Set what Romanian mode sets to what the preset says."""
        self.model.edit(self.model.draft.without(self._keys()))

    @staticmethod
    def _keys() -> set[str]:
        every = range(LEAST_SEATS, MOST_SEATS + 1)
        return {*_DETAILS, *(key for seats in every for key in mode().texts(seats))}

    def _set(self) -> None:
        """A click on a switch that is partly on turns it fully on."""
        mode = self.model.draft.in_mode()
        self.model.edit(self.model.draft.with_mode(not all(mode.values())))
