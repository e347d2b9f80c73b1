"""The line above the table that says that something went wrong, and the window with the details."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from farwhist.rules.words import LONGEST_PATH, shortened
from farwhist.store.log import LOG_FILE
from farwhist.ui.panels.notices import Offer
from farwhist.ui.panels.panel import on_click
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.style.passing_words import CopyButton

translate = QCoreApplication.translate


class FailureBar(Offer):
    """Hidden until something went wrong; nothing waits for it.

    Args:
        folder: where the log lies.
    """

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self.details: Details | None = None
        self.text = ""
        """What is shown as details, and copied."""
        self.copy = CopyButton(translate("Failure", "Cop&y"), lambda: self.text)
        self.copy.setObjectName("copy failure")
        self.copy.said.connect(self.told)
        row = self.layout()
        assert row is not None
        row.removeWidget(self.close_button)
        row.addWidget(self.copy)
        row.addWidget(self.close_button)
        self.taken.connect(self._open)

    def stand_in(self, window: QMainWindow) -> None:
        """Take the first place above the table, also where that has not come yet."""
        middle = window.centralWidget()
        assert middle is not None
        column = middle.layout()
        if not isinstance(column, QVBoxLayout):
            column = QVBoxLayout(middle)
            column.setContentsMargins(0, 0, 0, 0)
            column.addStretch(1)
        column.insertWidget(0, self)

    def tell(self, text: str, entries: Sequence[str]) -> None:
        """Say `text`; the details are these entries of the log."""
        self.text = "".join(entries)
        self.copy.passing.end()
        self.make(text, translate("Failure", "Deta&ils"), closable=True)
        if self.details is not None:
            self.details.show_text(self.text)

    def _open(self) -> None:
        if self.details is None:
            self.details = Details(self._folder / LOG_FILE, self.window())
            self.details.copy.said.connect(self.told)
        self.details.show_text(self.text)
        self.details.show()
        self.details.raise_()
        self.details.activateWindow()


class Details(QDialog):
    """Shows entries of the log, beside the table."""

    def __init__(self, file: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("failure details")
        set_help_anchor(self, "files#failures")
        self.setWindowTitle(translate("Failure", "What went wrong"))
        about = QLabel(
            translate(
                "Failure",
                "If you report this, please include the text below. It contains nothing about "
                "your match. A copy is in {file}.",
            ).format(file=shortened(str(file), LONGEST_PATH))
        )
        about.setWordWrap(True)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.windowTitle())
        self.copy = CopyButton(translate("Failure", "Cop&y"), self.text.toPlainText)
        close = QPushButton(translate("Notice", "&Close"))
        on_click(close, self.close)
        row = QHBoxLayout()
        row.addStretch(1)
        for button in (self.copy, close):
            button.setAutoDefault(False)
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.addWidget(about)
        column.addWidget(self.text, 1)
        add_layout(column, row)
        line = self.fontMetrics().height()
        self.resize(min(40 * line, 900), min(24 * line, 560))

    def show_text(self, text: str) -> None:
        """Show these entries."""
        self.text.setPlainText(text)
        self.copy.passing.end()
