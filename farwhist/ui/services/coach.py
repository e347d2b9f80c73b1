"""What the coach needs to judge the deals of a match, and what trying other moves in one needs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from farwhist.ui.match.people import opponents_of
from farwhist.ui.match.players import Players
from farwhist.ui.match.thinking import AdviseHere, Adviser
from farwhist.ui.panels.notices import ErrorNotices
from farwhist.ui.wording.file_words import why_unkept

if TYPE_CHECKING:
    from farwhist.bots.judging.verdict import Verdict
    from farwhist.rules.ruleset import Ruleset
    from farwhist.store.matches import Saved
    from farwhist.store.slips import SlipStore
    from farwhist.store.verdicts import VerdictStore
    from farwhist.ui.review.coach import Coaching
    from farwhist.ui.review.kept_verdicts import BackgroundWriter
    from farwhist.ui.review.studied import Studied
    from farwhist.ui.review.trying import Trying

translate = QCoreApplication.translate


class CoachService(QObject):
    """Makes what the coach and tried lines need.

    `held(yes)` is emitted when a page begins or ends to ask the coach about deals: meanwhile it
    judges nothing by itself.

    Attributes:
        adviser: works out what the player asks for; here, until there is a process for it.
        quiet: works out what the coach finds by itself, and what takes long; while there is none,
            nothing of that is worked out.
    """

    held = Signal(bool)

    def __init__(
        self, folder: Path, errors: ErrorNotices, players: Players, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._troubles = errors
        self._players = players
        self.adviser: Adviser = AdviseHere(self)
        self.quiet: Adviser | None = None
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
        adviser: Adviser | None = None,
        *,
        at_once: int = 1,
        spares: Callable[[], bool] = lambda: False,
    ) -> Coaching | None:
        """Return what it needs of a match, None where the coach judges nothing.

        Args:
            adviser: works out what the coach is asked; by default `self.adviser`.
            at_once: so many choices are judged side by side.
            spares: returns whether the coach waits for mains power.
        """
        import json
        from datetime import date

        from farwhist.analysis.opponents import level_met
        from farwhist.analysis.seat_review import judges
        from farwhist.bots.judging import coach as judging
        from farwhist.bots.judging.verdict import BLAME
        from farwhist.bots.thinking.task import Terms
        from farwhist.store.outcome import key_of
        from farwhist.ui.review.coach import Coaching
        from farwhist.ui.review.kept_verdicts import BackgroundWriter, KeptVerdicts

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
        changes, met = tuple(sorted(saved.changes.items())), level_met(saved, saved.human or 0)
        terms = Terms(saved.preset, saved.seats, met, changes)
        return Coaching(
            rules,
            terms,
            adviser or self.adviser,
            kept.known,
            kept.older,
            kept.keep,
            lambda: "" if kept.works else self._unkept,
            judging.USUAL,
            at_once,
            spares,
            lambda: later.done,
        )

    def words(self) -> dict[str, set[str]]:
        """Return what the slips of each match are called, by the key of the match."""
        try:
            return self.slips.words()
        except OSError:
            return {}

    def trying(self, studied: Studied) -> Trying:
        """Return what trying other moves in a match needs; the lines are kept.

        In them those play who played in the match, or those of now where that is not known.
        """
        from farwhist import bots
        from farwhist.bots.thinking.task import Terms
        from farwhist.store.lines import FILE, LineStore
        from farwhist.ui.review.trying import KeptLines, Trying

        saved, shown = studied.saved, studied.shown
        seated = self._players.kinds(len(shown.names), shown.viewer)
        changes = tuple(sorted(saved.changes.items()))
        kept = KeptLines(
            LineStore(self._folder / FILE), saved, studied.match, self._fail_to_keep_lines
        )

        def terms(seat: int, move: int) -> Terms:
            kind = opponents_of(saved, move, seated)[seat]
            return Terms(saved.preset, saved.seats, kind.level, changes, kind.style)

        expert = Terms(saved.preset, saved.seats, bots.OFFERED[-1], changes)
        match, rules = studied.match, studied.rules
        return Trying(rules, match, self.adviser, terms, expert, kept.known, kept.keep)

    def _fail_to_keep_lines(self, trouble: OSError) -> None:
        text = translate("Study", "What you try cannot be saved: {reason}")
        self._troubles.begin_unkept("lines", text, trouble)

    def fail(self, trouble: OSError) -> None:
        """Tell the player that what was found cannot be kept."""
        text = translate("Coach", "What the coach finds cannot be saved: {reason}")
        self._unkept = text.format(reason=why_unkept(trouble))
        self._troubles.begin("coach", self._unkept)
