"""Keeps every match that a person has played to its end.

What writes is imported only when it is wanted: it would slow down every start.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, Signal

from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.panels.notices import ErrorNotices

if TYPE_CHECKING:
    from datetime import datetime

    from farwhist.engine.match import Match
    from farwhist.engine.position import Position
    from farwhist.store.library import MatchLibrary
    from farwhist.store.library_entry import LibraryNote
    from farwhist.store.matches import Saved
    from farwhist.store.setting import Setting

translate = QCoreApplication.translate

_TROUBLE: Final = "library"

Limits = tuple[int | None, int | None]
"""How many matches stay, and for how many months; None without a limit."""


def _now() -> datetime:
    from datetime import UTC, datetime

    return datetime.now(UTC)


class _Finished(Struct, frozen=True):
    """A match that has still to be kept, `late` if it had ended before it was taken up here."""

    saved: Saved
    match: Match
    note: LibraryNote
    late: bool


class LibraryKeeper(QObject):
    """Watches a runner; practice deals, lessons and matches that are only watched are passed over.

    `kept` is emitted when another match is in the library.

    Args:
        folder: where the player's data lie.
        shown: returns the position that the table shows, which may be behind the runner's.
        title: returns what the player calls the rules that are played, empty for no own name.
        limits: returns what the player wants to keep.
        now: tells the time.
    """

    kept = Signal()

    def __init__(
        self,
        folder: Path,
        runner: MatchRunner,
        troubles: ErrorNotices,
        *,
        shown: Callable[[], Position],
        title: Callable[[], str],
        limits: Callable[[], Limits],
        now: Callable[[], datetime] = _now,
    ) -> None:
        super().__init__(runner)
        self._folder = folder
        self._runner = runner
        self._troubles = troubles
        self._shown = shown
        self._title = title
        self._limits = limits
        self._now = now
        self._library: MatchLibrary | None = None
        self._which: tuple[object, ...] = ()
        self._over = False
        self._file = ""
        self._waiting: list[_Finished] = []
        runner.saved.connect(lambda problem: self._look())
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self._keep)

    @property
    def folder(self) -> Path:
        """The folder in which the matches lie."""
        from farwhist.store.paths import LIBRARY

        return self._folder / LIBRARY

    @property
    def library(self) -> MatchLibrary:
        """Where everything is kept."""
        if self._library is None:
            from farwhist.store.library import MatchLibrary

            self._library = MatchLibrary(self._folder)
        return self._library

    def called(self, path: Path) -> str:
        """Return what a file is called: a match of the library has the name of its game."""
        if path.parent != self.library.folder:
            return path.name
        entries = self.library.entries
        found = next((each for each in entries if each.file == path.name), None)
        from farwhist.rules.catalogue import PRESETS
        from farwhist.ui.wording import game_names

        if found is None or found.title or found.preset not in PRESETS:
            return path.name if found is None else found.title or found.preset
        return game_names.preset_name(found.preset)

    @property
    def hidden(self) -> str:
        """The file of a match whose end the table has still to show, or nothing."""
        return self._file if self._over and not self._shown().over else ""

    def _look(self) -> None:
        """Keep the match when it has ended."""
        runner = self._runner
        match, setting = runner.match, runner.setting
        if match is None or not runner.keeps or setting.human is None:
            return
        which = _which(setting)
        same, before = which == self._which, self._over
        self._which, self._over = which, match.over
        if not same:
            self._file = ""
        if match.over and not (same and before) and _played_here(setting, match):
            from farwhist.store.library_entry import LibraryNote

            note = LibraryNote(self._now(), self._title())
            self._waiting.append(_Finished(runner.now(), match, note, not same))
        self._keep()

    def _keep(self) -> None:
        """Write what has not been written; what cannot be is tried again with the next move."""
        if not self._waiting:
            return
        library, now = self.library, self._waiting[-1]
        try:
            while self._waiting:
                each = self._waiting[0]
                self._file = library.keep(
                    each.saved,
                    each.note,
                    match=each.match if each is now and self._over else None,
                    instead=self._file,
                    late=each.late,
                )
                del self._waiting[0]
        except OSError as problem:
            text = translate(
                "Library",
                "The finished match cannot be saved in the library: {problem}. Far Whist keeps "
                "trying until you close the window; the statistics already include it.",
            )
            why = problem.strerror or str(problem)
            self._troubles.begin(_TROUBLE, text.format(problem=why))
            return
        self._troubles.end(_TROUBLE)
        self._prune()
        self.kept.emit()

    def _prune(self) -> None:
        most, months = self._limits()
        if most is None and months is None:
            return
        try:
            self.library.look()
        except OSError:
            return
        self.library.prune(most, months, self._now(), spare=self._file)


def _which(setting: Setting) -> tuple[object, ...]:
    """Return what tells this match from the one before it."""
    return (setting.preset, setting.seats, setting.seed, setting.salt, setting.opened)


def _played_here(setting: Setting, match: Match) -> bool:
    """Whether the end of the match was not in the file from which it was opened."""
    return setting.opened is None or len(match.position.results) > setting.opened
