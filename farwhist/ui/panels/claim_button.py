"""The button that plays the rest of a deal when nothing is left to decide."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QPushButton

from farwhist.rules.claims import Ending
from farwhist.ui.table.table import Table
from farwhist.ui.table.theme import Theme, panel_style
from farwhist.ui.wording.counts import Counts

translate = QCoreApplication.translate


class ClaimButton(QPushButton):
    """Stands at the lower left of the table while an ending is offered."""

    def __init__(self, theme: Theme, table: Table) -> None:
        super().__init__(table.view)
        self._table = table
        self.setObjectName("claim")
        self.setProperty("action", True)
        self.setProperty("panel", True)
        self.setStyleSheet(panel_style(theme, 14))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()
        table.rest.shield(self)
        table.resized.connect(self._fit)

    def offer(self, ending: Ending | None) -> None:
        """Show what can be claimed, or nothing."""
        if ending is None:
            self.hide()
            return
        if ending.tricks is None:
            words = translate("Claim", "Finish deal")
        else:
            words = Counts().claim(ending.tricks)
        self.setText(words + "  N")
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
