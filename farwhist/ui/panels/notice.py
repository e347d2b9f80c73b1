"""A line above the table for what must not be overlooked, until the player closes it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from farwhist.ui.panels.panel import on_click
from farwhist.ui.style.help_anchor import set_help_anchor

translate = QCoreApplication.translate


class Notice(QFrame):
    """Hidden until it has something to say; nothing waits for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        set_help_anchor(self, "files#failures")
        self.setProperty("strip", True)
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.close_button = QPushButton(translate("Notice", "&Close"))
        on_click(self.close_button, self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 3, 12, 3)
        row.addWidget(self.label, 1)
        row.addWidget(self.close_button)
        self.hide()

    def say(self, text: str) -> None:
        """Show `text`."""
        self.label.setText(text)
        self.show()
