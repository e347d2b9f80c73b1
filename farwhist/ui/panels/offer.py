"""A line above the table that offers one thing to do, as long as it can be done."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from farwhist.ui.panels.notice import Notice
from farwhist.ui.panels.panel import on_click
from farwhist.ui.style.help_anchor import set_help_anchor


class Offer(Notice):
    """Hidden until something is offered. `taken` is emitted when the player takes it.

    `key` tells apart what several parts of the program offer here, one after another.
    """

    taken = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = ""
        self.take = QPushButton()
        self.take.setObjectName("take offer")
        set_help_anchor(self, "files#windows")
        self.take.setProperty("action", True)
        on_click(self.take, self.taken.emit)
        row = self.layout()
        assert row is not None
        row.addWidget(self.take)
        row.removeWidget(self.close_button)
        row.addWidget(self.close_button)

    def make(self, text: str, button: str, *, closable: bool, key: str = "") -> None:
        """Offer what `button` names; one that is not `closable` stays until it is taken."""
        self.key = key
        self.take.setText(button)
        self.close_button.setVisible(closable)
        self.say(text)
