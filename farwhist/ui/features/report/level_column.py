"""Finds out what a player of some level makes of the cards, for the score sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from farwhist.store.matches import Saved
from farwhist.ui.services.services import Services
from farwhist.ui.settings.catalogue import SCORES_DUPLICATE

if TYPE_CHECKING:
    from farwhist.analysis.material import Material
    from farwhist.analysis.mean import Mean
    from farwhist.ui.features.report.work import ReportWork
    from farwhist.ui.scores.window import ScoreWindow


class LevelColumn(QObject):
    """Fills the column of a score sheet, and keeps which level the player wants there.

    What is kept is shown at once; the rest is worked out as long as the sheet is open.
    """

    def __init__(self, sheet: ScoreWindow, services: Services) -> None:
        super().__init__(sheet)
        self._sheet = sheet
        self._services = services
        self._preferences = preferences = services.settings.preferences
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

    def _played(self) -> tuple[Saved, int] | None:
        """Return the match whose scores are shown, and how many of its deals.

        None where nobody at this screen plays, or points tell nothing.
        """
        runner, shown = self._services.match.runner, len(self._services.table.position.results)
        if not runner.begun or runner.rehearsing or runner.setting.human is None:
            return None
        return (runner.now(), shown) if shown and runner.rules.kind.points else None

    def _same(self, saved: Saved, deals: int, level: str) -> bool:
        assert self._known is not None
        known, before, wanted = self._known
        return (before, wanted) == (deals, level) and known.moves == saved.moves[: len(known.moves)]

    def _begin(self, saved: Saved, deals: int, level: str) -> None:
        from farwhist.analysis.material import Material
        from farwhist.bots.judging import coach
        from farwhist.ui.features.report.work import ReportWork

        try:
            material = Material(
                saved, saved.human or 0, self._services.coach.store, coach.USUAL, deals
            )
        except OSError as trouble:
            self._services.coach.fail(trouble)
            return
        self._material = material
        self._work = work = ReportWork(self._services.coach.adviser, self)
        work.changed.connect(self._show)
        work.begin(material.level_again(level))

    def _show(self) -> None:
        work, material = self._work, self._material
        if work is None or material is None:
            return
        if work.trouble is not None:
            trouble, work.trouble = work.trouble, None
            self._services.coach.fail(trouble)
        found: Mapping[int, Mean] = material.levels.get(self._sheet.level, {})
        self._sheet.show_column(found, busy=work.state == "playing")

    def _stop(self) -> None:
        work, self._work, self._material, self._known = self._work, None, None, None
        if work is not None:
            work.leave()
            work.deleteLater()
