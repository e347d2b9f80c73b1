"""How the cards, the hand and the table look."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from farwhist.ui.features.preferences.catalogue_page import CataloguePage
from farwhist.ui.settings.table_preferences import KeptTablePreferences

translate = QCoreApplication.translate


class TablePage(CataloguePage):
    """Galleries of real cards, and everything else that is seen on the felt."""

    key = "table"

    def __init__(self, kept: KeptTablePreferences, language: Callable[[], str]) -> None:
        super().__init__(kept, language)
        self.fill()
        self.column.addStretch(1)
