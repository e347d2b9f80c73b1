"""Opens the page of the deal of the day, plays what is chosen there, and keeps the result."""

from __future__ import annotations

import json
from datetime import date
from functools import cached_property

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from farwhist.analysis.puzzles import OPPONENT, DatedExpertTask
from farwhist.engine.makers import taken_over
from farwhist.rules.dated import DatedMatch, deal_of_day, match_of_week, stars
from farwhist.store.matches import Saved
from farwhist.store.results import DatedResult, DatedResults
from farwhist.store.setting import Setting
from farwhist.ui.features.prepared.page import PreparedPage, words
from farwhist.ui.features.prepared.puzzles import Puzzles
from farwhist.ui.match.opponents import Opponent
from farwhist.ui.services.feature import PageFeature
from farwhist.ui.services.services import Services
from farwhist.ui.voice.announcer import Kind

translate = QCoreApplication.translate


class Prepared(PageFeature[PreparedPage]):
    """Shows the page, and plays dated matches beside the match that counts."""

    speaks = Kind.ANSWER

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.puzzles = Puzzles(services)
        self.puzzles.changed.connect(self._refresh_page)
        self._played: DatedMatch | None = None
        self._asked: set[str] = set()
        services.match.runner.began.connect(self._follow)
        services.table.summary.connect(self._look_whether_over)

    @cached_property
    def results(self) -> DatedResults:
        """What was reached in dated matches."""
        return DatedResults(self.services.match.folder)

    def make(self) -> PreparedPage:
        """Return the page."""
        page = PreparedPage(
            self.services.appearance.page_style(),
            self._today(),
            results=self._read,
            puzzles=self.puzzles.all,
            solved=self.puzzles.reached,
            parent=self.services.window,
        )
        page.theme_requested.connect(self.puzzles.ask)
        page.dated_requested.connect(self._play)
        page.said.connect(self.say)
        return page

    def close(self) -> None:
        """Take the page away, and the question that lies over it."""
        self.puzzles.close()
        super().close()

    def _today(self) -> date:
        return date.today()

    def _refresh_page(self) -> None:
        if self.page is not None:
            self.page.refresh()

    def _play(self, dated: DatedMatch) -> None:
        setting = Setting(
            dated.preset, dated.seats, dated.seed, dated.changes, salt=dated.salt, practice=True
        )
        players, match = self.services.settings.players, self.services.match
        names, portraits = players.names(dated.seats), players.avatars(dated.seats)
        setting = replace(setting, names=names, portraits=portraits)
        match.leave_lesson()
        week = dated.rules().deal_count != 1
        told = words(week=week, played=dated.key in self._read())
        opponents = [Opponent(OPPONENT)] * dated.seats
        match.practice.open(Saved.of(setting), opponents, "dated", told)
        self._played = dated

    def _follow(self, fresh: bool) -> None:
        """Forget the dated match when something else is on the table."""
        played, match = self._played, self.services.match
        here = match.practice.active
        if played is not None and (match.runner.setting.seed != played.seed or not here):
            self._played = None

    def _look_whether_over(self) -> None:
        played, view = self._played, self.services.table.position
        match, runner = self.services.match, self.services.match.runner
        if played is None or not match.practice.active or not runner.over:
            return
        saved = runner.now()
        assisted = saved.assisted
        own = not taken_over(runner.rules, saved.seed, saved.moves, saved.made)
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
        quiet = self.services.coach.quiet
        if quiet is None or dated.key in self._asked:
            return
        self._asked.add(dated.key)

        def hear(text: str | None) -> None:
            if text:
                mean, error = json.loads(text)
                try:
                    self.results.set_expert(dated.key, (mean, error))
                except OSError as trouble:
                    self._fail(trouble)
                if self.page is not None:
                    self.page.refresh()

        quiet.advise(DatedExpertTask(dated), hear)

    def _read(self) -> dict[str, DatedResult]:
        try:
            found = self.results.results()
        except OSError as trouble:
            self._fail(trouble)
            return {}
        for dated in (deal_of_day(self._today()), match_of_week(self._today())):
            if dated.key in found and found[dated.key].expert is None:
                self._ask_expert(dated)
        return found

    def _fail(self, trouble: OSError) -> None:
        text = translate("Prepared", "Results of the deal of the day cannot be saved: {reason}")
        self.services.notices.errors.begin_unkept("dated", text, trouble)
