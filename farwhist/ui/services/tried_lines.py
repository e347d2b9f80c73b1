"""What trying other moves in a deal needs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from farwhist import bots
from farwhist.ui.match.people import opponents_of
from farwhist.ui.match.players import Players
from farwhist.ui.match.thinking import Adviser
from farwhist.ui.panels.notices import ErrorNotices
from farwhist.ui.review.studied import Studied

if TYPE_CHECKING:
    from farwhist.bots.thinking.task import Terms
    from farwhist.ui.review.trying import Trying

translate = QCoreApplication.translate


class TriedLinesSource:
    """Makes what tried lines need; they are kept in `folder`.

    In them those play who played in the match, or `players` where that is not known.
    """

    def __init__(self, folder: Path, troubles: ErrorNotices, players: Players) -> None:
        self._folder = folder
        self._troubles = troubles
        self._players = players

    def trying(self, studied: Studied, adviser: Callable[[], Adviser]) -> Trying:
        """Return what trying other moves in a match needs."""
        from farwhist.bots.thinking.task import Terms
        from farwhist.store.lines import FILE, LineStore
        from farwhist.ui.review.kept_lines import KeptLines
        from farwhist.ui.review.trying import Trying

        saved, shown = studied.saved, studied.shown
        seated = self._players.kinds(len(shown.names), shown.viewer)
        changes = tuple(sorted(saved.changes.items()))
        kept = KeptLines(LineStore(self._folder / FILE), saved, studied.match, self._fail)

        def terms(seat: int, move: int) -> Terms:
            kind = opponents_of(saved, move, seated)[seat]
            return Terms(saved.preset, saved.seats, kind.level, changes, kind.style)

        expert = Terms(saved.preset, saved.seats, bots.OFFERED[-1], changes)
        match, rules = studied.match, studied.rules
        return Trying(rules, match, adviser(), terms, expert, kept.known, kept.keep)

    def _fail(self, trouble: OSError) -> None:
        text = translate("Study", "What you try cannot be saved: {reason}")
        self._troubles.begin_unkept("lines", text, trouble)
