"""What the coach does by itself."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFormLayout, QLabel

from farwhist.ui.features.preferences.catalogue_page import CataloguePage
from farwhist.ui.settings.preference import Preference
from farwhist.ui.settings.table_preferences import KeptTablePreferences, TablePreferences

translate = QCoreApplication.translate


class CoachPage(CataloguePage):
    """When deals are judged, where that is shown, and how much of the computer it may take."""

    key = "coach"

    def __init__(self, kept: KeptTablePreferences) -> None:
        super().__init__(kept)
        self.fill({TablePreferences.coach_teaches: self._teaching})
        self.column.addStretch(1)

    def _teaching(self, form: QFormLayout, row: Preference[Any]) -> None:
        self.choice(form, row)
        for text in (
            translate(
                "Preferences",
                "The coach checks your bids and cards before they count, and asks once whether "
                "you want to take one back. Such a match counts as assisted.",
            ),
            translate(
                "Preferences",
                "The stake is what a choice can win or lose: in exact-bid games, the points "
                "between exact and one off. Only clear losses count.",
            ),
            translate(
                "Preferences",
                "It stays silent in lessons, in matches without hints and when several people "
                "play.",
            ),
        ):
            note = QLabel(text)
            note.setProperty("quiet", True)
            note.setWordWrap(True)
            self.column.addWidget(note)
