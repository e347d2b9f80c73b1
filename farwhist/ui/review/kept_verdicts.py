"""Keeps what the coach has found of a match, written in the background."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from farwhist.analysis.judged import read_kept, read_older
from farwhist.analysis.walk import keys
from farwhist.bots.judging.coach import Work
from farwhist.bots.judging.verdict import VERSION, Verdict
from farwhist.store.database import Trouble
from farwhist.store.matches import Saved
from farwhist.store.verdicts import KeptVerdict, VerdictStore

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor


class BackgroundWriter(QObject):
    """Does what it is given in a thread of its own; when the program ends, all of it is done."""

    _failed = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self._thread: ThreadPoolExecutor | None = None
        self._last: Future[None] | None = None
        self._failed.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def put(self, write: Callable[[], object], fail: Callable[[Trouble], object]) -> None:
        """Do this some time later; `fail` is told in this thread when it was impossible."""
        if self._thread is None:
            from concurrent.futures import ThreadPoolExecutor  # not before something is kept

            self._thread = ThreadPoolExecutor(1, "keep")
        self._last = self._thread.submit(self._write, write, fail)

    def flush(self) -> None:
        """Wait until all is written that was given."""
        last, self._last = self._last, None
        if last is not None:
            last.result()

    @property
    def done(self) -> bool:
        """Whether all is written that was given."""
        return self._last is None or self._last.done()

    def close(self) -> None:
        """Write what is left, and end the thread; it begins again when there is more."""
        self.flush()
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.shutdown()

    def _write(self, write: Callable[[], object], fail: Callable[[Trouble], object]) -> None:
        try:
            write()
        except Trouble as trouble:
            self._failed.emit(fail, trouble)

    def _tell(self, fail: Callable[[Trouble], object], trouble: Trouble) -> None:
        fail(trouble)


class KeptVerdicts:
    """The verdicts of one match, by the numbers of its moves.

    Where the file cannot be used, `trouble` is told once and the coach does without. `note` is told
    of each verdict that is kept, with the key of its move, in the thread of `later`.
    """

    def __init__(
        self,
        store: VerdictStore,
        saved: Saved,
        work: Work,
        trouble: Callable[[Trouble], object],
        later: BackgroundWriter,
        *,
        note: Callable[[str, int, Verdict], object] = lambda key, move, verdict: None,
    ) -> None:
        self._note = note
        self._store = store
        self._work = work
        self._keys = keys(saved)
        self._trouble = trouble
        self._later = later
        self._works = True

    def known(self, moves: Sequence[int]) -> dict[int, Verdict]:
        """Return what this coach found of these moves before."""
        found = {number: read_kept(each, self._work) for number, each in self._find(moves).items()}
        return {number: each[0] for number, each in found.items() if each and each[0]}

    def older(self, moves: Sequence[int]) -> dict[int, Verdict]:
        """Return what an older coach found of these moves, as far as it can still be read."""
        found = {number: read_older(each) for number, each in self._find(moves).items()}
        return {number: each for number, each in found.items() if each is not None}

    @property
    def works(self) -> bool:
        """Whether the file can be used."""
        return self._works

    def keep(self, move: int, verdict: Verdict) -> None:
        """Keep what was found of a move."""
        if not self._works:
            return
        key = self._keys[move]

        def write() -> None:
            text = json.dumps(verdict.data())
            self._store.keep([KeptVerdict(key, VERSION, self._work.most, text)])
            self._note(key, move, verdict)

        self._later.put(write, self._fail)

    def _find(self, moves: Sequence[int]) -> dict[int, KeptVerdict]:
        self._later.flush()
        wanted = {self._keys[number]: number for number in moves}
        try:
            return {wanted[key]: each for key, each in self._store.find(wanted).items()}
        except Trouble as trouble:
            self._fail(trouble)
            return {}

    def _fail(self, trouble: Trouble) -> None:
        if self._works:
            self._works = False
            self._trouble(trouble)
