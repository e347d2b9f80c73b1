"""The course of a match in the window: what the runner tells goes to the table, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QLabel

from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.events import NOBODY, BidSealed, Event
from farwhist.engine.moves import Move, PlayCard
from farwhist.rules.sides import side_of
from farwhist.ui.match.matches import MatchSession
from farwhist.ui.panels.action_bar import ClaimButton
from farwhist.ui.panels.host import PanelHost
from farwhist.ui.panels.summary_parts import CountdownBar, SummaryNote
from farwhist.ui.scores.score_words import side_names
from farwhist.ui.scores.tally import Scores
from farwhist.ui.services.scoreboard import Scoreboard
from farwhist.ui.settings.keymap import Press
from farwhist.ui.settings.table_preferences import KeptTablePreferences
from farwhist.ui.table.playback import Playback
from farwhist.ui.table.table import Table
from farwhist.ui.wording import outcomes, questions, refusals
from farwhist.ui.wording.punctuation import sentence

translate = QCoreApplication.translate


class Teller(Protocol):
    """Tells by other means what the table shows."""

    @property
    def told(self) -> int:
        """How many events of the match have been told."""

    def follow(self) -> None:
        """Let others find what is on the table now."""

    def wait_for(self, text: str) -> None:
        """Say what a person must confirm; forget what was said to another one."""


class MatchFlow(QObject):
    """Leads from each question to the next: between the runner, the table and the panels.

    Signals:
        replaced(): another position is about to lie on the table.
        asking(decision): the player is about to be asked.
        won(): the player is seen to have won the match.

    Attributes:
        playback: decides how fast time passes at the table.
    """

    replaced = Signal()
    asking = Signal(object)
    won = Signal()

    def __init__(
        self,
        match: MatchSession,
        table: Table,
        panels: PanelHost,
        *,
        scoreboard: Scoreboard,
        preferences: KeptTablePreferences,
        status: QLabel,
        teller: Teller,
    ) -> None:
        super().__init__(table)
        self._session = match
        self._runner = runner = match.runner
        self._table = table
        self._host = host = panels
        self.claim_button = claim = ClaimButton(table.state.scene.theme, table)
        self.playback = Playback(table, runner.waits, claim)
        self._practice = match.practice
        self._scoreboard = scoreboard
        self._preferences = preferences
        self._status = status
        self._teller = teller
        self._shown = match.matches.shown
        self._holds: list[Callable[[], bool]] = []
        self._note: Callable[[int], SummaryNote | None] = lambda deal: None
        self._checks: Callable[[Move], bool] = lambda move: False
        self._explains: list[Callable[[], bool]] = [lambda: runner.rehearsing]
        self._leaves = [self._practice.leave_after_deal]
        self._keys: list[Callable[[Press], bool]] = []
        self._taken_up = False
        runner.began.connect(self._show_position)
        runner.happened.connect(self._show_events)
        runner.waiting.connect(self._wait_for)
        runner.asked.connect(self._ask)
        runner.screened.connect(self._screen)
        table.settled.connect(self.go_on)
        table.summary.connect(self._sum_up)
        table.input.chosen.connect(self._choose)
        table.input.refused.connect(self._refuse)
        table.announced.connect(status.setText)
        table.review_changed.connect(host.make_way)
        host.chosen.connect(self._choose)
        host.next_deal.connect(self._leave_summary)
        host.alone.connect(runner.show_cards)
        claim.clicked.connect(self.claim)

    def hold_while(self, condition: Callable[[], bool]) -> None:
        """Let the match wait for something beside the table; `go_on` when that is over."""
        self._holds.append(condition)

    def check_moves(self, check: Callable[[Move], bool]) -> None:
        """Ask `check` of each move the player chooses; where it is True it sees to the move."""
        self._checks = check

    def add_to_summaries(self, make: Callable[[int], SummaryNote | None]) -> None:
        """Let `make` return what stands below the summary of the deal with this number."""
        self._note = make

    def play_nothing_while(self, condition: Callable[[], bool]) -> None:
        """Let the last card of a deal wait for the player while something is being explained."""
        self._explains.append(condition)

    def ask_after_deals(self, leave: Callable[[], bool]) -> None:
        """Ask `leave` when a summary is left; where it is True it sees to what comes next."""
        self._leaves.insert(0, leave)

    def offer_keys(self, use: Callable[[Press], bool]) -> None:
        """Let `use` have the keys pressed at the table before panels and hand; True: it had one."""
        self._keys.append(use)

    def take(self, press: Press) -> bool:
        """Let those have a key who are asked first; return whether one had a use for it."""
        return any(use(press) for use in self._keys)

    @property
    def explaining(self) -> bool:
        """Whether the match waits for something that is being explained."""
        return any(it() for it in (*self._explains, *self._holds))

    def follow(self) -> None:
        """Let a screen reader find what is on the table and in the hand now."""
        self._teller.follow()

    def _show_position(self, fresh: bool) -> None:
        runner, table = self._runner, self._table
        self.replaced.emit()
        self._taken_up = not fresh
        self.playback.pause(False)
        self.playback.relax()
        self._status.clear()
        self._host.close()
        self.claim_button.hide()
        recent = runner.recent()
        shown = 0 if fresh else len(recent.events)
        if recent.first > min(recent.same, self._teller.told):
            shown += recent.first
            recent = runner.whole()
        events = recent.events
        match, position = self._shown(runner.setting, runner.rules, runner.viewer), recent.position
        table.jump(match, position, events[:shown], events[shown:], first=recent.first)
        self._scoreboard.show_deal()
        self._scoreboard.write()
        self._teller.follow()

    def show_people(self) -> None:
        """Show what the match on the table, and its people, are called and look like now."""
        runner, now = self._runner, self._table.match
        # Another match that is about to be shown comes with its position.
        if now.rules is not None and runner.rules is now.rules:
            new = self._shown(runner.setting, now.rules, now.viewer)
            if new != now:
                self._table.state.rename(new)
                self._scoreboard.write()

    def _show_events(self, events: list[Event]) -> None:
        viewer = self._runner.viewer
        if not all(isinstance(each, BidSealed) and each.seat != viewer for each in events):
            self._host.close()
            self._table.input.take_back()
            self.claim_button.hide()
            self._status.clear()
        self._table.show(events)

    def recover(self) -> None:
        """Show the position anew where an exception has made the match stand still."""
        runner, table = self._runner, self._table
        match, watched = runner.match, runner.setting.human is None
        own = None if match is None or watched else match.decision(runner.viewer)
        offered = self._host.panel is not None or bool(table.input.playable())
        unasked = own is not None and not own.settled and not offered
        unasked = unasked and not (runner.handed_over or runner.relieved)
        if table.stuck or (not table.busy and (unasked or runner.forsaken)):
            runner.show_again()

    def go_on(self) -> None:
        """Ask whoever is next, now that the table has shown all that has happened."""
        table = self._table
        self._scoreboard.show_deal()
        scores = self._scoreboard.write()
        if table.position.over:
            self._rank(scores)
        elif not any(holds() for holds in self._holds):
            self._runner.go_on()

    def _rank(self, scores: Scores) -> None:
        """Show who has won; of several people nobody is called “you”."""
        runner, view = self._runner, self._table.position
        you = NOBODY if runner.several else runner.viewer
        self._host.rank(scores, you, again=self._after_match())
        people = runner.setting.played_by if runner.several else (runner.viewer,)
        if any(side_of(view, seat) in view.winners for seat in people):
            self._table.match_celebration.begin()
            self.won.emit()
        self._status.setText(outcomes.verdict(view, you, side_names(scores)))

    def _after_match(self) -> str:
        """Return what comes after a match with people at other computers, nothing after others."""
        if not self._runner.together:
            return ""
        if self._session.at_table:
            return translate("Together", "To the waiting room")
        return translate("Together", "Back to your match")

    def _screen(self, seat: Seat) -> None:
        """Hide what the person at this seat alone may see until she says that she is alone."""
        self.playback.relax()
        name = self._scoreboard.names()[seat]
        self._host.screen(seat, name)
        self._status.setText(questions.whose_turn(name))
        self._teller.wait_for(f"{sentence(questions.whose_turn(name))} {questions.when_to_show()}")

    def _wait_for(self, seats: tuple[int, ...]) -> None:
        self._table.wait_for(seats)
        if self._runner.handed_over:
            self._status.setText(translate("Status", "A bot finishes this deal for you."))
            return
        if self._runner.relieved:
            self._status.setText(questions.time_up())
            return
        names = self._scoreboard.names()
        self._status.setText(questions.waiting_for([names[seat] for seat in seats]))

    def _ask(self, decision: Decision) -> None:
        self.asking.emit(decision)
        following = self._table.input.follow_up(decision)
        if following is not None:
            self._choose(following)
            return
        asking = self._table.input
        self.playback.relax()
        asking.ask(decision)
        slow = self._taken_up or any(explains() for explains in self._explains)
        last = None if slow else asking.last_card()
        if last is None:
            self.claim_button.offer(self._runner.ending())
            self._host.ask(decision)
        self._status.setText(self._asked_for(decision))
        if last is not None:
            asking.play_by_itself(last)

    def _asked_for(self, decision: Decision) -> str:
        view = self._table.position
        return outcomes.your_turn(decision, view) or questions.your_turn(decision, view)

    def _choose(self, move: Move) -> None:
        self._taken_up = False
        self.playback.pause(False)
        if not self._checks(move):
            self._runner.submit(move)

    def close_question(self) -> None:
        """Take away what the player is asked; `go_on` asks it again."""
        self._host.close()
        self._table.input.take_back()
        self.claim_button.hide()

    def claim(self) -> bool:
        """Play the decided rest of the deal; return whether there was one to play."""
        if self.claim_button.isHidden():
            return False
        self.claim_button.hide()
        self._table.input.take_back()
        self.playback.rush()
        self._runner.finish_deal()
        return True

    def finish_deal(self) -> None:
        """Let a bot make the player's moves until the end of the deal; while it does, hurry.

        Where nothing is left to decide the deal is played to its end at once.
        """
        if self.claim():
            return
        if self._runner.handed_over:
            self.playback.rush()
            self._runner.skip_rest()
            return
        self.playback.pause(False)
        self._host.close()
        self._table.input.take_back()
        self._runner.hand_over()
        if not self._table.busy:
            self.go_on()

    def relieve(self, seat: Seat) -> None:
        """Let a bot make the next move of a person, who has had time enough."""
        self.close_question()
        self._runner.relieve(seat)
        if self._runner.relieved and not self._table.busy:
            self.go_on()

    def _refuse(self, move: PlayCard) -> None:
        """Say why a card may not be played, at the card and in the status bar."""
        why, asking = self._runner.why_not(move), self._table.input
        decision, playable, view = asking.decision, asking.playable(), self._table.position
        more = ""
        if asking.selection.complete:
            title = refusals.enough()
        elif decision is not None and not playable and not view.pile:
            title = self._asked_for(decision)
        elif why is not None:
            title = refusals.title(why)
            shown = [card for card in self._table.hand() if card in playable]
            more = refusals.instead(shown) if decision is not None else ""
        else:
            return
        self._status.setText(title)
        asking.explain(move.cards[0], title, more)

    def _sum_up(self) -> None:
        runner, host = self._runner, self._host
        self.playback.relax()
        self._scoreboard.show_deal()
        scores = self._scoreboard.write()
        view, viewer = self._table.position, runner.viewer
        self._practice.forget()
        host.sum_up(
            scores,
            viewer,
            last=runner.over and not runner.rehearsing,
            practice=self._practice.ends,
            whose=self._scoreboard.names()[viewer] if runner.several else "",
            note=self._note(view.results[-1].deal),
        )
        wait = self._preferences.now.go_on
        if wait.isdecimal() and host.panel is not None:
            CountdownBar(host.panel, self._table.clock, int(wait))
            host.fit()
        result, outcome = view.results[-1], runner.rules.kind.outcome
        told = outcomes.outcome(result, view, viewer, outcome)
        if runner.several:
            headline = outcomes.headline(result, view, viewer, outcome)
            told = questions.of_person(self._scoreboard.names()[viewer], headline)
        self._status.setText(told)

    def press_next(self) -> None:
        """End what moves on the table, or leave the summary."""
        panel = self._host.panel
        if not self._table.finish() and panel is not None and panel.objectName() == "summary":
            panel.closed.emit()

    def _leave_summary(self) -> None:
        self._status.clear()
        if not any(leave() for leave in self._leaves):
            self._table.go_on()
