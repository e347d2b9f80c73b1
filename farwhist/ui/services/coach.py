"""What the coach needs to judge the deals of a match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from farwhist.ui.match.thinking import Adviser
from farwhist.ui.panels.notices import ErrorNotices
from farwhist.ui.wording.file_words import why_unkept

if TYPE_CHECKING:
    from farwhist.bots.judging.verdict import Verdict
    from farwhist.rules.ruleset import Ruleset
    from farwhist.store.matches import Saved
    from farwhist.store.slips import SlipStore
    from farwhist.store.verdicts import VerdictStore
    from farwhist.ui.review.background_writer import BackgroundWriter
    from farwhist.ui.review.coach import Coaching

translate = QCoreApplication.translate


class CoachWork:
    """Makes what the coach needs; what it finds is kept in `folder`, in the background."""

    def __init__(self, folder: Path, troubles: ErrorNotices) -> None:
        self._folder = folder
        self._troubles = troubles
        self._unkept = ""
        self._later: BackgroundWriter | None = None

    def close(self) -> None:
        """Write what is not written yet."""
        if self._later is not None:
            self._later.close()

    def _flush(self) -> None:
        if self._later is not None:
            self._later.flush()

    @property
    def store(self) -> VerdictStore:
        """Where what the coach finds is kept; all of it is there."""
        self._flush()
        return self._verdicts()

    def _verdicts(self) -> VerdictStore:
        from farwhist.store.verdicts import FILE, VerdictStore

        return VerdictStore(self._folder / FILE)

    @property
    def slips(self) -> SlipStore:
        """Where the player's own slips are kept; all of them are there."""
        self._flush()
        return self._slips()

    def _slips(self) -> SlipStore:
        from farwhist.store.slips import FILE, SlipStore

        return SlipStore(self._folder / FILE)

    def coaching(
        self,
        saved: Saved,
        rules: Ruleset,
        adviser: Callable[[], Adviser],
        *,
        at_once: int = 1,
        spares: Callable[[], bool] = lambda: False,
    ) -> Coaching | None:
        """Return what it needs of a match, None where the coach judges nothing.

        Args:
            adviser: returns who works out what the coach is asked.
            at_once: so many choices are judged side by side.
            spares: returns whether the coach waits for mains power.
        """
        import json
        from datetime import date

        from farwhist.analysis.seat_review import judges
        from farwhist.bots.judging import coach as judging
        from farwhist.bots.judging.words import BLAME
        from farwhist.bots.thinking.task import Terms
        from farwhist.store.outcome import key_of
        from farwhist.ui.review.background_writer import BackgroundWriter
        from farwhist.ui.review.coach import Coaching
        from farwhist.ui.review.keeping import KeptVerdicts

        if not judges(rules):
            return None

        def note(key: str, move: int, verdict: Verdict) -> None:
            own = verdict.seat == saved.human and saved.maker(move).own
            if counts and own and verdict.word in BLAME:
                told, lost = json.dumps(verdict.data()), verdict.loss / verdict.stake
                slips.add(
                    key,
                    date.today(),
                    lost,
                    saved.text(),
                    told,
                    move=move,
                    played=key_of(saved.setting),
                    word=verdict.word,
                )

        counts, slips = not saved.practice and len(saved.played_by) == 1, self._slips()
        if self._later is None:
            self._later = BackgroundWriter()
        later = self._later
        kept = KeptVerdicts(self._verdicts(), saved, judging.USUAL, self.fail, later, note=note)
        terms = Terms(saved.preset, saved.seats, "", tuple(sorted(saved.changes.items())))
        return Coaching(
            rules,
            terms,
            adviser(),
            kept.known,
            kept.older,
            kept.keep,
            lambda: "" if kept.works else self._unkept,
            judging.USUAL,
            at_once,
            spares,
            lambda: later.done,
        )

    def fail(self, trouble: OSError) -> None:
        """Tell the player that what was found cannot be kept."""
        text = translate("Coach", "What the coach finds cannot be saved: {reason}")
        self._unkept = text.format(reason=why_unkept(trouble))
        self._troubles.begin("coach", self._unkept)
