"""The coach at the table: it judges deals that are over, and may give a move back."""

from __future__ import annotations

import os
from typing import Final

from PySide6.QtCore import QObject
from shiboken6 import Shiboken

from farwhist.engine.position import DealResult
from farwhist.ui.features.coaching.coach_note import CoachNote, split
from farwhist.ui.features.coaching.judging import BackgroundJudging, Wanted
from farwhist.ui.features.coaching.takeback import TakebackAtTable
from farwhist.ui.services.feature import Feature
from farwhist.ui.services.services import Services
from farwhist.ui.system.desktop_state import on_battery
from farwhist.ui.voice.announcer import Kind

EARLY: Final = 3
"""In so many matches of a new player the coach says what was good, and the rest when asked."""


class DealCoaching(QObject):
    """Hands each deal that is over to the coach, and makes what stands below its summary.

    Only deals that one person plays in a match that counts are judged, and only while somebody
    works the tasks of the coach out beside the game.
    """

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences = services.settings.table
        self._theme = services.appearance.theme
        self._runner = runner = services.match.runner
        self._table = services.table
        self._coach = services.coach
        self._announcer = services.announcer
        self._statistics = services.records.statistics
        self.judging = BackgroundJudging(self._wanted, on_battery, self)
        self._shown: tuple[int, CoachNote] | None = None
        self.judging.changed.connect(self._show)
        runner.began.connect(lambda fresh: self.judging.begin_match())
        preferences.changed.connect(lambda now: self.judging.follow())
        services.coach.held.connect(self.judging.hold)
        services.window.closing.connect(self.judging.end)

    def note(self, deal: int) -> CoachNote | None:
        """Return what stands below the summary of a deal that is just over; None for nothing."""
        self._hand_over(deal)
        now = self._preferences.now
        found = self.judging.of(deal)
        if now.coach_line == "no" or found is None:
            return None
        note = CoachNote(self._theme, folded=self._folds(now.coach_line))
        note.said.connect(lambda text: self._announcer.say(text, Kind.TURN))
        note.judging_requested.connect(lambda: self.judging.judge(deal))
        self._shown = deal, note
        self._show(deal)
        return note

    def _folds(self, wanted: str) -> bool:
        """Whether only what was good is told at first."""
        seat = self._runner.setting.human
        if wanted != "later" or seat is None:
            return wanted == "asked"
        from farwhist.store.database import Trouble

        try:
            return self._statistics.finished_else(seat) < EARLY
        except Trouble:
            return False

    def _show(self, deal: int) -> None:
        """Let the note say what is known now, if it tells of this deal and is still there."""
        from farwhist.ui.review.coach_words import off_bid

        if self._shown is None or self._shown[0] != deal:
            return
        note, found = self._shown[1], self.judging.of(deal)
        if not Shiboken.isValid(note):
            self._shown = None
        elif found is not None:
            off = off_bid(self._result(deal), self._runner.setting.human or 0)
            note.show_state(found, split(found.verdicts, self._points(deal), off))

    def _hand_over(self, deal: int) -> None:
        runner = self._runner
        match, seat = runner.match, runner.setting.human
        quiet = self._coach.quiet
        if quiet is None or match is None or seat is None:
            return
        if not runner.keeps or len(runner.setting.played_by) != 1:
            return
        now = self._preferences.now
        cores = min(int(now.coach_cores), max((os.cpu_count() or 1) - 1, 1))
        coaching = self._coach.coaching(runner.now(), runner.rules, quiet, at_once=cores)
        if coaching is not None:
            from farwhist.ui.viewmodels.deal_replay import DealReplay

            self.judging.finished(DealReplay(match, deal, runner.history.made), seat, coaching)

    def _points(self, deal: int) -> float | None:
        """Return the points of the player in this deal, more being better."""
        kind, result = self._runner.rules.kind, self._result(deal)
        if not kind.points or result.void or not result.points:
            return None
        side = (self._runner.setting.human or 0) % self._runner.rules.sides
        return (-1 if kind.lower_wins else 1) * result.points[side]

    def _result(self, deal: int) -> DealResult:
        return next(each for each in self._table.position.results if each.deal == deal)

    def _wanted(self) -> Wanted:
        now = self._preferences.now
        return Wanted(now.coach_judges == "yes", now.coach_battery == "judge")


class CoachingFeature(Feature):
    """Holds what judges deals and what gives moves back."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.deals = DealCoaching(services, self)
        self.takeback = TakebackAtTable(services, self)

    def note(self, deal: int) -> CoachNote | None:
        """Return what stands below the summary of a deal that is just over; None for nothing."""
        return self.deals.note(deal)
