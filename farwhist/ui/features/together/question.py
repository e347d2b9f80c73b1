"""A question with two answers over the window; the match goes on meanwhile."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QMessageBox, QWidget


class TableQuestion(QMessageBox):
    """Asks the player; `answered(yes)` is emitted once.

    Args:
        name: of this object.
        careful: whether Enter means no, too.
    """

    answered = Signal(bool)

    def __init__(
        self, parent: QWidget, name: str, *, text: str, yes: str, no: str, careful: bool = False
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle("Far Whist")
        self.setIcon(QMessageBox.Icon.Question)
        self.setTextFormat(Qt.TextFormat.PlainText)  # names of others stand in it
        self.setText(text)
        self.yes = self.addButton(yes, QMessageBox.ButtonRole.YesRole)
        self.no = self.addButton(no, QMessageBox.ButtonRole.NoRole)
        self.setDefaultButton(self.no if careful else self.yes)
        self.setEscapeButton(self.no)
        for each in (self.yes, self.no):
            each.setAccessibleDescription(text)  # Orca says the button that has the keyboard alone
        self.buttonClicked.connect(self._answer)

    def withdraw(self) -> None:
        """Ask it no more."""
        self.blockSignals(True)
        self.hide()
        self.deleteLater()

    def _answer(self, button: QAbstractButton) -> None:
        self.answered.emit(button is self.yes)
