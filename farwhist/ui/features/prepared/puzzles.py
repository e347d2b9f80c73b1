"""Asks prepared deals of a theme, and keeps what was reached."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from farwhist.ui.services.page_stack import PageStack

if TYPE_CHECKING:
    from farwhist.analysis.puzzles import Puzzle
    from farwhist.rules.ruleset import Ruleset
    from farwhist.store.results import PuzzleResult, PuzzleResults
    from farwhist.store.setting import Setting
    from farwhist.ui.features.prepared.puzzle_page import PuzzlePage
    from farwhist.ui.review.ask_moment import AskedMoment, AskLook
    from farwhist.ui.viewmodels.shown_match import ShownMatch


class PuzzleHost(QObject):
    """Shows the page on which prepared deals are asked, over the one on which they are chosen.

    `changed()` is emitted when more was reached.

    Args:
        shown: returns how a match is shown.
        folder: where the results are kept.
        late: returns after how many milliseconds an answer is told.
        fail: tells the player that results cannot be kept.
    """

    changed = Signal()

    def __init__(
        self,
        window: QMainWindow,
        pages: PageStack,
        *,
        shown: Callable[[Setting, Ruleset], ShownMatch],
        folder: Path,
        look: Callable[[], AskLook],
        late: Callable[[], int],
        say: Callable[[str], object],
        fail: Callable[[OSError], object],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._pages = pages
        self._shown = shown
        self._folder = folder
        self._look = look
        self._late = late
        self._say = say
        self._fail = fail
        self._all: Sequence[Puzzle] | None = None
        self._kept: PuzzleResults | None = None
        self.page: PuzzlePage | None = None

    @property
    def all(self) -> Sequence[Puzzle]:
        """The prepared deals."""
        if self._all is None:
            from farwhist import places
            from farwhist.analysis import puzzles

            self._all = puzzles.read(places.resource("prepared") / "deals.json")
        return self._all

    @property
    def results(self) -> PuzzleResults:
        """Where it is kept what was reached."""
        if self._kept is None:
            from farwhist.store.results import PuzzleResults

            self._kept = PuzzleResults(self._folder)
        return self._kept

    def reached(self) -> Mapping[str, PuzzleResult]:
        """Return what was reached, by the id of the deal."""
        try:
            return self.results.results()
        except OSError as trouble:
            self._fail(trouble)
            return {}

    def open(self, theme: str) -> None:
        """Ask the deals of a theme: those first that were not solved, the easy ones before."""
        from farwhist.ui.features.prepared.first_look import next_asked
        from farwhist.ui.features.prepared.puzzle_page import PuzzlePage

        self.close()
        of_theme = next_asked([each for each in self.all if each.theme == theme], self.reached())
        page = self.page = PuzzlePage(
            theme,
            of_theme,
            self._look(),
            asked=self._asked,
            solved=self._solved,
            late=self._late(),
            parent=self._window,
        )
        page.said.connect(self._say)
        page.left.connect(self.close)
        self._pages.show(page)

    def close(self) -> None:
        """Take the page away."""
        page, self.page = self.page, None
        self._pages.close(page)

    def _asked(self, puzzle: Puzzle) -> AskedMoment:
        from farwhist.analysis.puzzles import SEAT, asked_of
        from farwhist.store.setting import Setting
        from farwhist.ui.review.ask_moment import AskedMoment

        text = puzzle.text()
        rules, match, decision = asked_of(text)
        setting = Setting(text.preset, text.seats, text.seed, text.changes, human=SEAT)
        return AskedMoment(rules, match, SEAT, decision.moves, self._shown(setting, rules))

    def _solved(self, puzzle: Puzzle, stars: int) -> None:
        try:
            self.results.add(puzzle.id, stars)
        except OSError as trouble:
            self._fail(trouble)
        self.changed.emit()
