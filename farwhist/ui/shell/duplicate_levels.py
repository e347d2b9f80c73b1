"""Finds out what a player of some level makes of the cards, for the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from farwhist.store.matches import Saved
from farwhist.store.preferences import Preferences
from farwhist.ui.match.thinking import Adviser
from farwhist.ui.settings.catalogue import SCORES_DUPLICATE

if TYPE_CHECKING:
    from farwhist.analysis.material import Material
    from farwhist.analysis.mean import Mean
    from farwhist.store.verdicts import VerdictStore
    from farwhist.ui.features.report.work import ReportWork
    from farwhist.ui.scores.window import ScoreWindow


class DuplicateLevels(QObject):
    """Fills the column of a score sheet, and keeps which level the player wants there.

    What is kept is shown at once; the rest is worked out as long as the sheet is open.

    Args:
        played: returns the match whose scores are shown, and how many of its deals; None where
            nobody at this screen plays, or points tell nothing.
        store: returns where it is kept.
        adviser: returns who works it out.
        fail: is told that it cannot be kept.
    """

    def __init__(
        self,
        sheet: ScoreWindow,
        preferences: Preferences,
        *,
        played: Callable[[], tuple[Saved, int] | None],
        store: Callable[[], VerdictStore],
        adviser: Callable[[], Adviser],
        fail: Callable[[OSError], object],
    ) -> None:
        super().__init__(sheet)
        self._sheet = sheet
        self._preferences = preferences
        self._played = played
        self._store = store
        self._adviser = adviser
        self._fail = fail
        self._material: Material | None = None
        self._work: ReportWork | None = None
        self._known: tuple[Saved, int, str] | None = None
        sheet.same_cards.choose(SCORES_DUPLICATE.read(preferences))
        sheet.level_wanted.connect(self._choose)
        sheet.brought.connect(self.follow)
        sheet.left.connect(self._stop)

    def _choose(self, level: str) -> None:
        SCORES_DUPLICATE.choose(self._preferences, level or "none")
        self.follow()

    def follow(self) -> None:
        """Fill the column of the match that the sheet shows."""
        played, level = self._played(), self._sheet.level
        self._sheet.same_cards.setVisible(played is not None)
        if played is None or not level:
            self._stop()
            self._sheet.show_column(None)
            return
        saved, deals = played
        if self._known is not None and self._same(saved, deals, level):
            return
        self._stop()
        self._known = saved, deals, level
        self._begin(saved, deals, level)

    def _same(self, saved: Saved, deals: int, level: str) -> bool:
        assert self._known is not None
        known, before, wanted = self._known
        return (before, wanted) == (deals, level) and known.moves == saved.moves[: len(known.moves)]

    def _begin(self, saved: Saved, deals: int, level: str) -> None:
        from farwhist.analysis.material import Material
        from farwhist.bots.judging import coach
        from farwhist.ui.features.report.work import ReportWork

        try:
            material = Material(saved, saved.human or 0, self._store(), coach.USUAL, deals)
        except OSError as trouble:
            self._fail(trouble)
            return
        self._material = material
        self._work = work = ReportWork(self._adviser(), self)
        work.changed.connect(self._show)
        work.begin(material.level_again(level))

    def _show(self) -> None:
        work, material = self._work, self._material
        if work is None or material is None:
            return
        if work.trouble is not None:
            trouble, work.trouble = work.trouble, None
            self._fail(trouble)
        found: Mapping[int, Mean] = material.levels.get(self._sheet.level, {})
        self._sheet.show_column(found, busy=work.state == "playing")

    def _stop(self) -> None:
        work, self._work, self._material, self._known = self._work, None, None, None
        if work is not None:
            work.leave()
            work.deleteLater()
