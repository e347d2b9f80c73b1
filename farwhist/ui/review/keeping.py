"""Keeps what the coach has found of a match, so that nothing is judged twice."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from farwhist.analysis.judged import read_kept
from farwhist.analysis.walk import keys
from farwhist.bots.judging.coach import Work
from farwhist.bots.judging.verdict import VERSION, Verdict
from farwhist.store.database import Trouble
from farwhist.store.matches import Saved
from farwhist.store.verdicts import KeptVerdict, VerdictStore


class KeptVerdicts:
    """The verdicts of one match, by the numbers of its moves.

    Where the file cannot be used, `trouble` is told once and the coach does without. `note` is told
    of each verdict that is kept, with the key of its move.
    """

    def __init__(
        self,
        store: VerdictStore,
        saved: Saved,
        work: Work,
        trouble: Callable[[Trouble], object],
        *,
        note: Callable[[str, int, Verdict], object] = lambda key, move, verdict: None,
    ) -> None:
        self._note = note
        self._store = store
        self._work = work
        self._keys = keys(saved)
        self._trouble = trouble
        self._works = True

    def known(self, moves: Sequence[int]) -> dict[int, Verdict]:
        """Return what this coach found of these moves before."""
        wanted = {self._keys[number]: number for number in moves}
        try:
            kept = self._store.find(wanted)
        except Trouble as trouble:
            self._fail(trouble)
            return {}
        found = {wanted[key]: read_kept(each, self._work) for key, each in kept.items()}
        return {number: each[0] for number, each in found.items() if each and each[0]}

    def keep(self, move: int, verdict: Verdict) -> None:
        """Keep what was found of a move."""
        if not self._works:
            return
        text = json.dumps(verdict.data())
        try:
            self._store.keep([KeptVerdict(self._keys[move], VERSION, self._work.most, text)])
            self._note(self._keys[move], move, verdict)
        except Trouble as trouble:
            self._fail(trouble)

    def _fail(self, trouble: Trouble) -> None:
        if self._works:
            self._works = False
            self._trouble(trouble)
