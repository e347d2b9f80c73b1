"""What is kept of what was played: each finished deal in the statistics, each match in the library.

What writes is imported only when it is wanted: it would slow down every start.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.panels.notices import ErrorNotices

if TYPE_CHECKING:
    from datetime import datetime

    from farwhist.engine.cards import Seat
    from farwhist.engine.match import Match
    from farwhist.engine.position import Position
    from farwhist.rules.ruleset import Ruleset
    from farwhist.store.database import Trouble
    from farwhist.store.library import MatchLibrary
    from farwhist.store.library_entry import LibraryNote
    from farwhist.store.matches import Saved
    from farwhist.store.outcome import MatchFacts
    from farwhist.store.setting import Setting
    from farwhist.store.statistics import PlayedMatch, StatisticsStore

AGAIN: Final = 700
"""After how many milliseconds it is tried again when another window was just writing."""

SOON: Final = 3_000
"""After how many milliseconds it is looked for what an earlier run has not counted."""

_HOPELESS: Final = ("newer", "stuck")
"""Troubles of which the player is told that nothing is counted now."""

_STATISTICS: Final = "statistics"
_Mark = tuple[object, ...]


def _now() -> datetime:
    from datetime import UTC, datetime

    return datetime.now(UTC)


def _which(setting: Setting) -> _Mark:
    """Return what tells this match from the one before it."""
    return (setting.preset, setting.seats, setting.seed, setting.salt, setting.opened)


class Recorder(QObject):
    """Watches a runner.

    The runner says after every change of a match that counts that it was saved, and says nothing
    of practice and lessons. Matches that are only watched, or begun as practice, are
    passed over here.

    Args:
        folder: where the statistics lie.
        shown: returns the position that the table shows, which may be behind the runner's.
        levels: returns how well the opponents of the next match play, clockwise from the player's
            left; it counts where a match does not tell of its own.
        now: tells the time.
    """

    def __init__(
        self,
        folder: Path,
        runner: MatchRunner,
        troubles: ErrorNotices,
        *,
        shown: Callable[[], Position],
        levels: Callable[[], list[str]],
        now: Callable[[], datetime] = _now,
    ) -> None:
        super().__init__(runner)
        self._folder = folder
        self._runner = runner
        self._troubles = troubles
        self._shown = shown
        self._levels = levels
        self._now = now
        self._store: StatisticsStore | None = None
        self._match: _Mark = ()
        self._state: _Mark = ()
        self._pending: dict[str, tuple[MatchFacts, Saved]] = {}
        self._uncounted = False
        self._told = ""
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(AGAIN)
        self._again.timeout.connect(lambda: self._write(patient=False))
        runner.saved.connect(lambda problem: self._look())
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self._write)

    @property
    def store(self) -> StatisticsStore:
        """Where everything is kept."""
        if self._store is None:
            from farwhist.store.statistics import StatisticsStore

            self._store = StatisticsStore(self._folder)
        return self._store

    def played(self) -> list[PlayedMatch]:
        """Return all that counts, but nothing that the table has still to show.

        Raises:
            Trouble: it cannot be read.
        """
        matches = self.store.read()
        self._tell_damage()
        runner, view = self._runner, self._shown()
        match = runner.match
        if match is None or not runner.keeps:
            return matches
        if len(match.position.results) == len(view.results):
            return matches
        from farwhist.store.outcome import key_of

        shown = len(view.results)
        keys = {key_of(runner.setting, seat) for seat in runner.setting.played_by}
        found = []
        for each in matches:
            if each.key not in keys:
                found.append(each)
            elif shown and any(deal.number <= shown for deal in each.deals):
                deals = tuple(deal for deal in each.deals if deal.number <= shown)
                found.append(replace(each, deals=deals, place=None))
        return found

    def finished_else(self, seat: Seat) -> int:
        """Return how many matches a person has finished, but for the one on the table.

        Raises:
            Trouble: it cannot be read.
        """
        from farwhist.store.outcome import key_of

        setting = self._runner.setting
        return self.store.finished(setting.played_by[seat], key_of(setting, seat))

    def add(self, saved: Saved, match: Match, rules: Ruleset) -> None:
        """Count a finished match that was played with people at other computers."""
        from farwhist.store.outcome import all_facts

        for facts in all_facts(match, saved, rules, self._levels()):
            self._pending[facts.key] = facts, saved
        self._write()

    def _look(self) -> None:
        """Write the record when another deal is finished, or a finished one was taken back."""
        runner = self._runner
        match, setting = runner.match, runner.setting
        if match is None or not runner.keeps or setting.human is None or setting.practice:
            return
        position = match.position
        which = _which(setting)
        state = (len(position.results), position.over, setting.assisted)
        same, before = which == self._match, self._state
        self._match, self._state = which, state
        if not same and position.over:
            self._make_up()
        elif same and state != before and (position.results or before[0]):
            saved = runner.now()
            for facts in self._facts():
                self._pending[facts.key] = facts, saved
            self._write()

    def _facts(self) -> list[MatchFacts]:
        """Return what there is to count of the match, for each person who plays."""
        from farwhist.store.outcome import all_facts

        runner = self._runner
        assert runner.match is not None
        return all_facts(runner.match, runner.now(), runner.rules, self._levels())

    def _make_up(self) -> None:
        """Count a finished match that is taken up: a new one is about to take its file."""
        from farwhist.store.database import Trouble

        for facts in self._facts():
            try:
                self.store.make_up(facts, self._now())
            except Trouble:
                self._pending[facts.key] = facts, self._runner.now()
        self._write()

    def remove(self, profile: str) -> str:
        """Delete all that a person has played, for good; return why it cannot be, or nothing."""
        from farwhist.store.database import Trouble

        self._pending = {
            key: each for key, each in self._pending.items() if each[0].profile != profile
        }
        try:
            self.store.remove(profile)
        except Trouble as trouble:
            from farwhist.ui.wording.file_words import statistics_trouble_words

            return statistics_trouble_words(trouble)
        return ""

    def counted(self, saved: Setting) -> int:
        """Return the last deal of a match that is in the record, 0 if none is or it is shut."""
        from farwhist.store.database import Trouble
        from farwhist.store.outcome import key_of

        try:
            return self.store.counted(key_of(saved))
        except Trouble:
            return 0

    def catch_up(self) -> None:
        """Count in the background what the kept matches have and the record has not, soon."""
        QTimer.singleShot(SOON, self, self._catch_up)

    def _catch_up(self) -> None:
        from farwhist.store.statistics import bring_up_to_date

        ended = threading.Event()
        work = threading.Thread(
            target=bring_up_to_date,
            args=(self._folder, self._levels(), lambda: not ended.is_set()),
            name="statistics",
        )
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(ended.set)
        work.start()

    def _write(self, *, patient: bool = True) -> None:
        """Write all that has not been written; what cannot be stays for the next time."""
        if not self._pending:
            return
        from farwhist.store.database import Trouble

        try:
            self.store.write([facts for facts, _ in self._pending.values()], self._now())
        except Trouble as trouble:
            self._keep_uncounted(trouble)
            if trouble.kind == "busy" and patient:
                self._again.start()
            else:
                self._tell(trouble)
        else:
            self._forget_uncounted()
            self._pending.clear()
            self._take_back()
        self._tell_damage()

    def _keep_uncounted(self, trouble: Trouble) -> None:
        """Let another start count what waits, should this program end before it can."""
        from farwhist.store.statistics import keep_uncounted

        if trouble.kind not in _HOPELESS:
            self._uncounted = True
            for key, (_, saved) in self._pending.items():
                keep_uncounted(self._folder, key, saved)

    def _forget_uncounted(self) -> None:
        if self._uncounted:
            from farwhist.store.statistics import forget_uncounted

            self._uncounted = False
            for key in self._pending:
                forget_uncounted(self._folder, key)

    def _tell(self, trouble: Trouble) -> None:
        """Say above the table that something is not counted, once as long as it is the same."""
        from farwhist.ui.wording.file_words import statistics_trouble_words

        text = statistics_trouble_words(trouble)
        if text != self._told:
            self._take_back()
            self._troubles.begin(_STATISTICS, text)
            self._told = text

    def _take_back(self) -> None:
        """Say no more that something is not counted: it is now."""
        self._told = ""
        self._troubles.end(_STATISTICS)

    def _tell_damage(self) -> None:
        damaged = self.store.database.damaged
        if damaged is not None:
            from farwhist.ui.wording.file_words import damage_words

            self.store.database.damaged = None
            self._troubles.say(damage_words(damaged))

    def began_from_number(self, seed: int) -> None:
        """Count a match that was begun from a number as assisted: its cards may be known."""
        setting = self._runner.setting
        if setting.seed == seed and setting.human is not None:
            self._runner.assist()

    @property
    def state(self) -> _Mark:
        """What changes whenever `played` may return something else."""
        setting, view = self._runner.setting, self._shown()
        done, waiting = len(view.results), bool(self._pending)
        return (*_which(setting), setting.assisted, done, view.over, waiting)


translate = QCoreApplication.translate

_LIBRARY: Final = "library"

Limits = tuple[int | None, int | None]
"""How many matches stay, and for how many months; None without a limit."""


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
        self._which: _Mark = ()
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

    def add(self, saved: Saved, match: Match) -> None:
        """Keep a finished match that was played with people at other computers."""
        from farwhist.store.library_entry import LibraryNote

        file, self._file = self._file, ""  # it takes no other match's place
        self._waiting.append(_Finished(saved, match, LibraryNote(self._now(), ""), late=False))
        self._keep()
        self._file = file

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
            self._troubles.begin(_LIBRARY, text.format(problem=why))
            return
        self._troubles.end(_LIBRARY)
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


def _played_here(setting: Setting, match: Match) -> bool:
    """Whether the end of the match was not in the file from which it was opened."""
    return setting.opened is None or len(match.position.results) > setting.opened


class Records(Struct, frozen=True):
    """The library of finished matches, and the statistics."""

    library: LibraryKeeper
    statistics: Recorder
