"""Words about what was just done, which go by themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

translate = QCoreApplication.translate

STAYS: Final = 10_000
"""For how many milliseconds they are shown."""


class PassingWords(QObject):
    """Shows words for a while; then `show` is called with an empty text.

    `said(text)` is emitted when there are words, for a screen reader.
    """

    said = Signal(str)

    def __init__(self, parent: QObject, show: Callable[[str], object]) -> None:
        super().__init__(parent)
        self._show = show
        self.timer = QTimer(self, singleShot=True, interval=STAYS)
        self.timer.timeout.connect(self.end)

    def say(self, text: str, *, lasting: bool = False) -> None:
        """Show `text`; what is `lasting`, such as a failure, stays until `end` or other words."""
        self._show(text)
        self.said.emit(text)
        if lasting:
            self.timer.stop()
        else:
            self.timer.start()

    def end(self) -> None:
        """Show no words any more."""
        self.timer.stop()
        self._show("")


class CopyButton(QPushButton):
    """Puts a text on the clipboard, and says so in the place of its own words for a while.

    `said(text)` is emitted when that has been done, for a screen reader.

    Args:
        text: returns what is copied; nothing is while it is empty.
    """

    said = Signal(str)

    def __init__(self, words: str, text: Callable[[], str]) -> None:
        super().__init__(words)
        self.setAutoDefault(False)
        self._copied = text
        self._usual = words
        self.passing = PassingWords(self, self._show)
        self.passing.said.connect(self.said)
        self.clicked.connect(lambda checked: self.copy())

    def copy(self) -> None:
        """Put the text on the clipboard, if there is one."""
        text = self._copied()
        if text:
            QGuiApplication.clipboard().setText(text)
            self.passing.say(translate("Copy", "Copied"))

    def _show(self, words: str) -> None:
        if words and not self.passing.timer.isActive():
            self._usual = self.text()  # with the letter that was marked in it meanwhile
        self.setText(words or self._usual)
