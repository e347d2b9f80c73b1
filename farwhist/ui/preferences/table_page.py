"""How the cards, the hand and the table look."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from farwhist.ui.preferences.taste_page import TastePage
from farwhist.ui.taste import Tastes

translate = QCoreApplication.translate


class TablePage(TastePage):
    """Galleries of real cards, and everything else that is seen on the felt."""

    key = "table"

    def __init__(self, tastes: Tastes, language: Callable[[], str]) -> None:
        super().__init__(tastes, language)
        for name in ("style", "palette", "size", "back", "proportion", "paper"):
            self.gallery(name)
        self.choice(self.form(), "index")
        self.form(translate("Preferences", "Your hand"))
        self.gallery("hand")
        form = self.form()
        for name in ("zoom", "order", "trumps"):
            self.choice(form, name)
        self.switch("legal")
        self.form(translate("Preferences", "The table"))
        self.gallery("felt")
        self.switch("texture")
        form = self.form()
        for name in ("tricks", "window"):
            self.choice(form, name)
        self.column.addStretch(1)

    def title(self) -> str:
        return translate("Preferences", "Table and cards")
