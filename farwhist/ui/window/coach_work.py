"""What the coach needs to judge the deals of a match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from farwhist.ui.panels.troubles import Troubles
from farwhist.ui.play.adviser import Adviser

if TYPE_CHECKING:
    from farwhist.bots.judging.verdict import Verdict
    from farwhist.rules.ruleset import Ruleset
    from farwhist.store.matches import Saved
    from farwhist.store.slips import SlipStore
    from farwhist.store.verdicts import VerdictStore
    from farwhist.ui.review.coach import Coaching

translate = QCoreApplication.translate


class CoachWork:
    """Makes what the coach needs; what it finds is kept in `folder`."""

    def __init__(self, folder: Path, troubles: Troubles) -> None:
        self._folder = folder
        self._troubles = troubles

    @property
    def store(self) -> VerdictStore:
        """Where what the coach finds is kept."""
        from farwhist.store.verdicts import FILE, VerdictStore

        return VerdictStore(self._folder / FILE)

    @property
    def slips(self) -> SlipStore:
        """Where the player's own slips are kept."""
        from farwhist.store.slips import FILE, SlipStore

        return SlipStore(self._folder / FILE)

    def coaching(
        self, saved: Saved, rules: Ruleset, adviser: Callable[[], Adviser], *, at_once: int = 1
    ) -> Coaching | None:
        """Return what it needs of a match, None where the coach judges nothing.

        Args:
            adviser: returns who works out what the coach is asked.
            at_once: so many choices are judged side by side.
        """
        import json
        from datetime import date

        from farwhist.analysis.seat_review import judges
        from farwhist.bots.judging import coach as judging
        from farwhist.bots.judging.words import BLAME
        from farwhist.bots.thinking.task import Terms
        from farwhist.ui.review.coach import Coaching
        from farwhist.ui.review.keeping import KeptVerdicts

        if not judges(rules):
            return None

        def note(key: str, move: int, verdict: Verdict) -> None:
            if counts and verdict.seat == saved.human and verdict.word in BLAME:
                told, lost = json.dumps(verdict.data()), verdict.loss / verdict.stake
                self.slips.add(key, date.today(), lost, saved.text(), told, move=move)

        counts = not saved.practice and len(saved.played_by) == 1
        kept = KeptVerdicts(self.store, saved, judging.USUAL, self.fail, note=note)
        terms = Terms(saved.preset, saved.seats, "", tuple(sorted(saved.changes.items())))
        return Coaching(rules, terms, adviser(), kept.known, kept.keep, judging.USUAL, at_once)

    def fail(self, trouble: OSError) -> None:
        """Tell the player that what was found cannot be kept."""
        text = translate("Coach", "What the coach finds cannot be kept: {reason}")
        self._troubles.begin("coach", text.format(reason=trouble.strerror or str(trouble)))
