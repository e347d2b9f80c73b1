"""The match that is played, and those that wait, for whoever begins one or asks what is played."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from farwhist.ui.match.matches import Matches
from farwhist.ui.match.practice import Practice
from farwhist.ui.match.runner import MatchRunner


class MatchSession(QObject):
    """Holds them together.

    `lesson_left` is emitted when a lesson on the table must end, because something else is to come
    there.

    Attributes:
        runner: runs the match on the table.
        practice: plays deals that do not count while a match waits.
        matches: begins matches, and takes up the saved one.
        folder: where the player's data lie.
    """

    lesson_left = Signal()

    def __init__(self, runner: MatchRunner, practice: Practice, matches: Matches) -> None:
        super().__init__(runner)
        self.runner = runner
        self.practice = practice
        self.matches = matches
        self.folder: Path = matches.store.path.parent

    def leave_lesson(self) -> None:
        """End a lesson or a practice deal that is on the table, so that the match is there."""
        self.lesson_left.emit()
        self.practice.leave()
