"""Opens the study of a finished deal over all that stands below the menus."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QMainWindow

from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved
from farwhist.store.setting import Setting
from farwhist.ui.match.people import opponents_of
from farwhist.ui.match.players import Players
from farwhist.ui.match.practice import Practice
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.review.studied import Studied
from farwhist.ui.scores.tally import numbers
from farwhist.ui.services.page_deal import PageDeal
from farwhist.ui.services.page_stack import PageStack
from farwhist.ui.table.table import Table
from farwhist.ui.viewmodels.deal_replay import AskedDeal
from farwhist.ui.viewmodels.shown_match import ShownMatch

if TYPE_CHECKING:
    from farwhist.rules.deal_text import DealText
    from farwhist.ui.features.study.page import StudyPage
    from farwhist.ui.features.study.studied_match import StudyLook
    from farwhist.ui.review.coach import Coaching
    from farwhist.ui.review.trying import Trying

translate = QCoreApplication.translate


class Study(QObject):
    """Shows a deal of a match step by step; the match on the table waits meanwhile.

    Of that match only deals can be studied that the table has shown to their end: a running deal
    keeps its secrets. The page goes when another position is shown on the table.

    `opened()` is emitted when a deal is shown, `closed()` when the page has gone, and `left()` when
    that was because the player is done. `mute_wanted()` is emitted at the key that mutes.

    Args:
        shown: returns how a match is shown.
        coaching: returns what the coach needs of a match, None where no coach is.
        trying: returns what trying other moves in a match needs.
        look: returns how the page is drawn, and which keys work there.
        say: lets a screen reader tell something.
    """

    opened = Signal()
    closed = Signal()
    left = Signal()
    mute_wanted = Signal()

    def __init__(
        self,
        window: QMainWindow,
        runner: MatchRunner,
        table: Table,
        pages: PageStack,
        *,
        practice: Practice,
        players: Players,
        shown: Callable[[Setting, Ruleset], ShownMatch],
        coaching: Callable[[Studied], Coaching | None],
        trying: Callable[[Studied], Trying],
        look: Callable[[], StudyLook],
        say: Callable[[str], object],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._runner = runner
        self._table = table
        self._practice = practice
        self._players = players
        self._shown_match = shown
        self._coaching = coaching
        self._trying = trying
        self.look = look
        self._say = say
        self._pages = pages
        self.studied: Studied | None = None
        self.page: StudyPage | None = None
        runner.began.connect(lambda fresh: self.close())

    def open(self, deal: int | None) -> None:
        """Study the deal with this number of the match on the table, or its last finished one."""
        match, results = self._runner.match, list(self._table.position.results)
        if match is not None and results:
            studied = Studied(
                self._runner.now(),
                self._runner.rules,
                match,
                results,
                numbers(self._table.position),
                self._table.match,
                on_table=True,
            )
            self._show(studied, deal, None)

    def open_event(self, event: int) -> bool:
        """Study what an event of the match on the table tells of, by its number from 0.

        Return whether that was possible: the deal must be over.
        """
        match = self._runner.match
        if match is None or event >= len(match.events):
            return False
        deal = match.deal_of(event)
        if deal not in (result.deal for result in self._table.position.results):
            return False
        self.open(deal)
        if self.page is not None:
            self.page.go_to_event(event)
        return True

    def open_saved(self, saved: Saved, deal: int | None = None, move: int | None = None) -> None:
        """Study a match that is not on the table, if a deal of it is finished.

        Args:
            saved: the match; it must be sound.
            deal: the number of the deal in it; without it, that of the move, or the last one.
            move: the number of a move, from 0: the step before it is shown.
        """
        rules = saved.rules()
        match = saved.match(rules)
        view = match.position
        if not view.results:
            return
        if deal is None and move is not None:
            deal = max(each.deal for each in view.results if match.moves_before(each.deal) <= move)
        shown = self._shown_match(saved, rules)
        self._show(
            Studied(saved, rules, match, list(view.results), numbers(view), shown), deal, move
        )

    def open_asked(self, saved: Saved, asked: AskedDeal) -> None:
        """Show a deal that has not ended, up to the question that its player has to answer.

        Args:
            saved: the match of the deal; it must be sound, and `human` the player.
        """
        rules = saved.rules()
        match = saved.match(rules)
        shown = self._shown_match(saved, rules)
        self._show(Studied(saved, rules, match, [], [], shown, asked=asked), None, None)

    @property
    def shown_deal(self) -> PageDeal | None:
        """The deal of the page, if it is open."""
        page, studied = self.page, self.studied
        if page is None or studied is None:
            return None
        return PageDeal(page.deal_number, partial(_text, page, studied), page.tell)

    def close(self) -> None:
        """Take the page away."""
        if self._take_away():
            self.closed.emit()

    def _leave(self) -> None:
        self.close()
        self.left.emit()

    def refresh(self) -> None:
        """Draw the page as the player wants texts and colours now."""
        page, studied = self.page, self.studied
        if page is not None and studied is not None:
            move = page.deal.steps[page.step].moves
            self._show(studied, page.deal.deal, move)

    def _show(self, studied: Studied, deal: int | None, move: int | None) -> None:
        from farwhist.ui.features.study.page import StudyPage
        from farwhist.ui.features.study.question_page import QuestionPage
        from farwhist.ui.features.study.studied_match import StudiedMatch
        from farwhist.ui.viewmodels.deal_replay import DealReplay

        self._take_away()
        self.studied, asked = studied, studied.asked
        match = StudiedMatch(
            replay=lambda number: DealReplay(studied.match, number, studied.saved.made),
            results=studied.results,
            numbers=studied.numbers,
            shown=studied.shown,
            asked=asked,
        )
        look, coaching, trying = self.look(), self._coaching(studied), self._trying(studied)
        page: StudyPage
        if asked is None:
            known = [result.deal for result in studied.results]
            first = deal if deal in known else known[-1]
            page = StudyPage(match, look, first, coaching, trying=trying, parent=self._window)
        else:
            page = QuestionPage(match, look, asked, coaching, trying=trying, parent=self._window)
        self.page = page
        page.left.connect(self._leave)
        page.said.connect(self._say)
        page.play_on_wanted.connect(self._play_on)
        page.mute_wanted.connect(self.mute_wanted)
        page.allow_playing_on(self._why_not_play_on(studied))
        self._pages.show(page)
        if move is not None:
            page.go_to_move(move)
        self.opened.emit()

    def _take_away(self) -> bool:
        page, self.page = self.page, None
        return self._pages.close(page)

    def _why_not_play_on(self, studied: Studied) -> str:
        """Return why nobody can play on from an earlier moment, or nothing."""
        if self._runner.rehearsing:
            return translate("Menu", "Available when the lesson is over")
        if studied.saved.human is None:
            return translate("Practice", "Available when you are one of the players")
        return ""

    def _play_on(self, moves: int) -> None:
        studied = self.studied
        assert studied is not None
        if studied.on_table:
            self._practice.begin_after(moves)
        else:
            saved = studied.saved
            left = replace(saved.first(moves), practice=True)
            seated = self._players.kinds(len(studied.shown.names), studied.shown.viewer)
            self._practice.open(left, opponents_of(saved, moves, seated))


def _text(page: StudyPage, studied: Studied) -> DealText:
    """Return the deal up to the step that is looked at, in the match or in a line."""
    from farwhist.rules import deal_text

    saved, line = studied.saved, None if page.tries is None else page.tries.match
    made = (line or studied.match).branch(page.deal.steps[page.step].moves)
    return deal_text.of_match(made, saved.preset, saved.seats, saved.changes, page.deal.deal)
