"""Where the player is told something: lines above the table, and on it, and the status bar."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject
from PySide6.QtWidgets import QWidget

from farwhist.store.matches import LostMatch, MatchStore, Occupied
from farwhist.store.preferences import Preferences
from farwhist.store.presets import OwnPresets
from farwhist.store.reading import seen
from farwhist.store.user_file import Locked
from farwhist.ui.panels.notices import ErrorNotices, Notice, Offer, Toast
from farwhist.ui.style.text import SentenceLabel
from farwhist.ui.wording import file_words
from farwhist.ui.wording.file_words import damaged_rules, trouble_words


class Notices(QObject):
    """Makes these lines.

    Args:
        table: what a toast lies on.

    Attributes:
        notice: the line for what must not be overlooked.
        errors: what has gone wrong and is not over yet, told there.
        reports: says of files and of the opponents' process what has gone wrong.
        offer: the line that offers one thing to do.
        toast: tells what has happened, and goes by itself.
        status: the line in the status bar.
    """

    def __init__(self, table: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self.notice = Notice()
        self.errors = ErrorNotices(self.notice)
        self.reports = ErrorReports(self.errors, self.notice)
        self.offer = Offer()
        self.toast = Toast(table)
        self.status = SentenceLabel()
        self.status.setObjectName("status")
        self.status.setContentsMargins(10, 0, 0, 0)


TOLD_OTHERWISE: Final = "statistics."
"""Files that are told of with words of their own."""


class ErrorReports(QObject):
    """Tells of troubles with the player's files, and takes back what is over.

    It goes with its parent, and hears no more of a process that serves several windows.
    """

    def __init__(self, troubles: ErrorNotices, parent: QObject) -> None:
        super().__init__(parent)
        self._troubles = troubles
        self._aside: set[Path] = set()
        self._told: list[str] = []
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)

    def match_saved(self, problem: OSError | None) -> None:
        """Tell why the match could not be saved, or with None that it was."""
        if isinstance(problem, LostMatch):
            self._troubles.begin("seized", file_words.seized())
        elif isinstance(problem, Occupied):
            words = file_words.match_occupied(problem.kind, problem.problem)
            self._troubles.begin("match", words)
        else:
            self._tell_lasting("match", problem, file_words.save_problem)

    def preferences_saved(self, problem: OSError | None) -> None:
        """Tell why the preferences could not be saved, or with None that they were."""
        if isinstance(problem, Locked):
            self._troubles.begin("preferences", trouble_words(problem, problem.path))
        else:
            self._tell_lasting("preferences", problem, file_words.keeping_problem)

    def thinking_here(self) -> None:
        """Say that the process in which the opponents thought was lost."""
        self._troubles.say(file_words.thinking_here())

    def read(self, preferences: Preferences, own: OwnPresets, store: MatchStore) -> None:
        """Tell what could not be read at the start, and what was set aside because of it."""
        for key, file in (("preferences", preferences), ("rules", own)):
            if file.trouble is not None:
                self._troubles.begin(key, trouble_words(file.trouble, file.path))
        problems = []
        if own.damaged is not None:
            problems.append(damaged_rules(own.damaged))
        if preferences.damaged is not None:
            problems.append(file_words.damaged_preferences(str(preferences.damaged)))
        if store.damaged is not None:
            problems.append(file_words.damaged_file(str(store.damaged)))
        if problems:
            self._troubles.say("\n".join(problems))
        self._watch({store.path.parent, preferences.path.parent})

    def _watch(self, folders: set[Path]) -> None:
        """Tell from now on of each file in these folders that is set aside, whoever does it."""
        if not self._watcher.directories():
            self._aside = _aside(folders)
            for each in folders:
                if seen(each, stat.S_ISDIR) and os.access(each, os.R_OK):  # else Qt complains
                    self._watcher.addPath(str(each))

    def _look(self) -> None:
        found = _aside({Path(each) for each in self._watcher.directories()})
        new, self._aside = found - self._aside, found
        told = [each for each in sorted(new) if not each.name.startswith(TOLD_OTHERWISE)]
        self._told += [file_words.set_aside(str(each)) for each in told]
        if told:
            self._troubles.say("\n".join(self._told))

    def _tell_lasting(
        self, what: str, problem: OSError | None, words: Callable[[str], str]
    ) -> None:
        if problem is None:
            self._troubles.end(what)
        else:
            self._troubles.begin(what, words(problem.strerror or str(problem)))


def _aside(folders: set[Path]) -> set[Path]:
    """Return the files in these folders that were set aside."""
    found = set()
    for each in folders:
        with suppress(OSError):
            found |= set(each.glob("*.damaged-*"))
    return found
