"""The files that the player wants to open: they wait until there is a table to lay them on."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QDialog

if TYPE_CHECKING:
    from farwhist.ui.app.opened_files import OpenedFiles
    from farwhist.ui.match.matches import Matches


class FileRequests(QObject):
    """Hands one file after the other to the window, as soon as it has a match and no open dialog.

    macOS asks for a file by an event, which may come before there is a window. On other systems
    nothing listens: a filter of all events would cost time there for nothing.

    Args:
        first: the file of the command line.
    """

    def __init__(self, app: QApplication, first: Path | None = None) -> None:
        super().__init__(app)
        self._app = app
        self._queue = [] if first is None else [first]
        self._opened: OpenedFiles | None = None
        if sys.platform == "darwin":
            self.listen()

    def listen(self) -> None:
        """Hear of the files that the system wants to be opened."""
        self._app.installEventFilter(self)

    @property
    def waiting(self) -> bool:
        """Whether a file waits to be opened."""
        return bool(self._queue)

    def serve(self, opened: OpenedFiles) -> None:
        """Open the files in this window from now on."""
        self._opened = opened
        opened.asked.connect(self.ask)
        opened.ready.connect(self._soon)

    def deal(self, matches: Matches) -> None:
        """Put the player's own match on the table, or a new one, and then what was asked for.

        Whoever comes with a match of their own is not welcomed as a newcomer.
        """
        opened = self._opened
        brought = opened is not None and any(opened.holds_match(path) for path in self._queue)
        matches.open(welcome=not brought)
        self._go_on()

    def ask(self, path: Path) -> None:
        """Open a file when that can be done."""
        self._queue.append(path)
        self._soon()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.FileOpen or not isinstance(event, QFileOpenEvent):
            return False
        name = event.file() or event.url().toLocalFile()
        if name:
            self.ask(Path(name))
        return True

    def _soon(self) -> None:
        if self._queue:
            QTimer.singleShot(0, self, self._go_on)

    def _go_on(self) -> None:
        while self._queue and self._opened is not None and self._opened.able:
            dialog = QApplication.activeModalWidget()
            if dialog is not None:
                if isinstance(dialog, QDialog):
                    dialog.finished.connect(self._soon)
                return
            self._opened.open(self._queue.pop(0))
