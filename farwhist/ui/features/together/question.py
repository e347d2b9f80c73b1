"""Questions with two answers over the window, one at a time; the match goes on meanwhile."""

from __future__ import annotations

from collections.abc import Callable

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


class TableQuestions:
    """Asks a question in the place of the one that is asked.

    Attributes:
        now: what is asked, if anything.
    """

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self.now: TableQuestion | None = None

    def ask(
        self,
        name: str,
        answer: Callable[[bool], object],
        *,
        text: str,
        yes: str,
        no: str,
        careful: bool = False,
    ) -> None:
        """Ask, and call `answer` when the question is gone; see `TableQuestion`."""
        self.close()
        question = TableQuestion(self._window, name, text=text, yes=yes, no=no, careful=careful)

        def take(agreed: bool) -> None:
            self.close()
            answer(agreed)

        question.answered.connect(take)
        self.now = question
        question.open()

    def close(self) -> None:
        """Ask nothing any more."""
        question, self.now = self.now, None
        if question is not None:
            question.withdraw()
