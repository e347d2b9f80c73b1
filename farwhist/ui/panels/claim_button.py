"""Buttons on the felt: one plays the rest of a deal when nothing is left to decide."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QPushButton

from farwhist.rules.decided import Ending
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.table.table import Table
from farwhist.ui.table.theme import Theme, panel_style
from farwhist.ui.wording.counts import Counts

translate = QCoreApplication.translate


class TableButton(QPushButton):
    """Stands at the lower left of the table, beside the own plate."""

    def __init__(self, theme: Theme, table: Table) -> None:
        super().__init__(table.view)
        self._table = table
        self.setProperty("action", True)
        self.setProperty("panel", True)
        self.setStyleSheet(panel_style(theme, 14))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()
        table.rest.shield(self)
        table.resized.connect(self._fit)

    def show_words(self, words: str) -> None:
        """Appear with these words."""
        self.setText(words)
        self._fit()
        self.show()
        self.raise_()

    def _fit(self) -> None:
        if not self.text():
            return
        self.adjustSize()
        layout = self._table.layout_now()
        own = layout.label
        right = layout.sizes.width - own.x
        self.move(round(max(8.0, right - self.width())), round(own.bottom - self.height()))


class ClaimButton(TableButton):
    """Is there while an ending is offered."""

    def __init__(self, theme: Theme, table: Table) -> None:
        super().__init__(theme, table)
        self.setObjectName("claim")
        set_help_anchor(self, "glossary#claim")

    def offer(self, ending: Ending | None) -> None:
        """Show what can be claimed, or nothing."""
        if ending is None:
            self.hide()
            return
        if ending.tricks is None:
            words = translate("Claim", "Play out deal")
        else:
            words = Counts().claim(ending.tricks)
        self.show_words(words + "  N")
