"""The dialog that shows fingerprints, reveals what they stand for, and verifies them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.position import Position
from farwhist.ui.features.fair_play.entries import Entry, verdict
from farwhist.ui.panels.panel import on_click
from farwhist.ui.settings.saving import KeptOnScreen
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.text import label_for

translate = QCoreApplication.translate


class FairPlayDialog(QDialog):
    """Shows `entries` as they are now; `view` is what has been shown on the table."""

    def __init__(self, entries: Sequence[Entry], view: Position, parent: QWidget) -> None:
        super().__init__(parent)
        KeptOnScreen(self)
        set_help_anchor(self, "opponents#fingerprints")
        self.setWindowTitle(translate("Fair play", "Fair play"))
        self._entries = entries
        self._view = view
        self.list = QListWidget()
        self.list.setAccessibleName(translate("Fair play", "Fingerprints"))
        self.list.addItems([entry.title for entry in entries])
        mono = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        mono.setPointSizeF(self.font().pointSizeF())
        self.print = QLineEdit()
        self.print.setReadOnly(True)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.noted = QLineEdit()
        self.noted.setPlaceholderText(
            translate("Fair play", "Paste your copy, or leave empty to check the fingerprint above")
        )
        for field in (self.print, self.text, self.noted):
            field.setFont(mono)
        self.copy_button = QPushButton(translate("Fair play", "&Copy"))
        self.verify_button = QPushButton(translate("Fair play", "&Verify"))
        self.verify_button.setProperty("action", True)
        self.said = QLabel()
        self.said.setObjectName("said")
        self.said.setWordWrap(True)
        self._arrange()
        on_click(self.copy_button, self._copy)
        on_click(self.verify_button, self._verify)
        self.list.currentRowChanged.connect(self._show)
        newest_deal = next((row for row, each in enumerate(entries) if each.deal), 0)
        self.list.setCurrentRow(newest_deal)

    def _arrange(self) -> None:
        intro = QLabel(
            translate(
                "Fair play",
                "The cards and the other players' bids are fixed before you choose. Copy a "
                "fingerprint now; when the deal is over you see the text it was made from, and "
                "any SHA-256 tool gives the same fingerprint.",
            )
        )
        intro.setWordWrap(True)
        grid = QGridLayout()
        rows: list[tuple[str, QWidget]] = [
            (translate("Fair play", "&Fingerprint:"), self.print),
            (translate("Fair play", "&Text:"), self.text),
            (translate("Fair play", "&Your copy:"), self.noted),
        ]
        for row, (words, field) in enumerate(rows):
            label = label_for(words, field)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(field, row, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        action = QDialogButtonBox.ButtonRole.ActionRole
        buttons.addButton(self.copy_button, action)
        buttons.addButton(self.verify_button, action)
        buttons.rejected.connect(self.reject)
        right = QVBoxLayout()
        right.addLayout(grid, 1)
        right.addWidget(self.said)
        middle = QHBoxLayout()
        middle.addWidget(self.list, 1)
        middle.addLayout(right, 3)
        column = QVBoxLayout(self)
        column.addWidget(intro)
        column.addLayout(middle, 1)
        column.addWidget(buttons)
        line, letter = self.fontMetrics().lineSpacing(), self.print.fontMetrics().averageCharWidth()
        self.said.setMinimumHeight(2 * line)
        self.print.setMinimumWidth(66 * letter)
        self.resize(self.sizeHint().width(), 34 * line)

    @property
    def _entry(self) -> Entry:
        return self._entries[self.list.currentRow()]

    def _show(self) -> None:
        entry = self._entry
        self.print.setText(entry.fingerprint)
        self.print.setCursorPosition(0)
        self.text.setPlainText(entry.text or "")
        self.text.setPlaceholderText(entry.until)
        self.verify_button.setEnabled(entry.text is not None)
        self.noted.setEnabled(entry.text is not None)
        self.noted.clear()
        self.said.clear()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._entry.record)
        self.said.setText(translate("Fair play", "Copied."))

    def _verify(self) -> None:
        entry = self._entry
        right, words = verdict(entry, self.noted.text() or entry.fingerprint, self._view)
        self.said.setText(f"✓ {words}" if right else f"✗ {words}")
