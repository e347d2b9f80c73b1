"""Asks what to do about a match that another window has open, before anything is dealt."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QTimer
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout

from farwhist.store.lock import FIRST, Claim, claim_first, claim_other, lock_of
from farwhist.store.reading import seen
from farwhist.ui.app.instance_signal import call, call_of
from farwhist.ui.panels.panel import on_click

translate = QCoreApplication.translate

PATIENCE = 5000
"""How many milliseconds the other window has to answer; it may be thinking."""

WIDTH: Final = 60
"""How many letters wide the text is."""

LOOK: Final = 50
"""How many milliseconds lie between two looks whether it has."""


class OpenElsewhere(QDialog):
    """Shows the other window, or finds a match to play here.

    `claim` is what is played here; it stays None when nothing is. Escape shows the other window,
    too; when that does not answer, it ends this start.

    Args:
        patience: milliseconds that the other window has to answer, if not `PATIENCE`.
    """

    def __init__(self, folder: Path, patience: int | None = None) -> None:
        super().__init__()
        self.claim: Claim | None = None
        self._folder = folder
        self._patience = PATIENCE if patience is None else patience
        self._silent = False
        self._asked = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK)
        self._timer.timeout.connect(self._look)
        self.setWindowTitle("Far Whist")
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.label.setFixedWidth(WIDTH * self.fontMetrics().averageCharWidth())
        self.buttons = QDialogButtonBox()
        self.show_other = self._button(translate("Second start", "&Show that window"), self._call)
        self.play_other = self._button(
            translate("Second start", "&Play another match"), self._play_other
        )
        self.take_over = self._button(
            translate("Second start", "&Take over the match"), self._seize
        )
        self.leave = self.buttons.addButton(QDialogButtonBox.StandardButton.Close)
        on_click(self.leave, self.reject)
        self.take_over.hide()
        self.leave.hide()
        self._say(
            translate("Second start", "This match is open in another window."), self.show_other
        )
        column = QVBoxLayout(self)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        column.addWidget(self.label)
        column.addWidget(self.buttons)

    def reject(self) -> None:
        """End this start, but show the other window first if that has not been tried."""
        if self._silent or self._timer.isActive():
            self._take_back()
            super().reject()
        else:
            self._call()

    def _button(self, text: str, press: Callable[[], object]) -> QPushButton:
        button = self.buttons.addButton(text, QDialogButtonBox.ButtonRole.ActionRole)
        on_click(button, press)
        return button

    def _say(self, text: str, usual: QPushButton) -> None:
        """Show `text`, with the button that Enter presses."""
        self.label.setText(text)
        self.label.setFixedHeight(self.label.heightForWidth(self.label.minimumWidth()))
        usual.setAccessibleDescription(text)
        usual.setDefault(True)
        usual.setFocus()

    def _call(self) -> None:
        self.buttons.setEnabled(False)
        if not call(self._folder, FIRST):
            self._tell_silence()
            return
        self._asked.start()
        self._timer.start()

    def _look(self) -> None:
        """See whether the other window has answered, has gone, or has had enough time."""
        if not seen(call_of(self._folder, FIRST)):
            self._timer.stop()
            super().reject()
        elif (found := claim_first(self._folder)) is not None:
            self._play(found)
        elif self._asked.elapsed() > self._patience:
            self._tell_silence()

    def _tell_silence(self) -> None:
        self._take_back()
        self._silent = True
        self.show_other.hide()
        self.take_over.show()
        self.leave.show()
        self.buttons.setEnabled(True)
        self._say(
            translate(
                "Second start",
                "The other window does not answer. If you take over its match, that window can "
                "no longer save it.",
            ),
            self.play_other,
        )

    def _seize(self) -> None:
        lock = lock_of(self._folder, FIRST)
        if lock.seize():
            self._play(Claim(FIRST, lock))
        else:
            self.take_over.hide()
            self._say(translate("Second start", "The match cannot be taken over."), self.play_other)

    def _play_other(self) -> None:
        try:
            self._play(claim_first(self._folder) or claim_other(self._folder))
        except OSError as problem:
            self._say(problem.strerror or str(problem), self.play_other)

    def _play(self, found: Claim) -> None:
        self._take_back()
        self.claim = found
        self.accept()

    def _take_back(self) -> None:
        """Ask no more: a window that wakes up later must not come to the front."""
        self._timer.stop()
        with suppress(OSError):
            call_of(self._folder, FIRST).unlink()
