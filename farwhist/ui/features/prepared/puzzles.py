"""Asks prepared deals of a theme, and keeps what was reached."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from PySide6.QtCore import Signal

from farwhist import places
from farwhist.analysis import puzzles
from farwhist.analysis.puzzles import SEAT, Puzzle, asked_of
from farwhist.store.results import PuzzleResult, PuzzleResults
from farwhist.store.setting import Setting
from farwhist.ui.features.prepared.puzzle_page import PuzzlePage
from farwhist.ui.features.prepared.theme_tile import next_asked
from farwhist.ui.review.ask_moment import AskedMoment
from farwhist.ui.review.ask_page import LATE
from farwhist.ui.services.feature import PageFeature
from farwhist.ui.services.services import Services


class Puzzles(PageFeature[PuzzlePage]):
    """Shows the page on which prepared deals are asked, over the one on which they are chosen.

    `changed()` is emitted when more was reached.
    """

    changed = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._theme = ""

    @cached_property
    def all(self) -> Sequence[Puzzle]:
        """The prepared deals."""
        return puzzles.read(places.resource("prepared") / "deals.json")

    @cached_property
    def results(self) -> PuzzleResults:
        """Where it is kept what was reached."""
        return PuzzleResults(self.services.match.folder)

    def reached(self) -> Mapping[str, PuzzleResult]:
        """Return what was reached, by the id of the deal."""
        try:
            return self.results.results()
        except OSError as trouble:
            self.services.coach.fail(trouble)
            return {}

    def ask(self, theme: str) -> None:
        """Ask the deals of a theme."""
        self.close()
        self._theme = theme
        self.open()

    def refresh(self) -> None:
        """Leave the question as it is drawn: it would begin anew."""

    def make(self) -> PuzzlePage:
        """Return the page: those deals first that were not solved, the easy ones before."""
        services = self.services
        of_theme = [each for each in self.all if each.theme == self._theme]
        page = PuzzlePage(
            self._theme,
            next_asked(of_theme, self.reached()),
            services.appearance.board_style(),
            asked=self._asked,
            solved=self._solved,
            late=LATE if services.table.timing.speeds.play else 0,
            parent=services.window,
        )
        page.said.connect(self.say)
        return page

    def _asked(self, puzzle: Puzzle) -> AskedMoment:
        text = puzzle.text()
        rules, match, decision = asked_of(text)
        setting = Setting(text.preset, text.seats, text.seed, text.changes, human=SEAT)
        shown = self.services.match.matches.shown(setting, rules)
        return AskedMoment(rules, match, SEAT, decision.moves, shown)

    def _solved(self, puzzle: Puzzle, stars: int) -> None:
        try:
            self.results.add(puzzle.id, stars)
        except OSError as trouble:
            self.services.coach.fail(trouble)
        self.changed.emit()
