"""What the coach does by itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.ui.preferences.catalogue_page import CataloguePage
from farwhist.ui.settings.table_preferences import KeptTablePreferences

translate = QCoreApplication.translate


class CoachPage(CataloguePage):
    """When deals are judged, where that is shown, and how much of the computer it may take."""

    key = "coach"

    def __init__(self, kept: KeptTablePreferences) -> None:
        super().__init__(kept)
        self.fill()
        self.column.addStretch(1)

    def title(self) -> str:
        return translate("Preferences", "Coach")
