"""Opens the study of a deal, whole or up to a question, over all that stands below the menus."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from farwhist.bots.judging.verdict import Verdict
from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Move, PlayCard
from farwhist.store.matches import Saved
from farwhist.ui.features.study.bar import KNEW
from farwhist.ui.features.study.page import StudyPage
from farwhist.ui.match.people import opponents_of
from farwhist.ui.review import ask_moment, card_values, coach_words
from farwhist.ui.review.card_values import CardValue
from farwhist.ui.review.coach import Coaching
from farwhist.ui.review.line_coach import LineChoice
from farwhist.ui.review.page_style import BoardStyle
from farwhist.ui.review.studied import Studied
from farwhist.ui.review.trying import Tries, Trying
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
from farwhist.ui.wording.call_words import call_words
from farwhist.ui.wording.card_names import card_name
from farwhist.ui.wording.punctuation import joined

if TYPE_CHECKING:
    from farwhist.rules.deal_text import DealText

translate = QCoreApplication.translate


class QuestionPage(StudyPage):
    """Asks at the last step what to choose. The player tries a choice, or has the answer shown.

    Attributes:
        answered: whether the answer is shown at the question.
    """

    answered = False

    def __init__(
        self,
        match: Studied,
        style: BoardStyle,
        asked: AskedDeal,
        coaching: Coaching | None,
        *,
        trying: Trying,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(match, style, asked.deal, coaching, trying=trying, parent=parent)
        self.bar.to_match.setText(translate("Study", "&Back to the question"))
        self.strip.without_coach()

    @property
    def here(self) -> bool:
        """Whether the question is what is looked at."""
        return self._line is None and self.step == self.last

    @property
    def _question(self) -> AskedDeal:
        assert self._match.asked is not None
        return self._match.asked

    @property
    def _calls(self) -> bool:
        return self.here and not any(isinstance(each, PlayCard) for each in self._moves())

    def _moves(self) -> list[Move]:
        """Return what can be chosen at the question."""
        decision = None if self.tries is None else self.tries.decision(self.deal, self.last)
        return [] if decision is None or self._line is not None else list(decision.moves)

    def _begin(self) -> None:
        """Go to the question, with the cards that its player knows."""
        self.step = self.last
        self.bar.hands.show_value(KNEW)

    def _titles(self) -> tuple[str, str]:
        if self._line is not None:
            return self._what_if(self._line), self._question.about
        title = translate("Study", "Study · {deal}")
        return title.format(deal=ask_moment.asked(self._moves())), self._question.about

    # --- the answer ---------------------------------------------------------------------------

    def _show_answer(self) -> None:
        self.answered = True
        self._judge_line()
        self._show()

    def _asked(self) -> Verdict | None:
        if not self.here:
            return super()._asked()
        asked = None if self.line_coach is None or not self.answered else self.line_coach.asked
        return None if asked is None else asked[1]

    def _verdict(self) -> Verdict | None:
        return self._asked() if self.here else super()._verdict()

    def _to_judge(self, tries: Tries) -> list[LineChoice]:
        """Return the own choices of a line, that at the question too, or this one alone."""
        if self._line is None:
            return self._choices(tries, [self.last] if self.answered else [])
        return self._choices(tries, [n for n in self._own_and_last() if n >= self._left_match])

    @property
    def _thinks(self) -> bool:
        """Whether the coach thinks about the answer."""
        busy = self.line_coach is not None and self.line_coach.busy
        return self.here and self.answered and busy and self._asked() is None

    def _values(self, verdict: Verdict | None) -> dict[Card, CardValue]:
        if self._thinks:
            return card_values.thinking(self._moves())
        return dict(super()._values(verdict))

    def _show_verdict(self) -> None:
        super()._show_verdict()
        if not self.here:
            return
        if self._thinks:
            self.panel.verdict.show_work(translate("Study", "The coach is thinking …"))
            self.panel.verdict.show()
        text = ask_moment.asked(self._moves())
        if self.answered:
            text = translate("Study", "The help advises: {choice}")
            text = text.format(choice=joined(map(_name, self._question.best)))
        self.panel.happens.setText(text)
        self.panel.happens.show()

    def _offer(self, verdict: Verdict | None) -> None:
        super()._offer(verdict)
        if not self.here:
            return
        self.panel.show_note("")
        if self.answered:
            best = call_words(self._question.best[0])
            if verdict is not None:
                best = coach_words.choice(verdict.choices[verdict.best]).split(" ")[0]
            self.panel.offer(best)
        else:
            self.panel.offer_answer()

    def _show_certain(self, decision: Decision | None) -> None:
        hidden = self.here and not self.answered
        super()._show_certain(None if hidden else decision)

    def _try_best(self) -> None:
        if not self.here or self._asked() is not None:
            super()._try_best()
        elif self.answered:
            self._try(self._question.best[0])
        else:
            self._show_answer()

    def _tell_best(self) -> None:
        if self.here and not self.answered:
            self._show_answer()
        else:
            super()._tell_best()

    # --- where the deal goes on ---------------------------------------------------------------

    def _waits_for(self) -> Seat | None:
        return self._match.shown.viewer if self.here else super()._waits_for()

    def _allow_playing_on(self) -> None:
        super()._allow_playing_on()
        if self.here:
            keys = self.board_style.keys_of("play_from_here")
            self.bar.allow_playing_on(self._why_not or keys, allowed=not self._why_not)


def _name(move: Move) -> str:
    """Return a choice as it is told and read aloud."""
    return joined(map(card_name, move.cards)) if isinstance(move, PlayCard) else call_words(move)


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
        if self.services.match.why_not_replace():
            return self.services.match.why_not_replace()
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
