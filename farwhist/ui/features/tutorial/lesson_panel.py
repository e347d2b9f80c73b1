"""The thin panel above the table in which a lesson speaks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from farwhist.ui.panels.panel import on_click
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.text import ElidedLabel

translate = QCoreApplication.translate

LINES = 3
"""So many lines of text have room, so that the table does not move with every sentence."""


class TutorialPanel(QFrame):
    """Shows the progress and one text; it waits for nobody and takes no key from the table.

    `choice` is the menu of all lessons, which somebody else fills when it is about to open.

    Signals:
        again(): the player wants this lesson anew.
        onward(): the player wants the next lesson, or is done with the last.
        left(): the player wants to leave the tutorial.
    """

    again = Signal()
    onward = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tutorial")
        set_help_anchor(self, "five_minutes")
        self.dots = QLabel()
        self.dots.setObjectName("dots")
        self.title = ElidedLabel()
        self.title.setObjectName("title")
        self.comment = QLabel()
        self.comment.setObjectName("comment")
        self.text = QLabel()
        self.text.setObjectName("ask")
        for label in (self.comment, self.text):
            label.setWordWrap(True)
        bold = QFont()
        bold.setBold(True)
        for label in (self.title, self.comment):
            label.setFont(bold)
        self._words = QWidget()
        self.setProperty("lesson", True)
        self.choose_button = QPushButton(translate("Tutorial", "Less&ons…"))
        self.choice = QMenu(self.choose_button)
        on_click(self.choose_button, self._open_choice)
        self.again_button = QPushButton(translate("Tutorial", "&Again"))
        self.onward_button = QPushButton()
        self.onward_button.setProperty("action", True)
        self.leave_button = QPushButton(translate("Tutorial", "&Leave the tutorial"))
        on_click(self.again_button, self.again.emit)
        on_click(self.onward_button, self.onward.emit)
        on_click(self.leave_button, self.left.emit)
        self._arrange()
        self.hide()

    def begin(self, number: int, count: int, title: str) -> None:
        """Show which lesson begins; `number` counts from 0."""
        self.dots.setText("●" * (number + 1) + "○" * (count - number - 1))
        self.title.setText(title)
        self.title.setToolTip(title)
        facts = {"number": number + 1, "count": count, "title": title}
        words = translate("Tutorial", "Lesson {number} of {count}: {title}").format(**facts)
        self.dots.setAccessibleName(words)
        self.dots.setToolTip(words)
        self.setAccessibleName(words)
        last = number + 1 == count
        self.onward_button.setText(
            translate("Tutorial", "Back to &your match")
            if last
            else translate("Tutorial", "&Next lesson")
        )
        self.leave_button.setVisible(not last)
        self.say("", "")
        self.show()

    def numbered(self, number: int, title: str) -> str:
        """Return the words of a lesson in the menu, with a key; `number` counts from 0."""
        figure = f"&{number + 1}" if number < 9 else "1&0" if number == 9 else str(number + 1)
        return f"{figure}  {title}"

    def say(self, comment: str, text: str, *, right: bool = True) -> None:
        """Show a comment on the move before, if there is one, and what comes next."""
        self.comment.setVisible(bool(comment))
        self.comment.setText(("✓ " if right else "→ ") + comment if comment else "")
        self.text.setText(text)

    def _open_choice(self) -> None:
        """Open the menu of lessons below its button."""
        self.choice.popup(self.choose_button.mapToGlobal(self.choose_button.rect().bottomLeft()))

    def changeEvent(self, event: QEvent) -> None:
        kinds = QEvent.Type
        if event.type() is kinds.FontChange:
            self._make_room()
        super().changeEvent(event)

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.dots)
        head.addWidget(self.title, 1)
        buttons = (self.choose_button, self.again_button, self.onward_button, self.leave_button)
        for button in buttons:
            button.setAutoDefault(False)
            head.addWidget(button)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.comment)
        words.addWidget(self.text)
        words.addStretch(1)
        self._words.setLayout(words)
        words.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 3, 12, 3)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self._words)
        self._make_room()

    def _make_room(self) -> None:
        """Leave room for the longest text."""
        self._words.setMinimumHeight(LINES * self.fontMetrics().lineSpacing() + 4)
