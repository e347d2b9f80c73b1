"""Opens the page of the deal of the day, plays what is chosen there, and keeps the result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QMainWindow

from farwhist.engine.makers import taken_over
from farwhist.store.matches import Saved
from farwhist.store.setting import Setting
from farwhist.ui.features.prepared.puzzles import PuzzleHost
from farwhist.ui.match.opponents import Opponent
from farwhist.ui.match.players import Players
from farwhist.ui.match.practice import Practice
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.match.thinking import Adviser
from farwhist.ui.panels.notices import ErrorNotices
from farwhist.ui.services.page_stack import PageStack
from farwhist.ui.table.table import Table

if TYPE_CHECKING:
    from datetime import date

    from farwhist.rules.dated import DatedMatch
    from farwhist.store.results import DatedResult, DatedResults
    from farwhist.ui.features.prepared.page import PreparedPage
    from farwhist.ui.review.page_look import FeltPageLook

translate = QCoreApplication.translate


class DailyDeal(QObject):
    """Shows the page, and plays dated matches beside the match that counts.

    `adviser` works out what an expert makes of the cards, once the player has a result; while there
    is none, that stays unknown.

    Args:
        today: returns the day by the player's clock.
        look: returns how the page is drawn.
        leave: ends a lesson or practice that is on the table.
        puzzles: asks prepared deals.
        say: lets a screen reader tell something.
    """

    def __init__(
        self,
        window: QMainWindow,
        runner: MatchRunner,
        table: Table,
        pages: PageStack,
        *,
        practice: Practice,
        players: Players,
        folder: Path,
        troubles: ErrorNotices,
        today: Callable[[], date],
        look: Callable[[], FeltPageLook],
        leave: Callable[[], object],
        puzzles: PuzzleHost,
        say: Callable[[str], object],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._runner = runner
        self._table = table
        self._pages = pages
        self._practice = practice
        self._players = players
        self._folder = folder
        self._kept: DatedResults | None = None
        self._troubles = troubles
        self._today = today
        self._look = look
        self._leave = leave
        self._puzzles = puzzles
        puzzles.changed.connect(self._refresh_page)
        self._say = say
        self._played: DatedMatch | None = None
        self._asked: set[str] = set()
        self.adviser: Adviser | None = None
        self.page: PreparedPage | None = None
        runner.began.connect(self._follow)
        table.summary.connect(self._look_whether_over)

    @property
    def results(self) -> DatedResults:
        """What was reached in dated matches."""
        if self._kept is None:
            from farwhist.store.results import DatedResults

            self._kept = DatedResults(self._folder)
        return self._kept

    def open(self) -> None:
        """Show the page."""
        if self.page is not None:
            self.page.start()
            return
        from farwhist.ui.features.prepared.page import PreparedPage

        page = PreparedPage(
            self._look(),
            self._today(),
            results=self._read,
            puzzles=self._puzzles.all,
            solved=self._puzzles.reached,
            parent=self._window,
        )
        page.theme_wanted.connect(self._puzzles.open)
        self.page = page
        page.dated_wanted.connect(self._play)
        page.said.connect(self._say)
        page.left.connect(self.close)
        self._pages.show(page)

    def close(self) -> None:
        """Take the page away."""
        self._puzzles.close()
        page, self.page = self.page, None
        self._pages.close(page)

    def refresh(self) -> None:
        """Draw the page as the player wants texts and colours now."""
        if self.page is not None:
            self.close()
            self.open()

    def _refresh_page(self) -> None:
        if self.page is not None:
            self.page.refresh()

    def _play(self, dated: DatedMatch) -> None:
        from farwhist.analysis.dated_expert import OPPONENT

        setting = Setting(
            dated.preset, dated.seats, dated.seed, dated.changes, salt=dated.salt, practice=True
        )
        names = self._players.names(dated.seats)
        setting = replace(setting, names=names, portraits=self._players.avatars(dated.seats))
        self._leave()
        self._practice.open(Saved.of(setting), [Opponent(OPPONENT)] * dated.seats, "dated")
        self._played = dated

    def _follow(self, fresh: bool) -> None:
        """Forget the dated match when something else is on the table."""
        played, setting = self._played, self._runner.setting
        if played is not None and (setting.seed != played.seed or not self._practice.active):
            self._played = None
        self.close()

    def _look_whether_over(self) -> None:
        played, view = self._played, self._table.position
        if played is None or not self._practice.active or not self._runner.over:
            return
        from farwhist.store.results import DatedResult
        from farwhist.ui.features.prepared.stars import stars

        saved = self._runner.now()
        assisted = saved.assisted
        own = not taken_over(self._runner.rules, saved.seed, saved.moves, saved.made)
        bids = [each.bids[0] for each in view.results]
        taken = [each.taken[0] for each in view.results]
        result = DatedResult(
            sum(bid == took for bid, took in zip(bids, taken, strict=True)),
            len(bids),
            round(view.totals[0]),
            stars(view, assisted=assisted) if own else 0,
            assisted,
            own=own,
        )
        try:
            if self.results.add(played.key, result):
                self._ask_expert(played)
        except OSError as trouble:
            self._fail(trouble)

    def _ask_expert(self, dated: DatedMatch) -> None:
        """Find out what an expert gets with these cards, and add it to the result."""
        if self.adviser is None or dated.key in self._asked:
            return
        from farwhist.analysis.dated_expert import DatedExpertTask

        self._asked.add(dated.key)

        def hear(text: str | None) -> None:
            if text:
                import json

                mean, error = json.loads(text)
                try:
                    self.results.set_expert(dated.key, (mean, error))
                except OSError as trouble:
                    self._fail(trouble)
                if self.page is not None:
                    self.page.refresh()

        self.adviser.advise(DatedExpertTask(dated), hear)

    def _read(self) -> dict[str, DatedResult]:
        try:
            found = self.results.results()
        except OSError as trouble:
            self._fail(trouble)
            return {}
        from farwhist.rules.dated import deal_of_day, match_of_week

        for dated in (deal_of_day(self._today()), match_of_week(self._today())):
            if dated.key in found and found[dated.key].expert is None:
                self._ask_expert(dated)
        return found

    def _fail(self, trouble: OSError) -> None:
        text = translate("Prepared", "Results of the deal of the day cannot be saved: {reason}")
        self._troubles.begin_unkept("dated", text, trouble)
