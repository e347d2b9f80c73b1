"""The page of the game: own rules, the pack, and how long a match is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton, QVBoxLayout

from farwhist.ui.features.preferences.rules.own_rules import OwnRules
from farwhist.ui.features.preferences.rules.rows import heading
from farwhist.ui.features.preferences.rules.rules_page import RulesPage
from farwhist.ui.style.layouts import FlowLayout, add_layout

translate = QCoreApplication.translate


class GamePage(RulesPage):
    """Keeps rules under names. Which game it is, is chosen where a match is put together."""

    key = "game"

    def build(self, column: QVBoxLayout) -> None:
        self.undo = QPushButton(translate("Rules", "&Undo all changes"))
        self.undo.setAutoDefault(False)
        self.own = OwnRules(self.model)
        line = FlowLayout()
        add_layout(column, line)
        line.addWidget(self.undo)
        column.addWidget(heading(translate("Rules", "Rules of your own")))
        column.addWidget(self.own)
        headings = {
            "pack": translate("Rules", "Cards and seats"),
            "end": translate("Rules", "Length of the match"),
        }
        column.addWidget(self.form(lambda option: option.page == self.key, headings))
        self.undo.clicked.connect(self._undo)

    def refresh(self) -> None:
        super().refresh()
        self.undo.setVisible(self.model.draft.custom and self.model.own_name() is None)
        self.own.refresh()

    def _undo(self) -> None:
        self.model.edit(self.model.draft.without(list(self.model.draft.changes)))
