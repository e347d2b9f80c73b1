"""Matches that were deleted, as long as that can be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from farwhist.store.library_entry import LibraryEntry

if TYPE_CHECKING:
    from farwhist.store.library import MatchLibrary

UNDO_TIME: Final = 10_000
"""For how many milliseconds a match can be brought back."""


class Deletions(QObject):
    """Deletes matches and brings them back, the last one first.

    `changed` is emitted when another match, or none, can be brought back. What is deleted goes for
    good some seconds after the last one, and with the program.
    """

    changed = Signal()

    def __init__(self, library: MatchLibrary, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self._deleted: list[LibraryEntry] = []
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(UNDO_TIME)
        self.timer.timeout.connect(self.purge)
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self.purge)

    @property
    def last(self) -> LibraryEntry | None:
        """The match that would be brought back."""
        return self._deleted[-1] if self._deleted else None

    def delete(self, entry: LibraryEntry) -> None:
        """Delete a match.

        Raises:
            OSError: that cannot be done; the match is where it was.
        """
        self._library.delete(entry.file)
        self._deleted.append(entry)
        self.timer.start()
        self.changed.emit()

    def undo(self) -> LibraryEntry | None:
        """Bring the last match back, and return it; None where there is none.

        Raises:
            OSError: that cannot be done any more.
        """
        if not self._deleted:
            return None
        entry = self._deleted.pop()
        try:
            self._library.restore(entry.file)
        finally:
            if not self._deleted:
                self.timer.stop()
            self.changed.emit()
        return entry

    def purge(self) -> None:
        """Let go of everything that was deleted, for good."""
        self.timer.stop()
        for entry in self._deleted:
            self._library.purge(entry.file)
        self._deleted.clear()
        self.changed.emit()
