"""Opens the study of a deal over all that stands below the menus."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from farwhist.store.matches import Saved
from farwhist.ui.features.study.page import StudyPage
from farwhist.ui.features.study.question_page import QuestionPage
from farwhist.ui.match.people import opponents_of
from farwhist.ui.review.studied import Studied
from farwhist.ui.scores.tally import numbers
from farwhist.ui.services.feature import PageFeature
from farwhist.ui.services.page_stack import PageDeal
from farwhist.ui.services.requests import (
    Request,
    ReturnToHelp,
    StudyExample,
    StudyMatch,
    StudyQuestion,
    StudyTable,
)
from farwhist.ui.services.services import Services
from farwhist.ui.system.desktop_state import on_battery
from farwhist.ui.viewmodels.deal_replay import AskedDeal

if TYPE_CHECKING:
    from farwhist.rules.deal_text import DealText
    from farwhist.ui.review.coach import Coaching

translate = QCoreApplication.translate


class Study(PageFeature[StudyPage]):
    """Shows a deal of a match step by step.

    Of the match on the table only deals can be studied that the table has shown to their end: a
    running deal keeps its secrets.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.studied: Studied | None = None

    def answer(self, request: Request) -> str:
        """Show what is asked; return why that cannot be studied, or nothing."""
        match request:
            case StudyTable(deal=deal, event=None):
                self.open_table(deal)
            case StudyTable(event=int(event)):
                if not self.open_event(event):
                    return translate("Log", "This deal can be studied when it is over.")
            case StudyMatch(saved, deal, move):
                self.open_saved(saved, deal, move)
            case StudyExample(saved):
                self.of_help.open_saved(saved, move=0)
            case StudyQuestion(saved, asked):
                self.of_help.open_asked(saved, asked)
        return ""

    @cached_property
    def of_help(self) -> StudyOfHelp:
        """The study of deals of the help, which lies over this one."""
        return StudyOfHelp(self.services)

    def open_table(self, deal: int | None) -> None:
        """Study the deal with this number of the match on the table, or its last finished one."""
        runner, table = self.services.match.runner, self.services.table
        match, results = runner.match, list(table.position.results)
        if match is not None and results:
            studied = Studied(
                runner.now(),
                runner.rules,
                match,
                results,
                numbers(table.position),
                table.match,
                on_table=True,
            )
            self._study(studied, deal, None)

    def open_event(self, event: int) -> bool:
        """Study what an event of the match on the table tells of, by its number from 0.

        Return whether that was possible: the deal must be over.
        """
        match = self.services.match.runner.match
        if match is None or event >= len(match.events):
            return False
        deal = match.deal_of(event)
        if deal not in (result.deal for result in self.services.table.position.results):
            return False
        self.open_table(deal)
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
        shown = self.services.match.matches.shown(saved, rules)
        self._study(
            Studied(saved, rules, match, list(view.results), numbers(view), shown), deal, move
        )

    def open_asked(self, saved: Saved, asked: AskedDeal) -> None:
        """Show a deal that has not ended, up to the question that its player has to answer.

        Args:
            saved: the match of the deal; it must be sound, and `human` the player.
        """
        rules = saved.rules()
        match = saved.match(rules)
        shown = self.services.match.matches.shown(saved, rules)
        self._study(Studied(saved, rules, match, [], [], shown, asked=asked), None, None)

    @property
    def shown_deal(self) -> PageDeal | None:
        """The deal of the page, if it is open."""
        page, studied = self.page, self.studied
        if page is None or studied is None:
            return None
        return PageDeal(page.deal_number, partial(_text, page, studied), page.tell)

    def close(self) -> None:
        """Take the page away."""
        if self.page is not None:
            super().close()
            self.services.coach.held.emit(False)

    def refresh(self) -> None:
        """Draw the page as the player wants texts and colours now, at the same step."""
        page, studied = self.page, self.studied
        if page is not None and studied is not None:
            self._study(studied, page.deal.deal, page.deal.steps[page.step].moves)

    def _study(self, studied: Studied, deal: int | None, move: int | None) -> None:
        super().close()
        self.studied, asked, services = studied, studied.asked, self.services
        style, window = services.appearance.board_style(), services.window
        coaching, trying = self._coaching(studied), services.coach.trying(studied)
        page: StudyPage
        if asked is None:
            known = [result.deal for result in studied.results]
            first = deal if deal in known else known[-1]
            page = StudyPage(studied, style, first, coaching, trying=trying, parent=window)
        else:
            page = QuestionPage(studied, style, asked, coaching, trying=trying, parent=window)
        self.page = page
        page.left.connect(self.leave)
        page.said.connect(self.say)
        page.play_on_requested.connect(self._play_on)
        page.mute_requested.connect(self._mute)
        page.allow_playing_on(self._why_not_play_on(studied))
        services.pages.show(page, lambda: self.shown_deal)
        if move is not None:
            page.go_to_move(move)
        services.coach.held.emit(True)

    def leave(self) -> None:
        """Take the page away, because the player is done."""
        self.close()

    def _mute(self) -> None:
        table = self.services.settings.table
        table.set(mute="no" if table.now.mute == "yes" else "yes")

    def _coaching(self, studied: Studied) -> Coaching | None:
        preferences = self.services.settings.table
        if preferences.now.coach_marks == "no" and studied.asked is None:
            return None

        def spares() -> bool:
            if studied.asked is not None:  # here the coach does only what the player asks for
                return False
            return preferences.now.coach_battery != "judge" and on_battery()

        return self.services.coach.coaching(studied.saved, studied.rules, spares=spares)

    def _why_not_play_on(self, studied: Studied) -> str:
        """Return why nobody can play on from an earlier moment, or nothing."""
        if self.services.match.runner.rehearsing:
            return translate("Menu", "Available when the lesson is over")
        if studied.saved.human is None:
            return translate("Practice", "Available when you are one of the players")
        return ""

    def _play_on(self, moves: int) -> None:
        studied = self.studied
        assert studied is not None
        practice, players = self.services.match.practice, self.services.settings.players
        if studied.on_table:
            practice.begin_after(moves)
        else:
            saved = studied.saved
            left = replace(saved.first(moves), practice=True)
            seated = players.kinds(len(studied.shown.names), studied.shown.viewer)
            practice.open(left, opponents_of(saved, moves, seated))


class StudyOfHelp(Study):
    """Whoever leaves it comes back to the page of the help."""

    def leave(self) -> None:
        """Take the page away, and show the help again."""
        super().leave()
        self.services.open(ReturnToHelp())


def _text(page: StudyPage, studied: Studied) -> DealText:
    """Return the deal up to the step that is looked at, in the match or in a line."""
    from farwhist.rules import deal_text

    saved, line = studied.saved, None if page.tries is None else page.tries.match
    made = (line or studied.match).branch(page.deal.steps[page.step].moves)
    return deal_text.of_match(made, saved.preset, saved.seats, saved.changes, page.deal.deal)
